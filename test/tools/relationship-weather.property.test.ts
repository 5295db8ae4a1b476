import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Texts } from '../../src/base/time/temporal.js';
import { GRAHAS } from '../../src/base/zodiac/rashi.js';
import { dailyTiming, type RelationshipWeatherInput, type RelationshipWeatherResult } from '../../src/entries/index.js';
import { LOCALES } from '../../src/languages/locale/locales.js';
import { moonCompany } from '../../src/rules/muhurta/relationship-score.js';
import { MODE_RULES, RELATIONSHIP_MODES } from '../../src/rules/muhurta/relationship-score-tables.js';
import { datesBetween, knownZone } from '../support/arbitrary.js';
import { runs, unlessRefused } from '../support/support.js';
import { pushOrWait, relationshipWeather, unworded } from '../support/timing.js';

const input: fc.Arbitrary<Texts<RelationshipWeatherInput>> = fc.record(
  {
    date: datesBetween('1800-01-01', '2200-12-31'),
    timezone: knownZone,
    locale: fc.constantFrom(...LOCALES),
    relationship_mode: fc.constantFrom(...RELATIONSHIP_MODES),
  },
  { requiredKeys: ['date', 'timezone', 'relationship_mode'] },
);

const pointsOf = (result: RelationshipWeatherResult, code: string) =>
  result.rules.filter((item) => item.code === code).map(({ points }) => points);

/** The weekdays that support and weigh on each kind, as the methodology page lists them. */
const DAYS = {
  Romantic: { good: ['Friday', 'Monday'], bad: ['Tuesday', 'Saturday'] },
  Friendship: { good: ['Wednesday', 'Monday'], bad: ['Saturday'] },
  Professional: { good: ['Wednesday', 'Thursday', 'Sunday'], bad: ['Tuesday'] },
};
/** The natures that support each kind; sharp and fierce ones weigh on all. */
const GOOD_NATURES = {
  Romantic: ['mridu'],
  Friendship: ['mridu', 'laghu', 'chara'],
  Professional: ['dhruva', 'laghu'],
};

describe('relationship weather', () => {
  test.prop([input], runs(150))('scores what its rules add up to, within its bounds', (asked) => {
    const result = unlessRefused(() => relationshipWeather(asked).result);
    fc.pre(result !== undefined);
    const { rules, score, minimum, maximum, band_code } = result;
    expect(rules.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(score).toBeGreaterThanOrEqual(minimum);
    expect(score).toBeLessThanOrEqual(maximum);
    expect(band_code).toBe(score >= 3 ? 'favourable' : score >= -1 ? 'mixed' : 'challenging');
    expect(result.band_bounds).toEqual({
      favourable: { minimum: 3, maximum },
      mixed: { minimum: -1, maximum: 2 },
      challenging: { minimum, maximum: -2 },
    });
  });

  test.prop([input], runs(150))('weighs every significator by the states it tells', (asked) => {
    const result = unlessRefused(() => relationshipWeather(asked).result);
    fc.pre(result !== undefined);
    expect(result.karakas.map(({ planet }) => planet)).toEqual(MODE_RULES[asked.relationship_mode].karakas);
    expect(pointsOf(result, 'karaka_state')).toEqual(result.karakas.map(({ points }) => points));
    for (const { dignity, retrograde, combust, points } of result.karakas) {
      const raised = ['exalted', 'moolatrikona', 'own_sign'].includes(dignity) ? 1 : 0;
      const lowered = (dignity === 'debilitated' ? 1 : 0) + (retrograde ? 1 : 0) + (combust ? 1 : 0);
      expect(points).toBe(Math.max(-2, raised - lowered));
    }
  });

  test.prop([input], runs(150))('counts each side of the company of the Moon once', (asked) => {
    const result = unlessRefused(() => relationshipWeather(asked).result);
    fc.pre(result !== undefined);
    const { moon_company: company } = result;
    const isBenefic = (planet: string) => ['Mercury', 'Venus', 'Jupiter'].includes(planet);
    const expected = [...(company.some(isBenefic) ? [1] : []), ...(company.every(isBenefic) ? [] : [-1])];
    expect(pointsOf(result, 'moon_company')).toEqual(expected.length > 0 ? expected : [0]);
    expect(company).not.toContain('Sun');
  });

  test.prop([input], runs(100))(
    'agrees with daily timing on the limbs and with push or wait on the windows',
    (asked) => {
      const { locale: _, relationship_mode: mode, ...day } = asked;
      const result = unlessRefused(() => relationshipWeather(asked).result);
      fc.pre(result !== undefined);
      const timing = dailyTiming(day).result;
      expect(result.nakshatra_name).toBe(timing.nakshatra.name);
      expect(result.moon_sign_name).toBe(timing.moon_sign_name);
      const tithi = timing.day_score.rules.find(({ code }) => code === 'tithi_group');
      expect(pointsOf(result, 'tithi_group')).toEqual([tithi?.points]);
      const { good, bad } = DAYS[mode];
      const byDay = good.includes(timing.vara.name) ? 1 : bad.includes(timing.vara.name) ? -1 : 0;
      expect(pointsOf(result, 'mode_day_lord')).toEqual([byDay]);
      const { nakshatra_nature: nature } = result;
      const byNature = GOOD_NATURES[mode].includes(nature) ? 2 : ['tikshna', 'ugra'].includes(nature) ? -2 : 0;
      expect(pointsOf(result, 'mode_nakshatra')).toEqual([byNature]);
      const windows = pushOrWait({ ...day, locale: asked.locale ?? 'en' }).result;
      expect(result.best_windows).toEqual(windows.best_windows);
      expect(result.avoid_windows).toEqual(windows.avoid_windows);
      const times = timing.limb_changes
        .filter(({ limb }) => limb === 'nakshatra' || limb === 'tithi')
        .map(({ starts_at }) => starts_at);
      const byLimb = result.rule_changes.filter(
        ({ rule_code: rule }) => rule === 'mode_nakshatra' || rule === 'tithi_group',
      );
      expect(byLimb.map(({ starts_at }) => starts_at)).toEqual(times);
    },
  );

  test.prop([input], runs(100))('leads by its changes to the points of the next morning', (asked) => {
    fc.pre(asked.date < '2200-12-31');
    const result = unlessRefused(() => relationshipWeather(asked).result);
    const next = new Date(Date.parse(asked.date) + 86_400_000).toISOString().slice(0, 10);
    const tomorrow = unlessRefused(() => relationshipWeather({ ...asked, date: next }).result);
    fc.pre(result !== undefined && tomorrow !== undefined);
    for (const rule of ['mode_nakshatra', 'tithi_group'] as const) {
      const last = result.rule_changes.findLast((change) => change.rule_code === rule);
      expect(pointsOf(tomorrow, rule)).toEqual([last?.points_after ?? pointsOf(result, rule)[0]]);
    }
    const moonOf = ({ karakas }: RelationshipWeatherResult) => karakas.findIndex(({ planet }) => planet === 'Moon');
    const condition = result.rule_changes.findLast(({ rule_code }) => rule_code === 'karaka_state');
    expect(tomorrow.karakas[moonOf(tomorrow)]?.points).toBe(
      condition?.points_after ?? result.karakas[moonOf(result)]?.points,
    );
  });

  test.prop([input], runs(100))('moves the score by what the changed rules give', (asked) => {
    const result = unlessRefused(() => relationshipWeather(asked).result);
    fc.pre(result !== undefined);
    const moon = result.karakas.find(({ planet }) => planet === 'Moon');
    const running = new Map<string, number>([
      ['karaka_state', moon?.points ?? 0],
      ...['mode_nakshatra', 'moon_company', 'tithi_group'].map(
        (rule) => [rule, pointsOf(result, rule).reduce((sum, points) => sum + points, 0)] as const,
      ),
    ]);
    const sum = () => [...running.values()].reduce((total, points) => total + points, 0);
    const still = result.score - sum();
    for (const at of new Set(result.rule_changes.map(({ starts_at }) => starts_at))) {
      const now = result.rule_changes.filter(({ starts_at }) => starts_at === at);
      for (const { rule_code: rule } of now) {
        const points = now.filter((change) => change.rule_code === rule).map(({ points_after }) => points_after);
        running.set(
          rule,
          points.reduce((total, each) => total + each, 0),
        );
      }
      expect(now.map(({ score_after }) => score_after)).toEqual(now.map(() => still + sum()));
    }
    if (!moon) expect(result.rule_changes.filter(({ rule_code }) => rule_code === 'karaka_state')).toEqual([]);
  });

  it('counts the Moon anew when it enters a sign or comes near the Sun', () => {
    const changesOf = (date: string) =>
      relationshipWeather({ date, timezone: 'UTC', relationship_mode: 'Romantic' }).result.rule_changes.map(
        ({ starts_at, rule_code, detail, score_after }) => [starts_at.slice(0, 16), rule_code, detail, score_after],
      );
    expect(changesOf('2026-04-19').slice(0, 3)).toEqual([
      ['2026-04-19T07:01', 'karaka_state', 'Moon in Taurus: exalted', 2],
      ['2026-04-19T07:01', 'moon_company', 'No other planet that counts is in the sign of the Moon', 2],
      ['2026-04-19T11:50', 'karaka_state', 'Moon in Taurus: moolatrikona', 2],
    ]);
    // From Amavasya to the end of the first tithi it is within 12 degrees of the Sun.
    expect(changesOf('2026-05-15').slice(1)).toEqual([
      ['2026-05-15T23:41', 'karaka_state', 'Moon in Aries: combust', -5],
      ['2026-05-15T23:41', 'tithi_group', 'Amavasya: the new Moon day, which is avoided', -5],
    ]);
  });

  it('keeps company with every planet but the Sun', () => {
    const together = GRAHAS.map((graha) => ({ graha, longitude: 1, speed: 1 }));
    expect(moonCompany(together)).toEqual(GRAHAS.filter((graha) => graha !== 'Sun' && graha !== 'Moon'));
  });

  test.prop([input], runs(60))('says the same in every language', (asked) => {
    const own = unlessRefused(() => relationshipWeather(asked));
    fc.pre(own !== undefined);
    const english = relationshipWeather({ ...asked, locale: 'en' });
    const numbers = ({ result }: typeof own) => ({
      score: result.score,
      karakas: result.karakas,
      moon: [result.moon_sign_name, result.nakshatra_name, result.nakshatra_nature, result.moon_company],
      rules: result.rules.map(({ code, points, source }) => [code, points, source]),
      changes: result.rule_changes.map(({ starts_at, score_after }) => [starts_at, score_after]),
      windows: [...result.best_windows, ...result.avoid_windows].map(({ code, starts_at, ends_at }) => [
        code,
        starts_at,
        ends_at,
      ]),
    });
    expect(numbers(own)).toEqual(numbers(english));
    expect(unworded(own.provenance)).toEqual(unworded(english.provenance));
  });

  it('sees each kind of relationship by its own rules', () => {
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`);
    const scores = (relationship_mode: RelationshipWeatherInput['relationship_mode']) =>
      days.map((date) => relationshipWeather({ date, timezone: 'Asia/Kolkata', relationship_mode }).result.score);
    expect(new Set([scores('Romantic'), scores('Friendship'), scores('Professional')].map(String)).size).toBe(3);
    expect(new Set(scores('Romantic')).size).toBeGreaterThan(4);
  });
});
