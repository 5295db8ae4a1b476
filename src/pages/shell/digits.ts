import { nativeDigits } from '../../languages/pages/native-digits.js';

/** Elements whose text is read by programs, or copied as it is. */
const LEFT = ['code', 'pre', 'kbd', 'samp', 'script', 'style', 'textarea'];

/**
 * A tag, an entity, a figure that belongs to a Latin letter (D9, A4), or another one: what stands in a page that is made
 * here, where no text and no attribute has a bare < or >.
 */
const PARTS = /<[^<>]*>|&[^;&\s<>]{1,12};|[A-Za-z][0-9]+|[0-9]+/g;

const BEGIN = /^<([a-z][a-z0-9]*)/;

/** What is read aloud or shown beside an element, and how a field is filled in, which reads both. */
const SAID = /( (?:aria-label|title|alt|placeholder)=")([^"]*)"/g;

/** A page with the digits of a script in what is read. Addresses, fields and what is copied keep theirs. */
export function withNativeDigits(html: string, digits: string): string {
  let left: string | undefined;
  return html.replaceAll(PARTS, (part) => {
    if (left !== undefined) {
      if (part.startsWith(`</${left}>`)) left = undefined;
      return part;
    }
    if (!part.startsWith('<')) return figures(part, digits);
    left = leftBy(part);
    return part.replaceAll(SAID, (_, before: string, said: string) => `${before}${textIn(said, digits)}"`);
  });
}

/** The name of the element that a tag begins, where its content stays as it is. */
function leftBy(tag: string): string | undefined {
  const [, name = ''] = BEGIN.exec(tag) ?? [];
  return LEFT.includes(name) || (name !== '' && tag.includes(' translate="no"')) ? name : undefined;
}

const textIn = (said: string, digits: string) => said.replaceAll(PARTS, (part) => figures(part, digits));

/** A figure in the digits of the script; an entity, and what a Latin letter begins, as it is. */
const figures = (part: string, digits: string) => (/^[0-9]/.test(part) ? nativeDigits(part, digits) : part);
