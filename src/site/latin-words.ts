import type { OccasionWords } from '../languages/pages/site/occasion-words.js';

/** What people of India type in Latin letters of their languages, which no page has for its name. */

/** Words of questions. */
export const LATIN_FILLERS =
  'ka ke na ni nu kab hai aahe mari kya kaun kaunsa meri mera mere enna eppo eppodu eppothu eppadi enadhu ennoda enga ethu edhu endha yenna yaav yaavudu yavaga nanna naa naaku nannu evaru eppudu entha enti emiti elaa edi ente eppol eppozhanu evide etha enthanu enikku majhi majha majhe kay kadhi kuthe konti maza mazi maru maro shu kyare kai chhe che amar kobe kothay kakhon ache tumi';

/** Words that say when, or that somebody wants a tool. */
export const LATIN_BESIDE =
  'aaj aajka aaje aajnu aajno ajker aajker ajke aajche aajcha aajchi indru inru innaiku innaikku innikku indraya inraya naalai nalai nalaikku ivattu ivathu indina naale naalina eeroju ee roju neti repu innu innathe nale udya udyache samay samayam velai vel tarikh tedi thethi theethi kannada tamil telugu malayalam marathi gujarati bangla bengali hindi';

/** Words that lead to a page, by its slug. */
export const LATIN_TERMS: Readonly<Record<string, string>> = {
  panchang:
    'panjangam panchangam panchanga panjika panji rahu kalam rahukalam ragu kalam raagu kaalam rahu kaal kal rahukaal emagandam yamagandam yamakandam yamaganda kuligai gulikai gulika kalam kuligai neram nalla neram gowri nalla neram gauri thithi tithi varjyam durmuhurtham choghadiya chogadiya chaughadia amrit kaal barbela kalbela nalla samayam subha samayam shubh samay vela suryodayam',
  'panchang-month': 'calendar tamil calendar telugu calendar kalnirnay tithi toran masa panchangam bangla calendar',
  'sade-sati-calculator':
    'ezharai sani elarai sani ezhara sani ezharai nattu sani elinati shani elnati sani yelinati sani sade sati sadesati sadhe sathi sadasati sade saati yelarata shani ezhara shani kandaka panoti',
  'saturn-periods':
    'ashtama sani ashtamathu sani ashtama shani ardhashtama sani ardhashtama shani kantaka sani kandaka sani kandaka shani dhaiya dhaiyya nani panoti panoti panchama shani',
  'manglik-dosha-calculator':
    'sevvai dosham chevvai dosham chovva dosham kuja dosham kuja dosha mangal dosh mangal dosha mangalik manglik mangal',
  'vedic-compatibility-calculator':
    'guna milan gun milan gunamelan guna melapak melapak kundli milan patrika julavne gunamilan jathaka pontana jataka hondanike salavali jotok bichar guna melan guna melana koota ashtakoota',
  matching:
    'jathaga porutham jathagam porutham jataka porutham kalyana porutham vivaha porutham thirumana porutham jathakam matching kundali melapak patrika jathaka porutham kundli milan jotok jataka hondanike jathaka pontana salavali',
  'horoscope-matching':
    'porutham poruththam pathu porutham natchathira porutham nakshatra porutham dasa porutham thirumana porutham rasi porutham dashakoota jathaga porutham jathakam porutham kalyana porutham vivaha porutham',
  'birth-chart-calculator':
    'jathagam jathakam jaathakam jatakam jataka jadhagam kundli kundali janma kundali janmakundli janam kundli jathaga kattam rasi kattam rasi chakram grahanila koshti janma patrika jatak chakram janmakshar',
  kundli: 'jathagam jathakam janmakshar janma patrika janampatri kundali kushti thikuji thalakuri jataka koshti',
  'vedic-moon-sign-calculator':
    'rasi en rasi janma rasi jenma rasi chandra rasi raas majhi ras rashi maari rashi nanna rashi naa rasi koor chandra rashi janma rashi amar rashi',
  'nakshatra-calculator':
    'janma nakshatram jenma natchathiram janma natchathiram pirantha natchathiram birth nakshatram natchathiram nakshatram janma nakshatra nanna nakshatra majhe nakshatra nalu naal nakshathram janma nakshathram jonmo nokkhotro',
  nakshatra: 'natchathiram indraya natchathiram nakshatram nakshathram',
  'vedic-ascendant-calculator': 'lagnam laknam lakkinam lagna lagnam rasi janma lagnam',
  'vedic-baby-name-letter':
    'kuzhandhai peyar kulandai peyar peyar ezhuthu namakarana namakaranam balache nav bal nav barse balak nu naam magu hesaru pillala perlu kunjinte peru shishur naam nakshatra names',
  'muhurta-finder':
    'muhurtham muhurtam mugurtham muhurthangal muhurtha naal kalyana muhurtham vivaha muhurtham pelli muhurtham pelli muhurtalu maduve muhurta lagna muhurat lagnache muhurta gruhapravesam gruhapravesham gruha pravesa griha pravesh vastu muhurta biyer tarikh subha muhurtham thirumana naal nalla naal',
  'best-time-today': 'nalla neram subha samayam manchi samayam shubh vel shubh samay nalla samayam olleya samaya',
  eclipses:
    'grahanam grahan grahana suriya grahanam surya grahanam chandra grahanam sandhira grahanam kiraganam suriya kiraganam chandra kiraganam surya grahana chandra grahana grohon',
  'vrata-calendar':
    'pournami pournima purnima poonam poornima pournami amavasai ammavasai amavasya amavasa amas amasa hunnime amavaasi ekadasi ekadashi ekadasi eppo agiyaras pradosham sashti krithigai sankatahara chaturthi sankashti sankashti chaturthi vinayaka chaturthi vinayaka chavithi deepavali diwali dipavali pongal ugadi yugadi onam vishu gudi padwa gudhi padwa uttarayan navaratri dasara durga pujo kali puja lakshmi pujo saraswati pujo janmashtami pandigai vratham viratham panduga habba utsav',
  'moon-phases': 'pournami amavasai valarpirai theipirai chandra kala poonam amas hunnime',
  'dasha-calculator':
    'dasa puthi dasa bhukti dasa bukthi maha dasai maha dasa mahadasha thisai vimshottari dasa dasha bhukti',
  'running-dashas': 'nadappu dasa nadappu dasai chalu dasha prastuta dasa',
  'sign-today':
    'rasi palan raasi palan rasipalan indraya rasi palan rasi phalalu rasi phalithalu rashi bhavishya rashibhavishya rashi phal rashifal rasi falam rashi bhavishyavani dina bhavishya dina phalalu rashiphalam nithya rasi palan aajnu rashifal',
  'monthly-snapshot': 'matha palan maasa palan masik bhavishya masa phalalu masa bhavishya masik',
  'navamsa-chart-calculator': 'navamsam navamsa navamsha amsam navmansh',
  gochara: 'gocharam kochara gochara palan gochar gochara phalalu charavashal',
  'sign-entries':
    'guru peyarchi sani peyarchi rahu ketu peyarchi peyarchi graha sancharam sankramanam sankranti vyazhamattam sanimattam guru gochar shani gochar',
  retrogrades: 'vakram vakri vakra gathi budh vakri budhan vakram vakri grah vakra graha',
  'planetary-hours': 'horai orai hora kala hora',
  'yogas-and-doshas':
    'kala sarpa dosham kaala sarpa dosham kalasarpa dosham kalsarpa yog kala sarpa dosha raja yogam rajayogam gajakesari yogam kaalsarp naga dosham',
  'hindu-date': 'tamil date indraya tamil thethi kollam varsham bangla tarikh telugu tedi marathi tithi vikram samvat',
  career: 'velai thozhil udyogam udyoga vrutti naukri nokri joli',
  'personal-activation': 'chandrashtamam chandrashtama sandhirashtamam tharabalam tarabalam',
};

/** What a day offers, phrases apart by commas. */
export const LATIN_SUBJECTS: Readonly<Record<string, string>> = {
  rahu_kalam:
    'ragu kalam, ragu kaalam, raagu kalam, raahu kaalam, rahu kaalam, rahu kala, raahu kaal, rahu kalaha, raghu kalam',
  yamaganda: 'emagandam, yemagandam, yamakandam, yamaganda kala, yamagandam kalam, yamakanda kalam, yamagandam neram',
  gulika: 'kuligai, kuligai neram, kuligai kalam, gulikai kalam, gulika kala, gulikan kalam, gulika kalam, guligai',
  abhijit: 'abhijith, abhijit lagnam, abhijin muhurta, abijith muhurtham, abhijit muhurtham',
  brahma_muhurta: 'brahma muhurtam, brahma muhurat, bramma muhurtham, brahmi muhurta, brahma mugurtham',
  sunrise: 'suryodayam, suryodaya, suriya udayam, sooriya udhayam, suryoday, udayam',
  sunset: 'suryastamayam, suryasta, suryast, suriya asthamanam, asthamayam',
  moonrise: 'chandrodayam, chandrodaya, chandroday',
  moonset: 'chandrastamayam, chandrasta, chandrast',
  tithi: 'thithi, thidhi, tidhi, tithi',
  nakshatra: 'natchathiram, nakshathram, natchatram, nokkhotro, nakshatram',
  eclipse: 'grahanam, grahana, kiraganam, kiranam, grohon',
  solar_eclipse:
    'surya grahanam, suriya grahanam, suriya kiraganam, surya grahana, suryagrahan, suryagrahanam, surjo grohon',
  lunar_eclipse:
    'chandra grahanam, chandra grahana, sandhira grahanam, chandra kiraganam, chandragrahan, chandragrahanam, chondro grohon',
  panchang: 'panjangam, panjika, ponjika, panchangalu, panchaang',
};

/** Words that name a day, phrases apart by commas. */
export const LATIN_DAYS: readonly (readonly [days: number, words: string])[] = [
  [
    0,
    'aaj, aaj ka, aaj ki, aaj ke, aajche, aajcha, aajchi, aaje, aajnu, aajno, aajna, ajker, aajker, ajke, indru, inru, innaiku, innaikku, innikku, indraya, inraya, ivattu, ivathu, indina, ee roju, eeroju, ee rojuna, neti, nedu, innu, innathe',
  ],
  [
    1,
    'naalai, nalai, nalaikku, naalaikku, naalaya, repu, repati, naale, nale, naalina, nalathe, udya, udyache, udyacha, aavatikale, agamikal',
  ],
  [2, 'ellundi, nadiddu, mattannal, parva'],
  [-1, 'netru, nethu, ninna, ninne, innale, gaikale'],
];

/** What an observance is called, phrases apart by commas, by its code. */
export const LATIN_OBSERVANCES: Readonly<Record<string, string>> = {
  purnima: 'pournami, pournima, pornima, poornima, paurnami, pournamasi, poonam, punam, hunnime, purnima',
  amavasya: 'amavasai, ammavasai, amavasi, amavaasi, amas, amavasye, amavasya, amabasya',
  ekadashi: 'ekadasi, ekadesi, agiyaras, ekadashi, ekadoshi',
  pradosha: 'pradosham, pradhosham, pradosh',
  sankashti: 'sankatahara chaturthi, sankashti, sankashti chaturthi, sankadahara chathurthi, sankatahara chavithi',
  ganesha_chaturthi:
    'vinayaka chaturthi, vinayagar chathurthi, vinayaka chavithi, pillaiyar chaturthi, ganesh chaturthi',
  maha_shivaratri: 'sivarathiri, shivarathri, sivaratri, shivratri, maha sivarathiri, mahashivratri',
  sharad_navaratri: 'navarathiri, navarathri, navratri, navaratri',
  vijayadashami: 'dasara, dussehra, dasera, dussera, vijayadasami',
  lakshmi_puja: 'deepavali, dipavali, diwali, deepawali, dipaboli',
  raksha_bandhana: 'rakhi, rakhi pournima, rakhi purnima, baleva',
};

/** What stands beside a sign. */
export const LATIN_OF_SIGNS =
  'rasi palan, raasi, palan, raas, rashi bhavishya, phalalu, phalam, lagnam, koor, bhavishya';

/** Words of who looks for the times of an occasion, and what a wedding is called in Europe. */
export const LATIN_OCCASIONS: OccasionWords = {
  occasions: {
    marriage:
      'vivah, vivaah, viwah, shaadi, shadi, shaadiyan, shaadi vivah, byah, biyah, lagan, lagnacha, lagnache, lagnachya, lagnasathi, lagna muhurta, lagna muhurat, lagna muhurt, lagna tithi, lagna tarikh, vivah muhurta, lagna na muhurat, lagna nu muhurat, lagnanu, lagnana, lagan na muhurat, lagn, biye, biyer, bie, bier tarikh, bibaho, bibaha, bibah, bibaher, pelli, pellillu, pelliki, pelli muhurtam, vivaham, vivaaham, vivaha, kalyanam, lagna muhurtham, lagna muhurtam, lagna muhurthalu, parinayam, thirumanam, tirumanam, thirumana, kalyana, kalyaanam, kalyaana, maduve, madhuve, maduvege, maduveya, vivaaha, lagna muhurtha, thalikettu, hochzeit, mariage, boda, bodas',
    griha_pravesh:
      'grah pravesh, gruh pravesh, grih pravesh, pravesh, grihpravesh, grihapravesh, vastu shanti, vastu puja, vastu pooja, gruhapravesh, gruha pravesh, gruhpravesh, vastushanti, vastushant, vastu shant, vastu pujan, gruh pravesh nu, vastu, vastunu, grihaprabesh, griho probesh, grihoprobesh, griha probesh, bastu puja, bastu pujo, gruhapravesam, gruhapravesham, gruha pravesam, gruha pravesham, gruhapravesa, gruha pravesa, vastu shanthi, vastu santhi, vasthu shanthi, grahapravesam, graha pravesam, grahapravesham, graha pravesham, grihapravesam, griha pravesam, kiragapravesam, kiraga pravesam, pudhumanai, puthumanai, vasthu poojai, vastu poojai, gruhapravesha, gruha pravesha, gruhapraveshakke, vastu puje, vastu pooje, grihapravesham, griha pravesham, paalu kachal, palu kachal, palukachal, paalukachal, veedu thamasam',
    house_construction:
      'griha nirman, grih nirman, graharambh, griharambh, neev, neev pujan, neenv pujan, shilanyas, bhoomi pujan, bhumi pujan, bhoomi puja, bhumi puja, bhoomi poojan, bhoomi pooja, bhumipujan, bhoomipujan, payabharani, gharache bandhkam, khatmuhurat, khat muhurat, khatmuhurt, griharambho, bhumi pujo, bhit pujo, bhit puja, bari toiri, shankusthapana, sankusthapana, sanku sthapana, shanku sthapana, bhumi pooja, gruharambham, gruha nirmanam, veedu katta, veedu kattum, bhoomi poojai, boomi poojai, boomi pooja, vasthu naal, vastu naal, adikkal, guddali puje, guddali pooje, bhoomi puje, bhoomi pooje, bhumi puje, shankusthapane, gruharambha, mane kattalu, kuttiyadi, kutti adikkal, kalliddal, tharakkallidal, veedu pani',
    namakarana:
      'namkaran, naamkaran, namakaran, namkaran sanskar, barse, barasa, barsa, barshache, nam padvanu, namkoron, namakaranam, namakarana, barasala, baarasala, peyar suttu vizha, peyar soottu vizha, peyar vaikka, naamakarana, namakaranakke, hesariduva, peridal, perideel, noolukettu',
    annaprashana:
      'annaprashan, annprashan, anna prashan, annaprasan, annprasan, ushtavan, botan, annaprashon, onnoprashon, annoprashon, mukhebhat, mukhe bhat, mukhebhaat, mukhe bhaat, annaprasana, annaprashana, anna prasana, annaprasanam, anna prasanam, soru oottal, choroonu, chorunu, anna prashana, choroon, annaprasam, annaprashanam',
    mundan:
      'mundan, mundan sanskar, chudakarana, chudakaran, chaul, javal, jawal, javalache, babri, babari, chaul kriya, chaulkriya, churakoron, churakaran, puttu ventrukalu, kesakhandana, kesa khandana, talaneelalu, chaulam, mudi edukka, mudi irakka, mottai, mottai adikka, chaula, choula, javala, mudi, mudiyedukkal, mudi edukkal, choulam',
    upanayana:
      'upanayan, upanayana, janeu, janeyu, yagyopavit, yajnopavita, munj, munja, munjiche, munjicha, vratabandh, vratbandh, maunjibandhan, janoi, janoinu, yagnopavit, poite, poita, paite, uponoyon, upanayanam, odugu, vadugu, poonal, poonool, poonul, poonal kalyanam, upanayanakke, brahmopadesha, munji, janivara',
    vidyarambha:
      'vidyarambh, vidyarambha, vidya arambh, akshararambh, akshararambha, patti pujan, patipujan, aksharaarambh, hatekhori, hate khori, bidyarambho, bidyarambha, aksharabhyasam, aksharabhyasa, akshara abhyasam, aksharabyasam, vidyarambham, vidyarambam, vithyarambam, akshara abhyasa, aksharabyasa, ezhuthiniruthu, ezhuthiniruthal, ezhuthinirut',
    travel:
      'yatra, safar, pravas, pravasasathi, musafari, jatra, bhromon, subho jatra, prayanam, prayanamu, payanam, pirayanam, yathirai, prayana, prayanakke, yatre, pravasa, yathra, yaathra',
    vehicle:
      'vahan, vaahan, vahan kharid, gadi, gaadi, gaadi kharidne, vahan kray, vahan puja, vahan pooja, vahan kharedi, gadi kharedi, gaadi kharedi, vahan kharidi, gadi leva, gadi kharidva, gaadi leva, gari, gari kena, gari kenar, bike kenar, vahanam, vaahanam, vahana pooja, vahana puja, vahana konugolu, bandi, karu konadaniki, vahanam konadaniki, vaaganam, vaganam, vahanam vanga, vandi, vandi vanga, vandi vaanga, car vanga, bike vanga, vahana, vaahana, vahana kharidi, vahana khareedi, vahana puje, vahana pooje, vahanam vangan, vandi vangan, car vangan',
    property_purchase:
      'sampatti, jameen kharidne, zameen kharidne, makan kharidne, ghar kharidne, bhumi kray, registry, malmatta, ghar kharedi, jamin kharedi, jaga kharedi, milkat, makan kharidva, jamin kharidva, ghar kharidva, sampotti, jomi kena, jomi kenar, bari kena, bari kenar, flat kenar, aasti, asti konugolu, sthalam konadaniki, illu konadaniki, bhumi konugolu, sothu, sothu vanga, veedu vanga, veedu vaanga, nilam vanga, manai vanga, pathira pathivu, asti kharidi, site kharidi, mane kharidi, mane khareedi, jameenu, niveshana, vasthu vangan, sthalam vangan, bhoomi vangan, veedu vangan, aadharam',
    business_start:
      'vyapar, vyapaar, vyavsay, karobar, dukan, dukaan, dukan kholne, udghatan, vyavasay, dhanda, vepar, dhandho, dhandha, bebsha, byabsha, byabsa, babsa, dokan, dokan kholar, vyaparam, vyapaaram, vyapara, dukanam, shop opening, vyabaram, viyabaram, thozhil, thozhil thodanga, kadai, kadai thirappu, kadai thirakka, thirappu vizha, vyaapara, angadi, angadi tereyalu, udghatane, kachavadam, kada thurakkan, kada thudangan, udghadanam',
  },
  months: [
    'janvari farvari maarch aprail mai joon julai agast sitambar aktubar navambar disambar',
    'janwari farwari march april mayi june july august sitamber october november december',
  ],
  almanacMonths: {
    lunar:
      'chaitra chaitr chait chet chaitram chaitramu, vaishakha vaishakh baisakh baisakha vaisakhamu vaisakham, jyeshtha jyeshth jeth jestha jyeshtam jyeshtamu jaishtha, ashadha ashadh asarh ashadam ashadamu, shravana shravan sawan sravanam sravanamu, bhadrapada bhadrapad bhadon bhado bhadra bhadrapadam bhadrapadamu bhadarvo, ashwina ashwin kwar kuar asoj ashwayuja ashwayujam aaso, kartika kartik kartikam kartak, margashirsha margashirsh aghan agahan agrahayan margashira margasiram magsar marga, pausha paush poos paus pushyam paushya, magha magh magham, phalguna phalgun phagun fagan phalgunam phalgunamu',
    tamil:
      'chithirai sithirai, vaikasi vaigasi, aani, aadi, aavani, purattasi, aippasi, karthigai karthikai, margazhi markazhi, thai, maasi, panguni',
    malayalam:
      'medam, edavam idavam, mithunam midhunam, karkidakam karkadakam karkitakam, chingam chingom, kanni, thulam, vrischikam vruschikam, dhanu, makaram makara, kumbham, meenam',
    bengali:
      'boishakh baishakh, joishtho jaishtha, asharh ashar, srabon sraban, bhadro bhadra, ashwin, kartik kartick, ogrohayon agrahayan ograhayan, poush, magh, falgun fagun, choitro chaitra choitra',
  },
  spans: {
    this_month:
      'is mahine, is maah, is month, ya mahinyat, aa mahine, aa mahinama, ei mase, ei mash, ee nela, ee nelalo, intha maatham, indha maadham, intha matham, ee tingalu, ee tingalalli, ee masam, ee maasam',
    next_month:
      'agle mahine, agle maah, agle month, pudhil mahinyat, pudhchya mahinyat, avta mahine, aavta mahine, agami mase, porer mase, samner mase, vache nela, vacche nela, vache nelalo, adutha maatham, adutha maadham, adutha matham, aduththa matham, mundina tingalu, mundina tingalalli, adutha masam, adutha maasam',
    this_year:
      'is saal, is sal, is varsh, ya varshi, yanda, aa varshe, aa varsh, ei bochor, ei bochhor, ee samvatsaram, ee edadi, intha varudam, indha varudam, intha aandu, ee varsha, ee varsham, ee kollam',
    next_year:
      'agle saal, agle sal, agle varsh, pudhil varshi, pudhchya varshi, avta varshe, aavta varshe, agami bochor, porer bochor, samner bochor, vache samvatsaram, vacche samvatsaram, vache edadi, adutha varudam, aduththa varudam, adutha aandu, mundina varsha, adutha varsham, adutha kollam',
  },
  ends: {
    before: '',
    behind:
      'se tak te pasun paryant thi sudhi theke porjonto obdhi nundi nunchi varaku muthal mudhal varai inda rinda varege vare',
  },
  beside:
    'muhurat muhurt muhurth muhoort muhurta subh shubh achha accha din dino tarikh tithi samay mahine mahina maah month saal sal varsh sanskar list liye hetu me mein kharidne kharid lene karne shuru naya naye sabse changla changle divas tarkha mahinyat madhye sathi kharedi navin saru mahino mate kharidi leva navu nava muhurto subho shubho bhalo dinkhon lagno mas maas mase masher masa maasa masamlo maasamlo saler bochor jonno notun muhurtam muhurtham muhurthalu muhurtalu muhurthamulu subha shubha manchi roju rojulu tedi tedeelu nela nelalo samvatsaram kosam kotta mugurtham muhurthangal muhurthanal muhurtha suba nalla naal nal naatkal natkal thethi thedhi neram matham maatham maadham varudam aandu vanga vaanga puthu pudhu seiya muhurthagalu olleya dina dinagalu dinanka tingalu varsha hosa muhoortham divasam divasangal theeyathi samayam masam maasam varsham vangan puthiya',
};
