import { periodsSvg } from '../../../charts/timeline/lanes.js';
import type { DashaSpan, LifeDashas } from '../../../contract/dasha.js';
import { ClockOfBirth } from '../../../pages/shared/blocks.js';
import { siblingHref } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Drawing, type LeadFact } from '../../../pages/shell/parts.js';

interface Props {
  readonly page: PageContext;
  readonly dashas: LifeDashas;
}

/** The dasha of today as a lead fact; none before the birth and after 120 years. */
export function dashaFact({ page, dashas: { current } }: Props): LeadFact[] {
  if (current === null) return [];
  const words = page.words.tools['birth-chart-calculator'];
  const { graha: grahas } = page.catalogue.names;
  const { maha, antar } = current;
  const until = page.format.dateOf(antar.ends_at_local);
  return [{ label: words.dashaNow, value: grahas[maha.lord], note: words.antarUntil(grahas[antar.lord], until) }];
}

/** The mahadashas of a life on a line. */
export function Dasha({ page, zone, dashas: { mahadashas, current } }: Props & { readonly zone: string }) {
  const words = page.words.tools['birth-chart-calculator'];
  const { graha: grahas } = page.catalogue.names;
  const years = ({ starts_at_local, ends_at_local }: DashaSpan) =>
    `${starts_at_local.slice(0, 4)}–${ends_at_local.slice(0, 4)}`;
  const told = mahadashas.map((period) => `${grahas[period.lord]} ${years(period)}`).join(', ');
  return (
    <Block id="h-dasha" title={words.dasha}>
      {current === null ? null : (
        <p>{words.running(grahas[current.maha.lord], grahas[current.antar.lord], grahas[current.pratyantar.lord])}</p>
      )}
      <Drawing
        svg={periodsSvg({
          title: `${words.dasha}: ${told}`,
          from: Date.parse(mahadashas[0]?.starts_at ?? ''),
          to: Date.parse(mahadashas.at(-1)?.ends_at ?? ''),
          periods: mahadashas.map(({ lord, starts_at, ends_at }) => ({
            from: Date.parse(starts_at),
            to: Date.parse(ends_at),
            label: grahas[lord],
            short: page.language.charts.grahas[lord],
            runs: lord === current?.maha.lord,
          })),
          now: current ? page.at.getTime() : undefined,
        })}
      />
      <p class="below">{told}</p>
      <ClockOfBirth page={page} zone={zone} />
      <p class="no-print">
        <a href={siblingHref(page, 'dasha-calculator')}>{words.allPeriods}</a>
      </p>
    </Block>
  );
}
