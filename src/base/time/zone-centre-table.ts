/*
 * Made by `npm run zones:centres` from the populations and coordinates of GeoNames (https://www.geonames.org, CC BY 4.0),
 * changed: reduced to one mean place and its reach for each time zone. Zones without a town have the coordinates of zone.tab, which is
 * in the public domain.
 */

/**
 * The centre of the people of each zone: latitude and longitude in tenths of a degree; none where nobody lives. Then how
 * many minutes earlier and later than there the Sun comes up by longitude alone where 98 of 100 people live, if it is any.
 */
export const ZONE_CENTRES = `
Africa/Abidjan 61 -47 5 12
Africa/Accra 63 -9 8 8
Africa/Addis_Ababa 93 387 14 16
Africa/Algiers 357 37 18 20
Africa/Asmara 153 390 15 6
Africa/Bamako 131 -70 34 18
Africa/Bangui 55 187 31 14
Africa/Banjul 134 -163 10 2
Africa/Bissau 119 -155 5 3
Africa/Blantyre -143 343 4 4
Africa/Brazzaville -42 142 7 9
Africa/Bujumbura -33 296 4 2
Africa/Cairo 299 312 7 5
Africa/Casablanca 334 -68 20 13
Africa/Ceuta 359 -54
Africa/Conakry 96 -131 17 2
Africa/Dakar 147 -169 14 2
Africa/Dar_es_Salaam -60 363 14 23
Africa/Djibouti 116 431 1 3
Africa/Douala 57 114 15 9
Africa/El_Aaiun 241 -157 9 1
Africa/Freetown 83 -117 5 6
Africa/Gaborone -233 258 8 17
Africa/Harare -185 305 9 13
Africa/Johannesburg -288 269 20 34
Africa/Juba 69 299 11 10
Africa/Kampala 6 322 8 10
Africa/Khartoum 146 319 21 38
Africa/Kigali -20 297 3 2
Africa/Kinshasa -39 157 23 11
Africa/Lagos 81 62 28 11
Africa/Libreville -1 100 15 5
Africa/Lome 71 11 2 4
Africa/Luanda -98 139 26 7
Africa/Lubumbashi -60 258 18 21
Africa/Lusaka -141 282 18 20
Africa/Malabo 29 94 8 15
Africa/Maputo -215 349 23 10
Africa/Maseru -295 277 5 2
Africa/Mbabane -265 314 2 2
Africa/Mogadishu 37 450 19 11
Africa/Monrovia 64 -105 11 1
Africa/Nairobi -13 370 12 10
Africa/Ndjamena 109 175 19 13
Africa/Niamey 141 50 30 14
Africa/Nouakchott 179 -147 30 5
Africa/Ouagadougou 122 -20 15 9
Africa/Porto-Novo 78 23 4 3
Africa/Sao_Tome 4 67 3 0
Africa/Tripoli 319 156 33 18
Africa/Tunis 357 101 4 8
Africa/Windhoek -217 171 29 11
America/Adak 519 -1767
America/Anchorage 618 -1497 16 28
America/Anguilla 182 -631
America/Antigua 171 -618
America/Araguaina -99 -483 7 3
America/Argentina/Buenos_Aires -349 -585 4 15
America/Argentina/Catamarca -374 -663 5 21
America/Argentina/Cordoba -306 -612 28 14
America/Argentina/Jujuy -240 -652 3 2
America/Argentina/La_Rioja -294 -669 5 5
America/Argentina/Mendoza -339 -684 0 2
America/Argentina/Rio_Gallegos -503 -693 14 12
America/Argentina/Salta -335 -663 13 20
America/Argentina/San_Juan -315 -685 1 4
America/Argentina/San_Luis -333 -659 4 2
America/Argentina/Tucuman -269 -652 0 2
America/Argentina/Ushuaia -543 -680 3 1
America/Aruba 125 -700
America/Asuncion -253 -571 10 11
America/Atikokan 488 -916
America/Bahia -131 -394 5 22
America/Bahia_Banderas 208 -1053 0 1
America/Barbados 131 -596
America/Belem -20 -490 9 11
America/Belize 175 -884 1 3
America/Blanc-Sablon 514 -571
America/Boa_Vista 28 -607
America/Bogota 59 -750 10 10
America/Boise 434 -1149 13 8
America/Cambridge_Bay 685 -1064 42 35
America/Campo_Grande -207 -548 15 11
America/Cancun 205 -873 2 6
America/Caracas 100 -677 20 18
America/Cayenne 50 -527 4 7
America/Cayman 193 -813 1 0
America/Chicago 364 -931 28 35
America/Chihuahua 284 -1064 6 7
America/Ciudad_Juarez 317 -1065 1 6
America/Coral_Harbour 488 -916
America/Costa_Rica 100 -842 4 6
America/Coyhaique -456 -723 2 2
America/Creston 491 -1165
America/Cuiaba -152 -558 14 19
America/Curacao 121 -689 0 1
America/Danmarkshavn 768 -187
America/Dawson 641 -1394
America/Dawson_Creek 560 -1207 2 4
America/Denver 392 -1074 17 26
America/Detroit 428 -840 5 12
America/Dominica 154 -614 1 0
America/Edmonton 523 -1138 15 20
America/Eirunepe -56 -701
America/El_Salvador 137 -891 5 3
America/Fort_Nelson 588 -1227
America/Fortaleza -49 -395 19 26
America/Glace_Bay 461 -602 1 5
America/Goose_Bay 533 -604
America/Grand_Turk 215 -711
America/Grenada 121 -617 1 0
America/Guadeloupe 162 -615 1 1
America/Guatemala 148 -907 5 5
America/Guayaquil -14 -794 6 6
America/Guyana 66 -581 4 4
America/Halifax 449 -636 4 10
America/Havana 222 -802 21 14
America/Hermosillo 292 -1109 7 15
America/Indiana/Indianapolis 402 -860 4 6
America/Indiana/Knox 413 -866 0 1
America/Indiana/Marengo 383 -865
America/Indiana/Petersburg 385 -873
America/Indiana/Tell_City 379 -868
America/Indiana/Vevay 387 -851
America/Indiana/Vincennes 386 -872 2 1
America/Indiana/Winamac 411 -866
America/Inuvik 669 -1307 29 12
America/Iqaluit 649 -681 10 2
America/Jamaica 180 -769 2 5
America/Juneau 592 -1354
America/Kentucky/Louisville 382 -857 1 1
America/Kentucky/Monticello 368 -848
America/Kralendijk 146 -661 12 9
America/La_Paz -175 -653 17 11
America/Lima -111 -765 26 18
America/Los_Angeles 376 -1196 18 15
America/Lower_Princes 180 -631
America/Maceio -99 -364 4 6
America/Managua 123 -860 10 5
America/Manaus -32 -604 15 30
America/Marigot 181 -631
America/Martinique 146 -610 1 1
America/Matamoros 269 -988 5 8
America/Mazatlan 241 -1079 14 17
America/Menominee 458 -885 4 7
America/Merida 205 -898 7 8
America/Metlakatla 551 -1316
America/Mexico_City 195 -993 28 19
America/Miquelon 468 -562 0 1
America/Moncton 461 -661 6 9
America/Monterrey 255 -1012 12 17
America/Montevideo -342 -561 11 9
America/Montserrat 168 -622
America/Nassau 254 -776 10 6
America/New_York 382 -772 27 31
America/Nome 589 -1655 13 4
America/Noronha -38 -324
America/North_Dakota/Beulah 473 -1017 1 0
America/North_Dakota/Center 471 -1013
America/North_Dakota/New_Salem 468 -1009
America/Nuuk 655 -504 51 23
America/Ojinaga 296 -1045 2 2
America/Panama 88 -801 8 11
America/Paramaribo 58 -552 5 7
America/Phoenix 333 -1119 8 11
America/Port-au-Prince 186 -725 3 6
America/Port_of_Spain 104 -614 3 1
America/Porto_Velho -102 -627 10 5
America/Puerto_Rico 183 -663 3 4
America/Punta_Arenas -532 -709 2 0
America/Rankin_Inlet 628 -921
America/Recife -81 -354 2 19
America/Regina 514 -1053 13 5
America/Resolute 747 -948
America/Rio_Branco -94 -691 8 15
America/Santarem -25 -550 10 4
America/Santiago -334 -712 9 9
America/Santo_Domingo 188 -701 7 6
America/Sao_Paulo -229 -469 26 30
America/Scoresbysund 705 -220
America/Sitka 562 -1335 7 7
America/St_Barthelemy 179 -628
America/St_Johns 479 -540 5 21
America/St_Kitts 173 -627 1 1
America/St_Lucia 139 -610
America/St_Thomas 183 -649
America/St_Vincent 132 -612
America/Swift_Current 514 -1083 5 7
America/Tegucigalpa 148 -875 7 6
America/Thule 766 -688
America/Tijuana 324 -1164 6 3
America/Toronto 449 -769 34 30
America/Tortola 184 -646
America/Vancouver 495 -1225 17 24
America/Virgin 183 -649
America/Whitehorse 607 -1348 24 11
America/Winnipeg 500 -972 18 16
America/Yakutat 595 -1397
Antarctica/McMurdo -778 1667
Antarctica/South_Pole
Arctic/Longyearbyen 770 89 27 70
Asia/Aden 146 445 18 6
Asia/Almaty 470 751 36 29
Asia/Amman 319 358 4 1
Asia/Anadyr 664 1768 49 41
Asia/Aqtau 437 520 13 7
Asia/Aqtobe 499 575 15 6
Asia/Ashgabat 393 606 18 25
Asia/Atyrau 473 520 7 11
Asia/Baghdad 337 446 13 8
Asia/Bahrain 262 506
Asia/Baku 403 486 6 13
Asia/Bangkok 153 1018 21 14
Asia/Barnaul 528 835 14 19
Asia/Beirut 338 355 2 1
Asia/Bishkek 421 742 17 19
Asia/Brunei 48 1146 2 1
Asia/Chita 517 1148 20 23
Asia/Colombo 72 802 7 1
Asia/Damascus 349 370 15 5
Asia/Dhaka 235 904 6 8
Asia/Dili -86 1258 5 6
Asia/Dubai 250 552 5 6
Asia/Dushanbe 386 691 10 4
Asia/Famagusta 352 337 3 3
Asia/Gaza 314 344 0 1
Asia/Hebron 320 352 1 1
Asia/Ho_Chi_Minh 115 1070 9 8
Asia/Hong_Kong 223 1142
Asia/Hovd 489 914 12 8
Asia/Irkutsk 534 1044 39 26
Asia/Jakarta -53 1072 27 40
Asia/Jayapura -24 1319 35 18
Asia/Jerusalem 323 350 2 2
Asia/Kabul 346 680 13 25
Asia/Kamchatka 535 1588 17 2
Asia/Karachi 292 704 17 15
Asia/Kathmandu 278 847 11 18
Asia/Khandyga 627 1356
Asia/Kolkata 217 784 55 30
Asia/Krasnoyarsk 566 924 20 23
Asia/Kuala_Lumpur 38 1019 8 7
Asia/Kuching 46 1154 13 16
Asia/Kuwait 292 481 0 1
Asia/Macau 222 1135
Asia/Magadan 603 1509 33 15
Asia/Makassar -43 1188 24 16
Asia/Manila 122 1224 15 10
Asia/Muscat 236 578 7 8
Asia/Nicosia 350 333 3 4
Asia/Novokuznetsk 548 865 8 6
Asia/Novosibirsk 550 824 6 26
Asia/Omsk 551 734 7 8
Asia/Oral 502 504 15 14
Asia/Phnom_Penh 119 1046 10 8
Asia/Pontianak -9 1108 14 8
Asia/Pyongyang 395 1265 15 6
Asia/Qatar 253 515 0 3
Asia/Qostanay 530 631 10 8
Asia/Qyzylorda 450 649 9 15
Asia/Riyadh 239 428 29 25
Asia/Sakhalin 479 1427 13 3
Asia/Samarkand 403 639 13 20
Asia/Seoul 366 1274 8 4
Asia/Shanghai 332 1155 56 55
Asia/Singapore 13 1038
Asia/Srednekolymsk 675 1537
Asia/Taipei 245 1212 2 4
Asia/Tashkent 410 701 9 9
Asia/Tbilisi 420 438 8 14
Asia/Tehran 345 514 37 25
Asia/Thimphu 273 900 6 4
Asia/Tokyo 357 1371 21 30
Asia/Tomsk 570 844 9 27
Asia/Ulaanbaatar 478 1057 30 38
Asia/Urumqi 433 857 31 39
Asia/Ust-Nera 646 1432
Asia/Vientiane 190 1031 15 11
Asia/Vladivostok 464 1340 27 10
Asia/Yakutsk 578 1267 27 61
Asia/Yangon 184 962 10 13
Asia/Yekaterinburg 567 604 65 28
Asia/Yerevan 403 447 7 4
Atlantic/Azores 382 -267 6 18
Atlantic/Bermuda 324 -647
Atlantic/Canary 283 -158 9 8
Atlantic/Cape_Verde 157 -240 4 4
Atlantic/Faroe 620 -68 2 2
Atlantic/Jan_Mayen
Atlantic/Madeira 327 -169 1 1
Atlantic/Reykjavik 643 -214 29 7
Atlantic/South_Georgia -543 -365
Atlantic/St_Helena -197 -104 19 16
Atlantic/Stanley -517 -579
Australia/Adelaide -349 1386 9 7
Australia/Brisbane -262 1520 6 26
Australia/Broken_Hill -320 1415
Australia/Darwin -142 1315 20 3
Australia/Eucla -317 1289
Australia/Hobart -422 1471 2 5
Australia/Lindeman -203 1490
Australia/Lord_Howe -315 1591
Australia/Melbourne -378 1449 8 10
Australia/Perth -317 1160 24 6
Australia/Sydney -337 1510 10 16
Europe/Amsterdam 521 52 7 5
Europe/Andorra 425 16 1 0
Europe/Astrakhan 472 471 6 5
Europe/Athens 386 234 19 11
Europe/Belgrade 443 206 7 5
Europe/Berlin 510 99 17 14
Europe/Bratislava 487 194 11 9
Europe/Brussels 508 44 6 6
Europe/Bucharest 456 254 13 17
Europe/Budapest 473 194 11 11
Europe/Busingen 477 87
Europe/Chisinau 472 287 5 6
Europe/Copenhagen 559 106 8 9
Europe/Dublin 531 -70 4 11
Europe/Gibraltar 361 -54
Europe/Guernsey 495 -25 1 1
Europe/Helsinki 620 249 20 14
Europe/Isle_of_Man 542 -45 0 1
Europe/Istanbul 397 320 45 19
Europe/Jersey 492 -21
Europe/Kaliningrad 547 207 7 3
Europe/Kirov 584 498 10 11
Europe/Kyiv 491 324 28 37
Europe/Lisbon 398 -87 7 3
Europe/Ljubljana 462 148 6 5
Europe/London 526 -15 11 18
Europe/Luxembourg 497 61 2 1
Europe/Madrid 403 -24 22 25
Europe/Malta 359 145 0 1
Europe/Mariehamn 602 201 4 2
Europe/Minsk 535 282 14 16
Europe/Monaco 437 74
Europe/Moscow 545 390 54 37
Europe/Oslo 610 96 56 18
Europe/Paris 470 27 20 27
Europe/Podgorica 426 192 4 3
Europe/Prague 499 154 12 11
Europe/Riga 568 242 14 13
Europe/Rome 428 122 24 19
Europe/Samara 547 511 12 11
Europe/San_Marino 439 125
Europe/Sarajevo 442 178 6 8
Europe/Saratov 516 462 12 12
Europe/Simferopol 450 342 9 5
Europe/Skopje 417 215 5 4
Europe/Sofia 428 250 12 9
Europe/Stockholm 588 157 24 15
Europe/Tallinn 591 253 9 11
Europe/Tirane 411 200 3 2
Europe/Ulyanovsk 542 483 6 6
Europe/Vaduz 472 95
Europe/Vatican 419 125
Europe/Vienna 477 145 9 19
Europe/Vilnius 551 240 9 12
Europe/Volgograd 490 445 10 9
Europe/Warsaw 517 194 15 18
Europe/Zagreb 452 163 11 11
Europe/Zurich 471 81 6 8
Iceland 643 -214 29 7
Indian/Antananarivo -191 475 11 15
Indian/Chagos -73 724
Indian/Christmas -104 1057
Indian/Cocos -122 968
Indian/Comoro -120 439 3 3
Indian/Kerguelen -493 702
Indian/Mahe -46 555 1 0
Indian/Maldives 36 734 1 2
Indian/Mauritius -202 576 1 1
Indian/Mayotte -128 452 0 1
Indian/Reunion -211 555 1 1
Pacific/Apia -138 -1719 1 3
Pacific/Auckland -397 1744 12 24
Pacific/Bougainville -62 1556 0 4
Pacific/Chatham -440 -1766
Pacific/Chuuk 79 1481 23 42
Pacific/Easter -271 -1094
Pacific/Efate -170 1680 5 4
Pacific/Fakaofo -90 -1719 3 2
Pacific/Fiji -177 1781 5 3
Pacific/Funafuti -81 1787 2 10
Pacific/Galapagos -8 -902 2 3
Pacific/Gambier -231 -1350
Pacific/Guadalcanal -93 1598 8 12
Pacific/Guam 135 1448 0 1
Pacific/Honolulu 211 -1575 10 8
Pacific/Kanton -28 -1717
Pacific/Kiritimati 22 -1576 1 7
Pacific/Kosrae 53 1630
Pacific/Kwajalein 91 1673
Pacific/Majuro 74 1706 5 33
Pacific/Marquesas -94 -1395 2 2
Pacific/Midway 282 -1774
Pacific/Nauru -5 1669
Pacific/Niue -191 -1699
Pacific/Norfolk -291 1680
Pacific/Noumea -219 1662 7 8
Pacific/Pago_Pago -143 -1707 5 2
Pacific/Palau 73 1344 1 13
Pacific/Pitcairn -251 -1301
Pacific/Pohnpei 66 1581 10 13
Pacific/Ponape 66 1581 10 13
Pacific/Port_Moresby -74 1467 22 22
Pacific/Rarotonga -212 -1598
Pacific/Saipan 152 1457
Pacific/Tahiti -175 -1497 2 8
Pacific/Tarawa 14 1730 1 0
Pacific/Tongatapu -208 -1750 5 1
Pacific/Truk 79 1481 23 42
Pacific/Wake 193 1666
Pacific/Wallis -137 -1771 4 4
Pacific/Yap 79 1481 23 42
`;
