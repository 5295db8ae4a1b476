/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock.
 */
export const zones = `
America/Eirunepe|Acre-Zeit
Asia/Kabul|Afghanistan-Zeit
Africa/Blantyre|Zentralafrikanische Zeit
Africa/Addis_Ababa|Ostafrikanische Zeit
Africa/Johannesburg|Südafrikanische Zeit
Africa/Bangui|Westafrikanische Zeit
America/Anchorage|Alaska-Zeit
America/Boa_Vista|Amazonas-Zeit
America/Bahia_Banderas|Nordamerikanische Zentralzeit
America/Atikokan|Nordamerikanische Ostküstenzeit
America/Boise|Rocky-Mountains-Zeit
America/Ensenada|Nordamerikanische Westküstenzeit
Pacific/Apia|Apia-Zeit
Asia/Aden|Arabische Zeit
America/Argentina/Buenos_Aires|Argentinische Zeit
Asia/Yerevan|Armenische Zeit
America/Anguilla|Atlantik-Zeit
Australia/Adelaide|Zentralaustralische Zeit
Australia/Eucla|Zentral-/Westaustralische Zeit
Antarctica/Macquarie|Ostaustralische Zeit
Antarctica/Casey|Westaustralische Zeit
Asia/Baku|Aserbaidschanische Zeit
Atlantic/Azores|Azoren-Zeit
Asia/Dacca|Bangladesch-Zeit
Asia/Thimbu|Bhutan-Zeit
America/La_Paz|Bolivianische Zeit
America/Araguaina|Brasília-Zeit
Asia/Brunei|Brunei-Darussalam-Zeit
Atlantic/Cape_Verde|Cabo-Verde-Zeit
Pacific/Guam|Chamorro-Zeit
NZ-CHAT|Chatham-Zeit
America/Santiago|Chilenische Zeit
Asia/Chongqing|Chinesische Zeit
Indian/Christmas|Weihnachtsinsel-Zeit
Indian/Cocos|Kokosinseln-Zeit
America/Bogota|Kolumbianische Zeit
Pacific/Rarotonga|Cookinseln-Zeit
America/Havana|Kubanische Zeit
Antarctica/Davis|Davis-Zeit
Antarctica/DumontDUrville|Dumont-d’Urville-Zeit
Asia/Dili|Osttimor-Zeit
Chile/EasterIsland|Osterinsel-Zeit
America/Guayaquil|Ecuadorianische Zeit
Africa/Algiers|Mitteleuropäische Zeit
Africa/Cairo|Osteuropäische Zeit
Atlantic/Canary|Westeuropäische Zeit
Atlantic/Stanley|Falklandinseln-Zeit
Pacific/Fiji|Fidschi-Zeit
America/Cayenne|Französisch-Guayana-Zeit
Indian/Kerguelen|Französische-Süd-und-Antarktisgebiete-Zeit
Africa/Abidjan|Mittlere Greenwich-Zeit
Pacific/Galapagos|Galapagos-Zeit
Pacific/Gambier|Gambier-Zeit
Asia/Tbilisi|Georgische Zeit
Pacific/Tarawa|Gilbert-Inseln-Zeit
Asia/Dubai|Golf-Zeit
America/Guyana|Guyana-Zeit
HST|Hawaii-Aleuten-Normalzeit
America/Adak|Hawaii-Aleuten-Zeit
Asia/Hong_Kong|Hongkong-Zeit
Asia/Hovd|Chowd-Zeit
Asia/Calcutta|Indische Normalzeit
Indian/Chagos|Indischer-Ozean-Zeit
Asia/Bangkok|Indochina-Zeit
Asia/Makassar|Zentralindonesische Zeit
Asia/Jayapura|Ostindonesische Zeit
Asia/Jakarta|Westindonesische Zeit
Asia/Tehran|Iranische Zeit
Asia/Irkutsk|Irkutsker Zeit
Asia/Jerusalem|Israelische Zeit
Asia/Tokyo|Japanische Zeit
Asia/Anadyr|Kamtschatka-Zeit
Asia/Almaty|Kasachische Zeit
Asia/Pyongyang|Koreanische Zeit
Pacific/Kosrae|Kosrae-Zeit
Asia/Barnaul|Krasnojarsker Zeit
Asia/Bishkek|Kirgisische Zeit
Pacific/Kiritimati|Linieninseln-Zeit
Australia/LHI|Lord-Howe-Zeit
Asia/Magadan|Magadan-Zeit
Asia/Kuala_Lumpur|Malaysische Zeit
Indian/Maldives|Malediven-Zeit
Pacific/Marquesas|Marquesas-Zeit
Kwajalein|Marshallinseln-Zeit
Indian/Mauritius|Mauritius-Zeit
Antarctica/Mawson|Mawson-Zeit
America/Hermosillo|Mexikanische Pazifikzeit
Asia/Choibalsan|Ulaanbaatar-Zeit
Europe/Kirov|Moskauer Zeit
Asia/Rangoon|Myanmar-Zeit
Pacific/Nauru|Nauru-Zeit
Asia/Kathmandu|Nepalesische Zeit
Pacific/Noumea|Neukaledonische Zeit
Antarctica/McMurdo|Neuseeland-Zeit
America/St_Johns|Neufundland-Zeit
Pacific/Niue|Niue-Zeit
Pacific/Norfolk|Norfolkinsel-Zeit
America/Noronha|Fernando-de-Noronha-Zeit
Asia/Omsk|Omsker Zeit
Asia/Karachi|Pakistanische Zeit
Pacific/Palau|Palau-Zeit
Pacific/Port_Moresby|Papua-Neuguinea-Zeit
America/Asuncion|Paraguayische Zeit
America/Lima|Peruanische Zeit
Asia/Manila|Philippinische Zeit
Pacific/Enderbury|Phoenixinseln-Zeit
America/Miquelon|St.-Pierre-und-Miquelon-Zeit
Pacific/Pitcairn|Pitcairninseln-Zeit
Pacific/Pohnpei|Pohnpei-Zeit
Indian/Reunion|Réunion-Zeit
Antarctica/Rothera|Rothera-Zeit
Europe/Astrakhan|Samara-Zeit
Pacific/Midway|Samoa-Zeit
Indian/Mahe|Seychellen-Zeit
Asia/Singapore|Singapurische Normalzeit
Pacific/Guadalcanal|Salomonen-Zeit
Atlantic/South_Georgia|Südgeorgische Zeit
America/Paramaribo|Suriname-Zeit
Antarctica/Syowa|Syowa-Zeit
Pacific/Tahiti|Tahiti-Zeit
Asia/Taipei|Taipeh-Zeit
Asia/Dushanbe|Tadschikische Zeit
Pacific/Fakaofo|Tokelau-Zeit
Pacific/Tongatapu|Tongaische Zeit
Pacific/Chuuk|Chuuk-Zeit
Asia/Istanbul|Türkische Zeit
Asia/Ashgabat|Turkmenistan-Zeit
Pacific/Funafuti|Tuvalu-Zeit
America/Montevideo|Uruguayische Zeit
Asia/Samarkand|Usbekische Zeit
Pacific/Efate|Vanuatu-Zeit
America/Caracas|Venezuela-Zeit
Asia/Ust-Nera|Wladiwostoker Zeit
Antarctica/Vostok|Wostok-Zeit
Pacific/Wake|Wake-Insel-Zeit
Pacific/Wallis|Wallis-und-Futuna-Zeit
Asia/Chita|Jakutsker Zeit
Asia/Yekaterinburg|Jekaterinburger Zeit
America/Dawson|Yukon-Zeit
`;
