import { listed, type TellerOf } from './telling.js';

export const vedicCompatibilityText: TellerOf<'vedic-compatibility-calculator'> = (result, name) => {
  const { ashtakoota, interpretation_band: band, possible, nadi_dosha } = result;
  const people = (['person_a', 'person_b'] as const).map((person) => {
    const { moon_sign, nakshatra, pada } = result[person];
    const place = `${name('sign', moon_sign)}, ${name('nakshatra', nakshatra)} pada ${pada}`;
    return `${person === 'person_a' ? 'Person A' : 'Person B'}: Moon in ${place}`;
  });
  return [
    `Ashtakoota: ${ashtakoota.total_score} of ${ashtakoota.maximum_score} (${band.label}: ${band.summary})`,
    possible &&
      `Over the possible birth times: ${possible.total_score.least} to ${possible.total_score.most}; nadi dosha ${possible.nadi_dosha === null ? 'open' : yes(possible.nadi_dosha)}`,
    ...people,
    `Nadi dosha: ${yes(nadi_dosha)}`,
    ...ashtakoota.components.map(
      ({ name: koota, score, maximum, explanation }) =>
        `${name('koota_name', koota)} ${score} of ${maximum}: ${explanation}`,
    ),
    result.convention_note,
  ];
};

function yes(is: boolean): string {
  return is ? 'yes' : 'no';
}

export const manglikText: TellerOf<'manglik-dosha-calculator'> = (result, name) => [
  `Manglik: ${yes(result.is_manglik)}`,
  ...result.references.map(
    ({ reference_label, detail, flagged }) => `${reference_label}: ${flagged ? 'flagged' : 'not flagged'}. ${detail}`,
  ),
  `Ascendant ${name('sign', result.positions.ascendant)}, Moon ${name('sign', result.positions.moon)}, Mars ${name('sign', result.positions.mars)}, Jupiter ${name('sign', result.positions.jupiter)}`,
  `Mitigating: ${listed(result.mitigating_factors.map(({ label, detail, effect }) => `${label} (${name('mitigation_effect', effect)}): ${detail}`))}`,
  ...result.context_notes,
  result.venus_reference_note,
  result.disclaimer,
];

export const signCompatibilityText: TellerOf<'compatibility'> = (result, name) => {
  const signs = [result.sign_a, result.sign_b].map((sign) => {
    const facts = `${name('element', sign.element)}, ${name('modality', sign.modality)}, ruler ${name('graha', sign.ruler)}`;
    return `${name('sign', sign.name)} (${facts})`;
  });
  return [
    `Score: ${result.total_score} of ${result.maximum_score} (${result.band.label})`,
    signs.join(' and '),
    `Element ${result.element_score} of ${result.element_maximum}, rulership ${result.rulership_score} of ${result.rulership_maximum}, angle ${name('sign_angle', result.angle.name)}`,
    ...result.explanations.map(({ detail }) => detail),
  ];
};

export const sunSignText: TellerOf<'sun-sign'> = (result, name) => {
  const { date_range, near_cusp, cusp_sign_name, ruler, modern_ruler } = result;
  const modern = modern_ruler === ruler ? '' : `, modern ${name('graha', modern_ruler)}`;
  return [
    `Sun sign of ${result.month}-${result.day} (month-day): ${name('sign', result.sign_name)}, ${date_range.first_day} to ${date_range.last_day}`,
    `Element: ${name('element', result.element)}; modality: ${name('modality', result.modality)}; polarity: ${name('polarity', result.polarity)}; ruler: ${name('graha', ruler)}${modern}`,
    near_cusp && cusp_sign_name && `Near the cusp: the sign beside it is ${name('sign', cusp_sign_name)}`,
  ];
};

export const horoscopeMatchingText: TellerOf<'horoscope-matching'> = (result, name) => {
  const { ashtakoota, parihara, south_indian: south, manglik_pair, papasamya, running_dashas } = result;
  const [agreed, all] = parihara;
  const open = result.possible_poruthams;
  const person = (who: string, one: typeof result.person_a) =>
    `${who}: Moon in ${name('sign', one.moon_sign)}, ${name('nakshatra', one.nakshatra)} pada ${one.pada}`;
  return [
    `Ashtakoota: ${ashtakoota.total_score} of 36 (${name('match_band', result.interpretation_band.code)}); with the places changed ${ashtakoota.total_score_swapped}`,
    `With cancellations that the sources agree on ${agreed?.total_score}, with all in use ${all?.total_score}`,
    person('Person A (groom)', result.person_a),
    person('Person B (bride)', result.person_b),
    `Kootas: ${ashtakoota.components.map(({ key, score, maximum }) => `${name('koota', key)} ${score} of ${maximum}`).join(', ')}`,
    `Poruthams (${name('porutham_profile', south.profile)}): ${south.total_points} of ${south.maximum_points}${open ? ` (the times of birth allow ${open.least} to ${open.most})` : ''}: ${south.poruthams.map(({ code, points }) => `${name('porutham', code)} ${points}`).join(', ')}`,
    manglik_pair
      ? `Manglik: ${name('manglik_verdict', manglik_pair.verdict)} (groom ${name('manglik_band', manglik_pair.groom.band)}, bride ${name('manglik_band', manglik_pair.bride.band)})`
      : 'Manglik and papasamya: they need both times of birth',
    papasamya &&
      `Papasamya: groom ${papasamya.groom.total_points}, bride ${papasamya.bride.total_points}: ${papasamya.is_balanced ? 'balanced' : 'not balanced'}`,
    running_dashas?.person_a && running_dashas.person_b
      ? `Mahadashas now: groom ${name('graha', running_dashas.person_a.maha.lord)}, bride ${name('graha', running_dashas.person_b.maha.lord)}`
      : null,
  ];
};
