import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'నేడు బంధాలు',
  title: 'బంధాలకు ఈ రోజు',
  summary: 'ప్రేమకు, స్నేహానికి, ఇతరులతో పనికి ఆ రోజు ఎలా ఉంది; ప్రతి పాయింటుతో.',
  submit: 'రోజును చూడండి',
  gets: [
    'ఒక రకమైన బంధానికి ఆ రోజు స్కోరు',
    'కారకుల స్థితి: శుక్రుడు, బుధుడు, చంద్రుడు, సూర్యుడు లేదా శని',
    'రోజులో మారేవి; ఎంచుకోవాల్సిన, విడవాల్సిన కాలాలు',
  ],
  disclaimer: 'ఇది ఆ రోజు ఆకాశం గురించే, మనుషుల గురించి కాదు. దీన్ని చూసి ఏ బంధాన్నీ మొదలుపెట్టకండి, అంచనా వేయకండి, తెంచుకోకండి.',
  kindNav: 'ఎలాంటి బంధం',
  steps: (favourable, challenging) =>
    `స్కోరు ${favourable} లేదా అంతకు మించితే అనుకూలం, ${challenging} కంటే తక్కువైతే ప్రతికూలం, మధ్యలో ఉన్నది మిశ్రమం.`,
  significators: 'కారకులు',
  significatorsSoft: 'ఇలాంటి బంధాన్ని సూచించే గ్రహాలు, రోజు మొదలైనప్పుడు.',
  graha: 'గ్రహం',
  sign: 'రాశి',
  dignity: 'స్థితి',
  state: 'గతి',
  direct: 'ఋజుగతి',
  retrograde: 'వక్రగతి',
  combust: 'అస్తంగతం',
  moon: 'చంద్రుడు',
  whatChanges: 'అప్పటి నుంచి తేలేవి',
  noChanges: 'రోజు ముగిసే వరకు నియమాల ఫలితాలు మారవు.',
};
