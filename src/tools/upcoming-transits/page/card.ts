import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 82,
  searchTerms:
    'upcoming transits forecast next exact aspect calendar timeline gochar आगामी गोचर ближайшие транзиты найближчі транзити künftige próximos à venir',
};
