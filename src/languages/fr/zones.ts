/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock.
 */
export const zones = `
America/Eirunepe|heure de l’Acre
Asia/Kabul|heure de l’Afghanistan
Africa/Blantyre|heure normale d’Afrique centrale
Africa/Addis_Ababa|heure normale d’Afrique de l’Est
Africa/Johannesburg|heure normale d’Afrique méridionale
Africa/Bangui|heure d’Afrique de l’Ouest
America/Anchorage|heure de l’Alaska
America/Boa_Vista|heure de l’Amazonie
America/Bahia_Banderas|heure du centre nord-américain
America/Atikokan|heure de l’Est nord-américain
America/Boise|heure des Rocheuses
America/Ensenada|heure du Pacifique nord-américain
Pacific/Apia|heure d’Apia
Asia/Aden|heure de l’Arabie
America/Argentina/Buenos_Aires|heure de l’Argentine
Asia/Yerevan|heure de l’Arménie
America/Anguilla|heure de l’Atlantique
Australia/Adelaide|heure du centre de l’Australie
Australia/Eucla|heure du centre-ouest de l’Australie
Antarctica/Macquarie|heure de l’Est de l’Australie
Antarctica/Casey|heure de l’Ouest de l’Australie
Asia/Baku|heure de l’Azerbaïdjan
Atlantic/Azores|heure des Açores
Asia/Dacca|heure du Bangladesh
Asia/Thimbu|heure du Bhoutan
America/La_Paz|heure de Bolivie
America/Araguaina|heure de Brasilia
Asia/Brunei|heure du Brunei
Atlantic/Cape_Verde|heure du Cap-Vert
Pacific/Guam|heure des Chamorro
NZ-CHAT|heure des îles Chatham
America/Santiago|heure du Chili
Asia/Chongqing|heure de la Chine
Indian/Christmas|heure de l’île Christmas
Indian/Cocos|heure des îles Cocos
America/Bogota|heure de Colombie
Pacific/Rarotonga|heure des îles Cook
America/Havana|heure de Cuba
Antarctica/Davis|heure de Davis
Antarctica/DumontDUrville|heure de Dumont-d’Urville
Asia/Dili|heure du Timor oriental
Chile/EasterIsland|heure de l’île de Pâques
America/Guayaquil|heure de l’Équateur
Africa/Algiers|heure d’Europe centrale
Africa/Cairo|heure d’Europe de l’Est
Atlantic/Canary|heure d’Europe de l’Ouest
Atlantic/Stanley|heure des îles Malouines
Pacific/Fiji|heure des îles Fidji
America/Cayenne|heure de la Guyane française
Indian/Kerguelen|heure des Terres australes et antarctiques françaises
Africa/Abidjan|heure moyenne de Greenwich
Pacific/Galapagos|heure des îles Galápagos
Pacific/Gambier|heure des îles Gambier
Asia/Tbilisi|heure de la Géorgie
Pacific/Tarawa|heure des îles Gilbert
Asia/Dubai|heure du Golfe
America/Guyana|heure du Guyana
HST|heure normale d’Hawaï - Aléoutiennes
America/Adak|heure d’Hawaï - Aléoutiennes
Asia/Hong_Kong|heure de Hong Kong
Asia/Hovd|heure de Hovd
Asia/Calcutta|heure de l’Inde
Indian/Chagos|heure de l’Océan Indien
Asia/Bangkok|heure d’Indochine
Asia/Makassar|heure du Centre indonésien
Asia/Jayapura|heure de l’Est indonésien
Asia/Jakarta|heure de l’Ouest indonésien
Asia/Tehran|heure de l’Iran
Asia/Irkutsk|heure d’Irkoutsk
Asia/Jerusalem|heure d’Israël
Asia/Tokyo|heure du Japon
Asia/Anadyr|heure de Petropavlovsk-Kamchatski
Asia/Almaty|heure du Kazakhstan
Asia/Pyongyang|heure de la Corée
Pacific/Kosrae|heure de Kosrae
Asia/Barnaul|heure de Krasnoïarsk
Asia/Bishkek|heure du Kirghizistan
Pacific/Kiritimati|heure des îles de la Ligne
Australia/LHI|heure de Lord Howe
Asia/Magadan|heure de Magadan
Asia/Kuala_Lumpur|heure de la Malaisie
Indian/Maldives|heure des Maldives
Pacific/Marquesas|heure des îles Marquises
Kwajalein|heure des îles Marshall
Indian/Mauritius|heure de Maurice
Antarctica/Mawson|heure de Mawson
America/Hermosillo|heure du Pacifique mexicain
Asia/Choibalsan|heure d’Oulan-Bator
Europe/Kirov|heure de Moscou
Asia/Rangoon|heure du Myanmar
Pacific/Nauru|heure de Nauru
Asia/Kathmandu|heure du Népal
Pacific/Noumea|heure de la Nouvelle-Calédonie
Antarctica/McMurdo|heure de la Nouvelle-Zélande
America/St_Johns|heure de Terre-Neuve
Pacific/Niue|heure de Niue
Pacific/Norfolk|heure de l’île Norfolk
America/Noronha|heure de Fernando de Noronha
Asia/Omsk|heure de Omsk
Asia/Karachi|heure du Pakistan
Pacific/Palau|heure des Palaos
Pacific/Port_Moresby|heure de la Papouasie-Nouvelle-Guinée
America/Asuncion|heure du Paraguay
America/Lima|heure du Pérou
Asia/Manila|heure des Philippines
Pacific/Enderbury|heure des îles Phoenix
America/Miquelon|heure de Saint-Pierre-et-Miquelon
Pacific/Pitcairn|heure des îles Pitcairn
Pacific/Pohnpei|heure de l’île de Pohnpei
Indian/Reunion|heure de La Réunion
Antarctica/Rothera|heure de Rothera
Europe/Astrakhan|heure de Samara
Pacific/Midway|heure des Samoa
Indian/Mahe|heure des Seychelles
Asia/Singapore|heure de Singapour
Pacific/Guadalcanal|heure des îles Salomon
Atlantic/South_Georgia|heure de Géorgie du Sud
America/Paramaribo|heure du Suriname
Antarctica/Syowa|heure de Syowa
Pacific/Tahiti|heure de Tahiti
Asia/Taipei|heure de Taipei
Asia/Dushanbe|heure du Tadjikistan
Pacific/Fakaofo|heure de Tokelau
Pacific/Tongatapu|heure des Tonga
Pacific/Chuuk|heure de Chuuk
Asia/Istanbul|heure de Turquie
Asia/Ashgabat|heure du Turkménistan
Pacific/Funafuti|heure des Tuvalu
America/Montevideo|heure de l’Uruguay
Asia/Samarkand|heure de l’Ouzbékistan
Pacific/Efate|heure du Vanuatu
America/Caracas|heure du Venezuela
Asia/Ust-Nera|heure de Vladivostok
Antarctica/Vostok|heure de Vostok
Pacific/Wake|heure de l’île Wake
Pacific/Wallis|heure de Wallis-et-Futuna
Asia/Chita|heure de Iakoutsk
Asia/Yekaterinburg|heure d’Ekaterinbourg
America/Dawson|heure normale du Yukon
`;
