import type { Tara, TithiClass } from '../muhurta/day-score-tables.js';
import type { GrahaState } from '../muhurta/relationship-score-tables.js';
import type { Limb, LimbValues } from '../panchanga/limbs.js';
import type { Tithi, Vara } from '../panchanga/tables.js';
import type { Graha } from '../zodiac/graha.js';
import type { Nakshatra } from '../zodiac/nakshatra.js';
import type { Catalogue, Reason } from './catalogue.js';
import { capital } from './plural.js';

/** The name that has a number, counted from 1, in a list of names. */
export function numbered(names: readonly string[], number: number): string {
  return names[number - 1] as string;
}

/** "Siddhi: auspicious": a name and the reason why it counts. */
export function because({ names, texts }: Catalogue, subject: string, reason: Reason): string {
  return texts.about(subject, names.reasons[reason]);
}

/** A tithi with its half of the month; the full and the new Moon day without. */
export function tithiName({ names, texts }: Catalogue, { number, numberInPaksha, paksha }: Tithi): string {
  if (number === 30) return numbered(names.tithis, 16);
  const name = numbered(names.tithis, numberInPaksha);
  return number === 15 ? name : texts.tithiInPaksha(name, paksha);
}

/** "Dvitiya, waxing half: Bhadra group (well-being)". */
export function tithiGroupDetail(catalogue: Catalogue, tithi: Tithi, group: TithiClass): string {
  return catalogue.texts.about(tithiName(catalogue, tithi), catalogue.names.tithiGroups[group]);
}

/** "Rohini: fixed (dhruva)", with the reason behind it where a rule has one. */
export function natureDetail(
  { names, texts }: Catalogue,
  nakshatra: Pick<Nakshatra, 'number' | 'nature'>,
  reason?: Reason,
): string {
  const said = [names.natures[nakshatra.nature], ...(reason === undefined ? [] : [names.reasons[reason]])];
  return texts.about(numbered(names.nakshatras, nakshatra.number), said.join(', '));
}

/** "Wednesday, Mercury: a benefic". */
export function varaDetail(catalogue: Catalogue, { number, lord }: Vara, reason: Reason): string {
  const { weekdays, grahas } = catalogue.names;
  return because(catalogue, `${capital(numbered(weekdays, number))}, ${grahas[lord]}`, reason);
}

/** "Jupiter in house 5 from your natal Moon: favourable". */
export function houseDetail(catalogue: Catalogue, graha: Graha, house: number, reason: Reason): string {
  return because(catalogue, catalogue.texts.houseFromMoon(catalogue.names.grahas[graha], house), reason);
}

/** "Venus in Taurus: own sign, retrograde". */
export function grahaDetail(
  { names, texts }: Catalogue,
  graha: { readonly graha: Graha; readonly sign: number; readonly states: readonly GrahaState[] },
): string {
  const states = graha.states.map((state) => names.states[state]).join(', ') || names.reasons.no_special_state;
  return texts.about(texts.grahaInSign(names.grahas[graha.graha], numbered(names.inSigns, graha.sign)), states);
}

const NAMERS: {
  readonly [Name in Limb]: (catalogue: Catalogue, value: LimbValues[Name]) => string;
} = {
  tithi: tithiName,
  nakshatra: ({ names }, { number }) => numbered(names.nakshatras, number),
  yoga: ({ names }, { number }) => numbered(names.yogas, number),
  karana: ({ names }, { name }) => names.karanas[name],
};

/** What a part of a limb is called in the language of a catalogue. */
export function limbName<Name extends Limb>(catalogue: Catalogue, limb: Name, value: LimbValues[Name]): string {
  return NAMERS[limb](catalogue, value);
}

/** The name of a tara in the language of a catalogue. */
export function taraName({ names }: Catalogue, { number }: Tara): string {
  return numbered(names.taras, number);
}
