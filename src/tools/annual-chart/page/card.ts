import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 68,
  searchTerms:
    'varshaphal varshphal tajika tajik annual chart solar return muntha mudda dasha birthday वर्षफल ताजिक मुंथा मुद्दा दशा варшапхала варшапхал таджика соляр мунтха годовая карта річна карта',
};
