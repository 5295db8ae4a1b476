import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 85,
  searchTerms:
    'sadesati sade sati dhaiya dhaya ashtama shani ardhashtama kantaka saturn life साढ़ेसाती ढैया अष्टम शनि कंटक शनि саде сати дхайя сатурн saturno saturne',
};
