import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 66,
  searchTerms:
    'shadbala shad bala planetary strength strengths bhava bala vimshopaka ishta kashta rupas virupas षड्बल षडबल भाव बल विंशोपक шадбала сила планет сила планет вимшопака',
};
