import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'லக்னம்',
  title: 'ஜென்ம லக்னம்',
  summary: 'பிறந்தபோது உதித்த ராசி, அதன் பாகை, பிறந்த நேரத்தில் எவ்வளவு வேறுபாடு தாங்கும்.',
  submit: 'லக்னத்தைப் பார்க்க',
  gets: ['உங்கள் லக்னம், பாகை, அதிபதி, நட்சத்திரம், பாதம்', 'அது பொருந்தும் பிறந்த நேரங்களின் வரம்பு', 'கால் மணி முன்பின் ஆனால் எது'],
  disclaimer: 'பிறந்த நேரம் எவ்வளவு உறுதியோ லக்னமும் அவ்வளவே உறுதி. உடல்நலம், தோற்றம், திறமை பற்றி நம்பத்தக்க எதையும் இது சொல்வதில்லை.',
  shifted: 'நேரம் சற்று மாறினால்',
  shiftedSoft: 'பிறப்பு சில நிமிடங்கள் முன்னரோ பின்னரோ நிகழ்ந்திருந்தால் உதித்திருக்கும் ராசி.',
  ifBorn: 'பிறப்பு',
  earlier: (duration) => `${duration} முன்னர்`,
  later: (duration) => `${duration} பின்னர்`,
  asGiven: 'தந்தபடி',
  changesSign: (sign) => `${sign}, வேறு ராசி`,
};
