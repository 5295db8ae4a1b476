import type { ManglikWords } from '../../../tools/manglik-dosha-calculator/page/words.js';
import { mars } from '../results.js';

export const manglikDoshaCalculator: ManglikWords = {
  name: 'కుజ దోషం',
  title: 'కుజ దోషం (మంగళ దోషం)',
  answer: {
    yes: (references, mitigations) =>
      `కుజ దోషం: ఉంది, ${references === 1 ? 'ఒక స్థానం నుంచి' : 'రెండు స్థానాల నుంచి'}; ${mitigations === 0 ? 'పరిహారం లేదు' : `పరిహారాలు ${mitigations}`}`,
    no: 'కుజ దోషం: లేదు, లగ్నం నుంచీ చంద్రుడి నుంచీ',
  },
  summary: 'లగ్నం లేదా చంద్రుడి నుంచి దోష స్థానంలో కుజుడు ఉన్నాడా, దాన్ని తగ్గించేవి ఏమిటి.',
  submit: 'కుజుడిని చూడండి',
  gets: [
    'లగ్నం నుంచి, చంద్రుడి నుంచి కుజుడి స్థానం',
    'ఈ జాతకంలో వర్తించే ప్రతి సంప్రదాయ పరిహారం',
    'ఈ నియమం చెప్పనివి',
  ],
  disclaimer: mars.disclaimer,
  dosha: 'కుజ దోషం',
  flagged: 'నియమం ప్రకారం ఉంది',
  notFlagged: 'లేదు',
  byRule: 'లగ్నం లేదా చంద్రుడి నుంచి',
  mitigations: 'వర్తించే పరిహారాలు',
  count: (count) => `${count} ${count === 1 ? 'నియమం' : 'నియమాలు'}`,
  counted: 'కుజుడు ఎక్కడ ఉన్నాడు',
  countedNote: (houses) => `నియమం చూసే స్థానాలు: ${houses}; ఒక్కో మూల స్థానం నుంచి రాశుల వారీగా లెక్క.`,
  reference: 'దేని నుంచి',
  references: { lagna: 'లగ్నం', moon: 'చంద్రుడు' },
  referenceSign: 'దాని రాశి',
  houseOfMars: 'కుజుడి స్థానం',
  inRule: 'నియమంలో ఉందా',
  yes: 'అవును',
  no: 'కాదు',
  softens: 'తగ్గించేవి',
  softensNote: 'ఇవి దోషాన్ని తొలగిస్తాయని లేదా తగ్గిస్తాయని సంప్రదాయం చెబుతుంది. పై లెక్కను ఇవి ఎప్పుడూ మార్చవు.',
  noneHolds: 'ఇక్కడ పరిశీలించిన సంప్రదాయ పరిహారాల్లో ఏదీ ఈ జాతకంలో వర్తించదు.',
  notNeeded: 'నియమం చెప్పే స్థానాల్లో కుజుడు లేడు, కాబట్టి పరిహారం అక్కర్లేదు.',
  effects: { cancelling: 'తొలగించేది', reducing: 'తగ్గించేది' },
  factor: 'నియమం',
  effect: 'చెప్పే ఫలితం',
  reading: 'దీన్ని ఎలా చదవాలి',
  positions: 'వాడిన రాశులు',
};
