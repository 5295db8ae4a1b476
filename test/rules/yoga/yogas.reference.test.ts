import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import reference from '../../../golden/reference/yoga_rates.json' with { type: 'json' };
import { errorsApart, randomCharts, yogaCounts } from '../../../scripts/natal/rates.js';
import {
  GRAHAS,
  type Graha,
  houseFrom,
  RASHIS,
  rashiNumbered,
  SIGN_NAMES,
  type SignName,
} from '../../../src/base/zodiac/rashi.js';
import { yogasOf } from '../../../src/rules/natal/yogas.js';
import { formations } from '../../../src/rules/yoga/formations.js';
import { type YogaChart, yogaChart } from '../../../src/rules/yoga/yoga-chart.js';
import { NATAL_YOGA_CODES, natalYogas, YOGA_RULES } from '../../../src/rules/yoga/yogas.js';
import { runs, words } from '../../support/support.js';

type Signs = Partial<Record<Graha, SignName>>;

/** A chart of signs, each graha in the middle of its own; those that are not named are out of the way of the rule. */
function chartOf(signs: Signs, lagna: SignName, elsewhere: SignName): YogaChart {
  return ofDegrees(
    GRAHAS.map((graha) => SIGN_NAMES.indexOf(signs[graha] ?? elsewhere) * 30 + 15),
    SIGN_NAMES.indexOf(lagna) * 30 + 15,
  );
}

function ofDegrees(degrees: readonly number[], lagna: number | undefined): YogaChart {
  const positions = GRAHAS.map((graha, i) => ({
    graha,
    longitude: Math.round((degrees[i] as number) * 1e6),
    speed: 1,
  }));
  return yogaChart(positions, lagna === undefined ? undefined : Math.round(lagna * 1e6));
}

const codesOf = (chart: YogaChart) => natalYogas(chart).held.map(({ rule }) => rule.code as string);

const anyDegrees = fc.array(fc.double({ min: 0, max: 359.99, noNaN: true }), { minLength: 9, maxLength: 9 });

describe('the rules of yogas', () => {
  it('are ninety-two, each with a code of its own', () => {
    expect(new Set(NATAL_YOGA_CODES).size).toBe(92);
    expect(YOGA_RULES.filter(({ group }) => group.startsWith('nabhasa'))).toHaveLength(32);
    expect(reference.rows.map(({ code }) => code).toSorted()).toEqual(NATAL_YOGA_CODES.toSorted());
  });

  it('hold as often in random charts as another program counted, within four standard errors', () => {
    const counts = yogaCounts(4000, 7);
    for (const { code, percent } of reference.rows) {
      const theirs = Math.round((percent / 100) * reference.charts);
      const ours = counts[code as keyof typeof counts];
      expect([code, errorsApart(ours, 4000, theirs, reference.charts) <= 4]).toEqual([code, true]);
    }
  });

  it('tell the same twelve as the yogas of a career', () => {
    for (const chart of randomCharts(400, 3)) {
      const { lagna } = chart;
      if (!lagna) throw new Error('A random chart has a lagna.');
      const theirs = new Set(yogasOf({ ...chart, lagna }).map(({ code }) => code as string));
      const twelve = words`
        ruchaka bhadra hamsa malavya shasha dharma_karmadhipati amala budhaditya
      `.concat('raja_kendra_trikona', 'yogakaraka', 'saraswati', 'gajakesari');
      const ours = codesOf(chart);
      expect(ours.filter((code) => twelve.includes(code)).toSorted()).toEqual([...theirs].toSorted());
    }
  });

  test.prop([anyDegrees], runs(60))('told without a lagna hold or fail under every lagna', (degrees) => {
    const bare = natalYogas(ofDegrees(degrees, undefined));
    const [held, open] = [bare.held.map(({ rule }) => rule.code), new Set(bare.open)];
    expect([...held, ...bare.absent, ...bare.open].toSorted()).toEqual(NATAL_YOGA_CODES.toSorted());
    for (const lagna of RASHIS) {
      const codes = codesOf(ofDegrees(degrees, lagna.number * 30 - 15));
      expect(codes.filter((code) => !open.has(code as (typeof bare.open)[number]))).toEqual(held);
    }
  });

  test.prop([anyDegrees, fc.constantFrom(...RASHIS)], runs(100))(
    'name grahas that stand where their conditions say',
    (degrees, lagna) => {
      const chart = ofDegrees(degrees, lagna.number * 30 - 15);
      const ways = natalYogas(chart).held.flatMap(({ formations: each }) => each);
      for (const { grahas, houses } of ways) {
        const standing = new Set(grahas.map((graha) => houseFrom(lagna, chart.rashi[graha])));
        expect([...standing].sort((a, b) => a - b)).toEqual(houses);
      }
      const placed = ways
        .flatMap(({ conditions }) => conditions)
        .filter(({ code }) => code === 'in_house' || code === 'houses_occupied');
      for (const { grahas, houses, from = 'lagna' } of placed) {
        const origin = from === 'lagna' ? lagna : chart.rashi[from];
        expect(grahas.filter((graha) => !houses.includes(houseFrom(origin, chart.rashi[graha])))).toEqual([]);
      }
    },
  );

  it('have a strict definition that is narrower and a loose one that is wider', () => {
    const never = () => false;
    const isMet = (chart: YogaChart, when: (typeof YOGA_RULES)[number]['when']) =>
      (formations(chart, when, never) ?? []).length > 0;
    for (const chart of randomCharts(1500, 11)) {
      for (const { code, when, strict, loose } of YOGA_RULES) {
        if (strict && isMet(chart, strict)) expect([code, isMet(chart, when)]).toEqual([code, true]);
        // Phaladeepika has another Lakshmi, which is neither.
        if (loose && code !== 'lakshmi' && isMet(chart, when))
          expect([code, isMet(chart, loose)]).toEqual([code, true]);
      }
    }
  });
});

describe('published charts', () => {
  it('of a print of 2025 have the six it shows and none of the twenty-three it denies', () => {
    const printed: Readonly<Record<Graha, number>> = {
      Sun: 355.8057,
      Moon: 138.8496,
      Mars: 92.4202,
      Mercury: 332.8196,
      Jupiter: 53.1691,
      Venus: 330.6416,
      Saturn: 331.2942,
      Rahu: 332.06,
      Ketu: 152.06,
    };
    const found = natalYogas(
      ofDegrees(
        GRAHAS.map((graha) => printed[graha]),
        209.8423,
      ),
    );
    const codes = found.held.map(({ rule }) => rule.code as string);
    expect(codes).toEqual(expect.arrayContaining(['gajakesari', 'anapha', 'amala', 'kahala', 'budhaditya']));
    expect(found.loose).toContain('kala_sarpa');
    const denied = `sunapha durudhara kemadruma chandra_mangala adhi chatussagara vasumati shakata parvata vesi vasi
      ubhayachari hamsa malavya shasha ruchaka bhadra pushkala lakshmi gauri srinatha shankha bheri`.split(/\s+/);
    expect(denied).toHaveLength(23);
    expect(codes.filter((code) => denied.includes(code))).toEqual([]);
  });

  it('of Indira Gandhi exchange 1 with 7, 2 with 5 and 6 with 11', () => {
    const chart = chartOf(
      { Sun: 'Scorpio', Moon: 'Capricorn', Mars: 'Leo', Mercury: 'Scorpio', Jupiter: 'Taurus', Venus: 'Sagittarius' },
      'Cancer',
      'Gemini',
    );
    const saturn = { ...chart, rashi: { ...chart.rashi, Saturn: rashiNumbered(4) } };
    const exchanges = natalYogas(saturn)
      .held.filter(({ rule }) => rule.group === 'parivartana')
      .flatMap(({ rule, formations: ways }) =>
        ways.map(({ conditions }) => [rule.code, conditions[0]?.ruled?.toSorted((a, b) => a - b)]),
      );
    expect(exchanges).toHaveLength(3);
    expect(exchanges).toEqual(
      expect.arrayContaining([
        ['maha_parivartana', [1, 7]],
        ['maha_parivartana', [2, 5]],
        ['dainya_parivartana', [6, 11]],
      ]),
    );
  });

  it.each<[string, string, Signs, SignName, SignName]>([
    [
      'P.V.R. Narasimha Rao 11.2',
      'vesi',
      { Sun: 'Gemini', Jupiter: 'Cancer', Mercury: 'Cancer' },
      'Aries',
      'Capricorn',
    ],
    ['P.V.R. Narasimha Rao 11.3', 'durudhara', { Moon: 'Cancer', Mars: 'Leo', Venus: 'Gemini' }, 'Aries', 'Capricorn'],
    [
      'P.V.R. Narasimha Rao 11.5',
      'mala',
      { Jupiter: 'Cancer', Venus: 'Capricorn', Mercury: 'Libra' },
      'Aries',
      'Taurus',
    ],
  ])('%s has %s', (_, code, signs, lagna, elsewhere) => {
    expect(codesOf(chartOf(signs, lagna, elsewhere))).toContain(code);
  });
});

describe('cancellations', () => {
  it('of kemadruma stand beside it with the grahas that make them', () => {
    const lonely = chartOf({ Moon: 'Cancer', Sun: 'Libra', Jupiter: 'Pisces' }, 'Leo', 'Virgo');
    const kemadruma = natalYogas(lonely).held.find(({ rule }) => rule.code === 'kemadruma');
    expect(kemadruma?.cancellations).toEqual([
      { code: 'jupiter_aspects_moon', grahas: ['Moon', 'Jupiter'] },
      { code: 'moon_exalted_or_own', grahas: ['Moon'] },
    ]);
  });
});
