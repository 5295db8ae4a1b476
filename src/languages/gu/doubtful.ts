import type { DoubtfulTerm } from '../words/doubtful.js';

/** Terms of this folder on which almanacs differ, for those who know better to decide. */
export const doubtful: readonly DoubtfulTerm[] = [
  {
    kind: 'tithi',
    key: 'Pratipada',
    alternative: 'પ્રતિપદા, પડવો',
    reason:
      'Gujarati almanacs and speech count tithis by number words; Sanskrit names stand in rites and in older texts.',
  },
  {
    kind: 'tithi',
    key: 'Dashami',
    alternative: 'દસમ',
    reason: 'દશમ is what almanacs print; newspapers write દસમ too. So ચૌદશ and ચૌદસ.',
  },
  {
    kind: 'paksha',
    key: 'shukla',
    alternative: 'શુક્લ પક્ષ',
    reason: 'સુદ and વદ are what every Gujarati calendar prints; શુક્લ and કૃષ્ણ are the Sanskrit words beside them.',
  },
  {
    kind: 'lunar_month',
    key: 'Magha',
    alternative: 'મહા, માઘ',
    reason:
      'Calendars print કારતક, માગશર, મહા, જેઠ, ભાદરવો, આસો; astronomers and pundits the Sanskrit માઘ, જ્યેષ્ઠ, ભાદ્રપદ, આશ્વિન.',
  },
  {
    kind: 'sign',
    key: 'Sagittarius',
    alternative: 'ધનુ',
    reason: 'ધન is the common form of newspapers; ધનુ that of Sanskrit texts.',
  },
  {
    kind: 'nakshatra',
    key: 'Mula',
    alternative: 'મૂલ',
    reason: 'Gujarati has ળ here as in its own words; Sanskrit lists have લ.',
  },
  {
    kind: 'nakshatra',
    key: 'Shatabhisha',
    alternative: 'શતતારા, શતતારકા',
    reason: 'Older Gujarati almanacs print શતતારા; websites શતભિષા.',
  },
  {
    kind: 'nakshatra',
    key: 'Mrigashira',
    alternative: 'મૃગશિરા',
    reason: 'Almanacs print મૃગશીર્ષ; both are read.',
  },
  {
    kind: 'karana',
    key: 'Gara',
    alternative: 'ગરજ',
    reason: 'Sanskrit lists have ગર; some Gujarati almanacs print ગરજ, as Marathi ones do.',
  },
  {
    kind: 'choghadiya',
    key: 'Char',
    alternative: 'ચર, ચંચળ',
    reason: 'ચલ is printed most; the class of nakshatras of the same name is ચર.',
  },
  {
    kind: 'window',
    key: 'rahu_kalam',
    alternative: 'રાહુકાલ',
    reason: 'Gujarati has કાળ; newspapers copy કાલ from Hindi.',
  },
  {
    kind: 'window',
    key: 'varjyam',
    alternative: 'વર્જ્ય, વર્જ્યમ',
    reason:
      'વર્જ્ય alone is also the word for whatever is to be avoided, under which this window is listed; વિષઘટી is the name that muhurta texts have for the same four ghatis of a nakshatra.',
  },
  {
    kind: 'graha',
    key: 'Uranus',
    alternative: 'હર્ષલ',
    reason: 'Almanacs of Mumbai print હર્ષલ, schoolbooks યુરેનસ.',
  },
  {
    kind: 'sade_sati_phase',
    key: 'rising',
    alternative: 'પહેલો અઢૈયો, માથે પનોતી',
    reason:
      'Almanacs speak of મોટી પનોતી on head, chest and feet, and of gold, silver, copper and iron feet; તબક્કો is plain.',
  },
  {
    kind: 'saturn_period',
    key: 'ardhashtama',
    alternative: 'નાની પનોતી',
    reason:
      'નાની પનોતી covers both the fourth and the eighth Saturn; the product tells them apart and explains the word in sentences.',
  },
  {
    kind: 'observance',
    key: 'naraka_chaturdashi',
    alternative: 'કાળી ચૌદશ',
    reason:
      'Many in Gujarat call it કાળી ચૌદશ too; here that is the night of the fourteenth, which has a rule and may have a date of its own, so the two are told by two names.',
  },
  {
    kind: 'observance',
    key: 'govardhana',
    alternative: 'બેસતું વર્ષ, અન્નકૂટ',
    reason:
      'The first of the bright half of Kartak is the new year in Gujarat; Govardhana and Annakut are of the same day.',
  },
  {
    kind: 'observance',
    key: 'vijayadashami',
    alternative: 'વિજયાદશમી',
    reason: 'દશેરા is what people say and calendars print; વિજયાદશમી the Sanskrit name.',
  },
  {
    kind: 'observance',
    key: 'rama_navami',
    alternative: 'રામ નવમી, રામનોમ',
    reason: 'Joined in newspapers; speech has રામનોમ.',
  },
  {
    kind: 'observance',
    key: 'hanuman_jayanti',
    alternative: 'હનુમાન જયંતિ',
    reason: 'જયંતી follows the Sanskrit spelling and Sarth; the press writes જયંતિ as often.',
  },
  {
    kind: 'ekadashi',
    key: 'Devshayani',
    alternative: 'દેવપોઢી અગિયારસ',
    reason: 'Speech has names of its own (દેવપોઢી, દેવઊઠી, જળઝીલણી, ભીમ); the row of 26 keeps the Sanskrit ones.',
  },
  {
    kind: 'activity',
    key: 'mundan',
    alternative: 'મુંડન, ચૌલક્રિયા',
    reason: 'બાબરી is the Gujarati custom; મુંડન is Hindi.',
  },
  {
    kind: 'muhurta_rule',
    key: 'kharmas',
    alternative: 'ખરમાસ, ધનારક, મીનારક',
    reason: 'કમુરતાં is what Gujaratis call the month before Uttarayan, and mostly it alone; the rule covers both.',
  },
  {
    kind: 'eclipse_type',
    key: 'penumbral',
    alternative: 'માંદ્ય, ઉપછાયા',
    reason: 'Newspapers write છાયા and ઉપછાયા; almanacs of Mumbai માંદ્ય.',
  },
  {
    kind: 'yoga',
    key: 'Vyatipata',
    alternative: 'વ્યતિપાત',
    reason: 'The long vowel is the Sanskrit one; many pages shorten it.',
  },
  {
    kind: 'samvatsara',
    key: 'Akshaya',
    alternative: 'ક્ષય',
    reason: 'Year 60 is ક્ષય in older lists; અક્ષય is said to avoid the word for decay.',
  },
  {
    kind: 'tamil_month',
    key: 'Margazhi',
    alternative: 'માર્ગઝી',
    reason:
      'Loans of Tamil and Malayalam words have no settled spelling in Gujarati; so too other regional days and months.',
  },
  {
    kind: 'match_position',
    key: 'bride',
    alternative: 'વધૂ',
    reason: 'વર and કન્યા is the pair that Gujarati marriage and matching use.',
  },
  {
    kind: 'format',
    key: 'tag',
    alternative: 'native digits',
    reason:
      'Print has native digits as often; sentences take values in Latin digits, so all pages do, and native ones are left to a choice.',
  },
];
