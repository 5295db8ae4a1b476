/**
 * Regions: country, name, codes and other names in Latin letters apart by commas. The codes are those of ISO 3166-2 and of
 * number plates. Who was born before a state was parted calls it by the old name, so that the new one has that too. What
 * languages call them stands in their folders. The source is our own.
 */
export const REGION_WORDS = `
IN;Andaman and Nicobar Islands;AN,Andaman,Nicobar,Port Blair
IN;Andhra Pradesh;AP,Andhra,Andra Pradesh,Andhrapradesh
IN;Arunachal Pradesh;AR,Arunachal,NEFA
IN;Assam;AS,Asom
IN;Bihar;BR,BH
IN;Chandigarh;CH,Punjab,Haryana
IN;Chhattisgarh;CG,CT,Chattisgarh,Chhatisgarh,Chattishgarh,Madhya Pradesh,MP
IN;Dadra and Nagar Haveli and Daman and Diu;DN,DD,DH,Daman and Diu,Dadra and Nagar Haveli
IN;Delhi;DL,NCT,NCR,New Delhi,Delhi NCR
IN;Goa;GA
IN;Gujarat;GJ,Gujrat,Gujarath,Bombay State,Saurashtra
IN;Haryana;HR,Hariyana,Punjab
IN;Himachal Pradesh;HP,Himachal,Punjab
IN;Jammu and Kashmir;JK,J&K,J and K,J & K,Jammu & Kashmir,Kashmir
IN;Jharkhand;JH,Jarkhand,Bihar
IN;Karnataka;KA,Karnatka,Mysore State
IN;Kerala;KL,Keralam
IN;Ladakh;LA,Jammu and Kashmir,J&K,JK,Kashmir
IN;Madhya Pradesh;MP,Madhyapradesh,Central India
IN;Maharashtra;MH,MAH,Maharastra,Maharasthra,Maharashtara,Bombay State
IN;Manipur;MN
IN;Meghālaya;ML,Assam
IN;Mizoram;MZ,Assam
IN;Nagaland;NL,Assam
IN;Odisha;OD,OR,Orissa
IN;Puducherry;PY,Pondicherry,Pondy
IN;Punjab;PB,Panjab
IN;Rajasthan;RJ,Rajastan,Rajputana
IN;Sikkim;SK
IN;Tamil Nadu;TN,Tamilnadu,Tamil Naadu,Madras State
IN;Telangana;TG,TS,Telengana,Andhra Pradesh,AP,Andhra
IN;Tripura;TR
IN;Uttar Pradesh;UP,Uttarpradesh,Uttar Pradsh,United Provinces
IN;Uttarakhand;UK,UT,UA,Uttaranchal,Uttrakhand,Uttar Pradesh,UP
IN;West Bengal;WB,Bengal,Westbengal,W Bengal
NP;Lumbini Province;Lumbini
PK;Punjab;
PK;Sindh Province;Sindh,Sind
PK;Khyber Pakhtunkhwa;KPK,KP,NWFP
PK;Balochistan;
BD;Dhaka;
BD;Chittagong;Chattogram
AE;Dubai;DXB
AE;Abu Dhabi Emirate;Abu Dhabi
AE;Sharjah Emirate;Sharjah
US;Alabama;AL
US;Alaska;AK
US;Arizona;AZ
US;Arkansas;AR
US;California;CA,Calif,Cali
US;Colorado;CO
US;Connecticut;CT,Conn
US;Delaware;DE
US;Florida;FL
US;Georgia;GA
US;Hawaii;HI
US;Idaho;ID
US;Illinois;IL,Ill
US;Indiana;IN
US;Iowa;IA
US;Kansas;KS
US;Kentucky;KY
US;Louisiana;LA
US;Maine;ME
US;Maryland;MD
US;Massachusetts;MA,Mass
US;Michigan;MI,Mich
US;Minnesota;MN
US;Mississippi;MS
US;Missouri;MO
US;Montana;MT
US;Nebraska;NE
US;Nevada;NV
US;New Hampshire;NH
US;New Jersey;NJ,N J,Jersey
US;New Mexico;NM
US;New York;NY,N Y
US;North Carolina;NC
US;North Dakota;ND
US;Ohio;OH
US;Oklahoma;OK
US;Oregon;OR
US;Pennsylvania;PA,Penn
US;Rhode Island;RI
US;South Carolina;SC
US;South Dakota;SD
US;Tennessee;TN,Tenn
US;Texas;TX,Tex
US;Utah;UT
US;Vermont;VT
US;Virginia;VA
US;Washington;WA,Washington State
US;District of Columbia;DC,Washington DC
US;West Virginia;WV
US;Wisconsin;WI
US;Wyoming;WY
CA;Alberta;AB
CA;British Columbia;BC
CA;Manitoba;MB
CA;New Brunswick;NB
CA;Newfoundland and Labrador;NL,Newfoundland
CA;Northwest Territories;NT,NWT
CA;Nova Scotia;NS
CA;Ontario;ON,Ont
CA;Prince Edward Island;PE,PEI
CA;Quebec;QC,PQ
CA;Saskatchewan;SK
CA;Yukon Territory;YT,Yukon
AU;Australian Capital Territory;ACT
AU;New South Wales;NSW
AU;Northern Territory;NT
AU;Queensland;QLD
AU;South Australia;SA
AU;Tasmania;TAS
AU;Victoria;VIC
AU;Western Australia;WA
GB;England;ENG
GB;Scotland;SCT
GB;Wales;WLS,Cymru
GB;Northern Ireland;NIR,NI
DE;Baden-Württemberg;BW
DE;Bavaria;BY
DE;Berlin;BE
DE;Brandenburg;BB
DE;Bremen;HB
DE;Free and Hanseatic City of Hamburg;HH,Hamburg
DE;Hesse;HE
DE;Lower Saxony;NI
DE;Mecklenburg-Vorpommern;MV
DE;North Rhine-Westphalia;NW,NRW
DE;Rhineland-Palatinate;RP
DE;Saarland;SL
DE;Saxony;SN
DE;Saxony-Anhalt;ST
DE;Schleswig-Holstein;SH
DE;Free State of Thuringia;TH,Thuringia
UA;Kyiv City;
UA;Kharkiv;Kharkiv Oblast
UA;Lviv Oblast;
UA;Zaporizhzhya Oblast;Zaporizhzhia
UA;Dnipropetrovsk Oblast;
UA;Odes’ka Oblast’;Odesa Oblast,Odessa Oblast,Odesa,Odessa
UA;Autonomous Republic of Crimea;Crimea
UA;Cherkasy Oblast;
UA;Chernihiv Oblast;
UA;Chernivtsi Oblast;
UA;Donetsk Oblast;
UA;Ivano-Frankivsk Oblast;
UA;Kherson Oblast;
UA;Khmelnytskyy Oblast;Khmelnytskyi
UA;Kirovohrad Oblast;
UA;Kyiv Oblast;
UA;Luhansk;Luhansk Oblast
UA;Mykolayiv Oblast;Mykolaiv
UA;Poltava Oblast;
UA;Rivne;Rivne Oblast
UA;Sevastopol City;
UA;Sumy;Sumy Oblast
UA;Ternopil Oblast;
UA;Transcarpathia;Zakarpattia
UA;Vinnytsya Oblast;Vinnytsia
UA;Volyn;Volyn Oblast
UA;Zhytomyr;Zhytomyr Oblast
RU;Moscow;
RU;Moscow Oblast;
RU;Saint Petersburg;
ES;Andalusia;Andalucía
ES;Aragon;Aragón
ES;Balearic Islands;Baleares
ES;Basque Country;País Vasco
ES;Canary Islands;Canarias
ES;Cantabria;
ES;Castille and León;Castilla y León
ES;Castille-La Mancha;Castilla-La Mancha
ES;Catalonia;Cataluña
ES;Extremadura;
ES;Galicia;
ES;Murcia;
ES;Navarre;Navarra
ES;Principality of Asturias;Asturias
FR;Brittany Region;Bretagne
FR;Corsica;Corse
FR;Normandy;Normandie
FR;Pays de la Loire Region;Pays de la Loire
FR;Provence-Alpes-Côte d'Azur Region;PACA
FR;Île-de-France Region;Île-de-France
AT;Carinthia;Kärnten
AT;Lower Austria;Niederösterreich
AT;Upper Austria;Oberösterreich
AT;Styria;Steiermark
AT;Tyrol;Tirol
AT;Vienna;Wien
`;
