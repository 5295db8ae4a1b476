/**
 * The countries by their codes of ISO 3166-1, each with the English name and the usual others, apart by `|`. From
 * iso3166.tab of the IANA time zone database, which is in the public domain, with abbreviations written out; XK is the
 * code in use for Kosovo.
 */
export const COUNTRIES = `
AD Andorra
AE United Arab Emirates|UAE|Emirates
AF Afghanistan
AG Antigua and Barbuda
AI Anguilla
AL Albania
AM Armenia|Hayastan
AO Angola
AQ Antarctica
AR Argentina
AS American Samoa
AT Austria|Österreich
AU Australia|AUS
AW Aruba
AX Åland Islands
AZ Azerbaijan
BA Bosnia and Herzegovina
BB Barbados
BD Bangladesh|BGD|बांग्लादेश
BE Belgium|Belgique|België
BF Burkina Faso
BG Bulgaria|България
BH Bahrain
BI Burundi
BJ Benin
BL Saint Barthélemy|St Barthelemy
BM Bermuda
BN Brunei
BO Bolivia
BQ Caribbean NL
BR Brazil|Brasil
BS Bahamas
BT Bhutan|भूटान
BV Bouvet Island
BW Botswana
BY Belarus|Беларусь
BZ Belize
CA Canada|CAN
CC Cocos Islands|Keeling Islands
CD Democratic Republic of the Congo|DR Congo|DRC|Congo Kinshasa
CF Central African Republic
CG Republic of the Congo|Congo Brazzaville
CH Switzerland|Schweiz|Suisse|Svizzera
CI Côte d'Ivoire|Ivory Coast
CK Cook Islands
CL Chile
CM Cameroon
CN China|中国|चीन
CO Colombia
CR Costa Rica
CU Cuba
CV Cape Verde|Cabo Verde
CW Curaçao
CX Christmas Island
CY Cyprus
CZ Czechia|Czech Republic
DE Germany|DEU|Deutschland|Германия|जर्मनी
DJ Djibouti
DK Denmark|Danmark
DM Dominica
DO Dominican Republic
DZ Algeria
EC Ecuador
EE Estonia|Eesti
EG Egypt
EH Western Sahara
ER Eritrea
ES Spain|España
ET Ethiopia
FI Finland|Suomi
FJ Fiji
FK Falkland Islands
FM Micronesia
FO Faroe Islands
FR France|Frankreich|Франция|फ़्रांस
GA Gabon
GB Britain|GBR|Великобританія|Британія|Британия|United Kingdom|UK|Great Britain|Northern Ireland
GD Grenada
GE Georgia|Sakartvelo
GF French Guiana
GG Guernsey
GH Ghana
GI Gibraltar
GL Greenland
GM Gambia
GN Guinea
GP Guadeloupe
GQ Equatorial Guinea
GR Greece|Ελλάδα
GS South Georgia and the South Sandwich Islands
GT Guatemala
GU Guam
GW Guinea-Bissau
GY Guyana
HK Hong Kong
HM Heard Island and McDonald Islands
HN Honduras
HR Croatia|Hrvatska
HT Haiti
HU Hungary|Magyarország
ID Indonesia
IE Ireland
IL Israel
IM Isle of Man
IN India|IND|Bharat|Hindustan|भारत|Индия|Индія
IO British Indian Ocean Territory
IQ Iraq
IR Iran|Persia
IS Iceland
IT Italy|Italia|Италия
JE Jersey
JM Jamaica
JO Jordan
JP Japan|日本|जापान
KE Kenya
KG Kyrgyzstan
KH Cambodia
KI Kiribati
KM Comoros
KN Saint Kitts and Nevis|St Kitts
KP North Korea|Korea
KR South Korea|Republic of Korea|Korea|대한민국
KW Kuwait
KY Cayman Islands
KZ Kazakhstan|Казахстан
LA Laos
LB Lebanon
LC Saint Lucia|St Lucia
LI Liechtenstein
LK Sri Lanka|Ceylon
LR Liberia
LS Lesotho
LT Lithuania|Lietuva
LU Luxembourg
LV Latvia|Latvija
LY Libya
MA Morocco
MC Monaco
MD Moldova
ME Montenegro
MF Saint Martin|St Martin
MG Madagascar
MH Marshall Islands
MK North Macedonia|Macedonia
ML Mali
MM Myanmar|Burma
MN Mongolia
MO Macau|Macao
MP Northern Mariana Islands
MQ Martinique
MR Mauritania
MS Montserrat
MT Malta
MU Mauritius
MV Maldives
MW Malawi
MX Mexico|México
MY Malaysia
MZ Mozambique
NA Namibia
NC New Caledonia
NE Niger
NF Norfolk Island
NG Nigeria
NI Nicaragua
NL Netherlands|Holland|Nederland
NO Norway|Norge
NP Nepal|नेपाल
NR Nauru
NU Niue
NZ New Zealand
OM Oman
PA Panama
PE Peru
PF French Polynesia
PG Papua New Guinea
PH Philippines
PK Pakistan|PAK|पाकिस्तान
PL Poland|Polska|Польша
PM Saint Pierre and Miquelon|St Pierre
PN Pitcairn
PR Puerto Rico
PS Palestine|West Bank|Gaza
PT Portugal
PW Palau
PY Paraguay
QA Qatar
RE Réunion
RO Romania|România
RS Serbia|Srbija
RU Russia|Russian Federation|Россия|रूस
RW Rwanda
SA Saudi Arabia
SB Solomon Islands
SC Seychelles
SD Sudan
SE Sweden|Sverige
SG Singapore
SH Saint Helena|St Helena
SI Slovenia
SJ Svalbard and Jan Mayen
SK Slovakia
SL Sierra Leone
SM San Marino
SN Senegal
SO Somalia
SR Suriname
SS South Sudan
ST São Tomé and Príncipe
SV El Salvador
SX Sint Maarten|St Maarten
SY Syria
SZ Eswatini|Swaziland
TC Turks and Caicos Islands
TD Chad
TF French Southern Territories|Kerguelen
TG Togo
TH Thailand
TJ Tajikistan
TK Tokelau
TL Timor-Leste|East Timor
TM Turkmenistan
TN Tunisia
TO Tonga
TR Turkey|Türkiye
TT Trinidad and Tobago
TV Tuvalu
TW Taiwan|台灣
TZ Tanzania
UA Ukraine|Україна|Украина
UG Uganda
UM US minor outlying islands
US United States|USA|United States of America|США|अमेरिका
UY Uruguay
UZ Uzbekistan
VA Vatican City|Holy See
VC Saint Vincent and the Grenadines|St Vincent
VE Venezuela
VG British Virgin Islands|Virgin Islands
VI US Virgin Islands|Virgin Islands
VN Vietnam
VU Vanuatu
WF Wallis and Futuna
WS Samoa|Western Samoa
XK Kosovo
YE Yemen
YT Mayotte
ZA South Africa
ZM Zambia
ZW Zimbabwe
`;
