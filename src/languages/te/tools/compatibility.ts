import type { SignPairWords } from '../../../tools/compatibility/page/words.js';
import { graha } from '../names.js';

export const compatibility: SignPairWords = {
  name: 'సూర్య రాశుల పొంతన',
  title: 'సూర్య రాశుల పొంతన',
  summary: 'రెండు పాశ్చాత్య సూర్య రాశులు తత్త్వంలో, అధిపతుల మైత్రిలో ఎలా కుదురుతాయో.',
  submit: 'రెండు రాశులను పోల్చండి',
  gets: ['100 పాయింట్లకు స్కోరు', 'పాయింట్లు ఎక్కడి నుంచి వచ్చాయి', 'రెండు రాశుల మధ్య కోణం'],
  disclaimer: 'నిర్ణీత నియమాల ప్రకారం రెండు సూర్య రాశుల స్కోరు. ఇద్దరు మనుషుల గురించి ఇది ఏమీ చెప్పదు: దీన్ని బట్టి ఎవరినీ ఎంచుకోకండి, వదులుకోకండి.',
  score: 'స్కోరు',
  ofPoints: (maximum) => `మొత్తం ${maximum} పాయింట్లకు`,
  points: (score, maximum) => `${maximum}కి ${score}`,
  bar: (score) => `100 పాయింట్లకు ${score}`,
  firstSign: 'మొదటి రాశి',
  secondSign: 'రెండవ రాశి',
  ruledBy: (ruler) => `అధిపతి ${graha[ruler]}`,
  partsTitle: 'పాయింట్లు ఎక్కడి నుంచి వచ్చాయి',
  partsNote: 'ఒక్కో భాగానికి గరిష్ఠంగా 50 పాయింట్లు.',
  sameSign: (element) => `రెండూ ఒకే రాశి; దాని తత్త్వం: ${element}.`,
  sameElement: (element) => `రెండు రాశులదీ ఒకే తత్త్వం: ${element}.`,
  elements: (a, b) => `తత్త్వాలు: ${a}, ${b}.`,
  oneRuler: (ruler) => `రెండు రాశులకూ అధిపతి ${graha[ruler]}.`,
  rulers: (a, b) => `రాశ్యధిపతులు ${graha[a]}, ${graha[b]}.`,
  angleTitle: 'కోణం',
  angle: (name, distance) => `${name}, దూరం ${distance} ${distance === 1 ? 'రాశి' : 'రాశులు'}; దీనికి పాయింట్లు లేవు`,
  howTitle: 'దీన్ని ఎలా చదవాలి',
  how: 'తత్త్వాలను పాశ్చాత్య జ్యోతిషంలో లాగా, అధిపతులను వైదిక గ్రంథాల నైసర్గిక మైత్రి ప్రకారం పోల్చాము; పాయింట్లు ఈ గణనలోని ఏర్పాటు. ఏ రాశి ముందున్నా ఫలితం మారదు.',
};
