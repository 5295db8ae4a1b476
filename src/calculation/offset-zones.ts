import { CalculationError, shortened } from '../base/errors.js';
import type { Zones } from '../base/input/zone.js';
import { because } from '../base/reasons.js';
import { fixedZone } from '../base/time/zone.js';

const FORMS = 'an offset such as +05:30, or LMT';

/** What knows offsets and no zone, for the caller of a name that errors tell. */
export function offsetZones(caller: string): Zones {
  return {
    at: () => {
      const message = `${caller} finds no time zone for coordinates: send ${FORMS}.`;
      throw because(new CalculationError('engine_error', message), 'no_zone_found', {});
    },
    named: (name) => (/^utc$/i.test(name) ? fixedZone(0, name) : undefined),
    caveats: () => [],
    forms: FORMS,
    unknown: (name) => {
      const shown = shortened(name);
      const message = `${caller} knows no time zone by its name, ${JSON.stringify(shown)} neither; send ${FORMS}.`;
      return because(new CalculationError('engine_error', message), 'unknown_zone', { shown });
    },
  };
}
