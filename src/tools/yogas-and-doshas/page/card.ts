import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 65,
  searchTerms:
    'yoga yog dosh raj yoga rajyoga gajakesari gaj kesari kemdrum kalsarp kaal sarp kalasarpa neech bhang panch mahapurush dhan yoga vish pitra grahan angarak guru chandal योग दोष राजयोग गजकेसरी कालसर्प केमद्रुम йога раджа-йога кала сарпа йоги доши йоґа',
};
