import { type ManglikWords, toldIn } from '../words/manglik/manglik-words.js';
import { stem } from './cases.js';
import { sign } from './names.js';

/** What the lagna and the Moon are called where Mars is counted from them. */
const REFERENCES = { lagna: 'లగ్నం', moon: 'చంద్రుడి' } as const;

export const TELUGU_MANGLIK: ManglikWords = {
  told: (factor) => toldIn({ sign }, REFERENCES, factor),
  factors: {
    mars_own_sign: ({ mars }) => `కుజుడు తన సొంత రాశి అయిన ${mars}లో ఉన్నాడు.`,
    mars_exalted: ({ mars }) => `కుజుడు ${mars}లో ఉచ్ఛ స్థితిలో ఉన్నాడు.`,
    mars_sign_house_exception: ({ mars, house, from }) =>
      `${mars}లో ఉన్న కుజుడు ${from} నుంచి ${house}వ భావపు దోషాన్ని తొలగిస్తాడని చెబుతారు.`,
    mars_in_leo_or_aquarius: ({ mars }) => `కుజుడు ${mars}లో ఉన్నాడు; సింహం, కుంభం ఏ భావంలోనైనా దోషాన్ని తొలగిస్తాయని చెబుతారు.`,
    jupiter_conjunct_mars: ({ mars }) => `గురువు ${mars}లో కుజుడితో కలిసి ఉన్నాడు.`,
    jupiter_aspects_mars: ({ mars, jupiter }) => `${jupiter}లో ఉన్న గురువు ${mars}లో ఉన్న కుజుడిని చూస్తున్నాడు.`,
    moon_conjunct_mars: ({ mars }) => `చంద్రుడు ${mars}లో కుజుడితో కలిసి ఉన్నాడు.`,
    jupiter_in_lagna: ({ lagna }) => `గురువు లగ్నంలో (${lagna}) ఉన్నాడు.`,
    mars_yogakaraka_lagna: ({ lagna }) => `${stem(lagna)} లగ్నానికి కుజుడు కేంద్రానికి, త్రికోణానికి అధిపతి (యోగకారకుడు).`,
  },
  notes: {
    only_house: ({ house }) =>
      house === 1
        ? 'ఇక్కడ కుజుడు మొదటి భావంలో మాత్రమే పడతాడు; దక్షిణాది జాబితాలు దాన్ని కుజ దోషానికి లెక్కించవు.'
        : 'ఇక్కడ కుజుడు రెండవ భావంలో మాత్రమే పడతాడు; ఉత్తరాది జాబితాలు దాన్ని కుజ దోషానికి లెక్కించవు.',
    movable_sign: ({ mars_sign }) =>
      `కుజుడు చర రాశిలో (${sign[mars_sign]}) ఉన్నాడు; కొన్ని గ్రంథాలు దీన్ని పరిహారంగా చెబుతాయి. ఇక్కడ దాన్ని లెక్కించలేదు.`,
    partner_not_evaluated: () => 'ఇద్దరికీ కుజ దోషం ఉంటే దోషం ఉండదని చాలా గ్రంథాలు చెబుతాయి. ఒకే జాతకంతో దాన్ని చూడలేము.',
    others_not_evaluated: () => 'వయసు (28), వారం (మంగళవారం), కుజుడితో శని, రాహువు లేదా కేతువు ఉండటం వంటివి ఇక్కడ పరిశీలించలేదు.',
  },
};
