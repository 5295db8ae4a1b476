import { existsSync, readdirSync } from 'node:fs';

/** A document of the repository that is served as a page. */
export interface ServedDocument {
  /** Where it stands in the repository: `docs/recipes/react.md`. */
  readonly file: string;
  /** Below `/docs/`; '' for the list of all. */
  readonly name: string;
  readonly group: DocumentGroup;
}

type DocumentGroup = 'index' | 'document' | 'recipe' | 'decision' | 'project';

const INDEX = 'docs/README.md';

/** Those of the project as a whole, by the names of their pages. */
const OF_PROJECT: Readonly<Record<string, string>> = {
  'README.md': 'readme',
  'CHANGELOG.md': 'changelog',
  'CONTRIBUTING.md': 'contributing',
  'SECURITY.md': 'reporting',
};

const documentsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({ file: `${folder}/${name}`, slug: name.slice(0, -'.md'.length) }));

/** A folder below docs, whose list is its own page. */
const within = (folder: string, group: DocumentGroup): ServedDocument[] =>
  documentsIn(`docs/${folder}`).map(({ file, slug }) => ({
    file,
    name: slug === 'README' ? folder : `${folder}/${slug}`,
    group,
  }));

/** Every document that has a page of its own below `/docs`. Methods have theirs below `/methodology`. */
export function servedDocuments(): ServedDocument[] {
  const starters = readdirSync('recipes/starters').map((starter) => `recipes/starters/${starter}/README.md`);
  return [
    ...documentsIn('docs').map(({ file, slug }): ServedDocument => {
      return file === INDEX ? { file, name: '', group: 'index' } : { file, name: slug, group: 'document' };
    }),
    ...within('recipes', 'recipe'),
    ...starters.filter(existsSync).map((file): ServedDocument => {
      return { file, name: `recipes/${file.split('/').at(-2)}`, group: 'recipe' };
    }),
    ...within('decisions', 'decision'),
    ...Object.entries(OF_PROJECT).map(([file, name]): ServedDocument => ({ file, name, group: 'project' })),
  ];
}
