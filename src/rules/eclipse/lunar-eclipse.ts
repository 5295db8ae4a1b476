import { type Ephemeris, epochMillisecondsOf } from '../../base/ephemeris/ephemeris.js';
import { rootBetween } from '../../base/math/root.js';
import { MOON_RADIUS } from './bodies.js';
import { rateAt, STEP_DAYS, valueAt } from './earth-point.js';
import {
  type LunarDepth,
  type LunarElements,
  lunarDepth,
  lunarElements,
  penumbralMagnitude,
  umbralMagnitude,
} from './lunar-elements.js';
import { sarosNumber } from './saros.js';
import type { Syzygy } from './syzygies.js';

const LUNAR_TYPES = ['penumbral', 'partial', 'total'] as const;
export type LunarType = (typeof LUNAR_TYPES)[number];

export const LUNAR_CONTACTS = [
  'penumbral_begins',
  'partial_begins',
  'total_begins',
  'total_ends',
  'partial_ends',
  'penumbral_ends',
] as const;
export type LunarContactCode = (typeof LUNAR_CONTACTS)[number];

/** Milliseconds since 1970, not rounded. */
interface LunarContact {
  readonly code: LunarContactCode;
  readonly at: number;
}

/** A lunar eclipse, the same for all who see the Moon. Instants in milliseconds since 1970, not rounded. */
export interface LunarEclipse {
  readonly kind: 'lunar';
  readonly type: LunarType;
  /** When the centre of the Moon is nearest to the axis of the shadow. */
  readonly maximum: number;
  /** When the Moon touches the penumbra first and last. */
  readonly begins: number;
  readonly ends: number;
  /** How far from the axis it passes, equatorial radii of the Earth; north positive. */
  readonly gamma: number;
  /** Below 0 where the Moon stays outside the umbra. */
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  readonly saros: number;
  /** In the order of time. */
  readonly contacts: readonly LunarContact[];
  readonly elements: LunarElements;
}

/** Steps; a millisecond has 2e-7. */
const TOLERANCE = 1e-8;
const EDGE = 2;

/** The eclipse at a full moon; undefined where the Moon passes the shadow by. */
export function lunarEclipse(
  ephemeris: Ephemeris,
  syzygy: Syzygy,
  elements = lunarElements(ephemeris, syzygy.at),
): LunarEclipse | undefined {
  const steps = nearestToAxis(elements);
  const depth = lunarDepth(elements, steps);
  const outer = penumbralMagnitude(depth);
  if (outer <= 0) return undefined;
  const inner = umbralMagnitude(depth);
  const contacts = contactsOf(elements, steps);
  const [first, last] = [contacts[0], contacts.at(-1)] as [LunarContact, LunarContact];
  return {
    kind: 'lunar',
    type: lunarType(inner),
    maximum: timeAt(elements, steps),
    begins: first.at,
    ends: last.at,
    gamma: depth.apart * (depth.north < 0 ? -1 : 1),
    umbralMagnitude: inner,
    penumbralMagnitude: outer,
    saros: sarosNumber(syzygy),
    contacts,
    elements,
  };
}

export function lunarType(magnitudeInUmbra: number): LunarType {
  if (magnitudeInUmbra >= 1) return 'total';
  return magnitudeInUmbra > 0 ? 'partial' : 'penumbral';
}

function timeAt({ at }: LunarElements, steps: number): number {
  return epochMillisecondsOf(at + steps * STEP_DAYS);
}

function nearestToAxis({ x, y }: LunarElements): number {
  const closing = (steps: number) => valueAt(x, steps) * rateAt(x, steps) + valueAt(y, steps) * rateAt(y, steps);
  return rootBetween(closing, { at: -EDGE, value: closing(-EDGE) }, { at: EDGE, value: closing(EDGE) }, TOLERANCE);
}

/** How far inside the circle of a contact the centre of the Moon is, above 0 between both of its contacts. */
const INSIDE: Readonly<Record<'penumbral' | 'partial' | 'total', (depth: LunarDepth) => number>> = {
  penumbral: ({ penumbra, apart }) => penumbra + MOON_RADIUS - apart,
  partial: ({ umbra, apart }) => umbra + MOON_RADIUS - apart,
  total: ({ umbra, apart }) => umbra - MOON_RADIUS - apart,
};

function contactsOf(elements: LunarElements, maximum: number): LunarContact[] {
  return LUNAR_CONTACTS.flatMap((code) => {
    const [circle, side] = code.split('_') as ['penumbral' | 'partial' | 'total', 'begins' | 'ends'];
    const inside = (steps: number) => INSIDE[circle](lunarDepth(elements, steps));
    const middle = { at: maximum, value: inside(maximum) };
    if (middle.value <= 0) return [];
    const edge = side === 'begins' ? -EDGE : EDGE;
    const steps = rootBetween(inside, middle, { at: edge, value: inside(edge) }, TOLERANCE);
    return [{ code, at: timeAt(elements, steps) }];
  });
}
