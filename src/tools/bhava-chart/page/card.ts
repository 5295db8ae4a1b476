import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 62,
  searchTerms:
    'bhava chalit bhav chalit chalit kundli chalit chart bhava chart bhava madhya bhava sandhi sripati porphyry cusp house chart भाव चलित चलित कुंडली भाव संधि भाव मध्य श्रीपति бхава чалит чалита бгава чаліт дома хаус',
};
