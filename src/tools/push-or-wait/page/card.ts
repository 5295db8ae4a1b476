import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 30,
  searchTerms: 'decide decision act wait verdict today निर्णय решение рішення entscheidung décision decisión',
};
