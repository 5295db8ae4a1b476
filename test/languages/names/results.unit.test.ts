import { describe, expect, it } from 'vitest';
import { allTools } from '../../../src/tools/registry.js';
import { LANGUAGES } from '../../support/languages.js';

interface Described {
  readonly enum?: readonly (string | null)[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** Every list of words that a schema allows, with the path of the value. */
function listsIn(schema: Described, path = ''): (readonly [path: string, values: readonly string[]])[] {
  return [
    ...(schema.enum ? [[path, schema.enum.filter((value) => value !== null)] as const] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => listsIn(part, `${path}.${name}`)),
    ...(schema.items ? listsIn(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((part) => listsIn(part, path)),
  ];
}

/** Which method a result follows: an identifier, of which nobody speaks. */
const IDENTIFIER = /_v\d+$/;

/** How many take part, and by which clause of a rule a day was taken: the reason stands beside it in words. */
const BY_RULE = /^\.karaka_count$|\.rule\.(?:tie|none)_code$/;

const kinds = Object.values(LANGUAGES.en.names).map((names) => new Set(Object.keys(names)));

/** What sentences are made of, which `say` and the details of results word. */
const { rules, kootas, manglik, results } = LANGUAGES.en;
const WORDED = new Set([
  ...kinds.flatMap((names) => [...names]),
  ...[rules.reasons, rules.states, kootas.notes, manglik.notes].flatMap((words) => Object.keys(words)),
  // Of a glance whether it is full, in the weights of a transit.
  ...['full', 'special'],
  ...[results.ascendantNotes, results.noCurrentDasha, results.namingNotes].flatMap((words) => Object.keys(words)),
]);

/** Facts say a thing of several kinds under one name, and notes are codes of sentences. */
const OF_SENTENCES = /\.(?:facts\.|notes\[\]|context_note_facts\[\]|(?:\w+_)?note_code$)/;

describe.each(allTools.map(({ slug, resultSchema }) => [slug, resultSchema as Described] as const))(
  'the result of %s',
  (_, schema) => {
    it('has a kind of names for every list of names and codes in it', () => {
      const unnamed = listsIn(schema)
        .filter(([path, values]) => !BY_RULE.test(path) && !values.every((value) => IDENTIFIER.test(value)))
        .filter(([path, values]) =>
          OF_SENTENCES.test(path)
            ? values.some((value) => !WORDED.has(value))
            : !kinds.some((names) => values.every((value) => names.has(value))),
        );
      expect(unnamed).toEqual([]);
    });
  },
);
