/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock. Corrected by hand.
 */
export const zones = `
America/Eirunepe|आक्रे वेळ
Asia/Kabul|अफगाणिस्तान वेळ
Africa/Blantyre|मध्य आफ्रिका वेळ
Africa/Addis_Ababa|पूर्व आफ्रिका वेळ
Africa/Johannesburg|दक्षिण आफ्रिका प्रमाणवेळ
Africa/Bangui|पश्चिम आफ्रिका वेळ
America/Anchorage|अलास्का वेळ
America/Boa_Vista|ॲमेझॉन वेळ
America/Bahia_Banderas|उत्तर अमेरिकन मध्य वेळ
America/Atikokan|उत्तर अमेरिकन पूर्व वेळ
America/Boise|उत्तर अमेरिकन पर्वतीय वेळ
America/Ensenada|उत्तर अमेरिकन पॅसिफिक वेळ
Pacific/Apia|एपिया वेळ
Asia/Aden|अरेबियन वेळ
America/Argentina/Buenos_Aires|अर्जेंटिना वेळ
Asia/Yerevan|आर्मेनिया वेळ
America/Anguilla|अटलांटिक वेळ
Australia/Adelaide|मध्य ऑस्ट्रेलिया वेळ
Australia/Eucla|ऑस्ट्रेलियन मध्य-पश्चिम वेळ
Antarctica/Macquarie|पूर्व ऑस्ट्रेलिया वेळ
Antarctica/Casey|पश्चिम ऑस्ट्रेलिया वेळ
Asia/Baku|अझरबैजान वेळ
Atlantic/Azores|ॲझोरेस वेळ
Asia/Dacca|बांगलादेश वेळ
Asia/Thimbu|भूतान वेळ
America/La_Paz|बोलिव्हिया वेळ
America/Araguaina|ब्राझिलिया वेळ
Asia/Brunei|ब्रुनेई दारूसलाम वेळ
Atlantic/Cape_Verde|केप व्हर्डे वेळ
Pacific/Guam|चामोरो प्रमाणवेळ
NZ-CHAT|चॅथम वेळ
America/Santiago|चिली वेळ
Asia/Chongqing|चीन वेळ
Indian/Christmas|ख्रिसमस बेट वेळ
Indian/Cocos|कॉकोस बेटे वेळ
America/Bogota|कोलंबिया वेळ
Pacific/Rarotonga|कुक बेटे वेळ
America/Havana|क्यूबा वेळ
Antarctica/Davis|डेव्हिस वेळ
Antarctica/DumontDUrville|ड्युमॉन्ट-ड्युर्विल वेळ
Asia/Dili|पूर्व तिमोर वेळ
Chile/EasterIsland|इस्टर बेट वेळ
America/Guayaquil|इक्वेडोर वेळ
Africa/Algiers|मध्य युरोपियन वेळ
Africa/Cairo|पूर्व युरोपियन वेळ
Atlantic/Canary|पश्चिम युरोपियन वेळ
Atlantic/Stanley|फॉकलंड बेटे वेळ
Pacific/Fiji|फिजी वेळ
America/Cayenne|फ्रेंच गयाना वेळ
Indian/Kerguelen|फ्रेंच दक्षिण आणि अंटार्क्टिक वेळ
Africa/Abidjan|ग्रीनिच मध्यम वेळ
Pacific/Galapagos|गॅलापागोस वेळ
Pacific/Gambier|गॅम्बियर वेळ
Asia/Tbilisi|जॉर्जिया वेळ
Pacific/Tarawa|गिल्बर्ट बेटे वेळ
Asia/Dubai|खाडी प्रमाणवेळ
America/Guyana|गयाना वेळ
HST|हवाई-अल्यूशियन प्रमाणवेळ
America/Adak|हवाई-अल्यूशियन वेळ
Asia/Hong_Kong|हाँगकाँग वेळ
Asia/Hovd|होव्ह्ड वेळ
Asia/Calcutta|भारतीय प्रमाणवेळ
Indian/Chagos|हिंद महासागर वेळ
Asia/Bangkok|इंडोचायना वेळ
Asia/Makassar|मध्य इंडोनेशिया वेळ
Asia/Jayapura|पूर्व इंडोनेशिया वेळ
Asia/Jakarta|पश्चिम इंडोनेशिया वेळ
Asia/Tehran|इराण वेळ
Asia/Irkutsk|इर्कुत्सक वेळ
Asia/Jerusalem|इस्रायल वेळ
Asia/Tokyo|जपान वेळ
Asia/Anadyr|कामचाटका वेळ
Asia/Almaty|कझाकस्तान वेळ
Asia/Pyongyang|कोरियन वेळ
Pacific/Kosrae|कोस्राई वेळ
Asia/Barnaul|क्रास्नोयार्स्क वेळ
Asia/Bishkek|किरगिस्तान वेळ
Pacific/Kiritimati|लाइन बेटे वेळ
Australia/LHI|लॉर्ड हाउ वेळ
Asia/Magadan|मॅगाडन वेळ
Asia/Kuala_Lumpur|मलेशिया वेळ
Indian/Maldives|मालदीव वेळ
Pacific/Marquesas|मार्क्वेसास वेळ
Kwajalein|मार्शल बेटे वेळ
Indian/Mauritius|मॉरिशस वेळ
Antarctica/Mawson|मॉसन वेळ
America/Hermosillo|मेक्सिको पॅसिफिक वेळ
Asia/Choibalsan|उलान बाटोर वेळ
Europe/Kirov|मॉस्को वेळ
Asia/Rangoon|म्यानमार वेळ
Pacific/Nauru|नउरु वेळ
Asia/Kathmandu|नेपाळ वेळ
Pacific/Noumea|न्यू कॅलेडोनिया वेळ
Antarctica/McMurdo|न्यूझीलंड वेळ
America/St_Johns|न्यू फाउंडलंड वेळ
Pacific/Niue|न्युए वेळ
Pacific/Norfolk|नॉरफोक बेट वेळ
America/Noronha|फर्नांडो दी नोरोन्हा वेळ
Asia/Omsk|ओम्स्क वेळ
Asia/Karachi|पाकिस्तान वेळ
Pacific/Palau|पलाऊ वेळ
Pacific/Port_Moresby|पापुआ न्यू गिनी वेळ
America/Asuncion|पॅराग्वे वेळ
America/Lima|पेरू वेळ
Asia/Manila|फिलिपाइन वेळ
Pacific/Enderbury|फोनिक्स बेटे वेळ
America/Miquelon|सेंट पियर आणि मिक्वेलोन वेळ
Pacific/Pitcairn|पिटकैर्न वेळ
Pacific/Pohnpei|पोनॅपे वेळ
Indian/Reunion|रियुनियन वेळ
Antarctica/Rothera|रोथेरा वेळ
Europe/Astrakhan|समारा वेळ
Pacific/Midway|सामोआ वेळ
Indian/Mahe|सेशेल्स वेळ
Asia/Singapore|सिंगापूर प्रमाणवेळ
Pacific/Guadalcanal|सोलोमॉन बेटे वेळ
Atlantic/South_Georgia|दक्षिण जॉर्जिया वेळ
America/Paramaribo|सुरिनाम वेळ
Antarctica/Syowa|स्योवा वेळ
Pacific/Tahiti|ताहिती वेळ
Asia/Taipei|तैपेई वेळ
Asia/Dushanbe|ताजिकिस्तान वेळ
Pacific/Fakaofo|टोकेलाऊ वेळ
Pacific/Tongatapu|टोंगा वेळ
Pacific/Chuuk|चूक वेळ
Asia/Istanbul|तुर्की वेळ
Asia/Ashgabat|तुर्कमेनिस्तान वेळ
Pacific/Funafuti|तुवालू वेळ
America/Montevideo|उरुग्वे वेळ
Asia/Samarkand|उझबेकिस्तान वेळ
Pacific/Efate|वानुआतु वेळ
America/Caracas|व्हेनेझुएला वेळ
Asia/Ust-Nera|व्लादिवोस्तोक वेळ
Antarctica/Vostok|व्होस्टॉक वेळ
Pacific/Wake|वेक बेट वेळ
Pacific/Wallis|वॉलिस आणि फुटुना वेळ
Asia/Chita|याकुत्सक वेळ
Asia/Yekaterinburg|येकतरिनबर्ग वेळ
America/Dawson|युकोन वेळ
`;
