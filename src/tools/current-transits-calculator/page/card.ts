import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 90,
  searchTerms: 'transit gochar gochara today planets गोचर транзиты транзити transite tránsitos',
};
