import { type Rendered, renderMarkdown } from '../markdown.js';
import type { ApiEntry, ApiExport, ApiKind } from './api.js';

/** A page of the reference. */
interface ApiPage extends Rendered {
  /** Below `/docs/`. */
  readonly name: string;
  readonly lead: string;
}

const HEADINGS: Readonly<Record<ApiKind, string>> = {
  function: 'Functions',
  class: 'Classes',
  value: 'Values',
  type: 'Types',
};
/** No export is called so, since each is written as one thing is. */
const IDS: Readonly<Record<ApiKind, string>> = {
  function: 'functions',
  class: 'classes',
  value: 'values',
  type: 'types',
};
const KINDS = Object.keys(HEADINGS) as ApiKind[];

/** Documents that tell how to use an entry, where they are not called like it. */
const GUIDES: Readonly<Record<string, string>> = { nirayana: 'getting-started', jobs: 'keyed', node: 'operating' };

const TYPES = { id: IDS.type, text: HEADINGS.type };

interface Around {
  /** The names of all documents. */
  readonly documents: ReadonlySet<string>;
  readonly addressOf: (href: string) => string | undefined;
}

/** The reference as pages: one for each entry of the package, and more for types that are too many for one. */
export function apiPages(entries: readonly ApiEntry[], around: Around): ApiPage[] {
  const parts = entries.flatMap(partsOf);
  const everywhere = new Map<string, string>();
  for (const { name, exports } of parts) {
    for (const { name: one } of exports) if (!everywhere.has(one)) everywhere.set(one, addressIn(name, one));
  }
  return parts.map((entry) => pageOf(entry, everywhere, around));
}

interface Part extends ApiEntry {
  readonly title: string;
  /** The pages that go on with its types. */
  readonly further: readonly Pick<Part, 'name' | 'title'>[];
}

/** Letters of what types of one page are declared with: some 16 kB on their way. */
const MOST_LETTERS = 45_000;

function partsOf(entry: ApiEntry): Part[] {
  const { specifier, name } = entry;
  const exports = entry.exports.map(asTold);
  const types = exports.filter(({ kind }) => kind === 'type');
  const whole = { ...entry, exports, title: specifier, further: [] };
  if (lettersOf(types) <= MOST_LETTERS) return [whole];
  const groups: ApiExport[][] = [[]];
  for (const type of types) {
    const last = groups.at(-1) as ApiExport[];
    if (lettersOf(last) + lettersOf([type]) > MOST_LETTERS) groups.push([type]);
    else last.push(type);
  }
  const further = groups.map((group, at): Part => {
    const [first, last] = [group[0], group.at(-1)].map((one) => one?.name.slice(0, 3) ?? '');
    const title = `${specifier}: types ${first} to ${last}`;
    return { specifier, name: `${name}/types-${at + 1}`, title, exports: group, further: [] };
  });
  return [{ ...whole, exports: exports.filter(({ kind }) => kind !== 'type'), further }, ...further];
}

function lettersOf(exports: readonly ApiExport[]): number {
  return exports.reduce((sum, { signature, told }) => sum + signature.length + told.text.length, 0);
}

/** Of an object with more members than anybody reads the names are told, as in the documents. */
const MOST_OF_VALUE = 2_000;
const LONGEST_LINE = 100;

/** An export as it is read: what can be called is a function, and a long declaration stands in lines. */
function asTold(one: ApiExport): ApiExport {
  const { kind, signature } = one;
  if (kind === 'value') {
    if (/^const \w+: Calculator</.test(signature)) return { ...one, kind: 'function' };
    const [tool] = /^const \w+: Tool(?=<)/.exec(signature) ?? [];
    if (tool !== undefined) return { ...one, signature: `${tool};` };
    if (signature.length > MOST_OF_VALUE) return { ...one, signature: namesAlone(signature) };
  }
  if (kind !== 'type' || signature.includes('\n') || signature.length <= LONGEST_LINE) return one;
  return { ...one, signature: signature.replace(' = ', ' =\n  | ').replaceAll(/'\s\|\s'/g, "'\n  | '") };
}

function namesAlone(signature: string): string {
  const [head = ''] = signature.split('{', 1);
  const names = [...signature.matchAll(/[{;] (?:readonly )?(\w+)[?]?:/g)].map(([, name = '']) => name);
  const lines = [''];
  for (const name of names) {
    if ((lines.at(-1) ?? '').length + name.length > LONGEST_LINE) lines.push('');
    lines.push(`${lines.pop()}${name}, `);
  }
  return `${head}{\n${lines.map((line) => `  ${line.trimEnd()}`).join('\n')}\n};`;
}

const addressIn = (entry: string, name: string) => `~/docs/api/${entry}#${name}`;

function pageOf(part: Part, everywhere: ReadonlyMap<string, string>, around: Around): ApiPage {
  const { specifier, name, title, exports, further } = part;
  const own = new Map(exports.map((one) => [one.name, `#${one.name}`]));
  const addressOfType = (type: string) => own.get(type) ?? everywhere.get(type);
  const groups = KINDS.map((kind) => ({ kind, told: exports.filter((one) => one.kind === kind) })).filter(
    ({ told }) => told.length > 0,
  );
  const html = groups.map(({ kind, told }) => {
    const each = told.map((one) => exportAsHtml(one, addressOfType, around));
    return `<h2 id="${IDS[kind]}">${HEADINGS[kind]}</h2>\n${each.join('')}`;
  });
  const guide = GUIDES[name] ?? name;
  const more = around.documents.has(guide) ? `<p><a href="~/docs/${guide}">How it is used</a></p>\n` : '';
  const imported = code(`import { … } from '${specifier}';`, `How ${specifier} is imported`);
  const on = further.map((one) => `<li><a href="~/docs/api/${one.name}">${one.title}</a></li>\n`).join('');
  const types = on === '' ? '' : `<h2 id="${TYPES.id}">${HEADINGS.type}</h2>\n<ul>\n${on}</ul>\n`;
  const contents = groups.flatMap(({ kind, told }) =>
    kind === 'type' ? [TYPES] : told.map((one) => ({ id: one.name, text: one.name })),
  );
  return {
    name: `api/${name}`,
    title,
    lead: `What ${specifier} exports: ${leadOf(exports)}.`,
    contents: types === '' ? contents : [...contents, TYPES],
    html: imported + more + html.join('') + types,
  };
}

const MOST_NAMED = 4;

function leadOf(exports: readonly ApiExport[]): string {
  const called = exports.filter(({ kind }) => kind !== 'type').map(({ name }) => name);
  const told = called.length > 0 ? called : exports.map(({ name }) => name);
  const rest = exports.length - Math.min(told.length, MOST_NAMED);
  return [...told.slice(0, MOST_NAMED), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

function exportAsHtml(
  { name, signature, told }: ApiExport,
  addressOfType: (type: string) => string | undefined,
  { addressOf }: Around,
): string {
  const prose = (text: string) => (text === '' ? '' : renderMarkdown(text, { addressOf }).html);
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? '' : prose(`**${title}**\n\n${items.map((item) => `- ${indented(item)}`).join('\n')}`);
  return [
    `<h3 id="${name}"><code>${name}</code></h3>\n`,
    scrolling(
      withLinks(signature, (type) => (type === name ? undefined : addressOfType(type))),
      `How ${name} is declared`,
    ),
    prose(told.text),
    list('Parameters', told.parameters),
    list('Returns', told.returns),
    list('Throws', told.throws),
    ...told.examples.map((example, at) => code(example, `Example of ${name}${at === 0 ? '' : ` (${at + 1})`}`)),
  ].join('');
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');

/** Comments and texts, in which a word is no name of a type. */
const NO_NAMES = /(\/\*\*[\s\S]*?\*\/|'[^'\n]*')/;

/** A declaration whose types lead to where they are told; comments stand back. */
function withLinks(signature: string, addressOf: (type: string) => string | undefined): string {
  return signature
    .split(NO_NAMES)
    .map((part) => {
      if (part.startsWith('/**')) return `<span class="soft">${escaped(part)}</span>`;
      if (part.startsWith("'")) return escaped(part);
      return escaped(part).replaceAll(/(?<![\w.&])[A-Z]\w*/g, (type) => {
        const address = addressOf(type);
        return address === undefined ? type : `<a href="${address}">${type}</a>`;
      });
    })
    .join('');
}

const code = (text: string, label: string) => scrolling(escaped(text), label);

/** What is too wide scrolls in itself, so that the keyboard must come to it. */
function scrolling(html: string, label: string): string {
  return `<div class="tbl" role="group" aria-label="${escaped(label)}" tabindex="0"><pre><code>${html}</code></pre></div>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
