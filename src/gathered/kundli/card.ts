import type { ToolCard } from '../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 5,
  searchTerms:
    'kundli kundali kundly janam patri janampatri janma patrika whole full report booklet print pdf horoscope कुंडली कुण्डली जन्मपत्री पत्रिका पुस्तिका кундли кундлі полный гороскоп повний гороскоп horoskop heft thème complet livret carta completa cuadernillo',
};
