import type { ChartWords } from './words.js';

/** The names of the vargas in the Latin letters that English, French, German and Spanish books share. */
export const LATIN_VARGAS: ChartWords['vargas'] = {
  D1: 'Rashi',
  D2: 'Hora',
  D3: 'Drekkana',
  D4: 'Chaturthamsha',
  D7: 'Saptamsha',
  D9: 'Navamsa',
  D10: 'Dashamsha',
  D12: 'Dwadashamsha',
  D16: 'Shodashamsha',
  D20: 'Vimshamsha',
  D24: 'Chaturvimshamsha',
  D27: 'Saptavimshamsha',
  D30: 'Trimshamsha',
  D40: 'Khavedamsha',
  D45: 'Akshavedamsha',
  D60: 'Shashtiamsha',
};
