import { describe, expect, it } from 'vitest';
import { ENGLISH_KOOTAS } from '../../../src/languages/en/kootas.js';
import { kootaSentence } from '../../../src/languages/words/kootas/koota-words.js';
import { ashtakoota, matchMoon } from '../../../src/rules/matching/ashtakoota.js';
import { SUN_OR_MOON_BARE } from '../../support/support.js';

/** A class of nakshatras or signs without the noun that it goes with. */
const WITHOUT_NOUN =
  /\b(?:(?:adi|madhya|antya)(?! nadi)|(?:deva|manushya|rakshasa)(?! gana)|(?:shudra|vaishya|kshatriya|brahmin)(?! varna)|(?:chatushpada|manava|jalachara|vanachara|keeta)(?! vashya))\b/;

/** A Moon in each half of each pada, microdegrees: every class that a koota compares occurs. */
const MOONS = Array.from({ length: 216 }, (_, half) => matchMoon(Math.round(((half + 0.5) * 5_000_000) / 3)));

/** Every explanation of every koota. */
const EXPLANATIONS = new Map<string, Set<string>>();
for (const groom of MOONS) {
  for (const bride of MOONS) {
    for (const koota of ashtakoota(groom, bride)) {
      const { key } = koota;
      EXPLANATIONS.set(key, (EXPLANATIONS.get(key) ?? new Set()).add(kootaSentence(ENGLISH_KOOTAS, koota)));
    }
  }
}

/** The explanation of a koota for two Moons at longitudes in degrees. */
function explained(key: string, groom: number, bride: number): string | undefined {
  const [a, b] = [matchMoon(groom * 1_000_000), matchMoon(bride * 1_000_000)];
  const koota = ashtakoota(a, b).find((each) => each.key === key);
  return koota && kootaSentence(ENGLISH_KOOTAS, koota);
}

describe('the explanations of a match', () => {
  it.each([
    [
      'varna',
      35,
      10,
      "Person A has the vaishya varna, person B the kshatriya varna: the point is given when A does not rank below B. Some texts waive the dosha here because A's sign ruler, Venus, ranks above B's, Mars.",
    ],
    // The rulers, Mercury and the Moon, have one rank: neither stands above the other.
    [
      'varna',
      65,
      95,
      'Person A has the shudra varna, person B the brahmin varna: the point is given when A does not rank below B.',
    ],
    ['vashya', 5, 65, 'Person A has the chatushpada vashya, person B the manava vashya.'],
    [
      'tara',
      5,
      30,
      'Counted from B to A, the tara is Mitra (8); from A to B, it is Vipat (3). Each gives 1.5 points unless it is the 3rd, 5th or 7th.',
    ],
    ['yoni', 5, 162, 'Person A has the horse yoni, person B the buffalo yoni: these two are sworn enemies.'],
    [
      'graha_maitri',
      125,
      65,
      "A's sign is ruled by the Sun, B's by Mercury: the Sun regards Mercury as neutral, and Mercury regards the Sun as a friend.",
    ],
    ['graha_maitri', 95, 95, 'Both Moon signs are ruled by the Moon.'],
    ['gana', 5, 5, 'Both persons have the deva gana.'],
    ['bhakoot', 5, 5, 'The Moon signs are the same.'],
    [
      'bhakoot',
      95,
      125,
      'The Moon signs are 2nd and 12th from each other, which is Bhakoot dosha. The rulers, the Moon and the Sun, are mutual friends, which is read as cancelling or reducing the dosha.',
    ],
    [
      'nadi',
      60,
      60,
      'Both persons have the madhya nadi, which is Nadi dosha. Some texts waive the dosha when both persons share Mrigashira; their lists vary.',
    ],
    ['nadi', 5, 15, 'Person A has the adi nadi, person B the madhya nadi.'],
  ])('of %s for Moons at %d and %d degrees', (key, groom, bride, text) => {
    expect(explained(key, groom, bride)).toBe(text);
  });

  it('name no class without its noun', () => {
    for (const texts of EXPLANATIONS.values()) {
      for (const text of texts) expect(text).not.toMatch(WITHOUT_NOUN);
    }
  });

  it('are whole sentences that give the Sun and the Moon their article', () => {
    for (const texts of EXPLANATIONS.values()) {
      for (const text of texts) {
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/\. [^A-Z]/);
        expect(text).not.toMatch(SUN_OR_MOON_BARE);
      }
    }
  });
});
