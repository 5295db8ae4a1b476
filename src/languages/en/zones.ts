/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock.
 */
export const zones = `
America/Eirunepe|Acre Time
Asia/Kabul|Afghanistan Time
Africa/Blantyre|Central Africa Time
Africa/Addis_Ababa|East Africa Time
Africa/Johannesburg|South Africa Standard Time
Africa/Bangui|West Africa Time
America/Anchorage|Alaska Time
America/Boa_Vista|Amazon Time
America/Bahia_Banderas|Central Time
America/Atikokan|Eastern Time
America/Boise|Mountain Time
America/Ensenada|Pacific Time
Pacific/Apia|Samoa Time
Asia/Aden|Arabian Time
America/Argentina/Buenos_Aires|Argentina Time
Asia/Yerevan|Armenia Time
America/Anguilla|Atlantic Time
Australia/Adelaide|Australian Central Time
Australia/Eucla|Australian Central Western Time
Antarctica/Macquarie|Australian Eastern Time
Antarctica/Casey|Australian Western Time
Asia/Baku|Azerbaijan Time
Atlantic/Azores|Azores Time
Asia/Dacca|Bangladesh Time
Asia/Thimbu|Bhutan Time
America/La_Paz|Bolivia Time
America/Araguaina|Brasilia Time
Asia/Brunei|Brunei Time
Atlantic/Cape_Verde|Cape Verde Time
Pacific/Guam|Chamorro Standard Time
NZ-CHAT|Chatham Time
America/Santiago|Chile Time
Asia/Chongqing|China Time
Indian/Christmas|Christmas Island Time
Indian/Cocos|Cocos Islands Time
America/Bogota|Colombia Time
Pacific/Rarotonga|Cook Islands Time
America/Havana|Cuba Time
Antarctica/Davis|Davis Time
Antarctica/DumontDUrville|Dumont d’Urville Time
Asia/Dili|Timor-Leste Time
Chile/EasterIsland|Easter Island Time
America/Guayaquil|Ecuador Time
Africa/Algiers|Central European Time
Africa/Cairo|Eastern European Time
Atlantic/Canary|Western European Time
Atlantic/Stanley|Falkland Islands Time
Pacific/Fiji|Fiji Time
America/Cayenne|French Guiana Time
Indian/Kerguelen|French Southern & Antarctic Time
Africa/Abidjan|Greenwich Mean Time
Pacific/Galapagos|Galapagos Time
Pacific/Gambier|Gambier Time
Asia/Tbilisi|Georgia Time
Pacific/Tarawa|Gilbert Islands Time
America/Godthab|Greenland Time
Asia/Dubai|Gulf Standard Time
America/Guyana|Guyana Time
HST|Hawaii-Aleutian Standard Time
America/Adak|Hawaii-Aleutian Time
Asia/Hong_Kong|Hong Kong Time
Asia/Hovd|Khovd Time
Asia/Calcutta|India Standard Time
Indian/Chagos|Indian Ocean Time
Asia/Bangkok|Indochina Time
Asia/Makassar|Central Indonesia Time
Asia/Jayapura|Eastern Indonesia Time
Asia/Jakarta|Western Indonesia Time
Asia/Tehran|Iran Time
Asia/Irkutsk|Irkutsk Time
Asia/Jerusalem|Israel Time
Asia/Tokyo|Japan Time
Asia/Anadyr|Kamchatka Time
Asia/Almaty|Kazakhstan Time
Asia/Pyongyang|Korean Time
Pacific/Kosrae|Kosrae Time
Asia/Barnaul|Krasnoyarsk Time
Asia/Bishkek|Kyrgyzstan Time
Pacific/Kiritimati|Line Islands Time
Australia/LHI|Lord Howe Time
Asia/Magadan|Magadan Time
Asia/Kuala_Lumpur|Malaysia Time
Indian/Maldives|Maldives Time
Pacific/Marquesas|Marquesas Time
Kwajalein|Marshall Islands Time
Indian/Mauritius|Mauritius Time
Antarctica/Mawson|Mawson Time
America/Hermosillo|Mexican Pacific Time
Asia/Choibalsan|Ulaanbaatar Time
Europe/Kirov|Moscow Time
Asia/Rangoon|Myanmar Time
Pacific/Nauru|Nauru Time
Asia/Kathmandu|Nepal Time
Pacific/Noumea|New Caledonia Time
Antarctica/McMurdo|New Zealand Time
America/St_Johns|Newfoundland Time
Pacific/Niue|Niue Time
Pacific/Norfolk|Norfolk Island Time
America/Noronha|Fernando de Noronha Time
Asia/Omsk|Omsk Time
Asia/Karachi|Pakistan Time
Pacific/Palau|Palau Time
Pacific/Port_Moresby|Papua New Guinea Time
America/Asuncion|Paraguay Time
America/Lima|Peru Time
Asia/Manila|Philippine Time
Pacific/Enderbury|Phoenix Islands Time
America/Miquelon|St. Pierre & Miquelon Time
Pacific/Pitcairn|Pitcairn Time
Pacific/Pohnpei|Pohnpei Time
Indian/Reunion|Réunion Time
Antarctica/Rothera|Rothera Time
Europe/Astrakhan|Samara Time
Pacific/Midway|American Samoa Time
Indian/Mahe|Seychelles Time
Asia/Singapore|Singapore Standard Time
Pacific/Guadalcanal|Solomon Islands Time
Atlantic/South_Georgia|South Georgia Time
America/Paramaribo|Suriname Time
Antarctica/Syowa|Syowa Time
Pacific/Tahiti|Tahiti Time
Asia/Taipei|Taiwan Time
Asia/Dushanbe|Tajikistan Time
Pacific/Fakaofo|Tokelau Time
Pacific/Tongatapu|Tonga Time
Pacific/Chuuk|Chuuk Time
Asia/Istanbul|Türkiye Time
Asia/Ashgabat|Turkmenistan Time
Pacific/Funafuti|Tuvalu Time
America/Montevideo|Uruguay Time
Asia/Samarkand|Uzbekistan Time
Pacific/Efate|Vanuatu Time
America/Caracas|Venezuela Time
Asia/Ust-Nera|Vladivostok Time
Antarctica/Vostok|Vostok Time
Pacific/Wake|Wake Island Time
Pacific/Wallis|Wallis & Futuna Time
Asia/Chita|Yakutsk Time
Asia/Yekaterinburg|Yekaterinburg Time
America/Dawson|Yukon Time
`;
