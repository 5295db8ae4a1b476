import { describe, expect, it } from 'vitest';
import { kootaResult } from '../../../src/contract/koota.js';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { notesOf } from '../../../src/languages/words/kootas/koota-words.js';
import { say } from '../../../src/languages/words/say.js';
import { ashtakoota, KOOTA_NOTES, type KootaScore, matchMoon } from '../../../src/rules/matching/ashtakoota.js';
import { LANGUAGES } from '../../support/languages.js';
import { expectSentences } from '../../support/sentences.js';

/** A Moon in each half of each pada, microdegrees: every class that a koota compares occurs, and every note. */
const MOONS = Array.from({ length: 216 }, (_, half) => matchMoon(Math.round(((half + 0.5) * 5_000_000) / 3)));

/** Of every kind of facts and notes one koota. */
const KINDS = new Map<string, KootaScore>();
for (const groom of MOONS) {
  for (const bride of MOONS) {
    for (const koota of ashtakoota(groom, bride)) {
      const { key, facts, notes } = koota;
      KINDS.set(JSON.stringify([key, facts, notes]), koota);
    }
  }
}

/** Those of which each fact and each note is among them, a few of thousands. */
const SOME = [...KINDS.values()].filter(({ notes }, index) => notes.length > 0 || index % 7 === 0);

describe('the kootas of a match', () => {
  it('have each of the eleven notes for some pair, and none of another koota', () => {
    const seen = new Set<string>();
    for (const { key, notes } of KINDS.values()) {
      for (const note of notes) {
        expect(KOOTA_NOTES[key]).toContain(note);
        seen.add(note);
      }
    }
    expect(seen.size).toBe(11);
    expect([...seen].toSorted()).toEqual(Object.values(KOOTA_NOTES).flat().toSorted());
  });

  it('are told by what JSON has of them, without the pair', () => {
    for (const koota of SOME) {
      const { explanation, ...told } = JSON.parse(JSON.stringify(kootaResult(undefined, koota)));
      expect(say(told, LANGUAGES.en)).toBe(explanation);
    }
  });

  it.each(LANGUAGE_CODES)('are whole sentences in %s', (locale) => {
    for (const koota of SOME) expectSentences(locale, say(koota, LANGUAGES[locale]), koota.key);
  });

  it.each(LANGUAGE_CODES)('say another thing in each note and of each class in %s', (locale) => {
    const notes = new Map<string, string>();
    for (const koota of KINDS.values()) {
      const said = notesOf(LANGUAGES[locale].kootas, koota);
      for (const [index, note] of koota.notes.entries()) notes.set(note, said[index] as string);
    }
    expect(new Set(notes.values()).size).toBe(11);
    const taras = [...KINDS.values()].filter(({ key }) => key === 'gana');
    expect(new Set(taras.map((koota) => say(koota, LANGUAGES[locale]))).size).toBe(taras.length);
  });
});
