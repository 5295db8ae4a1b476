import { expect } from 'vitest';
import { tagsOf, withoutTags } from './asked.js';

/** What ends an attribute, a text, an element or a script, whichever it stands in. */
export const EVERYTHING = `'"></script></select></textarea></title><img src=x onerror=alert(1)>&lt;b&gt;`;

/** Texts of which nothing may come back as markup. */
export const HOSTILE = [
  EVERYTHING,
  '<script>alert(1)</script>',
  "' onfocus=alert(1) autofocus='",
  '" onfocus="alert(1)" autofocus="',
  '</select></form><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '&lt;script&gt;&#60;b&#62;',
  '\u0000\u202e\ud83d',
  '__proto__',
  '%0d%0aSet-Cookie: a=b',
  `${'<u>'.repeat(2000)}`,
];

const ON = /^on/;

const OWN_LINK =
  /^(?:\/(?![/\\])|#|(?:https|webcal):\/\/example\.org\b|https:\/\/(?:creativecommons\.org|www\.geonames\.org)\b)/;

/** The ways of other hosts to subscribe: an address of ours is one of their parameters, whole and escaped. */
const WAY =
  /^https:\/\/(?:calendar\.google\.com\/calendar\/render\?cid=webcal|outlook\.live\.com\/calendar\/0\/addfromweb\?url=https)%3A%2F%2Fexample\.org%2Fcalendars%2F[\w.!~*'()%-]*(?:&name=[\w.!~*'()%-]*)?$/;

/** Nothing of a page that came from outside is markup: all of its tags are ours. */
export function expectNoMarkup(html: string): void {
  const tags = tagsOf(html);
  expect(withoutTags(html)).not.toMatch(/[<>]/);
  expect(tags.flatMap(({ attributes }) => [...attributes.keys()]).filter((name) => ON.test(name))).toEqual([]);
  expect(tags.filter(({ name }) => ['img', 'iframe', 'u'].includes(name))).toEqual([]);
  expect(tags.filter(({ name, attributes }) => name === 'script' && !attributes.has('src'))).toEqual([]);
  const links = tags.flatMap(({ attributes }) => [attributes.get('href') ?? [], attributes.get('action') ?? []].flat());
  expect(links.filter((href) => !OWN_LINK.test(href) && !WAY.test(href))).toEqual([]);
}

const DRAWN = ['svg', 'title', 'desc', 'g', 'rect', 'path', 'line', 'circle', 'polygon', 'text', 'tspan'];
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** A drawing is well-formed, and all of its elements are ours. */
export function expectDrawing(svg: string): void {
  expect(withoutTags(svg)).not.toMatch(/[<>]/);
  const names = new Set(tagsOf(svg).map(({ name }) => name));
  expect([...names].filter((name) => !DRAWN.includes(name))).toEqual([]);
  expect(tagsOf(svg).flatMap(({ attributes }) => [...attributes.keys()].filter((name) => ON.test(name)))).toEqual([]);
  // XML has no place for these, not even written as references (section 2.2).
  expect(svg).not.toMatch(NOT_IN_XML);
}
