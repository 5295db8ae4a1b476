import type { BestTimeTodayWords } from '../../../tools/best-time-today/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const bestTimeToday: BestTimeTodayWords = {
  name: 'இன்றைய சிறந்த நேரம்',
  title: 'இன்றைய சிறந்த நேரம்',
  summary: 'நீங்கள் செய்ய விரும்புவதைச் சொல்லுங்கள்; அதற்கு மரபு விரும்பும் ஹோரைகளை ஒவ்வொரு மதிப்பெண்ணுடனும் பாருங்கள்.',
  submit: 'நேரத்தைப் பார்க்க',
  gets: [
    'நீங்கள் நினைத்த செயலுக்கு நாளின் சிறந்த ஹோரை, தனித்து நிற்கும் ஒன்று இருந்தால்',
    'முதல் ஐந்து ஹோரைகளும், முதலாவதன் காரணங்களும்',
    'மரபு தவிர்க்கும் காலங்கள்',
  ],
  disclaimer: disclaimers['best-time-today'],
  bestHour: 'சிறந்த ஹோரை',
  bestToCome: 'இனி வரும் சிறந்த ஹோரை',
  noneLeft: 'இன்று நல்ல ஹோரை எதுவும் மீதம் இல்லை',
  hoursOf: (date) => `${date}: ஹோரைகளைப் பார்க்க`,
  wasBest: (hour) => `நாளின் சிறந்தது, கடந்துவிட்டது: ${hour}`,
  noBestHour: 'தனித்து நிற்பது எதுவும் இல்லை',
  belowGood: (score) => `எந்த ஹோரைக்கும் மதிப்பெண் ${score} அல்லது அதற்கு மேல் இல்லை`,
  about: 'எதைப் பற்றி',
  quoted: (intent) => `“${intent}”`,
  nothingTyped: 'எதுவும் எழுதப்படவில்லை',
  generalNote:
    'இந்தச் சொற்களிலிருந்து எதைப் பற்றி என்று தெரியவில்லை; எனவே பொதுவான செயல்களுக்கு ஹோரைகள் மதிப்பிடப்படுகின்றன. வேறு சொற்களில் முயலுங்கள்.',
  dayScore: 'முழு நாளுக்கு',
  ranked: 'முதல் ஐந்து ஹோரைகள்',
  rankedNote: (from, to) => `${from} முதல் ${to} வரை தொடங்கும் ஹோரைகள் மட்டுமே வரிசைப்படுத்தப்படுகின்றன.`,
  rank: 'வரிசை',
  whyBest: (hour) => `${hour}: ஏன் சிறந்தது`,
  whyFirst: (hour) => `${hour}: சாதகமும் பாதகமும்`,
  allHours: '24 ஹோரைகளும்',
  hour: 'ஹோரை',
};
