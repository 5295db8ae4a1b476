import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 70,
  searchTerms: 'hora horas hour planetary hour होरा хора час планет stunden heures horas',
};
