import { isDeepStrictEqual } from 'node:util';

/** What a release has recorded of its calculators. */
export interface RecordedRelease {
  /** Of the package. */
  readonly version: string;
  /** `calculation_version` by tool. */
  readonly calculationVersions: Readonly<Record<string, string>>;
  /** The recorded cases by tool, as golden/expected has them. */
  readonly answers: Readonly<Record<string, readonly RecordedAnswer[]>>;
  /** `provenance.ephemeris.version`. */
  readonly ephemeris: string;
  /** The version of the time zone database, as `provenance.timezone_resolution` ends with it. */
  readonly zones: string;
  /** What is recorded as it is, by its kind and name. */
  readonly texts: Readonly<Record<TextKind, Readonly<Record<string, string>>>>;
}

/** Kinds of what is recorded beside answers, and how a point of the changelog on one that moved begins. */
export const TEXTS = {
  charts: 'Changed drawings',
  interpretations: 'Changed interpretations',
  placements: 'Changed placements',
} as const;
export type TextKind = keyof typeof TEXTS;
export const TEXT_KINDS = Object.keys(TEXTS) as TextKind[];

export interface RecordedAnswer {
  readonly name: string;
  /** Input and options of the case. */
  readonly asked: unknown;
  readonly envelope: Readonly<Record<string, unknown>>;
}

/** How the answers of a tool to what was asked before differ: not at all, by further fields alone, or otherwise. */
export type Change = 'none' | 'added' | 'moved';

/** What names versions and their sources, and moves by rules of its own. */
const BESIDE = ['calculation_version', 'provenance'];

/** What has become of the answers to the cases that both have. */
export function changeOf(before: readonly RecordedAnswer[], after: readonly RecordedAnswer[]): Change {
  const { isMoved, added } = changesOf(before, after);
  return isMoved ? 'moved' : added.size > 0 ? 'added' : 'none';
}

interface Changes {
  isMoved: boolean;
  /** The keys of further fields. */
  readonly added: Set<string>;
}

export function changesOf(before: readonly RecordedAnswer[], after: readonly RecordedAnswer[]): Changes {
  const changes: Changes = { isMoved: false, added: new Set() };
  for (const [was, is] of paired(before, after)) note(changes, told(was.envelope), told(is.envelope));
  return changes;
}

/** A case that was taken out, or asks something else, has no answer to compare with. */
function paired(before: readonly RecordedAnswer[], after: readonly RecordedAnswer[]) {
  const now = new Map(after.map((one) => [one.name, one]));
  return before.flatMap((was) => {
    const is = now.get(was.name);
    return is && isDeepStrictEqual(was.asked, is.asked) ? [[was, is] as const] : [];
  });
}

function told(envelope: RecordedAnswer['envelope']): object {
  return Object.fromEntries(Object.entries(envelope).filter(([key]) => !BESIDE.includes(key)));
}

function note(changes: Changes, before: unknown, after: unknown): void {
  if (isDeepStrictEqual(before, after)) return;
  const areLists = Array.isArray(before) && Array.isArray(after);
  if (areLists && before.length === after.length) {
    for (const [at, one] of before.entries()) note(changes, one, after[at]);
  } else if (isObject(before) && isObject(after) && Object.keys(before).every((key) => Object.hasOwn(after, key))) {
    for (const [key, value] of Object.entries(after)) {
      if (Object.hasOwn(before, key)) note(changes, before[key], value);
      else changes.added.add(key);
    }
  } else changes.isMoved = true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of the provenance that are other ones, apart from names of sources, each of which has a rule. */
export function provenanceChanges(before: RecordedRelease, after: RecordedRelease, slug: string): string[] {
  const textOf = ({ ephemeris, zones }: RecordedRelease, value: unknown) =>
    [ephemeris, zones].reduce((text, name) => (name ? text.replaceAll(name, '') : text), JSON.stringify(value) ?? '');
  const fields = paired(before.answers[slug] ?? [], after.answers[slug] ?? []).flatMap(([was, is]) => {
    const [old, now] = [was, is].map(({ envelope }) => envelope['provenance'] ?? {}) as [object, object];
    return Object.entries({ ...old, ...now })
      .filter(([key]) => key !== 'calculation_version')
      .filter(([key]) => textOf(before, old[key as never]) !== textOf(after, now[key as never]))
      .map(([key]) => key);
  });
  return [...new Set(fields)];
}

/** The names of what is recorded of a kind and is another text than it was. */
export function movedTexts(before: RecordedRelease, after: RecordedRelease, kind: TextKind): string[] {
  const now = after.texts[kind];
  return Object.entries(before.texts[kind]).flatMap(([name, text]) =>
    now[name] === undefined || now[name] === text ? [] : [name],
  );
}

/** The tools that answer something otherwise than they did. */
export function movedTools(before: RecordedRelease, after: RecordedRelease): string[] {
  return Object.entries(before.answers).flatMap(([slug, answers]) =>
    changeOf(answers, after.answers[slug] ?? []) === 'moved' ? [slug] : [],
  );
}
