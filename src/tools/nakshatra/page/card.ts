import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 10,
  searchTerms: 'nakshatra today star of the day नक्षत्र आज накшатра дня heute aujourd hoy',
};
