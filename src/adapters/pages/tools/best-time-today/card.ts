import type { ToolCard } from '../../shell/tool-page.js';

export const CARD: ToolCard = {
  place: 40,
  searchTerms:
    'muhurta muhurat hora intent when best hour shubh मुहूर्त शुभ समय лучшее время найкращий час beste zeit meilleur moment mejor hora',
};
