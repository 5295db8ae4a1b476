import type { ToolCard } from '../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 5,
  isOfTwo: true,
  searchTerms:
    'matching match making two people groom bride marriage kundli milan gun milan porutham print pdf sheet कुंडली मिलान गुण मिलान वर वधू विवाह сумісність наречений наречена совместимость жених невеста ehe braut bräutigam mariage compatibilité matrimonio compatibilidad novios',
};
