/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock. Corrected by hand.
 */
export const zones = `
America/Eirunepe|ఆక్రె సమయం
Asia/Kabul|అఫ్గానిస్తాన్ సమయం
Africa/Blantyre|మధ్య ఆఫ్రికా సమయం
Africa/Addis_Ababa|తూర్పు ఆఫ్రికా సమయం
Africa/Johannesburg|దక్షిణ ఆఫ్రికా ప్రామాణిక సమయం
Africa/Bangui|పశ్చిమ ఆఫ్రికా సమయం
America/Anchorage|అలాస్కా సమయం
America/Boa_Vista|అమెజాన్ సమయం
America/Bahia_Banderas|ఉత్తర అమెరికా మధ్య సమయం
America/Atikokan|ఉత్తర అమెరికా తూర్పు సమయం
America/Boise|ఉత్తర అమెరికా పర్వత ప్రాంత సమయం
America/Ensenada|ఉత్తర అమెరికా పసిఫిక్ సమయం
Pacific/Apia|ఆపియా సమయం
Asia/Aden|అరేబియా సమయం
America/Argentina/Buenos_Aires|అర్జెంటీనా సమయం
Asia/Yerevan|ఆర్మేనియా సమయం
America/Anguilla|అట్లాంటిక్ సమయం
Australia/Adelaide|మధ్య ఆస్ట్రేలియా సమయం
Australia/Eucla|మధ్య పశ్చిమ ఆస్ట్రేలియా సమయం
Antarctica/Macquarie|తూర్పు ఆస్ట్రేలియా సమయం
Antarctica/Casey|పశ్చిమ ఆస్ట్రేలియా సమయం
Asia/Baku|అజర్బైజాన్ సమయం
Atlantic/Azores|అజోర్స్ సమయం
Asia/Dacca|బంగ్లాదేశ్ సమయం
Asia/Thimbu|భూటాన్ సమయం
America/La_Paz|బొలీవియా సమయం
America/Araguaina|బ్రెజిలియా సమయం
Asia/Brunei|బ్రూనై దారుస్సలాం సమయం
Atlantic/Cape_Verde|కేప్ వెర్డె సమయం
Pacific/Guam|చమోరో ప్రామాణిక సమయం
NZ-CHAT|చాథమ్ సమయం
America/Santiago|చిలీ సమయం
Asia/Chongqing|చైనా సమయం
Indian/Christmas|క్రిస్మస్ దీవి సమయం
Indian/Cocos|కోకోస్ దీవుల సమయం
America/Bogota|కొలంబియా సమయం
Pacific/Rarotonga|కుక్ దీవుల సమయం
America/Havana|క్యూబా సమయం
Antarctica/Davis|డేవిస్ సమయం
Antarctica/DumontDUrville|డ్యూమాంట్ డుర్విల్ సమయం
Asia/Dili|తూర్పు తైమూర్ సమయం
Chile/EasterIsland|ఈస్టర్ దీవి సమయం
America/Guayaquil|ఈక్వడార్ సమయం
Africa/Algiers|మధ్య యూరప్ సమయం
Africa/Cairo|తూర్పు యూరప్ సమయం
Atlantic/Canary|పశ్చిమ యూరప్ సమయం
Atlantic/Stanley|ఫాక్లాండ్ దీవుల సమయం
Pacific/Fiji|ఫిజీ సమయం
America/Cayenne|ఫ్రెంచ్ గయానా సమయం
Indian/Kerguelen|ఫ్రెంచ్ దక్షిణ, అంటార్కిటిక్ ప్రాంతాల సమయం
Africa/Abidjan|గ్రీనిచ్ మాధ్య సమయం
Pacific/Galapagos|గాలాపాగోస్ సమయం
Pacific/Gambier|గాంబియర్ సమయం
Asia/Tbilisi|జార్జియా సమయం
Pacific/Tarawa|గిల్బర్ట్ దీవుల సమయం
Asia/Dubai|గల్ఫ్ ప్రామాణిక సమయం
America/Guyana|గయానా సమయం
HST|హవాయి అల్యూషియన్ ప్రామాణిక సమయం
America/Adak|హవాయి అల్యూషియన్ సమయం
Asia/Hong_Kong|హాంకాంగ్ సమయం
Asia/Hovd|హోవ్డ్ సమయం
Asia/Calcutta|భారత ప్రామాణిక సమయం
Indian/Chagos|హిందూ మహాసముద్ర సమయం
Asia/Bangkok|ఇండోచైనా సమయం
Asia/Makassar|మధ్య ఇండోనేషియా సమయం
Asia/Jayapura|తూర్పు ఇండోనేషియా సమయం
Asia/Jakarta|పశ్చిమ ఇండోనేషియా సమయం
Asia/Tehran|ఇరాన్ సమయం
Asia/Irkutsk|ఇర్కుట్స్క్ సమయం
Asia/Jerusalem|ఇజ్రాయెల్ సమయం
Asia/Tokyo|జపాన్ సమయం
Asia/Anadyr|పెట్రోపావ్లోవ్స్క్ కమ్చట్కా సమయం
Asia/Almaty|కజకిస్తాన్ సమయం
Asia/Pyongyang|కొరియా సమయం
Pacific/Kosrae|కోస్రే సమయం
Asia/Barnaul|క్రాస్నోయార్స్క్ సమయం
Asia/Bishkek|కిర్గిస్తాన్ సమయం
Pacific/Kiritimati|లైన్ దీవుల సమయం
Australia/LHI|లార్డ్ హోవ్ సమయం
Asia/Magadan|మగడాన్ సమయం
Asia/Kuala_Lumpur|మలేషియా సమయం
Indian/Maldives|మాల్దీవుల సమయం
Pacific/Marquesas|మార్క్వేసాస్ సమయం
Kwajalein|మార్షల్ దీవుల సమయం
Indian/Mauritius|మారిషస్ సమయం
Antarctica/Mawson|మాసన్ సమయం
America/Hermosillo|మెక్సికో పసిఫిక్ సమయం
Asia/Choibalsan|ఉలాన్ బతోర్ సమయం
Europe/Kirov|మాస్కో సమయం
Asia/Rangoon|మయన్మార్ సమయం
Pacific/Nauru|నౌరు సమయం
Asia/Kathmandu|నేపాల్ సమయం
Pacific/Noumea|న్యూ కాలెడోనియా సమయం
Antarctica/McMurdo|న్యూజిలాండ్ సమయం
America/St_Johns|న్యూఫౌండ్లాండ్ సమయం
Pacific/Niue|నియూ సమయం
Pacific/Norfolk|నార్ఫోక్ దీవి సమయం
America/Noronha|ఫెర్నాండో డి నొరోన్హా సమయం
Asia/Omsk|ఓమ్స్క్ సమయం
Asia/Karachi|పాకిస్తాన్ సమయం
Pacific/Palau|పాలావ్ సమయం
Pacific/Port_Moresby|పాపువా న్యూ గినియా సమయం
America/Asuncion|పరాగ్వే సమయం
America/Lima|పెరూ సమయం
Asia/Manila|ఫిలిప్పీన్స్ సమయం
Pacific/Enderbury|ఫినిక్స్ దీవుల సమయం
America/Miquelon|సెయింట్ పియెర్, మికెలాన్ సమయం
Pacific/Pitcairn|పిట్కైర్న్ సమయం
Pacific/Pohnpei|పొనేప్ సమయం
Indian/Reunion|రీయూనియన్ సమయం
Antarctica/Rothera|రొతేరా సమయం
Europe/Astrakhan|సమారా సమయం
Pacific/Midway|సమోవా సమయం
Indian/Mahe|సీషెల్స్ సమయం
Asia/Singapore|సింగపూర్ సమయం
Pacific/Guadalcanal|సోలమన్ దీవుల సమయం
Atlantic/South_Georgia|దక్షిణ జార్జియా సమయం
America/Paramaribo|సూరినామ్ సమయం
Antarctica/Syowa|స్యోవా సమయం
Pacific/Tahiti|తహితి సమయం
Asia/Taipei|తైవాన్ సమయం
Asia/Dushanbe|తజికిస్తాన్ సమయం
Pacific/Fakaofo|టోకెలావ్ సమయం
Pacific/Tongatapu|టాంగా సమయం
Pacific/Chuuk|చక్ సమయం
Asia/Istanbul|టర్కీ సమయం
Asia/Ashgabat|తుర్క్మెనిస్తాన్ సమయం
Pacific/Funafuti|తువాలు సమయం
America/Montevideo|ఉరుగ్వే సమయం
Asia/Samarkand|ఉజ్బెకిస్తాన్ సమయం
Pacific/Efate|వనువాటు సమయం
America/Caracas|వెనిజులా సమయం
Asia/Ust-Nera|వ్లాడివోస్టోక్ సమయం
Antarctica/Vostok|వోస్టోక్ సమయం
Pacific/Wake|వేక్ దీవి సమయం
Pacific/Wallis|వాలిస్, ఫుటునా సమయం
Asia/Chita|యాకుట్స్క్ సమయం
Asia/Yekaterinburg|యెకటెరిన్బర్గ్ సమయం
America/Dawson|యూకాన్ సమయం
`;
