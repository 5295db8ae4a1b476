import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 80,
  searchTerms:
    'sadesati sadhe sati saadhe saati shani saturn dhaiya साढ़ेसाती साढ़े साती शनि ढैया саде сати сатурн saturno saturne',
};
