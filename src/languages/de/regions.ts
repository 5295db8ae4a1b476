/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;Andamanen und Nikobaren
IN;Jammu and Kashmir;Jammu und Kashmir
IN;West Bengal;Westbengalen
PK;Sindh Province;Sindh
PK;Balochistan;Belutschistan
AE;Abu Dhabi Emirate;Abu Dhabi
AE;Sharjah Emirate;Schardscha
US;California;Kalifornien
CA;Newfoundland and Labrador;Neufundland und Labrador
CA;Northwest Territories;Nordwest-Territorien
CA;Yukon Territory;Yukon
AU;South Australia;Südaustralien
AU;Tasmania;Tasmanien
AU;Western Australia;Westaustralien
GB;Scotland;Schottland
GB;Northern Ireland;Nordirland
DE;Bavaria;Bayern
DE;Free and Hanseatic City of Hamburg;Hamburg
DE;Hesse;Hessen
DE;Lower Saxony;Niedersachsen
DE;North Rhine-Westphalia;Nordrhein-Westfalen
DE;Rhineland-Palatinate;Rheinland-Pfalz
DE;Saxony;Sachsen
DE;Saxony-Anhalt;Sachsen-Anhalt
DE;Free State of Thuringia;Thüringen
UA;Kyiv City;Kyjiw
UA;Kharkiv;Charkiw
UA;Lviv Oblast;Lwiw
UA;Autonomous Republic of Crimea;Krim
RU;Moscow;Moskau
RU;Saint Petersburg;Sankt Petersburg
ES;Andalusia;Andalusien
ES;Aragon;Aragonien
ES;Balearic Islands;Balearen
ES;Basque Country;Baskenland
ES;Canary Islands;Kanarische Inseln
ES;Cantabria;Kantabrien
ES;Castille and León;Kastilien und León
ES;Castille-La Mancha;Kastilien-La Mancha
ES;Catalonia;Katalonien
ES;Galicia;Galicien
ES;Navarre;Navarra
ES;Principality of Asturias;Asturien
FR;Brittany Region;Bretagne
FR;Corsica;Korsika
FR;Normandy;Normandie
FR;Pays de la Loire Region;Pays de la Loire
FR;Provence-Alpes-Côte d'Azur Region;Provence-Alpes-Côte d’Azur
FR;Île-de-France Region;Île-de-France
AT;Carinthia;Kärnten
AT;Lower Austria;Niederösterreich
AT;Upper Austria;Oberösterreich
AT;Styria;Steiermark
AT;Tyrol;Tirol
AT;Vienna;Wien
`;
