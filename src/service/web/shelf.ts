import { CalculationError } from '../../base/errors.js';
import { because } from '../../base/reasons.js';

/** Units of all texts that are kept, at two bytes each: 24 MB, some sixty calendars. */
const MOST_UNITS = 12_000_000;

/** Texts that wait to be made, beyond which a further one is refused. */
const MOST_WAITING = 32;

/** Seconds after which to ask again where too many wait: as long as these take, roughly. */
const RETRY_SECONDS = 30;

/**
 * Texts that take long to make, kept by what they were asked by: those used last, as many as fit. One is made at a time,
 * and once for all who wait for it.
 */
export class Shelf {
  readonly #kept = new Map<string, string>();
  readonly #awaited = new Map<string, Promise<string>>();
  readonly #most: number;
  #units = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(most = MOST_UNITS) {
    this.#most = most;
  }

  /** Units of a text that is there, 0 of one that is on its way; undefined where there is none. */
  lengthOf(key: string): number | undefined {
    return this.#kept.get(key)?.length ?? (this.#awaited.has(key) ? 0 : undefined);
  }

  /**
   * A text that is kept, or what `make` gives. What it throws is told to all who wait, and not kept.
   *
   * @throws CalculationError `rate_limited` where too many wait already.
   */
  async get(key: string, make: () => Promise<string>): Promise<string> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const awaited = this.#awaited.get(key) ?? this.#begin(key, make);
    return awaited;
  }

  #begin(key: string, make: () => Promise<string>): Promise<string> {
    if (this.#awaited.size >= MOST_WAITING) throw tooManyWait();
    const before = this.#last;
    const made = (async () => {
      // What went wrong before is told to those who waited for it.
      await before.catch(() => undefined);
      const text = await make();
      this.#keep(key, text);
      return text;
    })().finally(() => this.#awaited.delete(key));
    this.#awaited.set(key, made);
    this.#last = made;
    return made;
  }

  #keep(key: string, text: string): void {
    if (key.length + text.length > this.#most) return;
    this.#kept.set(key, text);
    this.#units += key.length + text.length;
    for (const [oldest, its] of this.#kept) {
      if (this.#units <= this.#most) break;
      this.#kept.delete(oldest);
      this.#units -= oldest.length + its.length;
    }
  }
}

function tooManyWait(): CalculationError {
  const message = `Too many calendars are being made. Ask again in ${RETRY_SECONDS} seconds.`;
  return because(new CalculationError('rate_limited', message), 'rate_limited', { seconds: RETRY_SECONDS });
}
