/**
 * Cities that French, German or Spanish call otherwise than the list does: country, the name of the list; then the name
 * in French, German and Spanish, empty where it is the same. Each is a name that the search knows, so that a label
 * finds its place again. The source is our own.
 */
export const CITY_WORDS = `
DE;Munich;;München;Múnich
DE;Cologne;;Köln;Colonia
DE;Nuremberg;;Nürnberg;Núremberg
DE;Hanover;Hanovre;Hannover;Hannover
DE;Berlin;;;Berlín
DE;Aachen;Aix-la-Chapelle;;Aquisgrán
DE;Regensburg;Ratisbonne;;Ratisbona
AT;Vienna;;Wien;
CH;Zurich;;Zürich;Zúrich
CH;Geneva;Genève;Genf;Ginebra
CH;Basel;Bâle;;Basilea
CH;Lucerne;;Luzern;
FR;Paris;;;París
FR;Strasbourg;;Straßburg;Estrasburgo
FR;Marseille;;;Marsella
FR;Dunkirk;Dunkerque;Dünkirchen;Dunkerque
FR;Nice;;Nizza;
FR;Bordeaux;;;Burdeos
ES;Seville;Séville;Sevilla;Sevilla
ES;Zaragoza;;Saragossa;
ES;Córdoba;Cordoue;;
ES;Granada;Grenade;;
ES;Valencia;Valence;;
ES;Cadiz;;Cádiz;Cádiz
IT;Rome;;;Roma
IT;Milan;;Mailand;Milán
IT;Naples;;Neapel;
IT;Venice;;Venedig;
IT;Florence;;Florenz;Florencia
IT;Turin;;;Turín
IT;Genoa;Gênes;;Génova
IT;Bologna;;;Bolonia
BE;Brussels;Bruxelles;;Bruselas
BE;Antwerp;Anvers;Antwerpen;Amberes
BE;Ghent;Gand;Gent;Gante
BE;Bruges;;Brügge;Brujas
BE;Liège;;Lüttich;Lieja
NL;The Hague;La Haye;Den Haag;
NL;Amsterdam;;;Ámsterdam
LU;Luxembourg;;;Luxemburgo
GB;London;Londres;;Londres
GB;Edinburgh;Édimbourg;;Edimburgo
IE;Dublin;;;Dublín
DK;Copenhagen;Copenhague;;Copenhague
SE;Gothenburg;Göteborg;Göteborg;Gotemburgo
SE;Stockholm;;;Estocolmo
PL;Warsaw;Varsovie;Warschau;
PL;Krakow;Cracovie;Krakau;
CZ;Prague;;Prag;
RO;Bucharest;;Bukarest;
BG;Sofia;;;Sofía
GR;Athens;;;Atenas
GR;Thessaloniki;Thessalonique;;Salónica
PT;Lisbon;Lisbonne;Lissabon;Lisboa
RU;Moscow;;Moskau;Moscú
RU;Saint Petersburg;;Sankt Petersburg;San Petersburgo
UA;Kharkiv;;Charkiw;
TR;Istanbul;;;Estambul
IL;Jerusalem;Jérusalem;;
EG;Cairo;Le Caire;;El Cairo
DZ;Algiers;Alger;;Argel
TN;Tunis;;;Túnez
ZA;Cape Town;Le Cap;Kapstadt;Ciudad del Cabo
IN;New Delhi;;;Nueva Delhi
NP;Kathmandu;;;Katmandú
CN;Beijing;;Peking;
CN;Shanghai;;;Shanghái
CN;Guangzhou;Canton;;Cantón
KR;Seoul;Séoul;;
US;New York;;;Nueva York
US;Philadelphia;;;Filadelfia
US;New Orleans;La Nouvelle-Orléans;;Nueva Orleans
MX;Mexico City;Mexico;Mexiko-Stadt;Ciudad de México
CU;Havana;La Havane;;La Habana
BR;Rio de Janeiro;;;Río de Janeiro
AE;Dubai;Dubaï;;Dubái
IR;Tehran;Téhéran;Teheran;Teherán
SY;Damascus;Damas;;Damasco
GE;Tbilisi;;Tiflis;Tiflis
`;
