import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 10,
  isMostSought: true,
  searchTerms:
    'panchanga panchangam panjika panchag tithi rahu kaal rahukaal rahukalam rahu kalam choghadiya chaughadia sunrise hindu calendar muhurat muhurta abhijit yoga karana पंचांग तिथि राहु काल चौघड़िया मुहूर्त सूर्योदय панчанг панчанга титхи раху кала календарь календар kalender calendrier calendario',
};
