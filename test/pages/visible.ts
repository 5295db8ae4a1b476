import { words } from '../support/support.js';
import { plain } from './form/asked.js';

/** A text that a reader sees or hears, with what it stands in. */
interface VisibleText {
  readonly text: string;
  /** Of the nearest element that says so. */
  readonly lang: string;
  /** Whether it stands in code, which no language translates. */
  readonly isCode: boolean;
}

interface Open {
  readonly name: string;
  readonly lang: string;
  readonly isCode: boolean;
}

const MARKUP = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[a-z][a-z0-9:-]*(?:="[^"]*")?)*)\s*(\/?)>|<![^>]*>|[^<]+/gi;
const ATTRIBUTE = /([a-z][a-z0-9:-]*)(?:="([^"]*)")?/gi;
const VOID = ['br', 'hr', 'img', 'input', 'link', 'meta', 'path', 'use', 'wbr'];
const CODE = ['code', 'pre', 'kbd', 'samp'];
const UNSEEN = ['script', 'style'];

/** Those whose value a reader meets: what the script of the page shows as well. */
const SAID = words`alt aria-label title placeholder data-done data-fail data-found data-none data-wait`;

/** Every text of a page or a picture: what stands in it, and what its attributes say. */
function visibleTexts(html: string): VisibleText[] {
  const open: Open[] = [{ name: '', lang: '', isCode: false }];
  return [...html.matchAll(MARKUP)].flatMap(([whole, closing, name, attributes = '', selfClosing]) => {
    const outer = open[open.length - 1] as Open;
    if (name === undefined) return UNSEEN.includes(outer.name) ? [] : told(whole, outer);
    if (closing) {
      close(open, name);
      return [];
    }
    const said = attributesOf(attributes);
    const element = { name, lang: said.get('lang') ?? outer.lang, isCode: outer.isCode || CODE.includes(name) };
    if (!selfClosing && !VOID.includes(name)) open.push(element);
    const isDescription = name === 'meta' && said.get('name') === 'description';
    return (isDescription ? ['content'] : SAID).flatMap((key) => told(said.get(key) ?? '', element));
  });
}

/** Half of all elements have none. */
const NOTHING: ReadonlyMap<string, string> = new Map();

function attributesOf(text: string): ReadonlyMap<string, string> {
  if (text === '') return NOTHING;
  return new Map([...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));
}

/** Ends an element, and those in it that have no end of their own. */
function close(open: Open[], name: string): void {
  const at = open.findLastIndex((one) => one.name === name);
  if (at > 0) open.length = at;
}

function told(text: string, { lang, isCode }: Open): VisibleText[] {
  if (text === '') return [];
  const trimmed = plain(text).replaceAll(/\s+/g, ' ').trim();
  return trimmed === '' || trimmed.startsWith('<!') ? [] : [{ text: trimmed, lang, isCode }];
}

/** What a page says in its own language. */
export function ownTexts(html: string, locale: string): string[] {
  return visibleTexts(html)
    .filter(({ lang, isCode }) => !isCode && (lang === locale || lang === ''))
    .map(({ text }) => text);
}
