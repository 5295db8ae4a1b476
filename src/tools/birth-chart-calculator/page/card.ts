import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 10,
  isMostSought: true,
  searchTerms:
    'kundli kundali kundly janam patri janampatri janma patrika patrika horoscope natal chart jyotish d1 rashi chart varga divisional जन्म कुंडली कुण्डली जन्मपत्री पत्रिका гороскоп натальная карта джйотиш кундли натальна карта horoskop geburtshoroskop thème natal carta natal horóscopo',
};
