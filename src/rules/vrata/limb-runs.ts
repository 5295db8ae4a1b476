import type { Sky } from '../../base/zodiac/positions.js';
import type { Span } from '../panchanga/day-divisions.js';
import { type LimbSpan, limbSpans, nextSpan, previousSpan } from '../panchanga/limbs.js';

type Name = 'tithi' | 'nakshatra';

/** What is made of a part of a limb, with the way to the part after it. */
type Make<Limb extends Name, Item> = (span: LimbSpan<Limb>, next: () => Item | undefined) => Item;

interface Node<Limb extends Name, Item> {
  readonly span: LimbSpan<Limb>;
  readonly item: Item;
  before: Node<Limb, Item> | undefined;
  after: Node<Limb, Item> | undefined;
}

/**
 * Parts of a limb that follow one another. Each is found once, when somebody asks for the span in which it runs, so that
 * days beside each other share them.
 */
export class LimbRuns<Limb extends Name, Item> {
  readonly #sky: Sky;
  readonly #limb: Limb;
  readonly #make: Make<Limb, Item>;
  #first: Node<Limb, Item> | undefined;
  #last: Node<Limb, Item> | undefined;

  /** @param known parts without gaps */
  constructor(sky: Sky, limb: Limb, make: Make<Limb, Item>, known: readonly LimbSpan<Limb>[] = []) {
    this.#sky = sky;
    this.#limb = limb;
    this.#make = make;
    for (const span of known) this.#append(span);
  }

  /** The parts that run in a span, in order; fewer where the ephemeris does not reach. */
  during({ start, end }: Span): Item[] {
    if (!this.#first) for (const span of limbSpans(this.#sky, this.#limb, { from: start, to: end })) this.#append(span);
    while (this.#first && this.#first.span.startsAt > start && this.#prepend());
    while (this.#last && this.#last.span.endsAt < end && this.#follow(this.#last));
    const items: Item[] = [];
    for (let node = this.#first; node && node.span.startsAt < end; node = node.after) {
      if (node.span.endsAt > start) items.push(node.item);
    }
    return items;
  }

  #append(span: LimbSpan<Limb>): Node<Limb, Item> {
    const node = this.#nodeOf(span);
    node.before = this.#last;
    if (this.#last) this.#last.after = node;
    this.#first ??= node;
    this.#last = node;
    return node;
  }

  #prepend(): boolean {
    const before = this.#first && previousSpan(this.#sky, this.#limb, this.#first.span);
    if (!before) return false;
    const node = this.#nodeOf(before);
    node.after = this.#first;
    if (this.#first) this.#first.before = node;
    this.#first = node;
    return true;
  }

  /** The part after another. */
  #follow(node: Node<Limb, Item>): Node<Limb, Item> | undefined {
    if (node.after) return node.after;
    const next = nextSpan(this.#sky, this.#limb, node.span);
    return next && this.#append(next);
  }

  #nodeOf(span: LimbSpan<Limb>): Node<Limb, Item> {
    const node: Node<Limb, Item> = {
      span,
      item: this.#make(span, () => this.#follow(node)?.item),
      before: undefined,
      after: undefined,
    };
    return node;
  }
}
