import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 67,
  searchTerms:
    'gulika gulik mandi maandi upagraha upagrah hora lagna ghati lagna bhava lagna indu lagna shree lagna sree varnada gandanta gandmool pushkara graha yuddha planetary war avastha baladi deeptadi गुलिक मांदि उपग्रह अवस्था ग्रह युद्ध गंडांत упаграха гулика манди ґуліка аваста',
};
