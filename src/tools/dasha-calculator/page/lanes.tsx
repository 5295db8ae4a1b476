import { periodsSvg } from '../../../charts/timeline/lanes.js';
import type { DashaSpan } from '../../../contract/dasha.js';
import { Block, Lane } from '../../../pages/shell/parts.js';
import { isRunning, type Shown, type ShownMahadasha } from './shown.js';

/** What is drawn of dashas. */
export interface DrawnDashas {
  readonly mahadashas: readonly Omit<ShownMahadasha, 'full_years'>[];
  readonly current: Pick<
    NonNullable<Shown['result']['current']>,
    'maha' | 'antar' | 'pratyantar' | 'reference_at'
  > | null;
}

interface Props extends Omit<Shown, 'result' | 'birthDate'> {
  readonly result: DrawnDashas;
}

/** All mahadashas, the antardashas of the one that runs, and the pratyantardashas of the antardasha that runs in it. */
export function Lanes({ page, words, lordName, result: { mahadashas, current } }: Props) {
  const maha = mahadashas.find((period) => isRunning(period, current?.maha));
  const antar = maha?.antardashas.find((period) => isRunning(period, current?.antar));
  const [first, last] = [mahadashas[0], mahadashas.at(-1)];
  if (!first || !last) return null;
  const lords = maha && antar ? `${lordName(maha.lord)}, ${lordName(antar.lord)}` : '';
  const lane = (name: string, drawn: string, periods: readonly DashaSpan[], running: DashaSpan | undefined) => {
    const title = running === undefined ? drawn : `${drawn}, ${words.drawn.runs(lordName(running.lord))}`;
    const [from, to] = [periods[0]?.starts_at_local ?? '', periods.at(-1)?.ends_at_local ?? ''];
    const below = page.words.shared.periods.dates(page.format.dateOf(from), page.format.dateOf(to));
    return <Lane name={name} svg={drawing(title, periods, running)} below={below} />;
  };
  const drawing = (title: string, periods: readonly DashaSpan[], running: DashaSpan | undefined) =>
    periodsSvg({
      title,
      from: Date.parse(periods[0]?.starts_at ?? ''),
      to: Date.parse(periods.at(-1)?.ends_at ?? ''),
      ...(current && { now: Date.parse(current.reference_at) }),
      periods: periods.map((period) => ({
        from: Date.parse(period.starts_at),
        to: Date.parse(period.ends_at),
        label: lordName(period.lord),
        short: page.language.charts.grahas[period.lord],
        runs: isRunning(period, running),
      })),
    });
  const years = [first.starts_at_local, last.ends_at_local].map((at) => at.slice(0, 4)) as [string, string];
  return (
    <Block id="h-lanes" title={words.lanesTitle}>
      <div class="lanes">
        {lane(words.lanes.maha, words.drawn.mahas(...years), mahadashas, current?.maha)}
        {maha
          ? lane(
              words.lanes.within(lordName(maha.lord)),
              words.drawn.antars(lordName(maha.lord)),
              maha.antardashas,
              current?.antar,
            )
          : null}
        {antar?.pratyantardashas
          ? lane(words.lanes.within(lords), words.drawn.pratyantars(lords), antar.pratyantardashas, current?.pratyantar)
          : null}
      </div>
    </Block>
  );
}
