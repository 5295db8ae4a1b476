import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 20,
  searchTerms:
    'lunar phase full moon new moon purnima amavasya चंद्र कला पूर्णिमा अमावस्या луна полнолуние новолуние місяць повня mond vollmond lune luna',
};
