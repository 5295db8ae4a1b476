import type { Bearer } from '../../../base/reasons.js';

/** Whose birth something is about, as the beginning of what is said of it. */
export type Bearers = Readonly<Record<Bearer, string>>;

/** The bearer before a sentence, where there is one. */
export function ofBearer(bearers: Bearers, whose: Bearer | null): string {
  return whose === null ? '' : bearers[whose];
}

/** The same for what names the birth itself. */
export function ofPerson(bearers: Bearers, whose: Bearer | null): string {
  return whose === 'birth' ? '' : ofBearer(bearers, whose);
}
