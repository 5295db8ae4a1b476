/** Steps that run side by side, each told in a line when it ends and counted at the last. */
export class Tally {
  #passed = 0;
  #failed = 0;

  /** Runs a step; what it throws is told and does not end the run. */
  async check(name, step) {
    try {
      const told = await step();
      this.#passed += 1;
      process.stdout.write(`  ✓ ${name}${typeof told === 'string' ? `: ${told}` : ''}\n`);
    } catch (error) {
      this.#failed += 1;
      process.stdout.write(`  × ${name}\n${indented(error.stack ?? String(error))}\n`);
    }
  }

  /** The last line. */
  end() {
    process.stdout.write(`${this.#passed} passed, ${this.#failed} failed\n`);
    process.exitCode = this.#failed === 0 ? 0 : 1;
  }
}

const indented = (text) => text.replace(/^/gm, '    ');

/** Does a piece of work for each item, so many at a time. */
export async function inLanes(items, lanes, work) {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Collects what is wrong in many places and throws it together, what is the same in one line. */
export class Findings {
  #places = new Map();

  /** Adds what is wrong at a place, if anything is. */
  at(place, lines) {
    for (const line of lines) this.#places.set(line, [...(this.#places.get(line) ?? []), place]);
  }

  throwAny(most = 40) {
    if (this.#places.size === 0) return;
    const lines = [...this.#places].map(([line, [first, ...more]]) => {
      const where = first === '' ? '' : `: ${first}`;
      return `${line}${where}${more.length > 0 ? ` and ${more.length} more` : ''}`;
    });
    const rest = lines.length > most ? `\n… and ${lines.length - most} more` : '';
    const error = new Error('Findings');
    error.stack = `${lines.length} findings\n${lines.slice(0, most).join('\n')}${rest}`;
    throw error;
  }
}
