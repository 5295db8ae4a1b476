import { Reading } from '../../../pages/shared/blocks.js';
import { pointsText } from '../../../pages/shared/match-total.js';
import { toolPage } from '../../../pages/shell/tool-page.js';
import { horoscopeMatchingTool } from '../tool.js';
import { Dashas, Manglik, Papasamya, Poruthams } from './doshas.js';
import { Kootas, MatchingHead, totalText } from './kootas.js';

export const horoscopeMatchingPage = toolPage({
  tool: horoscopeMatchingTool,
  card: {
    place: 15,
    isOfTwo: true,
    searchTerms:
      'horoscope matching full porutham poruttam thirumana tamil kerala rajju vedha papasamya manglik match parihara cancellation jathagam kundli milan कुंडली मिलान पोरुथम पापसाम्य मांगलिक मिलान परिहार порутам сумісність совместимость matrimonio mariage ehe',
  },
  answer({ page, result, words }) {
    const { south_indian, possible_poruthams } = result;
    const poruthams = words.poruthamsOf(
      pointsText(page, possible_poruthams ?? { least: south_indian.total_points, most: south_indian.total_points }),
      page.format.number(south_indian.maximum_points),
    );
    const points = page.catalogue.texts.about(words.kootas, words.pointsOf(totalText(page, result), '36'));
    return [points, poruthams].join('; ');
  },
  View({ page, result, words }) {
    const shown = { page, words, result };
    return (
      <>
        <MatchingHead {...shown} />
        <Kootas {...shown} />
        <Poruthams {...shown} />
        <Manglik {...shown} />
        <Papasamya {...shown} />
        <Dashas {...shown} />
        <Reading id="h-how" title={words.howTitle} text={words.how} />
      </>
    );
  },
});
