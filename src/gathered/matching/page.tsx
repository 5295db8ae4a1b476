import { offeredStyles, oneStyle, StyleSwitch } from '../../pages/shared/natal-chart.js';
import { gatheredPage, part, section } from '../../pages/shell/gathered-page.js';
import { birthChartPage } from '../../tools/birth-chart-calculator/page/page.js';
import { RashiSection } from '../../tools/birth-chart-calculator/page/sections.js';
import { Manglik, Poruthams } from '../../tools/horoscope-matching/page/doshas.js';
import { FirstSwitch, firstOfMatch } from '../../tools/horoscope-matching/page/first.js';
import { DashasSection, Kootas, MatchingHead, PapasamyaSection } from '../../tools/horoscope-matching/page/kootas.js';
import { horoscopeMatchingPage } from '../../tools/horoscope-matching/page/page.js';
import { ORDER, SOUTHERN } from './words.js';

const MATCHING = part(horoscopeMatchingPage);
const BESIDE = { isHalf: true, isAlone: true, leadsTo: 'kundli' } as const;

/** Two people on one page, and on two sheets of paper. */
export const matchingPage = gatheredPage({
  name: 'matching',
  card: {
    place: 5,
    isOfTwo: true,
    searchTerms:
      'matching match making two people groom bride marriage kundli milan gun milan porutham print pdf sheet कुंडली मिलान गुण मिलान वर वधू विवाह сумісність наречений наречена совместимость жених невеста ehe braut bräutigam mariage compatibilité matrimonio compatibilidad novios',
  },
  choices: ['style', 'match'],
  lead: MATCHING,
  Head: (props) => (
    <>
      <MatchingHead {...props} />
      <StyleSwitch
        page={props.page}
        chosen={oneStyle(props.choices, offeredStyles(props.page, true))}
        offered={offeredStyles(props.page, true)}
        isOneOnly
      />
      <FirstSwitch page={props.page} first={firstOfMatch(props.page.locale, props.choices)} />
    </>
  ),
  order: ORDER,
  orderFor: ({ locale }, choices) => {
    const isSouth = firstOfMatch(locale, choices) === 'poruthams';
    return isSouth ? { order: SOUTHERN, newSheet: 'kootas' } : { order: ORDER, newSheet: 'poruthams' };
  },
  sections: {
    groom: section(part(birthChartPage, 'a_'), (props) => <RashiSection {...props} whose="a_" />, BESIDE),
    bride: section(part(birthChartPage, 'b_'), (props) => <RashiSection {...props} whose="b_" />, BESIDE),
    kootas: section(MATCHING, Kootas, { isAlone: true }),
    poruthams: section(MATCHING, Poruthams, { isAlone: true }),
    manglik: section(MATCHING, Manglik, { isAlone: true }),
    papasamya: section(MATCHING, PapasamyaSection, { isAlone: true }),
    dashas: section(MATCHING, DashasSection, { isAlone: true }),
  },
  paper: 'two_sheets',
});
