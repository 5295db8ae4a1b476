import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { grahaPositions } from '../../../src/base/zodiac/positions.js';
import { heldCodesOfSpan } from '../../../src/rules/yoga/held-codes.js';
import { yogaChart } from '../../../src/rules/yoga/yoga-chart.js';
import { natalYogas } from '../../../src/rules/yoga/yogas.js';
import { runs } from '../../support/support.js';

const sky = { ephemeris: defaultEphemeris, ayanamsha: 'lahiri', node: 'mean', sunrise: 'standard' } as const;
const instants = fc.integer({ min: Date.UTC(1800, 0, 2), max: Date.UTC(2200, 11, 30) });
const lagnas = fc.option(fc.integer({ min: 0, max: 359_999_999 }), { nil: undefined });

it.prop([instants, fc.array(lagnas, { minLength: 1, maxLength: 13 })], runs(300))(
  'tells of each chart of a span what asking it alone tells',
  (instant, some) => {
    const heldCodes = heldCodesOfSpan();
    for (const [index, lagna] of some.entries()) {
      const positions = grahaPositions(sky, momentAt(instant + index * 7_200_000));
      const chart = yogaChart(positions, lagna);
      const alone = natalYogas(chart).held.map(({ rule }) => rule.code);
      expect(heldCodes(chart)).toEqual(alone);
      // Of a chart that has been asked about before, the same.
      expect(heldCodes(chart)).toEqual(alone);
    }
  },
);
