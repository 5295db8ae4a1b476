/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has
 * the zones that keep a clock today, and its name in en, uk, ru, hi, fr, de, es; empty where a language has none.
 */
export const ZONE_NAMES = `
America/Eirunepe America/Porto_Acre America/Rio_Branco Brazil/Acre|Acre Time|час: Акрі|Акри время||heure de l’Acre|Acre-Zeit|Hora de Acre
Asia/Kabul|Afghanistan Time|за часом в Афганістані|Афганистан|अफ़गानिस्तान समय|heure de l’Afghanistan|Afghanistan-Zeit|hora de Afganistán
Africa/Blantyre Africa/Bujumbura Africa/Gaborone Africa/Harare Africa/Juba Africa/Khartoum Africa/Kigali Africa/Lubumbashi Africa/Lusaka Africa/Maputo Africa/Windhoek|Central Africa Time|за центральноафриканським часом|Центральная Африка|मध्य अफ़्रीका समय|heure normale d’Afrique centrale|Zentralafrikanische Zeit|hora de África central
Africa/Addis_Ababa Africa/Asmara Africa/Asmera Africa/Dar_es_Salaam Africa/Djibouti Africa/Kampala Africa/Mogadishu Africa/Nairobi Indian/Antananarivo Indian/Comoro Indian/Mayotte|East Africa Time|за східноафриканським часом|Восточная Африка|पूर्वी अफ़्रीका समय|heure normale d’Afrique de l’Est|Ostafrikanische Zeit|hora de África oriental
Africa/Johannesburg Africa/Maseru Africa/Mbabane|South Africa Standard Time|за південноафриканським часом|Южная Африка|दक्षिण अफ़्रीका मानक समय|heure normale d’Afrique méridionale|Südafrikanische Zeit|hora de Sudáfrica
Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Kinshasa Africa/Lagos Africa/Libreville Africa/Luanda Africa/Malabo Africa/Ndjamena Africa/Niamey Africa/Porto-Novo|West Africa Time|за західноафриканським часом|Западная Африка|पश्चिम अफ़्रीका समय|heure d’Afrique de l’Ouest|Westafrikanische Zeit|hora de África occidental
America/Anchorage America/Juneau America/Metlakatla America/Nome America/Sitka America/Yakutat US/Alaska|Alaska Time|за часом на Алясці|Аляска|अलास्का समय|heure de l’Alaska|Alaska-Zeit|hora de Alaska
America/Boa_Vista America/Campo_Grande America/Cuiaba America/Manaus America/Porto_Velho Brazil/West|Amazon Time|за часом на Амазонці|Амазонка|अमेज़न समय|heure de l’Amazonie|Amazonas-Zeit|hora del Amazonas
America/Bahia_Banderas America/Belize America/Chicago America/Chihuahua America/Costa_Rica America/El_Salvador America/Guatemala America/Indiana/Knox America/Indiana/Tell_City America/Knox_IN America/Managua America/Matamoros America/Menominee America/Merida America/Mexico_City America/Monterrey America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem America/Ojinaga America/Rainy_River America/Rankin_Inlet America/Regina America/Resolute America/Swift_Current America/Tegucigalpa America/Winnipeg CST6CDT Canada/Central Canada/East-Saskatchewan Canada/Saskatchewan Mexico/General US/Central US/Indiana-Starke|Central Time|за північноамериканським центральним часом|Центральная Америка|उत्तरी अमेरिकी केंद्रीय समय|heure du centre nord-américain|Nordamerikanische Zentralzeit|hora central
America/Atikokan America/Cancun America/Cayman America/Coral_Harbour America/Detroit America/Fort_Wayne America/Grand_Turk America/Indiana/Indianapolis America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac America/Indianapolis America/Iqaluit America/Jamaica America/Kentucky/Louisville America/Kentucky/Monticello America/Louisville America/Montreal America/Nassau America/New_York America/Nipigon America/Panama America/Pangnirtung America/Port-au-Prince America/Thunder_Bay America/Toronto Canada/Eastern EST EST5EDT Jamaica US/East-Indiana US/Eastern US/Michigan|Eastern Time|за північноамериканським східним часом|Восточная Америка|उत्तरी अमेरिकी पूर्वी समय|heure de l’Est nord-américain|Nordamerikanische Ostküstenzeit|hora oriental
America/Boise America/Cambridge_Bay America/Ciudad_Juarez America/Creston America/Dawson_Creek America/Denver America/Edmonton America/Fort_Nelson America/Inuvik America/Phoenix America/Shiprock America/Yellowknife Canada/Mountain MST MST7MDT Navajo US/Arizona US/Mountain|Mountain Time|за північноамериканським гірським часом|Горное время (Северная Америка)|उत्तरी अमेरिकी माउंटेन समय|heure des Rocheuses|Rocky-Mountains-Zeit|hora de las Montañas Rocosas
America/Ensenada America/Los_Angeles America/Santa_Isabel America/Tijuana America/Vancouver Canada/Pacific Mexico/BajaNorte PST8PDT US/Pacific US/Pacific-New|Pacific Time|за північноамериканським тихоокеанським часом|Тихоокеанское время|उत्तरी अमेरिकी प्रशांत समय|heure du Pacifique nord-américain|Nordamerikanische Westküstenzeit|hora del Pacífico
Pacific/Apia|Samoa Time|за часом в Апіа|Апиа|एपिआ समय|heure d’Apia|Apia-Zeit|hora de Apia
Asia/Aden Asia/Baghdad Asia/Bahrain Asia/Kuwait Asia/Qatar Asia/Riyadh|Arabian Time|за арабським часом|Саудовская Аравия|अरब समय|heure de l’Arabie|Arabische Zeit|hora de Arabia
America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/ComodRivadavia America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy America/Mendoza America/Rosario|Argentina Time|за аргентинським часом|Аргентина|अर्जेंटीना समय|heure de l’Argentine|Argentinische Zeit|hora de Argentina
Asia/Yerevan|Armenia Time|за вірменським часом|Армения|आर्मेनिया समय|heure de l’Arménie|Armenische Zeit|hora de Armenia
America/Anguilla America/Antigua America/Aruba America/Barbados America/Blanc-Sablon America/Curacao America/Dominica America/Glace_Bay America/Goose_Bay America/Grenada America/Guadeloupe America/Halifax America/Kralendijk America/Lower_Princes America/Marigot America/Martinique America/Moncton America/Montserrat America/Port_of_Spain America/Puerto_Rico America/Santo_Domingo America/St_Barthelemy America/St_Kitts America/St_Lucia America/St_Thomas America/St_Vincent America/Thule America/Tortola America/Virgin Atlantic/Bermuda Canada/Atlantic|Atlantic Time|за атлантичним часом|Атлантическое время|अटलांटिक समय|heure de l’Atlantique|Atlantik-Zeit|hora del Atlántico
Australia/Adelaide Australia/Broken_Hill Australia/Darwin Australia/North Australia/South Australia/Yancowinna|Australian Central Time|за центральноавстралійським часом|Центральная Австралия|मध्य ऑस्ट्रेलियाई समय|heure du centre de l’Australie|Zentralaustralische Zeit|hora de Australia central
Australia/Eucla|Australian Central Western Time|за центральнозахідним австралійським часом|Центральная Австралия, западное время|ऑस्‍ट्रेलियाई केंद्रीय पश्चिमी समय|heure du centre-ouest de l’Australie|Zentral-/Westaustralische Zeit|hora de Australia centroccidental
Antarctica/Macquarie Australia/ACT Australia/Brisbane Australia/Canberra Australia/Currie Australia/Hobart Australia/Lindeman Australia/Melbourne Australia/NSW Australia/Queensland Australia/Sydney Australia/Tasmania Australia/Victoria|Australian Eastern Time|за східноавстралійським часом|Восточная Австралия|पूर्वी ऑस्ट्रेलिया समय|heure de l’Est de l’Australie|Ostaustralische Zeit|hora de Australia oriental
Antarctica/Casey Australia/Perth Australia/West|Australian Western Time|за західноавстралійським часом|Западная Австралия|पश्चिमी ऑस्ट्रेलिया समय|heure de l’Ouest de l’Australie|Westaustralische Zeit|hora de Australia occidental
Asia/Baku|Azerbaijan Time|за азербайджанським часом|Азербайджан|अज़रबैजान समय|heure de l’Azerbaïdjan|Aserbaidschanische Zeit|hora de Azerbaiyán
Atlantic/Azores|Azores Time|за часом на Азорських островах|Азорские о-ва|अज़ोरेस समय|heure des Açores|Azoren-Zeit|hora de las Azores
Asia/Dacca Asia/Dhaka|Bangladesh Time|за часом у Бангладеш|Бангладеш|बांग्लादेश समय|heure du Bangladesh|Bangladesch-Zeit|hora de Bangladés
Asia/Thimbu Asia/Thimphu|Bhutan Time|за часом у Бутані|Бутан|भूटान समय|heure du Bhoutan|Bhutan-Zeit|hora de Bután
America/La_Paz|Bolivia Time|за болівійським часом|Боливия|बोलीविया समय|heure de Bolivie|Bolivianische Zeit|hora de Bolivia
America/Araguaina America/Bahia America/Belem America/Fortaleza America/Maceio America/Recife America/Santarem America/Sao_Paulo Brazil/East|Brasilia Time|за бразильським часом|Бразилия|ब्राज़ीलिया समय|heure de Brasilia|Brasília-Zeit|hora de Brasilia
Asia/Brunei|Brunei Time|за часом у Брунеї|Бруней-Даруссалам|ब्रूनेई दारूस्सलम समय|heure du Brunei|Brunei-Darussalam-Zeit|hora de Brunéi
Atlantic/Cape_Verde|Cape Verde Time|за часом на островах Кабо-Верде|Кабо-Верде|केप वर्ड समय|heure du Cap-Vert|Cabo-Verde-Zeit|hora de Cabo Verde
Pacific/Guam Pacific/Saipan|Chamorro Standard Time|за часом на Північних Маріанських островах|Чаморро|चामोरो मानक समय|heure des Chamorro|Chamorro-Zeit|hora estándar de Chamorro
NZ-CHAT Pacific/Chatham|Chatham Time|за часом на архіпелазі Чатем|Чатем|चैथम समय|heure des îles Chatham|Chatham-Zeit|hora de Chatham
America/Santiago Chile/Continental|Chile Time|за чилійським часом|Чили|चिली समय|heure du Chili|Chilenische Zeit|hora de Chile
Asia/Chongqing Asia/Chungking Asia/Harbin Asia/Macao Asia/Macau Asia/Shanghai PRC|China Time|за китайським часом|Китай|चीन समय|heure de la Chine|Chinesische Zeit|hora de China
Indian/Christmas|Christmas Island Time|за часом на острові Різдва|о-в Рождества|क्रिसमस द्वीप समय|heure de l’île Christmas|Weihnachtsinsel-Zeit|hora de la Isla de Navidad
Indian/Cocos|Cocos Islands Time|за часом на Кокосових островах|Кокосовые о-ва|कोकोस द्वीपसमूह समय|heure des îles Cocos|Kokosinseln-Zeit|hora de las Islas Cocos
America/Bogota|Colombia Time|за колумбійським часом|Колумбия|कोलंबिया समय|heure de Colombie|Kolumbianische Zeit|hora de Colombia
Pacific/Rarotonga|Cook Islands Time|за часом на Островах Кука|Острова Кука|कुक द्वीपसमूह समय|heure des îles Cook|Cookinseln-Zeit|hora de las Islas Cook
America/Havana Cuba|Cuba Time|за часом на Кубі|Куба|क्यूबा समय|heure de Cuba|Kubanische Zeit|hora de Cuba
Antarctica/Davis|Davis Time|за часом на станції Девіс|Дейвис|डेविस समय|heure de Davis|Davis-Zeit|hora de Davis
Antarctica/DumontDUrville|Dumont d’Urville Time|за часом на станції Дюмон дʼЮрвіль|Дюмон-д’Юрвиль|ड्यूमोंट डी अर्विले समय|heure de Dumont-d’Urville|Dumont-d’Urville-Zeit|hora de Dumont-d’Urville
Asia/Dili|Timor-Leste Time|за часом у Східному Тиморі|Восточный Тимор|पूर्वी तिमोर समय|heure du Timor oriental|Osttimor-Zeit|hora de Timor Oriental
Chile/EasterIsland Pacific/Easter|Easter Island Time|за часом на острові Пасхи|О-в Пасхи|ईस्टर द्वीप समय|heure de l’île de Pâques|Osterinsel-Zeit|hora de la isla de Pascua
America/Guayaquil|Ecuador Time|за часом в Еквадорі|Эквадор|इक्वाडोर समय|heure de l’Équateur|Ecuadorianische Zeit|hora de Ecuador
Africa/Algiers Africa/Ceuta Africa/Tunis Arctic/Longyearbyen Atlantic/Jan_Mayen CET Europe/Amsterdam Europe/Andorra Europe/Belgrade Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Budapest Europe/Busingen Europe/Copenhagen Europe/Gibraltar Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Monaco Europe/Oslo Europe/Paris Europe/Podgorica Europe/Prague Europe/Rome Europe/San_Marino Europe/Sarajevo Europe/Skopje Europe/Stockholm Europe/Tirane Europe/Vaduz Europe/Vatican Europe/Vienna Europe/Warsaw Europe/Zagreb Europe/Zurich MET Poland|Central European Time|за центральноєвропейським часом|Центральная Европа|मध्य यूरोपीय समय|heure d’Europe centrale|Mitteleuropäische Zeit|hora de Europa central
Africa/Cairo Africa/Tripoli Asia/Beirut Asia/Famagusta Asia/Gaza Asia/Hebron Asia/Nicosia EET Egypt Europe/Athens Europe/Bucharest Europe/Chisinau Europe/Helsinki Europe/Kaliningrad Europe/Kiev Europe/Kyiv Europe/Mariehamn Europe/Nicosia Europe/Riga Europe/Sofia Europe/Tallinn Europe/Tiraspol Europe/Uzhgorod Europe/Vilnius Europe/Zaporozhye Libya|Eastern European Time|за східноєвропейським часом|Восточная Европа|पूर्वी यूरोपीय समय|heure d’Europe de l’Est|Osteuropäische Zeit|hora de Europa oriental
Atlantic/Canary Atlantic/Faeroe Atlantic/Faroe Atlantic/Madeira Europe/Lisbon Portugal WET|Western European Time|за західноєвропейським часом|Западная Европа|पश्चिमी यूरोपीय समय|heure d’Europe de l’Ouest|Westeuropäische Zeit|hora de Europa occidental
Atlantic/Stanley|Falkland Islands Time|за часом на Фолклендських Островах|Фолклендские о-ва|फ़ॉकलैंड द्वीपसमूह समय|heure des îles Malouines|Falklandinseln-Zeit|hora de las islas Malvinas
Pacific/Fiji|Fiji Time|за часом у Фіджі|Фиджи|फ़िजी समय|heure des îles Fidji|Fidschi-Zeit|hora de Fiyi
America/Cayenne|French Guiana Time|за часом Французької Ґвіани|Французская Гвиана|फ़्रेंच गुयाना समय|heure de la Guyane française|Französisch-Guayana-Zeit|hora de la Guayana Francesa
Indian/Kerguelen|French Southern & Antarctic Time|за часом на Французьких Південних і Антарктичних територіях|Французские Южные и Антарктические территории|दक्षिणी फ़्रांस और अंटार्कटिक समय|heure des Terres australes et antarctiques françaises|Französische-Süd-und-Antarktisgebiete-Zeit|hora de Antártida y Territorios Australes Franceses
Africa/Abidjan Africa/Accra Africa/Bamako Africa/Banjul Africa/Bissau Africa/Conakry Africa/Dakar Africa/Freetown Africa/Lome Africa/Monrovia Africa/Nouakchott Africa/Ouagadougou Africa/Sao_Tome Africa/Timbuktu America/Danmarkshavn Antarctica/Troll Atlantic/Reykjavik Atlantic/St_Helena Etc/GMT Etc/GMT+0 Etc/GMT-0 Etc/GMT0 Etc/Greenwich Europe/Guernsey Europe/Isle_of_Man Europe/Jersey GMT GMT+0 GMT-0 GMT0 Greenwich Iceland|Greenwich Mean Time|за Гринвічем|Среднее время по Гринвичу|ग्रीनविच मीन टाइम|heure moyenne de Greenwich|Mittlere Greenwich-Zeit|hora del meridiano de Greenwich
Pacific/Galapagos|Galapagos Time|за часом Ґалапаґосу|Галапагосские о-ва|गैलापेगोस का समय|heure des îles Galápagos|Galapagos-Zeit|hora de Galápagos
Pacific/Gambier|Gambier Time|за часом на острові Ґамбʼє|Гамбье|गैंबियर समय|heure des îles Gambier|Gambier-Zeit|hora de Gambier
Asia/Tbilisi|Georgia Time|за грузинським часом|Грузия|जॉर्जिया समय|heure de la Géorgie|Georgische Zeit|hora de Georgia
Pacific/Tarawa|Gilbert Islands Time|за часом на островах Гілберта|о-ва Гилберта|गिल्बर्ट द्वीपसमूह समय|heure des îles Gilbert|Gilbert-Inseln-Zeit|hora de las islas Gilbert
America/Godthab America/Nuuk America/Scoresbysund|Greenland Time||||||
Asia/Dubai Asia/Muscat|Gulf Standard Time|за часом Перської затоки|Персидский залив|खाड़ी मानक समय|heure du Golfe|Golf-Zeit|hora estándar del Golfo
America/Guyana|Guyana Time|за часом у Ґаяні|Гайана|गुयाना समय|heure du Guyana|Guyana-Zeit|hora de Guyana
HST Pacific/Honolulu Pacific/Johnston US/Hawaii|Hawaii-Aleutian Standard Time|за стандартним гавайсько-алеутським часом|Гавайско-алеутское стандартное время|हवाई–आल्यूशन मानक समय|heure normale d’Hawaï - Aléoutiennes|Hawaii-Aleuten-Normalzeit|hora estándar de Hawái-Aleutianas
America/Adak America/Atka US/Aleutian|Hawaii-Aleutian Time|за гавайсько-алеутським часом|Гавайско-алеутское время|हवाई–आल्यूशन समय|heure d’Hawaï - Aléoutiennes|Hawaii-Aleuten-Zeit|hora de Hawái-Aleutianas
Asia/Hong_Kong Hongkong|Hong Kong Time|за часом у Гонконзі|Гонконг|हाँग काँग समय|heure de Hong Kong|Hongkong-Zeit|hora de Hong Kong
Asia/Hovd|Khovd Time|за часом у Ховді|Ховд|होव्ड समय|heure de Hovd|Chowd-Zeit|hora de Hovd
Asia/Calcutta Asia/Colombo Asia/Kolkata|India Standard Time|за індійським стандартним часом|Индия|भारतीय मानक समय|heure de l’Inde|Indische Normalzeit|hora estándar de la India
Indian/Chagos|Indian Ocean Time|за часом в Індійському Океані|Индийский океан|हिंद महासागर समय|heure de l’Océan Indien|Indischer-Ozean-Zeit|hora del océano Índico
Asia/Bangkok Asia/Ho_Chi_Minh Asia/Phnom_Penh Asia/Saigon Asia/Vientiane|Indochina Time|за часом в Індокитаї|Индокитай|इंडोचाइना समय|heure d’Indochine|Indochina-Zeit|hora de Indochina
Asia/Makassar Asia/Ujung_Pandang|Central Indonesia Time|за центральноіндонезійським часом|Центральная Индонезия|मध्य इंडोनेशिया समय|heure du Centre indonésien|Zentralindonesische Zeit|hora de Indonesia central
Asia/Jayapura|Eastern Indonesia Time|за східноіндонезійським часом|Восточная Индонезия|पूर्वी इंडोनेशिया समय|heure de l’Est indonésien|Ostindonesische Zeit|hora de Indonesia oriental
Asia/Jakarta Asia/Pontianak|Western Indonesia Time|за західноіндонезійським часом|Западная Индонезия|पश्चिमी इंडोनेशिया समय|heure de l’Ouest indonésien|Westindonesische Zeit|hora de Indonesia occidental
Asia/Tehran Iran|Iran Time|за іранським часом|Иран|ईरान समय|heure de l’Iran|Iranische Zeit|hora de Irán
Asia/Irkutsk|Irkutsk Time|за іркутським часом|Иркутск|इर्कुत्स्क समय|heure d’Irkoutsk|Irkutsker Zeit|hora de Irkutsk
Asia/Jerusalem Asia/Tel_Aviv Israel|Israel Time|за ізраїльським часом|Израиль|इज़राइल समय|heure d’Israël|Israelische Zeit|hora de Israel
Asia/Tokyo Japan|Japan Time|за японським часом|Япония|जापान समय|heure du Japon|Japanische Zeit|hora de Japón
Asia/Anadyr Asia/Kamchatka|Kamchatka Time|за камчатським часом|Петропавловск-Камчатский|पेट्रोपेवलास्क-कैमचात्सकी समय|heure de Petropavlovsk-Kamchatski|Kamtschatka-Zeit|hora de Kamchatka
Asia/Almaty Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Oral Asia/Qostanay Asia/Qyzylorda|Kazakhstan Time|за часом у Казахстані|Казахстан|कज़ाखस्तान समय|heure du Kazakhstan|Kasachische Zeit|hora de Kazajistán
Asia/Pyongyang Asia/Seoul ROK|Korean Time|за корейським часом|Корея|कोरियाई समय|heure de la Corée|Koreanische Zeit|hora de Corea
Pacific/Kosrae|Kosrae Time|за часом на острові Косрае|Косрае|कोसराए समय|heure de Kosrae|Kosrae-Zeit|hora de Kosrae
Asia/Barnaul Asia/Krasnoyarsk Asia/Novokuznetsk Asia/Novosibirsk Asia/Tomsk|Krasnoyarsk Time|за красноярським часом|Красноярск|क्रास्नोयार्स्क समय|heure de Krasnoïarsk|Krasnojarsker Zeit|hora de Krasnoyarsk
Asia/Bishkek|Kyrgyzstan Time|за часом у Киргизстані|Киргизия|किर्गिस्‍तान समय|heure du Kirghizistan|Kirgisische Zeit|hora de Kirguistán
Pacific/Kiritimati|Line Islands Time|за часом на острові Лайн|о-ва Лайн|लाइन द्वीपसमूह समय|heure des îles de la Ligne|Linieninseln-Zeit|hora de las Espóradas Ecuatoriales
Australia/LHI Australia/Lord_Howe|Lord Howe Time|за часом на острові Лорд-Хау|Лорд-Хау|लॉर्ड होवे समय|heure de Lord Howe|Lord-Howe-Zeit|hora de Lord Howe
Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk|Magadan Time|за магаданським часом|Магадан|मागादान समय|heure de Magadan|Magadan-Zeit|hora de Magadán
Asia/Kuala_Lumpur Asia/Kuching|Malaysia Time|за часом у Малайзії|Малайзия|मलेशिया समय|heure de la Malaisie|Malaysische Zeit|hora de Malasia
Indian/Maldives|Maldives Time|за часом на Мальдівах|Мальдивы|मालदीव समय|heure des Maldives|Malediven-Zeit|hora de Maldivas
Pacific/Marquesas|Marquesas Time|за часом на Маркізьких островах|Маркизские о-ва|मार्केसस समय|heure des îles Marquises|Marquesas-Zeit|hora de Marquesas
Kwajalein Pacific/Kwajalein Pacific/Majuro|Marshall Islands Time|за часом на Маршаллових Островах|Маршалловы Острова|मार्शल द्वीपसमूह समय|heure des îles Marshall|Marshallinseln-Zeit|hora de las Islas Marshall
Indian/Mauritius|Mauritius Time|за часом на острові Маврикій|Маврикий|मॉरीशस समय|heure de Maurice|Mauritius-Zeit|hora de Mauricio
Antarctica/Mawson|Mawson Time|за часом на станції Моусон|Моусон|माव्सन समय|heure de Mawson|Mawson-Zeit|hora de Mawson
America/Hermosillo America/Mazatlan Mexico/BajaSur|Mexican Pacific Time|за тихоокеанським часом у Мексиці|Тихоокеанское мексиканское время|मेक्सिकन प्रशांत समय|heure du Pacifique mexicain|Mexikanische Pazifikzeit|hora del Pacífico de México
Asia/Choibalsan Asia/Ulaanbaatar Asia/Ulan_Bator|Ulaanbaatar Time|за часом в Улан-Баторі|Улан-Батор|उलान बटोर समय|heure d’Oulan-Bator|Ulaanbaatar-Zeit|hora de Ulán Bator
Europe/Kirov Europe/Minsk Europe/Moscow Europe/Simferopol Europe/Volgograd W-SU|Moscow Time|за московським часом|Москва|मॉस्को समय|heure de Moscou|Moskauer Zeit|hora de Moscú
Asia/Rangoon Asia/Yangon|Myanmar Time|за часом у Мʼянмі|Мьянма|म्यांमार समय|heure du Myanmar|Myanmar-Zeit|hora de Myanmar
Pacific/Nauru|Nauru Time|за часом на острові Науру|Науру|नौरू समय|heure de Nauru|Nauru-Zeit|hora de Nauru
Asia/Kathmandu Asia/Katmandu|Nepal Time|за часом у Непалі|Непал|नेपाल समय|heure du Népal|Nepalesische Zeit|hora de Nepal
Pacific/Noumea|New Caledonia Time|за часом на островах Нової Каледонії|Новая Каледония|न्यू कैलेडोनिया समय|heure de la Nouvelle-Calédonie|Neukaledonische Zeit|hora de Nueva Caledonia
Antarctica/McMurdo Antarctica/South_Pole NZ Pacific/Auckland|New Zealand Time|за часом у Новій Зеландії|Новая Зеландия|न्यूज़ीलैंड समय|heure de la Nouvelle-Zélande|Neuseeland-Zeit|hora de Nueva Zelanda
America/St_Johns Canada/Newfoundland|Newfoundland Time|за часом на острові Ньюфаундленд|Ньюфаундленд|न्यूफ़ाउंडलैंड समय|heure de Terre-Neuve|Neufundland-Zeit|hora de Terranova
Pacific/Niue|Niue Time|за часом на острові Ніуе|Ниуэ|नीयू समय|heure de Niue|Niue-Zeit|hora de Niue
Pacific/Norfolk|Norfolk Island Time|за часом на острові Норфолк|Норфолк|नॉरफ़ॉक द्वीप समय|heure de l’île Norfolk|Norfolkinsel-Zeit|hora de la isla Norfolk
America/Noronha Brazil/DeNoronha|Fernando de Noronha Time|за часом на архіпелазі Фернанду-ді-Норонья|Фернанду-ди-Норонья|फ़र्नांर्डो डे नोरोन्हा समय|heure de Fernando de Noronha|Fernando-de-Noronha-Zeit|hora de Fernando de Noronha
Asia/Omsk|Omsk Time|за омським часом|Омск|ओम्स्क समय|heure de Omsk|Omsker Zeit|hora de Omsk
Asia/Karachi|Pakistan Time|за часом у Пакистані|Пакистан|पाकिस्तान समय|heure du Pakistan|Pakistanische Zeit|hora de Pakistán
Pacific/Palau|Palau Time|за часом на острові Палау|Палау|पलाउ समय|heure des Palaos|Palau-Zeit|hora de Palaos
Pacific/Port_Moresby|Papua New Guinea Time|за часом на островах Папуа-Нова Ґвінея|Папуа – Новая Гвинея|पापुआ न्यू गिनी समय|heure de la Papouasie-Nouvelle-Guinée|Papua-Neuguinea-Zeit|hora de Papúa Nueva Guinea
America/Asuncion|Paraguay Time|за параґвайським часом|Парагвай|पैराग्वे समय|heure du Paraguay|Paraguayische Zeit|hora de Paraguay
America/Lima|Peru Time|за часом у Перу|Перу|पेरू समय|heure du Pérou|Peruanische Zeit|hora de Perú
Asia/Manila|Philippine Time|за часом на Філіппінах|Филиппины|फ़िलिपीन समय|heure des Philippines|Philippinische Zeit|hora de Filipinas
Pacific/Enderbury Pacific/Kanton|Phoenix Islands Time|за часом на островах Фенікс|о-ва Феникс|फ़ीनिक्स द्वीपसमूह समय|heure des îles Phoenix|Phoenixinseln-Zeit|hora de las Islas Fénix
America/Miquelon|St. Pierre & Miquelon Time|за часом на островах Сен-П’єр і Мікелон|Сен-Пьер и Микелон|सेंट पिएरे और मिक्वेलान समय|heure de Saint-Pierre-et-Miquelon|St.-Pierre-und-Miquelon-Zeit|hora de San Pedro y Miquelón
Pacific/Pitcairn|Pitcairn Time|за часом на островах Піткерн|Питкэрн|पिटकैर्न समय|heure des îles Pitcairn|Pitcairninseln-Zeit|hora de Pitcairn
Pacific/Pohnpei Pacific/Ponape|Pohnpei Time|за часом на острові Понапе|Понпеи|पोनापे समय|heure de l’île de Pohnpei|Pohnpei-Zeit|hora de Pohnpei
Indian/Reunion|Réunion Time|за часом на острові Реюньйон|Реюньон|रीयूनियन समय|heure de La Réunion|Réunion-Zeit|hora de Reunión
Antarctica/Rothera|Rothera Time|за часом на станції Ротера|Ротера|रोथेरा समय|heure de Rothera|Rothera-Zeit|hora de Rothera
Europe/Astrakhan Europe/Samara Europe/Saratov Europe/Ulyanovsk|Samara Time|за самарським часом|Время в Самаре|समारा समय|heure de Samara|Samara-Zeit|hora de Samara
Pacific/Midway Pacific/Pago_Pago Pacific/Samoa US/Samoa|American Samoa Time|за часом на острові Самоа|Самоа|समोआ समय|heure des Samoa|Samoa-Zeit|hora de Samoa
Indian/Mahe|Seychelles Time|за часом на Сейшельських Островах|Сейшельские Острова|सेशेल्स समय|heure des Seychelles|Seychellen-Zeit|hora de Seychelles
Asia/Singapore Singapore|Singapore Standard Time|за часом у Сінгапурі|Сингапур|सिंगापुर समय|heure de Singapour|Singapurische Normalzeit|hora de Singapur
Pacific/Guadalcanal|Solomon Islands Time|за часом на Соломонових Островах|Соломоновы Острова|सोलोमन द्वीपसमूह समय|heure des îles Salomon|Salomonen-Zeit|hora de las Islas Salomón
Atlantic/South_Georgia|South Georgia Time|за часом на острові Південна Джорджія|Южная Георгия|दक्षिणी जॉर्जिया समय|heure de Géorgie du Sud|Südgeorgische Zeit|hora de Georgia del Sur
America/Paramaribo|Suriname Time|за часом у Суринамі|Суринам|सूरीनाम समय|heure du Suriname|Suriname-Zeit|hora de Surinam
Antarctica/Syowa|Syowa Time|за часом на станції Сева|Сёва|स्योवा समय|heure de Syowa|Syowa-Zeit|hora de Syowa
Pacific/Tahiti|Tahiti Time|за часом на острові Таїті|Таити|ताहिती समय|heure de Tahiti|Tahiti-Zeit|hora de Tahití
Asia/Taipei ROC|Taiwan Time|за часом у Тайбеї|Тайвань|ताइपे समय|heure de Taipei|Taipeh-Zeit|hora de Taipéi
Asia/Dushanbe|Tajikistan Time|за часом у Таджикистані|Таджикистан|ताजिकिस्तान समय|heure du Tadjikistan|Tadschikische Zeit|hora de Tayikistán
Pacific/Fakaofo|Tokelau Time|за часом на островах Токелау|Токелау|टोकेलाऊ समय|heure de Tokelau|Tokelau-Zeit|hora de Tokelau
Pacific/Tongatapu|Tonga Time|за часом на островах Тонга|Тонга|टोंगा समय|heure des Tonga|Tongaische Zeit|hora de Tonga
Pacific/Chuuk Pacific/Truk Pacific/Yap|Chuuk Time|за часом на островах Чуук|Трук|चुक समय|heure de Chuuk|Chuuk-Zeit|hora de Chuuk
Asia/Istanbul Europe/Istanbul Turkey|Türkiye Time|за турецьким часом|Турецкое время||heure de Turquie|Türkische Zeit|Hora de Turquía
Asia/Ashgabat Asia/Ashkhabad|Turkmenistan Time|за часом у Туркменістані|Туркменистан|तुर्कमेनिस्तान समय|heure du Turkménistan|Turkmenistan-Zeit|hora de Turkmenistán
Pacific/Funafuti|Tuvalu Time|за часом на островах Тувалу|Тувалу|तुवालू समय|heure des Tuvalu|Tuvalu-Zeit|hora de Tuvalu
America/Montevideo|Uruguay Time|за часом в Уруґваї|Уругвай|उरुग्वे समय|heure de l’Uruguay|Uruguayische Zeit|hora de Uruguay
Asia/Samarkand Asia/Tashkent|Uzbekistan Time|за часом в Узбекистані|Узбекистан|उज़्बेकिस्तान समय|heure de l’Ouzbékistan|Usbekische Zeit|hora de Uzbekistán
Pacific/Efate|Vanuatu Time|за часом на островах Вануату|Вануату|वनुआतू समय|heure du Vanuatu|Vanuatu-Zeit|hora de Vanuatu
America/Caracas|Venezuela Time|за часом у Венесуелі|Венесуэла|वेनेज़ुएला समय|heure du Venezuela|Venezuela-Zeit|hora de Venezuela
Asia/Ust-Nera Asia/Vladivostok|Vladivostok Time|за владивостоцьким часом|Владивосток|व्लादिवोस्तोक समय|heure de Vladivostok|Wladiwostoker Zeit|hora de Vladivostok
Antarctica/Vostok|Vostok Time|за часом на станції Восток|Восток|वोस्तोक समय|heure de Vostok|Wostok-Zeit|hora de Vostok
Pacific/Wake|Wake Island Time|за часом на острові Вейк|Уэйк|वेक द्वीप समय|heure de l’île Wake|Wake-Insel-Zeit|hora de la isla Wake
Pacific/Wallis|Wallis & Futuna Time|за часом на островах Уолліс і Футуна|Уоллис и Футуна|वालिस और फ़्यूचूना समय|heure de Wallis-et-Futuna|Wallis-und-Futuna-Zeit|hora de Wallis y Futuna
Asia/Chita Asia/Khandyga Asia/Yakutsk|Yakutsk Time|за якутським часом|Якутск|याकुत्स्क समय|heure de Iakoutsk|Jakutsker Zeit|hora de Yakutsk
Asia/Yekaterinburg|Yekaterinburg Time|за єкатеринбурзьким часом|Екатеринбург|येकातेरिनबर्ग समय|heure d’Ekaterinbourg|Jekaterinburger Zeit|hora de Ekaterimburgo
America/Dawson America/Whitehorse Canada/Yukon|Yukon Time|за стандартним часом на Юконі|Юкон|युकॉन समय|heure normale du Yukon|Yukon-Zeit|hora de Yukón
`;
