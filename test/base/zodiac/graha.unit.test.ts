import { describe, expect, it } from 'vitest';
import { GRAHAS, grahaInSentence } from '../../../src/base/zodiac/rashi.js';
import { birthChart, dasha, signCompatibility, tools, zodiacSign } from '../../../src/entries/index.js';
import { NOW, SUN_OR_MOON_BARE } from '../../support/support.js';

const DAYS = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(1990, 2, day + 1)).toISOString().slice(0, 10));

describe('a graha in a sentence', () => {
  it('has an article where it is the Sun or the Moon', () => {
    expect(GRAHAS.slice(0, 3).map(grahaInSentence)).toEqual(['the Sun', 'the Moon', 'Mercury']);
  });

  it('has it in every explanation of a match of sun signs', () => {
    const signs = tools.find(({ slug }) => slug === 'compatibility')?.inputSchema.properties['sign_a']?.enum as never[];
    const ofSigns = signs.flatMap((sign_a) =>
      signs.flatMap((sign_b) => signCompatibility({ sign_a, sign_b }).result.explanations.map(({ detail }) => detail)),
    );
    expect(ofSigns).toHaveLength(288);
    for (const text of ofSigns) expect(text).not.toMatch(SUN_OR_MOON_BARE);
  });

  it('has it in what an unknown birth time leaves open', () => {
    const place = { lat: 0, lon: 0, tz: 'Etc/UTC' };
    const told = DAYS.flatMap((date) => [
      dasha({ date, ...place }, { now: NOW }).provenance.uncertainty,
      birthChart({ date, ...place }).provenance.uncertainty,
      zodiacSign({ birth_date: date, birth_timezone: 'Etc/UTC', latitude: 0, longitude: 0 }).provenance.uncertainty,
    ]);
    expect(told.some((text) => text?.includes('The first lord goes from the Sun to the Moon'))).toBe(true);
    for (const text of told) expect(text).not.toMatch(SUN_OR_MOON_BARE);
  });
});
