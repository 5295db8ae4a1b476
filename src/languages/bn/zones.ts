/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock. Corrected by hand.
 */
export const zones = `
America/Eirunepe|আক্রে সময়
Asia/Kabul|আফগানিস্তান সময়
Africa/Blantyre|মধ্য আফ্রিকা সময়
Africa/Addis_Ababa|পূর্ব আফ্রিকা সময়
Africa/Johannesburg|দক্ষিণ আফ্রিকা প্রমাণ সময়
Africa/Bangui|পশ্চিম আফ্রিকা সময়
America/Anchorage|আলাস্কা সময়
America/Boa_Vista|আমাজন সময়
America/Bahia_Banderas|উত্তর আমেরিকার কেন্দ্রীয় সময়
America/Atikokan|উত্তর আমেরিকার পূর্বাঞ্চলীয় সময়
America/Boise|উত্তর আমেরিকার পার্বত্য অঞ্চলের সময়
America/Ensenada|উত্তর আমেরিকার প্রশান্ত মহাসাগরীয় সময়
Pacific/Apia|আপিয়া সময়
Asia/Aden|আরব সময়
America/Argentina/Buenos_Aires|আর্জেন্টিনা সময়
Asia/Yerevan|আর্মেনিয়া সময়
America/Anguilla|আটলান্টিক সময়
Australia/Adelaide|মধ্য অস্ট্রেলীয় সময়
Australia/Eucla|মধ্য-পশ্চিম অস্ট্রেলীয় সময়
Antarctica/Macquarie|পূর্ব অস্ট্রেলীয় সময়
Antarctica/Casey|পশ্চিম অস্ট্রেলীয় সময়
Asia/Baku|আজারবাইজান সময়
Atlantic/Azores|আজোরেস সময়
Asia/Dacca|বাংলাদেশ সময়
Asia/Thimbu|ভুটান সময়
America/La_Paz|বোলিভিয়া সময়
America/Araguaina|ব্রাজিলিয়া সময়
Asia/Brunei|ব্রুনেই দারুসসালাম সময়
Atlantic/Cape_Verde|কেপ ভার্দে সময়
Pacific/Guam|চামোরো প্রমাণ সময়
NZ-CHAT|চ্যাথাম সময়
America/Santiago|চিলি সময়
Asia/Chongqing|চীন সময়
Indian/Christmas|ক্রিসমাস দ্বীপ সময়
Indian/Cocos|কোকোস দ্বীপপুঞ্জ সময়
America/Bogota|কলম্বিয়া সময়
Pacific/Rarotonga|কুক দ্বীপপুঞ্জ সময়
America/Havana|কিউবা সময়
Antarctica/Davis|ডেভিস সময়
Antarctica/DumontDUrville|দুমোঁ দ্যুরভিল সময়
Asia/Dili|পূর্ব টিমর সময়
Chile/EasterIsland|ইস্টার দ্বীপ সময়
America/Guayaquil|ইকুয়েডর সময়
Africa/Algiers|মধ্য ইউরোপীয় সময়
Africa/Cairo|পূর্ব ইউরোপীয় সময়
Atlantic/Canary|পশ্চিম ইউরোপীয় সময়
Atlantic/Stanley|ফকল্যান্ড দ্বীপপুঞ্জ সময়
Pacific/Fiji|ফিজি সময়
America/Cayenne|ফরাসি গায়ানা সময়
Indian/Kerguelen|ফরাসি দক্ষিণ ও আন্টার্কটিক সময়
Africa/Abidjan|গ্রিনিচ মধ্য সময়
Pacific/Galapagos|গালাপাগোস সময়
Pacific/Gambier|গাম্বিয়ে সময়
Asia/Tbilisi|জর্জিয়া সময়
Pacific/Tarawa|গিলবার্ট দ্বীপপুঞ্জ সময়
Asia/Dubai|উপসাগরীয় প্রমাণ সময়
America/Guyana|গায়ানা সময়
HST|হাওয়াই-আলেউত প্রমাণ সময়
America/Adak|হাওয়াই-আলেউত সময়
Asia/Hong_Kong|হং কং সময়
Asia/Hovd|হোভড সময়
Asia/Calcutta|ভারতীয় প্রমাণ সময়
Indian/Chagos|ভারত মহাসাগরীয় সময়
Asia/Bangkok|ইন্দোচীন সময়
Asia/Makassar|মধ্য ইন্দোনেশিয়া সময়
Asia/Jayapura|পূর্ব ইন্দোনেশিয়া সময়
Asia/Jakarta|পশ্চিম ইন্দোনেশিয়া সময়
Asia/Tehran|ইরান সময়
Asia/Irkutsk|ইরকুটস্ক সময়
Asia/Jerusalem|ইজরায়েল সময়
Asia/Tokyo|জাপান সময়
Asia/Anadyr|কামচাটকা সময়
Asia/Almaty|কাজাখস্তান সময়
Asia/Pyongyang|কোরিয়া সময়
Pacific/Kosrae|কোসরেই সময়
Asia/Barnaul|ক্রাসনোয়ার্স্কি সময়
Asia/Bishkek|কিরগিস্তান সময়
Pacific/Kiritimati|লাইন দ্বীপপুঞ্জ সময়
Australia/LHI|লর্ড হাউ সময়
Asia/Magadan|ম্যাগাডান সময়
Asia/Kuala_Lumpur|মালয়েশিয়া সময়
Indian/Maldives|মালদ্বীপ সময়
Pacific/Marquesas|মার্কেসাস সময়
Kwajalein|মার্শাল দ্বীপপুঞ্জ সময়
Indian/Mauritius|মরিশাস সময়
Antarctica/Mawson|মসন সময়
America/Hermosillo|মেক্সিকোর প্রশান্ত মহাসাগরীয় সময়
Asia/Choibalsan|উলানবাটর সময়
Europe/Kirov|মস্কো সময়
Asia/Rangoon|মায়ানমার সময়
Pacific/Nauru|নাউরু সময়
Asia/Kathmandu|নেপাল সময়
Pacific/Noumea|নিউ ক্যালেডোনিয়া সময়
Antarctica/McMurdo|নিউজিল্যান্ড সময়
America/St_Johns|নিউফাউন্ডল্যান্ড সময়
Pacific/Niue|নিউই সময়
Pacific/Norfolk|নরফোক দ্বীপ সময়
America/Noronha|ফার্নান্দো ডি নোরোনহা সময়
Asia/Omsk|ওমস্ক সময়
Asia/Karachi|পাকিস্তান সময়
Pacific/Palau|পালাউ সময়
Pacific/Port_Moresby|পাপুয়া নিউ গিনি সময়
America/Asuncion|প্যারাগুয়ে সময়
America/Lima|পেরু সময়
Asia/Manila|ফিলিপাইন সময়
Pacific/Enderbury|ফোনিক্স দ্বীপপুঞ্জ সময়
America/Miquelon|সেন্ট পিয়ের ও মিকেলন সময়
Pacific/Pitcairn|পিটকেয়ার্ন সময়
Pacific/Pohnpei|পোনাপে সময়
Indian/Reunion|রিইউনিয়ন সময়
Antarctica/Rothera|রথেরা সময়
Europe/Astrakhan|সামারা সময়
Pacific/Midway|সামোয়া সময়
Indian/Mahe|সেশেলস সময়
Asia/Singapore|সিঙ্গাপুর প্রমাণ সময়
Pacific/Guadalcanal|সলোমন দ্বীপপুঞ্জ সময়
Atlantic/South_Georgia|দক্ষিণ জর্জিয়া সময়
America/Paramaribo|সুরিনাম সময়
Antarctica/Syowa|সায়োওয়া সময়
Pacific/Tahiti|তাহিতি সময়
Asia/Taipei|তাইপেই সময়
Asia/Dushanbe|তাজিকিস্তান সময়
Pacific/Fakaofo|টোকেলাউ সময়
Pacific/Tongatapu|টোঙ্গা সময়
Pacific/Chuuk|চুক সময়
Asia/Istanbul|তুরস্ক সময়
Asia/Ashgabat|তুর্কমেনিস্তান সময়
Pacific/Funafuti|টুভালু সময়
America/Montevideo|উরুগুয়ে সময়
Asia/Samarkand|উজবেকিস্তান সময়
Pacific/Efate|ভানুয়াতু সময়
America/Caracas|ভেনেজুয়েলা সময়
Asia/Ust-Nera|ভ্লাদিভস্তক সময়
Antarctica/Vostok|ভসটক সময়
Pacific/Wake|ওয়েক দ্বীপ সময়
Pacific/Wallis|ওয়ালিস ও ফুটুনা সময়
Asia/Chita|ইয়াকুটস্ক সময়
Asia/Yekaterinburg|ইয়েকাতেরিনবুর্গ সময়
America/Dawson|ইউকন সময়
`;
