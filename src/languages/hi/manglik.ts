import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'लग्न', moon: 'चंद्र' } as const;

export const HINDI_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `मंगल अपनी राशि ${mars} में है।`,
    mars_exalted: ({ mars }) => `मंगल ${mars} में उच्च का है।`,
    mars_sign_house_exception: ({ mars, house, from }) => `${mars} का मंगल ${from} से भाव ${house} का दोष दूर करता है।`,
    mars_in_leo_or_aquarius: ({ mars }) => `मंगल ${mars} में है; सिंह और कुंभ का मंगल किसी भी भाव में दोष नहीं देता।`,
    jupiter_conjunct_mars: ({ mars }) => `गुरु ${mars} में मंगल के साथ है।`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `${jupiter} में स्थित गुरु की दृष्टि ${mars} में स्थित मंगल पर है।`,
    moon_conjunct_mars: ({ mars }) => `चंद्र ${mars} में मंगल के साथ है।`,
    jupiter_in_lagna: ({ lagna }) => `गुरु लग्न (${lagna}) में है।`,
    mars_yogakaraka_lagna: ({ lagna }) => `${lagna} लग्न में मंगल केंद्र और त्रिकोण का स्वामी (योगकारक) है।`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'यहाँ मंगल केवल पहले भाव में पड़ता है, जिसे दक्षिण भारतीय सूचियाँ इस नियम में नहीं गिनतीं।'
        : 'यहाँ मंगल केवल दूसरे भाव में पड़ता है, जिसे उत्तर भारतीय सूचियाँ इस नियम में नहीं गिनतीं।',
    movable_sign: () => 'मंगल चर राशि में है; कुछ ग्रंथ इसे परिहार मानते हैं। यहाँ इसे नहीं गिना गया है।',
    partner_not_evaluated: () =>
      'अनेक ग्रंथों के अनुसार वर और कन्या दोनों मांगलिक हों तो दोष नहीं रहता। एक कुंडली से यह नहीं देखा जा सकता।',
    others_not_evaluated: () => 'आयु, वार, और मंगल के साथ शनि, राहु या केतु के होने का विचार यहाँ नहीं किया गया है।',
  },
};
