import { describe, expect, it } from 'vitest';
import { RASHIS, type Rashi } from '../../../src/base/zodiac/rashi.js';
import { type ManglikResult, manglikDosha } from '../../../src/entries/index.js';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { say } from '../../../src/languages/words/say.js';
import { MITIGATIONS, manglikNotes, marsCounts, mitigations } from '../../../src/rules/natal/manglik.js';
import type { ManglikChart } from '../../../src/rules/natal/manglik-tables.js';
import { LANGUAGES } from '../../support/languages.js';
import { expectSentences } from '../../support/sentences.js';

/** Every chart of four signs in which something can be told. */
const CHARTS: ManglikChart[] = RASHIS.flatMap((ascendant) =>
  RASHIS.flatMap((mars) =>
    RASHIS.map((jupiter, index) => ({ ascendant, mars, jupiter, moon: RASHIS[(index * 5) % 12] as Rashi })),
  ),
);

const FACTORS = new Map<string, ManglikResult['mitigating_factors'][number]>();
const NOTES = new Map<string, ManglikResult['context_note_facts'][number]>();
for (const chart of CHARTS) {
  const counts = marsCounts(chart);
  for (const { appliesTo, ...rest } of mitigations(chart, counts)) {
    const factor = { ...rest, applies_to: appliesTo, label: '', detail: '', effect: MITIGATIONS[rest.code] };
    FACTORS.set(`${rest.code} ${appliesTo} ${rest.facts.mars_sign}`, factor);
  }
  for (const note of manglikNotes(chart, counts)) NOTES.set(JSON.stringify(note), note);
}

describe('what is told of Manglik dosha', () => {
  it('is every mitigation and every note that there is, for some chart', () => {
    expect(new Set([...FACTORS.values()].map(({ code }) => code))).toEqual(new Set(Object.keys(MITIGATIONS)));
    expect(new Set([...NOTES.values()].map(({ code }) => code)).size).toBe(4);
  });

  it.each(LANGUAGE_CODES)('is whole sentences in %s, another for each', (locale) => {
    const factors = [...FACTORS.values()].map((factor) => say(factor, LANGUAGES[locale]));
    for (const text of factors) expectSentences(locale, text, 'a mitigation');
    expect(new Set(factors).size).toBeGreaterThan(Object.keys(MITIGATIONS).length);
    for (const note of NOTES.values()) expectSentences(locale, say(note, LANGUAGES[locale]), note.code);
  });

  it('has the code and the facts of each note beside its English, also as a copy', () => {
    const born = { birth_date: '1967-08-29', birth_time: '09:00', latitude: 19.076, longitude: 72.8777 };
    const { context_notes, context_note_facts } = JSON.parse(JSON.stringify(manglikDosha(born).result));
    expect(context_note_facts.map((note: never) => say(note, LANGUAGES.en))).toEqual(context_notes);
  });
});
