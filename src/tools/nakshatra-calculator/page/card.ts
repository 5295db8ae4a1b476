import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 50,
  searchTerms:
    'janma nakshatra birth star naksatra nakshathra natchathiram pada mansion नक्षत्र जन्म नक्षत्र चरण накшатра geburtsstern étoile estrella',
};
