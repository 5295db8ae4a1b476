import type { LunarAtPlace, SolarAtPlace } from './at-place.js';
import type { EclipseSpan } from './syzygies.js';

/** Three hours, an eighth of a day. */
const PRAHARA = 3 * 3_600_000;
/** Praharas before the Sun, or the Moon, is touched by the shadow. */
const BEFORE = { solar: 4, lunar: 3 } as const;

/**
 * The time of abstinence (sutak) that almanacs tell: from four praharas before the first contact of the Sun, or three
 * before that of the Moon with the umbra, to the last. None where nothing is seen, and none of the penumbra alone.
 */
export function sutakOf(seen: SolarAtPlace | LunarAtPlace): EclipseSpan | undefined {
  if (!seen.isVisible || seen.type === 'penumbral') return undefined;
  const [first, last] = (['first', 'fourth', 'partial_begins', 'partial_ends'] as const)
    .map((code) => seen.contacts.find((contact) => contact.code === code)?.at)
    .filter((at) => at !== undefined);
  if (first === undefined || last === undefined) return undefined;
  return { start: first - BEFORE[seen.kind] * PRAHARA, end: last };
}
