import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 20,
  isOfTwo: true,
  searchTerms:
    'western zodiac sun sign love match synastry совместимость знаков сумісність знаків sternzeichen signes signos',
};
