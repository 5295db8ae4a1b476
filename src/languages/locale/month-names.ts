import type { ByOffered } from './locales.js';

/**
 * What people type for the months, January first: as they stand alone, and further rows where they are declined beside
 * a day, have another spelling or are cut to less than three letters. `Intl` would have other ones in each engine.
 */
export const MONTHS_TYPED: ByOffered<readonly string[]> = {
  en: ['january february march april may june july august september october november december'],
  uk: [
    'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
    'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  ],
  ru: [
    'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  ],
  hi: [
    'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
    'जनवरी फ़रवरी मार्च अप्रेल मई जून जुलाई अगस्त सितंबर अक्तूबर नवंबर दिसंबर',
    'जन फ़र मार्च अप्रैल मई जून जुल अग सित अक्टू नव दिस',
  ],
  fr: ['janvier février mars avril mai juin juillet août septembre octobre novembre décembre'],
  de: [
    'januar februar märz april mai juni juli august september oktober november dezember',
    'jänner feber maerz april mai juni juli august september oktober november dezember',
  ],
  es: [
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre',
  ],
};
