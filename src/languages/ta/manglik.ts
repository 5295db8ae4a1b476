import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'லக்னத்திலிருந்து', moon: 'சந்திரனிலிருந்து' } as const;

export const TAMIL_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `செவ்வாய் ஆட்சி பெற்றுள்ளது (ராசி: ${mars}).`,
    mars_exalted: ({ mars }) => `செவ்வாய் உச்சம் பெற்றுள்ளது (ராசி: ${mars}).`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `செவ்வாய் நிற்கும் ராசி (${mars}), ${house}-ஆம் பாவத்தின் (எண்ணுவது ${from}) தோஷத்தை நீக்குகிறது.`,
    mars_in_leo_or_aquarius: ({ mars }) =>
      `செவ்வாய் நிற்கும் ராசி: ${mars}; சிம்மத்திலும் கும்பத்திலும் செவ்வாய் எந்தப் பாவத்திலும் தோஷம் தருவதில்லை.`,
    jupiter_conjunct_mars: ({ mars }) => `குரு செவ்வாயுடன் சேர்ந்துள்ளது (ராசி: ${mars}).`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `குரு (ராசி: ${jupiter}) செவ்வாயைப் (ராசி: ${mars}) பார்க்கிறது.`,
    moon_conjunct_mars: ({ mars }) => `சந்திரன் செவ்வாயுடன் சேர்ந்துள்ளது (ராசி: ${mars}).`,
    jupiter_in_lagna: ({ lagna }) => `குரு லக்னத்தில் உள்ளது (ராசி: ${lagna}).`,
    mars_yogakaraka_lagna: ({ lagna }) => `லக்னம் ${lagna} என்பதால் செவ்வாய் கேந்திரத்துக்கும் திரிகோணத்துக்கும் அதிபதி (யோககாரகன்).`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'இங்கே செவ்வாய் முதல் பாவத்தில் மட்டுமே தோஷம் காட்டுகிறது; தென்னிந்தியப் பட்டியல்கள் அதைக் கணக்கிடுவதில்லை.'
        : 'இங்கே செவ்வாய் இரண்டாம் பாவத்தில் மட்டுமே தோஷம் காட்டுகிறது; வட இந்தியப் பட்டியல்கள் அதைக் கணக்கிடுவதில்லை.',
    movable_sign: () => 'செவ்வாய் சர ராசியில் உள்ளது; சில நூல்கள் இதைப் பரிகாரமாகக் கொள்ளும். இங்கே இது கணக்கிடப்படவில்லை.',
    partner_not_evaluated: () =>
      'மணமக்கள் இருவருக்கும் செவ்வாய் தோஷம் இருந்தால் அது நீங்கும் என்று பல நூல்கள் கூறும். ஒரே ஜாதகத்தால் இதை அறிய இயலாது.',
    others_not_evaluated: () =>
      'வயது (28), கிழமை (செவ்வாய்), செவ்வாயுடன் சனி, ராகு அல்லது கேது இருப்பது ஆகியவை இங்கே ஆராயப்படவில்லை.',
  },
};
