import { describe, expect, it } from 'vitest';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import { NAKSHATRAS, type Nakshatra } from '../../../src/base/zodiac/nakshatra.js';
import { grahaPositions } from '../../../src/base/zodiac/positions.js';
import { dayScore } from '../../../src/rules/muhurta/day-score.js';
import { relationshipRules } from '../../../src/rules/muhurta/relationship-score.js';
import { RELATIONSHIP_MODES } from '../../../src/rules/muhurta/relationship-score-tables.js';
import { KARANAS, TITHIS, type Tithi, VARAS, type Vara, YOGAS } from '../../../src/rules/panchanga/tables.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';

const [ashwini, sunday] = [NAKSHATRAS[0] as Nakshatra, VARAS[0] as Vara];

describe('the source of a rule is this library where the texts class otherwise', () => {
  it('for Kimstughna, which they call good', () => {
    const own = KARANAS.filter((karana) => {
      const tithi = TITHIS[Math.floor((karana.number - 1) / 2)] as Tithi;
      const { rules } = dayScore({ tithi, karana, nakshatra: ashwini, yoga: YOGAS[0] as never, vara: sunday });
      return rules.some(({ source }) => source === 'own');
    });
    expect(own.map(({ name }) => name)).toEqual(['Kimstughna']);
  });

  it('for a significator that is retrograde, which they call strong', () => {
    const seen = new Set<string>();
    for (let month = 0; month < 60; month++) {
      const grahas = grahaPositions(DEFAULT_SKY, momentAt(Date.UTC(2020, month, 1)));
      const day = { vara: sunday, tithi: TITHIS[0] as Tithi, nakshatra: ashwini, grahas };
      for (const rule of RELATIONSHIP_MODES.flatMap((mode) => relationshipRules(mode, day))) {
        if (rule.rule !== 'karaka_state') continue;
        const isRetrograde = rule.karaka.states.includes('retrograde');
        expect([rule.karaka, rule.source]).toEqual([rule.karaka, isRetrograde ? 'own' : 'classical']);
        seen.add(rule.source);
      }
    }
    expect([...seen].sort()).toEqual(['classical', 'own']);
  });
});
