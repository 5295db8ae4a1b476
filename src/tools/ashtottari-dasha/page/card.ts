import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 76,
  searchTerms: 'ashtottari astottari dasa 108 years अष्टोत्तरी दशा аштоттари аштоттарі',
};
