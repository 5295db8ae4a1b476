import { zoneOf } from '../../../base/time/named-zone.js';
import { formatLocalWithOffset } from '../../../base/time/zone.js';
import type { SignName } from '../../../base/zodiac/rashi.js';
import type { RunningDashaSpans } from '../../../contract/dasha.js';
import { ClockOfBirth } from '../../../pages/shared/blocks.js';
import { instantOf } from '../../../pages/shared/day.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, type Fact, Facts, Fold } from '../../../pages/shell/parts.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { MonthlySnapshotResult, monthlySnapshotTool } from '../tool.js';
import type { MonthlySnapshotWords } from './words.js';

type Props = ShownBy<typeof monthlySnapshotTool>;

interface Event {
  readonly at: string;
  readonly text: string;
}

/** What happens in the sky of the month, for everybody. */
export function EventsBlock({ page, result, words }: Props) {
  const { names, states, texts } = page.catalogue;
  const { moon_phase: phases } = page.language.names;
  const inSign = (name: SignName) => names.in_sign[name];
  const entries = result.ingresses.map(({ planet, to_sign_name, motion, occurs_at }) => {
    const said = texts.grahaInSign(names.graha[planet], inSign(to_sign_name));
    return {
      planet,
      at: occurs_at,
      text: motion === 'retrograde' && isPlanet(planet) ? `${said} (${states.retrograde})` : said,
    };
  });
  const events: Event[] = [
    ...result.moon_phases.map(({ phase_code, occurs_at }) => ({ at: occurs_at, text: phases[phase_code] })),
    ...entries.filter(({ planet }) => planet !== 'Moon'),
    ...result.stations.map(({ planet, motion_after, sign_name, occurs_at }) => ({
      at: occurs_at,
      text: texts.about(texts.grahaInSign(names.graha[planet], inSign(sign_name)), words.station[motion_after]),
    })),
  ];
  return (
    <Block id="h-events" title={words.events}>
      <EventList page={page} events={events} />
      <Fold summary={words.moonSigns}>
        <EventList page={page} events={entries.filter(({ planet }) => planet === 'Moon')} />
      </Fold>
    </Block>
  );
}

/** The nodes go backwards always, which is nothing to tell. */
function isPlanet(planet: string): boolean {
  return planet !== 'Rahu' && planet !== 'Ketu';
}

function EventList({ page, events }: { page: PageContext; events: readonly Event[] }) {
  const { format } = page;
  return (
    <ul class="events wide">
      {[...events]
        .sort((a, b) => instantOf(a.at) - instantOf(b.at))
        .map(({ at, text }) => (
          <li>
            <time datetime={at.slice(0, 16)}>
              {format.dayAndMonth(at)}, {format.clock(at)}
            </time>
            <span>{text}</span>
          </li>
        ))}
    </ul>
  );
}

/** The dashas and Sade Sati of a known birth, with what changes in the month. */
export function PeriodsBlock({ page, result, words }: Props) {
  const { names, texts } = page.catalogue;
  const { graha: grahas } = names;
  const { dasha, sade_sati } = result;
  const isAskedInside = result.date.startsWith(result.target_month);
  const changes: Event[] = [
    ...dasha.lord_changes.map(({ level, lord_before, lord, starts_at_local }) => ({
      at: starts_at_local,
      text: texts.about(
        page.language.names.dasha_level[level],
        `${lord_before === null ? '' : `${grahas[lord_before]} → `}${grahas[lord]}`,
      ),
    })),
    ...sade_sati.phase_changes.map(({ sade_sati_phase, starts_at }) => ({
      at: formatLocalWithOffset(zoneOf(dasha.birth_timezone), instantOf(starts_at)),
      text: texts.about(words.sadeSati, phaseText(page, words, sade_sati_phase)),
    })),
  ];
  const facts: Fact[] = [
    [words.atStart, <Dashas page={page} words={words} running={dasha.at_month_start} />],
    [
      words.onDate(isAskedInside ? page.format.dayAndMonth(result.date) : page.format.date(result.date)),
      <Dashas page={page} words={words} running={dasha.on_date} />,
    ],
    [words.sadeSati, phaseText(page, words, sade_sati.sade_sati_phase)],
  ];
  return (
    <Block id="h-dashas" title={words.dashas}>
      <Facts facts={facts} />
      {changes.length === 0 ? null : <EventList page={page} events={changes} />}
      <ClockOfBirth page={page} zone={dasha.birth_timezone} />
    </Block>
  );
}

function phaseText(
  page: PageContext,
  words: MonthlySnapshotWords,
  phase: MonthlySnapshotResult['sade_sati']['sade_sati_phase'],
): string {
  return phase === null ? words.noSadeSati : page.language.names.sade_sati_phase[phase];
}

function Dashas({
  page,
  words,
  running,
}: {
  page: PageContext;
  words: MonthlySnapshotWords;
  running: RunningDashaSpans | null;
}) {
  const { until } = page.words.shared.day;
  const { names, texts } = page.catalogue;
  if (!running) return <>{words.noDasha}</>;
  return (
    <>
      {(['maha', 'antar', 'pratyantar'] as const).map((level, index) => (
        <>
          {index === 0 ? null : <br />}
          {texts.about(page.language.names.dasha_level[level], names.graha[running[level].lord])}{' '}
          <span class="soft">({until(page.format.dateOf(running[level].ends_at_local))})</span>
        </>
      ))}
    </>
  );
}
