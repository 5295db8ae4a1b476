import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { toward } from './cases.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `செவ்வாய் நிற்கும் ராசி ${mars}; ${from} முதல் எண்ணினால் ${house}-ஆம் பாவம்; ${houses} ஆகிய பாவங்களில் இது ${isOne ? 'ஒன்று' : 'இல்லை'}.`,
  venus: 'சில மரபுகள் செவ்வாயைச் சுக்கிரனிலிருந்தும் எண்ணும்; இங்கே அப்படி எண்ணவில்லை.',
  disclaimer: 'செவ்வாய் தோஷம் பல விதிவிலக்குகள் கொண்ட ஒரு மரபு விதி. அது மட்டுமே ஒரு திருமணத்தை முடிவு செய்யக் கூடாது.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'ஏறக்குறைய எல்லாக் கூடங்களும் பொருந்துகின்றன: 36-க்கு 33 அல்லது அதற்கு மேல்.',
    very_good: 'வழக்கமான குறைந்தபட்ச அளவான 36-க்கு 18-ஐவிட மிக அதிகம்.',
    acceptable: 'வழக்கமான குறைந்தபட்ச அளவான 36-க்கு 18 அல்லது அதற்கு மேல்.',
    below_customary_threshold: 'வழக்கமான குறைந்தபட்ச அளவான 36-க்கு 18-ஐவிடக் குறைவு.',
  },
  matchConvention:
    'வட இந்திய அஷ்டகூடம், 36 குணங்கள். நபர் அ மணமகன் இடத்திலும் நபர் ஆ மணமகள் இடத்திலும் வைத்துப் பார்க்கப்படுகிறார்கள்; இடம் மாற்றினால் மொத்த மதிப்பெண் மாறலாம். பொருந்தும் பரிகாரம் அந்தக் கூடத்தின் விளக்கத்தில் சொல்லப்படும்; அது மதிப்பெண்ணை ஒருபோதும் மாற்றாது.',
  ascendantNotes: {
    birth_time_unknown:
      'பிறந்த நேரம் தெரியவில்லை: லக்னம், பாவங்கள், அவற்றிலிருந்து எண்ணப்படுபவை ஆகியவற்றுக்கு அது தேவை; எனவே அவை காலியாக உள்ளன.',
    no_ascendant: 'துருவங்களில் லக்னம் இல்லை: -89.99 முதல் 89.99 வரையான அட்சரேகையைத் தாருங்கள்.',
  },
  noBirthNote:
    'ஒருவரின் அல்லது இருவரின் பிறப்பு விவரம் தரப்படவில்லை: லக்னத்திலிருந்து எண்ணப்படுபவற்றுக்கு இருவரின் பிறப்பு விவரங்களும் நேரத்துடன் தேவை; எனவே அவை காலியாக உள்ளன.',
  noCurrentDasha: {
    no_current_time: 'தற்போதைய நேரம் தரப்படவில்லை.',
    before_birth: 'பிறப்பு தற்போதைய நேரத்துக்குப் பின் உள்ளது.',
    ended: 'ஒன்பது மகாதசைகளும் முடிந்துவிட்டன.',
  },
  dashasEnded: 'பட்டியலில் உள்ள மகாதசைகள் முடிந்துவிட்டன.',
  currentLocationNote: 'பார்வைகள் பூமியின் மையத்திலிருந்து கணக்கிடப்படுகின்றன: தற்போதைய ஊர் ஏற்கப்படும், ஆனால் அது அவற்றை மாற்றாது.',
  sunriseNotes: {
    standard: 'சூரிய உதயம், அஸ்தமனம்: கடல் மட்டத்தில் சூரிய வட்டின் மையம் அடிவானத்துக்கு 50′ கீழே (34′ ஒளிவிலகல், 16′ அரை விட்டம்).',
    hindu_rising: 'பூமியின் மையத்திலிருந்து பார்க்கும்போது சூரிய மையம் அடிவானத்தில், ஒளிவிலகல் இல்லாமல்.',
  },
  namingNotes: {
    birth_time_unknown: 'பிறந்த நேரம் தெரியவில்லை: அன்றைய எல்லா எழுத்துகளும் day_alternates என்ற புலத்தில் உள்ளன.',
    near_pada_edge: 'அரை மணி நேரத்துக்குள் சந்திரன் வேறு பாதத்தில் உள்ளது: தேர்வு செய்யும் முன் பிறந்த நேரத்தைச் சரிபாருங்கள்.',
    sound_of_pada: 'பிறந்தபோது சந்திரன் இருந்த பாதத்தின் எழுத்து. ஆங்கில எழுத்துகளில் எழுதும் முறை வேறுபடும்.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (graha) => `கோசாரக் கிரகம்: ${graha}`,
      natal: (point) => `ஜாதகப் புள்ளி: ${point}`,
      glance: { full: (aspect) => `முழுப் பார்வை: ${aspect}`, special: (aspect) => `சிறப்புப் பார்வை: ${aspect}` },
      tight: (degrees) => `துல்லியத்திலிருந்து ${degrees}° தொலைவு`,
      decimalSign: '.',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (sign, element) => `இரு ராசிகளும் ஒன்றே: ${sign}; தத்துவம் ${element}.`,
      sameElement: (a, b, element) => `${a}, ${b} ஆகியவற்றின் தத்துவம் ஒன்றே: ${element}.`,
      elements: (a, ofA, b, ofB) => `தத்துவம்: ${a} – ${ofA}; ${b} – ${ofB}.`,
      oneRuler: (ruler) => `இரு ராசிகளுக்கும் ஒரே அதிபதி: ${ruler}.`,
      rulers: (a, b, aToB, bToA) => `ராசி அதிபதிகள் ${a}, ${b}. ${toward(a, b)}: ${aToB}; ${toward(b, a)}: ${bToA}.`,
    },
  ),
};
