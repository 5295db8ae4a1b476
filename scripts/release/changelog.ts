const UNRELEASED = '## Unreleased';

/** What the changelog says of a version, without its heading; undefined where it has none. */
export function sectionOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^(?=## )/m);
  const own = sections.find(
    (section) => headingOf(section) === version || headingOf(section).startsWith(`${version}, `),
  );
  return own?.slice(own.indexOf('\n') + 1).trim();
}

function headingOf(section: string): string {
  return (section.split('\n', 1)[0] ?? '').replace(/^## /, '').trim();
}

/**
 * The changelog with what was not released as the section of a version, and a new place above it.
 *
 * @param day of the release, as 2026-01-31
 * @throws Error where nothing is told of what was not released, or the version has a section
 */
export function released(changelog: string, version: string, day: string): string {
  if (sectionOf(changelog, version) !== undefined) throw new Error(`CHANGELOG.md has a section on ${version} already.`);
  const told = sectionOf(changelog, UNRELEASED.slice(3));
  if (!told) throw new Error('CHANGELOG.md tells nothing below "## Unreleased".');
  return changelog.replace(UNRELEASED, () => `${UNRELEASED}\n\n## ${version}, ${day}`);
}

/** What is wrong with the changelog of a version, a sentence each. */
export function changelogFaults(changelog: string, version: string): string[] {
  const section = sectionOf(changelog, version);
  if (section === undefined) return [`CHANGELOG.md has no section "## ${version}, <date>".`];
  if (section === '') return [`CHANGELOG.md tells nothing of ${version}.`];
  return sectionOf(changelog, UNRELEASED.slice(3))
    ? [`CHANGELOG.md tells of what is "Unreleased", which ${version} would have.`]
    : [];
}

/** The points of a changelog that another one has not, each in a line. */
export function pointsSince(before: string, now: string): string[] {
  const known = new Set(pointsOf(before));
  return pointsOf(now).filter((point) => !known.has(point));
}

function pointsOf(changelog: string): string[] {
  const [, ...points] = changelog.replaceAll(/^#.*$/gm, '- ').split(/^- /m);
  return points.map((point) => point.replaceAll(/\s+/g, ' ').trim());
}
