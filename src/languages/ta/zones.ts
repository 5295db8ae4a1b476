/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock. Corrected by hand.
 */
export const zones = `
America/Eirunepe|அக்ரே நேரம்
Asia/Kabul|ஆஃப்கானிஸ்தான் நேரம்
Africa/Blantyre|மத்திய ஆப்பிரிக்க நேரம்
Africa/Addis_Ababa|கிழக்கு ஆப்பிரிக்க நேரம்
Africa/Johannesburg|தென்னாப்பிரிக்கத் திட்ட நேரம்
Africa/Bangui|மேற்கு ஆப்பிரிக்க நேரம்
America/Anchorage|அலாஸ்கா நேரம்
America/Boa_Vista|அமேசான் நேரம்
America/Bahia_Banderas|வட அமெரிக்க மத்திய நேரம்
America/Atikokan|வட அமெரிக்கக் கிழக்கு நேரம்
America/Boise|வட அமெரிக்க மலைப்பகுதி நேரம்
America/Ensenada|வட அமெரிக்க பசிபிக் நேரம்
Pacific/Apia|சமோவா நேரம்
Asia/Aden|அரேபிய நேரம்
America/Argentina/Buenos_Aires|அர்ஜென்டினா நேரம்
Asia/Yerevan|ஆர்மேனிய நேரம்
America/Anguilla|அட்லாண்டிக் நேரம்
Australia/Adelaide|மத்திய ஆஸ்திரேலிய நேரம்
Australia/Eucla|மத்திய மேற்கு ஆஸ்திரேலிய நேரம்
Antarctica/Macquarie|கிழக்கு ஆஸ்திரேலிய நேரம்
Antarctica/Casey|மேற்கு ஆஸ்திரேலிய நேரம்
Asia/Baku|அசர்பைஜான் நேரம்
Atlantic/Azores|அசோரஸ் நேரம்
Asia/Dacca|வங்கதேச நேரம்
Asia/Thimbu|பூடான் நேரம்
America/La_Paz|பொலிவியா நேரம்
America/Araguaina|பிரேசிலியா நேரம்
Asia/Brunei|புருனே நேரம்
Atlantic/Cape_Verde|கேப் வெர்டே நேரம்
Pacific/Guam|சமோரோ திட்ட நேரம்
NZ-CHAT|சாத்தாம் தீவுகள் நேரம்
America/Santiago|சிலி நேரம்
Asia/Chongqing|சீன நேரம்
Indian/Christmas|கிறிஸ்துமஸ் தீவு நேரம்
Indian/Cocos|கோகோஸ் தீவுகள் நேரம்
America/Bogota|கொலம்பியா நேரம்
Pacific/Rarotonga|குக் தீவுகள் நேரம்
America/Havana|கியூபா நேரம்
Antarctica/Davis|டேவிஸ் நேரம்
Antarctica/DumontDUrville|டுமோன்ட் டர்வில் நேரம்
Asia/Dili|கிழக்குத் திமோர் நேரம்
Chile/EasterIsland|ஈஸ்டர் தீவு நேரம்
America/Guayaquil|ஈக்வடார் நேரம்
Africa/Algiers|மத்திய ஐரோப்பிய நேரம்
Africa/Cairo|கிழக்கு ஐரோப்பிய நேரம்
Atlantic/Canary|மேற்கு ஐரோப்பிய நேரம்
Atlantic/Stanley|ஃபாக்லாந்து தீவுகள் நேரம்
Pacific/Fiji|ஃபிஜி நேரம்
America/Cayenne|பிரெஞ்சு கயானா நேரம்
Indian/Kerguelen|பிரெஞ்சுத் தென்னக, அண்டார்டிக் நிலப்பகுதி நேரம்
Africa/Abidjan|கிரீன்விச் சராசரி நேரம்
Pacific/Galapagos|கலபகோஸ் நேரம்
Pacific/Gambier|கேம்பியர் நேரம்
Asia/Tbilisi|ஜார்ஜியா நேரம்
Pacific/Tarawa|கில்பர்ட் தீவுகள் நேரம்
Asia/Dubai|வளைகுடா திட்ட நேரம்
America/Guyana|கயானா நேரம்
HST|ஹவாய்-அலூஷியன் திட்ட நேரம்
America/Adak|ஹவாய்-அலூஷியன் நேரம்
Asia/Hong_Kong|ஹாங்காங் நேரம்
Asia/Hovd|ஹோவ்த் நேரம்
Asia/Calcutta|இந்தியத் திட்ட நேரம்
Indian/Chagos|இந்தியப் பெருங்கடல் நேரம்
Asia/Bangkok|இந்தோசீன நேரம்
Asia/Makassar|மத்திய இந்தோனேசிய நேரம்
Asia/Jayapura|கிழக்கு இந்தோனேசிய நேரம்
Asia/Jakarta|மேற்கு இந்தோனேசிய நேரம்
Asia/Tehran|ஈரான் நேரம்
Asia/Irkutsk|இர்குட்ஸ்க் நேரம்
Asia/Jerusalem|இஸ்ரேல் நேரம்
Asia/Tokyo|ஜப்பான் நேரம்
Asia/Anadyr|பெட்ரோபாவ்லோவ்ஸ்க்-கம்சாட்கா நேரம்
Asia/Almaty|கஜகஸ்தான் நேரம்
Asia/Pyongyang|கொரிய நேரம்
Pacific/Kosrae|கோஸ்ரே நேரம்
Asia/Barnaul|கிராஸ்னோயார்ஸ்க் நேரம்
Asia/Bishkek|கிர்கிஸ்தான் நேரம்
Pacific/Kiritimati|லைன் தீவுகள் நேரம்
Australia/LHI|லார்ட் ஹோவ் நேரம்
Asia/Magadan|மகடான் நேரம்
Asia/Kuala_Lumpur|மலேசிய நேரம்
Indian/Maldives|மாலத்தீவுகள் நேரம்
Pacific/Marquesas|மார்கியூசாஸ் நேரம்
Kwajalein|மார்ஷல் தீவுகள் நேரம்
Indian/Mauritius|மொரிஷியஸ் நேரம்
Antarctica/Mawson|மாவ்சன் நேரம்
America/Hermosillo|மெக்சிகோ பசிபிக் நேரம்
Asia/Choibalsan|உலான்பாத்தர் நேரம்
Europe/Kirov|மாஸ்கோ நேரம்
Asia/Rangoon|மியான்மர் நேரம்
Pacific/Nauru|நவ்ரூ நேரம்
Asia/Kathmandu|நேபாள நேரம்
Pacific/Noumea|நியூ கலிடோனியா நேரம்
Antarctica/McMurdo|நியூசிலாந்து நேரம்
America/St_Johns|நியூஃபவுண்ட்லாந்து நேரம்
Pacific/Niue|நியுவே நேரம்
Pacific/Norfolk|நார்ஃபோக் தீவு நேரம்
America/Noronha|பெர்னாண்டோ டி நோரன்ஹா நேரம்
Asia/Omsk|ஓம்ஸ்க் நேரம்
Asia/Karachi|பாகிஸ்தான் நேரம்
Pacific/Palau|பலாவ் நேரம்
Pacific/Port_Moresby|பபுவா நியூ கினியா நேரம்
America/Asuncion|பராகுவே நேரம்
America/Lima|பெரு நேரம்
Asia/Manila|பிலிப்பைன்ஸ் நேரம்
Pacific/Enderbury|ஃபோனிக்ஸ் தீவுகள் நேரம்
America/Miquelon|செயின்ட் பியர், மிக்குலன் நேரம்
Pacific/Pitcairn|பிட்கெய்ர்ன் நேரம்
Pacific/Pohnpei|போன்பெய் நேரம்
Indian/Reunion|ரீயூனியன் நேரம்
Antarctica/Rothera|ரோதேரா நேரம்
Europe/Astrakhan|சமரா நேரம்
Pacific/Midway|அமெரிக்க சமோவா நேரம்
Indian/Mahe|சேஷெல்ஸ் நேரம்
Asia/Singapore|சிங்கப்பூர் திட்ட நேரம்
Pacific/Guadalcanal|சாலமன் தீவுகள் நேரம்
Atlantic/South_Georgia|தெற்கு ஜார்ஜியா நேரம்
America/Paramaribo|சுரினாம் நேரம்
Antarctica/Syowa|ஸ்யோவா நேரம்
Pacific/Tahiti|தஹிதி நேரம்
Asia/Taipei|தைவான் நேரம்
Asia/Dushanbe|தஜிகிஸ்தான் நேரம்
Pacific/Fakaofo|டோக்கெலாவ் நேரம்
Pacific/Tongatapu|டோங்கா நேரம்
Pacific/Chuuk|சூக் நேரம்
Asia/Istanbul|துருக்கி நேரம்
Asia/Ashgabat|துர்க்மெனிஸ்தான் நேரம்
Pacific/Funafuti|துவாலு நேரம்
America/Montevideo|உருகுவே நேரம்
Asia/Samarkand|உஸ்பெகிஸ்தான் நேரம்
Pacific/Efate|வனுவாட்டு நேரம்
America/Caracas|வெனிசுலா நேரம்
Asia/Ust-Nera|விளாடிவோஸ்டோக் நேரம்
Antarctica/Vostok|வோஸ்டோக் நேரம்
Pacific/Wake|வேக் தீவு நேரம்
Pacific/Wallis|வாலிஸ், ஃபுடுனா தீவுகள் நேரம்
Asia/Chita|யகுட்ஸ்க் நேரம்
Asia/Yekaterinburg|யேகாடெரின்பர்க் நேரம்
America/Dawson|யூகோன் நேரம்
`;
