import type { CaveatFacts } from '../base/input/caveats.js';
import type { ToolDescription } from '../calculation/define.js';
import { clockName } from '../pages/form/birth-fields.js';
import { addressParts, birthNames, ownNames, type Pairs, queryOf } from '../pages/shell/address.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';

interface ClockProps {
  readonly page: PageContext;
  readonly tool: ToolDescription;
  readonly choices: readonly string[];
  /** What the address says, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly facts: CaveatFacts['zone_city_clock'];
}

const PREFIXES: Readonly<Record<string, string>> = { 'person A': 'a_', 'person B': 'b_' };

/** The same page by each of the clocks that may have been kept. */
export function ClockChoice({ page, tool, choices, texts, facts: { whose, clocks } }: ClockProps) {
  const parts = addressParts(tool);
  const order = [...ownNames(parts), ...parts.conventions, ...choices];
  const { clock: chosen } = birthNames(PREFIXES[whose ?? ''] ?? '');
  return (
    <p class="row no-print">
      {clocks.map(({ utc_offset }) => {
        const all = new Map([...texts, [chosen, utc_offset] as const]);
        const pairs = order.flatMap((name): Pairs => (all.has(name) ? [[name, all.get(name) ?? '']] : []));
        return (
          <a class="btn plain" href={hrefOf(page, page.path, queryOf(pairs))}>
            {page.words.form.clock.by(clockName(utc_offset, page))}
          </a>
        );
      })}
    </p>
  );
}
