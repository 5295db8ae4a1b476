import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 35,
  searchTerms:
    'sign entry ingress transit peyarchi sankranti guru peyarchi sani peyarchi rahu ketu combust asta station nakshatra राशि प्रवेश गोचर संक्रांति अस्त वक्री ингрессия переход в знак сожжение перехід у знак Zeichenwechsel Ingress ingreso ingrès combustion',
};
