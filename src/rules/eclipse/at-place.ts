import type { Risen } from './sight.js';

/** A contact as a place has it; `at` in milliseconds since 1970, not rounded. */
export interface ContactAtPlace<Code extends string> {
  readonly code: Code;
  readonly at: number;
  /** Degrees of the centre over the horizon, without refraction. */
  readonly altitude: number;
  readonly isVisible: boolean;
}

/** What a place has of an eclipse whatever is eclipsed. Instants in milliseconds since 1970, not rounded. */
export interface EclipseAtPlace<Type extends string, Code extends string> {
  /** What the eclipse is at `maximum`. */
  readonly type: Type;
  /** Whether some of it is over the horizon. */
  readonly isVisible: boolean;
  /** When it is deepest while it is seen; where none of it is seen, when it is deepest below the horizon. */
  readonly maximum: number;
  /** Of the centre of the eclipsed body then, degrees: over the horizon without refraction, and from north through east. */
  readonly altitude: number;
  readonly azimuth: number;
  /** In the order of time, also those below the horizon. */
  readonly contacts: readonly ContactAtPlace<Code>[];
  /** The first rising and the first setting of the body within the eclipse. */
  readonly rises: number | undefined;
  readonly sets: number | undefined;
}

/**
 * When an eclipse is deepest while it is seen: at its maximum where that is over the horizon, else at the rising or setting
 * with the greatest magnitude.
 */
export function deepestSeen(maximum: number, { isUpAt, passages }: Risen, magnitude: (at: number) => number): number {
  if (isUpAt(maximum)) return maximum;
  const [first, ...others] = passages.map(({ at }) => at);
  if (first === undefined) return maximum;
  return others.reduce((best, at) => (magnitude(at) > magnitude(best) ? at : best), first);
}

export function passage({ passages }: Risen, event: 'rise' | 'set'): number | undefined {
  return passages.find((one) => one.event === event)?.at;
}
