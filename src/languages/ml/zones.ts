/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock. Corrected by hand.
 */
export const zones = `
America/Eirunepe|അക്രെ സമയം
Asia/Kabul|അഫ്ഗാനിസ്ഥാൻ സമയം
Africa/Blantyre|മധ്യ ആഫ്രിക്ക സമയം
Africa/Addis_Ababa|കിഴക്കൻ ആഫ്രിക്ക സമയം
Africa/Johannesburg|ദക്ഷിണാഫ്രിക്ക പ്രമാണസമയം
Africa/Bangui|പടിഞ്ഞാറൻ ആഫ്രിക്ക സമയം
America/Anchorage|അലാസ്ക സമയം
America/Boa_Vista|ആമസോൺ സമയം
America/Bahia_Banderas|വടക്കേ അമേരിക്ക മധ്യമേഖലാ സമയം
America/Atikokan|വടക്കേ അമേരിക്ക കിഴക്കൻ മേഖലാ സമയം
America/Boise|വടക്കേ അമേരിക്ക പർവതമേഖലാ സമയം
America/Ensenada|വടക്കേ അമേരിക്ക പസഫിക് സമയം
Pacific/Apia|സമോവ സമയം
Asia/Aden|അറേബ്യൻ സമയം
America/Argentina/Buenos_Aires|അർജന്റീന സമയം
Asia/Yerevan|അർമേനിയ സമയം
America/Anguilla|അറ്റ്ലാന്റിക് സമയം
Australia/Adelaide|മധ്യ ഓസ്ട്രേലിയ സമയം
Australia/Eucla|മധ്യപശ്ചിമ ഓസ്ട്രേലിയ സമയം
Antarctica/Macquarie|കിഴക്കൻ ഓസ്ട്രേലിയ സമയം
Antarctica/Casey|പടിഞ്ഞാറൻ ഓസ്ട്രേലിയ സമയം
Asia/Baku|അസർബൈജാൻ സമയം
Atlantic/Azores|അസോർസ് സമയം
Asia/Dacca|ബംഗ്ലാദേശ് സമയം
Asia/Thimbu|ഭൂട്ടാൻ സമയം
America/La_Paz|ബൊളീവിയ സമയം
America/Araguaina|ബ്രസീലിയ സമയം
Asia/Brunei|ബ്രൂണൈ ദാറുസ്സലാം സമയം
Atlantic/Cape_Verde|കേപ് വെർദെ സമയം
Pacific/Guam|ചമോറോ പ്രമാണസമയം
NZ-CHAT|ചാഥം സമയം
America/Santiago|ചിലി സമയം
Asia/Chongqing|ചൈന സമയം
Indian/Christmas|ക്രിസ്മസ് ദ്വീപ് സമയം
Indian/Cocos|കൊക്കോസ് ദ്വീപുകളുടെ സമയം
America/Bogota|കൊളംബിയ സമയം
Pacific/Rarotonga|കുക്ക് ദ്വീപുകളുടെ സമയം
America/Havana|ക്യൂബ സമയം
Antarctica/Davis|ഡേവിസ് സമയം
Antarctica/DumontDUrville|ഡ്യുമോൺ ദുർവിൽ സമയം
Asia/Dili|കിഴക്കൻ തിമോർ സമയം
Chile/EasterIsland|ഈസ്റ്റർ ദ്വീപ് സമയം
America/Guayaquil|ഇക്വഡോർ സമയം
Africa/Algiers|മധ്യ യൂറോപ്പ് സമയം
Africa/Cairo|കിഴക്കൻ യൂറോപ്പ് സമയം
Atlantic/Canary|പടിഞ്ഞാറൻ യൂറോപ്പ് സമയം
Atlantic/Stanley|ഫോക്ലൻഡ് ദ്വീപുകളുടെ സമയം
Pacific/Fiji|ഫിജി സമയം
America/Cayenne|ഫ്രഞ്ച് ഗയാന സമയം
Indian/Kerguelen|ഫ്രഞ്ച് ദക്ഷിണ, അന്റാർട്ടിക് പ്രദേശങ്ങളുടെ സമയം
Africa/Abidjan|ഗ്രീനിച്ച് മാധ്യസമയം
Pacific/Galapagos|ഗാലപ്പഗോസ് സമയം
Pacific/Gambier|ഗാമ്പിയർ സമയം
Asia/Tbilisi|ജോർജിയ സമയം
Pacific/Tarawa|ഗിൽബർട്ട് ദ്വീപുകളുടെ സമയം
Asia/Dubai|ഗൾഫ് പ്രമാണസമയം
America/Guyana|ഗയാന സമയം
HST|ഹവായ് അലൂഷ്യൻ പ്രമാണസമയം
America/Adak|ഹവായ് അലൂഷ്യൻ സമയം
Asia/Hong_Kong|ഹോങ്കോങ് സമയം
Asia/Hovd|ഹോവ്ഡ് സമയം
Asia/Calcutta|ഇന്ത്യൻ പ്രമാണസമയം
Indian/Chagos|ഇന്ത്യൻ മഹാസമുദ്ര സമയം
Asia/Bangkok|ഇൻഡോചൈന സമയം
Asia/Makassar|മധ്യ ഇന്തൊനേഷ്യ സമയം
Asia/Jayapura|കിഴക്കൻ ഇന്തൊനേഷ്യ സമയം
Asia/Jakarta|പടിഞ്ഞാറൻ ഇന്തൊനേഷ്യ സമയം
Asia/Tehran|ഇറാൻ സമയം
Asia/Irkutsk|ഇർകുട്സ്ക് സമയം
Asia/Jerusalem|ഇസ്രയേൽ സമയം
Asia/Tokyo|ജപ്പാൻ സമയം
Asia/Anadyr|പെട്രോപാവ്ലോവ്സ്ക് കംചാട്ക സമയം
Asia/Almaty|കസഖ്സ്ഥാൻ സമയം
Asia/Pyongyang|കൊറിയ സമയം
Pacific/Kosrae|കോസ്രെ സമയം
Asia/Barnaul|ക്രാസ്നോയാർസ്ക് സമയം
Asia/Bishkek|കിർഗിസ്ഥാൻ സമയം
Pacific/Kiritimati|ലൈൻ ദ്വീപുകളുടെ സമയം
Australia/LHI|ലോർഡ് ഹൗ സമയം
Asia/Magadan|മഗദാൻ സമയം
Asia/Kuala_Lumpur|മലേഷ്യ സമയം
Indian/Maldives|മാലദ്വീപ് സമയം
Pacific/Marquesas|മാർക്കേസസ് സമയം
Kwajalein|മാർഷൽ ദ്വീപുകളുടെ സമയം
Indian/Mauritius|മൗറീഷ്യസ് സമയം
Antarctica/Mawson|മോസൺ സമയം
America/Hermosillo|മെക്സിക്കോ പസഫിക് സമയം
Asia/Choibalsan|ഉലാൻബാത്തർ സമയം
Europe/Kirov|മോസ്കോ സമയം
Asia/Rangoon|മ്യാൻമർ സമയം
Pacific/Nauru|നൗറു സമയം
Asia/Kathmandu|നേപ്പാൾ സമയം
Pacific/Noumea|ന്യൂ കാലിഡോണിയ സമയം
Antarctica/McMurdo|ന്യൂസീലൻഡ് സമയം
America/St_Johns|ന്യൂഫൗണ്ട്ലൻഡ് സമയം
Pacific/Niue|നിയുവെ സമയം
Pacific/Norfolk|നോർഫോക്ക് ദ്വീപ് സമയം
America/Noronha|ഫെർണാണ്ടോ ഡി നൊറോന്യ സമയം
Asia/Omsk|ഓംസ്ക് സമയം
Asia/Karachi|പാക്കിസ്ഥാൻ സമയം
Pacific/Palau|പലാവു സമയം
Pacific/Port_Moresby|പാപ്പുവ ന്യൂഗിനി സമയം
America/Asuncion|പാരഗ്വായ് സമയം
America/Lima|പെറു സമയം
Asia/Manila|ഫിലിപ്പീൻസ് സമയം
Pacific/Enderbury|ഫീനിക്സ് ദ്വീപുകളുടെ സമയം
America/Miquelon|സെന്റ് പിയർ, മിക്വലോൺ സമയം
Pacific/Pitcairn|പിറ്റ്കേൺ സമയം
Pacific/Pohnpei|പോൺപെ സമയം
Indian/Reunion|റീയൂണിയൻ സമയം
Antarctica/Rothera|റോഥെറ സമയം
Europe/Astrakhan|സമാര സമയം
Pacific/Midway|അമേരിക്കൻ സമോവ സമയം
Indian/Mahe|സീഷെൽസ് സമയം
Asia/Singapore|സിംഗപ്പൂർ സമയം
Pacific/Guadalcanal|സോളമൻ ദ്വീപുകളുടെ സമയം
Atlantic/South_Georgia|ദക്ഷിണ ജോർജിയ സമയം
America/Paramaribo|സുരിനാം സമയം
Antarctica/Syowa|ഷോവ സമയം
Pacific/Tahiti|താഹിതി സമയം
Asia/Taipei|തയ്വാൻ സമയം
Asia/Dushanbe|താജിക്കിസ്ഥാൻ സമയം
Pacific/Fakaofo|ടോക്കെലാവു സമയം
Pacific/Tongatapu|ടോംഗ സമയം
Pacific/Chuuk|ചൂക്ക് സമയം
Asia/Istanbul|തുർക്കി സമയം
Asia/Ashgabat|തുർക്ക്മെനിസ്ഥാൻ സമയം
Pacific/Funafuti|തുവാലു സമയം
America/Montevideo|യുറഗ്വായ് സമയം
Asia/Samarkand|ഉസ്ബെക്കിസ്ഥാൻ സമയം
Pacific/Efate|വനുവാട്ടു സമയം
America/Caracas|വെനസ്വേല സമയം
Asia/Ust-Nera|വ്ലാഡിവോസ്തോക്ക് സമയം
Antarctica/Vostok|വോസ്തോക്ക് സമയം
Pacific/Wake|വേക്ക് ദ്വീപ് സമയം
Pacific/Wallis|വാലിസ്, ഫുട്ടൂന സമയം
Asia/Chita|യാക്കുട്സ്ക് സമയം
Asia/Yekaterinburg|യെക്കാറ്റരിൻബർഗ് സമയം
America/Dawson|യൂക്കോൺ സമയം
`;
