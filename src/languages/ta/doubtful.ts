import type { DoubtfulTerm } from '../words/doubtful.js';

/** Terms of this folder on which almanacs differ, for those who know better to decide. */
export const doubtful: readonly DoubtfulTerm[] = [
  {
    kind: 'yoga',
    key: 'Shukla',
    alternative: 'சுக்லம்',
    reason: 'Almanacs of Tamil Nadu print சுப்பிரம், பிராமியம், ஐந்திரம் for yogas 24 to 26; others the Sanskrit names.',
  },
  {
    kind: 'yoga',
    key: 'Siddha',
    alternative: 'சித்தம், சித்தி',
    reason: 'Yogas 16 and 21 are told apart as சித்தி and சித்தம்; some almanacs print one name for both.',
  },
  {
    kind: 'karana',
    key: 'Taitila',
    alternative: 'தைதிலம், தைதுளை',
    reason: 'தைதுலை is what most daily pages print, beside கரசை and வணிசை.',
  },
  {
    kind: 'karana',
    key: 'Vishti',
    alternative: 'விஷ்டி',
    reason: 'Almanacs print பத்திரை in the column of karanas; rules of muhurtas say பத்திரை (விஷ்டி) once.',
  },
  {
    kind: 'paksha',
    key: 'shukla',
    alternative: 'சுக்ல பட்சம்',
    reason: 'Daily calendars and people say வளர்பிறை and தேய்பிறை; almanacs and rites சுக்ல and கிருஷ்ண பட்சம்.',
  },
  {
    kind: 'window',
    key: 'yamaganda',
    alternative: 'யமகண்டம்',
    reason: 'Daily calendars print எமகண்டம்; யமகண்டம் is the Sanskrit spelling.',
  },
  {
    kind: 'nakshatra',
    key: 'Krittika',
    alternative: 'கிருத்திகை',
    reason: 'Almanacs print கார்த்திகை for the star, as for the month; where both could stand a label tells which.',
  },
  {
    kind: 'nakshatra',
    key: 'Mrigashira',
    alternative: 'மிருகசீரிடம்',
    reason: 'மிருகசீரிஷம் is what almanacs print; மிருகசீரிடம் is the form without Grantha letters.',
  },
  {
    kind: 'graha',
    key: 'Mars',
    alternative: 'அங்காரகன்',
    reason: 'செவ்வாய் is the planet and the weekday; the weekday always stands with கிழமை here.',
  },
  {
    kind: 'graha',
    key: 'Jupiter',
    alternative: 'வியாழன்',
    reason: 'Astrology says குரு, astronomy and schoolbooks வியாழன்.',
  },
  {
    kind: 'nadi',
    key: 'adi',
    alternative: 'பார்சுவ, மத்திய, சமான',
    reason: 'Tamil lists of the poruthams name the nadis otherwise; ஆதி, மத்திய, அந்திய agree with the ashtakoota.',
  },
  {
    kind: 'ritu',
    key: 'vasanta',
    alternative: 'இளவேனில்',
    reason: 'Almanacs print வசந்த ருது; the six old Tamil seasons do not begin with the same months.',
  },
  {
    kind: 'gowri',
    key: 'Amirdha',
    alternative: 'அமுதம்',
    reason: 'Both are printed; அமிர்தம் stands on more daily calendars.',
  },
  {
    kind: 'words',
    key: 'sutak',
    alternative: 'தீட்டு, கிரகண புண்ணிய காலம்',
    reason: 'Tamil almanacs seldom print a time before an eclipse; சூதகம் is understood from the north.',
  },
  {
    kind: 'dasha_level',
    key: 'antar',
    alternative: 'புத்தி, அந்தர்தசை',
    reason: 'Almanacs print புக்தி, newspapers and people புத்தி; the third level is அந்தரம்: மகாதசை, புக்தி, அந்தரம்.',
  },
  {
    kind: 'koota',
    key: 'bhakoot',
    alternative: 'பகூடம்',
    reason: 'The koota of the signs is the porutham ராசி; பகூடம் is known only from the north.',
  },
  {
    kind: 'words',
    key: 'koota',
    alternative: 'கூட்டம், பொருத்தம்',
    reason:
      'அஷ்டகூடம் is of the north; one of its eight is கூடம் here, since கூட்டம் is a crowd and பொருத்தம் one of the ten.',
  },
  {
    kind: 'tara',
    key: 'Pratyari',
    alternative: 'பிரத்யரி',
    reason: 'Daily calendars print பிரத்யக்கு for the fifth tara; பிரத்யரி is the Sanskrit word.',
  },
  {
    kind: 'band',
    key: 'favourable',
    alternative: 'சாதகம்',
    reason: 'Newspapers say சாதகம், which is the sixth tara as well and would stand beside it.',
  },
  {
    kind: 'sun_era',
    key: 'bikram_sambat',
    alternative: 'விக்கிரம சகாப்தம்',
    reason: 'சகம் is the Saka era by itself; books also say விக்ரம சகாப்தம் for that of Vikrama.',
  },
  {
    kind: 'natal_yoga',
    key: 'vish',
    alternative: 'விஷ தோஷம், புனர்பூ தோஷம்',
    reason: 'Books call some of the doshas யோகம் (குரு சண்டாள, விஷ) and others தோஷம் (கால சர்ப்ப, கிரகண); so they stand.',
  },
  {
    kind: 'observance',
    key: 'june_solstice',
    alternative: 'தட்சிணாயன புண்ணிய காலம்',
    reason: 'கதிர்த்திருப்பம் is of schoolbooks; almanacs tell only the sidereal ayana. சம இரவு நாள் is common.',
  },
  {
    kind: 'choghadiya',
    key: 'Kaal',
    alternative: 'கால்',
    reason: 'Choghadiya is not of Tamil Nadu; the names are given in Tamil form (காலம், சரம்) beside those of Gowri.',
  },
  {
    kind: 'ayana',
    key: 'dakshinayana',
    alternative: 'தக்ஷிணாயனம்',
    reason: 'Newspapers print தட்சிணாயனம், and so all words of this folder with ட்ச for க்ஷ that people write so.',
  },
  {
    kind: 'tool',
    key: 'annual-chart',
    alternative: 'வருஷபலன், தாஜிகம்',
    reason: 'The annual chart is little known in Tamil; its terms (முந்தா, சகமம், இத்தசாலம்) are spelt as books spell them.',
  },
  {
    kind: 'zones',
    key: 'Asia/Calcutta',
    alternative: 'இந்திய நிலையான நேரம்',
    reason: 'CLDR has நிலையான நேரம்; schoolbooks and newspapers write திட்ட நேரம்.',
  },
];
