import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 50,
  searchTerms:
    'tarabala tara bala chandrabala chandra bala chandrashtama daily horoscope personal day ताराबल चंद्रबल चन्द्राष्टम личный день особистий день',
};
