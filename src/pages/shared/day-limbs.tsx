import type { Gana, Nature } from '../../base/zodiac/nakshatra.js';
import type { Graha } from '../../base/zodiac/rashi.js';
import type { DaySpanResult, LimbChangeResult } from '../../contract/scored-day.js';
import type { TimingWindowResult } from '../../contract/windows.js';
import { capital } from '../../languages/locale/plural.js';
import { numbered } from '../../languages/names/numbered.js';
import { karanaReason } from '../../languages/words/rules/phrases.js';
import type { DayBasis } from '../../rules/panchanga/almanac-day.js';
import type { Limb } from '../../rules/panchanga/limbs.js';
import type { KaranaName, KaranaType, TithiGroup, YogaQuality } from '../../rules/panchanga/tables.js';
import type { PageContext, Teller } from '../shell/context.js';
import { Block, type Fact, Facts, type LeadFact } from '../shell/parts.js';
import { isOver, rangeOf, rangeOn, runsNow, type ShownDay, type Stretch, timeOn } from './day.js';
import { type LaneDay, WindowsLane } from './day-lanes.js';
import { nameOfLimb, WindowList, windowLabel } from './day-tables.js';

/** The limbs of a day in words. */

interface Part {
  readonly number: number;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** What runs when a day begins, and what follows where that is known. */
export interface RunningLimb extends Part {
  readonly next: Part | null;
}

/** "Rohini, until 22:48; then Mrigashira, until 20:04 on 2 January". */
export function limbText(page: Teller, date: string, limb: Limb, { number, ends_at, next }: RunningLimb): string {
  const words = page.words.shared.day;
  const first = `${nameOfLimb(page, limb, number)}, ${words.until(timeOn(page, date, ends_at))}`;
  if (!next) return first;
  return `${first}; ${words.thenUntil(nameOfLimb(page, limb, next.number), timeOn(page, date, next.ends_at))}`;
}

/**
 * The limb that runs now on a day that runs, else the one with which the day begins. `parts` are all of the day where
 * they are known: a short one begins and ends between two sunrises, and a third follows it. The last of them outlasts
 * the day.
 */
export function shownLimb(
  page: PageContext,
  day: Stretch & Pick<ShownDay, 'date'>,
  limb: Limb,
  running: RunningLimb,
  parts: readonly Part[] = [],
): { readonly value: string; readonly note: string } {
  const { next } = running;
  const isFirst = !runsNow(page, day) || runsNow(page, running);
  const later = isFirst ? undefined : [...(next ? [next] : []), ...parts].find((part) => runsNow(page, part));
  const { number, starts_at, ends_at } = later ?? running;
  return {
    value: nameOfLimb(page, limb, number),
    note: later
      ? rangeOn(page, day.date, { starts_at, ends_at })
      : page.words.shared.day.until(timeOn(page, day.date, ends_at)),
  };
}

/** What the texts say of the limbs of a day, as results have it. */
export interface LimbQualities {
  readonly tithi: { readonly group: TithiGroup; readonly number: number };
  readonly nakshatra: NakshatraQualities;
  readonly yoga: { readonly quality: YogaQuality };
  readonly karana: { readonly name: KaranaName; readonly type: KaranaType };
}

export interface NakshatraQualities {
  readonly number: number;
  readonly ruler: Graha;
  readonly nature: Nature;
  readonly gana: Gana;
  readonly pada?: number;
}

/** What is told of a nakshatra: its ruler, deity, nature and gana. */
export function nakshatraFacts(page: PageContext, { number, ruler, nature, gana }: NakshatraQualities): Fact[] {
  const words = page.words.shared.day;
  const { deity: deities, gana: ganas } = page.language.names;
  const { graha: grahas, nature: natures } = page.catalogue.names;
  return [
    [words.ruler, grahas[ruler]],
    [words.deity, numbered(deities, number)],
    [words.nature, natures[nature]],
    [words.gana, ganas[gana]],
  ];
}

/** The section with what the texts say of each limb. */
export function LimbFacts({ page, title, limbs }: { page: PageContext; title: string; limbs: LimbQualities }) {
  const words = page.words.shared.day;
  const { names, reasons, texts } = page.catalogue;
  const { tithi_group: tithiGroups } = names;
  const { nakshatra } = limbs;
  const said = nakshatraFacts(page, nakshatra).map(([label, value]) => texts.about(label, String(value)));
  const pada = nakshatra.pada === undefined ? [] : [words.pada(nakshatra.pada)];
  return (
    <Block id="h-about" title={title}>
      <Facts
        facts={[
          [words.limbs.tithi, limbs.tithi.number === 30 ? tithiGroups.amavasya : tithiGroups[limbs.tithi.group]],
          [words.limbs.nakshatra, [...pada, ...said].map((line) => <div>{capital(line)}</div>)],
          [words.limbs.yoga, reasons[limbs.yoga.quality]],
          [words.limbs.karana, karanaReason(page.catalogue, limbs.karana)],
        ]}
      />
    </Block>
  );
}

/** The parts of a limb in a day that is told by what begins in it. */
export function limbParts(
  page: PageContext,
  limb: Limb,
  {
    first,
    changes,
    day,
  }: {
    readonly first: { readonly number: number };
    readonly changes: readonly LimbChangeResult[];
    readonly day: { readonly starts_at: string; readonly ends_at: string };
  },
): { label: string; starts_at: string; ends_at: string }[] {
  const own = changes.filter((change) => change.limb === limb);
  const starts = [{ number: first.number, starts_at: day.starts_at }, ...own];
  return starts.map(({ number, starts_at }, index) => ({
    label: nameOfLimb(page, limb, number),
    starts_at,
    ends_at: starts[index + 1]?.starts_at ?? day.ends_at,
  }));
}

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
