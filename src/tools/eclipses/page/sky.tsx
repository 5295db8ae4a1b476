import { zoneOf } from '../../../base/time/named-zone.js';
import { formatLocalWithOffset, offsetAt } from '../../../base/time/zone.js';
import { eclipseSvg } from '../../../charts/eclipse/eclipse-svg.js';
import type { SegmentKind } from '../../../charts/timeline/paint.js';
import { timelineSvg } from '../../../charts/timeline/timeline-svg.js';
import { lowered } from '../../../languages/locale/plural.js';
import { instantOf, rangeOn } from '../../../pages/shared/day.js';
import { horizonParts, type Part, phaseParts, type Seen } from '../../../pages/shared/day-events.js';
import { Unseen } from '../../../pages/shared/natal.js';
import type { PageContext } from '../../../pages/shell/context.js';
import { Block, Drawing, Lane, Table } from '../../../pages/shell/parts.js';
import type { CompassDirection } from '../../../rules/panchanga/directions.js';
import { eclipsedAtEdges } from './facts.js';
import type { EclipsesWords } from './words.js';

/** The drawn part: the body over the horizon, the phases, and the disc at the maximum. */

interface SkyProps {
  readonly page: PageContext;
  readonly words: EclipsesWords;
  readonly timezone: string;
  readonly seen: Seen;
}

const HOUR = 3_600_000;

export function HorizonBlock(props: SkyProps) {
  const { page, words, timezone, seen } = props;
  const { place, eclipse } = seen;
  const parts = horizonParts(seen);
  const [from, to] = [parts[0]?.from, parts.at(-1)?.to];
  if (from === undefined || to === undefined || place.maximum_at === null) return null;
  const clock = (at: number) => page.format.clock(formatLocalWithOffset(zoneOf(timezone), at));
  const range = (part: Part) => page.words.shared.day.range(clock(part.from), clock(part.to));
  const isSun = eclipse.eclipse_kind === 'solar';
  const sky = (isUp: boolean): SegmentKind => (isSun ? (isUp ? 'day' : 'night') : isUp ? 'night' : 'b');
  const state = (isUp: boolean) => (isUp ? words.isUp : words.isDown);
  const names = page.language.names.eclipse_contact;
  const maximum = instantOf(place.maximum_at);
  const ticks = hours(timezone, { from, to }).map((at) => ({
    at,
    kind: 'tick' as const,
    label: clock(at).slice(0, 2),
  }));
  const body = words.bodies[eclipse.eclipse_kind];
  return (
    <Block id="h-horizon" title={words.horizonTitle}>
      <div class="lanes">
        <Lane
          name={body}
          svg={timelineSvg({
            title: parts.map(({ isUp, ...part }) => `${body} ${state(isUp)}: ${range(part)}`).join('; '),
            from,
            to,
            segments: parts.map(({ isUp, ...part }) => ({ ...part, kind: sky(isUp), label: state(isUp) })),
            marks: ticks,
          })}
        />
        <Lane
          name={words.lane}
          svg={timelineSvg({
            title: place.contacts
              .map(({ code, occurs_at }) => `${names[code]} ${page.format.clock(occurs_at)}`)
              .join(', '),
            from,
            to,
            segments: phaseParts(seen).map(({ depth, ...part }) => ({ ...part, kind: PHASES[depth] })),
            marks: [{ at: maximum, kind: 'mark' }],
          })}
          below={[words.atLine(clock(maximum)), ...edgesTold(props)].join(' ')}
        />
        <SutakLane {...props} />
      </div>
      <Contacts {...props} />
    </Block>
  );
}

/** The hours of sutak before and in the eclipse, on an axis of their own: they begin half a day before it. */
function SutakLane({ page, words, timezone, seen: { eclipse } }: SkyProps) {
  const { sutak } = eclipse;
  if (!sutak) return null;
  const [from, to] = [instantOf(sutak.starts_at), instantOf(sutak.ends_at)];
  const label = rangeOn(page, page.format.kept(eclipse.maximum_at).slice(0, 10), sutak);
  const clock = (at: number) => page.format.clock(formatLocalWithOffset(zoneOf(timezone), at));
  const ticks = hours(timezone, { from, to }).filter((_, index) => index % 3 === 0);
  return (
    <Lane
      name={words.sutak}
      svg={timelineSvg({
        title: `${words.sutak}: ${label}`,
        from,
        to,
        segments: [{ from, to, kind: 'midw', label }],
        marks: ticks.map((at) => ({ at, kind: 'tick' as const, label: clock(at).slice(0, 2) })),
      })}
    />
  );
}

const PHASES: Readonly<Record<'penumbral' | 'partial' | 'full', SegmentKind>> = {
  penumbral: 'a',
  partial: 'on2',
  full: 'on',
};

/** "Sets eclipsed at 17:20." */
export function edgesTold({ page, words, seen }: Pick<SkyProps, 'page' | 'words' | 'seen'>): string[] {
  const { rises, sets } = eclipsedAtEdges(seen);
  return [
    ...(rises === null ? [] : [words.risesEclipsed(page.format.clock(rises))]),
    ...(sets === null ? [] : [words.setsEclipsed(page.format.clock(sets))]),
  ];
}

/** The whole hours of the clock in a stretch. */
function hours(timezone: string, { from, to }: Part): number[] {
  const offset = offsetAt(zoneOf(timezone), from) * 1000;
  const first = Math.ceil((from + offset) / HOUR) * HOUR - offset;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / HOUR) + 1) }, (_, index) => first + index * HOUR);
}

/** Each contact to the second, with the height then. */
function Contacts({ page, words, seen: { place } }: SkyProps) {
  const names = page.language.names.eclipse_contact;
  const { kept } = page.format;
  const date = kept(place.contacts[0]?.occurs_at ?? '').slice(0, 10);
  const timeOf = (local: string) => {
    const time = kept(local).slice(11, 19);
    return kept(local).startsWith(date) ? time : page.words.shared.day.onDay(time, page.format.dayAndMonth(local));
  };
  return (
    <Table
      caption={<Unseen>{words.contact}</Unseen>}
      label={words.contact}
      heads={[words.contact, words.time, words.height]}
      rows={place.contacts.map(({ code, occurs_at, altitude_deg, is_visible }) => ({
        head: names[code],
        cells: [timeOf(occurs_at), is_visible ? `${page.format.number(altitude_deg, 0)}°` : words.below],
      }))}
    />
  );
}

export function DiscBlock({ page, words, seen }: SkyProps) {
  const { eclipse, place } = seen;
  const { disc, maximum_at } = place;
  if (!disc || !place.is_visible || maximum_at === null) return null;
  const kind = eclipse.eclipse_kind;
  const told = discTold({ page, words, seen });
  const svg = eclipseSvg(
    {
      kind,
      distance: disc.distance,
      direction: disc.direction_deg,
      coveringRadius: disc.covering_radius,
      penumbraRadius: disc.penumbra_radius,
    },
    { title: told },
  );
  const direction = lowered(page, page.language.names.compass[compassOf(disc.azimuth_deg)]);
  return (
    <Block id="h-disc" title={words.discTitle(page.format.clock(maximum_at))}>
      <figure>
        <Drawing svg={svg} />
        <figcaption class="soft small">
          {[words.zenithUp(direction), told, ...(kind === 'solar' ? [words.filter] : [])].join(' ')}
        </figcaption>
      </figure>
    </Block>
  );
}

/** How much is covered: 100% is all of it, and a rest is not rounded away. */
export function coveredPercent(page: PageContext, part: number): string {
  return page.format.percent(part >= 100 ? 100 : Math.min(99, Math.max(0, part)));
}

function discTold({ page, words, seen: { eclipse, place } }: Pick<SkyProps, 'page' | 'words' | 'seen'>): string {
  const percent = (part: number) => coveredPercent(page, part);
  if (eclipse.eclipse_kind === 'solar') {
    return words.solarDisc({
      percent: percent((place.magnitude ?? 0) * 100),
      disc: percent(place.obscuration_percent ?? 0),
    });
  }
  return words.lunarDisc({
    umbra: percent((place.umbral_magnitude ?? 0) * 100),
    penumbra: percent((place.penumbral_magnitude ?? 0) * 100),
  });
}

const QUARTERS: readonly CompassDirection[] = ['north', 'east', 'south', 'west'];

/** The point of the compass that is nearest to an azimuth. */
function compassOf(azimuth: number): CompassDirection {
  return QUARTERS[Math.round(azimuth / 90) % 4] as CompassDirection;
}
