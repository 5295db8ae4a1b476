import * as field from '../base/schema/fields.js';
import { GANAS, NADIS, NAKSHATRA_NAMES, YONIS } from '../base/zodiac/nakshatra.js';
import { SIGN_NAMES, SIGN_RULERS } from '../base/zodiac/rashi.js';
import { ENGLISH_KOOTAS } from '../languages/en/kootas.js';
import type { AskedLanguage } from '../languages/language.js';
import { keysOf } from '../languages/names/numbered.js';
import { kootaSentence } from '../languages/words/kootas/koota-words.js';
import { KOOTA_KEYS, KOOTA_NAMES, KOOTA_NOTES, type KootaNote, type KootaScore } from '../rules/matching/ashtakoota.js';
import { VARNA_RANK, VASHYA_SCORES } from '../rules/matching/ashtakoota-tables.js';
import { nakshatraName, named, signRuler } from './vocabulary.js';

/** A koota of a match as results list it. Its key tells which facts and notes it can have. */
export type KootaResult = KootaScore & {
  /** What was compared, why it scores so, and each classical cancellation that applies. */
  readonly explanation: string;
};

/** A koota with its explanation. */
export function kootaResult(language: AskedLanguage, koota: KootaScore): KootaResult {
  const { key, name, score, maximum, facts, notes } = koota;
  const explanation = kootaSentence(language?.kootas ?? ENGLISH_KOOTAS, koota);
  return { key, name, score, maximum, explanation, facts, notes } as KootaResult;
}

const NOTES: readonly KootaNote[] = /* @__PURE__ */ Object.values(KOOTA_NOTES).flat();

/** Everything that a koota may compare. */
const CLASSES = /* @__PURE__ */ [
  ...keysOf(VARNA_RANK),
  ...keysOf(VASHYA_SCORES),
  ...NAKSHATRA_NAMES,
  ...YONIS,
  ...SIGN_RULERS,
  ...GANAS,
  ...SIGN_NAMES,
  ...NADIS,
];

/** What they are called. No two kinds have a name in common. */
const CLASS_KINDS = ['varna', 'vashya', 'nakshatra', 'yoni', 'graha', 'gana', 'sign', 'nadi'] as const;

/** What a koota compared. */
export function kootaFactsSchema() {
  const regard = (of: string) =>
    field.optional(named('relation', ['friend', 'neutral', 'enemy'], `How ${of} by nature.`));
  const count = (way: string) =>
    field.optional(field.integer(1, 12, `Counted inclusively from ${way}: taras or signs.`));
  return field.open({
    a: field.named(
      CLASS_KINDS,
      CLASSES,
      'What person A has of what is compared: a class, an animal, a nakshatra, a sign or its ruler.',
    ),
    b: field.named(CLASS_KINDS, CLASSES, 'The same of person B.'),
    count_a_to_b: count('A to B'),
    count_b_to_a: count('B to A'),
    ruler_a: field.optional(signRuler('The ruler of the Moon sign of person A.')),
    ruler_b: field.optional(signRuler('The ruler of the Moon sign of person B.')),
    a_regards_b: regard("the ruler of A's sign regards that of B's"),
    b_regards_a: regard("the ruler of B's sign regards that of A's"),
    sworn_enemies: field.optional(field.flag('Whether tradition holds the two animals to be enemies.')),
    dosha: field.optional(field.flag('Whether the koota finds its dosha.')),
    nakshatra_a: field.optional(nakshatraName('The nakshatra of person A.')),
    nakshatra_b: field.optional(nakshatraName('The nakshatra of person B.')),
  });
}

export function kootaSchema(): field.Schema<KootaResult> {
  const schema: unknown = field.open({
    key: named('koota', KOOTA_KEYS, 'Which koota it is.'),
    name: named('koota_name', KOOTA_NAMES, 'Name of the koota.'),
    score: field.number('Points that it gives.'),
    maximum: field.number('Points that it can give.'),
    explanation: field.text('Why it gives them, in English sentences.'),
    facts: kootaFactsSchema(),
    notes: field.list(
      field.oneOf(NOTES, 'What texts say may soften or cancel what the koota finds. None of it changes a score.'),
    ),
  });
  return schema as field.Schema<KootaResult>;
}
