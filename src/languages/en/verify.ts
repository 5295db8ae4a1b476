import type { VerifyWords } from '../pages/site/verify-words.js';

/** What the page says that verifies on the device of its reader. */
export const verify: VerifyWords = {
  title: 'Verify on this device',
  lead: 'Your browser makes all recorded answers, drawings and interpretations anew and compares each with the recorded one, byte for byte.',
  start: 'Start',
  stop: 'Stop',
  loading: 'The calculators are being loaded …',
  progress: '{done} of {all} compared',
  compared: 'What is compared',
  kinds: {
    answer: 'Answers of the calculators',
    chart: 'Drawings',
    interpretation: 'Interpretations, by language',
  },
  same: '{n} of {all} as recorded',
  notYet: 'not compared yet',
  allSame: 'Every byte is the recorded one.',
  differ: 'Came out otherwise: {n}',
  first: 'The first that came out otherwise',
  hashes: 'Recorded hash {recorded}, hash made here {made}',
  stopped: 'Stopped. Nothing follows from a part.',
  failed: 'The comparison broke off. Please check the network and start again.',
  insecure: 'For this a browser needs an address that begins with https://, or your own machine.',
  noScript: 'This page compares by JavaScript. The command below does it without a browser.',
  command: 'The same by one command',
  commandText: 'On your own machine, with Node.js 20 or later:',
  meaning:
    'Where all is the same, your browser calculates as ours did and nothing was changed on the way. Whether the answers are right is another matter: the methods say what they rest on.',
};
