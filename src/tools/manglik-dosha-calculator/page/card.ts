import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 100,
  searchTerms:
    'mangal dosh mangal dosha manglik dosh kuja dosha chevvai dosham bhauma mars मांगलिक मंगल दोष манглик мангал доша марс marte',
};
