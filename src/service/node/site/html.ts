/** A piece of a page as our own templates write it: an element, or text with comments and the like. */
export interface Node {
  /** '' for text. */
  readonly name: string;
  text: string;
  attributes: Map<string, string | undefined>;
  children: Node[];
}

const VOID = ['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];

/** Their content is no markup. */
const RAW = ['script', 'style', 'textarea', 'title'];

const TOKEN = /<!--[\s\S]*?-->|<![^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/"]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi;
const ATTRIBUTE = /([^\s=>/"]+)(?:="([^"]*)")?/g;

/**
 * Reads a page. It is no reader of anybody's HTML, but of what the templates write: attributes in quotes and elements that
 * are closed.
 *
 * @throws Error for anything else
 */
export function parsed(html: string): Node {
  const page = element('', '');
  const open = [page];
  let end = 0;
  const token = new RegExp(TOKEN);
  for (let found = token.exec(html); found?.index === end; found = token.exec(html)) {
    end = token.lastIndex;
    const [whole, closing, name, attributes = '', slash] = found;
    const parent = open.at(-1) as Node;
    if (name === undefined) parent.children.push({ ...element('', ''), text: whole });
    else if (closing) close(open, name);
    else {
      const node = element(name, attributes);
      parent.children.push(node);
      if (RAW.includes(name)) end = token.lastIndex = readRaw(html, end, node);
      else if (!slash && !VOID.includes(name)) open.push(node);
    }
  }
  if (end !== html.length || open.length !== 1) throw new Error(`This is not read: ${html.slice(end, end + 80)}`);
  return page;
}

function close(open: Node[], name: string): void {
  const closed = open.pop();
  if (closed?.name !== name) throw new Error(`<${closed?.name}> is closed by </${name}>.`);
}

/** Takes what is no markup, and tells where it ends. */
function readRaw(html: string, from: number, node: Node): number {
  const until = html.indexOf(`</${node.name}>`, from);
  if (until < 0) throw new Error(`<${node.name}> is not closed.`);
  node.children.push({ ...element('', ''), text: html.slice(from, until) });
  return until + node.name.length + 3;
}

function element(name: string, attributes: string): Node {
  const told = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value]) => [key, value] as const);
  return { name, text: '', attributes: new Map(told), children: [] };
}

/** The page as text again. */
export function written({ name, text, attributes, children }: Node): string {
  const inner = children.map(written).join('');
  if (name === '') return text + inner;
  const told = [...attributes].map(([key, value]) => (value === undefined ? ` ${key}` : ` ${key}="${value}"`)).join('');
  return VOID.includes(name) ? `<${name}${told}>` : `<${name}${told}>${inner}</${name}>`;
}

/** Every element of a page, those outside first. */
export function elementsOf(node: Node): Node[] {
  return [...(node.name === '' ? [] : [node]), ...node.children.flatMap(elementsOf)];
}
