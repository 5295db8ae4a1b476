/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock. Corrected by hand.
 */
export const zones = `
America/Eirunepe|આક્રે સમય
Asia/Kabul|અફઘાનિસ્તાન સમય
Africa/Blantyre|મધ્ય આફ્રિકા સમય
Africa/Addis_Ababa|પૂર્વ આફ્રિકા સમય
Africa/Johannesburg|દક્ષિણ આફ્રિકા પ્રમાણ સમય
Africa/Bangui|પશ્ચિમ આફ્રિકા સમય
America/Anchorage|અલાસ્કા સમય
America/Boa_Vista|ઍમેઝોન સમય
America/Bahia_Banderas|ઉત્તર અમેરિકાનો મધ્ય સમય
America/Atikokan|ઉત્તર અમેરિકાનો પૂર્વ સમય
America/Boise|ઉત્તર અમેરિકાનો પર્વતીય સમય
America/Ensenada|ઉત્તર અમેરિકાનો પેસિફિક સમય
Pacific/Apia|એપિયા સમય
Asia/Aden|અરબસ્તાન સમય
America/Argentina/Buenos_Aires|આર્જેન્ટિના સમય
Asia/Yerevan|આર્મેનિયા સમય
America/Anguilla|ઍટલાન્ટિક સમય
Australia/Adelaide|મધ્ય ઑસ્ટ્રેલિયા સમય
Australia/Eucla|મધ્ય-પશ્ચિમ ઑસ્ટ્રેલિયા સમય
Antarctica/Macquarie|પૂર્વ ઑસ્ટ્રેલિયા સમય
Antarctica/Casey|પશ્ચિમ ઑસ્ટ્રેલિયા સમય
Asia/Baku|અઝરબૈજાન સમય
Atlantic/Azores|એઝોર્સ સમય
Asia/Dacca|બાંગ્લાદેશ સમય
Asia/Thimbu|ભૂટાન સમય
America/La_Paz|બોલિવિયા સમય
America/Araguaina|બ્રાઝિલિયા સમય
Asia/Brunei|બ્રુનેઈ સમય
Atlantic/Cape_Verde|કેપ વર્દે સમય
Pacific/Guam|ચામોરો પ્રમાણ સમય
NZ-CHAT|ચૅથમ સમય
America/Santiago|ચિલી સમય
Asia/Chongqing|ચીન સમય
Indian/Christmas|ક્રિસમસ ટાપુ સમય
Indian/Cocos|કોકોસ ટાપુઓ સમય
America/Bogota|કોલમ્બિયા સમય
Pacific/Rarotonga|કુક ટાપુઓ સમય
America/Havana|ક્યુબા સમય
Antarctica/Davis|ડેવિસ સમય
Antarctica/DumontDUrville|ડ્યુમોન્ટ-ડુર્વિલ સમય
Asia/Dili|પૂર્વ તિમોર સમય
Chile/EasterIsland|ઈસ્ટર ટાપુ સમય
America/Guayaquil|ઇક્વાડોર સમય
Africa/Algiers|મધ્ય યુરોપિયન સમય
Africa/Cairo|પૂર્વ યુરોપિયન સમય
Atlantic/Canary|પશ્ચિમ યુરોપિયન સમય
Atlantic/Stanley|ફૉકલૅન્ડ ટાપુઓ સમય
Pacific/Fiji|ફિજી સમય
America/Cayenne|ફ્રેન્ચ ગયાના સમય
Indian/Kerguelen|ફ્રેન્ચ દક્ષિણ અને ઍન્ટાર્કટિક સમય
Africa/Abidjan|ગ્રીનવિચ મધ્યમ સમય
Pacific/Galapagos|ગાલાપાગોસ સમય
Pacific/Gambier|ગેમ્બિયર સમય
Asia/Tbilisi|જ્યોર્જિયા સમય
Pacific/Tarawa|ગિલ્બર્ટ ટાપુઓ સમય
Asia/Dubai|ખાડી પ્રમાણ સમય
America/Guyana|ગયાના સમય
HST|હવાઈ-અલ્યુશન પ્રમાણ સમય
America/Adak|હવાઈ-અલ્યુશન સમય
Asia/Hong_Kong|હૉંગકૉંગ સમય
Asia/Hovd|ખોવ્દ સમય
Asia/Calcutta|ભારતીય પ્રમાણ સમય
Indian/Chagos|હિંદ મહાસાગર સમય
Asia/Bangkok|ઇન્ડોચાઇના સમય
Asia/Makassar|મધ્ય ઇન્ડોનેશિયા સમય
Asia/Jayapura|પૂર્વ ઇન્ડોનેશિયા સમય
Asia/Jakarta|પશ્ચિમ ઇન્ડોનેશિયા સમય
Asia/Tehran|ઈરાન સમય
Asia/Irkutsk|ઇર્કુત્સ્ક સમય
Asia/Jerusalem|ઇઝરાયલ સમય
Asia/Tokyo|જાપાન સમય
Asia/Anadyr|કામચાટકા સમય
Asia/Almaty|કઝાખસ્તાન સમય
Asia/Pyongyang|કોરિયા સમય
Pacific/Kosrae|કોસરાઈ સમય
Asia/Barnaul|ક્રાસ્નોયાર્સ્ક સમય
Asia/Bishkek|કિર્ગિઝસ્તાન સમય
Pacific/Kiritimati|લાઇન ટાપુઓ સમય
Australia/LHI|લૉર્ડ હાઉ સમય
Asia/Magadan|મગાડન સમય
Asia/Kuala_Lumpur|મલેશિયા સમય
Indian/Maldives|માલદીવ સમય
Pacific/Marquesas|માર્કેસાસ સમય
Kwajalein|માર્શલ ટાપુઓ સમય
Indian/Mauritius|મૉરિશિયસ સમય
Antarctica/Mawson|મૉસન સમય
America/Hermosillo|મેક્સિકોનો પેસિફિક સમય
Asia/Choibalsan|ઉલાનબાતર સમય
Europe/Kirov|મૉસ્કો સમય
Asia/Rangoon|મ્યાનમાર સમય
Pacific/Nauru|નૌરુ સમય
Asia/Kathmandu|નેપાળ સમય
Pacific/Noumea|ન્યૂ કૅલેડોનિયા સમય
Antarctica/McMurdo|ન્યૂઝીલૅન્ડ સમય
America/St_Johns|ન્યૂફાઉન્ડલૅન્ડ સમય
Pacific/Niue|નીયુએ સમય
Pacific/Norfolk|નૉરફૉક ટાપુ સમય
America/Noronha|ફર્નાન્ડો ડી નોરોન્હા સમય
Asia/Omsk|ઓમ્સ્ક સમય
Asia/Karachi|પાકિસ્તાન સમય
Pacific/Palau|પલાઉ સમય
Pacific/Port_Moresby|પાપુઆ ન્યૂ ગિની સમય
America/Asuncion|પેરાગ્વે સમય
America/Lima|પેરુ સમય
Asia/Manila|ફિલિપાઇન્સ સમય
Pacific/Enderbury|ફિનિક્સ ટાપુઓ સમય
America/Miquelon|સેન્ટ પિયેર અને મિકેલોન સમય
Pacific/Pitcairn|પિટકેર્ન સમય
Pacific/Pohnpei|પોહ્નપેઈ સમય
Indian/Reunion|રિયુનિયન સમય
Antarctica/Rothera|રોથેરા સમય
Europe/Astrakhan|સમારા સમય
Pacific/Midway|સમોઆ સમય
Indian/Mahe|સેશેલ્સ સમય
Asia/Singapore|સિંગાપોર પ્રમાણ સમય
Pacific/Guadalcanal|સોલોમન ટાપુઓ સમય
Atlantic/South_Georgia|દક્ષિણ જ્યોર્જિયા સમય
America/Paramaribo|સુરીનામ સમય
Antarctica/Syowa|સ્યોવા સમય
Pacific/Tahiti|તાહિતી સમય
Asia/Taipei|તાઇપેઈ સમય
Asia/Dushanbe|તાજિકિસ્તાન સમય
Pacific/Fakaofo|ટોકેલાઉ સમય
Pacific/Tongatapu|ટોંગા સમય
Pacific/Chuuk|ચૂક સમય
Asia/Istanbul|તુર્કી સમય
Asia/Ashgabat|તુર્કમેનિસ્તાન સમય
Pacific/Funafuti|તુવાલુ સમય
America/Montevideo|ઉરુગ્વે સમય
Asia/Samarkand|ઉઝબેકિસ્તાન સમય
Pacific/Efate|વનુઆતુ સમય
America/Caracas|વેનેઝુએલા સમય
Asia/Ust-Nera|વ્લાદિવૉસ્ટૉક સમય
Antarctica/Vostok|વૉસ્ટૉક સમય
Pacific/Wake|વેક ટાપુ સમય
Pacific/Wallis|વૉલિસ અને ફુતુના સમય
Asia/Chita|યાકુત્સ્ક સમય
Asia/Yekaterinburg|યેકાટેરિનબર્ગ સમય
America/Dawson|યુકોન સમય
`;
