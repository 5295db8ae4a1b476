import type { PlaceNames } from '../words/place-names.js';

/**
 * Places in Bengali, as maps and railway stations of their states have them. The source of the names is our
 * own, that of the coordinates GeoNames.
 */
export const places: PlaceNames = {
  language: 'bn',
  places: `
# IN;West Bengal
Kolkata;কলকাতা|কোলকাতা
Howrah;হাওড়া
Durgapur;দুর্গাপুর
Asansol;আসানসোল
Siliguri;শিলিগুড়ি
Nangi;নঙ্গী|নুঙ্গি
Maheshtala;মহেশতলা
Shyamnagar;শ্যামনগর
Bhatpara;ভাটপাড়া
Rajpur;রাজপুর|রাজপুর-সোনারপুর
Panihati;পানিহাটি
Kamarhati;কামারহাটি
Bali;বালি|বালী
Barasat@22.72;বারাসত|বারাসাত
Bardhaman;বর্ধমান
Kulti;কুলটি
Barasat@22.23;বারাসত
Baranagar;বরানগর|বরাহনগর
Naihati;নৈহাটি|নৈহাটী
Gosaba;গোসাবা
Kharagpur;খড়গপুর|খড়্গপুর
Serampore;শ্রীরামপুর
Kultali;কুলতলি
Haldia;হলদিয়া
Chandannagar;চন্দননগর
Hooghly;হুগলি|হুগলী
Baharampur;বহরমপুর
Ingraj Bazar;ইংরেজবাজার|ইংলিশবাজার|মালদহ|মালদা
Raiganj;রায়গঞ্জ
Medinipur;মেদিনীপুর
Madhyamgram;মধ্যমগ্রাম
Shantipur;শান্তিপুর
Nadia;নদিয়া|নদীয়া
Jamuria;জামুড়িয়া
Jaigaon;জয়গাঁ|জয়গাঁও
Barakpur;ব্যারাকপুর|বারাকপুর
Habra;হাবড়া|হাবরা
Kanchrapara;কাঁচরাপাড়া
Bankura;বাঁকুড়া
Krishnanagar;কৃষ্ণনগর
Raniganj;রানিগঞ্জ|রাণীগঞ্জ
Balurghat;বালুরঘাট
Dum Dum;দমদম
Khardaha;খড়দহ|খড়দা
Rishra;রিষড়া
Titagarh;টিটাগড়
Baidyabati;বৈদ্যবাটী|বৈদ্যবাটি
Bhadreswar;ভদ্রেশ্বর
Ashoknagar Kalyangarh;অশোকনগর কল্যাণগড়|অশোকনগর
Halisahar;হালিশহর
Bangaon;বনগাঁ|বনগাঁও
Puruliya;পুরুলিয়া
Nabadwip;নবদ্বীপ
Darjeeling;দার্জিলিং
Bansbaria;বাঁশবেড়িয়া
Kalyani;কল্যাণী
Cooch Behar;কোচবিহার|কুচবিহার
Jalpaiguri;জলপাইগুড়ি
Contai;কাঁথি
Jangipur;জঙ্গিপুর
Budge Budge;বজবজ
Konnagar;কোন্নগর
Ranaghat;রানাঘাট|রাণাঘাট
Katoya;কাটোয়া
Bolpur;বোলপুর
Dhulian;ধুলিয়ান
Arambagh;আরামবাগ
Bishnupur@23.07;বিষ্ণুপুর
Siuri;সিউড়ি
Gangarampur;গঙ্গারামপুর
Alipur Duar;আলিপুরদুয়ার
Goyerkata;গয়েরকাটা
Baruipur;বারুইপুর
Jhargram;ঝাড়গ্রাম
Bankra;বাঁকড়া
Ghatal;ঘাটাল
Kalna;কালনা
Kandi;কান্দি
Rampur Hat;রামপুরহাট
Kaliyaganj;কালিয়াগঞ্জ
Islampur;ইসলামপুর
Naksalbari;নকশালবাড়ি
Tamluk;তমলুক
Baduria;বাদুড়িয়া
Gobardanga;গোবরডাঙা|গোবরডাঙ্গা
Memari;মেমারি
Chittaranjan;চিত্তরঞ্জন
Sainthia;সাঁইথিয়া
Karsiyang;কার্শিয়াং|কার্সিয়াং
Kalimpong;কালিম্পং
Diamond Harbour;ডায়মন্ড হারবার|ডায়মণ্ড হারবার
Canning Town;ক্যানিং
Pujali;পূজালি|পুজালি
Taki;টাকি
Murshidabad;মুর্শিদাবাদ
Dinhata;দিনহাটা
Dhupgari;ধূপগুড়ি|ধুপগুড়ি
Hasimara;হাসিমারা
Egra;এগরা
Nabagram;নবগ্রাম
Guskhara;গুসকরা
Lakhyabad;লক্ষ্যাবাদ
Dubrajpur;দুবরাজপুর
Sankrail;সাঁকরাইল
Chakapara;চকপাড়া
Tarakeswar;তারকেশ্বর
Pandua;পাণ্ডুয়া|পান্ডুয়া
Sonamukhi;সোনামুখী
Beldanga;বেলডাঙা|বেলডাঙ্গা
Lalgola;লালগোলা
Mainaguri;ময়নাগুড়ি
Birpara;বীরপাড়া
Monoharpur;মনোহরপুর
Jaynagar Majilpur;জয়নগর মজিলপুর|জয়নগর
Panchla;পাঁচলা
Nalhati;নলহাটি|নলহাটী
Dhulagari;ধুলাগড়ি|ধূলাগড়
Chandrakona;চন্দ্রকোনা|চন্দ্রকোণা
Balarampur@23.10;বলরামপুর
Bagula;বগুলা
Adra;আদ্রা
Raghunathpur;রঘুনাথপুর
Farakka;ফরাক্কা
Tufanganj;তুফানগঞ্জ
Matabhanga;মাথাভাঙা|মাথাভাঙ্গা
Falakata;ফালাকাটা
Kakdwip;কাকদ্বীপ
Mahishadal;মহিষাদল
Fort Gloster;ফোর্ট গ্লস্টার
Mahiari;মহিয়াড়ী|মহিয়াড়ি
Dumjor;ডোমজুড়
Singur;সিঙ্গুর
Ramjibanpur;রামজীবনপুর
Amlagora;আমলাগোড়া
Srirampur;শ্রীরামপুর
Aistala;আইসতলা
Jhalida;ঝালদা
Bagdogra;বাগডোগরা
Amta;আমতা
Garui;গারুই
Khatra;খাতড়া
Kenda;কেন্দা
Bahula;বহুলা
Dalkola;ডালখোলা
Solap;শলপ|সলপ
Jafarpur;জাফরপুর
Gurdaha;গুড়দহ|গুরদহ
Nagarukhra;নগরউখড়া
Haldibari;হলদিবাড়ি
Bali Chak;বালিচক
Raghudebbati;রঘুদেববাটী|রঘুদেববাটি
Masila;মাশিলা
Gobindapur;গোবিন্দপুর
Kharar;খড়ার
Madanpur;মদনপুর
Patrasaer;পাত্রসায়ের
Muri;মুড়ি
Barjora;বড়জোড়া
Odlabari;ওদলাবাড়ি
Bawali;বাওয়ালি|বাওয়ালী
Begampur;বেগমপুর
Ramchandrapur;রামচন্দ্রপুর
Haringhata;হরিণঘাটা
Kesabpur;কেশবপুর
Muragacha;মুড়াগাছা
Karimpur;করিমপুর
Debipur;দেবীপুর
Mirik;মিরিক
Amtala;আমতলা
Champahati;চম্পাহাটি|চাম্পাহাটি
Parbatipur;পার্বতীপুর
Bagnan;বাগনান
Ahmadpur;আহমদপুর|আমোদপুর
Serpur;শেরপুর
Raypur;রায়পুর
Santoshpur;সন্তোষপুর
Sahapur;সাহাপুর
Gopalpur;গোপালপুর
Krishnapur;কৃষ্ণপুর
Sodpur;সোদপুর
Gangadharpur;গঙ্গাধরপুর
Haripur;হরিপুর
Daulatpur;দৌলতপুর
Harindanga;হরিণডাঙা|হরিণডাঙ্গা
Ula;উলা|বীরনগর
Sankarpur;শংকরপুর|শঙ্করপুর
Beliator;বেলিয়াতোড়
Bhandardaha;ভাণ্ডারদহ
Ramnagar;রামনগর
Balarampur@22.33;বলরামপুর
Bishnupur@22.38;বিষ্ণুপুর
Patuli;পাটুলি|পাটুলী
Digha;দীঘা|দিঘা
Kalaikunda;কলাইকুণ্ডা
Paikpara;পাইকপাড়া
Bakreswar;বক্রেশ্বর
Gangasagar;গঙ্গাসাগর|সাগরদ্বীপ
Belur Math;বেলুড় মঠ|বেলুড়
Dakshineswar;দক্ষিণেশ্বর
Kamarpukur;কামারপুকুর
Jayrambati;জয়রামবাটী|জয়রামবাটি
Mayapur;মায়াপুর
Santiniketan;শান্তিনিকেতন
Tarapith;তারাপীঠ
Uluberiya;উলুবেড়িয়া;22.48;88.1
Basirhat City;বসিরহাট;22.66;88.85
Tungidighi;টুঙ্গিদিঘি;25.78;87.93
Raghunandanpur;রঘুনন্দনপুর;24.65;87.97
# IN;Tripura
Agartala;আগরতলা
Dharmanagar;ধর্মনগর
Udaipur;উদয়পুর
Khowai;খোয়াই
Kailashahar;কৈলাসহর|কৈলাশহর
Barjala;বড়জলা
Belonia;বিলোনিয়া
Amarpur;অমরপুর
Ranir Bazar;রানীরবাজার|রাণীরবাজার
Sonamura;সোনামুড়া
Sabrum;সাব্রুম
Ambasa;আমবাসা
Kamalpur;কমলপুর
Fatikrai;ফটিকরায়;24.18;92.02
Bisalgarh;বিশালগড়;23.68;91.28
Kumarghat;কুমারঘাট;24.16;92.03
Bishramganj;বিশ্রামগঞ্জ;23.61;91.34
Santirbazar;শান্তিরবাজার;23.31;91.56
Teliamura;তেলিয়ামুড়া;23.84;91.63
Manu;মনু;24;91.99
Kanchanpur;কাঞ্চনপুর;24.04;92.2
Panisagar;পানিসাগর;24.25;92.15
Lebachhara;লেবাছড়া;23.4;91.73
Matarbari;মাতাবাড়ি|মাতারবাড়ি;23.51;91.5
Narsingarh;নরসিংগড়;23.91;91.25
Fulkumari;ফুলকুমারী;23.52;91.5
Uttar Champamura;উত্তর চাম্পামুড়া;23.83;91.34
Gakulnagar;গকুলনগর;23.71;91.26
Bankimnagar;বঙ্কিমনগর;23.82;91.43
Anandanagar;আনন্দনগর;23.81;91.31
Radhakishorenagar;রাধাকিশোরনগর;23.87;91.34
Gandhigram;গান্ধীগ্রাম;23.89;91.28
Taranagar;তারানগর;23.97;91.37
Madhuban;মধুবন;23.78;91.29
Dukli;ডুকলি;23.8;91.3
Charipara;চারিপাড়া;23.81;91.25
# BD;Dhaka
Dhaka;ঢাকা
Tongi;টঙ্গী
Narsingdi;নরসিংদী
Nagarpur;নাগরপুর
Narayanganj;নারায়ণগঞ্জ
Paltan;পল্টন
Tangail;টাঙ্গাইল|টাঙাইল
Sonargaon;সোনারগাঁও|সোনারগাঁ
Faridpur;ফরিদপুর
Azimpur;আজিমপুর
Bhairab Bazar;ভৈরব বাজার|ভৈরব
Madaripur;মাদারীপুর
Kishorganj;কিশোরগঞ্জ
Tungipara;টুঙ্গিপাড়া
Palang;পালং
Dohar;দোহার
Mirzapur;মির্জাপুর
Sakhipur;সখিপুর|সখীপুর
Char Bhadrasan;চরভদ্রাসন
Bajitpur;বাজিতপুর
Ramnagar;রামনগর
# BD;Chittagong
Chittagong;চট্টগ্রাম
Comilla;কুমিল্লা
Cox’s Bazar;কক্সবাজার
Bibir Hat;বিবিরহাট
Feni;ফেনী
Laksham;লাকসাম
Lakshmipur;লক্ষ্মীপুর
Raipur;রায়পুর
Satkania;সাতকানিয়া
Patiya;পটিয়া
Sandwip;সন্দ্বীপ
Ramganj;রামগঞ্জ
Khagrachhari;খাগড়াছড়ি
Hajiganj;হাজীগঞ্জ
Teknaf;টেকনাফ
Chhagalnaiya;ছাগলনাইয়া
Bandarban;বান্দরবান
Nabinagar;নবীনগর
Raojan;রাউজান
Manikchari;মানিকছড়ি
# BD;Khulna
Khulna;খুলনা
Bagerhat;বাগেরহাট
Jessore;যশোর
Kushtia;কুষ্টিয়া
Satkhira;সাতক্ষীরা
Narail;নড়াইল
Uttar Char Fasson;উত্তর চরফ্যাশন|চরফ্যাশন
Kaliganj;কালীগঞ্জ
Phultala;ফুলতলা
Bhatpara Abhaynagar;অভয়নগর|ভাটপাড়া অভয়নগর
Kalia;কালিয়া
Jhingergacha;ঝিকরগাছা
Bheramara;ভেড়ামারা
Sarankhola;শরণখোলা
Morrelgonj;মোরেলগঞ্জ
Kesabpur;কেশবপুর
# BD;Rajshahi Division
Rajshahi;রাজশাহী
Natore;নাটোর
Bogra;বগুড়া
Pabna;পাবনা
Par Naogaon;নওগাঁ|পার নওগাঁ
Puthia;পুঠিয়া
Nawabganj;চাঁপাইনবাবগঞ্জ|নবাবগঞ্জ
Sirajganj;সিরাজগঞ্জ
Shahzadpur;শাহজাদপুর
Ishurdi;ঈশ্বরদী
Joypur Hat;জয়পুরহাট
Bera;বেড়া
Mahasthangarh;মহাস্থানগড়
# BD;Rangpur Division
Rangpur City;রংপুর
Dinajpur;দিনাজপুর
Saidpur;সৈয়দপুর
Thakurgaon;ঠাকুরগাঁও
Lalmonirhat;লালমনিরহাট
Chilmari;চিলমারী
Parbatipur;পার্বতীপুর
Nageswari;নাগেশ্বরী
Panchagarh;পঞ্চগড়
Badarganj;বদরগঞ্জ
Pirgaaj;পীরগঞ্জ
# BD;Sylhet
Sylhet;সিলেট
Habiganj;হবিগঞ্জ
Maulavi Bazar;মৌলভীবাজার
Baniachang;বানিয়াচং
Chhatak;ছাতক
# BD;Barisāl
Barishal;বরিশাল
Bhola District;ভোলা
Pirojpur;পিরোজপুর
Burhanuddin;বোরহানউদ্দিন
Lalmohan;লালমোহন
Nalchiti;নলছিটি
Mehendiganj;মেহেন্দিগঞ্জ
Gaurnadi;গৌরনদী
Mathba;মঠবাড়িয়া
Bhandaria;ভাণ্ডারিয়া|ভান্ডারিয়া
# BD;Mymensingh Division
Mymensingh;ময়মনসিংহ
Jamalpur;জামালপুর
Sherpur;শেরপুর
Sarishabari;সরিষাবাড়ী|সরিষাবাড়ি
Netrakona;নেত্রকোণা|নেত্রকোনা
Gafargaon;গফরগাঁও
Muktagacha;মুক্তাগাছা
`,
};
