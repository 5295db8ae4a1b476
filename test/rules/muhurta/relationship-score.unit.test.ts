import { expect, it } from 'vitest';
import { NAKSHATRAS, type Nakshatra } from '../../../src/base/zodiac/nakshatra.js';
import { GRAHAS, type Graha } from '../../../src/base/zodiac/rashi.js';
import { laterRules, type RelationshipDay, relationshipRules } from '../../../src/rules/muhurta/relationship-score.js';
import { TITHIS, type Tithi, VARAS, type Vara } from '../../../src/rules/panchanga/tables.js';

/** A day with all grahas a sign apart from Aries on, but those that are given in degrees. */
function dayWith(places: Partial<Record<Graha, number>>): RelationshipDay {
  return {
    vara: VARAS[0] as Vara,
    tithi: TITHIS[0] as Tithi,
    nakshatra: NAKSHATRAS[0] as Nakshatra,
    grahas: GRAHAS.map((graha, index) => ({ graha, longitude: (places[graha] ?? 30 * index + 5) * 1e6, speed: 1 })),
  };
}

it('in the course of a day the Moon counts anew, and the other significators stay as the morning found them', () => {
  // The Sun beside Venus makes it combust; the Moon goes from its exaltation into the sign of Rahu.
  const [before, after] = [dayWith({ Sun: 5, Moon: 31 }), dayWith({ Sun: 95, Moon: 215 })];
  const [morning, anew] = [relationshipRules('Romantic', before), relationshipRules('Romantic', after)];
  const of = (rules: typeof morning, graha: Graha) =>
    rules.find((rule) => rule.rule === 'karaka_state' && rule.karaka.graha === graha);
  const later = laterRules('Romantic', morning, after);
  expect(of(anew, 'Venus')).not.toEqual(of(morning, 'Venus'));
  expect(of(later, 'Venus')).toEqual(of(morning, 'Venus'));
  expect(of(later, 'Moon')).not.toEqual(of(morning, 'Moon'));
  expect(of(later, 'Moon')).toEqual(of(anew, 'Moon'));
  expect(later.filter(({ rule }) => rule !== 'karaka_state')).toEqual(
    anew.filter(({ rule }) => rule !== 'karaka_state'),
  );
});
