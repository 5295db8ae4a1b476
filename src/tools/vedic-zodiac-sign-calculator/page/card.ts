import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 30,
  searchTerms:
    'rashi rasi zodiac star sign sun moon rising sidereal signs राशि सूर्य राशि зодиак знак зодиака зодіак tierkreis sternzeichen zodiaque signo zodiacal',
};
