import { describe, expect, it } from 'vitest';
import { momentAt } from '../../src/ephemeris/moment.js';
import { dayScore } from '../../src/muhurta/day-score.js';
import { personalScore } from '../../src/muhurta/personal-score.js';
import { relationshipRules } from '../../src/muhurta/relationship-score.js';
import { RELATIONSHIP_MODES } from '../../src/muhurta/relationship-score-tables.js';
import { KARANAS, TITHIS, type Tithi, VARAS, type Vara, YOGAS } from '../../src/panchanga/tables.js';
import { NAKSHATRAS, type Nakshatra } from '../../src/zodiac/nakshatra.js';
import { grahaPositions } from '../../src/zodiac/positions.js';
import { RASHIS, type Rashi } from '../../src/zodiac/rashi.js';
import { DEFAULT_SKY } from '../support/default-sky.js';

const [ashwini, sunday, aries] = [NAKSHATRAS[0] as Nakshatra, VARAS[0] as Vara, RASHIS[0] as Rashi];

/** The houses, 1 to 12, of one graha from which a rule of a person is called our own. */
function ownHouses(rule: string, graha: 'moon' | 'jupiter' | 'saturn'): number[] {
  const natal = { rashi: aries, nakshatra: ashwini, pada: 1 };
  const day = { vara: sunday, nakshatra: ashwini, moon: aries, jupiter: aries, saturn: aries };
  return RASHIS.filter((rashi) => {
    const { rules } = personalScore(natal, { ...day, [graha]: rashi });
    return rules.find((each) => each.rule === rule)?.source === 'own';
  }).map(({ number }) => number);
}

describe('the source of a rule is this library where the texts class otherwise', () => {
  it('for the houses of a transit that they call good or bad and we neutral', () => {
    expect(ownHouses('jupiter_transit', 'jupiter')).toEqual([1, 3, 4, 6, 8, 10, 12]);
    expect(ownHouses('saturn_transit', 'saturn')).toEqual([4, 5, 7, 9, 10]);
    expect(ownHouses('chandrabala', 'moon')).toEqual([2, 5, 9]);
    expect(ownHouses('tarabala', 'moon')).toEqual([]);
  });

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
