/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock. Corrected by hand.
 */
export const zones = `
America/Eirunepe|ಆಕ್ರೆ ಸಮಯ
Asia/Kabul|ಅಫ್ಗಾನಿಸ್ತಾನ ಸಮಯ
Africa/Blantyre|ಮಧ್ಯ ಆಫ್ರಿಕಾ ಸಮಯ
Africa/Addis_Ababa|ಪೂರ್ವ ಆಫ್ರಿಕಾ ಸಮಯ
Africa/Johannesburg|ದಕ್ಷಿಣ ಆಫ್ರಿಕಾ ಪ್ರಮಾಣಿತ ಸಮಯ
Africa/Bangui|ಪಶ್ಚಿಮ ಆಫ್ರಿಕಾ ಸಮಯ
America/Anchorage|ಅಲಾಸ್ಕಾ ಸಮಯ
America/Boa_Vista|ಅಮೆಜಾನ್ ಸಮಯ
America/Bahia_Banderas|ಉತ್ತರ ಅಮೆರಿಕದ ಮಧ್ಯ ಭಾಗದ ಸಮಯ
America/Atikokan|ಉತ್ತರ ಅಮೆರಿಕದ ಪೂರ್ವ ಭಾಗದ ಸಮಯ
America/Boise|ಉತ್ತರ ಅಮೆರಿಕದ ಪರ್ವತ ಪ್ರದೇಶದ ಸಮಯ
America/Ensenada|ಉತ್ತರ ಅಮೆರಿಕದ ಪೆಸಿಫಿಕ್ ಸಮಯ
Pacific/Apia|ಅಪಿಯಾ ಸಮಯ
Asia/Aden|ಅರೇಬಿಯಾ ಸಮಯ
America/Argentina/Buenos_Aires|ಅರ್ಜೆಂಟೀನಾ ಸಮಯ
Asia/Yerevan|ಅರ್ಮೇನಿಯಾ ಸಮಯ
America/Anguilla|ಅಟ್ಲಾಂಟಿಕ್ ಸಮಯ
Australia/Adelaide|ಮಧ್ಯ ಆಸ್ಟ್ರೇಲಿಯಾ ಸಮಯ
Australia/Eucla|ಮಧ್ಯ-ಪಶ್ಚಿಮ ಆಸ್ಟ್ರೇಲಿಯಾ ಸಮಯ
Antarctica/Macquarie|ಪೂರ್ವ ಆಸ್ಟ್ರೇಲಿಯಾ ಸಮಯ
Antarctica/Casey|ಪಶ್ಚಿಮ ಆಸ್ಟ್ರೇಲಿಯಾ ಸಮಯ
Asia/Baku|ಅಜರ್ಬೈಜಾನ್ ಸಮಯ
Atlantic/Azores|ಅಜೋರ್ಸ್ ಸಮಯ
Asia/Dacca|ಬಾಂಗ್ಲಾದೇಶ ಸಮಯ
Asia/Thimbu|ಭೂತಾನ್ ಸಮಯ
America/La_Paz|ಬೊಲಿವಿಯಾ ಸಮಯ
America/Araguaina|ಬ್ರೆಸಿಲಿಯಾ ಸಮಯ
Asia/Brunei|ಬ್ರೂನೈ ದಾರುಸ್ಸಲಾಂ ಸಮಯ
Atlantic/Cape_Verde|ಕೇಪ್ ವರ್ಡೆ ಸಮಯ
Pacific/Guam|ಚಮೋರೋ ಪ್ರಮಾಣಿತ ಸಮಯ
NZ-CHAT|ಚಾಥಮ್ ಸಮಯ
America/Santiago|ಚಿಲಿ ಸಮಯ
Asia/Chongqing|ಚೀನಾ ಸಮಯ
Indian/Christmas|ಕ್ರಿಸ್ಮಸ್ ದ್ವೀಪದ ಸಮಯ
Indian/Cocos|ಕೋಕೋಸ್ ದ್ವೀಪಗಳ ಸಮಯ
America/Bogota|ಕೊಲಂಬಿಯಾ ಸಮಯ
Pacific/Rarotonga|ಕುಕ್ ದ್ವೀಪಗಳ ಸಮಯ
America/Havana|ಕ್ಯೂಬಾ ಸಮಯ
Antarctica/Davis|ಡೇವಿಸ್ ಸಮಯ
Antarctica/DumontDUrville|ಡುಮೋ ಡುರ್ವಿಲ್ ಸಮಯ
Asia/Dili|ಪೂರ್ವ ಟಿಮೋರ್ ಸಮಯ
Chile/EasterIsland|ಈಸ್ಟರ್ ದ್ವೀಪದ ಸಮಯ
America/Guayaquil|ಈಕ್ವೆಡಾರ್ ಸಮಯ
Africa/Algiers|ಮಧ್ಯ ಯುರೋಪ್ ಸಮಯ
Africa/Cairo|ಪೂರ್ವ ಯುರೋಪ್ ಸಮಯ
Atlantic/Canary|ಪಶ್ಚಿಮ ಯುರೋಪ್ ಸಮಯ
Atlantic/Stanley|ಫಾಕ್ಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳ ಸಮಯ
Pacific/Fiji|ಫಿಜಿ ಸಮಯ
America/Cayenne|ಫ್ರೆಂಚ್ ಗಯಾನಾ ಸಮಯ
Indian/Kerguelen|ದಕ್ಷಿಣದ ಫ್ರೆಂಚ್, ಅಂಟಾರ್ಕ್ಟಿಕ್ ಪ್ರದೇಶಗಳ ಸಮಯ
Africa/Abidjan|ಗ್ರೀನಿಚ್ ಸರಾಸರಿ ಸಮಯ
Pacific/Galapagos|ಗಾಲಾಪಾಗೋಸ್ ಸಮಯ
Pacific/Gambier|ಗ್ಯಾಂಬಿಯರ್ ಸಮಯ
Asia/Tbilisi|ಜಾರ್ಜಿಯಾ ಸಮಯ
Pacific/Tarawa|ಗಿಲ್ಬರ್ಟ್ ದ್ವೀಪಗಳ ಸಮಯ
Asia/Dubai|ಗಲ್ಫ್ ಪ್ರಮಾಣಿತ ಸಮಯ
America/Guyana|ಗಯಾನಾ ಸಮಯ
HST|ಹವಾಯಿ-ಅಲ್ಯೂಷಿಯನ್ ಪ್ರಮಾಣಿತ ಸಮಯ
America/Adak|ಹವಾಯಿ-ಅಲ್ಯೂಷಿಯನ್ ಸಮಯ
Asia/Hong_Kong|ಹಾಂಗ್ ಕಾಂಗ್ ಸಮಯ
Asia/Hovd|ಹೋವ್ಡ್ ಸಮಯ
Asia/Calcutta|ಭಾರತೀಯ ಪ್ರಮಾಣಿತ ಸಮಯ
Indian/Chagos|ಹಿಂದೂ ಮಹಾಸಾಗರದ ಸಮಯ
Asia/Bangkok|ಇಂಡೋಚೈನಾ ಸಮಯ
Asia/Makassar|ಮಧ್ಯ ಇಂಡೋನೇಷಿಯಾ ಸಮಯ
Asia/Jayapura|ಪೂರ್ವ ಇಂಡೋನೇಷಿಯಾ ಸಮಯ
Asia/Jakarta|ಪಶ್ಚಿಮ ಇಂಡೋನೇಷಿಯಾ ಸಮಯ
Asia/Tehran|ಇರಾನ್ ಸಮಯ
Asia/Irkutsk|ಇರ್ಕುಟ್ಸ್ಕ್ ಸಮಯ
Asia/Jerusalem|ಇಸ್ರೇಲ್ ಸಮಯ
Asia/Tokyo|ಜಪಾನ್ ಸಮಯ
Asia/Anadyr|ಪೆಟ್ರೊಪಾವ್ಲೊವ್ಸ್ಕ್-ಕಮ್ಚಟ್ಕಾ ಸಮಯ
Asia/Almaty|ಕಜಕಿಸ್ತಾನ ಸಮಯ
Asia/Pyongyang|ಕೊರಿಯಾ ಸಮಯ
Pacific/Kosrae|ಕೊಸ್ರೇ ಸಮಯ
Asia/Barnaul|ಕ್ರಾಸ್ನೊಯಾರ್ಸ್ಕ್ ಸಮಯ
Asia/Bishkek|ಕಿರ್ಗಿಸ್ತಾನ ಸಮಯ
Pacific/Kiritimati|ಲೈನ್ ದ್ವೀಪಗಳ ಸಮಯ
Australia/LHI|ಲಾರ್ಡ್ ಹೋವ್ ಸಮಯ
Asia/Magadan|ಮಗಡಾನ್ ಸಮಯ
Asia/Kuala_Lumpur|ಮಲೇಷಿಯಾ ಸಮಯ
Indian/Maldives|ಮಾಲ್ಡೀವ್ಸ್ ಸಮಯ
Pacific/Marquesas|ಮಾರ್ಕ್ವೆಸಾಸ್ ಸಮಯ
Kwajalein|ಮಾರ್ಷಲ್ ದ್ವೀಪಗಳ ಸಮಯ
Indian/Mauritius|ಮಾರಿಷಸ್ ಸಮಯ
Antarctica/Mawson|ಮಾಸನ್ ಸಮಯ
America/Hermosillo|ಮೆಕ್ಸಿಕೊದ ಪೆಸಿಫಿಕ್ ಸಮಯ
Asia/Choibalsan|ಉಲಾನ್ ಬಾಟರ್ ಸಮಯ
Europe/Kirov|ಮಾಸ್ಕೋ ಸಮಯ
Asia/Rangoon|ಮ್ಯಾನ್ಮಾರ್ ಸಮಯ
Pacific/Nauru|ನೌರು ಸಮಯ
Asia/Kathmandu|ನೇಪಾಳ ಸಮಯ
Pacific/Noumea|ನ್ಯೂ ಕ್ಯಾಲೆಡೋನಿಯಾ ಸಮಯ
Antarctica/McMurdo|ನ್ಯೂಜಿಲ್ಯಾಂಡ್ ಸಮಯ
America/St_Johns|ನ್ಯೂಫೌಂಡ್ಲ್ಯಾಂಡ್ ಸಮಯ
Pacific/Niue|ನಿಯು ಸಮಯ
Pacific/Norfolk|ನಾರ್ಫೋಕ್ ದ್ವೀಪದ ಸಮಯ
America/Noronha|ಫೆರ್ನಾಂಡೋ ಡೆ ನೊರೊನ್ಹಾ ಸಮಯ
Asia/Omsk|ಓಮ್ಸ್ಕ್ ಸಮಯ
Asia/Karachi|ಪಾಕಿಸ್ತಾನ ಸಮಯ
Pacific/Palau|ಪಾಲಾವ್ ಸಮಯ
Pacific/Port_Moresby|ಪಪುವಾ ನ್ಯೂ ಗಿನಿಯಾ ಸಮಯ
America/Asuncion|ಪರಾಗ್ವೇ ಸಮಯ
America/Lima|ಪೆರು ಸಮಯ
Asia/Manila|ಫಿಲಿಪ್ಪೀನ್ಸ್ ಸಮಯ
Pacific/Enderbury|ಫಿನಿಕ್ಸ್ ದ್ವೀಪಗಳ ಸಮಯ
America/Miquelon|ಸೇಂಟ್ ಪಿಯರ್, ಮಿಕೆಲಾನ್ ಸಮಯ
Pacific/Pitcairn|ಪಿಟ್ಕೈರ್ನ್ ಸಮಯ
Pacific/Pohnpei|ಪೋನ್ಪೇ ಸಮಯ
Indian/Reunion|ರಿಯೂನಿಯನ್ ಸಮಯ
Antarctica/Rothera|ರೊತೇರಾ ಸಮಯ
Europe/Astrakhan|ಸಮಾರಾ ಸಮಯ
Pacific/Midway|ಸಮೋವಾ ಸಮಯ
Indian/Mahe|ಸೀಷೆಲ್ಸ್ ಸಮಯ
Asia/Singapore|ಸಿಂಗಪುರ ಸಮಯ
Pacific/Guadalcanal|ಸಾಲಮನ್ ದ್ವೀಪಗಳ ಸಮಯ
Atlantic/South_Georgia|ದಕ್ಷಿಣ ಜಾರ್ಜಿಯಾ ಸಮಯ
America/Paramaribo|ಸುರಿನೇಮ್ ಸಮಯ
Antarctica/Syowa|ಸ್ಯೊವಾ ಸಮಯ
Pacific/Tahiti|ತಾಹಿತಿ ಸಮಯ
Asia/Taipei|ತೈವಾನ್ ಸಮಯ
Asia/Dushanbe|ತಜಿಕಿಸ್ತಾನ ಸಮಯ
Pacific/Fakaofo|ಟೊಕೆಲಾವ್ ಸಮಯ
Pacific/Tongatapu|ಟೊಂಗಾ ಸಮಯ
Pacific/Chuuk|ಚೂಕ್ ಸಮಯ
Asia/Istanbul|ಟರ್ಕಿ ಸಮಯ
Asia/Ashgabat|ತುರ್ಕಮೆನಿಸ್ತಾನ ಸಮಯ
Pacific/Funafuti|ತುವಾಲು ಸಮಯ
America/Montevideo|ಉರುಗ್ವೇ ಸಮಯ
Asia/Samarkand|ಉಜ್ಬೇಕಿಸ್ತಾನ ಸಮಯ
Pacific/Efate|ವನುವಾಟು ಸಮಯ
America/Caracas|ವೆನಿಜುವೆಲಾ ಸಮಯ
Asia/Ust-Nera|ವ್ಲಾಡಿವೋಸ್ಟೋಕ್ ಸಮಯ
Antarctica/Vostok|ವೋಸ್ಟೋಕ್ ಸಮಯ
Pacific/Wake|ವೇಕ್ ದ್ವೀಪದ ಸಮಯ
Pacific/Wallis|ವಾಲಿಸ್, ಫುಟುನಾ ಸಮಯ
Asia/Chita|ಯಾಕುಟ್ಸ್ಕ್ ಸಮಯ
Asia/Yekaterinburg|ಯೆಕಟೆರಿನ್ಬರ್ಗ್ ಸಮಯ
America/Dawson|ಯೂಕಾನ್ ಸಮಯ
`;
