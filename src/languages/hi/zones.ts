/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock.
 */
export const zones = `
Asia/Kabul|अफ़गानिस्तान समय
Africa/Blantyre|मध्य अफ़्रीका समय
Africa/Addis_Ababa|पूर्वी अफ़्रीका समय
Africa/Johannesburg|दक्षिण अफ़्रीका मानक समय
Africa/Bangui|पश्चिम अफ़्रीका समय
America/Anchorage|अलास्का समय
America/Boa_Vista|अमेज़न समय
America/Bahia_Banderas|उत्तरी अमेरिकी केंद्रीय समय
America/Atikokan|उत्तरी अमेरिकी पूर्वी समय
America/Boise|उत्तरी अमेरिकी माउंटेन समय
America/Ensenada|उत्तरी अमेरिकी प्रशांत समय
Pacific/Apia|एपिआ समय
Asia/Aden|अरब समय
America/Argentina/Buenos_Aires|अर्जेंटीना समय
Asia/Yerevan|आर्मेनिया समय
America/Anguilla|अटलांटिक समय
Australia/Adelaide|मध्य ऑस्ट्रेलियाई समय
Australia/Eucla|ऑस्‍ट्रेलियाई केंद्रीय पश्चिमी समय
Antarctica/Macquarie|पूर्वी ऑस्ट्रेलिया समय
Antarctica/Casey|पश्चिमी ऑस्ट्रेलिया समय
Asia/Baku|अज़रबैजान समय
Atlantic/Azores|अज़ोरेस समय
Asia/Dacca|बांग्लादेश समय
Asia/Thimbu|भूटान समय
America/La_Paz|बोलीविया समय
America/Araguaina|ब्राज़ीलिया समय
Asia/Brunei|ब्रूनेई दारूस्सलम समय
Atlantic/Cape_Verde|केप वर्ड समय
Pacific/Guam|चामोरो मानक समय
NZ-CHAT|चैथम समय
America/Santiago|चिली समय
Asia/Chongqing|चीन समय
Indian/Christmas|क्रिसमस द्वीप समय
Indian/Cocos|कोकोस द्वीपसमूह समय
America/Bogota|कोलंबिया समय
Pacific/Rarotonga|कुक द्वीपसमूह समय
America/Havana|क्यूबा समय
Antarctica/Davis|डेविस समय
Antarctica/DumontDUrville|ड्यूमोंट डी अर्विले समय
Asia/Dili|पूर्वी तिमोर समय
Chile/EasterIsland|ईस्टर द्वीप समय
America/Guayaquil|इक्वाडोर समय
Africa/Algiers|मध्य यूरोपीय समय
Africa/Cairo|पूर्वी यूरोपीय समय
Atlantic/Canary|पश्चिमी यूरोपीय समय
Atlantic/Stanley|फ़ॉकलैंड द्वीपसमूह समय
Pacific/Fiji|फ़िजी समय
America/Cayenne|फ़्रेंच गुयाना समय
Indian/Kerguelen|दक्षिणी फ़्रांस और अंटार्कटिक समय
Africa/Abidjan|ग्रीनविच मीन टाइम
Pacific/Galapagos|गैलापेगोस का समय
Pacific/Gambier|गैंबियर समय
Asia/Tbilisi|जॉर्जिया समय
Pacific/Tarawa|गिल्बर्ट द्वीपसमूह समय
Asia/Dubai|खाड़ी मानक समय
America/Guyana|गुयाना समय
HST|हवाई–आल्यूशन मानक समय
America/Adak|हवाई–आल्यूशन समय
Asia/Hong_Kong|हाँग काँग समय
Asia/Hovd|होव्ड समय
Asia/Calcutta|भारतीय मानक समय
Indian/Chagos|हिंद महासागर समय
Asia/Bangkok|इंडोचाइना समय
Asia/Makassar|मध्य इंडोनेशिया समय
Asia/Jayapura|पूर्वी इंडोनेशिया समय
Asia/Jakarta|पश्चिमी इंडोनेशिया समय
Asia/Tehran|ईरान समय
Asia/Irkutsk|इर्कुत्स्क समय
Asia/Jerusalem|इज़राइल समय
Asia/Tokyo|जापान समय
Asia/Anadyr|पेट्रोपेवलास्क-कैमचात्सकी समय
Asia/Almaty|कज़ाखस्तान समय
Asia/Pyongyang|कोरियाई समय
Pacific/Kosrae|कोसराए समय
Asia/Barnaul|क्रास्नोयार्स्क समय
Asia/Bishkek|किर्गिस्‍तान समय
Pacific/Kiritimati|लाइन द्वीपसमूह समय
Australia/LHI|लॉर्ड होवे समय
Asia/Magadan|मागादान समय
Asia/Kuala_Lumpur|मलेशिया समय
Indian/Maldives|मालदीव समय
Pacific/Marquesas|मार्केसस समय
Kwajalein|मार्शल द्वीपसमूह समय
Indian/Mauritius|मॉरीशस समय
Antarctica/Mawson|माव्सन समय
America/Hermosillo|मेक्सिकन प्रशांत समय
Asia/Choibalsan|उलान बटोर समय
Europe/Kirov|मॉस्को समय
Asia/Rangoon|म्यांमार समय
Pacific/Nauru|नौरू समय
Asia/Kathmandu|नेपाल समय
Pacific/Noumea|न्यू कैलेडोनिया समय
Antarctica/McMurdo|न्यूज़ीलैंड समय
America/St_Johns|न्यूफ़ाउंडलैंड समय
Pacific/Niue|नीयू समय
Pacific/Norfolk|नॉरफ़ॉक द्वीप समय
America/Noronha|फ़र्नांर्डो डे नोरोन्हा समय
Asia/Omsk|ओम्स्क समय
Asia/Karachi|पाकिस्तान समय
Pacific/Palau|पलाउ समय
Pacific/Port_Moresby|पापुआ न्यू गिनी समय
America/Asuncion|पैराग्वे समय
America/Lima|पेरू समय
Asia/Manila|फ़िलिपीन समय
Pacific/Enderbury|फ़ीनिक्स द्वीपसमूह समय
America/Miquelon|सेंट पिएरे और मिक्वेलान समय
Pacific/Pitcairn|पिटकैर्न समय
Pacific/Pohnpei|पोनापे समय
Indian/Reunion|रीयूनियन समय
Antarctica/Rothera|रोथेरा समय
Europe/Astrakhan|समारा समय
Pacific/Midway|समोआ समय
Indian/Mahe|सेशेल्स समय
Asia/Singapore|सिंगापुर समय
Pacific/Guadalcanal|सोलोमन द्वीपसमूह समय
Atlantic/South_Georgia|दक्षिणी जॉर्जिया समय
America/Paramaribo|सूरीनाम समय
Antarctica/Syowa|स्योवा समय
Pacific/Tahiti|ताहिती समय
Asia/Taipei|ताइपे समय
Asia/Dushanbe|ताजिकिस्तान समय
Pacific/Fakaofo|टोकेलाऊ समय
Pacific/Tongatapu|टोंगा समय
Pacific/Chuuk|चुक समय
Asia/Ashgabat|तुर्कमेनिस्तान समय
Pacific/Funafuti|तुवालू समय
America/Montevideo|उरुग्वे समय
Asia/Samarkand|उज़्बेकिस्तान समय
Pacific/Efate|वनुआतू समय
America/Caracas|वेनेज़ुएला समय
Asia/Ust-Nera|व्लादिवोस्तोक समय
Antarctica/Vostok|वोस्तोक समय
Pacific/Wake|वेक द्वीप समय
Pacific/Wallis|वालिस और फ़्यूचूना समय
Asia/Chita|याकुत्स्क समय
Asia/Yekaterinburg|येकातेरिनबर्ग समय
America/Dawson|युकॉन समय
`;
