import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 30,
  searchTerms:
    'retrograde mercury vakri retro वक्री बुध ретроградный меркурий ретроградність rückläufig rétrograde retrógrado',
};
