import * as field from '../../base/schema/fields.js';
import { dignitySchema } from '../../contract/birth-chart.js';
import {
  degreeInSign,
  elementSchema,
  graha,
  house,
  nakshatraName,
  pada,
  siderealLongitude,
  signName,
  signRuler,
  timeZone,
} from '../../contract/vocabulary.js';
import { TENTH_LINKS } from '../../rules/career/factors.js';
import { CHARA_KARAKAS } from '../../rules/natal/chara-karakas.js';
import { YOGA_CODES } from '../../rules/natal/yogas.js';
import {
  associationSchema,
  modality,
  periodSchema,
  reference,
  statementSchema,
  themeSchema,
  timeSensitivitySchema,
} from './finding-schemas.js';

/** The schema of a result but for its provenance, which is that of every tool. */
export function careerSchema() {
  return field.open({
    person_name: field.text('The name as it was sent. It enters no sentence and no calculation.'),
    ...findings(),
  });
}

/** That of a birth of which nobody is named. */
export function careerOfBirthSchema() {
  return field.open(findings());
}

function findings() {
  return {
    as_of: field.instant('The instant from which periods are told, UTC.'),
    method: field.oneOf(['career_rules_v1'], 'Which rules they are. Changed rules get a new name.'),
    chart: chartSchema(),
    tenth_house: field.open({
      primary_reference: reference('The strongest of the three references by our own points.'),
      references: field.list(tenthFromSchema()),
    }),
    dashamsha: field.open({
      lagna: field.open({ sign: signName('The rising sign of D10.'), ruler: signRuler() }),
      tenth: field.open({
        sign: signName('The 10th sign of D10.'),
        ruler: signRuler(),
        occupants: field.list(graha('A graha whose D10 sign it is.')),
      }),
      d1_tenth_ruler_sign: signName('D10 sign of the ruler of the 10th house.'),
    }),
    chara_karakas: field.list(
      field.open({
        karaka: field.oneOf(CHARA_KARAKAS, 'Which of the seven karakas it is.'),
        graha: signRuler('The graha that holds it.'),
        degree_in_sign: degreeInSign(),
      }),
    ),
    amatyakaraka: field.open({
      graha: signRuler('The second of the chara karakas.'),
      d9_sign: signName('Its navamsa sign.'),
      d10_sign: signName('Its dashamsha sign.'),
    }),
    karakamsa: field.open({
      sign: signName('The navamsa sign of the atmakaraka.'),
      grahas: field.list(graha('A graha whose navamsa sign it is.')),
    }),
    karaka_gap_degrees: field.list(field.number('Degrees from atma to amatya, then from amatya to bhratri.')),
    strongest: field.list(
      field.open({
        graha: signRuler('A graha of the highest rank.'),
        dignity: dignitySchema(),
        rank: field.integer(-3, 7, 'Our own rank by dignity, 7 exalted to -1 debilitated, 2 less when combust.'),
      }),
    ),
    natural_karakas: field.list(
      field.open({
        graha: signRuler('A natural significator of work.'),
        house: house('Its house from the lagna.'),
        dignity: dignitySchema(),
        link: field.oneOf(TENTH_LINKS, 'How it has to do with the 10th house.'),
      }),
    ),
    income_houses: field.list(
      field.open({
        house: house('2 income, 6 service, 7 trade or 11 gains.'),
        sign: signName('The sign that is the house.'),
        ruler: signRuler(),
        occupants: field.list(graha('A graha that stands in it.')),
        link: field.orNull(associationSchema('How its ruler is tied to the ruler of the 10th.')),
      }),
    ),
    yogas: field.list(
      field.open({
        code: field.oneOf(YOGA_CODES, 'Which yoga holds.'),
        name: field.text('Its name.'),
        grahas: field.list(graha('A graha that makes it.')),
        source: field.text('The texts that define it.'),
      }),
    ),
    statements: field.list(statementSchema()),
    themes: field.list(themeSchema()),
    periods: field.open({
      system: field.oneOf(['vimshottari'], 'Which dashas they are.'),
      starts_at: field.instant('When the ten years begin, UTC.'),
      ends_at: field.instant('When they end, UTC.'),
      items: field.list(periodSchema()),
    }),
    time_sensitivity: timeSensitivitySchema(),
    disclaimer: field.text('What the result is not for.'),
  };
}

function chartSchema() {
  return field.open({
    moment: field.open({
      utc: field.instant('The birth, UTC.'),
      local: field.instant('The birth, with the offset of the zone.'),
      timezone: timeZone(),
    }),
    ascendant: field.open({
      sign: signName('The rising sign.'),
      longitude: siderealLongitude(),
      degree_in_sign: degreeInSign(),
      ruler: signRuler(),
    }),
    grahas: field.list(
      field.open({
        graha: graha('Which graha it is.'),
        longitude: siderealLongitude(),
        sign: signName(),
        degree_in_sign: degreeInSign(),
        house: house('Its house in whole signs from the lagna.'),
        nakshatra: nakshatraName(),
        pada: pada(),
        retrograde: field.flag('Whether its longitude decreases.'),
        combust: field.flag('Whether it is so near the Sun that tradition counts it as burnt.'),
        dignity: field.orNull(dignitySchema()),
        d9_sign: signName('Its navamsa sign.'),
        d10_sign: signName('Its dashamsha sign.'),
      }),
    ),
  });
}

function tenthFromSchema() {
  return field.open({
    reference: reference('From where the 10th is counted.'),
    sign: signName('The sign of the reference.'),
    strength: field.integer(0, 5, 'Our own points for its strength.'),
    strengthened_by: field.list(signRuler('Its ruler, Jupiter or Mercury, in it or aspecting it.')),
    tenth: field.open({
      sign: signName('The 10th sign from it.'),
      element: elementSchema(),
      modality: modality(),
      ruler: signRuler(),
      occupants: field.list(graha('A graha that stands in it.')),
      aspected_by: field.list(graha('A graha that looks upon it from another sign.')),
    }),
    ruler_placement: field.open({
      sign: signName('The sign in which that ruler stands.'),
      house: house('Its house, counted from the reference.'),
      dignity: dignitySchema(),
      combust: field.flag('Whether it is combust.'),
      navamsa_sign: signName('Its navamsa sign.'),
    }),
    karmajiva: field.open({ graha: signRuler('The ruler of that navamsa sign.'), dignity: dignitySchema() }),
  });
}
