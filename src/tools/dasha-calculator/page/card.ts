import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 70,
  searchTerms:
    'vimshottari vimsottari dasa mahadasha antardasha bhukti pratyantar periods दशा महादशा अंतर्दशा विंशोत्तरी даша вимшоттари віншоттарі perioden périodes periodos',
};
