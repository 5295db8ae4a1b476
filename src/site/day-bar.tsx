import { nextDate, readDate } from '../base/time/calendar.js';
import { zoneOf } from '../base/time/named-zone.js';
import { firstInstant, formatLocalWithOffset, offsetAt } from '../base/time/zone.js';
import { capital } from '../languages/locale/plural.js';
import { instantOf, rangeOf, type Stretch } from '../pages/shared/day.js';
import type { PageContext } from '../pages/shell/context.js';
import type { PanchangResult } from '../tools/panchang/tool.js';

interface Window extends Stretch {
  readonly name: string;
  readonly kind: 'good' | 'mid' | 'bad' | 'b';
  /** Whether its label stands above the bar. */
  readonly isAbove?: true;
}

interface Props {
  readonly page: PageContext;
  readonly day: PanchangResult;
}

/** The daylight as one bar, after sunset the night: what to avoid and to choose in it, and where the present is. */
export function DayBar({ page, day }: Props) {
  const { home } = page.words.site;
  const now = page.at.getTime();
  const isNight = now >= instantOf(day.sunset_at);
  const span: Stretch = isNight
    ? { starts_at: day.sunset_at, ends_at: day.next_sunrise_at }
    : { starts_at: day.sunrise_at, ends_at: day.sunset_at };
  const [from, to] = [instantOf(span.starts_at), instantOf(span.ends_at)];
  const x = (at: number) => `${(((at - from) / (to - from)) * 100).toFixed(2)}%`;
  const windows = isNight ? nightWindows(page, day) : dayWindows(page, day);
  const { format } = page;
  const clock = format.clock(formatLocalWithOffset(zoneOf(day.place.timezone), now));
  const told = windows.map((window) => `${window.name} ${rangeOf(page, window)}`);
  const title = `${isNight ? home.dark : home.light}, ${rangeOf(page, span)}${told.map((one) => `; ${one}`).join('')}`;
  const [first, last] = [span.starts_at, span.ends_at].map(format.clock);
  return (
    <svg class="tl daybar" width="100%" height="70" role="img" aria-label={title} data-from={from} data-to={to}>
      <rect class={isNight ? 't-night' : 't-day'} x="0" y="22" width="100%" height="26" />
      {windows.map((window, at) => {
        const [start, end] = [instantOf(window.starts_at), instantOf(window.ends_at)];
        const width = ((end - start) / (to - from)) * 100;
        return (
          <>
            <rect class={`t-${window.kind}`} x={x(start)} y="22" width={`${width.toFixed(2)}%`} height="26">
              <title>{told[at]}</title>
            </rect>
            <Label window={window} x={x((start + end) / 2)} share={width} />
          </>
        );
      })}
      <line class="t-now" x1={x(now)} x2={x(now)} y1="16" y2="54" />
      {hoursIn(page, day, [from, to]).map(({ at, label }) => (
        <>
          <line class="t-tick" x1={x(at)} x2={x(at)} y1="48" y2="53" />
          <text class="t2" x={x(at)} y="66" text-anchor="middle">
            {label}
          </text>
        </>
      ))}
      <text class="t2" x="0" y="66">
        {first}
      </text>
      <text class="t2" x="100%" y="66" text-anchor="end">
        {last}
      </text>
      <text
        class="t-nowt"
        x={x(now)}
        y="14"
        text-anchor={anchorOf((now - from) / (to - from))}
        data-clock={Math.round(offsetAt(zoneOf(day.place.timezone), now) / 60)}
        data-now={now}
        data-parts={page.hours === 12 ? page.words.format.partsOfDay : undefined}
      >
        {clock}
      </text>
    </svg>
  );
}

/** The first word of a name stands in its window where it fits on a phone of 320 px; what is told above it has room. */
function Label({ window: { name, kind, isAbove }, x, share }: { window: Window; x: string; share: number }) {
  const [first = name] = name.split(/[\s-]/);
  if (isAbove) {
    return (
      <text class="above" x={x} y="14" text-anchor="middle">
        {first}
      </text>
    );
  }
  if ([...first].length * LETTER > (share / 100) * NARROWEST) return null;
  return (
    <text class={kind === 'b' ? undefined : 't-inv'} x={x} y="39.5" text-anchor="middle">
      {first}
    </text>
  );
}

/** Pixels of the bar on the narrowest phone, and of a letter. */
const NARROWEST = 290;
const LETTER = 7.2;

function anchorOf(share: number): 'start' | 'middle' | 'end' {
  return share < 0.06 ? 'start' : share > 0.94 ? 'end' : 'middle';
}

function dayWindows({ catalogue }: PageContext, { windows }: PanchangResult): Window[] {
  const names = catalogue.names.window;
  return [
    { ...windows.yamaganda, name: names.yamaganda, kind: 'mid' },
    { ...windows.gulika, name: names.gulika, kind: 'mid' },
    ...(windows.abhijit ? [{ ...windows.abhijit, name: names.abhijit, kind: 'good', isAbove: true } as const] : []),
    { ...windows.rahu_kalam, name: names.rahu_kalam, kind: 'bad' },
  ];
}

/** What the rest of the night is told by is the day that begins with the next sunrise. */
function nightWindows({ catalogue, language }: PageContext, { windows }: PanchangResult): Window[] {
  const { nishita, night_dur_muhurta: bad } = windows;
  return [
    ...(bad ? [{ ...bad, name: catalogue.names.window.dur_muhurta, kind: 'mid' } as const] : []),
    ...(nishita ? [{ ...nishita, name: capital(language.names.observance_window.nishita), kind: 'b' } as const] : []),
  ];
}

/** Every third hour of the clock that does not run into the ends. */
function hoursIn({ hours }: PageContext, { date, place }: PanchangResult, [from, to]: readonly [number, number]) {
  const room = (to - from) * ROOM;
  const first = readDate(date);
  return [first, nextDate(first)]
    .flatMap((each) =>
      Array.from({ length: 8 }, (_, index) => ({
        at: firstInstant(zoneOf(place.timezone), each, index * 3),
        label: hours === 12 ? String((index * 3) % 12 || 12) : String(index * 3).padStart(2, '0'),
      })),
    )
    .filter(({ at }) => at > from + room && at < to - room);
}

/** The share of the bar at either end in which its times stand. */
const ROOM = 0.16;
