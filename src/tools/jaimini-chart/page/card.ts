import type { ToolCard } from '../../../pages/shell/tool-page.js';

export const CARD: ToolCard = {
  place: 69,
  searchTerms:
    'jaimini chara karaka atmakaraka amatyakaraka darakaraka karakamsa karakamsha arudha lagna pada upapada argala rashi drishti chara dasha जैमिनी चर कारक आत्मकारक कारकांश आरूढ़ उपपद अर्गला राशि दृष्टि चर दशा джаймини джайміні чара карака атмакарака аруджа арудха упапада аргала',
};
