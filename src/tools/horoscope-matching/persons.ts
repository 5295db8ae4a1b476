import { invalidInput } from '../../base/errors.js';
import { type ResolvedBirth, resolveBirth, type StatedBirth } from '../../base/input/birth.js';
import * as field from '../../base/schema/fields.js';
import type { CalculationContext } from '../../calculation/options.js';
import { ascendantNoteOf } from '../../contract/ascendant-note.js';
import { TWO_BIRTHS } from '../../contract/birth-fields.js';
import { maybeBirthInput } from '../../contract/inputs.js';
import {
  type KnownPerson,
  knownFaults,
  knownPerson,
  knownPersonFields,
  moonOfBirth,
  moonOfNakshatra,
  type NakshatraFields,
  nakshatraInput,
} from '../../contract/known-person.js';
import { type PrefixedFields, prefixed } from '../../contract/two-moons.js';
import { named } from '../../contract/vocabulary.js';
import { ascendantNotes, noBirthNote } from '../../languages/en/results.js';
import type { AskedLanguage } from '../../languages/language.js';
import { keysOf } from '../../languages/names/numbered.js';
import type { AscendantNote } from '../../languages/words/results/result-words.js';
import type { KnownMoon } from '../../rules/matching/stated-moon.js';
import {
  LIKELIHOODS,
  type Likelihood,
  type MoonChart,
  moonCharts,
  moonCounts,
} from '../../rules/uncertainty/manglik-from-moon.js';

/** A nakshatra for one person or for both, in place of a birth. */
export type StatedNakshatras = PrefixedFields<'person_a_', NakshatraFields> &
  PrefixedFields<'person_b_', NakshatraFields>;

/** A person of a match, and where what is told of the Moon comes from. */
export interface MatchedPerson extends KnownPerson {
  /** Whether nakshatra and pada are what the caller stated; else they are calculated from a birth. */
  readonly is_stated: boolean;
}

/** Why a match has nothing that is counted from ascendants. */
export type MatchNote = AscendantNote | 'birth_unknown';

/** Whether Mars makes the dosha from the Moon over what is known of each birth; null without a birth. */
export interface ManglikFromMoon {
  readonly bride: Likelihood | null;
  readonly groom: Likelihood | null;
}

/** A person as the calculation has it. */
export interface Known extends KnownMoon {
  /** Undefined where a nakshatra is stated. */
  readonly birth: ResolvedBirth | undefined;
  readonly told: MatchedPerson;
  /** Whether its time or pada leaves something open that matching looks at. */
  readonly isOpen: boolean;
}

/** The births of two persons, each of whom may be known by a nakshatra instead. */
export const TWO_KNOWN = {
  person_a: { ...TWO_BIRTHS.person_a, isOptional: true },
  person_b: { ...TWO_BIRTHS.person_b, isOptional: true },
} as const;

type Prefix = keyof typeof TWO_KNOWN;

/** What two persons are read as. */
export type ReadPersons = Readonly<Record<Prefix, StatedBirth | undefined>> & StatedNakshatras;

/** @throws CalculationError `invalid_input` where of a person nothing is told, too much, or too little of a nakshatra */
export function knownPersons(read: ReadPersons, context: CalculationContext): readonly [a: Known, b: Known] {
  const stars = {
    person_a: { nakshatra_name: read.person_a_nakshatra_name, pada: read.person_a_pada },
    person_b: { nakshatra_name: read.person_b_nakshatra_name, pada: read.person_b_pada },
  } as const;
  const faults = (['person_a', 'person_b'] as const).flatMap((who) =>
    knownFaults(stars[who], read[who] !== undefined, {
      date: TWO_KNOWN[who].date,
      nakshatra: `${who}_nakshatra_name`,
      pada: `${who}_pada`,
    }),
  );
  if (faults.length > 0) throw invalidInput(faults);
  const known = (who: Prefix) => personOf(read[who], stars[who], context);
  return [known('person_a'), known('person_b')];
}

function personOf(
  stated: StatedBirth | undefined,
  { nakshatra_name, pada }: NakshatraFields,
  context: CalculationContext,
): Known {
  const birth = stated && resolveBirth(stated, context);
  const known = birth ? moonOfBirth(context.sky, birth) : moonOfNakshatra(nakshatra_name ?? 'Ashwini', pada);
  return {
    ...known,
    birth,
    told: { ...knownPerson(known, birth !== undefined || pada !== undefined), is_stated: birth === undefined },
    isOpen: birth ? birth.span !== undefined : known.possible.length > 1,
  };
}

/** Why nothing is counted from the ascendants of both; null where it is. */
export function matchNoteOf(births: readonly (ResolvedBirth | undefined)[]): MatchNote | null {
  const notes = births.map((birth): MatchNote | null => (birth ? ascendantNoteOf(birth) : 'birth_unknown'));
  return notes.find((note) => note === 'birth_unknown') ?? notes.find((note) => note !== null) ?? null;
}

/** A note in words and as a code. */
export function matchNoted(note: MatchNote | null, language: AskedLanguage) {
  const sentence = (code: MatchNote) =>
    code === 'birth_unknown'
      ? (language?.results.noBirthNote ?? noBirthNote)
      : (language?.results.ascendantNotes ?? ascendantNotes)[code];
  return { ascendant_note: note && sentence(note), ascendant_note_code: note };
}

/** Mars counted from the Moon over every minute in which a person may have been born, of whom `chart` is at hand. */
export function fromMoonOf(
  { sky }: CalculationContext,
  birth: ResolvedBirth | undefined,
  chart: MoonChart | undefined,
): Likelihood | null {
  if (!birth) return null;
  return moonCounts(chart && !birth.span ? [chart] : moonCharts(sky, birth))[0]?.flagged ?? null;
}

export function personsInput() {
  const person = () => ({ ...maybeBirthInput(), ...nakshatraInput() });
  return { ...prefixed('person_a_', person()), ...prefixed('person_b_', person()) };
}

export function matchedPersonSchema() {
  return field.open({
    ...knownPersonFields(),
    is_stated: field.flag('Whether nakshatra and pada are as they were stated; else a birth was calculated.'),
  });
}

export function matchNoteFields() {
  return {
    ascendant_note: field.orNull(field.text('Why there is no ascendant.')),
    ascendant_note_code: field.orNull(
      field.oneOf([...keysOf(ascendantNotes), 'birth_unknown'] as const, 'Why there is none, for programs.'),
    ),
  };
}

export function manglikFromMoonSchema() {
  const person = (description: string) => field.orNull(named('likelihood', LIKELIHOODS, description));
  return field.open({
    bride: person('Whether Mars makes the dosha from the Moon of the bride; null without a birth.'),
    groom: person('The same of the groom.'),
  });
}
