import { describe, expect, it } from 'vitest';
import { birth, horoscopeMatching, type MatchCandidate, matchRanking } from '../../src/entries/index.js';
import { say } from '../../src/entries/languages.js';
import { LANGUAGES } from '../support/languages.js';
import { errorOf } from '../support/support.js';

const one = { nakshatra_name: 'Rohini', pada: 4, position: 'bride' } as const;
const place = { name: 'Mumbai', latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' };
const stated = { date: '1992-06-03', time: '11:15', place };
const flat = { date: '1992-06-03', time: '11:15', lat: 19.076, lon: 72.8777, tz: 'Asia/Kolkata' };
const rank = (candidates: readonly MatchCandidate[]) => matchRanking({ ...one, candidates }).result.ranking;
const faultsOf = (candidates: readonly unknown[]) =>
  errorOf(() => rank(candidates as never)).fieldErrors?.map(({ field }) => field);

describe('a candidate', () => {
  it('is a birth, made or not, as everywhere', () => {
    const [told] = rank([{ id: '1', ...flat }]);
    expect(rank([{ id: '1', birth: stated }])[0]).toEqual(told);
    expect(rank([{ id: '1', birth: birth(stated) }])[0]).toEqual(told);
    expect(rank([{ id: '1', birth: JSON.parse(JSON.stringify(birth(stated))) }])[0]).toEqual(told);
    expect(rank([{ id: '1', ...stated } as never])[0]).toEqual(told);
    expect(rank([{ id: '1', ...birth(stated) } as never])[0]).toEqual(told);
  });

  it('has null for what a database does not know', () => {
    const nothing = { date: null, time: null, lat: null, lon: null, tz: null, time_within: null, clock: null };
    const star = { nakshatra_name: 'Ashwini', pada: 2 } as const;
    expect(rank([{ id: '1', birth: null, ...nothing, ...star }])).toEqual(rank([{ id: '1', ...star }]));
    expect(rank([{ id: '1', ...flat, nakshatra_name: null, pada: null }])).toEqual(rank([{ id: '1', ...flat }]));
    expect(
      faultsOf([
        { id: null, ...star },
        { id: '2', ...nothing },
      ]),
    ).toEqual(['candidates.0.id', 'candidates.1.date']);
  });

  it('whose time is known to within minutes has the range of the minutes', () => {
    const day = { date: '1992-06-03', time: '12:00', place };
    const within = (minutes: number | null) => rank([{ id: '1', birth: birth({ ...day, within: minutes }) }])[0];
    const whole = rank([{ id: '1', birth: { date: '1992-06-03', place } }])[0];
    expect(within(null)?.possible).toBeNull();
    expect(within(720)).toMatchObject({ score: whole?.score, possible: whole?.possible, manglik_verdict: null });
    expect(rank([{ id: '1', ...flat, time: '12:00', time_within: 720 }])[0]).toEqual(within(720));
    expect(within(720)?.caveats).toEqual([]);
    expect(faultsOf([{ id: '1', birth: { ...day, time: null, within: 5 } }])).toEqual(['candidates.0.birth.within']);
    expect(faultsOf([{ id: '1', ...flat, time: undefined, time_within: 5 }])).toEqual(['candidates.0.time_within']);
  });

  it('whose clock was another one is read by that', () => {
    const at = { date: '1958-08-05', time: '04:10', place: { latitude: 32.78, longitude: -96.8 } };
    const [summer] = rank([{ id: '1', birth: at }]);
    expect(summer?.caveats.map(({ code }) => code)).toContain('zone_city_clock');
    const [standard] = rank([{ id: '1', birth: birth({ ...at, clock: 'standard' }) }]);
    expect(standard).not.toEqual(summer);
    const [hour] = rank([{ id: '1', birth: { ...at, zone: '-06:00' } }]);
    expect(standard).toMatchObject({ score: hour?.score, nakshatra: hour?.nakshatra, pada: hour?.pada });
  });

  it('tells its verdict on Manglik only where every minute that is possible has the same', () => {
    const groom = { date: '1990-05-17', time: '10:20', place: { latitude: 28.6139, longitude: 77.209 } };
    const verdict = (minutes: number | null) =>
      matchRanking({
        birth: groom,
        position: 'groom',
        candidates: [{ id: '1', birth: birth({ ...stated, time: '12:15', within: minutes }) }],
      }).result.ranking[0]?.manglik_verdict;
    expect(verdict(null)).not.toBeNull();
    expect(verdict(10)).toBe(verdict(null));
    // An hour later another sign rises.
    expect(verdict(60)).toBeNull();
  });
});

describe('the faults of candidates', () => {
  it('are told at once, of every row and field', () => {
    const candidates = [
      { id: '1', date: '1992-06-03', time: '25:00' },
      { id: '2', nakshatra_name: 'Krittika' },
      { id: '2', birth: { date: '1992-02-30', place: { latitude: 91 } } },
      { id: '4', nakshatra_name: 'No star', pada: 9 },
      { id: '5', nakshatra_name: 'Rohini', ...flat, date: 'yesterday' },
      { id: '6', birth: stated, date: '1992-06-03' },
    ];
    expect(faultsOf(candidates)).toEqual([
      'candidates.0.time',
      'candidates.0.lat',
      'candidates.0.lon',
      'candidates.1.pada',
      'candidates.2.birth.date',
      'candidates.2.birth.place.latitude',
      'candidates.2.birth.place.longitude',
      'candidates.2.id',
      'candidates.3.nakshatra_name',
      'candidates.3.pada',
      'candidates.4.date',
      'candidates.4.nakshatra_name',
      'candidates.5.date',
    ]);
  });

  it('come with those of births that no clock has shown, and of the one', () => {
    const error = errorOf(() =>
      matchRanking({
        nakshatra_name: 'Krittika',
        position: 'groom',
        candidates: [
          { id: '1', date: '2018-03-11', time: '02:30', lat: 40.7128, lon: -74.006 },
          { id: '2', birth: { ...stated, date: '1700-01-01' } },
        ],
      }),
    );
    expect(error.fieldErrors?.map(({ field }) => field)).toEqual(['pada', 'candidates.0.time', 'candidates.1.date']);
  });
});

describe('the caveats of a candidate', () => {
  it('come with the facts of which every language makes the sentence that the tool of two people has', () => {
    const unknown = { date: '1992-06-03', place };
    const [{ caveats, caveat_codes } = {}] = rank([{ id: '1', birth: unknown }]);
    expect(caveat_codes).toEqual(['birth_time_unknown']);
    const two = horoscopeMatching({
      person_a_nakshatra_name: 'Rohini',
      person_a_pada: 4,
      person_b: unknown,
    } as never).provenance.caveats.find(({ code }) => code === 'birth_time_unknown');
    for (const language of Object.values(LANGUAGES)) {
      const told = caveats?.map((one) => say(one, language)) ?? [];
      expect(told).toHaveLength(1);
      expect(told[0]).not.toBe(language.refusals.caveat);
      expect(two && say({ code: two.code, facts: { ...two.facts, whose: null } } as never, language)).toBe(told[0]);
    }
  });
});
