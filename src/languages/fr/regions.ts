/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;Îles Andaman-et-Nicobar
IN;Jammu and Kashmir;Jammu-et-Cachemire
IN;Puducherry;Pondichéry
IN;Punjab;Pendjab
IN;West Bengal;Bengale-Occidental
PK;Punjab;Pendjab
PK;Sindh Province;Sind
PK;Balochistan;Baloutchistan
AE;Dubai;Dubaï
AE;Abu Dhabi Emirate;Abou Dabi
AE;Sharjah Emirate;Charjah
US;California;Californie
US;Florida;Floride
US;Georgia;Géorgie
US;Hawaii;Hawaï
US;Louisiana;Louisiane
US;New Mexico;Nouveau-Mexique
US;North Carolina;Caroline du Nord
US;North Dakota;Dakota du Nord
US;Pennsylvania;Pennsylvanie
US;South Carolina;Caroline du Sud
US;South Dakota;Dakota du Sud
US;Virginia;Virginie
US;West Virginia;Virginie-Occidentale
CA;British Columbia;Colombie-Britannique
CA;New Brunswick;Nouveau-Brunswick
CA;Newfoundland and Labrador;Terre-Neuve-et-Labrador
CA;Northwest Territories;Territoires du Nord-Ouest
CA;Nova Scotia;Nouvelle-Écosse
CA;Prince Edward Island;Île-du-Prince-Édouard
CA;Quebec;Québec
CA;Yukon Territory;Yukon
AU;Australian Capital Territory;Territoire de la capitale australienne
AU;New South Wales;Nouvelle-Galles du Sud
AU;Northern Territory;Territoire du Nord
AU;South Australia;Australie-Méridionale
AU;Tasmania;Tasmanie
AU;Western Australia;Australie-Occidentale
GB;England;Angleterre
GB;Scotland;Écosse
GB;Wales;pays de Galles
GB;Northern Ireland;Irlande du Nord
DE;Baden-Württemberg;Bade-Wurtemberg
DE;Bavaria;Bavière
DE;Brandenburg;Brandebourg
DE;Bremen;Brême
DE;Free and Hanseatic City of Hamburg;Hambourg
DE;Lower Saxony;Basse-Saxe
DE;Mecklenburg-Vorpommern;Mecklembourg-Poméranie-Occidentale
DE;North Rhine-Westphalia;Rhénanie-du-Nord-Westphalie
DE;Rhineland-Palatinate;Rhénanie-Palatinat
DE;Saarland;Sarre
DE;Saxony;Saxe
DE;Saxony-Anhalt;Saxe-Anhalt
DE;Free State of Thuringia;Thuringe
UA;Kyiv City;Kiev
UA;Autonomous Republic of Crimea;Crimée
RU;Moscow;Moscou
RU;Saint Petersburg;Saint-Pétersbourg
ES;Andalusia;Andalousie
ES;Balearic Islands;Îles Baléares
ES;Basque Country;Pays basque
ES;Canary Islands;Îles Canaries
ES;Cantabria;Cantabrie
ES;Castille and León;Castille-et-León
ES;Castille-La Mancha;Castille-La Manche
ES;Catalonia;Catalogne
ES;Extremadura;Estrémadure
ES;Galicia;Galice
ES;Murcia;Murcie
ES;Principality of Asturias;Asturies
FR;Brittany Region;Bretagne
FR;Corsica;Corse
FR;Normandy;Normandie
FR;Pays de la Loire Region;Pays de la Loire
FR;Provence-Alpes-Côte d'Azur Region;Provence-Alpes-Côte d’Azur
FR;Île-de-France Region;Île-de-France
AT;Carinthia;Carinthie
AT;Lower Austria;Basse-Autriche
AT;Upper Austria;Haute-Autriche
AT;Styria;Styrie
AT;Vienna;Vienne
`;
