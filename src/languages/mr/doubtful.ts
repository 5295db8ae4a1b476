import type { DoubtfulTerm } from '../words/doubtful.js';

/** Terms of this folder on which almanacs differ, for those who know better to decide. */
export const doubtful: readonly DoubtfulTerm[] = [
  {
    kind: 'graha',
    key: 'Saturn',
    alternative: 'शनि',
    reason:
      'Final vowels are long by the spelling rules of 1962, short inside compounds such as शनिवार; so too गुरू, राहू, केतू.',
  },
  {
    kind: 'graha',
    key: 'Uranus',
    alternative: 'युरेनस',
    reason: 'Marathi astrologers and almanacs print हर्षल; schoolbooks have युरेनस.',
  },
  {
    kind: 'sign',
    key: 'Libra',
    alternative: 'तुळ, तुला',
    reason: 'Kalnirnay and newspapers print तूळ; older and Sanskrit texts तुला.',
  },
  {
    kind: 'nakshatra',
    key: 'Mrigashira',
    alternative: 'मृग',
    reason: 'Almanacs print both in the column of nakshatras; मृग is also the rain nakshatra of June.',
  },
  {
    kind: 'nakshatra',
    key: 'Shatabhisha',
    alternative: 'शतभिषा',
    reason: 'शततारका is what Marathi almanacs print; शतभिषा is read on national sites.',
  },
  {
    kind: 'nakshatra',
    key: 'Punarvasu',
    alternative: 'पुनर्वसू',
    reason:
      'Almanacs keep the short Sanskrit vowel, the rules of 1962 would lengthen it; so too योग प्रीति, धृति, वृद्धि, सिद्धि, वैधृति.',
  },
  {
    kind: 'paksha',
    key: 'shukla',
    alternative: 'शुद्ध',
    reason: 'शुद्ध and वद्य are said and stood in older almanacs; today’s calendars print शुक्ल and कृष्ण.',
  },
  {
    kind: 'yoga',
    key: 'Brahma',
    alternative: 'ब्रह्म',
    reason: 'Kalnirnay prints ब्रह्मा; others ब्रह्म.',
  },
  {
    kind: 'yoga',
    key: 'Indra',
    alternative: 'इंद्र',
    reason: 'Date Panchang prints ऐंद्र; other lists इंद्र.',
  },
  {
    kind: 'karana',
    key: 'Gara',
    alternative: 'गर',
    reason: 'Marathi almanacs print गरज; Sanskrit lists गर.',
  },
  {
    kind: 'choghadiya',
    key: 'Char',
    alternative: 'चर, चंचल',
    reason: 'Three forms are in use; चल is the commonest in Maharashtra.',
  },
  {
    kind: 'window',
    key: 'rahu_kalam',
    alternative: 'राहू काळ',
    reason: 'Newspapers join it; some almanacs keep two words.',
  },
  {
    kind: 'samvatsara',
    key: 'Shobhakrit',
    alternative: 'शोभकृत',
    reason: 'Year 37 is शोभन in Marathi lists, शोभकृत in Sanskrit ones.',
  },
  {
    kind: 'samvatsara',
    key: 'Akshaya',
    alternative: 'अक्षय',
    reason: 'Year 60 is क्षय in Marathi lists; अक्षय is said to avoid the word for decay.',
  },
  {
    kind: 'eclipse_type',
    key: 'penumbral',
    alternative: 'मांद्य',
    reason: 'Astronomers and Kalnirnay write छायाकल्प; some almanacs मांद्य.',
  },
  {
    kind: 'eclipse_type',
    key: 'hybrid',
    alternative: 'मिश्र',
    reason: 'Too rare to have a settled word.',
  },
  {
    kind: 'observance',
    key: 'sankashti',
    alternative: 'संकष्ट चतुर्थी',
    reason: 'Kalnirnay prints संकष्ट चतुर्थी; people and newspapers say संकष्टी.',
  },
  {
    kind: 'observance',
    key: 'holi',
    alternative: 'होळी',
    reason: 'In Maharashtra होळी is the fire of the full Moon night and धूलिवंदन the day of colours.',
  },
  {
    kind: 'observance',
    key: 'puthandu',
    alternative: 'पुथांडू',
    reason:
      'Loans of Tamil and Malayalam words have no settled spelling in Marathi; so too other regional days and months.',
  },
  {
    kind: 'ekadashi',
    key: 'Padmini',
    alternative: 'कमला',
    reason: 'Calendars print कमला for both Ekadashis of the additional month; the product tells them apart.',
  },
  {
    kind: 'ekadashi',
    key: 'Varuthini',
    alternative: 'वरुथिनी',
    reason: 'The long vowel is the Sanskrit one; many pages shorten it.',
  },
  {
    kind: 'ekadashi',
    key: 'Papankusha',
    alternative: 'पापांकुशा',
    reason: 'Marathi almanacs print पाशांकुशा.',
  },
  {
    kind: 'varga',
    key: 'D9',
    alternative: 'नवांश',
    reason: 'Marathi astrologers say नवमांश, सप्तमांश and दशमांश; Sanskrit texts नवांश, सप्तांश and दशांश.',
  },
  {
    kind: 'sade_sati_phase',
    key: 'rising',
    alternative: 'पहिला टप्पा',
    reason: 'अडीचकी is the traditional word for a third of Sade Sati; newspapers write टप्पा too.',
  },
  {
    kind: 'saturn_period',
    key: 'ardhashtama',
    alternative: 'ढैय्या, छोटी पनवती',
    reason: 'Marathi has no word of its own that all know; ढैय्या is Hindi, पनवती Gujarati.',
  },
  {
    kind: 'rank_by',
    key: 'poruthams',
    alternative: 'पोरुथम',
    reason: 'The southern word is written पोरुत्तम here; Hindi pages write पोरुथम.',
  },
  {
    kind: 'zodiac',
    key: 'sidereal',
    alternative: 'निरयण',
    reason: 'Marathi writes निरयन; the Sanskrit form has ण.',
  },
  {
    kind: 'format',
    key: 'tag',
    alternative: 'native digits',
    reason:
      'Print has native digits; sentences take values in Latin digits, so all pages do, and native ones are left to a choice.',
  },
];
