import { joinedBy, oneOrOther } from '../locale/plural.js';
import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { SPANISH_DATES } from './dates.js';
import { names } from './listed.js';

const list = joinedBy('y');

/** What Spanish says of what rules find. */
const SPANISH_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'propicio',
    inauspicious: 'adverso',
    gravely_inauspicious: 'uno de los dos yogas más adversos',
    karana_movable: 'karana móvil',
    karana_fixed: 'karana fijo',
    karana_vishti: 'Bhadra, desaconsejado para comenzar algo',
    lord_benefic: 'planeta benéfico',
    lord_neutral: 'planeta que se considera neutro',
    lord_malefic: 'planeta maléfico',
    moon_strong: 'la Luna está fuerte',
    moon_moderate: 'la Luna tiene fuerza media',
    moon_weak: 'la Luna está débil',
    good: 'favorable',
    mixed: 'mixto',
    bad: 'desfavorable',
    chandrashtama: 'Chandrashtama, muy desfavorable',
    same_ruler: 'el mismo planeta',
    friendly: 'amistad',
    neutral_ruler: 'neutralidad',
    hostile: 'enemistad',
    sade_sati: 'Sade Sati',
    ashtama_shani: 'Ashtama Shani, la gravosa octava posición',
    hora_primary: 'regente principal de esta intención',
    hora_secondary: 'regente auxiliar de esta intención',
    hora_opposed: 'contrario a esta intención',
    hora_other: 'sin relación especial con esta intención',
    choghadiya_best: 'el mejor',
    choghadiya_good: 'bueno',
    choghadiya_neutral_good: 'bueno para desplazarse; por lo demás, neutro',
    choghadiya_bad: 'desfavorable',
    overlap: 'el punto medio de esta hora cae dentro',
    nature_suits: 'adecuado para esta intención',
    nature_does_not_suit: 'no especialmente adecuado para esta intención',
    mode_good: 'favorece este tipo de relación',
    mode_neutral: 'neutro para este tipo de relación',
    mode_bad: 'pesa sobre este tipo de relación',
    no_special_state: 'sin estado especial',
    company_benefic: 'compañía benéfica para la Luna',
    company_malefic: 'compañía maléfica para la Luna',
    moon_alone: 'Ningún otro planeta de los que cuentan está en el signo de la Luna',
  },
  states: {
    exalted: 'exaltación',
    moolatrikona: 'mulatrikona',
    own_sign: 'domicilio',
    debilitated: 'caída',
    retrograde: 'retrogradación',
    combust: 'combustión',
  },
  texts: {
    about: (subject, said) => `${subject}: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${tithi}, quincena ${paksha === 'shukla' ? 'creciente' : 'menguante'}`,
    houseFromMoon: (graha, house) => `${graha} en la casa ${house} desde su Luna natal`,
    grahaInSign: (graha, inSign) => `${graha} ${inSign}`,
    rulers: (signRuler, dayLord) => `${signRuler} (regente de su signo lunar) → ${dayLord} (regente del día)`,
  },
};

/** Spanish. States are nouns, which need no agreement in gender. */
export const SPANISH = /* @__PURE__ */ catalogue(SPANISH_RULES, {
  dates: SPANISH_DATES,
  houseThemes: [
    'uno mismo y el cuerpo',
    'el dinero y la palabra',
    'el esfuerzo y el valor',
    'el hogar y el bienestar',
    'la creatividad y el aprendizaje',
    'el trabajo, la salud y los obstáculos',
    'la pareja y las asociaciones',
    'el cambio y la cautela',
    'la fortuna y la guía',
    'la carrera y la acción',
    'las ganancias y los amigos',
    'el descanso y el desapego',
  ],
  texts: {
    sentence: (words) => `${words}.`,
    score: ({ score, minimum, maximum }) => `Puntuación ${score} (de ${minimum} a ${maximum}).`,
    bestWindow: ({ name, start, end }) => `Mejor franja horaria: ${name}, de ${start} a ${end}.`,
    avoidWindow: ({ name, start, end }) => `Evite: ${name}, de ${start} a ${end}.`,
    bestTime: ({ intent, start, end }) => `${intent}: el mejor momento es de ${start} a ${end}.`,
    noWindow: 'Ese día no hay ninguna franja horaria claramente favorable.',
    dayTaken: {
      zone_centre_sunrise:
        'Las horas siguen la salida y la puesta del Sol en el centro de la población de la zona horaria indicada, porque la solicitud no indica el lugar actual.',
      place_sunrise: 'Las horas siguen la salida y la puesta del Sol en el lugar indicado.',
      nominal_06_18: 'Las horas suponen un día de 06:00 a 18:00 en la zona horaria indicada.',
    },
    dayReadAt: {
      zone_centre_sunrise:
        'El día se valora a la salida del Sol en el centro de la población de la zona horaria indicada, porque la solicitud no indica el lugar actual.',
      place_sunrise: 'El día se valora a la salida del Sol en el lugar indicado.',
      nominal_06_18: 'El día se valora a las 06:00 en la zona horaria indicada.',
    },
    theme: (theme) => `Tema del día: ${theme}.`,
    chandrashtamaDay: 'La Luna está en el octavo signo desde su Luna natal (Chandrashtama).',
    dayCount: {
      favourable: oneOrOther('día favorable', 'días favorables'),
      mixed: oneOrOther('día mixto', 'días mixtos'),
      challenging: oneOrOther('día difícil', 'días difíciles'),
    },
    bestDays: (days) => `Mejores días: ${days}.`,
    cautionDays: (days) => `Días de cautela: ${days}.`,
    chandrashtamaDays: (count, days) =>
      `${oneOrOther('día de Chandrashtama', 'días de Chandrashtama')(count)}: ${days}.`,
    signChanges: oneOrOther('cambio de signo (sin contar la Luna)', 'cambios de signo (sin contar la Luna)'),
    stations: oneOrOther('estación planetaria', 'estaciones planetarias'),
    dasha: ({ maha, antar, pratyantar }) => `Dasha al comienzo del mes: ${maha}, ${antar}, ${pratyantar}.`,
    dashaChanges: oneOrOther('cambio de dasha', 'cambios de dasha'),
    sadeSati: {
      rising: 'Sade Sati al comienzo del mes: primera fase.',
      peak: 'Sade Sati al comienzo del mes: fase media.',
      setting: 'Sade Sati al comienzo del mes: última fase.',
      none: 'Sin Sade Sati al comienzo del mes.',
    },
    sadeSatiChange: (days) => `Cambio de Sade Sati: ${days}.`,
  },
});
