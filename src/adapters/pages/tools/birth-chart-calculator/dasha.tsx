import { type DashaPeriod, daysPerBirthMinute, mahadashas, runningDashas } from '../../../../dasha/vimshottari.js';
import { toMicrodegrees } from '../../../../math/angle.js';
import { periodsSvg } from '../../../../render/timeline/lanes.js';
import type { BirthChartResult } from '../../../../tools/birth-chart-calculator.js';
import type { PageContext } from '../../shell/context.js';
import { Block, Drawing, type LeadFact } from '../../shell/parts.js';
import { type NatalProps, siblingHref } from '../shared/natal.js';
import { localOf, type NatalBirth } from '../shared/natal-day.js';
import { WORDS } from './words.js';

/** The mahadashas of a birth of known time, and which run at the time of the page, if one does. */
export function dashasOf(page: PageContext, born: NatalBirth, { planets }: BirthChartResult) {
  const moon = planets.find(({ planet }) => planet === 'Moon');
  if (moon === undefined || !born.birth.timeKnown) return undefined;
  const periods = mahadashas(toMicrodegrees(moon.longitude_sidereal), born.birth.epochMilliseconds);
  const [first] = periods;
  return {
    periods,
    running: runningDashas(periods, page.at.getTime()),
    daysPerMinute: first === undefined ? 0 : daysPerBirthMinute(moon.speed_deg_per_day, first.lord),
  };
}

export type Dashas = NonNullable<ReturnType<typeof dashasOf>>;

/** The dasha of today as a lead fact; none before the birth and after 120 years. */
export function dashaFact({ page, born }: NatalProps, { running }: Dashas): LeadFact[] {
  if (running === undefined || page.at.getTime() < born.birth.epochMilliseconds) return [];
  const words = WORDS[page.locale];
  const { graha: grahas } = page.catalogue.names;
  const { maha, antar } = running;
  const until = page.format.dateOf(localOf(born, antar.end));
  return [{ label: words.dashaNow, value: grahas[maha.lord], note: words.antarUntil(grahas[antar.lord], until) }];
}

/** The mahadashas of a life on a line. */
export function Dasha({ page, born, dashas }: NatalProps & { dashas: Dashas }) {
  const words = WORDS[page.locale];
  const { graha: grahas } = page.catalogue.names;
  const { periods, running } = dashas;
  const birth = born.birth.epochMilliseconds;
  const from = ({ start }: DashaPeriod) => Math.max(start, birth);
  const year = (at: number) => localOf(born, at).slice(0, 4);
  const told = periods.map((period) => `${grahas[period.lord]} ${year(from(period))}–${year(period.end)}`).join(', ');
  const now = page.at.getTime();
  const runs = now >= birth ? running : undefined;
  return (
    <Block id="h-dasha" title={words.dasha}>
      {runs === undefined ? null : (
        <p>{words.running(grahas[runs.maha.lord], grahas[runs.antar.lord], grahas[runs.pratyantar.lord])}</p>
      )}
      <Drawing
        svg={periodsSvg({
          title: `${words.dasha}: ${told}`,
          from: birth,
          to: periods.at(-1)?.end ?? birth + 1,
          periods: periods.map((period) => ({
            from: from(period),
            to: period.end,
            label: grahas[period.lord],
            runs: period.lord === runs?.maha.lord,
          })),
          now: runs && now,
        })}
      />
      <p class="below">{told}</p>
      <p class="no-print">
        <a href={siblingHref(page, 'dasha-calculator')}>{words.allPeriods}</a>
      </p>
    </Block>
  );
}
