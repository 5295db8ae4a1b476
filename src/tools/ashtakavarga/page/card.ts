import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 64,
  searchTerms:
    'ashtakvarga astakavarga sarvashtakavarga bindu bindus bhinnashtakavarga sav bav अष्टकवर्ग सर्वाष्टकवर्ग बिंदु аштакаварга бинду бінду',
};
