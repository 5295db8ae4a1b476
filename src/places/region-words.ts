/**
 * Regions in other languages: country, name, codes and other names in Latin letters apart by commas; then the name in
 * Ukrainian, Russian, Hindi, French, German and Spanish, empty where it is as in English, and in Bengali, Marathi,
 * Telugu, Tamil, Gujarati, Kannada and Malayalam, where it has one. The codes are those of ISO 3166-2 and of number
 * plates. Who was born before a state was parted calls it by the old name, so that the new one has that too. What is not
 * here is known by its English name alone. The source is our own.
 */
export const REGION_WORDS = `
IN;Andaman and Nicobar Islands;AN,Andaman,Nicobar,Port Blair;Андаманські і Нікобарські острови;Андаманские и Никобарские острова;अंडमान और निकोबार द्वीपसमूह;Îles Andaman-et-Nicobar;Andamanen und Nikobaren;Islas Andamán y Nicobar;আন্দামান ও নিকোবর দ্বীপপুঞ্জ;अंदमान आणि निकोबार बेटे;అండమాన్ నికోబార్ దీవులు;அந்தமான் நிக்கோபார் தீவுகள்;આંદામાન અને નિકોબાર ટાપુઓ;ಅಂಡಮಾನ್ ಮತ್ತು ನಿಕೋಬಾರ್ ದ್ವೀಪಗಳು;ആൻഡമാൻ നിക്കോബാർ ദ്വീപുകൾ
IN;Andhra Pradesh;AP,Andhra,Andra Pradesh,Andhrapradesh;Андхра-Прадеш;Андхра-Прадеш;आंध्र प्रदेश;;;;অন্ধ্রপ্রদেশ;आंध्र प्रदेश;ఆంధ్రప్రదేశ్;ஆந்திரப் பிரதேசம்;આંધ્ર પ્રદેશ;ಆಂಧ್ರ ಪ್ರದೇಶ;ആന്ധ്രാപ്രദേശ്
IN;Arunachal Pradesh;AR,Arunachal,NEFA;Аруначал-Прадеш;Аруначал-Прадеш;अरुणाचल प्रदेश;;;;অরুণাচল প্রদেশ;अरुणाचल प्रदेश;అరుణాచల్ ప్రదేశ్;அருணாச்சலப் பிரதேசம்;અરુણાચલ પ્રદેશ;ಅರುಣಾಚಲ ಪ್ರದೇಶ;അരുണാചൽ പ്രദേശ്
IN;Assam;AS,Asom;Ассам;Ассам;असम;;;;আসাম;आसाम;అస్సాం;அசாம்;આસામ;ಅಸ್ಸಾಂ;അസം
IN;Bihar;BR,BH;Біхар;Бихар;बिहार;;;;বিহার;बिहार;బీహార్;பீகார்;બિહાર;ಬಿಹಾರ;ബിഹാർ
IN;Chandigarh;CH,Punjab,Haryana;Чандігарх;Чандигарх;चंडीगढ़;;;;চণ্ডীগড়;चंदीगड;చండీగఢ్;சண்டிகர்;ચંડીગઢ;ಚಂಡೀಗಢ;ചണ്ഡീഗഢ്
IN;Chhattisgarh;CG,CT,Chattisgarh,Chhatisgarh,Chattishgarh,Madhya Pradesh,MP;Чхаттісгарх;Чхаттисгарх;छत्तीसगढ़;;;;ছত্তিশগড়;छत्तीसगड;ఛత్తీస్గఢ్;சத்தீஸ்கர்;છત્તીસગઢ;ಛತ್ತೀಸ್ಗಢ;ഛത്തീസ്ഗഢ്
IN;Dadra and Nagar Haveli and Daman and Diu;DN,DD,DH,Daman and Diu,Dadra and Nagar Haveli;Дадра і Нагар-Хавелі та Даман і Діу;Дадра и Нагар-Хавели и Даман и Диу;दादरा और नगर हवेली और दमन और दीव;;;;দাদরা ও নগর হাভেলি এবং দমন ও দিউ;दादरा व नगर हवेली आणि दमण व दीव;దాద్రా నగర్ హవేలీ, డామన్ డయ్యూ;தாத்ரா நகர் ஹவேலி மற்றும் டாமன் டையூ;દાદરા અને નગર હવેલી અને દમણ અને દીવ;ದಾದ್ರಾ ಮತ್ತು ನಗರ್ ಹವೇಲಿ ಮತ್ತು ದಮನ್ ಮತ್ತು ದಿಯು;ദാദ്ര നഗർ ഹവേലി ദാമൻ ദിയു
IN;Delhi;DL,NCT,NCR,New Delhi,Delhi NCR;Делі;Дели;दिल्ली;;;;দিল্লি;दिल्ली;ఢిల్లీ;தில்லி;દિલ્હી;ದೆಹಲಿ;ഡൽഹി
IN;Goa;GA;Гоа;Гоа;गोवा;;;;গোয়া;गोवा;గోవా;கோவா;ગોવા;ಗೋವಾ;ഗോവ
IN;Gujarat;GJ,Gujrat,Gujarath,Bombay State,Saurashtra;Гуджарат;Гуджарат;गुजरात;;;;গুজরাট;गुजरात;గుజరాత్;குஜராத்;ગુજરાત;ಗುಜರಾತ್;ഗുജറാത്ത്
IN;Haryana;HR,Hariyana,Punjab;Хар'яна;Харьяна;हरियाणा;;;;হরিয়ানা;हरियाणा;హర్యానా;ஹரியானா;હરિયાણા;ಹರಿಯಾಣ;ഹരിയാണ
IN;Himachal Pradesh;HP,Himachal,Punjab;Хімачал-Прадеш;Химачал-Прадеш;हिमाचल प्रदेश;;;;হিমাচল প্রদেশ;हिमाचल प्रदेश;హిమాచల్ ప్రదేశ్;இமாச்சலப் பிரதேசம்;હિમાચલ પ્રદેશ;ಹಿಮಾಚಲ ಪ್ರದೇಶ;ഹിമാചൽ പ്രദേശ്
IN;Jammu and Kashmir;JK,J&K,J and K,J & K,Jammu & Kashmir,Kashmir;Джамму і Кашмір;Джамму и Кашмир;जम्मू और कश्मीर;Jammu-et-Cachemire;Jammu und Kashmir;Jammu y Cachemira;জম্মু ও কাশ্মীর;जम्मू आणि काश्मीर;జమ్మూ కాశ్మీర్;ஜம்மு காஷ்மீர்;જમ્મુ અને કાશ્મીર;ಜಮ್ಮು ಮತ್ತು ಕಾಶ್ಮೀರ;ജമ്മു കശ്മീർ
IN;Jharkhand;JH,Jarkhand,Bihar;Джхаркханд;Джаркханд;झारखंड;;;;ঝাড়খণ্ড;झारखंड;జార్ఖండ్;ஜார்க்கண்ட்;ઝારખંડ;ಜಾರ್ಖಂಡ್;ഝാർഖണ്ഡ്
IN;Karnataka;KA,Karnatka,Mysore State;Карнатака;Карнатака;कर्नाटक;;;;কর্ণাটক;कर्नाटक;కర్ణాటక;கர்நாடகா;કર્ણાટક;ಕರ್ನಾಟಕ;കർണാടക
IN;Kerala;KL,Keralam;Керала;Керала;केरल;;;;কেরল;केरळ;కేరళ;கேரளா;કેરળ;ಕೇರಳ;കേരളം
IN;Ladakh;LA,Jammu and Kashmir,J&K,JK,Kashmir;Ладакх;Ладакх;लद्दाख;;;;লাদাখ;लडाख;లడఖ్;லடாக்;લદ્દાખ;ಲಡಾಖ್;ലഡാക്ക്
IN;Madhya Pradesh;MP,Madhyapradesh,Central India;Мадхья-Прадеш;Мадхья-Прадеш;मध्य प्रदेश;;;;মধ্যপ্রদেশ;मध्य प्रदेश;మధ్యప్రదేశ్;மத்தியப் பிரதேசம்;મધ્ય પ્રદેશ;ಮಧ್ಯ ಪ್ರದೇಶ;മധ്യപ്രദേശ്
IN;Maharashtra;MH,MAH,Maharastra,Maharasthra,Maharashtara,Bombay State;Махараштра;Махараштра;महाराष्ट्र;;;;মহারাষ্ট্র;महाराष्ट्र;మహారాష్ట్ర;மகாராஷ்டிரா;મહારાષ્ટ્ર;ಮಹಾರಾಷ್ಟ್ರ;മഹാരാഷ്ട്ര
IN;Manipur;MN;Маніпур;Манипур;मणिपुर;;;;মণিপুর;मणिपूर;మణిపూర్;மணிப்பூர்;મણિપુર;ಮಣಿಪುರ;മണിപ്പൂർ
IN;Meghālaya;ML,Assam;Мегхалая;Мегхалая;मेघालय;;;;মেঘালয়;मेघालय;మేఘాలయ;மேகாலயா;મેઘાલય;ಮೇಘಾಲಯ;മേഘാലയ
IN;Mizoram;MZ,Assam;Мізорам;Мизорам;मिज़ोरम;;;;মিজোরাম;मिझोरम;మిజోరం;மிசோரம்;મિઝોરમ;ಮಿಜೋರಾಂ;മിസോറം
IN;Nagaland;NL,Assam;Нагаленд;Нагаленд;नागालैंड;;;;নাগাল্যান্ড;नागालँड;నాగాలాండ్;நாகாலாந்து;નાગાલેન્ડ;ನಾಗಾಲ್ಯಾಂಡ್;നാഗാലാൻഡ്
IN;Odisha;OD,OR,Orissa;Одіша;Одиша;ओडिशा;;;;ওড়িশা;ओडिशा;ఒడిశా;ஒடிசா;ઓડિશા;ಒಡಿಶಾ;ഒഡീഷ
IN;Puducherry;PY,Pondicherry,Pondy;Пудучеррі;Пудучерри;पुडुचेरी;Pondichéry;;;পুদুচেরি;पुदुच्चेरी;పుదుచ్చేరి;புதுச்சேரி;પુડુચેરી;ಪುದುಚೇರಿ;പുതുച്ചേരി
IN;Punjab;PB,Panjab;Пенджаб;Пенджаб;पंजाब;Pendjab;;;পাঞ্জাব;पंजाब;పంజాబ్;பஞ்சாப்;પંજાબ;ಪಂಜಾಬ್;പഞ്ചാബ്
IN;Rajasthan;RJ,Rajastan,Rajputana;Раджастхан;Раджастхан;राजस्थान;;;;রাজস্থান;राजस्थान;రాజస్థాన్;ராஜஸ்தான்;રાજસ્થાન;ರಾಜಸ್ಥಾನ;രാജസ്ഥാൻ
IN;Sikkim;SK;Сіккім;Сикким;सिक्किम;;;;সিকিম;सिक्कीम;సిక్కిం;சிக்கிம்;સિક્કિમ;ಸಿಕ್ಕಿಂ;സിക്കിം
IN;Tamil Nadu;TN,Tamilnadu,Tamil Naadu,Madras State;Тамілнад;Тамилнад;तमिलनाडु;;;;তামিলনাড়ু;तमिळनाडू;తమిళనాడు;தமிழ்நாடு;તમિલનાડુ;ತಮಿಳುನಾಡು;തമിഴ്നാട്
IN;Telangana;TG,TS,Telengana,Andhra Pradesh,AP,Andhra;Телангана;Телангана;तेलंगाना;;;;তেলেঙ্গানা;तेलंगणा;తెలంగాణ;தெலங்கானா;તેલંગાણા;ತೆಲಂಗಾಣ;തെലങ്കാന
IN;Tripura;TR;Трипура;Трипура;त्रिपुरा;;;;ত্রিপুরা;त्रिपुरा;త్రిపుర;திரிபுரா;ત્રિપુરા;ತ್ರಿಪುರಾ;ത്രിപുര
IN;Uttar Pradesh;UP,Uttarpradesh,Uttar Pradsh,United Provinces;Уттар-Прадеш;Уттар-Прадеш;उत्तर प्रदेश;;;;উত্তরপ্রদেশ;उत्तर प्रदेश;ఉత్తర ప్రదేశ్;உத்தரப் பிரதேசம்;ઉત્તર પ્રદેશ;ಉತ್ತರ ಪ್ರದೇಶ;ഉത്തർപ്രദേശ്
IN;Uttarakhand;UK,UT,UA,Uttaranchal,Uttrakhand,Uttar Pradesh,UP;Уттаракханд;Уттаракханд;उत्तराखंड;;;;উত্তরাখণ্ড;उत्तराखंड;ఉత్తరాఖండ్;உத்தராகண்ட்;ઉત્તરાખંડ;ಉತ್ತರಾಖಂಡ;ഉത്തരാഖണ്ഡ്
IN;West Bengal;WB,Bengal,Westbengal,W Bengal;Західний Бенгал;Западная Бенгалия;पश्चिम बंगाल;Bengale-Occidental;Westbengalen;Bengala Occidental;পশ্চিমবঙ্গ;पश्चिम बंगाल;పశ్చిమ బెంగాల్;மேற்கு வங்காளம்;પશ્ચિમ બંગાળ;ಪಶ್ಚಿಮ ಬಂಗಾಳ;പശ്ചിമ ബംഗാൾ
NP;Lumbini Province;Lumbini;Лумбіні;Лумбини;लुंबिनी;;;
PK;Punjab;;Пенджаб;Пенджаб;पंजाब;Pendjab;;;পাঞ্জাব;पंजाब;పంజాబ్;பஞ்சாப்;પંજાબ;ಪಂಜಾಬ್;പഞ്ചാബ്
PK;Sindh Province;Sindh,Sind;Сінд;Синд;सिंध;Sind;Sindh;Sind;সিন্ধু;सिंध;సింధ్;சிந்து;સિંધ;ಸಿಂಧ್;സിന്ധ്
PK;Khyber Pakhtunkhwa;KPK,KP,NWFP;Хайбер-Пахтунхва;Хайбер-Пахтунхва;ख़ैबर पख़्तूनख़्वा;;;
PK;Balochistan;;Белуджистан;Белуджистан;बलूचिस्तान;Baloutchistan;Belutschistan;Baluchistán
BD;Dhaka;;Дакка;Дакка;ढाका;;;;ঢাকা;ढाका;ఢాకా;டாக்கா;ઢાકા;ಢಾಕಾ;ധാക്ക
BD;Chittagong;Chattogram;Читтагонг;Читтагонг;चटगाँव;;;;চট্টগ্রাম;चितगाव;చిట్టగాంగ్;சிட்டகாங்;ચિત્તાગોંગ;ಚಿತ್ತಗಾಂಗ್;ചിറ്റഗോങ്
AE;Dubai;DXB;Дубай;Дубай;दुबई;Dubaï;;Dubái;দুবাই;दुबई;దుబాయ్;துபாய்;દુબઈ;ದುಬೈ;ദുബായ്
AE;Abu Dhabi Emirate;Abu Dhabi;Абу-Дабі;Абу-Даби;अबू धाबी;Abou Dabi;Abu Dhabi;Abu Dabi;আবুধাবি;अबू धाबी;అబుదాబి;அபுதாபி;અબુ ધાબી;ಅಬುಧಾಬಿ;അബുദാബി
AE;Sharjah Emirate;Sharjah;Шарджа;Шарджа;शारजाह;Charjah;Schardscha;Sarja;শারজা;शारजा;షార్జా;ஷார்ஜா;શારજાહ;ಶಾರ್ಜಾ;ഷാർജ
US;Alabama;AL;Алабама;Алабама;अलबामा;;;
US;Alaska;AK;Аляска;Аляска;अलास्का;;;
US;Arizona;AZ;Аризона;Аризона;एरिज़ोना;;;
US;Arkansas;AR;Арканзас;Арканзас;अर्कांसस;;;
US;California;CA,Calif,Cali;Каліфорнія;Калифорния;कैलिफ़ोर्निया;Californie;Kalifornien;;ক্যালিফোর্নিয়া;कॅलिफोर्निया;కాలిఫోర్నియా;கலிபோர்னியா;કેલિફોર્નિયા;ಕ್ಯಾಲಿಫೋರ್ನಿಯಾ;കാലിഫോർണിയ
US;Colorado;CO;Колорадо;Колорадо;कोलोराडो;;;
US;Connecticut;CT,Conn;Коннектикут;Коннектикут;कनेक्टिकट;;;
US;Delaware;DE;Делавер;Делавэр;डेलावेयर;;;
US;Florida;FL;Флорида;Флорида;फ़्लोरिडा;Floride;;
US;Georgia;GA;Джорджія;Джорджия;जॉर्जिया;Géorgie;;
US;Hawaii;HI;Гаваї;Гавайи;हवाई;Hawaï;;Hawái
US;Idaho;ID;Айдахо;Айдахо;आइडाहो;;;
US;Illinois;IL,Ill;Іллінойс;Иллинойс;इलिनॉय;;;;ইলিনয়;इलिनॉय;ఇల్లినాయిస్;இல்லினாய்ஸ்;ઇલિનૉય;ಇಲಿನಾಯ್;ഇല്ലിനോയ്
US;Indiana;IN;Індіана;Индиана;इंडियाना;;;
US;Iowa;IA;Айова;Айова;आयोवा;;;
US;Kansas;KS;Канзас;Канзас;कैनसस;;;
US;Kentucky;KY;Кентуккі;Кентукки;केंटकी;;;
US;Louisiana;LA;Луїзіана;Луизиана;लुइज़ियाना;Louisiane;;Luisiana
US;Maine;ME;Мен;Мэн;मेन;;;
US;Maryland;MD;Меріленд;Мэриленд;मैरीलैंड;;;
US;Massachusetts;MA,Mass;Массачусетс;Массачусетс;मैसाचुसेट्स;;;
US;Michigan;MI,Mich;Мічиган;Мичиган;मिशिगन;;;
US;Minnesota;MN;Міннесота;Миннесота;मिनेसोटा;;;
US;Mississippi;MS;Міссісіпі;Миссисипи;मिसिसिपी;;;
US;Missouri;MO;Міссурі;Миссури;मिसौरी;;;
US;Montana;MT;Монтана;Монтана;मोंटाना;;;
US;Nebraska;NE;Небраска;Небраска;नेब्रास्का;;;
US;Nevada;NV;Невада;Невада;नेवाडा;;;
US;New Hampshire;NH;Нью-Гемпшир;Нью-Гэмпшир;न्यू हैम्पशायर;;;
US;New Jersey;NJ,N J,Jersey;Нью-Джерсі;Нью-Джерси;न्यू जर्सी;;;;নিউ জার্সি;न्यू जर्सी;న్యూజెర్సీ;நியூ ஜெர்சி;ન્યૂ જર્સી;ನ್ಯೂಜೆರ್ಸಿ;ന്യൂ ജേഴ്സി
US;New Mexico;NM;Нью-Мексико;Нью-Мексико;न्यू मैक्सिको;Nouveau-Mexique;;Nuevo México
US;New York;NY,N Y;Нью-Йорк;Нью-Йорк;न्यूयॉर्क;;;Nueva York;নিউ ইয়র্ক;न्यू यॉर्क;న్యూయార్క్;நியூயார்க்;ન્યૂ યૉર્ક;ನ್ಯೂಯಾರ್ಕ್;ന്യൂയോർക്ക്
US;North Carolina;NC;Північна Кароліна;Северная Каролина;उत्तरी कैरोलिना;Caroline du Nord;;Carolina del Norte
US;North Dakota;ND;Північна Дакота;Северная Дакота;उत्तरी डकोटा;Dakota du Nord;;Dakota del Norte
US;Ohio;OH;Огайо;Огайо;ओहायो;;;
US;Oklahoma;OK;Оклахома;Оклахома;ओक्लाहोमा;;;
US;Oregon;OR;Орегон;Орегон;ओरेगन;;;Oregón
US;Pennsylvania;PA,Penn;Пенсильванія;Пенсильвания;पेनसिल्वेनिया;Pennsylvanie;;Pensilvania
US;Rhode Island;RI;Род-Айленд;Род-Айленд;रोड आइलैंड;;;
US;South Carolina;SC;Південна Кароліна;Южная Каролина;दक्षिण कैरोलिना;Caroline du Sud;;Carolina del Sur
US;South Dakota;SD;Південна Дакота;Южная Дакота;दक्षिण डकोटा;Dakota du Sud;;Dakota del Sur
US;Tennessee;TN,Tenn;Теннессі;Теннесси;टेनेसी;;;
US;Texas;TX,Tex;Техас;Техас;टेक्सास;;;Texas;টেক্সাস;टेक्सास;టెక్సాస్;டெக்சாஸ்;ટેક્સાસ;ಟೆಕ್ಸಾಸ್;ടെക്സസ്
US;Utah;UT;Юта;Юта;यूटा;;;
US;Vermont;VT;Вермонт;Вермонт;वरमोंट;;;
US;Virginia;VA;Вірджинія;Виргиния;वर्जीनिया;Virginie;;
US;Washington;WA,Washington State;Вашингтон;Вашингтон;वाशिंगटन;;;;ওয়াশিংটন;वॉशिंग्टन;వాషింగ్టన్;வாஷிங்டன்;વૉશિંગ્ટન;ವಾಷಿಂಗ್ಟನ್;വാഷിങ്ടൺ
US;District of Columbia;DC,Washington DC;Вашингтон;Вашингтон;वाशिंगटन डीसी;;;
US;West Virginia;WV;Західна Вірджинія;Западная Виргиния;पश्चिम वर्जीनिया;Virginie-Occidentale;;Virginia Occidental
US;Wisconsin;WI;Вісконсин;Висконсин;विस्कॉन्सिन;;;
US;Wyoming;WY;Вайомінг;Вайоминг;वायोमिंग;;;
CA;Alberta;AB;Альберта;Альберта;अल्बर्टा;;;
CA;British Columbia;BC;Британська Колумбія;Британская Колумбия;ब्रिटिश कोलंबिया;Colombie-Britannique;;Columbia Británica
CA;Manitoba;MB;Манітоба;Манитоба;मैनिटोबा;;;
CA;New Brunswick;NB;Нью-Брансвік;Нью-Брансуик;न्यू ब्रंसविक;Nouveau-Brunswick;;Nuevo Brunswick
CA;Newfoundland and Labrador;NL,Newfoundland;Ньюфаундленд і Лабрадор;Ньюфаундленд и Лабрадор;न्यूफ़ाउंडलैंड और लैब्राडोर;Terre-Neuve-et-Labrador;Neufundland und Labrador;Terranova y Labrador
CA;Northwest Territories;NT,NWT;Північно-Західні території;Северо-Западные территории;नॉर्थवेस्ट टेरिटरीज़;Territoires du Nord-Ouest;Nordwest-Territorien;Territorios del Noroeste
CA;Nova Scotia;NS;Нова Шотландія;Новая Шотландия;नोवा स्कोशिया;Nouvelle-Écosse;;Nueva Escocia
CA;Ontario;ON,Ont;Онтаріо;Онтарио;ओंटारियो;;;;অন্টারিও;ऑन्टारियो;అంటారియో;ஒன்டாரியோ;ઑન્ટારિયો;ಒಂಟಾರಿಯೊ;ഒന്റാറിയോ
CA;Prince Edward Island;PE,PEI;Острів Принца Едварда;Остров Принца Эдуарда;प्रिंस एडवर्ड द्वीप;Île-du-Prince-Édouard;;Isla del Príncipe Eduardo
CA;Quebec;QC,PQ;Квебек;Квебек;क्यूबेक;Québec;;
CA;Saskatchewan;SK;Саскачеван;Саскачеван;सस्केचेवान;;;
CA;Yukon Territory;YT,Yukon;Юкон;Юкон;युकोन;Yukon;Yukon;Yukón
AU;Australian Capital Territory;ACT;Австралійська столична територія;Австралийская столичная территория;ऑस्ट्रेलियाई राजधानी क्षेत्र;Territoire de la capitale australienne;;Territorio de la Capital Australiana
AU;New South Wales;NSW;Новий Південний Уельс;Новый Южный Уэльс;न्यू साउथ वेल्स;Nouvelle-Galles du Sud;;Nueva Gales del Sur;নিউ সাউথ ওয়েলস;न्यू साउथ वेल्स;న్యూ సౌత్ వేల్స్;நியூ சவுத் வேல்ஸ்;ન્યૂ સાઉથ વેલ્સ;ನ್ಯೂ ಸೌತ್ ವೇಲ್ಸ್;ന്യൂ സൗത്ത് വെയിൽസ്
AU;Northern Territory;NT;Північна територія;Северная территория;उत्तरी क्षेत्र;Territoire du Nord;;Territorio del Norte
AU;Queensland;QLD;Квінсленд;Квинсленд;क्वींसलैंड;;;
AU;South Australia;SA;Південна Австралія;Южная Австралия;दक्षिण ऑस्ट्रेलिया;Australie-Méridionale;Südaustralien;Australia Meridional
AU;Tasmania;TAS;Тасманія;Тасмания;तस्मानिया;Tasmanie;Tasmanien;
AU;Victoria;VIC;Вікторія;Виктория;विक्टोरिया;;;;ভিক্টোরিয়া;व्हिक्टोरिया;విక్టోరియా;விக்டோரியா;વિક્ટોરિયા;ವಿಕ್ಟೋರಿಯಾ;വിക്ടോറിയ
AU;Western Australia;WA;Західна Австралія;Западная Австралия;पश्चिमी ऑस्ट्रेलिया;Australie-Occidentale;Westaustralien;Australia Occidental
GB;England;ENG;Англія;Англия;इंग्लैंड;Angleterre;;Inglaterra;ইংল্যান্ড;इंग्लंड;ఇంగ్లాండ్;இங்கிலாந்து;ઇંગ્લેન્ડ;ಇಂಗ್ಲೆಂಡ್;ഇംഗ്ലണ്ട്
GB;Scotland;SCT;Шотландія;Шотландия;स्कॉटलैंड;Écosse;Schottland;Escocia;স্কটল্যান্ড;स्कॉटलंड;స్కాట్లాండ్;ஸ்காட்லாந்து;સ્કૉટલેન્ડ;ಸ್ಕಾಟ್ಲೆಂಡ್;സ്കോട്ട്ലൻഡ്
GB;Wales;WLS,Cymru;Уельс;Уэльс;वेल्स;pays de Galles;;Gales
GB;Northern Ireland;NIR,NI;Північна Ірландія;Северная Ирландия;उत्तरी आयरलैंड;Irlande du Nord;Nordirland;Irlanda del Norte
DE;Baden-Württemberg;BW;Баден-Вюртемберг;Баден-Вюртемберг;बाडेन-वुर्टेम्बर्ग;Bade-Wurtemberg;;
DE;Bavaria;BY;Баварія;Бавария;बवेरिया;Bavière;Bayern;Baviera
DE;Berlin;BE;Берлін;Берлин;बर्लिन;;;Berlín
DE;Brandenburg;BB;Бранденбург;Бранденбург;ब्रांडेनबुर्ग;Brandebourg;;Brandeburgo
DE;Bremen;HB;Бремен;Бремен;ब्रेमेन;Brême;;Bremen
DE;Free and Hanseatic City of Hamburg;HH,Hamburg;Гамбург;Гамбург;हैम्बर्ग;Hambourg;Hamburg;Hamburgo
DE;Hesse;HE;Гессен;Гессен;हेस्से;;Hessen;
DE;Lower Saxony;NI;Нижня Саксонія;Нижняя Саксония;निचला सैक्सोनी;Basse-Saxe;Niedersachsen;Baja Sajonia
DE;Mecklenburg-Vorpommern;MV;Мекленбург-Передня Померанія;Мекленбург-Передняя Померания;मेक्लेनबुर्ग-फ़ोरपोमर्न;Mecklembourg-Poméranie-Occidentale;;Mecklemburgo-Pomerania Occidental
DE;North Rhine-Westphalia;NW,NRW;Північний Рейн-Вестфалія;Северный Рейн-Вестфалия;नॉर्थ राइन-वेस्टफेलिया;Rhénanie-du-Nord-Westphalie;Nordrhein-Westfalen;Renania del Norte-Westfalia
DE;Rhineland-Palatinate;RP;Рейнланд-Пфальц;Рейнланд-Пфальц;राइनलैंड-पैलेटिनेट;Rhénanie-Palatinat;Rheinland-Pfalz;Renania-Palatinado
DE;Saarland;SL;Саар;Саар;ज़ारलैंड;Sarre;;Sarre
DE;Saxony;SN;Саксонія;Саксония;सैक्सोनी;Saxe;Sachsen;Sajonia
DE;Saxony-Anhalt;ST;Саксонія-Ангальт;Саксония-Анхальт;सैक्सोनी-अनहाल्ट;Saxe-Anhalt;Sachsen-Anhalt;Sajonia-Anhalt
DE;Schleswig-Holstein;SH;Шлезвіг-Гольштейн;Шлезвиг-Гольштейн;श्लेस्विग-होल्स्टीन;;;
DE;Free State of Thuringia;TH,Thuringia;Тюрингія;Тюрингия;थुरिंजिया;Thuringe;Thüringen;Turingia
UA;Kyiv City;;Київ;Киев;कीव;Kiev;Kyjiw;Kiev
UA;Kharkiv;Kharkiv Oblast;Харківська область;Харьковская область;ख़ारकीव ओब्लास्ट;;Charkiw;Járkov
UA;Lviv Oblast;;Львівська область;Львовская область;ल्वीव ओब्लास्ट;;Lwiw;
UA;Zaporizhzhya Oblast;Zaporizhzhia;Запорізька область;Запорожская область;;;;
UA;Dnipropetrovsk Oblast;;Дніпропетровська область;Днепропетровская область;;;;
UA;Odes’ka Oblast’;Odesa Oblast,Odessa Oblast,Odesa,Odessa;Одеська область;Одесская область;;;;
UA;Autonomous Republic of Crimea;Crimea;Автономна Республіка Крим;Автономная Республика Крым;;Crimée;Krim;Crimea
UA;Cherkasy Oblast;;Черкаська область;Черкасская область;;;;
UA;Chernihiv Oblast;;Чернігівська область;Черниговская область;;;;
UA;Chernivtsi Oblast;;Чернівецька область;Черновицкая область;;;;
UA;Donetsk Oblast;;Донецька область;Донецкая область;;;;
UA;Ivano-Frankivsk Oblast;;Івано-Франківська область;Ивано-Франковская область;;;;
UA;Kherson Oblast;;Херсонська область;Херсонская область;;;;
UA;Khmelnytskyy Oblast;Khmelnytskyi;Хмельницька область;Хмельницкая область;;;;
UA;Kirovohrad Oblast;;Кіровоградська область;Кировоградская область;;;;
UA;Kyiv Oblast;;Київська область;Киевская область;;;;
UA;Luhansk;Luhansk Oblast;Луганська область;Луганская область;;;;
UA;Mykolayiv Oblast;Mykolaiv;Миколаївська область;Николаевская область;;;;
UA;Poltava Oblast;;Полтавська область;Полтавская область;;;;
UA;Rivne;Rivne Oblast;Рівненська область;Ровненская область;;;;
UA;Sevastopol City;;Севастополь;Севастополь;;;;
UA;Sumy;Sumy Oblast;Сумська область;Сумская область;;;;
UA;Ternopil Oblast;;Тернопільська область;Тернопольская область;;;;
UA;Transcarpathia;Zakarpattia;Закарпатська область;Закарпатская область;;;;
UA;Vinnytsya Oblast;Vinnytsia;Вінницька область;Винницкая область;;;;
UA;Volyn;Volyn Oblast;Волинська область;Волынская область;;;;
UA;Zhytomyr;Zhytomyr Oblast;Житомирська область;Житомирская область;;;;
RU;Moscow;;Москва;Москва;मॉस्को;Moscou;Moskau;Moscú
RU;Moscow Oblast;;Московська область;Московская область;;;;
RU;Saint Petersburg;;Санкт-Петербург;Санкт-Петербург;सेंट पीटर्सबर्ग;Saint-Pétersbourg;Sankt Petersburg;San Petersburgo
ES;Andalusia;Andalucía;;;;Andalousie;Andalusien;Andalucía
ES;Aragon;Aragón;;;;;Aragonien;Aragón
ES;Balearic Islands;Baleares;;;;Îles Baléares;Balearen;Islas Baleares
ES;Basque Country;País Vasco;;;;Pays basque;Baskenland;País Vasco
ES;Canary Islands;Canarias;;;;Îles Canaries;Kanarische Inseln;Canarias
ES;Cantabria;;;;;Cantabrie;Kantabrien;
ES;Castille and León;Castilla y León;;;;Castille-et-León;Kastilien und León;Castilla y León
ES;Castille-La Mancha;Castilla-La Mancha;;;;Castille-La Manche;Kastilien-La Mancha;Castilla-La Mancha
ES;Catalonia;Cataluña;;;;Catalogne;Katalonien;Cataluña
ES;Extremadura;;;;;Estrémadure;;
ES;Galicia;;;;;Galice;Galicien;
ES;Murcia;;;;;Murcie;;
ES;Navarre;Navarra;;;;;Navarra;Navarra
ES;Principality of Asturias;Asturias;;;;Asturies;Asturien;Asturias
FR;Brittany Region;Bretagne;;;;Bretagne;Bretagne;Bretaña
FR;Corsica;Corse;;;;Corse;Korsika;Córcega
FR;Normandy;Normandie;;;;Normandie;Normandie;Normandía
FR;Pays de la Loire Region;Pays de la Loire;;;;Pays de la Loire;Pays de la Loire;País del Loira
FR;Provence-Alpes-Côte d'Azur Region;PACA;;;;Provence-Alpes-Côte d’Azur;Provence-Alpes-Côte d’Azur;Provenza-Alpes-Costa Azul
FR;Île-de-France Region;Île-de-France;;;;Île-de-France;Île-de-France;Isla de Francia
AT;Carinthia;Kärnten;;;;Carinthie;Kärnten;Carintia
AT;Lower Austria;Niederösterreich;;;;Basse-Autriche;Niederösterreich;Baja Austria
AT;Upper Austria;Oberösterreich;;;;Haute-Autriche;Oberösterreich;Alta Austria
AT;Styria;Steiermark;;;;Styrie;Steiermark;Estiria
AT;Tyrol;Tirol;;;;;Tirol;Tirol
AT;Vienna;Wien;;;;Vienne;Wien;Viena
`;
