import { describe, expect, it } from 'vitest';
import { NAKSHATRAS, type Nakshatra } from '../../../src/base/zodiac/nakshatra.js';
import { RASHIS, type Rashi, rashiNumbered } from '../../../src/base/zodiac/rashi.js';
import { bandOn, chandrabala, dayScore, tarabala, verdictOf } from '../../../src/rules/muhurta/day-score.js';
import {
  CHOGHADIYA_RULE,
  DAY_BANDS,
  KARANA_RULE,
  NAKSHATRA_NATURE_RULE,
  PAKSHA_RULE,
  TITHI_GROUP_RULE,
  VARA_RULE,
  VERDICT_STEPS,
  WINDOW_RULE,
  YOGA_RULE,
} from '../../../src/rules/muhurta/day-score-tables.js';
import { HORA_RULE, NATURE_MATCH_RULE } from '../../../src/rules/muhurta/hour-score-tables.js';
import { personalScore } from '../../../src/rules/muhurta/personal-score.js';
import { AFFINITY_RULE } from '../../../src/rules/muhurta/personal-score-tables.js';
import {
  COMPANY_RULE,
  KARAKA_STATE_POINTS,
  MODE_DAY_LORD_RULE,
  MODE_NAKSHATRA_RULE,
  MODE_RULES,
  RELATIONSHIP_MODES,
  type RelationshipMode,
} from '../../../src/rules/muhurta/relationship-score-tables.js';
import {
  KARANAS,
  type Karana,
  TITHIS,
  type Tithi,
  VARAS,
  type Vara,
  YOGAS,
  type Yoga,
} from '../../../src/rules/panchanga/tables.js';
import { readRows } from '../../support/reference/compare.js';

interface PointRow {
  readonly rule: string;
  readonly class: string;
  readonly points: number;
  readonly number?: number;
  readonly quality?: string;
  /** Of the month, where it decides. */
  readonly half?: 'bright' | 'dark';
}

interface ModeRow {
  readonly mode: RelationshipMode;
  readonly karakas: readonly string[];
  readonly good_day_lords: readonly string[];
  readonly bad_day_lords: readonly string[];
  readonly good_natures: readonly string[];
  readonly bad_natures: readonly string[];
  readonly range: readonly [number, number];
}

const rows = readRows<PointRow>('timing_points.json');
const modes = readRows<ModeRow>('relationship_modes.json');
const of = (rule: string) => rows.filter((row) => row.rule === rule);

const TABLES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  tithi_group: TITHI_GROUP_RULE.points,
  nakshatra_nature: NAKSHATRA_NATURE_RULE.points,
  yoga_quality: YOGA_RULE.points,
  karana_quality: KARANA_RULE.points,
  vara_lord: VARA_RULE.points,
  paksha_bala: PAKSHA_RULE.points,
  hora_lord: HORA_RULE.points,
  choghadiya: CHOGHADIYA_RULE.points,
  window: WINDOW_RULE.points,
  nature_match: NATURE_MATCH_RULE.points,
  affinity: AFFINITY_RULE.points,
  mode_day_lord: MODE_DAY_LORD_RULE.points,
  mode_nakshatra: MODE_NAKSHATRA_RULE.points,
  karaka_state: KARAKA_STATE_POINTS,
  moon_company: COMPANY_RULE.points,
};

describe('the points of the rules', () => {
  it.each(Object.keys(TABLES))('%s has the classes of the reference and no other', (rule) => {
    const expected = Object.fromEntries(of(rule).map((row) => [row.class, row.points]));
    expect(TABLES[rule]).toEqual(expected);
  });

  it.each(of('tarabala'))('the tara $number, $class, is $quality: $points', ({ number = 0, class: name, ...row }) => {
    for (let natal = 1; natal <= 27; natal += 1) {
      for (const round of [0, 9, 18]) {
        const nakshatra = ((natal + number - 2 + round) % 27) + 1;
        const found = { number, name, quality: row.quality, points: row.points };
        expect(tarabala(natal, nakshatra)).toEqual(found);
      }
    }
  });

  it.each(of('chandrabala'))(
    'the Moon in house $number is $quality: $points',
    ({ number = 0, quality, half, points }) => {
      const halves = half ? [half === 'bright'] : [true, false];
      for (const isBright of halves) {
        expect(chandrabala(number, isBright)).toEqual({ house: number, quality, points });
      }
    },
  );
});

/** The personal score of somebody born with the Moon in Aries, when Jupiter or Saturn is in a house from there. */
function rulePoints(rule: string, house: number): number | undefined {
  const [aries] = RASHIS as readonly [Rashi];
  const [nakshatra] = NAKSHATRAS as readonly [Nakshatra];
  const [vara] = VARAS as readonly [Vara];
  const planet = rashiNumbered(house);
  const natal = { rashi: aries, nakshatra } as Parameters<typeof personalScore>[0];
  const day = { vara, nakshatra, isBright: true, moon: aries, jupiter: planet, saturn: planet };
  return personalScore(natal, day).rules.find((found) => found.rule === rule)?.points;
}

it.each([...of('jupiter_transit'), ...of('saturn_transit')])('$rule in house $number gives $points', (row) => {
  expect(rulePoints(row.rule, row.number ?? 0)).toBe(row.points);
});

describe('the kinds of relationships', () => {
  it('are those of the reference', () => {
    expect([...RELATIONSHIP_MODES].sort()).toEqual(modes.map(({ mode }) => mode).sort());
  });

  it.each(modes)('$mode goes by the significators of the reference', ({ mode, range: [minimum, maximum], ...row }) => {
    expect(MODE_RULES[mode]).toEqual({
      karakas: row.karakas,
      goodDayLords: row.good_day_lords,
      badDayLords: row.bad_day_lords,
      goodNatures: row.good_natures,
      badNatures: row.bad_natures,
      minimum,
      maximum,
    });
  });
});

/** 4 and 0 for the band of a day; 3 and -1 for a verdict and for the scores of persons and relationships. */
it.each([
  [4, 'favourable', 'push'],
  [3, 'mixed', 'push'],
  [2, 'mixed', 'mixed'],
  [0, 'mixed', 'mixed'],
  [-1, 'challenging', 'mixed'],
  [-2, 'challenging', 'wait'],
])('%i is %s for a day, and says %s', (score, band, verdict) => {
  expect(bandOn(DAY_BANDS, score)).toBe(band);
  expect(verdictOf(score)).toBe(verdict);
  const personal = { push: 'favourable', mixed: 'mixed', wait: 'challenging' }[verdict];
  expect(bandOn(VERDICT_STEPS, score)).toBe(personal);
});

/** The classes of the texts: the halves of the month, the benefic lords, the gravest yogas and the avoided half tithi. */
describe('the classes of the limbs', () => {
  const classOf = (rule: string, changed: Partial<Parameters<typeof dayScore>[0]>) => {
    const limbs = {
      tithi: TITHIS[0] as Tithi,
      nakshatra: NAKSHATRAS[0] as Nakshatra,
      yoga: YOGAS[0] as Yoga,
      karana: KARANAS[1] as Karana,
      vara: VARAS[0] as Vara,
    };
    return dayScore({ ...limbs, ...changed }).rules.find((found) => found.rule === rule)?.class;
  };

  it.each(TITHIS)('of tithi $number', (tithi) => {
    const moon = tithi.number <= 10 ? 'moon_moderate' : tithi.number <= 20 ? 'moon_strong' : 'moon_weak';
    expect(classOf('paksha_bala', { tithi })).toBe(moon);
    expect(classOf('tithi_group', { tithi })).toBe(tithi.number === 30 ? 'amavasya' : tithi.group);
  });

  it.each(VARAS)('of $name', (vara) => {
    const benefic = ['Monday', 'Wednesday', 'Thursday', 'Friday'].includes(vara.name);
    const malefic = ['Tuesday', 'Saturday'].includes(vara.name);
    expect(classOf('vara_lord', { vara })).toBe(benefic ? 'lord_benefic' : malefic ? 'lord_malefic' : 'lord_neutral');
  });

  it.each(YOGAS)('of the yoga $name', (yoga) => {
    const gravest = yoga.number === 17 || yoga.number === 27;
    expect(classOf('yoga_quality', { yoga })).toBe(gravest ? 'gravely_inauspicious' : yoga.quality);
  });

  it.each(KARANAS)('of half tithi $number', (karana) => {
    const isVishti = karana.number % 7 === 1 && karana.number > 1 && karana.number < 58;
    expect(classOf('karana_quality', { karana })).toBe(isVishti ? 'karana_vishti' : `karana_${karana.type}`);
  });
});
