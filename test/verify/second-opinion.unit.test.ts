import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../src/base/ephemeris/default.js';
import type { Body, Ephemeris } from '../../src/base/ephemeris/ephemeris.js';
import { CalculationError } from '../../src/base/errors.js';
import { allTools, birth } from '../../src/entries/index.js';
import { opinionText } from '../../src/service/cli/commands/opinion-text.js';
import { secondOpinion } from '../../src/verify/second-opinion.js';

const NOW = new Date('2026-01-31T12:00Z');
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const BORN = birth({ date: '1990-05-17', time: '10:20', zone: 'Asia/Kolkata', place: DELHI });

const DAY_OF_2000 = 2_451_545;

/** The library's own sky with something about it that is otherwise. */
function witness(position: Partial<Ephemeris>): Ephemeris {
  return { ...defaultEphemeris, ...position };
}

describe('a second opinion', () => {
  it('is asked of every calculator that needs nothing beside one birth', () => {
    const { asked } = secondOpinion(BORN, defaultEphemeris, NOW);
    const left = allTools.filter(({ slug, births }) => births && !asked.includes(slug)).map(({ slug }) => slug);
    const withoutBirths = allTools.filter(({ births }) => !births).map(({ slug }) => slug);
    expect(asked.filter((slug) => withoutBirths.includes(slug))).toEqual([]);
    // Two people, or a day, a span or candidates beside the birth.
    expect(left).toEqual([
      'vedic-compatibility-calculator',
      'personal-activation',
      'monthly-snapshot',
      'horoscope-matching',
      'upcoming-transits',
      'sign-entries',
      'match-ranking',
    ]);
  });

  it('changes nothing where the two agree', () => {
    const opinion = secondOpinion(BORN, defaultEphemeris, NOW);
    const { answers, instants, places } = opinion;
    expect([answers, instants]).toEqual([[], { onAnotherDay: 0, atAnotherMinute: 0, minutes: 0, most: null }]);
    expect(places.every(({ arcseconds }) => arcseconds === 0)).toBe(true);
    expect(opinionText(opinion)).toMatch(
      /\n24 calculators were asked[\s\S]+\nNo instant moves[\s\S]+\nNothing that they tell would change: no name, no whole number, no day\.\n$/,
    );
  });

  it('counts an instant on another day as a change, and one at another minute beside it', () => {
    const moved = <At extends { readonly longitude: number }>(body: Body, at: At): At =>
      body === 'Moon' ? { ...at, longitude: at.longitude + 1 / 3600 } : at;
    const other = witness({
      position: (body, at) => moved(body, defaultEphemeris.position(body, at)),
      motion: (body, at) => moved(body, defaultEphemeris.motion(body, at)),
    });
    const { answers, instants } = secondOpinion(BORN, other, NOW);
    expect(instants.onAnotherDay).toBe(answers.length);
    expect(instants.onAnotherDay).toBeGreaterThan(0);
    expect(instants.atAnotherMinute).toBeGreaterThan(instants.onAnotherDay);
    // A second of arc is 219 minutes of the 20 years of Venus.
    expect(instants.minutes).toBeGreaterThan(60);
    for (const { here, there } of answers) expect(`${here}`.slice(0, 10)).not.toBe(`${there}`.slice(0, 10));
  });

  it('says where one of the two has no answer', () => {
    const blind = witness({
      position(body, at) {
        if (at > DAY_OF_2000) throw new CalculationError('engine_error', 'Nothing is known of 2000.');
        return defaultEphemeris.position(body, at);
      },
    });
    const { answers } = secondOpinion(BORN, blind, NOW);
    const words = 'whether there is an answer';
    expect(answers).toContainEqual(
      expect.objectContaining({ words, here: 'an answer', there: 'Nothing is known of 2000.' }),
    );
  });
});
