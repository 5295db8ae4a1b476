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
}

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
  const now = new Map(after.map((one) => [one.name, one]));
  const changes = before.flatMap(({ name, asked, envelope }) => {
    const other = now.get(name);
    // A case that was taken out, or asks something else, has no answer to compare with.
    return other && isDeepStrictEqual(asked, other.asked) ? [between(told(envelope), told(other.envelope))] : [];
  });
  return greatest(changes);
}

function told(envelope: RecordedAnswer['envelope']): object {
  return Object.fromEntries(Object.entries(envelope).filter(([key]) => !BESIDE.includes(key)));
}

function between(before: unknown, after: unknown): Change {
  if (isDeepStrictEqual(before, after)) return 'none';
  if (Array.isArray(before) || Array.isArray(after)) {
    const isAsLong = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
    return isAsLong ? greatest(before.map((one, at) => between(one, after[at]))) : 'moved';
  }
  if (!isRecord(before) || !isRecord(after)) return 'moved';
  const keys = Object.keys(before);
  if (keys.some((key) => !Object.hasOwn(after, key))) return 'moved';
  const isLonger = Object.keys(after).length > keys.length;
  return greatest([...keys.map((key) => between(before[key], after[key])), ...(isLonger ? ['added' as const] : [])]);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function greatest(changes: readonly Change[]): Change {
  return changes.includes('moved') ? 'moved' : changes.includes('added') ? 'added' : 'none';
}

/**
 * What of a release does not follow docs/versions.md, a sentence each, against the release before it.
 *
 * @param section what the changelog says of the release
 */
export function brokenRules(before: RecordedRelease, after: RecordedRelease, section: string): string[] {
  const slugs = Object.keys(before.answers);
  const changes = slugs.map((slug) => [slug, changeOf(before.answers[slug] ?? [], after.answers[slug] ?? [])] as const);
  const moved = changes.filter(([, change]) => change === 'moved').map(([slug]) => slug);
  const versions = (slug: string) =>
    [before.calculationVersions[slug] ?? '', after.calculationVersions[slug] ?? ''] as const;
  const isMajor = slugs.some((slug) => partMoved(...versions(slug)) === 'major');
  const isMinor =
    changes.some(([, change]) => change !== 'none') ||
    before.ephemeris !== after.ephemeris ||
    Object.keys(after.answers).some((slug) => !slugs.includes(slug));
  const needed: Part = isMajor ? 'major' : isMinor ? 'minor' : 'patch';
  return [
    ...moved.flatMap((slug) => {
      const [old, now] = versions(slug);
      if (after.answers[slug] === undefined) return [];
      if (partMoved(old, now) === 'none')
        return [`Results of ${slug} moved and its calculation_version is still ${old}.`];
      return isNamed(section, [`\`${slug}\``, `${old} to ${now}`])
        ? []
        : [`The changelog has no line on the results of ${slug} with "${old} to ${now}".`];
    }),
    ...slugs.flatMap((slug) => {
      const [old, now] = versions(slug);
      return isBelow(now, old) ? [`The calculation_version of ${slug} went back from ${old} to ${now || 'none'}.`] : [];
    }),
    ...(before.ephemeris === after.ephemeris || isNamed(section, [after.ephemeris])
      ? []
      : [`The ephemeris is another and the changelog does not name it: ${after.ephemeris}.`]),
    ...(RANK[partMoved(before.version, after.version)] < RANK[needed]
      ? [`After ${before.version} this is a ${needed} release at least, and ${after.version} is not.`]
      : []),
  ];
}

/** A point of the changelog that has all of these. */
function isNamed(section: string, parts: readonly string[]): boolean {
  return section.split(/^- /m).some((point) => parts.every((part) => point.replaceAll(/\s+/g, ' ').includes(part)));
}

type Part = 'none' | 'patch' | 'minor' | 'major';
const RANK: Readonly<Record<Part, number>> = { none: 0, patch: 1, minor: 2, major: 3 };

/** The greatest part of a version that is higher than it was; `none` where none is. */
export function partMoved(before: string, after: string): Part {
  // A name in place of a number, such as page-shared-v1, has no parts.
  if (!isNumbered(before) || !isNumbered(after)) return before === after ? 'none' : 'minor';
  const [old, now] = [numbersOf(before), numbersOf(after)];
  const at = now.findIndex((number, index) => number !== (old[index] ?? 0));
  if (at === -1 || (now[at] ?? 0) < (old[at] ?? 0)) return 'none';
  return (['major', 'minor', 'patch'] as const)[at] ?? 'none';
}

function isBelow(version: string, other: string): boolean {
  return version === '' || (isNumbered(version) && isNumbered(other) && partMoved(version, other) !== 'none');
}

function isNumbered(version: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(version);
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').map(Number);
}
