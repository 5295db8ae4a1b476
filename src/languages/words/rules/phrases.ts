import type { Graha } from '../../../base/zodiac/rashi.js';
import { AVOIDED_KARANA, type Tara } from '../../../rules/muhurta/day-score-tables.js';
import type { ScoreRuleFacts } from '../../../rules/muhurta/rule-facts.js';
import type { Limb, LimbValues } from '../../../rules/panchanga/limbs.js';
import { KARANAS, type Karana } from '../../../rules/panchanga/tables.js';
import { capital } from '../../locale/plural.js';
import { numbered } from '../../names/numbered.js';
import type { Reason, RuleWords } from './catalogue.js';

/** "Siddhi: auspicious": a name and the reason why it counts. */
export function because({ reasons, texts }: RuleWords, subject: string, reason: Reason): string {
  return texts.about(subject, reasons[reason]);
}

/** A tithi, 1 to 30, with its half of the month; the full and the new Moon day without. */
export function tithiName({ names, texts }: RuleWords, number: number): string {
  if (number === 30) return numbered(names.tithi, 16);
  if (number === 15) return numbered(names.tithi, 15);
  const [inPaksha, paksha] = number < 15 ? ([number, 'shukla'] as const) : ([number - 15, 'krishna'] as const);
  return texts.tithiInPaksha(numbered(names.tithi, inPaksha), paksha);
}

/** "Dvitiya, waxing half: Bhadra group (well-being)". */
export function tithiGroupDetail(catalogue: RuleWords, facts: ScoreRuleFacts['tithi_group']): string {
  return catalogue.texts.about(tithiName(catalogue, facts.tithi_number), catalogue.names.tithi_group[facts.class]);
}

/** "Rohini: fixed (dhruva)", with the reason behind it where a rule has one. */
export function natureDetail(
  { names, reasons, texts }: RuleWords,
  facts: ScoreRuleFacts['nakshatra_nature'],
  reason?: Reason,
): string {
  const said = [names.nature[facts.nakshatra_nature], ...(reason === undefined ? [] : [reasons[reason]])];
  return texts.about(names.nakshatra[facts.nakshatra_name], said.join(', '));
}

/** "Wednesday, Mercury: a benefic". */
export function varaDetail(catalogue: RuleWords, facts: ScoreRuleFacts['vara_lord' | 'mode_day_lord']): string {
  const { weekday: weekdays, graha: grahas } = catalogue.names;
  return because(catalogue, `${capital(weekdays[facts.vara_name])}, ${grahas[facts.vara_ruler]}`, facts.class);
}

/** "Jupiter in house 5 from your natal Moon: favourable". */
export function houseDetail(
  catalogue: RuleWords,
  graha: Graha,
  facts: ScoreRuleFacts['chandrabala' | 'jupiter_transit' | 'saturn_transit'],
): string {
  return because(
    catalogue,
    catalogue.texts.houseFromMoon(catalogue.names.graha[graha], facts.house_from_moon),
    facts.class,
  );
}

/** "Venus in Taurus: own sign, retrograde". */
export function grahaDetail(
  { names, reasons, states, texts }: RuleWords,
  facts: ScoreRuleFacts['karaka_state'],
): string {
  const said = facts.states.map((state) => states[state]).join(', ') || reasons.no_special_state;
  return texts.about(texts.grahaInSign(names.graha[facts.planet], names.in_sign[facts.sign_name]), said);
}

const NAMERS: {
  readonly [Name in Limb]: (catalogue: RuleWords, value: LimbValues[Name]) => string;
} = {
  tithi: (catalogue, { number }) => tithiName(catalogue, number),
  nakshatra: ({ names }, { number }) => numbered(names.nakshatra, number),
  yoga: ({ names }, { number }) => numbered(names.yoga, number),
  karana: ({ names }, { name }) => names.karana[name],
};

/** What a part of a limb is called in the language of a catalogue. */
export function limbName<Name extends Limb>(catalogue: RuleWords, limb: Name, value: LimbValues[Name]): string {
  return NAMERS[limb](catalogue, value);
}

const NUMBERED: Readonly<Record<Limb, (catalogue: RuleWords, number: number) => string>> = {
  tithi: tithiName,
  nakshatra: ({ names }, number) => numbered(names.nakshatra, number),
  yoga: ({ names }, number) => numbered(names.yoga, number),
  karana: ({ names }, number) => names.karana[(KARANAS[number - 1] as Karana).name],
};

/** The same by its number in results. */
export function limbNumbered(catalogue: RuleWords, limb: Limb, number: number): string {
  return NUMBERED[limb](catalogue, number);
}

/** What the texts say of a karana: Vishti is movable too, and told apart. */
export function karanaReason({ reasons }: RuleWords, { name, type }: Pick<Karana, 'name' | 'type'>): string {
  if (name === AVOIDED_KARANA) return reasons.karana_vishti;
  return reasons[type === 'movable' ? 'karana_movable' : 'karana_fixed'];
}

/** The name of a tara in the language of a catalogue. */
export function taraName({ names }: RuleWords, { number }: Tara): string {
  return numbered(names.tara, number);
}
