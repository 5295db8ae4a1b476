import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 72,
  searchTerms:
    'sukshma prana dasha pratyantar deha fifth level bhukti running now सूक्ष्म प्राण दशा चल रही दशा сукшма прана даша',
};
