import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 60,
  searchTerms: 'navamsha navamsam navmansh navansh d9 d-9 vargottama नवांश नवमांश навамша навамса',
};
