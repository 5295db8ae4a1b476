import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 20,
  searchTerms: 'day score muhurta muhurat auspicious today दिन मुहूर्त शुभ समय день мухурта tag jour día',
};
