import type { DaySpanResult } from '../../contract/scored-day.js';
import type { TimingWindowResult } from '../../contract/windows.js';
import type { DayBasis } from '../../rules/panchanga/almanac-day.js';
import type { PageContext } from '../shell/context.js';
import { Block, type Fact, Facts, type LeadFact } from '../shell/parts.js';
import { isOver, rangeOf, runsNow } from './day.js';
import { type LaneDay, WindowsLane } from './day-lanes.js';
import { WindowList, windowLabel } from './day-tables.js';

/** What the pages of a day by its zone share: the day itself, and the windows to choose and to avoid. */

/** The day of a result that takes no place. */
export function zoneDay({
  date,
  timezone,
  day_basis,
  day_span,
}: {
  readonly date: string;
  readonly timezone: string;
  readonly day_basis: DayBasis;
  readonly day_span: DaySpanResult;
}): LaneDay {
  return { date, timezone, basis: day_basis, ...day_span };
}

/** When the day begins and the night, for the lead facts. */
export function sunFact(page: PageContext, { basis, starts_at, night_starts_at, ends_at }: LaneDay): LeadFact {
  const words = page.words.shared.day;
  const { format } = page;
  const isNominal = basis === 'nominal_06_18';
  return {
    label: isNominal ? `${words.dayBegins}, ${words.nightBegins}` : words.sunriseAndSunset,
    value: `${format.clock(starts_at)}, ${format.clock(night_starts_at)}`,
    note: isNominal ? undefined : words.nextSunrise(format.clock(ends_at)),
  };
}

interface Windows {
  readonly best: readonly TimingWindowResult[];
  readonly avoided: readonly TimingWindowResult[];
}

function labelled(page: PageContext, windows: readonly TimingWindowResult[]) {
  return windows.map((window) => ({ ...window, label: windowLabel(page, window) }));
}

/** The window that counts most, for or against; the earliest of equals. */
function foremostOf(windows: readonly TimingWindowResult[]): TimingWindowResult | undefined {
  const weight = ({ points }: TimingWindowResult) => Math.abs(points);
  return [...windows].sort((a, b) => weight(b) - weight(a))[0];
}

/** The window that counts most, of those to come where the day runs, as a lead fact, with whether it runs or is over where the day runs. */
export function windowFact(
  page: PageContext,
  label: string,
  windows: readonly TimingWindowResult[],
  day: LaneDay,
): LeadFact {
  const words = page.words.shared.day;
  const toCome = windows.filter((each) => !isOver(page, day, each));
  const window = foremostOf(toCome) ?? foremostOf(windows);
  if (!window) return { label, value: words.none };
  const name = windowLabel(page, window);
  const state = runsNow(page, window) ? words.now : isOver(page, day, window) && words.over;
  return { label, value: rangeOf(page, window), note: state ? `${name}, ${state}` : name };
}

/** Two lanes: what is chosen and what is avoided. */
export function ChoiceLanes({ page, day, best, avoided }: Windows & { page: PageContext; day: LaneDay }) {
  const words = page.words.shared.day;
  return (
    <>
      <WindowsLane
        page={page}
        day={day}
        name={words.choose}
        windows={labelled(page, best).map((window) => ({ ...window, kind: 'good' }))}
      />
      <WindowsLane
        page={page}
        day={day}
        name={words.avoid}
        windows={labelled(page, avoided).map((window) => ({ ...window, kind: 'bad' }))}
      />
    </>
  );
}

/** The windows as text. */
export function WindowsBlock({
  page,
  day,
  best,
  avoided,
  more = [],
}: Windows & { page: PageContext; day: LaneDay; more?: readonly Fact[] }) {
  const words = page.words.shared.day;
  return (
    <Block id="h-windows" title={words.windows}>
      <Facts
        facts={[
          [words.choose, <WindowList page={page} day={day} windows={labelled(page, best)} />],
          [words.avoid, <WindowList page={page} day={day} windows={labelled(page, avoided)} />],
          ...more,
        ]}
      />
      <p class="soft small">{words.windowsNote}</p>
    </Block>
  );
}
