import { account } from './scenes/account.mjs';
import { calendars } from './scenes/calendars.mjs';
import { hostile } from './scenes/hostile.mjs';
import { html } from './scenes/html.mjs';
import { keyboard } from './scenes/keyboard.mjs';
import { looks } from './scenes/looks.mjs';
import { methods } from './scenes/methods.mjs';
import { own } from './scenes/own.mjs';
import { phone } from './scenes/phone.mjs';
import { place } from './scenes/place.mjs';
import { script } from './scenes/script.mjs';
import { still } from './scenes/still.mjs';
import { visits } from './scenes/visits.mjs';
import { weight } from './scenes/weight.mjs';

/** What the pages are put through, in the order of a run. */
export const SCENES = {
  'Visits: a form is filled and the right answer read': visits,
  'Looks: axe, light and dark, in English and Hindi, on paper, no sideways scroll': looks,
  'Phone: the answer first, letters large enough, nothing cut off': phone,
  'Methods: in the language of the reader, on a phone': methods,
  'Keyboard: everything is reached and seen': keyboard,
  'Place: found, chosen and told': place,
  'Script: results, what is kept': script,
  'Still: switches keep the place, the way back what was typed': still,
  'Own: names, and what the device keeps': own,
  'Calendars: offered, subscribed to and had as a file': calendars,
  'Hostile: nothing that was typed runs': hostile,
  'Account: a holder from the link to the end': account,
  'Weight: bytes and milliseconds': weight,
  'HTML: valid in every language': html,
};
