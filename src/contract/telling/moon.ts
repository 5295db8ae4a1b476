import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import type { Namer } from '../../languages/words/say.js';
import type { LocalStay } from '../naming-sound.js';
import type { MoonBoundaryResult } from '../natal-moon.js';
import type { NakshatraResult, RashiResult } from '../positions.js';
import { degrees, type Line, local } from './telling.js';

/** A sign with its degree and its ruler. */
export function placed(name: Namer, { name: sign, degree_in_sign, ruler }: RashiResult): string {
  return `${name('sign', sign)} ${degrees(degree_in_sign)} (ruler ${name('graha', ruler)})`;
}

export function nakshatraTold(name: Namer, { name: nakshatra, pada, ruler }: NakshatraResult): string {
  return `${name('nakshatra', nakshatra)} pada ${pada} (ruler ${name('graha', ruler)})`;
}

export function confidence(
  name: Namer,
  { near_sign_boundary, near_nakshatra_boundary, confidence }: MoonBoundaryResult,
): Line {
  const near = [...(near_sign_boundary ? ['sign'] : []), ...(near_nakshatra_boundary ? ['nakshatra'] : [])];
  const boundary = near.length > 0 && `, the Moon is near a boundary of its ${near.join(' and of its ')}`;
  return `Confidence: ${name('confidence', confidence)}${boundary || ''}`;
}

interface Sound {
  readonly devanagari: string;
  readonly latin_variants: readonly string[];
}

export function sound({ devanagari, latin_variants }: Sound): string {
  return `${devanagari} (${latin_variants.join(', ')})`;
}

interface Alternate extends Sound, LocalStay {
  readonly nakshatra: NakshatraName;
  readonly pada: number;
}

/** What holds at which hours of a day of unknown time. */
export function alternates(name: Namer, list: readonly Alternate[]): Line[] {
  return list.map(
    ({ nakshatra, pada, from_local, to_local, ...spelled }) =>
      `Born ${local(from_local)} to ${local(to_local)}: ${name('nakshatra', nakshatra)} pada ${pada}, ${sound(spelled)}`,
  );
}
