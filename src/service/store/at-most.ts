/** What is refused where too many wait already. */
export class Crowded extends Error {
  override readonly name = 'Crowded';
  constructor() {
    super('Too many wait for this.');
  }
}

/** Who waits: of one name few may, and whoever is known goes first and fills no place of others. */
export interface Waiting {
  /** '' where nobody knows. */
  readonly name: string;
  readonly isKnown: boolean;
}

const ANYBODY: Waiting = { name: '', isKnown: false };

interface Limits {
  readonly atOnce: number;
  /** Of those who are known, and of all others. */
  readonly waiting: number;
  /** Of one name. */
  readonly ofOne: number;
}

/** Does few things at once, each in its turn, and lets few wait. */
export class AtMost {
  readonly #limits: Limits;
  readonly #known: (Waiting & { readonly go: () => void })[] = [];
  readonly #others: (Waiting & { readonly go: () => void })[] = [];
  #running = 0;

  constructor({ atOnce, waiting, ofOne = waiting }: Omit<Limits, 'ofOne'> & Partial<Limits>) {
    this.#limits = { atOnce, waiting, ofOne };
  }

  /** @throws Crowded where too many wait */
  async run<T>(work: () => Promise<T>, who = ANYBODY): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running++;
    else await this.#turn(who);
    try {
      return await work();
    } finally {
      // The turn goes to who waits longest, so that the number of those running stays.
      const next = this.#known.shift() ?? this.#others.shift();
      if (next) next.go();
      else this.#running--;
    }
  }

  #turn({ name, isKnown }: Waiting): Promise<void> {
    const line = isKnown ? this.#known : this.#others;
    const { waiting, ofOne } = this.#limits;
    const alike = name === '' ? 0 : line.filter((other) => other.name === name).length;
    if (line.length >= waiting || alike >= ofOne) throw new Crowded();
    return new Promise((go) => line.push({ name, isKnown, go }));
  }
}
