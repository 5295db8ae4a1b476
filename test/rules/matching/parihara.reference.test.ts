import { expect, it } from 'vitest';
import {
  ashtakoota,
  KOOTA_NOTES,
  type KootaNote,
  type MatchMoon,
  matchMoon,
} from '../../../src/rules/matching/ashtakoota.js';

/** The varnas of the rulers, the lowest first: Brihat Parashara Hora Shastra 3.21. */
const VARNAS = [['Saturn'], ['Moon', 'Mercury'], ['Sun', 'Mars'], ['Jupiter', 'Venus']];
const varnaOf = (ruler: string) => VARNAS.findIndex((rulers) => rulers.includes(ruler));

/** The rulers that hold each other for natural friends (chapter 3 of the same work). */
const FRIENDS = ['Sun Moon', 'Sun Mars', 'Sun Jupiter', 'Mars Jupiter', 'Mercury Venus', 'Venus Saturn'];
const areFriendly = (a: string, b: string) => a === b || FRIENDS.includes(`${a} ${b}`) || FRIENDS.includes(`${b} ${a}`);

const EXEMPT = 'Rohini, Mrigashira, Ardra, Krittika, Jyeshtha, Pushya, Shravana, Uttara Bhadrapada, Revati'.split(', ');

/** When each note applies, as the texts that the domain lists have it. */
const RULES: Readonly<Record<KootaNote, (a: MatchMoon, b: MatchMoon, score: (key: string) => number) => boolean>> = {
  varna_rulers: (a, b, score) => score('varna') === 0 && varnaOf(a.rashi.ruler) > varnaOf(b.rashi.ruler),
  tara_rulers: (a, b, score) => score('tara') < 3 && areFriendly(a.rashi.ruler, b.rashi.ruler),
  gana_rulers: (a, b, score) =>
    score('gana') <= 1 && (areFriendly(a.rashi.ruler, b.rashi.ruler) || areFriendly(a.navamsa.ruler, b.navamsa.ruler)),
  bhakoot_one_ruler: (a, b, score) => score('bhakoot') === 0 && a.rashi.ruler === b.rashi.ruler,
  bhakoot_friends: (a, b, score) =>
    score('bhakoot') === 0 && a.rashi.ruler !== b.rashi.ruler && areFriendly(a.rashi.ruler, b.rashi.ruler),
  bhakoot_nadi_and_tara: (a, b, score) =>
    score('bhakoot') === 0 && a.nakshatra.nadi !== b.nakshatra.nadi && score('tara') === 3,
  nadi_same_sign: (a, b, score) =>
    score('nadi') === 0 && a.rashi.name === b.rashi.name && a.nakshatra.name !== b.nakshatra.name,
  nadi_same_nakshatra: (a, b, score) =>
    score('nadi') === 0 && a.nakshatra.name === b.nakshatra.name && a.rashi.name !== b.rashi.name,
  nadi_padas: (a, b, score) => score('nadi') === 0 && a.nakshatra.name === b.nakshatra.name && a.pada !== b.pada,
  nadi_one_ruler: (a, b, score) =>
    score('nadi') === 0 && a.rashi.name !== b.rashi.name && a.rashi.ruler === b.rashi.ruler,
  nadi_exempt: (a, b, score) =>
    score('nadi') === 0 && a.nakshatra.name === b.nakshatra.name && EXEMPT.includes(a.nakshatra.name),
};

/** A Moon in each pada. */
const MOONS = Array.from({ length: 108 }, (_, pada) => matchMoon(Math.round(((pada + 0.5) * 10_000_000) / 3)));

it.each(Object.values(KOOTA_NOTES).flat())(
  '%s is told of those pairs of whom the texts tell it, and no others',
  (note) => {
    for (const groom of MOONS) {
      for (const bride of MOONS) {
        const kootas = ashtakoota(groom, bride);
        const score = (key: string) => kootas.find((koota) => koota.key === key)?.score as number;
        const isTold = kootas.some(({ notes }) => (notes as readonly KootaNote[]).includes(note));
        if (isTold !== RULES[note](groom, bride, score)) {
          expect.fail(
            `${groom.nakshatra.name} ${groom.pada} and ${bride.nakshatra.name} ${bride.pada}: told ${isTold}`,
          );
        }
      }
    }
  },
);
