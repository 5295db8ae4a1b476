import { capital } from '../../locale/plural.js';
import type { Tara, TithiClass } from '../../muhurta/day-score-tables.js';
import type { GrahaState } from '../../muhurta/relationship-score-tables.js';
import { numbered } from '../../names/numbered.js';
import type { Limb, LimbValues } from '../../panchanga/limbs.js';
import type { Tithi, Vara } from '../../panchanga/tables.js';
import type { Graha } from '../../zodiac/graha.js';
import type { Nakshatra } from '../../zodiac/nakshatra.js';
import type { Catalogue, Reason } from './catalogue.js';

/** "Siddhi: auspicious": a name and the reason why it counts. */
export function because({ reasons, texts }: Catalogue, subject: string, reason: Reason): string {
  return texts.about(subject, reasons[reason]);
}

/** A tithi with its half of the month; the full and the new Moon day without. */
export function tithiName({ names, texts }: Catalogue, { number, numberInPaksha, paksha }: Tithi): string {
  if (number === 30) return numbered(names.tithi, 16);
  const name = numbered(names.tithi, numberInPaksha);
  return number === 15 ? name : texts.tithiInPaksha(name, paksha);
}

/** "Dvitiya, waxing half: Bhadra group (well-being)". */
export function tithiGroupDetail(catalogue: Catalogue, tithi: Tithi, group: TithiClass): string {
  return catalogue.texts.about(tithiName(catalogue, tithi), catalogue.names.tithi_group[group]);
}

/** "Rohini: fixed (dhruva)", with the reason behind it where a rule has one. */
export function natureDetail(
  { names, reasons, texts }: Catalogue,
  nakshatra: Pick<Nakshatra, 'number' | 'nature'>,
  reason?: Reason,
): string {
  const said = [names.nature[nakshatra.nature], ...(reason === undefined ? [] : [reasons[reason]])];
  return texts.about(numbered(names.nakshatra, nakshatra.number), said.join(', '));
}

/** "Wednesday, Mercury: a benefic". */
export function varaDetail(catalogue: Catalogue, { number, lord }: Vara, reason: Reason): string {
  const { weekday: weekdays, graha: grahas } = catalogue.names;
  return because(catalogue, `${capital(numbered(weekdays, number))}, ${grahas[lord]}`, reason);
}

/** "Jupiter in house 5 from your natal Moon: favourable". */
export function houseDetail(catalogue: Catalogue, graha: Graha, house: number, reason: Reason): string {
  return because(catalogue, catalogue.texts.houseFromMoon(catalogue.names.graha[graha], house), reason);
}

/** "Venus in Taurus: own sign, retrograde". */
export function grahaDetail(
  { names, reasons, states, texts }: Catalogue,
  graha: { readonly graha: Graha; readonly sign: number; readonly states: readonly GrahaState[] },
): string {
  const said = graha.states.map((state) => states[state]).join(', ') || reasons.no_special_state;
  return texts.about(texts.grahaInSign(names.graha[graha.graha], numbered(names.in_sign, graha.sign)), said);
}

const NAMERS: {
  readonly [Name in Limb]: (catalogue: Catalogue, value: LimbValues[Name]) => string;
} = {
  tithi: tithiName,
  nakshatra: ({ names }, { number }) => numbered(names.nakshatra, number),
  yoga: ({ names }, { number }) => numbered(names.yoga, number),
  karana: ({ names }, { name }) => names.karana[name],
};

/** What a part of a limb is called in the language of a catalogue. */
export function limbName<Name extends Limb>(catalogue: Catalogue, limb: Name, value: LimbValues[Name]): string {
  return NAMERS[limb](catalogue, value);
}

/** The name of a tara in the language of a catalogue. */
export function taraName({ names }: Catalogue, { number }: Tara): string {
  return numbered(names.tara, number);
}
