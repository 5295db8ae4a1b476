import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 45,
  searchTerms:
    'eclipse grahan grahana surya grahan chandra grahan surya grahanam chandra grahanam sutak sutaka blood moon saros ग्रहण सूर्य ग्रहण चंद्र ग्रहण सूतक затмение солнечное лунное затмение сутак затемнення сонячне місячне Finsternis Sonnenfinsternis Mondfinsternis éclipse eclipse solar eclipse lunar',
};
