import type { ToolCard } from '../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 78,
  searchTerms:
    'career dna job work profession occupation vocation livelihood karmajiva dashamsha d10 amatyakaraka business करियर नौकरी व्यवसाय पेशा आजीविका कर्माजीव दशांश карьера работа профессия призвание карʼєра робота професія покликання beruf karriere arbeit métier carrière profession trabajo profesión carrera vocación',
};
