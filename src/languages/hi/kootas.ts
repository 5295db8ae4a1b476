import { kootaWords } from '../words/kootas/koota-words.js';
import { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni } from './names.js';

export const HINDI_KOOTAS = /* @__PURE__ */ kootaWords(
  { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni },
  {
    each: (a, b) => `व्यक्ति क: ${a}; व्यक्ति ख: ${b}।`,
    both: (shared) => `दोनों: ${shared}।`,
    varnaRule: 'गुण तब मिलता है जब क का वर्ण ख के वर्ण से नीचे न हो।',
    tara: (toA, toB) => `ख से क तक गिनने पर तारा ${toA}, क से ख तक ${toB}।`,
    taraRule: 'तीसरी, पाँचवीं और सातवीं को छोड़कर हर तारा 1.5 गुण देती है।',
    sworn: 'परंपरा में इन दोनों योनियों में वैर माना जाता है।',
    oneRuler: (ruler) => `दोनों चंद्र राशियों का स्वामी एक ही है: ${ruler}।`,
    signs: { same: 'दोनों की चंद्र राशि एक ही है।', opposite: 'चंद्र राशियाँ एक-दूसरे से सातवीं हैं।' },
    signsApart: (count, back) => `चंद्र राशियाँ एक-दूसरे से ${count}/${back} पर हैं।`,
    bhakootDosha: 'यह भकूट दोष है।',
    nadiDosha: 'यह नाड़ी दोष है।',
    stop: '।',
    notes: {
      varna_rulers: ({ ruler_a, ruler_b }) =>
        `कुछ ग्रंथ यह दोष नहीं मानते, क्योंकि क के राशि स्वामी (${ruler_a}) का वर्ण ख के राशि स्वामी (${ruler_b}) से ऊपर है।`,
      tara_rulers: () => 'राशि स्वामी एक ही हैं या परस्पर मित्र हैं, जिससे दोष कम माना जाता है।',
      gana_rulers: () => 'चंद्र राशियों या चंद्र नवांशों के स्वामी एक ही हैं या परस्पर मित्र हैं, जिससे दोष कम माना जाता है।',
      bhakoot_one_ruler: ({ ruler_a }) =>
        `दोनों राशियों का स्वामी एक ही है (${ruler_a}): अधिकांश ग्रंथ तब दोष को निरस्त मानते हैं।`,
      bhakoot_friends: ({ ruler_a, ruler_b }) =>
        `राशि स्वामी (${ruler_a} और ${ruler_b}) परस्पर मित्र हैं, जिससे दोष निरस्त या कम माना जाता है।`,
      bhakoot_nadi_and_tara: () => 'कुछ ग्रंथ अलग नाड़ियों और पूरे तारा गुणों से दोष को कम मानते हैं।',
      nadi_same_sign: () => 'चंद्र राशि एक है और नक्षत्र अलग हैं: अनेक ग्रंथ दोष को निरस्त मानते हैं।',
      nadi_same_nakshatra: () => 'नक्षत्र एक है और चंद्र राशियाँ अलग हैं: अनेक ग्रंथ दोष को निरस्त मानते हैं।',
      nadi_padas: () => 'नक्षत्र एक है और चरण अलग हैं, जिससे दोष प्रायः कम या निरस्त माना जाता है।',
      nadi_one_ruler: ({ ruler_a }) => `दोनों चंद्र राशियों का स्वामी एक ही है (${ruler_a}): कुछ ग्रंथ इसे परिहार गिनते हैं।`,
      nadi_exempt: ({ nakshatra }) => `दोनों का नक्षत्र ${nakshatra} हो तो कुछ ग्रंथ दोष नहीं मानते; उनकी सूचियाँ अलग-अलग हैं।`,
    },
  },
);
