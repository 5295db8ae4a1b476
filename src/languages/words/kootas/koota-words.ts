import type { Relation } from '../../../base/zodiac/graha-friendship.js';
import type { SignRuler } from '../../../base/zodiac/rashi.js';
import type { KootaKey, KootaNote, KootaScore } from '../../../rules/matching/ashtakoota.js';
import type { KootaFacts } from '../../../rules/matching/koota-facts.js';
import type { Names } from '../../names/kinds.js';

/** What a note of a koota names, in the words of the language. */
interface NoteNames {
  readonly ruler_a: string;
  readonly ruler_b: string;
  /** The nakshatra that both share. */
  readonly nakshatra: string;
}

/** What a koota compares in a person. */
export type KootaClass<Key extends KootaKey = KootaKey> = KootaFacts[Key]['a'];

/** The sentences of one language about kootas. The compiler demands every koota and every note. */
export interface KootaWords {
  /** What was compared and why it gives its points. */
  readonly explain: { readonly [Key in KootaKey]: (facts: KootaFacts[Key]) => string };
  /** What texts say may soften or cancel what a koota finds. */
  readonly notes: { readonly [Note in KootaNote]: (names: NoteNames) => string };
  /** What each person has, as a sentence, where it is more than one class. */
  readonly each: (a: string, b: string) => string;
  readonly className: (key: KootaKey, of: KootaClass) => string;
  readonly noteNames: (facts: Partial<NoteFacts>) => NoteNames;
}

/** The facts that notes name. */
interface NoteFacts {
  readonly ruler_a: SignRuler;
  readonly ruler_b: SignRuler;
  readonly nakshatra_a: KootaFacts['nadi']['nakshatra_a'];
}

/** The explanation of a koota of a result: a sentence or more, with each note that applies. */
export function kootaSentence(words: KootaWords, koota: Pick<KootaScore, 'key' | 'facts' | 'notes'>): string {
  return [explained(words, koota), ...notesOf(words, koota)].join(' ');
}

/** The sentences of the notes of a koota. */
export function notesOf({ notes, noteNames }: KootaWords, koota: Pick<KootaScore, 'facts' | 'notes'>): string[] {
  const names = noteNames(koota.facts as Partial<NoteFacts>);
  return koota.notes.map((note) => notes[note](names));
}

function explained({ explain }: KootaWords, { key, facts }: Pick<KootaScore, 'key' | 'facts'>): string {
  return (explain[key] as (facts: KootaScore['facts']) => string)(facts);
}

/** What a language says of kootas, as the parts from which its sentences are made. */
export interface KootaPhrases extends Pick<KootaWords, 'notes' | 'each'> {
  readonly both: (shared: string) => string;
  readonly varnaRule: string;
  readonly tara: (toA: string, toB: string) => string;
  readonly taraRule: string;
  readonly sworn: string;
  readonly oneRuler: (ruler: string) => string;
  readonly signs: Readonly<Record<'same' | 'opposite', string>>;
  readonly signsApart: (count: number, back: number) => string;
  readonly bhakootDosha: string;
  readonly nadiDosha: string;
  /** How the language ends a sentence, where that is not a full stop. */
  readonly stop?: string;
  /** How it writes the name of a class in a sentence, where that is not as others do. */
  readonly className?: KootaWords['className'];
}

/** The kinds of names of what the kootas compare. */
export const CLASSES = {
  varna: 'varna',
  vashya: 'vashya',
  tara: 'nakshatra',
  yoni: 'yoni',
  graha_maitri: 'graha',
  gana: 'gana',
  bhakoot: 'sign',
  nadi: 'nadi',
} as const satisfies Readonly<Record<KootaKey, keyof Names>>;

/** The kinds of names that stand in what is said of kootas, and no more: the others would come into the bundle too. */
export type KootaNames = Pick<Names, (typeof CLASSES)[KootaKey] | 'tara' | 'relation'>;

/** Kinds whose names begin as a heading does; inside a sentence most languages write them small. */
const OF_HEADINGS: readonly KootaKey[] = ['yoni', 'gana', 'nadi'];

/** The name of what a koota compares in a person, as it stands in a sentence. */
export function classNamed(names: KootaNames, key: KootaKey, of: KootaClass): string {
  const name = (names[CLASSES[key]] as Readonly<Record<string, string>>)[of] as string;
  return OF_HEADINGS.includes(key) ? `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` : name;
}

/** What the notes of a koota name, in the words of a language. */
function namesForNotes(
  { graha, nakshatra }: Pick<Names, 'graha' | 'nakshatra'>,
  { ruler_a, ruler_b, nakshatra_a }: Partial<NoteFacts>,
): NoteNames {
  return {
    ruler_a: ruler_a === undefined ? '' : graha[ruler_a],
    ruler_b: ruler_b === undefined ? '' : graha[ruler_b],
    nakshatra: nakshatra_a === undefined ? '' : nakshatra[nakshatra_a],
  };
}

// @__NO_SIDE_EFFECTS__
export function kootaWords(names: KootaNames, phrases: KootaPhrases): KootaWords {
  const { each, both, stop = '.', className = (key, of) => classNamed(names, key, of) } = phrases;
  const classes = (key: KootaKey, { a, b }: { readonly a: KootaClass; readonly b: KootaClass }) => {
    const [ofA, ofB] = [className(key, a), className(key, b)];
    return a === b ? both(ofA) : each(ofA, ofB);
  };
  const regard = (from: SignRuler, to: SignRuler, relation: Relation) =>
    `${names.graha[from]} → ${names.graha[to]}: ${names.relation[relation]}${stop}`;
  const tara = (count: number) => `${Object.values(names.tara)[count - 1]} (${count})`;
  return {
    each,
    notes: phrases.notes,
    className,
    noteNames: (facts) => namesForNotes(names, facts),
    explain: {
      varna: (facts) => `${classes('varna', facts)} ${phrases.varnaRule}`,
      vashya: (facts) => classes('vashya', facts),
      tara: ({ count_a_to_b, count_b_to_a }) =>
        `${phrases.tara(tara(count_b_to_a), tara(count_a_to_b))} ${phrases.taraRule}`,
      yoni: ({ sworn_enemies, ...facts }) =>
        sworn_enemies ? `${classes('yoni', facts)} ${phrases.sworn}` : classes('yoni', facts),
      graha_maitri: ({ a, b, a_regards_b, b_regards_a }) =>
        a === b
          ? phrases.oneRuler(names.graha[a])
          : `${classes('graha_maitri', { a, b })} ${regard(a, b, a_regards_b)} ${regard(b, a, b_regards_a)}`,
      gana: (facts) => classes('gana', facts),
      bhakoot: ({ count_a_to_b: count, count_b_to_a: back, dosha }) => {
        const apart =
          count === 1
            ? phrases.signs.same
            : count === 7
              ? phrases.signs.opposite
              : phrases.signsApart(Math.min(count, back), Math.max(count, back));
        return dosha ? `${apart} ${phrases.bhakootDosha}` : apart;
      },
      nadi: ({ dosha, ...facts }) =>
        dosha ? `${classes('nadi', facts)} ${phrases.nadiDosha}` : classes('nadi', facts),
    },
  };
}
