import { formatOffset } from '../../base/time/gregorian.js';
import { zoneOf } from '../../base/time/named-zone.js';
import { offsetAt } from '../../base/time/zone.js';
import type { FormatWords } from './format-words.js';

const read = new WeakMap<FormatWords, ReadonlyMap<string, string>>();

const linesOf = (table: string) => table.trim().split('\n');

/** What the clock of each zone is called. */
function zoneNames(format: FormatWords): ReadonlyMap<string, string> {
  const known = read.get(format);
  if (known) return known;
  const named = new Map(linesOf(format.zones).map((line) => line.split('|') as [string, string]));
  const names = new Map(
    linesOf(ZONE_CLOCKS).flatMap((line) => {
      const zones = line.split(' ');
      const name = named.get(zones[0] ?? '');
      return name === undefined ? [] : zones.map((zone): [string, string] => [zone, name]);
    }),
  );
  read.set(format, names);
  return names;
}

/**
 * A zone as its reader calls its clock, with its name in the database: "India Standard Time (Asia/Kolkata)". What has no
 * name in the language, such as an offset, is told as it is.
 */
export function zoneNamed({ format }: { readonly format: FormatWords }, zone: string): string {
  const name = zoneNames(format).get(zone);
  return name === undefined ? zone : `${name} (${zone})`;
}

/** Whose words, and when they are read. */
interface Reader {
  readonly at: Date;
  readonly words: { readonly format: FormatWords };
}

/** The clock of a day: a zone that then kept another one than today has no name for it. */
export function clockNamed({ at, words }: Reader, zone: string, offset: string): string {
  const offsets = [0, 6].map((month) => formatOffset(offsetAt(zoneOf(zone), Date.UTC(at.getUTCFullYear(), month, 1))));
  return offsets.includes(offset) ? zoneNamed(words, zone) : zone;
}

/** The clock of a local date and time, with its offset where it is not one of today: "Asia/Kolkata, UTC+05:53:28". */
export function clockThen(reader: Reader, zone: string, date: string, time = '12:00'): string {
  const wall = Date.parse(`${date}T${time.slice(0, 5)}Z`);
  if (Number.isNaN(wall)) return zoneNamed(reader.words, zone);
  const offset = formatOffset(offsetAt(zoneOf(zone), wall - offsetAt(zoneOf(zone), wall) * 1000));
  const name = clockNamed(reader, zone, offset);
  return name === zone && zone !== offset && zone !== 'UTC' ? `${zone}, UTC${offset.replace('-', '−')}` : name;
}

/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has the
 * zones that keep a clock today; a language calls it by the first of them.
 */
const ZONE_CLOCKS = `
America/Eirunepe America/Porto_Acre America/Rio_Branco Brazil/Acre
Asia/Kabul
Africa/Blantyre Africa/Bujumbura Africa/Gaborone Africa/Harare Africa/Juba Africa/Khartoum Africa/Kigali Africa/Lubumbashi Africa/Lusaka Africa/Maputo Africa/Windhoek
Africa/Addis_Ababa Africa/Asmara Africa/Asmera Africa/Dar_es_Salaam Africa/Djibouti Africa/Kampala Africa/Mogadishu Africa/Nairobi Indian/Antananarivo Indian/Comoro Indian/Mayotte
Africa/Johannesburg Africa/Maseru Africa/Mbabane
Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Kinshasa Africa/Lagos Africa/Libreville Africa/Luanda Africa/Malabo Africa/Ndjamena Africa/Niamey Africa/Porto-Novo
America/Anchorage America/Juneau America/Metlakatla America/Nome America/Sitka America/Yakutat US/Alaska
America/Boa_Vista America/Campo_Grande America/Cuiaba America/Manaus America/Porto_Velho Brazil/West
America/Bahia_Banderas America/Belize America/Chicago America/Chihuahua America/Costa_Rica America/El_Salvador America/Guatemala America/Indiana/Knox America/Indiana/Tell_City America/Knox_IN America/Managua America/Matamoros America/Menominee America/Merida America/Mexico_City America/Monterrey America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem America/Ojinaga America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute America/Swift_Current America/Tegucigalpa America/Winnipeg CST6CDT Canada/Central Canada/East-Saskatchewan Canada/Saskatchewan Mexico/General US/Central US/Indiana-Starke
America/Atikokan America/Cancun America/Cayman America/Coral_Harbour America/Detroit America/Fort_Wayne America/Grand_Turk America/Indiana/Indianapolis America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac America/Indianapolis America/Iqaluit America/Jamaica America/Kentucky/Louisville America/Kentucky/Monticello America/Louisville America/Montreal America/Nassau America/New_York America/Nipigon America/Panama America/Pangnirtung America/Port-au-Prince America/Thunder_Bay America/Toronto Canada/Eastern EST EST5EDT Jamaica US/East-Indiana US/Eastern US/Michigan
America/Boise America/Cambridge_Bay America/Ciudad_Juarez America/Creston America/Dawson_Creek America/Denver America/Edmonton America/Fort_Nelson America/Inuvik America/Phoenix America/Shiprock America/Yellowknife Canada/Mountain MST MST7MDT Navajo US/Arizona US/Mountain
America/Ensenada America/Los_Angeles America/Santa_Isabel America/Tijuana America/Vancouver Canada/Pacific Mexico/BajaNorte PST8PDT US/Pacific US/Pacific-New
Pacific/Apia
Asia/Aden Asia/Baghdad Asia/Bahrain Asia/Kuwait Asia/Qatar Asia/Riyadh
America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/ComodRivadavia America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy America/Mendoza America/Rosario
Asia/Yerevan
America/Anguilla America/Antigua America/Aruba America/Barbados America/Blanc-Sablon America/Curacao America/Dominica America/Glace_Bay America/Goose_Bay America/Grenada America/Guadeloupe America/Halifax America/Kralendijk America/Lower_Princes America/Marigot America/Martinique America/Moncton America/Montserrat America/Port_of_Spain America/Puerto_Rico America/Santo_Domingo America/St_Barthelemy America/St_Kitts America/St_Lucia America/St_Thomas America/St_Vincent America/Thule America/Tortola America/Virgin Atlantic/Bermuda Canada/Atlantic
Australia/Adelaide Australia/Broken_Hill Australia/Darwin Australia/North Australia/South Australia/Yancowinna
Australia/Eucla
Antarctica/Macquarie Australia/ACT Australia/Brisbane Australia/Canberra Australia/Currie Australia/Hobart Australia/Lindeman Australia/Melbourne Australia/NSW Australia/Queensland Australia/Sydney Australia/Tasmania Australia/Victoria
Antarctica/Casey Australia/Perth Australia/West
Asia/Baku
Atlantic/Azores
Asia/Dacca Asia/Dhaka
Asia/Thimbu Asia/Thimphu
America/La_Paz
America/Araguaina America/Bahia America/Belem America/Fortaleza America/Maceio America/Recife America/Santarem America/Sao_Paulo Brazil/East
Asia/Brunei
Atlantic/Cape_Verde
Pacific/Guam Pacific/Saipan
NZ-CHAT Pacific/Chatham
America/Santiago Chile/Continental
Asia/Chongqing Asia/Chungking Asia/Harbin Asia/Macao Asia/Macau Asia/Shanghai PRC
Indian/Christmas
Indian/Cocos
America/Bogota
Pacific/Rarotonga
America/Havana Cuba
Antarctica/Davis
Antarctica/DumontDUrville
Asia/Dili
Chile/EasterIsland Pacific/Easter
America/Guayaquil
Africa/Algiers Africa/Ceuta Africa/Tunis Arctic/Longyearbyen Atlantic/Jan_Mayen CET Europe/Amsterdam Europe/Andorra Europe/Belgrade Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Budapest Europe/Busingen Europe/Copenhagen Europe/Gibraltar Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Monaco Europe/Oslo Europe/Paris Europe/Podgorica Europe/Prague Europe/Rome Europe/San_Marino Europe/Sarajevo Europe/Skopje Europe/Stockholm Europe/Tirane Europe/Vaduz Europe/Vatican Europe/Vienna Europe/Warsaw Europe/Zagreb Europe/Zurich MET Poland
Africa/Cairo Africa/Tripoli Asia/Beirut Asia/Famagusta Asia/Gaza Asia/Hebron Asia/Nicosia EET Egypt Europe/Athens Europe/Bucharest Europe/Chisinau Europe/Helsinki Europe/Kaliningrad Europe/Kiev Europe/Kyiv Europe/Mariehamn Europe/Nicosia Europe/Riga Europe/Sofia Europe/Tallinn Europe/Tiraspol Europe/Uzhgorod Europe/Vilnius Europe/Zaporozhye Libya
Atlantic/Canary Atlantic/Faeroe Atlantic/Faroe Atlantic/Madeira Europe/Lisbon Portugal WET
Atlantic/Stanley
Pacific/Fiji
America/Cayenne
Indian/Kerguelen
Africa/Abidjan Africa/Accra Africa/Bamako Africa/Banjul Africa/Bissau Africa/Conakry Africa/Dakar Africa/Freetown Africa/Lome Africa/Monrovia Africa/Nouakchott Africa/Ouagadougou Africa/Sao_Tome Africa/Timbuktu America/Danmarkshavn Antarctica/Troll Atlantic/Reykjavik Atlantic/St_Helena Etc/GMT Etc/GMT+0 Etc/GMT-0 Etc/GMT0 Etc/Greenwich Europe/Guernsey Europe/Isle_of_Man Europe/Jersey GMT GMT+0 GMT-0 GMT0 Greenwich Iceland
Pacific/Galapagos
Pacific/Gambier
Asia/Tbilisi
Pacific/Tarawa
America/Godthab America/Nuuk America/Scoresbysund
Asia/Dubai Asia/Muscat
America/Guyana
HST Pacific/Honolulu Pacific/Johnston US/Hawaii
America/Adak America/Atka US/Aleutian
Asia/Hong_Kong Hongkong
Asia/Hovd
Asia/Calcutta Asia/Colombo Asia/Kolkata
Indian/Chagos
Asia/Bangkok Asia/Ho_Chi_Minh Asia/Phnom_Penh Asia/Saigon Asia/Vientiane
Asia/Makassar Asia/Ujung_Pandang
Asia/Jayapura
Asia/Jakarta Asia/Pontianak
Asia/Tehran Iran
Asia/Irkutsk
Asia/Jerusalem Asia/Tel_Aviv Israel
Asia/Tokyo Japan
Asia/Anadyr Asia/Kamchatka
Asia/Almaty Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Oral Asia/Qostanay Asia/Qyzylorda
Asia/Pyongyang Asia/Seoul ROK
Pacific/Kosrae
Asia/Barnaul Asia/Krasnoyarsk Asia/Novokuznetsk Asia/Novosibirsk Asia/Tomsk
Asia/Bishkek
Pacific/Kiritimati
Australia/LHI Australia/Lord_Howe
Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk
Asia/Kuala_Lumpur Asia/Kuching
Indian/Maldives
Pacific/Marquesas
Kwajalein Pacific/Kwajalein Pacific/Majuro
Indian/Mauritius
Antarctica/Mawson
America/Hermosillo America/Mazatlan Mexico/BajaSur
Asia/Choibalsan Asia/Ulaanbaatar Asia/Ulan_Bator
Europe/Kirov Europe/Minsk Europe/Moscow Europe/Simferopol Europe/Volgograd W-SU
Asia/Rangoon Asia/Yangon
Pacific/Nauru
Asia/Kathmandu Asia/Katmandu
Pacific/Noumea
Antarctica/McMurdo Antarctica/South_Pole NZ Pacific/Auckland
America/St_Johns Canada/Newfoundland
Pacific/Niue
Pacific/Norfolk
America/Noronha Brazil/DeNoronha
Asia/Omsk
Asia/Karachi
Pacific/Palau
Pacific/Port_Moresby
America/Asuncion
America/Lima
Asia/Manila
Pacific/Enderbury Pacific/Kanton
America/Miquelon
Pacific/Pitcairn
Pacific/Pohnpei Pacific/Ponape
Indian/Reunion
Antarctica/Rothera
Europe/Astrakhan Europe/Samara Europe/Saratov Europe/Ulyanovsk
Pacific/Midway Pacific/Pago_Pago Pacific/Samoa US/Samoa
Indian/Mahe
Asia/Singapore Singapore
Pacific/Guadalcanal
Atlantic/South_Georgia
America/Paramaribo
Antarctica/Syowa
Pacific/Tahiti
Asia/Taipei ROC
Asia/Dushanbe
Pacific/Fakaofo
Pacific/Tongatapu
Pacific/Chuuk Pacific/Truk Pacific/Yap
Asia/Istanbul Europe/Istanbul Turkey
Asia/Ashgabat Asia/Ashkhabad
Pacific/Funafuti
America/Montevideo
Asia/Samarkand Asia/Tashkent
Pacific/Efate
America/Caracas
Asia/Ust-Nera Asia/Vladivostok
Antarctica/Vostok
Pacific/Wake
Pacific/Wallis
Asia/Chita Asia/Khandyga Asia/Yakutsk
Asia/Yekaterinburg
America/Dawson America/Whitehorse Canada/Yukon
`;
