import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 10,
  searchTerms:
    'western zodiac star sign birthday horoscope sternzeichen horoskop знак зодиака signe solaire signo solar सूर्य राशि',
};
