import type { DoubtfulTerm } from '../words/doubtful.js';

/** Terms of this folder on which almanacs differ, for those who know better to decide. */
export const doubtful: readonly DoubtfulTerm[] = [
  {
    kind: 'karana',
    key: 'Bava',
    alternative: 'ബവം, ബാലവം, കൗലവം, തൈതിലം, ഗരജം, വണിജം',
    reason: 'Panchangams of Kerala name the karanas by beasts; books of Sanskrit terms and other regions do not.',
  },
  {
    kind: 'tithi',
    key: 'Chaturthi',
    alternative: 'ചതുർത്ഥി, പൗർണ്ണമി, വർണ്ണം',
    reason: 'Newspapers no longer double a letter after a chillu; many people type it doubled.',
  },
  {
    kind: 'dasha_level',
    key: 'antar',
    alternative: 'അന്തർദശ, ഭുക്തി',
    reason: 'Astrologers of Kerala say അപഹാരം for the second level.',
  },
  {
    kind: 'dasha_level',
    key: 'pratyantar',
    alternative: 'പ്രത്യന്തർദശ',
    reason: 'ഛിദ്രം goes with അപഹാരം for the third level; software mostly has the Sanskrit word.',
  },
  {
    kind: 'graha',
    key: 'Jupiter',
    alternative: 'ഗുരു',
    reason: 'Prose and newspapers have വ്യാഴം; charts are marked ഗു, as they are drawn.',
  },
  {
    kind: 'graha',
    key: 'Mars',
    alternative: 'കുജൻ',
    reason: 'Prose has ചൊവ്വ, as in ചൊവ്വാദോഷം; charts are marked കു.',
  },
  {
    kind: 'charts',
    key: 'grahas',
    alternative: 'സൂ, ചം, ശ, രാ, കേ',
    reason: 'The marks are those of a ഗ്രഹനില of Kerala: മ (മന്ദൻ) Saturn, സ (സർപ്പം) Rahu, ശി (ശിഖി) Ketu.',
  },
  {
    kind: 'saturn_period',
    key: 'ardhashtama',
    alternative: 'കണ്ടകശ്ശനി',
    reason: 'കണ്ടകശ്ശനി is wider: Saturn in the 4th, 7th and 10th; the page says so beside it.',
  },
  {
    kind: 'window',
    key: 'yamaganda',
    alternative: 'യമഗണ്ഡകാലം, യമകണ്ടം',
    reason: 'Calendars have both ക and ഗ; the form with ക is the one of wall calendars.',
  },
  {
    kind: 'sign',
    key: 'Taurus',
    alternative: 'എടവം',
    reason: 'Newspapers write ഇടവം; എടവം is said and stands on older calendars.',
  },
  {
    kind: 'nakshatra',
    key: 'Chitra',
    alternative: 'ചിത്ര',
    reason: 'Panchangams print ചിത്തിര; it is also the Tamil month.',
  },
  {
    kind: 'nakshatra',
    key: 'Purva Bhadrapada',
    alternative: 'പൂരൂരുട്ടാതി, പൂരോരുട്ടാതി',
    reason: 'The spelling wavers; so does ഉത്രട്ടാതി beside ഉതൃട്ടാതി.',
  },
  {
    kind: 'choghadiya',
    key: 'Udveg',
    alternative: 'ഉദ്വേഗം, ചരം, ലാഭം, അമൃതം, കാലം, ശുഭം, രോഗം',
    reason: 'Choghadiya is hardly known in Kerala; its names stand as bare stems, so that they are seen to be names.',
  },
  {
    kind: 'eclipse_type',
    key: 'penumbral',
    alternative: 'അൽപഛായ, അർധഛായ',
    reason: 'Newspapers waver; ഉപഛായ is nearest to the word of other languages of India.',
  },
  {
    kind: 'eclipse_type',
    key: 'hybrid',
    alternative: 'സമ്മിശ്ര, ഹൈബ്രിഡ്',
    reason: 'No word is in use for so rare a kind.',
  },
  {
    kind: 'gana',
    key: 'rakshasa',
    alternative: 'രാക്ഷസ',
    reason: 'Panchangams of Kerala print അസുരഗണം.',
  },
  {
    kind: 'observance',
    key: 'ganesha_chaturthi',
    alternative: 'വിനായക ചതുർഥി',
    reason: 'The day of the year has ഗണേശ, that of every month വിനായക, so that lists can tell them apart.',
  },
  {
    kind: 'observance',
    key: 'janmashtami_smarta',
    alternative: 'ജന്മാഷ്ടമി, അഷ്ടമിരോഹിണി',
    reason: 'ശ്രീകൃഷ്ണജയന്തി is the day of newspapers and processions; അഷ്ടമിരോഹിണി has a rule of its own.',
  },
  {
    kind: 'observance',
    key: 'sankranti',
    alternative: 'സംക്രമം',
    reason: 'സംക്രമം is the word of panchangams, used in pages; സംക്രാന്തി is the day of the calendar.',
  },
  {
    kind: 'ayana',
    key: 'uttarayana',
    alternative: 'ഉത്തരായനം',
    reason: 'ണ is right by Sanskrit in ഉത്തരായണം and ന in ദക്ഷിണായനം; newspapers have both in each.',
  },
  {
    kind: 'motion',
    key: 'direct',
    alternative: 'മാർഗി, ഋജുഗതി',
    reason: 'There is no one word in use; നേർഗതി stands beside വക്രം as its opposite.',
  },
  {
    kind: 'koota',
    key: 'bhakoot',
    alternative: 'രാശികൂടം',
    reason: 'The text counts eight kootas as the north does; രാശി is also a porutham with a table of its own.',
  },
  {
    kind: 'site',
    key: 'calculators',
    alternative: 'കാൽക്കുലേറ്ററുകൾ',
    reason: 'ഗണിതം is what astrologers say of reckoning; in schools it is mathematics.',
  },
  {
    kind: 'site',
    key: 'festivals',
    alternative: 'ഉത്സവങ്ങൾ, വിശേഷദിവസങ്ങൾ',
    reason: 'വിശേഷങ്ങൾ is the heading of calendars; ഉത്സവം is above all the feast of a temple.',
  },
  {
    kind: 'account',
    key: 'password',
    alternative: 'പാസ്വേഡ്',
    reason: 'The loan needs a joiner to be spelled as it is said, and the text holds none.',
  },
  {
    kind: 'format',
    key: 'partsOfDay',
    alternative: 'വെളുപ്പിന്, പകൽ, സന്ധ്യയ്ക്ക്',
    reason: 'Newspapers divide by രാവിലെ, ഉച്ചയ്ക്ക്, വൈകിട്ട്, രാത്രി and പുലർച്ചെ.',
  },
  {
    kind: 'account',
    key: 'jobs',
    alternative: 'ടാസ്കുകൾ',
    reason: 'ജോലി is also employment, which no page of the account speaks of.',
  },
  {
    kind: 'methodology',
    key: 'aberration',
    alternative: 'അപഭ്രംശം',
    reason:
      'Glossaries of science have വിപഥനം, mostly of lenses; അപഭ്രംശം is a corrupt word or the language of that name.',
  },
  {
    kind: 'methodology',
    key: 'nutation',
    alternative: 'ന്യൂട്ടേഷൻ',
    reason: 'No word is in wide use; അക്ഷവിചലനം says what it is, that the axis wavers.',
  },
  {
    kind: 'shared/day',
    key: 'vara',
    alternative: 'വാരം, ദിവസം',
    reason:
      'Panchangams head it ആഴ്ച, which beside the name of a day is plain; alone it is the week, so sentences have ആഴ്ചദിവസം.',
  },
];
