import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 74,
  searchTerms:
    'yogini dasa mangala pingala dhanya bhramari bhadrika ulka siddha sankata योगिनी दशा मंगला पिंगला йогини йоґіні',
};
