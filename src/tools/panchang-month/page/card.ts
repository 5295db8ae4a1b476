import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 12,
  searchTerms:
    'panchang month calendar panchanga monthly hindu calendar tithi calendar ekadashi dates purnima amavasya sankranti lunar calendar masik panchang मासिक पंचांग पंचांग कैलेंडर तिथि कैलेंडर एकादशी पूर्णिमा अमावस्या संक्रांति месяц панчанг лунный календарь экадаши місяць панчанг місячний календар екадаші monat mondkalender mois calendrier lunaire mes calendario lunar',
};
