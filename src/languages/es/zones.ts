/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock.
 */
export const zones = `
America/Eirunepe|Hora de Acre
Asia/Kabul|hora de Afganistán
Africa/Blantyre|hora de África central
Africa/Addis_Ababa|hora de África oriental
Africa/Johannesburg|hora de Sudáfrica
Africa/Bangui|hora de África occidental
America/Anchorage|hora de Alaska
America/Boa_Vista|hora del Amazonas
America/Bahia_Banderas|hora central
America/Atikokan|hora oriental
America/Boise|hora de las Montañas Rocosas
America/Ensenada|hora del Pacífico
Pacific/Apia|hora de Apia
Asia/Aden|hora de Arabia
America/Argentina/Buenos_Aires|hora de Argentina
Asia/Yerevan|hora de Armenia
America/Anguilla|hora del Atlántico
Australia/Adelaide|hora de Australia central
Australia/Eucla|hora de Australia centroccidental
Antarctica/Macquarie|hora de Australia oriental
Antarctica/Casey|hora de Australia occidental
Asia/Baku|hora de Azerbaiyán
Atlantic/Azores|hora de las Azores
Asia/Dacca|hora de Bangladés
Asia/Thimbu|hora de Bután
America/La_Paz|hora de Bolivia
America/Araguaina|hora de Brasilia
Asia/Brunei|hora de Brunéi
Atlantic/Cape_Verde|hora de Cabo Verde
Pacific/Guam|hora estándar de Chamorro
NZ-CHAT|hora de Chatham
America/Santiago|hora de Chile
Asia/Chongqing|hora de China
Indian/Christmas|hora de la Isla de Navidad
Indian/Cocos|hora de las Islas Cocos
America/Bogota|hora de Colombia
Pacific/Rarotonga|hora de las Islas Cook
America/Havana|hora de Cuba
Antarctica/Davis|hora de Davis
Antarctica/DumontDUrville|hora de Dumont-d’Urville
Asia/Dili|hora de Timor Oriental
Chile/EasterIsland|hora de la isla de Pascua
America/Guayaquil|hora de Ecuador
Africa/Algiers|hora de Europa central
Africa/Cairo|hora de Europa oriental
Atlantic/Canary|hora de Europa occidental
Atlantic/Stanley|hora de las islas Malvinas
Pacific/Fiji|hora de Fiyi
America/Cayenne|hora de la Guayana Francesa
Indian/Kerguelen|hora de Antártida y Territorios Australes Franceses
Africa/Abidjan|hora del meridiano de Greenwich
Pacific/Galapagos|hora de Galápagos
Pacific/Gambier|hora de Gambier
Asia/Tbilisi|hora de Georgia
Pacific/Tarawa|hora de las islas Gilbert
Asia/Dubai|hora estándar del Golfo
America/Guyana|hora de Guyana
HST|hora estándar de Hawái-Aleutianas
America/Adak|hora de Hawái-Aleutianas
Asia/Hong_Kong|hora de Hong Kong
Asia/Hovd|hora de Hovd
Asia/Calcutta|hora estándar de la India
Indian/Chagos|hora del océano Índico
Asia/Bangkok|hora de Indochina
Asia/Makassar|hora de Indonesia central
Asia/Jayapura|hora de Indonesia oriental
Asia/Jakarta|hora de Indonesia occidental
Asia/Tehran|hora de Irán
Asia/Irkutsk|hora de Irkutsk
Asia/Jerusalem|hora de Israel
Asia/Tokyo|hora de Japón
Asia/Anadyr|hora de Kamchatka
Asia/Almaty|hora de Kazajistán
Asia/Pyongyang|hora de Corea
Pacific/Kosrae|hora de Kosrae
Asia/Barnaul|hora de Krasnoyarsk
Asia/Bishkek|hora de Kirguistán
Pacific/Kiritimati|hora de las Espóradas Ecuatoriales
Australia/LHI|hora de Lord Howe
Asia/Magadan|hora de Magadán
Asia/Kuala_Lumpur|hora de Malasia
Indian/Maldives|hora de Maldivas
Pacific/Marquesas|hora de Marquesas
Kwajalein|hora de las Islas Marshall
Indian/Mauritius|hora de Mauricio
Antarctica/Mawson|hora de Mawson
America/Hermosillo|hora del Pacífico de México
Asia/Choibalsan|hora de Ulán Bator
Europe/Kirov|hora de Moscú
Asia/Rangoon|hora de Myanmar
Pacific/Nauru|hora de Nauru
Asia/Kathmandu|hora de Nepal
Pacific/Noumea|hora de Nueva Caledonia
Antarctica/McMurdo|hora de Nueva Zelanda
America/St_Johns|hora de Terranova
Pacific/Niue|hora de Niue
Pacific/Norfolk|hora de la isla Norfolk
America/Noronha|hora de Fernando de Noronha
Asia/Omsk|hora de Omsk
Asia/Karachi|hora de Pakistán
Pacific/Palau|hora de Palaos
Pacific/Port_Moresby|hora de Papúa Nueva Guinea
America/Asuncion|hora de Paraguay
America/Lima|hora de Perú
Asia/Manila|hora de Filipinas
Pacific/Enderbury|hora de las Islas Fénix
America/Miquelon|hora de San Pedro y Miquelón
Pacific/Pitcairn|hora de Pitcairn
Pacific/Pohnpei|hora de Pohnpei
Indian/Reunion|hora de Reunión
Antarctica/Rothera|hora de Rothera
Europe/Astrakhan|hora de Samara
Pacific/Midway|hora de Samoa
Indian/Mahe|hora de Seychelles
Asia/Singapore|hora de Singapur
Pacific/Guadalcanal|hora de las Islas Salomón
Atlantic/South_Georgia|hora de Georgia del Sur
America/Paramaribo|hora de Surinam
Antarctica/Syowa|hora de Syowa
Pacific/Tahiti|hora de Tahití
Asia/Taipei|hora de Taipéi
Asia/Dushanbe|hora de Tayikistán
Pacific/Fakaofo|hora de Tokelau
Pacific/Tongatapu|hora de Tonga
Pacific/Chuuk|hora de Chuuk
Asia/Istanbul|Hora de Turquía
Asia/Ashgabat|hora de Turkmenistán
Pacific/Funafuti|hora de Tuvalu
America/Montevideo|hora de Uruguay
Asia/Samarkand|hora de Uzbekistán
Pacific/Efate|hora de Vanuatu
America/Caracas|hora de Venezuela
Asia/Ust-Nera|hora de Vladivostok
Antarctica/Vostok|hora de Vostok
Pacific/Wake|hora de la isla Wake
Pacific/Wallis|hora de Wallis y Futuna
Asia/Chita|hora de Yakutsk
Asia/Yekaterinburg|hora de Ekaterimburgo
America/Dawson|hora de Yukón
`;
