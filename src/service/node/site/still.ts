import type { DeviceWords } from '../../../languages/pages/site/device-words.js';
import { elementsOf, type Node, parsed, written } from './html.js';

/** What is put in place of what a file would say of a day. */
type Words = Pick<DeviceWords, 'calculating'>;

/** What is left out as a whole where a part of it changes with the day. */
const WHOLE = ['section', 'dl', 'table', 'ul', 'ol', 'p', 'svg', 'figure', 'details', 'h2', 'h3'];

/** Fields keep their names without what they began with. */
const FIELDS = ['input', 'option'];

/**
 * A page as a file: what it says at every instant, and nothing that any of its forms or links would send.
 *
 * @param pages the same page as it is written at several instants, far enough from each other that what is told of a day
 * is told otherwise
 */
export function stillPage(pages: readonly [string, ...string[]], words: Words): string {
  const [page, ...others] = pages.map(parsed) as [Node, ...Node[]];
  const changing = new Set<Node>();
  for (const other of others) compare(page, other, changing);
  leaveOut(page, changing, words);
  for (const node of elementsOf(page)) {
    if (node.name === 'form') silence(node);
    const href = node.attributes.get('href');
    if (node.name === 'a' && href?.startsWith('/') && href.includes('?')) {
      node.attributes.set('href', (href.split('#', 1)[0] ?? '').replace('?', '#'));
    }
  }
  return written(page);
}

/** Notes what differs, and tells whether something outside of what can be left out does. */
function compare(node: Node, other: Node, changing: Set<Node>): boolean {
  if (changing.has(node)) return false;
  const isSame = compareInside(node, other, changing);
  if (isSame || !WHOLE.includes(node.name)) return !isSame;
  changing.add(node);
  return false;
}

function compareInside(node: Node, other: Node, changing: Set<Node>): boolean {
  if (node.name !== other.name || node.text !== other.text || node.children.length !== other.children.length)
    return false;
  if (!haveSameAttributes(node, other)) return false;
  // All of them, so that each field is found.
  const different = node.children.filter((child, at) => compare(child, other.children[at] as Node, changing));
  return different.length === 0;
}

function haveSameAttributes(node: Node, other: Node): boolean {
  for (const key of new Set([...node.attributes.keys(), ...other.attributes.keys()])) {
    const isSame =
      node.attributes.get(key) === other.attributes.get(key) && node.attributes.has(key) === other.attributes.has(key);
    if (isSame) continue;
    if (!FIELDS.includes(node.name)) return false;
    node.attributes.delete(key);
    other.attributes.delete(key);
  }
  return true;
}

function leaveOut(node: Node, changing: ReadonlySet<Node>, words: Words): void {
  node.children = node.children.map((child) => {
    if (!changing.has(child)) {
      leaveOut(child, changing, words);
      return child;
    }
    const text: Node = { name: '', text: words.calculating, attributes: new Map(), children: [] };
    return { name: 'p', text: '', attributes: new Map([['class', 'soft']]), children: [text] };
  });
}

/**
 * A form that sends nothing: by its method in browsers that know it, and by its button in all, since a form is not sent
 * from a field either while the button is disabled.
 */
function silence(form: Node): void {
  form.attributes.set('method', 'dialog');
  const buttons = elementsOf(form).filter(
    ({ name, attributes }) => name === 'button' && (attributes.get('type') ?? 'submit') === 'submit',
  );
  for (const { attributes } of buttons) attributes.set('disabled', '').set('data-inert', '');
  if (buttons.length > 0) return;
  const attributes = new Map([
    ['disabled', ''],
    ['hidden', ''],
  ]);
  form.children.push({ name: 'button', text: '', attributes, children: [] });
}
