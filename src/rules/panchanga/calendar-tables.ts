/** The years of the cycle of sixty, from Prabhava on. */
export const SAMVATSARAS = [
  'Prabhava',
  'Vibhava',
  'Shukla',
  'Pramoda',
  'Prajapati',
  'Angiras',
  'Shrimukha',
  'Bhava',
  'Yuva',
  'Dhata',
  'Ishvara',
  'Bahudhanya',
  'Pramathi',
  'Vikrama',
  'Vrisha',
  'Chitrabhanu',
  'Subhanu',
  'Tarana',
  'Parthiva',
  'Vyaya',
  'Sarvajit',
  'Sarvadhari',
  'Virodhi',
  'Vikriti',
  'Khara',
  'Nandana',
  'Vijaya',
  'Jaya',
  'Manmatha',
  'Durmukha',
  'Hemalamba',
  'Vilamba',
  'Vikari',
  'Sharvari',
  'Plava',
  'Shubhakrit',
  'Shobhakrit',
  'Krodhi',
  'Vishvavasu',
  'Parabhava',
  'Plavanga',
  'Kilaka',
  'Saumya',
  'Sadharana',
  'Virodhakrit',
  'Paridhavi',
  'Pramadi',
  'Ananda',
  'Rakshasa',
  'Nala',
  'Pingala',
  'Kalayukta',
  'Siddharthi',
  'Raudra',
  'Durmati',
  'Dundubhi',
  'Rudhirodgari',
  'Raktaksha',
  'Krodhana',
  'Akshaya',
] as const;
export type SamvatsaraName = (typeof SAMVATSARAS)[number];

export const TAMIL_MONTHS = [
  'Chithirai',
  'Vaikasi',
  'Aani',
  'Aadi',
  'Aavani',
  'Purattasi',
  'Aippasi',
  'Karthigai',
  'Margazhi',
  'Thai',
  'Maasi',
  'Panguni',
] as const;
export const MALAYALAM_MONTHS = [
  'Medam',
  'Edavam',
  'Mithunam',
  'Karkidakam',
  'Chingam',
  'Kanni',
  'Thulam',
  'Vrischikam',
  'Dhanu',
  'Makaram',
  'Kumbham',
  'Meenam',
] as const;
export const BENGALI_MONTHS = [
  'Boishakh',
  'Joishtho',
  'Asharh',
  'Srabon',
  'Bhadro',
  'Ashwin',
  'Kartik',
  'Ogrohayon',
  'Poush',
  'Magh',
  'Falgun',
  'Choitro',
] as const;
export const ODIA_MONTHS = [
  'Baisakha',
  'Jyestha',
  'Asadha',
  'Srabana',
  'Bhadraba',
  'Aswina',
  'Kartika',
  'Margasira',
  'Pausa',
  'Magha',
  'Phalguna',
  'Chaitra',
] as const;
/** The months of the Sun in four calendars, each from that of Mesha on. */
export const SOLAR_MONTHS = {
  tamil: TAMIL_MONTHS,
  malayalam: MALAYALAM_MONTHS,
  bengali: BENGALI_MONTHS,
  odia: ODIA_MONTHS,
} as const;

/** Calendars whose months begin with the Sun's entry into a sign. */
export type SolarCalendar = keyof SolarMonthNames;
/** What the months of a calendar are called. */
export type SolarMonthName<Calendar extends SolarCalendar> = SolarMonthNames[Calendar];

export interface SolarMonthNames {
  readonly tamil: (typeof TAMIL_MONTHS)[number];
  readonly malayalam: (typeof MALAYALAM_MONTHS)[number];
  readonly bengali: (typeof BENGALI_MONTHS)[number];
  readonly odia: (typeof ODIA_MONTHS)[number];
}

/** Days of the months of the Indian national calendar; the first has one more in a leap year. */
export const NATIONAL_MONTH_DAYS: readonly number[] = [30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30];
