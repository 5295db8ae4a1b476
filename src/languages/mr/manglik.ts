import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { ordinal } from './cases.js';
import { sign } from './names.js';

/** The lagna and the Moon as that from which Mars is counted. */
const REFERENCES = { lagna: 'लग्नापासून', moon: 'चंद्रापासून' } as const;

export const MARATHI_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `मंगळ आपल्याच ${mars} राशीत आहे.`,
    mars_exalted: ({ mars }) => `मंगळ ${mars} राशीत उच्चीचा आहे.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `${mars} राशीतील मंगळ ${from} ${ordinal(house)} भावाचा दोष दूर करतो.`,
    mars_in_leo_or_aquarius: ({ mars }) =>
      `मंगळ ${mars} राशीत आहे; सिंह आणि कुंभ राशीतील मंगळाचा दोष कोणत्याही भावात मानत नाहीत.`,
    jupiter_conjunct_mars: ({ mars }) => `गुरू ${mars} राशीत मंगळासोबत आहे.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `${jupiter} राशीतील गुरूची ${mars} राशीतील मंगळावर दृष्टी आहे.`,
    moon_conjunct_mars: ({ mars }) => `चंद्र ${mars} राशीत मंगळासोबत आहे.`,
    jupiter_in_lagna: ({ lagna }) => `गुरू लग्नात (${lagna}) आहे.`,
    mars_yogakaraka_lagna: ({ lagna }) => `${lagna} लग्नासाठी मंगळ केंद्र आणि त्रिकोण दोन्हींचा स्वामी (योगकारक) आहे.`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'येथे मंगळ केवळ पहिल्या भावात येतो, जो दक्षिण भारतीय याद्या या नियमात धरत नाहीत.'
        : 'येथे मंगळ केवळ दुसऱ्या भावात येतो, जो उत्तर भारतीय याद्या या नियमात धरत नाहीत.',
    movable_sign: () => 'मंगळ चर राशीत आहे; काही ग्रंथ याने दोष कमी मानतात. येथे ते धरलेले नाही.',
    partner_not_evaluated: () =>
      'वर आणि वधू दोघांनाही मंगळ असल्यास अनेक ग्रंथ दोष नाहीसा मानतात. एका पत्रिकेवरून ते पाहता येत नाही.',
    others_not_evaluated: () => 'वय (28), वार (मंगळवार), आणि मंगळासोबत शनी, राहू किंवा केतू असणे यांचा विचार येथे केलेला नाही.',
  },
};
