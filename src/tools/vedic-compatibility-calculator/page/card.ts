import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 10,
  isMostSought: true,
  isOfTwo: true,
  searchTerms:
    'gun milan guna milan gunmilan kundli milan kundali matching horoscope matching ashtakoota ashtakuta ashtakoot 36 guna marriage nadi synastry porutham गुण मिलान कुंडली मिलान विवाह अष्टकूट नाड़ी совместимость брак гуна милан сумісність шлюб partner ehe mariage matrimonio pareja',
};
