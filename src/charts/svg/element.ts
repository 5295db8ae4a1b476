/** Markup that {@link element} has made. Nothing else in the renderers writes a tag. */
export interface Markup {
  readonly markup: string;
}

/** What stands between the tags of an element: texts are escaped, nothing is left out for `undefined` and `null`. */
export type Content = Markup | string | number | null | undefined | readonly Content[];

/** What an attribute can be; without a value it is left out. */
type AttributeValue = string | number | null | undefined;

export type Attributes = Readonly<Record<string, AttributeValue>>;

const NAME = /^[a-zA-Z][\w:-]*$/;

/** The five characters that mean something in XML, and the white space that an attribute would lose. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** What no XML 1.0 document can hold, not even escaped: most control characters, halves of pairs, U+FFFE, U+FFFF. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

/** A text as XML and HTML show it. What XML cannot hold becomes U+FFFD. */
export function escaped(text: string): string {
  return text.replace(FORBIDDEN, '\uFFFD').replace(/[&<>"'\t\n\r]/g, (character) => ESCAPES[character] as string);
}

/** An element of SVG, closed in the way of XML, with its attributes in the order given. */
export function element(name: string, attributes: Attributes, ...content: readonly Content[]): Markup {
  const inside = content.map(written).join('');
  const opening = `<${checkedName(name)}${Object.entries(attributes).map(attribute).join('')}`;
  return { markup: inside === '' ? `${opening}/>` : `${opening}>${inside}</${name}>` };
}

function attribute([name, value]: [string, AttributeValue]): string {
  return value === null || value === undefined ? '' : ` ${checkedName(name)}="${escaped(String(value))}"`;
}

function written(content: Content): string {
  if (content === null || content === undefined) return '';
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content));
  return 'markup' in content ? content.markup : content.map(written).join('');
}

function checkedName(name: string): string {
  if (!NAME.test(name)) throw new TypeError(`No element or attribute of SVG is called ${JSON.stringify(name)}.`);
  return name;
}

/** A length with at most one decimal, as far as a screen can show it. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Where an instant lies in a stretch of time, per cent with at most three decimals; the ends hold what lies beyond. */
export function percentBetween(from: number, to: number): (at: number) => number {
  const span = to - from;
  return (at) => Math.round(Math.min(Math.max((at - from) / span, 0), 1) * 100_000) / 1000;
}

/** Per cent as an attribute. */
export function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`;
}

/** Which end of a text stands where it is put. */
export type Anchor = 'start' | 'middle' | 'end';
