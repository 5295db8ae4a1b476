import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 20,
  searchTerms:
    'rashi rasi raasi janma rashi chandra rashi moonsign राशि चंद्र राशि जन्म राशि раши лунный знак місячний знак знак луны mondzeichen signe lunaire signo lunar',
};
