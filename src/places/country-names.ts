/**
 * The countries in English, Ukrainian, Russian, Hindi, French, German and Spanish, by their codes of ISO 3166-1. Made by
 * scripts/places/countries.ts from the Common Locale Data Repository of Unicode.
 */
export const COUNTRY_NAMES = `
AD Andorra|Андорра|Андорра|एंडोरा|Andorre|Andorra|Andorra
AE United Arab Emirates|Обʼєднані Арабські Емірати|ОАЭ|संयुक्त अरब अमीरात|Émirats arabes unis|Vereinigte Arabische Emirate|Emiratos Árabes Unidos
AF Afghanistan|Афганістан|Афганистан|अफ़गानिस्तान|Afghanistan|Afghanistan|Afganistán
AG Antigua & Barbuda|Антигуа і Барбуда|Антигуа и Барбуда|एंटिगुआ और बरबुडा|Antigua-et-Barbuda|Antigua und Barbuda|Antigua y Barbuda
AI Anguilla|Ангілья|Ангилья|एंग्विला|Anguilla|Anguilla|Anguila
AL Albania|Албанія|Албания|अल्बानिया|Albanie|Albanien|Albania
AM Armenia|Вірменія|Армения|आर्मेनिया|Arménie|Armenien|Armenia
AO Angola|Ангола|Ангола|अंगोला|Angola|Angola|Angola
AQ Antarctica|Антарктика|Антарктида|अंटार्कटिका|Antarctique|Antarktis|Antártida
AR Argentina|Аргентина|Аргентина|अर्जेंटीना|Argentine|Argentinien|Argentina
AS American Samoa|Американське Самоа|Американское Самоа|अमेरिकी समोआ|Samoa américaines|Amerikanisch-Samoa|Samoa Americana
AT Austria|Австрія|Австрия|ऑस्ट्रिया|Autriche|Österreich|Austria
AU Australia|Австралія|Австралия|ऑस्ट्रेलिया|Australie|Australien|Australia
AW Aruba|Аруба|Аруба|अरूबा|Aruba|Aruba|Aruba
AX Åland Islands|Аландські Острови|Аландские о-ва|एलैंड द्वीपसमूह|Îles Åland|Ålandinseln|Islas Aland
AZ Azerbaijan|Азербайджан|Азербайджан|अज़रबैजान|Azerbaïdjan|Aserbaidschan|Azerbaiyán
BA Bosnia & Herzegovina|Боснія і Герцеговина|Босния и Герцеговина|बोस्निया और हर्ज़ेगोविना|Bosnie-Herzégovine|Bosnien und Herzegowina|Bosnia y Herzegovina
BB Barbados|Барбадос|Барбадос|बारबाडोस|Barbade|Barbados|Barbados
BD Bangladesh|Бангладеш|Бангладеш|बांग्लादेश|Bangladesh|Bangladesch|Bangladés
BE Belgium|Бельгія|Бельгия|बेल्जियम|Belgique|Belgien|Bélgica
BF Burkina Faso|Буркіна-Фасо|Буркина-Фасо|बुर्किना फ़ासो|Burkina Faso|Burkina Faso|Burkina Faso
BG Bulgaria|Болгарія|Болгария|बुल्गारिया|Bulgarie|Bulgarien|Bulgaria
BH Bahrain|Бахрейн|Бахрейн|बहरीन|Bahreïn|Bahrain|Baréin
BI Burundi|Бурунді|Бурунди|बुरुंडी|Burundi|Burundi|Burundi
BJ Benin|Бенін|Бенин|बेनिन|Bénin|Benin|Benín
BL St. Barthélemy|Сен-Бартелемі|Сен-Бартелеми|सेंट बार्थेलेमी|Saint-Barthélemy|St. Barthélemy|San Bartolomé
BM Bermuda|Бермудські Острови|Бермудские о-ва|बरमूडा|Bermudes|Bermuda|Bermudas
BN Brunei|Бруней|Бруней|ब्रूनेई|Brunei|Brunei Darussalam|Brunéi
BO Bolivia|Болівія|Боливия|बोलीविया|Bolivie|Bolivien|Bolivia
BQ Caribbean Netherlands|Карибські Нідерланди|Бонэйр, Синт-Эстатиус и Саба|कैरिबियन नीदरलैंड|Pays-Bas caribéens|Karibische Niederlande|Caribe neerlandés
BR Brazil|Бразилія|Бразилия|ब्राज़ील|Brésil|Brasilien|Brasil
BS Bahamas|Багамські Острови|Багамы|बहामास|Bahamas|Bahamas|Bahamas
BT Bhutan|Бутан|Бутан|भूटान|Bhoutan|Bhutan|Bután
BV Bouvet Island|Острів Буве|о-в Буве|बोवेत द्वीप|Île Bouvet|Bouvetinsel|Isla Bouvet
BW Botswana|Ботсвана|Ботсвана|बोत्स्वाना|Botswana|Botsuana|Botsuana
BY Belarus|Білорусь|Беларусь|बेलारूस|Biélorussie|Belarus|Bielorrusia
BZ Belize|Беліз|Белиз|बेलीज़|Belize|Belize|Belice
CA Canada|Канада|Канада|कनाडा|Canada|Kanada|Canadá
CC Cocos (Keeling) Islands|Кокосові (Кілінг) Острови|Кокосовые о-ва|कोकोस (कीलिंग) द्वीपसमूह|Îles Cocos|Kokosinseln|Islas Cocos
CD Congo - Kinshasa|Конго – Кіншаса|Конго - Киншаса|कांगो - किंशासा|Congo-Kinshasa|Kongo-Kinshasa|República Democrática del Congo
CF Central African Republic|Центральноафриканська Республіка|Центрально-Африканская Республика|मध्य अफ़्रीकी गणराज्य|République centrafricaine|Zentralafrikanische Republik|República Centroafricana
CG Congo - Brazzaville|Конго – Браззавіль|Конго - Браззавиль|कांगो – ब्राज़ाविल|Congo-Brazzaville|Kongo-Brazzaville|Congo
CH Switzerland|Швейцарія|Швейцария|स्विट्ज़रलैंड|Suisse|Schweiz|Suiza
CI Côte d'Ivoire|Кот-дʼІвуар|Кот-д'Ивуар|कोत दिवुआर|Côte d'Ivoire|Côte d'Ivoire|Côte d'Ivoire
CK Cook Islands|Острови Кука|о-ва Кука|कुक द्वीपसमूह|Îles Cook|Cookinseln|Islas Cook
CL Chile|Чилі|Чили|चिली|Chili|Chile|Chile
CM Cameroon|Камерун|Камерун|कैमरून|Cameroun|Kamerun|Camerún
CN China|Китай|Китай|चीन|Chine|China|China
CO Colombia|Колумбія|Колумбия|कोलंबिया|Colombie|Kolumbien|Colombia
CR Costa Rica|Коста-Рика|Коста-Рика|कोस्टारिका|Costa Rica|Costa Rica|Costa Rica
CU Cuba|Куба|Куба|क्यूबा|Cuba|Kuba|Cuba
CV Cape Verde|Кабо-Верде|Кабо-Верде|केप वर्ड|Cap-Vert|Cabo Verde|Cabo Verde
CW Curaçao|Кюрасао|Кюрасао|कुरासाओ|Curaçao|Curaçao|Curazao
CX Christmas Island|Острів Різдва|о-в Рождества|क्रिसमस द्वीप|Île Christmas|Weihnachtsinsel|Isla de Navidad
CY Cyprus|Кіпр|Кипр|साइप्रस|Chypre|Zypern|Chipre
CZ Czechia|Чехія|Чехия|चेकिया|Tchéquie|Tschechien|Chequia
DE Germany|Німеччина|Германия|जर्मनी|Allemagne|Deutschland|Alemania
DJ Djibouti|Джибуті|Джибути|जिबूती|Djibouti|Dschibuti|Yibuti
DK Denmark|Данія|Дания|डेनमार्क|Danemark|Dänemark|Dinamarca
DM Dominica|Домініка|Доминика|डोमिनिका|Dominique|Dominica|Dominica
DO Dominican Republic|Домініканська Республіка|Доминиканская Республика|डोमिनिकन गणराज्य|République dominicaine|Dominikanische Republik|República Dominicana
DZ Algeria|Алжир|Алжир|अल्जीरिया|Algérie|Algerien|Argelia
EC Ecuador|Еквадор|Эквадор|इक्वाडोर|Équateur|Ecuador|Ecuador
EE Estonia|Естонія|Эстония|एस्टोनिया|Estonie|Estland|Estonia
EG Egypt|Єгипет|Египет|मिस्र|Égypte|Ägypten|Egipto
EH Western Sahara|Західна Сахара|Западная Сахара|पश्चिमी सहारा|Sahara occidental|Westsahara|Sáhara Occidental
ER Eritrea|Еритрея|Эритрея|इरिट्रिया|Érythrée|Eritrea|Eritrea
ES Spain|Іспанія|Испания|स्पेन|Espagne|Spanien|España
ET Ethiopia|Ефіопія|Эфиопия|इथियोपिया|Éthiopie|Äthiopien|Etiopía
FI Finland|Фінляндія|Финляндия|फ़िनलैंड|Finlande|Finnland|Finlandia
FJ Fiji|Фіджі|Фиджи|फ़िजी|Fidji|Fidschi|Fiyi
FK Falkland Islands|Фолклендські Острови|Фолклендские о-ва|फ़ॉकलैंड द्वीपसमूह|Îles Malouines|Falklandinseln|Islas Malvinas
FM Micronesia|Мікронезія|Федеративные Штаты Микронезии|माइक्रोनेशिया|Micronésie|Mikronesien|Micronesia
FO Faroe Islands|Фарерські Острови|Фарерские о-ва|फ़ेरो द्वीपसमूह|Îles Féroé|Färöer|Islas Feroe
FR France|Франція|Франция|फ़्रांस|France|Frankreich|Francia
GA Gabon|Габон|Габон|गैबॉन|Gabon|Gabun|Gabón
GB United Kingdom|Велика Британія|Великобритания|यूनाइटेड किंगडम|Royaume-Uni|Vereinigtes Königreich|Reino Unido
GD Grenada|Гренада|Гренада|ग्रेनाडा|Grenade|Grenada|Granada
GE Georgia|Грузія|Грузия|जॉर्जिया|Géorgie|Georgien|Georgia
GF French Guiana|Французька Гвіана|Французская Гвиана|फ़्रेंच गुयाना|Guyane française|Französisch-Guayana|Guayana Francesa
GG Guernsey|Гернсі|Гернси|गर्नसी|Guernesey|Guernsey|Guernesey
GH Ghana|Гана|Гана|घाना|Ghana|Ghana|Ghana
GI Gibraltar|Гібралтар|Гибралтар|जिब्राल्टर|Gibraltar|Gibraltar|Gibraltar
GL Greenland|Гренландія|Гренландия|ग्रीनलैंड|Groenland|Grönland|Groenlandia
GM Gambia|Гамбія|Гамбия|गाम्बिया|Gambie|Gambia|Gambia
GN Guinea|Гвінея|Гвинея|गिनी|Guinée|Guinea|Guinea
GP Guadeloupe|Гваделупа|Гваделупа|ग्वाडेलूप|Guadeloupe|Guadeloupe|Guadalupe
GQ Equatorial Guinea|Екваторіальна Гвінея|Экваториальная Гвинея|इक्वेटोरियल गिनी|Guinée équatoriale|Äquatorialguinea|Guinea Ecuatorial
GR Greece|Греція|Греция|यूनान|Grèce|Griechenland|Grecia
GS South Georgia & South Sandwich Islands|Південна Джорджія та Південні Сандвічеві Острови|Южная Георгия и Южные Сандвичевы о-ва|दक्षिण जॉर्जिया और दक्षिण सैंडविच द्वीपसमूह|Géorgie du Sud-et-les Îles Sandwich du Sud|Südgeorgien und die Südlichen Sandwichinseln|Islas Georgia del Sur y Sandwich del Sur
GT Guatemala|Гватемала|Гватемала|ग्वाटेमाला|Guatemala|Guatemala|Guatemala
GU Guam|Гуам|Гуам|गुआम|Guam|Guam|Guam
GW Guinea-Bissau|Гвінея-Бісау|Гвинея-Бисау|गिनी-बिसाउ|Guinée-Bissau|Guinea-Bissau|Guinea-Bisáu
GY Guyana|Гаяна|Гайана|गुयाना|Guyana|Guyana|Guyana
HK Hong Kong SAR China|Гонконг, ОАР Китаю|Гонконг (САР)|हाँग काँग (चीन विशेष प्रशासनिक क्षेत्र)|R.A.S. chinoise de Hong Kong|Sonderverwaltungsregion Hongkong|RAE de Hong Kong (China)
HM Heard & McDonald Islands|Острови Герд і Макдоналд|о-ва Херд и Макдональд|हर्ड द्वीप और मैकडोनॉल्ड द्वीपसमूह|Îles Heard-et-MacDonald|Heard und McDonaldinseln|Islas Heard y McDonald
HN Honduras|Гондурас|Гондурас|होंडूरास|Honduras|Honduras|Honduras
HR Croatia|Хорватія|Хорватия|क्रोएशिया|Croatie|Kroatien|Croacia
HT Haiti|Гаїті|Гаити|हैती|Haïti|Haiti|Haití
HU Hungary|Угорщина|Венгрия|हंगरी|Hongrie|Ungarn|Hungría
ID Indonesia|Індонезія|Индонезия|इंडोनेशिया|Indonésie|Indonesien|Indonesia
IE Ireland|Ірландія|Ирландия|आयरलैंड|Irlande|Irland|Irlanda
IL Israel|Ізраїль|Израиль|इज़राइल|Israël|Israel|Israel
IM Isle of Man|Острів Мен|о-в Мэн|आइल ऑफ़ मैन|Île de Man|Isle of Man|Isla de Man
IN India|Індія|Индия|भारत|Inde|Indien|India
IO British Indian Ocean Territory|Британська територія в Індійському океані|Британская территория в Индийском океане|ब्रिटिश हिंद महासागरीय क्षेत्र|Territoire britannique de l'océan Indien|Britisches Territorium im Indischen Ozean|Territorio Británico del Océano Índico
IQ Iraq|Ірак|Ирак|इराक|Irak|Irak|Irak
IR Iran|Іран|Иран|ईरान|Iran|Iran|Irán
IS Iceland|Ісландія|Исландия|आइसलैंड|Islande|Island|Islandia
IT Italy|Італія|Италия|इटली|Italie|Italien|Italia
JE Jersey|Джерсі|Джерси|जर्सी|Jersey|Jersey|Jersey
JM Jamaica|Ямайка|Ямайка|जमैका|Jamaïque|Jamaika|Jamaica
JO Jordan|Йорданія|Иордания|जॉर्डन|Jordanie|Jordanien|Jordania
JP Japan|Японія|Япония|जापान|Japon|Japan|Japón
KE Kenya|Кенія|Кения|केन्या|Kenya|Kenia|Kenia
KG Kyrgyzstan|Киргизстан|Киргизия|किर्गिज़स्तान|Kirghizstan|Kirgisistan|Kirguistán
KH Cambodia|Камбоджа|Камбоджа|कंबोडिया|Cambodge|Kambodscha|Camboya
KI Kiribati|Кірибаті|Кирибати|किरिबाती|Kiribati|Kiribati|Kiribati
KM Comoros|Комори|Коморы|कोमोरोस|Comores|Komoren|Comoras
KN St. Kitts & Nevis|Сент-Кітс і Невіс|Сент-Китс и Невис|सेंट किट्स और नेविस|Saint-Christophe-et-Niévès|St. Kitts und Nevis|San Cristóbal y Nieves
KP North Korea|Північна Корея|КНДР|उत्तर कोरिया|Corée du Nord|Nordkorea|Corea del Norte
KR South Korea|Південна Корея|Республика Корея|दक्षिण कोरिया|Corée du Sud|Südkorea|Corea del Sur
KW Kuwait|Кувейт|Кувейт|कुवैत|Koweït|Kuwait|Kuwait
KY Cayman Islands|Кайманові Острови|о-ва Кайман|कैमेन द्वीपसमूह|Îles Caïmans|Kaimaninseln|Islas Caimán
KZ Kazakhstan|Казахстан|Казахстан|कज़ाखस्तान|Kazakhstan|Kasachstan|Kazajistán
LA Laos|Лаос|Лаос|लाओस|Laos|Laos|Laos
LB Lebanon|Ліван|Ливан|लेबनान|Liban|Libanon|Líbano
LC St. Lucia|Сент-Люсія|Сент-Люсия|सेंट लूसिया|Sainte-Lucie|St. Lucia|Santa Lucía
LI Liechtenstein|Ліхтенштейн|Лихтенштейн|लिचेंस्टीन|Liechtenstein|Liechtenstein|Liechtenstein
LK Sri Lanka|Шрі-Ланка|Шри-Ланка|श्रीलंका|Sri Lanka|Sri Lanka|Sri Lanka
LR Liberia|Ліберія|Либерия|लाइबेरिया|Liberia|Liberia|Liberia
LS Lesotho|Лесото|Лесото|लेसोथो|Lesotho|Lesotho|Lesoto
LT Lithuania|Литва|Литва|लिथुआनिया|Lituanie|Litauen|Lituania
LU Luxembourg|Люксембург|Люксембург|लग्ज़मबर्ग|Luxembourg|Luxemburg|Luxemburgo
LV Latvia|Латвія|Латвия|लातविया|Lettonie|Lettland|Letonia
LY Libya|Лівія|Ливия|लीबिया|Libye|Libyen|Libia
MA Morocco|Марокко|Марокко|मोरक्को|Maroc|Marokko|Marruecos
MC Monaco|Монако|Монако|मोनाको|Monaco|Monaco|Mónaco
MD Moldova|Молдова|Молдова|मॉल्डोवा|Moldavie|Republik Moldau|Moldavia
ME Montenegro|Чорногорія|Черногория|मोंटेनेग्रो|Monténégro|Montenegro|Montenegro
MF St. Martin|Сен-Мартен|Сен-Мартен|सेंट मार्टिन|Saint-Martin|St. Martin|San Martín
MG Madagascar|Мадагаскар|Мадагаскар|मेडागास्कर|Madagascar|Madagaskar|Madagascar
MH Marshall Islands|Маршаллові Острови|Маршалловы о-ва|मार्शल द्वीपसमूह|Îles Marshall|Marshallinseln|Islas Marshall
MK North Macedonia|Північна Македонія|Северная Македония|उत्तरी मकदूनिया|Macédoine du Nord|Nordmazedonien|Macedonia del Norte
ML Mali|Малі|Мали|माली|Mali|Mali|Mali
MM Myanmar (Burma)|Мʼянма (Бірма)|Мьянма (Бирма)|म्यांमार (बर्मा)|Myanmar (Birmanie)|Myanmar|Myanmar (Birmania)
MN Mongolia|Монголія|Монголия|मंगोलिया|Mongolie|Mongolei|Mongolia
MO Macao SAR China|Макао, ОАР Китаю|Макао (САР)|मकाऊ (विशेष प्रशासनिक क्षेत्र चीन)|R.A.S. chinoise de Macao|Sonderverwaltungsregion Macau|RAE de Macao (China)
MP Northern Mariana Islands|Північні Маріанські Острови|Северные Марианские о-ва|उत्तरी मारियाना द्वीपसमूह|Îles Mariannes du Nord|Nördliche Marianen|Islas Marianas del Norte
MQ Martinique|Мартиніка|Мартиника|मार्टीनिक|Martinique|Martinique|Martinica
MR Mauritania|Мавританія|Мавритания|मॉरिटानिया|Mauritanie|Mauretanien|Mauritania
MS Montserrat|Монтсеррат|Монтсеррат|मोंटसेरात|Montserrat|Montserrat|Montserrat
MT Malta|Мальта|Мальта|माल्टा|Malte|Malta|Malta
MU Mauritius|Маврикій|Маврикий|मॉरीशस|Maurice|Mauritius|Mauricio
MV Maldives|Мальдіви|Мальдивы|मालदीव|Maldives|Malediven|Maldivas
MW Malawi|Малаві|Малави|मलावी|Malawi|Malawi|Malaui
MX Mexico|Мексика|Мексика|मैक्सिको|Mexique|Mexiko|México
MY Malaysia|Малайзія|Малайзия|मलेशिया|Malaisie|Malaysia|Malasia
MZ Mozambique|Мозамбік|Мозамбик|मोज़ांबिक|Mozambique|Mosambik|Mozambique
NA Namibia|Намібія|Намибия|नामीबिया|Namibie|Namibia|Namibia
NC New Caledonia|Нова Каледонія|Новая Каледония|न्यू कैलेडोनिया|Nouvelle-Calédonie|Neukaledonien|Nueva Caledonia
NE Niger|Нігер|Нигер|नाइजर|Niger|Niger|Níger
NF Norfolk Island|Острів Норфолк|о-в Норфолк|नॉरफ़ॉक द्वीप|Île Norfolk|Norfolkinsel|Isla Norfolk
NG Nigeria|Нігерія|Нигерия|नाइजीरिया|Nigeria|Nigeria|Nigeria
NI Nicaragua|Нікарагуа|Никарагуа|निकारागुआ|Nicaragua|Nicaragua|Nicaragua
NL Netherlands|Нідерланди|Нидерланды|नीदरलैंड|Pays-Bas|Niederlande|Países Bajos
NO Norway|Норвегія|Норвегия|नॉर्वे|Norvège|Norwegen|Noruega
NP Nepal|Непал|Непал|नेपाल|Népal|Nepal|Nepal
NR Nauru|Науру|Науру|नाउरु|Nauru|Nauru|Nauru
NU Niue|Ніуе|Ниуэ|नीयू|Niue|Niue|Niue
NZ New Zealand|Нова Зеландія|Новая Зеландия|न्यूज़ीलैंड|Nouvelle-Zélande|Neuseeland|Nueva Zelanda
OM Oman|Оман|Оман|ओमान|Oman|Oman|Omán
PA Panama|Панама|Панама|पनामा|Panama|Panama|Panamá
PE Peru|Перу|Перу|पेरू|Pérou|Peru|Perú
PF French Polynesia|Французька Полінезія|Французская Полинезия|फ़्रेंच पोलिनेशिया|Polynésie française|Französisch-Polynesien|Polinesia Francesa
PG Papua New Guinea|Папуа-Нова Гвінея|Папуа — Новая Гвинея|पापुआ न्यू गिनी|Papouasie-Nouvelle-Guinée|Papua-Neuguinea|Papúa Nueva Guinea
PH Philippines|Філіппіни|Филиппины|फ़िलिपींस|Philippines|Philippinen|Filipinas
PK Pakistan|Пакистан|Пакистан|पाकिस्तान|Pakistan|Pakistan|Pakistán
PL Poland|Польща|Польша|पोलैंड|Pologne|Polen|Polonia
PM St. Pierre & Miquelon|Сен-Пʼєр і Мікелон|Сен-Пьер и Микелон|सेंट पिएरे और मिक्वेलान|Saint-Pierre-et-Miquelon|St. Pierre und Miquelon|San Pedro y Miquelón
PN Pitcairn Islands|Острови Піткерн|о-ва Питкэрн|पिटकैर्न द्वीपसमूह|Îles Pitcairn|Pitcairninseln|Islas Pitcairn
PR Puerto Rico|Пуерто-Рико|Пуэрто-Рико|पोर्टो रिको|Porto Rico|Puerto Rico|Puerto Rico
PS Palestinian Territories|Палестинські території|Палестинские территории|फ़िलिस्तीनी क्षेत्र|Territoires palestiniens|Palästinensische Autonomiegebiete|Territorios Palestinos
PT Portugal|Португалія|Португалия|पुर्तगाल|Portugal|Portugal|Portugal
PW Palau|Палау|Палау|पलाऊ|Palaos|Palau|Palaos
PY Paraguay|Парагвай|Парагвай|पराग्वे|Paraguay|Paraguay|Paraguay
QA Qatar|Катар|Катар|क़तर|Qatar|Katar|Catar
RE Réunion|Реюньйон|Реюньон|रियूनियन|La Réunion|Réunion|Reunión
RO Romania|Румунія|Румыния|रोमानिया|Roumanie|Rumänien|Rumanía
RS Serbia|Сербія|Сербия|सर्बिया|Serbie|Serbien|Serbia
RU Russia|Росія|Россия|रूस|Russie|Russland|Rusia
RW Rwanda|Руанда|Руанда|रवांडा|Rwanda|Ruanda|Ruanda
SA Saudi Arabia|Саудівська Аравія|Саудовская Аравия|सऊदी अरब|Arabie saoudite|Saudi-Arabien|Arabia Saudí
SB Solomon Islands|Соломонові Острови|Соломоновы о-ва|सोलोमन द्वीपसमूह|Îles Salomon|Salomonen|Islas Salomón
SC Seychelles|Сейшельські Острови|Сейшельские о-ва|सेशेल्स|Seychelles|Seychellen|Seychelles
SD Sudan|Судан|Судан|सूडान|Soudan|Sudan|Sudán
SE Sweden|Швеція|Швеция|स्वीडन|Suède|Schweden|Suecia
SG Singapore|Сінгапур|Сингапур|सिंगापुर|Singapour|Singapur|Singapur
SH St. Helena|Острів Святої Єлени|о-в Св. Елены|सेंट हेलेना|Sainte-Hélène|St. Helena|Santa Elena
SI Slovenia|Словенія|Словения|स्लोवेनिया|Slovénie|Slowenien|Eslovenia
SJ Svalbard & Jan Mayen|Шпіцберген та Ян-Маєн|Шпицберген и Ян-Майен|स्वालबार्ड और जान मायेन|Svalbard et Jan Mayen|Spitzbergen und Jan Mayen|Svalbard y Jan Mayen
SK Slovakia|Словаччина|Словакия|स्लोवाकिया|Slovaquie|Slowakei|Eslovaquia
SL Sierra Leone|Сьєрра-Леоне|Сьерра-Леоне|सिएरा लियोन|Sierra Leone|Sierra Leone|Sierra Leona
SM San Marino|Сан-Марино|Сан-Марино|सैन मेरीनो|Saint-Marin|San Marino|San Marino
SN Senegal|Сенегал|Сенегал|सेनेगल|Sénégal|Senegal|Senegal
SO Somalia|Сомалі|Сомали|सोमालिया|Somalie|Somalia|Somalia
SR Suriname|Суринам|Суринам|सूरीनाम|Suriname|Suriname|Surinam
SS South Sudan|Південний Судан|Южный Судан|दक्षिण सूडान|Soudan du Sud|Südsudan|Sudán del Sur
ST São Tomé & Príncipe|Сан-Томе і Принсіпі|Сан-Томе и Принсипи|साओ टोम और प्रिंसिपे|Sao Tomé-et-Principe|São Tomé und Príncipe|Santo Tomé y Príncipe
SV El Salvador|Сальвадор|Сальвадор|अल सल्वाडोर|Salvador|El Salvador|El Salvador
SX Sint Maarten|Сінт-Мартен|Синт-Мартен|सिंट मार्टिन|Saint-Martin (partie néerlandaise)|Sint Maarten|Sint Maarten
SY Syria|Сирія|Сирия|सीरिया|Syrie|Syrien|Siria
SZ Eswatini|Есватіні|Эсватини|एस्वाटिनी|Eswatini|Eswatini|Esuatini
TC Turks & Caicos Islands|Острови Теркс і Кайкос|Тёркс и Кайкос|तुर्क और कैकोज़ द्वीपसमूह|Îles Turques-et-Caïques|Turks- und Caicosinseln|Islas Turcas y Caicos
TD Chad|Чад|Чад|चाड|Tchad|Tschad|Chad
TF French Southern Territories|Французькі Південні Території|Французские Южные территории|फ़्रांसीसी दक्षिणी क्षेत्र|Terres australes françaises|Französische Süd- und Antarktisgebiete|Territorios Australes Franceses
TG Togo|Того|Того|टोगो|Togo|Togo|Togo
TH Thailand|Таїланд|Таиланд|थाईलैंड|Thaïlande|Thailand|Tailandia
TJ Tajikistan|Таджикистан|Таджикистан|ताजिकिस्तान|Tadjikistan|Tadschikistan|Tayikistán
TK Tokelau|Токелау|Токелау|तोकेलाउ|Tokelau|Tokelau|Tokelau
TL Timor-Leste|Тимор-Лешті|Восточный Тимор|तिमोर-लेस्त|Timor oriental|Timor-Leste|Timor-Leste
TM Turkmenistan|Туркменістан|Туркменистан|तुर्कमेनिस्तान|Turkménistan|Turkmenistan|Turkmenistán
TN Tunisia|Туніс|Тунис|ट्यूनीशिया|Tunisie|Tunesien|Túnez
TO Tonga|Тонга|Тонга|टोंगा|Tonga|Tonga|Tonga
TR Türkiye|Туреччина|Турция|तुर्किये|Turquie|Türkei|Turquía
TT Trinidad & Tobago|Тринідад і Тобаго|Тринидад и Тобаго|त्रिनिदाद और टोबैगो|Trinité-et-Tobago|Trinidad und Tobago|Trinidad y Tobago
TV Tuvalu|Тувалу|Тувалу|तुवालू|Tuvalu|Tuvalu|Tuvalu
TW Taiwan|Тайвань|Тайвань|ताइवान|Taïwan|Taiwan|Taiwán
TZ Tanzania|Танзанія|Танзания|तंज़ानिया|Tanzanie|Tansania|Tanzania
UA Ukraine|Україна|Украина|यूक्रेन|Ukraine|Ukraine|Ucrania
UG Uganda|Уганда|Уганда|युगांडा|Ouganda|Uganda|Uganda
UM U.S. Outlying Islands|Віддалені острови США|Внешние малые о-ва (США)|यू॰एस॰ आउटलाइंग द्वीपसमूह|Îles mineures éloignées des États-Unis|Amerikanische Überseeinseln|Islas menores alejadas de EE. UU.
US United States|Сполучені Штати|Соединенные Штаты|संयुक्त राज्य|États-Unis|Vereinigte Staaten|Estados Unidos
UY Uruguay|Уругвай|Уругвай|उरूग्वे|Uruguay|Uruguay|Uruguay
UZ Uzbekistan|Узбекистан|Узбекистан|उज़्बेकिस्तान|Ouzbékistan|Usbekistan|Uzbekistán
VA Vatican City|Ватикан|Ватикан|वेटिकन सिटी|État de la Cité du Vatican|Vatikanstadt|Ciudad del Vaticano
VC St. Vincent & Grenadines|Сент-Вінсент і Гренадіни|Сент-Винсент и Гренадины|सेंट विंसेंट और ग्रेनाडाइंस|Saint-Vincent-et-les Grenadines|St. Vincent und die Grenadinen|San Vicente y las Granadinas
VE Venezuela|Венесуела|Венесуэла|वेनेज़ुएला|Venezuela|Venezuela|Venezuela
VG British Virgin Islands|Британські Віргінські острови|Виргинские о-ва (Великобритания)|ब्रिटिश वर्जिन द्वीपसमूह|Îles Vierges britanniques|Britische Jungferninseln|Islas Vírgenes Británicas
VI U.S. Virgin Islands|Віргінські Острови (США)|Виргинские о-ва (США)|यू॰एस॰ वर्जिन द्वीपसमूह|Îles Vierges des États-Unis|Amerikanische Jungferninseln|Islas Vírgenes de EE. UU.
VN Vietnam|Вʼєтнам|Вьетнам|वियतनाम|Viêt Nam|Vietnam|Vietnam
VU Vanuatu|Вануату|Вануату|वनुआतू|Vanuatu|Vanuatu|Vanuatu
WF Wallis & Futuna|Уолліс і Футуна|Уоллис и Футуна|वालिस और फ़्यूचूना|Wallis-et-Futuna|Wallis und Futuna|Wallis y Futuna
WS Samoa|Самоа|Самоа|समोआ|Samoa|Samoa|Samoa
XK Kosovo|Косово|Косово|कोसोवो|Kosovo|Kosovo|Kosovo
YE Yemen|Ємен|Йемен|यमन|Yémen|Jemen|Yemen
YT Mayotte|Майотта|Майотта|मायोते|Mayotte|Mayotte|Mayotte
ZA South Africa|Південно-Африканська Республіка|Южно-Африканская Республика|दक्षिण अफ़्रीका|Afrique du Sud|Südafrika|Sudáfrica
ZM Zambia|Замбія|Замбия|ज़ाम्बिया|Zambie|Sambia|Zambia
ZW Zimbabwe|Зімбабве|Зимбабве|ज़िम्बाब्वे|Zimbabwe|Simbabwe|Zimbabue
`;
