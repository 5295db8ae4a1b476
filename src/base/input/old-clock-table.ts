/** Why a place may have kept another clock than the city that its zone follows. */
export type ClockReason =
  /** The place or its part of the country kept a time of its own. */
  'own_time' | 'no_daylight_time' | 'neighbouring_zone' | 'daylight_time' | 'local_mean_time';

/**
 * Clocks that were kept within a zone beside that of its city: in which zones, from which date on and until before which
 * one, YYYY, YYYY-MM or YYYY-MM-DD; an offset, or what is made of the zone's own clock; where that holds for a part of
 * the zone only, its south, west, north and east, degrees.
 */
type OldClock = readonly [
  zones: string,
  from: string,
  until: string,
  clock: string,
  reason: ClockReason,
  within?: readonly [south: number, west: number, north: number, east: number],
];

const NEW_YORK = 'America/New_York';
const CHICAGO = 'America/Chicago';
const DENVER = 'America/Denver';
const BOISE = 'America/Boise';
const LOS_ANGELES = 'America/Los_Angeles';
const DETROIT = 'America/Detroit';
const INDIANA = 'America/Indiana/Indianapolis America/Kentucky/Louisville';
const COUNTIES =
  'America/Indiana/Knox America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac America/Kentucky/Monticello';
const DAKOTA = 'America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah';
const MENOMINEE = 'America/Menominee';
/** Joined and not written into a text: a bundler keeps a text that is made of others, though nobody reads it. */
const together = (...zones: readonly string[]) => zones.join(' ');
const STATES = /* @__PURE__ */ together(
  NEW_YORK,
  CHICAGO,
  DENVER,
  BOISE,
  LOS_ANGELES,
  DETROIT,
  INDIANA,
  'America/Phoenix',
  COUNTIES,
  DAKOTA,
  MENOMINEE,
);
const INDIANA_AND_COUNTIES = /* @__PURE__ */ together(INDIANA, COUNTIES);
const CANADA =
  'America/Toronto America/Winnipeg America/Regina America/Edmonton America/Vancouver America/Halifax America/St_Johns America/Moncton';
const BRAZIL =
  'America/Sao_Paulo America/Bahia America/Maceio America/Recife America/Fortaleza America/Belem America/Noronha America/Araguaina America/Campo_Grande America/Cuiaba America/Santarem America/Manaus America/Porto_Velho America/Boa_Vista America/Eirunepe America/Rio_Branco';
const CAUCASUS = 'Asia/Tbilisi Asia/Yerevan Asia/Baku';
const INDIA = 'Asia/Kolkata Asia/Karachi Asia/Dhaka';

/**
 * The likeliest first. Sources: the comments in the files northamerica, europe and asia of the IANA database 2026f, which
 * say what its zones leave out (southamerica too, for the decrees of Brazil of 1963); for the United States also the acts of 1918, 1942 and 1966, beside which daylight time
 * was a matter of towns, and the hearings of the Interstate Commerce Commission, which moved the border of Eastern time
 * west from 1919 on. Own, from general knowledge: Russia by the decrees of 8 February 1919 and 16 June 1930, Italy by the
 * front of 1943 to 1945.
 */
export const OLD_CLOCKS: readonly OldClock[] = [
  // The cities of India that kept their own time after 1905.
  ['Asia/Kolkata', '1906', '1955', '+04:51', 'own_time', [17.5, 71.5, 21.5, 75.5]],
  ['Asia/Kolkata', '1906', '1948', '+05:53:20', 'own_time', [21.4, 86, 26.9, 91]],
  // Occupation and parted countries.
  ['Europe/Berlin', '1945-05-24', '1945-11-18', '+02:00', 'own_time'],
  ['Europe/Berlin', '1945-09-16', '1945-11-18', '+01:00', 'own_time'],
  ['Europe/Berlin', '1892-04', '1893-04', '+01:00', 'own_time', [47, 7, 50.6, 14]],
  ['Europe/Vienna', '1945-04-12', '1945-11-18', '+02:00', 'own_time', [46, 9, 49, 15.5]],
  ['Europe/Paris', '1940-06-14', '1942-03-09', '+01:00', 'own_time', [42, -2, 47.5, 8]],
  ['Europe/Paris', '1893-04', '1918-11-12', '+01:00', 'own_time', [47.4, 5.9, 49.6, 8.3]],
  ['Europe/Madrid', '1936-07-18', '1939-04', '+00:00', 'own_time'],
  ['Europe/Madrid', '1936-07-18', '1939-04', '+01:00', 'own_time'],
  ['Europe/Madrid', '1938-04', '1939-04', '+02:00', 'own_time'],
  ['Europe/Warsaw', '1891-10', '1940', '+01:00', 'own_time', [49, 14, 55, 19.1]],
  ['Europe/Warsaw', '1891-10', '1919', '+01:00', 'own_time', [49, 19.1, 50.7, 23]],
  ['Europe/Warsaw', '1893-04', '1940', '+01:00', 'own_time', [53.3, 19.1, 54.5, 23]],
  ['Europe/Warsaw', '1916-04-30', '1918-09-17', '+02:00', 'own_time', [49, 14, 55, 23]],
  ['Europe/Kyiv', '1891-10', '1944', '+01:00', 'own_time', [47.5, 22, 52, 27]],
  ['Europe/Kyiv', '1919', '1941', '+02:00', 'own_time', [47.5, 22, 52, 27]],
  ['Europe/Minsk', '1919', '1939-09-18', '+01:00', 'own_time', [51, 23, 56, 27.5]],
  ['Europe/Bucharest', '1891-10', '1931-07-24', '+01:00', 'own_time', [45.3, 20, 48, 26]],
  ['Asia/Shanghai', '1928', '1932-03', '+08:30', 'own_time', [39.5, 119.5, 54, 135]],
  ['Asia/Shanghai', '1932-03', '1945-10', '+09:00', 'own_time', [38.5, 118, 54, 135]],
  ['Asia/Shanghai', '1928', '1949-10', '+07:00', 'own_time', [20, 97, 43, 110.5]],
  ['Asia/Dhaka', '1906', '1951-10', '+05:30', 'own_time'],
  ['Asia/Jakarta', '1932-11', '1964', '+06:30', 'own_time', [-7, 94, 7, 106]],
  // Towns kept their own mean time, railways that of the capital, until zones of whole hours came in July 1919, which the
  // clock of Moscow did not keep before October 1922. In 1930 the east of the zone went with its neighbours.
  ['Europe/Moscow', '1919-07', '1922-10', '+02:00', 'own_time'],
  ['Europe/Moscow', '1919-07', '1922-10', '+03:00', 'own_time', [41, 37, 65, 60]],
  ['Europe/Moscow', '1919-07', '1930-06-21', '+03:00', 'own_time', [41, 40, 65, 60]],
  ['Europe/Moscow', '1930-06-21', '1961', '+04:00', 'own_time', [41, 40, 65, 60]],
  ['Europe/Moscow', '1880', '1919-07', 'local', 'local_mean_time'],
  ['Europe/Kyiv Europe/Simferopol', '1917-07', '1924-05-02', '+02:00', 'own_time'],
  ['Europe/Kyiv Europe/Simferopol', '1917-07', '1924-05-02', '+03:00', 'own_time', [44, 30, 53, 41]],
  ['Europe/Minsk', '1917-07', '1924-05-02', '+02:00', 'own_time'],
  [CAUCASUS, '1919-07', '1924-05-02', '+03:00', 'own_time'],
  // The parts of Italy that the front parted. The south had the Allies' clock, the north the German one.
  ['Europe/Rome', '1943-07-10', '1945-09-17', '+02:00', 'own_time'],
  ['Europe/Rome', '1943-07-10', '1945-09-17', '+01:00', 'own_time'],
  [CHICAGO, '1936-03', '1936-11-15', '-06:00', 'own_time'],
  ['America/Mexico_City', '1922', '1932-04', '-06:00', 'own_time'],
  ['America/Mexico_City', '1922', '1932-04', '-07:00', 'own_time'],

  // Daylight time was kept by some towns and states and not by others. The laws of 1918 and of the war were for all, but
  // Georgia, Ohio, Michigan and Arizona stepped out of the latter, and not every record went by them.
  [STATES, '1918', '1967-04-30', 'standard', 'no_daylight_time'],
  [INDIANA, '1967-04-30', '1970', 'standard', 'no_daylight_time'],
  [CANADA, '1916', '1970', 'standard', 'no_daylight_time'],
  // In 1963 the south-east of Brazil began in October, the other states in December, and some never.
  [BRAZIL, '1931-10', '1970', 'standard', 'no_daylight_time'],
  ['Europe/Vienna', '1920-04', '1920-10', 'standard', 'no_daylight_time'],
  ['Asia/Shanghai', '1919', '1950', 'standard', 'no_daylight_time'],
  [INDIA, '1941-10', '1945-10-16', 'standard', 'no_daylight_time'],

  // The borders of zones have moved.
  [NEW_YORK, '1883-11-18', '1950', '-06:00', 'neighbouring_zone', [24, -90, 49, -79.5]],
  [NEW_YORK, '1950', '1962', '-06:00', 'neighbouring_zone', [34.9, -90, 39.2, -81.9]],
  [DETROIT, '1885-09-18', '1932', '-06:00', 'neighbouring_zone'],
  [DETROIT, '1905', '1915-05-15', '-05:00', 'neighbouring_zone'],
  [INDIANA, '1883-11-18', '1970', '-06:00', 'neighbouring_zone'],
  [INDIANA, '1941', '1970', '-05:00', 'neighbouring_zone'],
  [COUNTIES, '1883-11-18', '1970', '-06:00', 'neighbouring_zone'],
  [COUNTIES, '1941', '1970', '-05:00', 'neighbouring_zone'],
  [DAKOTA, '1883-11-18', '1970', '-06:00', 'neighbouring_zone'],
  [DAKOTA, '1883-11-18', '1970', '-07:00', 'neighbouring_zone'],
  [MENOMINEE, '1885-09-18', '1970', '-06:00', 'neighbouring_zone'],
  [MENOMINEE, '1915-05-15', '1970', '-05:00', 'neighbouring_zone'],
  [CHICAGO, '1883-11-18', '1967', '-07:00', 'neighbouring_zone', [25, -107, 49, -99]],
  [DENVER, '1883-11-18', '1950', '-06:00', 'neighbouring_zone', [33, -105, 49, -99]],
  [DENVER, '1883-11-18', '1922', '-06:00', 'neighbouring_zone', [31, -107, 33, -99]],
  [DENVER, '1883-11-18', '1925', '-08:00', 'neighbouring_zone', [31, -117, 49, -111]],
  [BOISE, '1883-11-18', '1923-05-13', '-07:00', 'neighbouring_zone', [41, -115.5, 49, -110]],
  [LOS_ANGELES, '1883-11-18', '1930', '-07:00', 'neighbouring_zone', [35, -117.5, 49, -113]],
  ['America/Toronto', '1895', '1970', '-06:00', 'neighbouring_zone', [41, -96, 57, -84]],
  ['America/Regina', '1905-09', '1970', '-06:00', 'neighbouring_zone'],
  ['America/Regina', '1905-09', '1970', '-07:00', 'neighbouring_zone'],

  [INDIANA_AND_COUNTIES, '1919', '1970', 'daylight', 'daylight_time'],
  [DAKOTA, '1919', '1967', 'daylight', 'daylight_time'],
  [MENOMINEE, '1919', '1967', 'daylight', 'daylight_time'],
  [DETROIT, '1919', '1942', 'daylight', 'daylight_time'],
  [BOISE, '1919', '1967', 'daylight', 'daylight_time'],
  [LOS_ANGELES, '1919', '1950', 'daylight', 'daylight_time', [42, -125, 49, -116]],
  [DENVER, '1919', '1965', 'daylight', 'daylight_time', [44.3, -117, 49, -104]],
  [CANADA, '1916', '1970', 'daylight', 'daylight_time'],

  // Where the mean Sun went on for a while.
  [STATES, '1883-11-18', '1900', 'local', 'local_mean_time'],
  [CANADA, '1895', '1900', 'local', 'local_mean_time'],
  ['Europe/London', '1847-12', '1880-08-02', 'local', 'local_mean_time'],
  [INDIA, '1906', '1947-08-15', 'local', 'local_mean_time'],
];

/** The cities whose clocks the zones follow, degrees north and east. The others of the table follow a law. */
export const ZONE_CITIES: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'America/New_York': [40.71, -74.01],
  'America/Chicago': [41.88, -87.63],
  'America/Denver': [39.74, -104.99],
  'America/Boise': [43.61, -116.2],
  'America/Los_Angeles': [34.05, -118.24],
  'America/Detroit': [42.33, -83.05],
  'America/Phoenix': [33.45, -112.07],
  'America/Indiana/Indianapolis': [39.77, -86.16],
  'America/Kentucky/Louisville': [38.25, -85.76],
  'America/Toronto': [43.65, -79.38],
  'America/Winnipeg': [49.9, -97.14],
  'America/Regina': [50.45, -104.62],
  'America/Edmonton': [53.55, -113.49],
  'America/Vancouver': [49.28, -123.12],
  'America/Halifax': [44.65, -63.57],
  'America/St_Johns': [47.56, -52.71],
  'America/Moncton': [46.09, -64.77],
  'Europe/Moscow': [55.75, 37.62],
  'Europe/Berlin': [52.52, 13.4],
  'Europe/Vienna': [48.21, 16.37],
  'Asia/Shanghai': [31.23, 121.47],
};
