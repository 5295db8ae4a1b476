import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 63,
  searchTerms:
    'kp chart kp astrology krishnamurti paddhati sub lord sublord sub lords cuspal cusps placidus significators ruling planets 249 star lord केपी कृष्णमूर्ति उपस्वामी सबलॉर्ड कस्प शासक ग्रह кп кришнамурти суб-лорд сублорд подуправитель куспиды крішнамурті',
};
