import { capital } from '../../../languages/locale/plural.js';
import { Reading } from '../../../pages/shared/blocks.js';
import { pointsText } from '../../../pages/shared/match-total.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { horoscopeMatchingTool } from '../tool.js';
import { Dashas, Manglik, Papasamya, Poruthams } from './doshas.js';
import { FirstSwitch, firstOfMatch } from './first.js';
import { Kootas, MatchingHead, totalText } from './kootas.js';

export const horoscopeMatchingPage = toolPage({
  tool: horoscopeMatchingTool,
  card: {
    place: 15,
    isOfTwo: true,
    searchTerms:
      'horoscope matching full porutham poruttam thirumana tamil kerala rajju vedha papasamya manglik match parihara cancellation jathagam kundli milan कुंडली मिलान पोरुथम पापसाम्य मांगलिक मिलान परिहार порутам сумісність совместимость matrimonio mariage ehe',
  },
  choices: ['match'],
  answer({ page, result, words, choices }) {
    const { south_indian, possible_poruthams } = result;
    const poruthams = words.poruthamsOf(
      pointsText(page, possible_poruthams ?? { least: south_indian.total_points, most: south_indian.total_points }),
      page.format.number(south_indian.maximum_points),
    );
    const points = page.catalogue.texts.about(words.kootas, words.pointsOf(totalText(page, result), '36'));
    const isSouth = firstOfMatch(page.locale, choices) === 'poruthams';
    return (isSouth ? [capital(poruthams), points] : [points, poruthams]).join('; ');
  },
  View({ page, result, words, choices }) {
    const shown = { page, words, result };
    const first = firstOfMatch(page.locale, choices);
    const isSouth = first === 'poruthams';
    return (
      <>
        <MatchingHead {...shown} />
        <FirstSwitch page={page} first={first} />
        {isSouth ? <Poruthams {...shown} /> : null}
        <Kootas {...shown} />
        {isSouth ? null : <Poruthams {...shown} />}
        <Manglik {...shown} />
        <Papasamya {...shown} />
        <Dashas {...shown} />
        <Reading id="h-how" title={words.howTitle} text={words.how} />
      </>
    );
  },
});
