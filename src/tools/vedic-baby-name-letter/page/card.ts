import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 110,
  searchTerms:
    'namkaran naamkaran namakarana baby names first letter syllable akshar नामकरण नाम अक्षर शिशु имя ребёнка буква імʼя дитини vorname prénom bébé nombre bebé',
};
