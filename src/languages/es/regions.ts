/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;Islas Andamán y Nicobar
IN;Jammu and Kashmir;Jammu y Cachemira
IN;West Bengal;Bengala Occidental
PK;Sindh Province;Sind
PK;Balochistan;Baluchistán
AE;Dubai;Dubái
AE;Abu Dhabi Emirate;Abu Dabi
AE;Sharjah Emirate;Sarja
US;Hawaii;Hawái
US;Louisiana;Luisiana
US;New Mexico;Nuevo México
US;New York;Nueva York
US;North Carolina;Carolina del Norte
US;North Dakota;Dakota del Norte
US;Oregon;Oregón
US;Pennsylvania;Pensilvania
US;South Carolina;Carolina del Sur
US;South Dakota;Dakota del Sur
US;Texas;Texas
US;West Virginia;Virginia Occidental
CA;British Columbia;Columbia Británica
CA;New Brunswick;Nuevo Brunswick
CA;Newfoundland and Labrador;Terranova y Labrador
CA;Northwest Territories;Territorios del Noroeste
CA;Nova Scotia;Nueva Escocia
CA;Prince Edward Island;Isla del Príncipe Eduardo
CA;Yukon Territory;Yukón
AU;Australian Capital Territory;Territorio de la Capital Australiana
AU;New South Wales;Nueva Gales del Sur
AU;Northern Territory;Territorio del Norte
AU;South Australia;Australia Meridional
AU;Western Australia;Australia Occidental
GB;England;Inglaterra
GB;Scotland;Escocia
GB;Wales;Gales
GB;Northern Ireland;Irlanda del Norte
DE;Bavaria;Baviera
DE;Berlin;Berlín
DE;Brandenburg;Brandeburgo
DE;Bremen;Bremen
DE;Free and Hanseatic City of Hamburg;Hamburgo
DE;Lower Saxony;Baja Sajonia
DE;Mecklenburg-Vorpommern;Mecklemburgo-Pomerania Occidental
DE;North Rhine-Westphalia;Renania del Norte-Westfalia
DE;Rhineland-Palatinate;Renania-Palatinado
DE;Saarland;Sarre
DE;Saxony;Sajonia
DE;Saxony-Anhalt;Sajonia-Anhalt
DE;Free State of Thuringia;Turingia
UA;Kyiv City;Kiev
UA;Kharkiv;Járkov
UA;Autonomous Republic of Crimea;Crimea
RU;Moscow;Moscú
RU;Saint Petersburg;San Petersburgo
ES;Andalusia;Andalucía
ES;Aragon;Aragón
ES;Balearic Islands;Islas Baleares
ES;Basque Country;País Vasco
ES;Canary Islands;Canarias
ES;Castille and León;Castilla y León
ES;Castille-La Mancha;Castilla-La Mancha
ES;Catalonia;Cataluña
ES;Navarre;Navarra
ES;Principality of Asturias;Asturias
FR;Brittany Region;Bretaña
FR;Corsica;Córcega
FR;Normandy;Normandía
FR;Pays de la Loire Region;País del Loira
FR;Provence-Alpes-Côte d'Azur Region;Provenza-Alpes-Costa Azul
FR;Île-de-France Region;Isla de Francia
AT;Carinthia;Carintia
AT;Lower Austria;Baja Austria
AT;Upper Austria;Alta Austria
AT;Styria;Estiria
AT;Tyrol;Tirol
AT;Vienna;Viena
`;
