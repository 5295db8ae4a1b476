import type { NakshatraName } from '../../../base/zodiac/nakshatra.js';
import type { MoonBoundaryResult } from '../../../contract/moon-boundary.js';
import type { LocalStay } from '../../../contract/naming-sound.js';
import type { NakshatraResult, RashiResult } from '../../../contract/positions.js';
import type { Namer } from '../../../languages/words/say.js';
import { degrees, heldMinutes, type Line, listed, local, named, type TellerOf } from './telling.js';

/** A sign with its degree and its ruler. */
function placed(name: Namer, { name: sign, degree_in_sign, ruler }: RashiResult): string {
  return `${name('sign', sign)} ${degrees(degree_in_sign)} (ruler ${name('graha', ruler)})`;
}

export function nakshatraTold(name: Namer, { name: nakshatra, pada, ruler }: NakshatraResult): string {
  return `${name('nakshatra', nakshatra)} pada ${pada} (ruler ${name('graha', ruler)})`;
}

function confidence(
  name: Namer,
  { near_sign_boundary, near_nakshatra_boundary, confidence }: MoonBoundaryResult,
): Line {
  const near = [...(near_sign_boundary ? ['sign'] : []), ...(near_nakshatra_boundary ? ['nakshatra'] : [])];
  const boundary = near.length > 0 && `, the Moon is near a boundary of its ${near.join(' and of its ')}`;
  return `Confidence: ${name('confidence', confidence)}${boundary || ''}`;
}

export const moonSignText: TellerOf<'vedic-moon-sign-calculator'> = (result, name) => [
  `Moon sign (rashi): ${placed(name, result.rashi)}`,
  `Nakshatra: ${nakshatraTold(name, result.nakshatra)}`,
  `Tropical Moon sign: ${name('sign', result.tropical_moon_sign.name)} ${degrees(result.tropical_moon_sign.degree_in_sign)}`,
  confidence(name, result.boundary),
];

export const zodiacSignText: TellerOf<'vedic-zodiac-sign-calculator'> = (result, name) => [
  `Moon sign: ${placed(name, result.moon_sign)}`,
  `Sun sign: ${placed(name, result.sun_sign)}`,
  `Rising sign: ${result.rising_sign ? placed(name, result.rising_sign) : 'not known'}`,
  heldMinutes('Rising sign', result.rising_sign_minutes),
  `Nakshatra: ${nakshatraTold(name, result.nakshatra)}`,
  `Tropical: Sun ${name('sign', result.tropical_sun_sign_name)}, Moon ${name('sign', result.tropical_moon_sign_name)}`,
  confidence(name, result.boundary),
];

export const birthNakshatraText: TellerOf<'nakshatra-calculator'> = (result, name) => {
  const { nakshatra, moon_sign, naming_sound, day_alternates } = result;
  return [
    `Nakshatra: ${nakshatraTold(name, nakshatra)}, ${degrees(nakshatra.degree_in_nakshatra)} into it`,
    `Moon sign: ${placed(name, moon_sign)}; sign of the pada: ${name('sign', nakshatra.pada_sign_name)}`,
    `Deity: ${name('deity', nakshatra.deity)}; gana: ${name('gana', nakshatra.gana)}; yoni: ${name('yoni', nakshatra.yoni)}; nadi: ${name('nadi', nakshatra.nadi)}; nature: ${name('nature', nakshatra.nature)}`,
    `Naming sound: ${sound(naming_sound)}`,
    ...alternates(
      name,
      day_alternates.map((one) => ({ ...one, nakshatra: one.nakshatra_name })),
    ),
    confidence(name, result.boundary),
  ];
};

interface Sound {
  readonly devanagari: string;
  readonly latin_variants: readonly string[];
}

function sound({ devanagari, latin_variants }: Sound): string {
  return `${devanagari} (${latin_variants.join(', ')})`;
}

interface Alternate extends Sound, LocalStay {
  readonly nakshatra: NakshatraName;
  readonly pada: number;
}

/** What holds at which hours of a day of unknown time. */
function alternates(name: Namer, list: readonly Alternate[]): Line[] {
  return list.map(
    ({ nakshatra, pada, from_local, to_local, ...spelled }) =>
      `Born ${local(from_local)} to ${local(to_local)}: ${name('nakshatra', nakshatra)} pada ${pada}, ${sound(spelled)}`,
  );
}

export const babyNameText: TellerOf<'vedic-baby-name-letter'> = (result, name) => {
  const { naming_sound, day_alternates, nakshatra_sounds } = result;
  return [
    `Naming sound: ${sound(naming_sound)}, of ${name('nakshatra', naming_sound.nakshatra)} pada ${naming_sound.pada}`,
    ...alternates(name, day_alternates),
    `Sounds of the whole nakshatra: ${listed(nakshatra_sounds.map((one) => `pada ${one.pada} ${sound(one)}`))}`,
    `Confidence: ${name('confidence', result.confidence)}`,
    result.birth_time_known && result.note,
  ];
};

export const ascendantText: TellerOf<'vedic-ascendant-calculator'> = (
  { lagna, time_sensitivity, ascendant_minutes },
  name,
) => {
  const { nearest_boundary_minutes: nearest, variation, confidence } = time_sensitivity;
  const others = Object.entries(variation).filter(([, sign]) => sign !== lagna.sign);
  const shifts = others.map(([shift, sign]) => `${shifted(shift)} min: ${name('sign', sign)}`);
  return [
    `Ascendant (lagna): ${placed(name, { ...lagna, name: lagna.sign })}`,
    `Its nakshatra: ${nakshatraTold(name, lagna.nakshatra)}`,
    heldMinutes('Sign', ascendant_minutes),
    nearest !== null && `Nearest change of sign: ${nearest} minutes from the birth time`,
    shifts.length > 0 && `With another birth time: ${shifts.join('; ')}`,
    `Confidence: ${name('confidence', confidence)}`,
  ];
};

/** minus_15 is -15 */
function shifted(shift: string): string {
  return shift.replace('minus_', '-').replace('plus_', '+');
}

export const navamsaText: TellerOf<'navamsa-chart-calculator'> = (result, name) => {
  const { navamsa_ascendant: ascendant, placements, vargottama_planets } = result;
  return [
    `Navamsa (D9) ascendant: ${name('sign', ascendant.sign)} ${degrees(ascendant.degree)}; in the rashi chart (D1) ${name('sign', ascendant.d1_sign)} ${degrees(ascendant.d1_degree)}`,
    ...placements.map(
      ({ planet, d1_sign, d9_sign, d9_degree, vargottama }) =>
        `${name('graha', planet)}: D9 ${name('sign', d9_sign)} ${degrees(d9_degree)}, D1 ${name('sign', d1_sign)}${vargottama ? ', vargottama' : ''}`,
    ),
    `Vargottama: ${named(name, 'graha', vargottama_planets) || 'none'}`,
    heldMinutes('Navamsa ascendant', result.navamsa_ascendant_minutes),
  ];
};
