import { type RecordedAnswer, type RecordedRelease, TEXT_KINDS } from './changes.js';

/** A state of the repository. */
export interface Tree {
  /** A file by its path; undefined where there is none. */
  readonly read: (path: string) => string | undefined;
  /** The names of the files in a folder. */
  readonly names: (folder: string) => readonly string[];
}

interface Case {
  readonly name: string;
  /** Of career-dna alone, which stands beside the tools. */
  readonly as_of?: string;
  readonly input: unknown;
  readonly options?: unknown;
}

type Recorded = Pick<RecordedAnswer, 'name' | 'envelope'>;

/** What a tree has recorded. */
export function recordedRelease({ read, names }: Tree): RecordedRelease {
  const parsed = <Value>(path: string): Value => JSON.parse(read(path) ?? 'null') as Value;
  const { version } = parsed<{ readonly version: string }>('package.json');
  const versions = parsed<Readonly<Record<string, { readonly calculation_version: string }>>>('golden/versions.json');
  const withCases = (cases: readonly Case[], expected: readonly Recorded[]) => {
    const byName = new Map(cases.map((one) => [one.name, one]));
    return expected.map(({ name, envelope }): RecordedAnswer => {
      const { input, options, as_of } = byName.get(name) ?? {};
      return { name, envelope, asked: as_of === undefined ? [input, options] : [input, options, as_of] };
    });
  };
  const ofTools = Object.keys(versions).map((slug) => [
    slug,
    withCases(parsed(`golden/cases/${slug}.json`), parsed(`golden/expected/${slug}.json`)),
  ]);
  const ofCareer = parsed<{ readonly name: string; readonly result: Recorded['envelope'] }[] | null>(
    'golden/career-dna/expected.json',
  )?.map(({ name, result }) => ({ name, envelope: result }));
  const career = ofCareer ? withCases(parsed('golden/career-dna/cases.json'), ofCareer) : [];
  const answers: RecordedRelease['answers'] = { ...Object.fromEntries(ofTools), [CAREER]: career };
  const texts = TEXT_KINDS.map((kind) => [
    kind,
    Object.fromEntries(names(`golden/${kind}`).map((name) => [name, read(`golden/${kind}/${name}`) ?? ''])),
  ]);
  return {
    version,
    calculationVersions: {
      ...Object.fromEntries(Object.entries(versions).map(([slug, one]) => [slug, one.calculation_version])),
      [CAREER]: firstOf(career, ({ calculation_version: one }) => one),
    },
    answers,
    ephemeris: firstOf(Object.values(answers).flat(), ({ ephemeris }) => ephemeris?.version),
    zones: firstOf(Object.values(answers).flat(), ({ timezone_resolution: one }) => ZONES.exec(one ?? '')?.[1]),
    texts: Object.fromEntries(texts) as RecordedRelease['texts'],
  };
}

const CAREER = 'career-dna';
const ZONES = /time zone database (\w+)/;

interface Provenance {
  readonly calculation_version?: string;
  readonly ephemeris?: { readonly version?: string };
  readonly timezone_resolution?: string;
}

/** What the first answer tells that tells it. */
function firstOf(answers: readonly RecordedAnswer[], tell: (provenance: Provenance) => string | undefined): string {
  const told = answers.map(({ envelope }) => tell((envelope['provenance'] ?? {}) as Provenance));
  return told.find((one) => one !== undefined) ?? '';
}
