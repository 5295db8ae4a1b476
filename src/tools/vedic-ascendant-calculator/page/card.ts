import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 40,
  searchTerms:
    'lagna lagnam rising sign ascendent udaya लग्न उदय лагна асцендент восходящий aszendent ascendant ascendente',
};
