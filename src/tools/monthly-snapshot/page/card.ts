import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 60,
  searchTerms: 'month calendar monthly horoscope masik मासिक महीना месяц місяць monat mois mes',
};
