import { isBeyond } from '../../../base/time/accepted.js';
import { zoneOf } from '../../../base/time/named-zone.js';
import { formatLocalWithOffset } from '../../../base/time/zone.js';
import { scaleSvg } from '../../../charts/timeline/lanes.js';
import type { SegmentKind } from '../../../charts/timeline/paint.js';
import { timelineSvg } from '../../../charts/timeline/timeline-svg.js';
import { planetNamed, signNamed } from '../../../pages/shared/blocks.js';
import { instantOf } from '../../../pages/shared/day.js';
import { Drawing, Lane } from '../../../pages/shell/parts.js';
import type { ShownBy } from '../../../pages/shell/tool-page.js';
import type { SignMoonStretch, SignStayResult, SlowSignPlanet } from '../shapes.js';
import type { signTodayTool } from '../tool.js';

type Shown = ShownBy<typeof signTodayTool>;

/** The slow planets through the houses of five years, a lane each. */
export function YearLanes(shown: Shown) {
  const { result, words } = shown;
  const [from, to] = [result.years.starts_at, result.years.ends_at].map(instantOf) as [number, number];
  const span = { from, to };
  return (
    <>
      <div class="lanes">
        {result.slow_planets.filter(isDrawn).map((planet) => (
          <Lane name={planetNamed(shown.page, planet.planet)} svg={laneOf(shown, planet, span)} />
        ))}
        <div class="lane">
          <h3 class="soft">{words.lanesTitle}</h3>
          <Drawing svg={scaleSvg({ ...span, ticks: yearsOf(shown, span) })} />
        </div>
      </div>
      <ul class="key small soft">
        {(['good', 'bad', 'worst'] as const).map((quality) => (
          <li>
            <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <rect class={`t-${KINDS[quality]}`} width="16" height="16" />
            </svg>
            {words.qualities[quality]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Ketu changes signs with Rahu, into the opposite one. */
function isDrawn({ planet }: SlowSignPlanet): boolean {
  return planet !== 'Ketu';
}

const KINDS = { good: 'goodw', bad: 'midw', worst: 'badw' } as const satisfies Record<string, SegmentKind>;

export function qualityOf({
  quality,
  most_difficult: isWorst,
}: Pick<SignStayResult, 'quality' | 'most_difficult'>): keyof typeof KINDS {
  return isWorst ? 'worst' : quality;
}

interface YearSpan {
  readonly from: number;
  readonly to: number;
}

function laneOf({ page, result, words }: Shown, { planet, stays }: SlowSignPlanet, { from, to }: YearSpan): string {
  const { format } = page;
  const told = stays.map((stay) => {
    const at = isBeyond(stay.ends_at) ? '…' : format.date(stay.ends_at);
    return `${words.house(stay.house_from_moon)}, ${words.qualities[qualityOf(stay)]}, ${page.words.shared.day.until(at)}`;
  });
  return timelineSvg({
    title: page.catalogue.texts.about(planetNamed(page, planet), told.join('; ')),
    from,
    to,
    segments: stays
      .map((stay) => ({
        from: Math.max(from, instantOf(stay.starts_at)),
        to: Math.min(to, instantOf(stay.ends_at)),
        kind: KINDS[qualityOf(stay)],
        label: `${stay.house_from_moon}, ${signNamed(page, stay.sign_name)}`,
        short: String(stay.house_from_moon),
      }))
      .filter((segment) => segment.from < segment.to),
    marks: [{ at: instantOf(result.day_span.starts_at), kind: 'now' }],
  });
}

function yearsOf({ result }: Shown, { from, to }: YearSpan) {
  const first = Number(result.years.starts_at.slice(0, 4));
  return [0, 1, 2, 3, 4]
    .map((more) => ({ at: more === 0 ? from : Date.UTC(first + more, 0, 1), label: String(first + more) }))
    .filter(({ at }) => at < to);
}

const DAY = 86_400_000;
const WEEK = 7;

/** What a house is for the Moon, by the words of the page. */
export function moonQuality({ quality }: Pick<SignMoonStretch, 'quality'>): keyof typeof KINDS {
  return quality === 'good' ? 'good' : quality === 'very_bad' ? 'worst' : 'bad';
}

/** The Moon through the houses of seven days, with the dates below. */
export function WeekLane({ page, result, words }: Shown) {
  const { format } = page;
  const common = page.words.shared.day;
  const from = instantOf(result.day_span.starts_at);
  const to = from + WEEK * DAY;
  const stretches = result.ahead.chandrabala
    .map((one) => ({ one, from: Math.max(from, instantOf(one.starts_at)), to: Math.min(to, instantOf(one.ends_at)) }))
    .filter((stretch) => stretch.from < stretch.to);
  const told = stretches.map(({ one }) => {
    const range = common.range(format.dateTime(one.starts_at), format.dateTime(one.ends_at));
    return `${words.house(one.house_from_moon)}, ${words.qualities[moonQuality(one)]}, ${range}`;
  });
  const days = Array.from({ length: WEEK }, (_, index) => from + index * DAY);
  return (
    <div class="lanes">
      <Lane
        name={words.moonThrough}
        svg={timelineSvg({
          title: told.join('; '),
          from,
          to,
          segments: stretches.map(({ one, ...span }) => ({
            ...span,
            kind: KINDS[moonQuality(one)],
            label: words.house(one.house_from_moon),
            short: String(one.house_from_moon),
          })),
          marks: days.map((at) => ({
            at,
            kind: 'tick',
            label: String(Number(formatLocalWithOffset(zoneOf(result.timezone), at).slice(8, 10))),
          })),
        })}
      />
    </div>
  );
}
