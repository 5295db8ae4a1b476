import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

/** What a program may import, told by what it exports. */
export interface ApiEntry {
  /** As it is imported: `nirayana/sky`. */
  readonly specifier: string;
  /** Below `/docs/api/`. */
  readonly name: string;
  readonly exports: readonly ApiExport[];
}

export type ApiKind = 'function' | 'class' | 'value' | 'type';

export interface ApiExport {
  readonly name: string;
  readonly kind: ApiKind;
  /** How it is declared, without what it does. */
  readonly signature: string;
  readonly told: ApiComment;
}

/** What a comment says, as Markdown. */
interface ApiComment {
  readonly text: string;
  readonly parameters: readonly string[];
  readonly returns: readonly string[];
  readonly throws: readonly string[];
  readonly examples: readonly string[];
}

const ENTRIES = 'src/entries';

/** No entries: the commands, and the threads of browsers. */
const NO_ENTRIES = ['bin.ts'];

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * The entries of the package as their sources declare them. Of `nirayana` the exports of each tool are told apart, since
 * `nirayana/tools/<slug>` has them too and all together are no page.
 */
export function apiEntries(): ApiEntry[] {
  const files = readdirSync(ENTRIES)
    .filter((file) => file.endsWith('.ts') && !NO_ENTRIES.includes(file))
    .map((file) => `${ENTRIES}/${file}`);
  const program = programOf(files);
  const reader = new Reader(program);
  const entries = files.map((file) => entryOf(file, reader.exportsOf(file)));
  const index = entries.find(({ name }) => name === 'nirayana') as Declared;
  const tools = new Map<string, ApiExport[]>();
  const rest: ApiExport[] = [];
  for (const { file, told } of index.declared) {
    const [, slug] = /^src\/tools\/([\w-]+)\/tool\.ts$/.exec(file) ?? [];
    if (slug === undefined) rest.push(told);
    else tools.set(slug, [...(tools.get(slug) ?? []), told]);
  }
  return [
    { ...named(index), exports: rest },
    ...entries
      .filter((entry) => entry !== index)
      .map((entry) => ({ ...named(entry), exports: entry.declared.map(({ told }) => told) })),
    ...[...tools].map(([slug, exports]) => ({
      specifier: `nirayana/tools/${slug}`,
      name: `tools/${slug}`,
      exports,
    })),
  ];
}

interface Declared extends Pick<ApiEntry, 'specifier' | 'name'> {
  readonly declared: readonly { readonly file: string; readonly told: ApiExport }[];
}

const named = ({ specifier, name }: Declared) => ({ specifier, name });

function entryOf(file: string, declared: Declared['declared']): Declared {
  const name = file.slice(ENTRIES.length + 1, -'.ts'.length);
  const isIndex = name === 'index';
  return { specifier: isIndex ? 'nirayana' : `nirayana/${name}`, name: isIndex ? 'nirayana' : name, declared };
}

function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.node.json', ts.sys.readFile);
  const base = ts.readConfigFile('tsconfig.json', ts.sys.readFile).config;
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...base.compilerOptions, ...config.compilerOptions, types: ['node'] },
    '.',
  );
  const ambient = readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => `src/${name}`);
  return ts.createProgram([...files, ...ambient], options);
}

/** Reads what files export. */
class Reader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  exportsOf(file: string): Declared['declared'] {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    return this.#checker
      .getExportsOfModule(module)
      .map((symbol) => this.#told(symbol))
      .toSorted((one, other) => order(one.told) - order(other.told) || compare(one.told.name, other.told.name));
  }

  #told(symbol: ts.Symbol): Declared['declared'][number] {
    const { name } = symbol;
    const target = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const [first] = target.declarations ?? [];
    if (!first) throw new Error(`${name} is declared nowhere.`);
    const declarations = (target.declarations ?? []).filter((one) => !hasBodyBesideOverloads(one, target));
    const signatures = declarations.map((one) => this.#signature(one, name));
    const told: ApiExport = {
      name,
      kind: kindOf(first),
      signature: [...new Set(signatures)].join('\n'),
      told: commentOf(declarations),
    };
    return { file: relative('.', first.getSourceFile().fileName), told };
  }

  #signature(node: ts.Declaration, name: string): string {
    if (ts.isFunctionDeclaration(node)) return `function ${textBefore(node, node.body).replace(/^function\s*/, '')}`;
    if (ts.isClassDeclaration(node)) return this.#classOf(node);
    if (ts.isVariableDeclaration(node)) return this.#valueOf(node, name);
    if (ts.isTypeAliasDeclaration(node)) return this.#typeOf(node);
    return bare(node);
  }

  /** A union of texts that a table lists is told as the texts. */
  #typeOf(node: ts.TypeAliasDeclaration): string {
    const text = bare(node);
    if (!/\btypeof\b|\bkeyof\b/.test(text)) return text;
    const type = this.#checker.getTypeAtLocation(node.name);
    if (!type.isUnion() || !type.types.every((one) => one.isStringLiteral())) return text;
    return `type ${node.name.text} = ${type.types.map((one) => `'${(one as ts.StringLiteralType).value}'`).join(' | ')};`;
  }

  #valueOf(node: ts.VariableDeclaration, name: string): string {
    if (node.type) return `const ${name}: ${node.type.getText()};`;
    // Its types are those that its schemas describe, and its function names them.
    if (node.initializer?.getText().startsWith('defineTool(')) return `const ${name}: Tool;`;
    const type = this.#checker.getTypeAtLocation(node);
    const [call] = type.getCallSignatures();
    const text = this.#checker.typeToString(type, node, FORMAT);
    return call && text.startsWith('{')
      ? `const ${name}: ${this.#checker.signatureToString(call, node, FORMAT)};`
      : `const ${name}: ${text};`;
  }

  #classOf(node: ts.ClassDeclaration): string {
    const heritage = (node.heritageClauses ?? []).map((clause) => ` ${clause.getText()}`).join('');
    const parameters = node.typeParameters ? `<${node.typeParameters.map((one) => one.getText()).join(', ')}>` : '';
    const members = node.members.flatMap((member) => {
      if (member.name && ts.isPrivateIdentifier(member.name)) return [];
      if (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) return [];
      if (ts.isClassStaticBlockDeclaration(member)) return [];
      return [memberOf(member)];
    });
    return `class ${node.name?.text}${parameters}${heritage} {\n${members.join('\n')}\n}`;
  }
}

/** Of a function with overloads the last declaration is how it is done. */
function hasBodyBesideOverloads(node: ts.Declaration, { declarations = [] }: ts.Symbol): boolean {
  return ts.isFunctionDeclaration(node) && node.body !== undefined && declarations.length > 1;
}

function memberOf(member: ts.ClassElement): string {
  const body = 'body' in member ? (member.body as ts.Node | undefined) : undefined;
  const isField = ts.isPropertyDeclaration(member);
  const initializer = isField ? member.initializer : undefined;
  const end = body ?? initializer;
  const own = textBefore(member, end).replace(/\s*=$/, '');
  const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const told = comment ? `  ${comment.getText().replaceAll(/\n\s*\*/g, '\n   *')}\n` : '';
  return `${told}  ${own.replace(/;?$/, ';')}`;
}

const MODIFIERS = /^(?:(?:export|default|declare|async|abstract|override|public)\s+)+/;

/** A declaration up to where its body begins. */
function textBefore(node: ts.Node, body: ts.Node | undefined): string {
  const source = node.getSourceFile();
  const text = source.text.slice(node.getStart(source), body ? body.getStart(source) : node.getEnd());
  return text.trim().replace(MODIFIERS, '');
}

function bare(node: ts.Node): string {
  return textBefore(node, undefined);
}

function kindOf(node: ts.Declaration): ApiKind {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isClassDeclaration(node)) return 'class';
  return ts.isVariableDeclaration(node) ? 'value' : 'type';
}

const KINDS: readonly ApiKind[] = ['function', 'class', 'value', 'type'];
const order = ({ kind }: ApiExport) => KINDS.indexOf(kind);
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function commentOf(declarations: readonly ts.Declaration[]): ApiComment {
  const comments = declarations.flatMap((node) => ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc));
  const tags = comments.flatMap(({ tags: all = [] }) => [...all]);
  const of = (name: string) => tags.filter(({ tagName }) => tagName.text === name);
  const texts = (name: string) => of(name).map((tag) => textOf(tag.comment));
  return {
    text: comments.map(({ comment }) => textOf(comment)).join('\n\n'),
    parameters: of('param').map((tag) => {
      const { name } = tag as ts.JSDocParameterTag;
      return `\`${name.getText()}\`: ${textOf(tag.comment).replace(/^-?\s*/, '')}`;
    }),
    returns: texts('returns'),
    throws: of('throws').map(thrown),
    examples: texts('example'),
  };
}

/** The compiler takes the first word in braces for a type, and else leaves it in the text. */
function thrown(tag: ts.JSDocTag): string {
  return textOf(tag.comment);
}

function textOf(comment: ts.JSDocTag['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\{@link\s+(\w+)[^}]*\}/g, '`$1`').trim();
}
