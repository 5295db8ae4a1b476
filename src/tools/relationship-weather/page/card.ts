import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 20,
  isOfTwo: true,
  searchTerms:
    'love couple partner friendship relationship day रिश्ते प्रेम संबंध отношения любовь стосунки кохання liebe beziehung amour relation amor relación',
};
