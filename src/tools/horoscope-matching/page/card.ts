import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 15,
  isOfTwo: true,
  searchTerms:
    'horoscope matching full porutham poruttam thirumana tamil kerala rajju vedha papasamya manglik match parihara cancellation jathagam kundli milan कुंडली मिलान पोरुथम पापसाम्य मांगलिक मिलान परिहार порутам сумісність совместимость matrimonio mariage ehe',
};
