import {
  changeOf,
  changesOf,
  movedTexts,
  movedTools,
  provenanceChanges,
  type RecordedRelease,
  TEXT_KINDS,
  TEXTS,
} from './changes.js';

/** Before 1.0.0 nobody keeps an answer by its version, which may stay. */
const isPublic = ({ version }: RecordedRelease) => !version.startsWith('0.');

/** Results that moved under the same version, a sentence each. */
export function unmovedVersions(before: RecordedRelease, after: RecordedRelease): string[] {
  if (!isPublic(before)) return [];
  return movedTools(before, after).flatMap((slug) => {
    const [old, now] = versionsOf(before, after, slug);
    return partMoved(old, now) === 'none'
      ? [`Results of ${slug} moved and its calculation_version is still ${old}.`]
      : [];
  });
}

function versionsOf(before: RecordedRelease, after: RecordedRelease, slug: string): readonly [string, string] {
  return [before.calculationVersions[slug] ?? '', after.calculationVersions[slug] ?? ''];
}

/**
 * What moved and is not told, a sentence each.
 *
 * @param points that the changelog has and had not then
 */
function untold(before: RecordedRelease, after: RecordedRelease, points: readonly string[]): string[] {
  const isTold = (...parts: readonly string[]) => points.some((point) => parts.every((part) => point.includes(part)));
  const moved = movedTools(before, after);
  const still = Object.keys(before.answers).filter((slug) => !moved.includes(slug));
  const fields = new Set(still.flatMap((slug) => provenanceChanges(before, after, slug)));
  const added = still.flatMap((slug) =>
    [...changesOf(before.answers[slug] ?? [], after.answers[slug] ?? []).added].map((key) => [slug, key] as const),
  );
  return [
    ...moved.flatMap((slug) => {
      const [old, now] = versionsOf(before, after, slug);
      const isSame = partMoved(old, now) === 'none';
      if (isSame && isPublic(before)) return [];
      const words = isSame ? 'Changed results' : `${old} to ${now}`;
      return isTold(`\`${slug}\``, words)
        ? []
        : [`The changelog has no new line on the results of ${slug} with "${words}".`];
    }),
    ...added
      .filter(([, key]) => !points.some((point) => new RegExp(`[\`.]${key}[\`.[]`).test(point)))
      .map(([slug, key]) => `The changelog has no new line that names the further field ${key} of ${slug}.`),
    ...[...fields]
      .filter((field) => !isTold(`\`provenance.${field}\``))
      .map((field) => `The changelog has no new line on \`provenance.${field}\`, which is another one.`),
    ...TEXT_KINDS.flatMap((kind) => {
      const names = movedTexts(before, after, kind);
      return names.length === 0 || isTold(TEXTS[kind])
        ? []
        : [`The changelog has no new line with "${TEXTS[kind]}", which are: ${names.join(', ')}.`];
    }),
    ...(before.ephemeris === after.ephemeris || isTold(after.ephemeris)
      ? []
      : [`The ephemeris is another and the changelog does not name it: ${after.ephemeris}.`]),
    ...(before.zones === after.zones || isTold(after.zones)
      ? []
      : [`The time zone database is another and the changelog does not name it: ${after.zones}.`]),
  ];
}

/** What of the recorded answers, drawings and texts moved against the rule of docs/versions.md, a sentence each. */
export function brokenMoves(before: RecordedRelease, after: RecordedRelease, points: readonly string[]): string[] {
  return [
    ...unmovedVersions(before, after),
    ...Object.keys(before.answers).flatMap((slug) => {
      const [old, now] = versionsOf(before, after, slug);
      return isBelow(now, old) ? [`The calculation_version of ${slug} went back from ${old} to ${now || 'none'}.`] : [];
    }),
    ...untold(before, after, points),
  ];
}

/** What is wrong with the number of a release after another one. */
export function brokenNumber(before: RecordedRelease, after: RecordedRelease): string[] {
  const slugs = Object.keys(before.answers);
  const isMajor = slugs.some((slug) => partMoved(...versionsOf(before, after, slug)) === 'major');
  const isMinor =
    slugs.some((slug) => changeOf(before.answers[slug] ?? [], after.answers[slug] ?? []) !== 'none') ||
    slugs.some((slug) => provenanceChanges(before, after, slug).length > 0) ||
    TEXT_KINDS.some((kind) => movedTexts(before, after, kind).length > 0) ||
    before.ephemeris !== after.ephemeris ||
    before.zones !== after.zones ||
    Object.keys(after.answers).some((slug) => !slugs.includes(slug));
  const needed: Part = isMajor ? 'major' : isMinor ? 'minor' : 'patch';
  return RANK[partMoved(before.version, after.version)] < RANK[needed]
    ? [`After ${before.version} this is a ${needed} release at least, and ${after.version} is not.`]
    : [];
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
