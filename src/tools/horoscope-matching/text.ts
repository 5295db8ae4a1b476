import type { Teller } from '../../contract/telling/telling.js';
import type { HoroscopeMatchingResult } from './tool.js';

export const horoscopeMatchingText: Teller<HoroscopeMatchingResult> = (result, name) => {
  const { ashtakoota, parihara, south_indian: south, manglik_pair, papasamya, running_dashas } = result;
  const [agreed, all] = parihara;
  const open = result.possible_poruthams;
  const person = (who: string, one: typeof result.person_a) =>
    `${who}: Moon in ${name('sign', one.moon_sign)}, ${name('nakshatra', one.nakshatra)}${one.pada === null ? '' : ` pada ${one.pada}`}${one.is_stated ? ', as stated' : ''}`;
  const { bride, groom } = result.manglik_from_moons;
  const fromMoon = ([who, likelihood]: readonly [string, typeof bride]) =>
    likelihood === null ? [] : [`${who} ${name('likelihood', likelihood)}`];
  const fromMoons = (
    [
      ['groom', groom],
      ['bride', bride],
    ] as const
  ).flatMap(fromMoon);
  return [
    `Ashtakoota: ${ashtakoota.total_score} of 36 (${name('match_band', result.interpretation_band.code)}); with the places changed ${ashtakoota.total_score_swapped}`,
    `With cancellations that the sources agree on ${agreed?.total_score}, with all in use ${all?.total_score}`,
    person('Person A (groom)', result.person_a),
    person('Person B (bride)', result.person_b),
    `Kootas: ${ashtakoota.components.map(({ key, score, maximum }) => `${name('koota', key)} ${score} of ${maximum}`).join(', ')}`,
    `Poruthams (${name('porutham_profile', south.profile)}): ${south.total_points} of ${south.maximum_points}${open ? ` (${result.person_a.is_stated || result.person_b.is_stated ? 'what is known allows' : 'the times of birth allow'} ${open.least} to ${open.most})` : ''}`,
    ...south.poruthams.map(({ explanation }) => explanation),
    manglik_pair
      ? `Manglik: ${name('manglik_verdict', manglik_pair.verdict)} (groom ${name('manglik_band', manglik_pair.groom.band)}, bride ${name('manglik_band', manglik_pair.bride.band)})`
      : `Manglik and papasamya: they need both times of birth${fromMoons.length === 0 ? '' : `; Manglik from the Moon: ${fromMoons.join(', ')}`}`,
    papasamya &&
      `Papasamya: groom ${papasamya.groom.total_points}, bride ${papasamya.bride.total_points}: ${papasamya.is_balanced ? 'balanced' : 'not balanced'}`,
    running_dashas?.person_a && running_dashas.person_b
      ? `Mahadashas now: groom ${name('graha', running_dashas.person_a.maha.lord)}, bride ${name('graha', running_dashas.person_b.maha.lord)}`
      : null,
  ];
};
