/** How English sentences take the names of grahas: the Sun, the Moon, Mars. */
export { grahaInSentence } from '../../base/zodiac/rashi.js';
