import type { PropsWithChildren } from 'hono/jsx';
import { type CalendarDate, nextDate, readDate } from '../../base/time/calendar.js';
import { zoneOf } from '../../base/time/named-zone.js';
import { firstInstant, formatLocalWithOffset, offsetAt } from '../../base/time/zone.js';
import { type DayWindow, daySvg, periodsSvg, windowsSvg } from '../../charts/timeline/lanes.js';
import type { SegmentKind } from '../../charts/timeline/paint.js';
import { timelineSvg } from '../../charts/timeline/timeline-svg.js';
import type { ChoghadiyaResult } from '../../contract/day-divisions.js';
import { HABITS } from '../../languages/locale/habits.js';
import type { WindowCode } from '../../rules/muhurta/day-score-tables.js';
import type { DayBasis } from '../../rules/panchanga/almanac-day.js';
import type { ChoghadiyaQuality } from '../../rules/panchanga/tables.js';
import type { PageContext } from '../shell/context.js';
import { Block, Lane } from '../shell/parts.js';
import { clockSpan } from './clock-span.js';
import { instantOf, nowIn, rangeOf, type ShownDay, type Stretch } from './day.js';

/** The drawn part of the pages of days: the day as a bar, and what lies in it in lanes below. */

export interface LaneDay extends ShownDay {
  readonly night_starts_at: string;
  readonly basis: DayBasis;
}

export interface LaneProps {
  readonly page: PageContext;
  readonly day: LaneDay;
}

/** The section of the lanes, the sky on top. */
export function DayLanes({ page, day, children }: PropsWithChildren<LaneProps>) {
  const words = page.words.shared.day;
  const now = nowIn(page, day);
  return (
    <Block id="h-day" title={page.format.withTimes(words.dayLanes[day.basis])}>
      {now === undefined ? null : (
        <p class="soft small">
          {words.redIsNow}{' '}
          <time
            data-clock={Math.round(offsetAt(zoneOf(day.timezone), now) / 60)}
            data-now={now}
            data-parts={page.hours === 12 ? page.words.format.partsOfDay : undefined}
          >
            {page.format.clock(formatLocalWithOffset(zoneOf(day.timezone), now))}
          </time>
        </p>
      )}
      <div class="lanes">
        <SkyLane page={page} day={day} />
        {children}
      </div>
    </Block>
  );
}

function SkyLane({ page, day }: LaneProps) {
  const words = page.words.shared.day;
  const { format } = page;
  const [sunrise, sunset, nextSunrise] = [day.starts_at, day.night_starts_at, day.ends_at].map(instantOf) as [
    number,
    number,
    number,
  ];
  const span = clockSpan(page, [day.starts_at, day.night_starts_at], (sunset - sunrise) / 60_000);
  const length = words.day(format.duration(span.minutes));
  const [from, to, until] = [day.starts_at, day.night_starts_at, day.ends_at].map(format.clock) as [
    string,
    string,
    string,
  ];
  const svg = daySvg({
    title: `${length}: ${words.range(from, to)}${span.moved === undefined ? '; ' : `. ${span.moved} `}${words.night}: ${words.range(to, until)}`,
    sunrise,
    sunset,
    nextSunrise,
    dayLabel: length,
    nightLabel: words.night,
    ticks: ticks(page, day, [sunrise, nextSunrise]),
    now: nowIn(page, day),
  });
  return <Lane name={words.sky} svg={svg} />;
}

/** Every third hour of the clock. */
function ticks({ hours }: PageContext, { date, timezone }: ShownDay, [from, to]: readonly [number, number]) {
  const first = readDate(date);
  return [first, nextDate(first)]
    .flatMap((day: CalendarDate) =>
      Array.from({ length: 8 }, (_, index) => ({
        at: firstInstant(zoneOf(timezone), day, index * 3),
        // There is no room for the part of the day, which the drawing shows.
        label: hours === 12 ? String((index * 3) % 12 || 12) : String(index * 3).padStart(2, '0'),
      })),
    )
    .filter(({ at }) => at >= from && at <= to);
}

function spanOf({ starts_at, ends_at }: Stretch): { from: number; to: number } {
  return { from: instantOf(starts_at), to: instantOf(ends_at) };
}

export interface LaneWindow extends Stretch {
  readonly label?: string;
  readonly kind: DayWindow['kind'];
}

/**
 * Windows in a lane of their own, told by their times: one beside itself, two below the lane. Of more there is a list on
 * the page, and a label that only the last of them has room for would seem to name them all. Times of twelve hours are too
 * long to stand beside a window in the middle of a phone: they stand below the lane.
 */
export function WindowsLane({
  page,
  day,
  name,
  windows,
}: LaneProps & { readonly name: string; readonly windows: readonly LaneWindow[] }) {
  const told = windows.map((window) => ({
    ...spanOf(window),
    kind: window.kind,
    label: [window.label, rangeOf(page, window)].filter(Boolean).join(' '),
  }));
  const all = told.map(({ label }) => label).join('; ');
  const isBeside = told.length === 1 && page.hours === 24;
  const isBelow = told.length === 2 || (told.length === 1 && !isBeside);
  const svg = windowsSvg({
    title: all || page.words.shared.day.none,
    ...spanOf(day),
    windows: told.map(({ label, ...window }) => ({ ...window, title: label, ...(isBeside && { label }) })),
    now: nowIn(page, day),
  });
  return <Lane name={name} svg={svg} below={isBelow ? all : undefined} />;
}

const LANES = {
  rahu_kalam: 'bad',
  yamaganda: 'mid',
  gulika: 'mid',
  dur_muhurta: 'mid',
  abhijit: 'good',
} as const satisfies Partial<Record<WindowCode, DayWindow['kind']>>;

function isLane(code: string): code is keyof typeof LANES {
  return code in LANES;
}

/** One lane for each kind of window of the weekday: those to be avoided first, as almanacs of the language have them. */
export function NamedWindowLanes({
  page,
  day,
  windows,
}: LaneProps & { readonly windows: readonly (Stretch & { readonly code: string })[] }) {
  return (
    <>
      {[...HABITS[page.locale].avoided, 'abhijit'].filter(isLane).map((code) => {
        const own = windows.filter((window) => window.code === code);
        if (own.length === 0) return null;
        return (
          <WindowsLane
            page={page}
            day={day}
            name={page.catalogue.names.window[code]}
            windows={own.map(({ starts_at, ends_at }) => ({ starts_at, ends_at, kind: LANES[code] }))}
          />
        );
      })}
    </>
  );
}

const CHOGHADIYA_FILLS: Readonly<Record<ChoghadiyaQuality, SegmentKind>> = {
  best: 'good',
  good: 'goodw',
  neutral_good: 'midw',
  bad: 'badw',
};

/** The first letter of a name with the signs that belong to it: the seven choghadiyas differ in theirs. */
function initialOf(name: string): string {
  return /^.\p{M}*/u.exec(name)?.[0] ?? name;
}

/** The sixteen choghadiyas by their initials; a table tells them one by one. */
export function ChoghadiyaLane({
  page,
  day,
  choghadiya,
}: LaneProps & { readonly choghadiya: readonly ChoghadiyaResult[] }) {
  const words = page.words.shared.day;
  const { choghadiya: choghadiyas } = page.catalogue.names;
  const now = nowIn(page, day);
  const svg = timelineSvg({
    title: choghadiya
      .map(({ name, quality }) => `${choghadiyas[name]} (${page.language.names.quality[quality]})`)
      .join(', '),
    ...spanOf(day),
    segments: choghadiya.map((part) => ({
      ...spanOf(part),
      kind: CHOGHADIYA_FILLS[part.quality],
      label: initialOf(choghadiyas[part.name]),
      short: initialOf(choghadiyas[part.name]),
      title: `${choghadiyas[part.name]}, ${rangeOf(page, part)}`,
    })),
    marks: now === undefined ? [] : [{ at: now, kind: 'now' }],
  });
  return <Lane name={words.choghadiya} svg={svg} />;
}

export interface LanePart extends Stretch {
  readonly label: string;
  /** What stands in the lane for it, where the parts are too short for their labels. */
  readonly short?: string;
}

/** What follows each other in the day, such as its nakshatras or hours. What is not known is left empty. */
export function PartsLane({
  page,
  day,
  name,
  parts,
}: LaneProps & { readonly name: string; readonly parts: readonly LanePart[] }) {
  const { from, to } = spanOf(day);
  const now = nowIn(page, day);
  const shown = parts
    .map((part) => ({ ...part, ...spanOf(part) }))
    .filter((part) => part.from < to && part.to > from && part.from < part.to);
  const svg = periodsSvg({
    title: shown.map(({ label }) => label).join(', '),
    from,
    to,
    height: 28,
    periods: shown.map((part) => ({
      from: part.from,
      to: part.to,
      label: part.short ?? part.label,
      title: `${part.label}, ${rangeOf(page, part)}`,
      runs: now !== undefined && now >= part.from && now < part.to,
    })),
    now,
  });
  return <Lane name={name} svg={svg} />;
}

/** The first days of every so many years, labelled with the year. */
export function ticksBetween(from: number, to: number, step: number): { at: number; label: string }[] {
  const [first, last] = [from, to].map((at) => new Date(at).getUTCFullYear()) as [number, number];
  return Array.from({ length: Math.floor(last / step) - Math.floor(first / step) + 1 }, (_, index) => {
    const year = (Math.floor(first / step) + index) * step;
    return { at: Date.parse(`${year}-01-01`), label: String(year) };
  }).filter(({ at }) => at >= from && at <= to);
}
