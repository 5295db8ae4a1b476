import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 83,
  searchTerms:
    'gochar gochara gocharam transit transits moon sign vedha vipareeta murti moorthy rashifal गोचर वेध मूर्ति राशिफल гочара ґочара транзиты транзити',
};
