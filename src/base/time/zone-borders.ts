/*
 * Made by `npm run zones:borders`, which describes the form. Contains data from GeoNames (https://www.geonames.org),
 * CC BY 4.0, changed: the towns. The lines are from Natural Earth (1:10m, public domain) and the United States Census
 * (counties, public domain), the zones of the countries from zone.tab of the IANA database (public domain).
 */

/** The zones of each country, a line each. */
export const COUNTRY_ZONES = `
AD Europe/Andorra
AE Asia/Dubai
AF Asia/Kabul
AG America/Antigua
AI America/Anguilla
AL Europe/Tirane
AM Asia/Yerevan
AO Africa/Luanda
AR America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Argentina/Salta America/Argentina/Jujuy America/Argentina/Tucuman America/Argentina/Catamarca America/Argentina/La_Rioja America/Argentina/San_Juan America/Argentina/Mendoza America/Argentina/San_Luis America/Argentina/Rio_Gallegos America/Argentina/Ushuaia
AS Pacific/Pago_Pago
AT Europe/Vienna
AU Australia/Lord_Howe Antarctica/Macquarie Australia/Hobart Australia/Melbourne Australia/Sydney Australia/Broken_Hill Australia/Brisbane Australia/Lindeman Australia/Adelaide Australia/Darwin Australia/Perth Australia/Eucla
AW America/Aruba
AX Europe/Mariehamn
AZ Asia/Baku
BA Europe/Sarajevo
BB America/Barbados
BD Asia/Dhaka
BE Europe/Brussels
BF Africa/Ouagadougou
BG Europe/Sofia
BH Asia/Bahrain
BI Africa/Bujumbura
BJ Africa/Porto-Novo
BL America/St_Barthelemy
BM Atlantic/Bermuda
BN Asia/Brunei
BO America/La_Paz
BQ America/Kralendijk
BR America/Noronha America/Belem America/Fortaleza America/Recife America/Araguaina America/Maceio America/Bahia America/Sao_Paulo America/Campo_Grande America/Cuiaba America/Santarem America/Porto_Velho America/Boa_Vista America/Manaus America/Eirunepe America/Rio_Branco
BS America/Nassau
BT Asia/Thimphu
BW Africa/Gaborone
BY Europe/Minsk
BZ America/Belize
CA America/St_Johns America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay America/Blanc-Sablon America/Toronto America/Iqaluit America/Atikokan America/Winnipeg America/Resolute America/Rankin_Inlet America/Regina America/Swift_Current America/Edmonton America/Cambridge_Bay America/Inuvik America/Vancouver America/Creston America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson
CC Indian/Cocos
CD Africa/Kinshasa Africa/Lubumbashi
CF Africa/Bangui
CG Africa/Brazzaville
CH Europe/Zurich
CI Africa/Abidjan
CK Pacific/Rarotonga
CL America/Santiago America/Coyhaique America/Punta_Arenas Pacific/Easter
CM Africa/Douala
CN Asia/Shanghai Asia/Urumqi
CO America/Bogota
CR America/Costa_Rica
CU America/Havana
CV Atlantic/Cape_Verde
CW America/Curacao
CX Indian/Christmas
CY Asia/Nicosia Asia/Famagusta
CZ Europe/Prague
DE Europe/Berlin Europe/Busingen
DJ Africa/Djibouti
DK Europe/Copenhagen
DM America/Dominica
DO America/Santo_Domingo
DZ Africa/Algiers
EC America/Guayaquil Pacific/Galapagos
EE Europe/Tallinn
EG Africa/Cairo
EH Africa/El_Aaiun
ER Africa/Asmara
ES Europe/Madrid Africa/Ceuta Atlantic/Canary
ET Africa/Addis_Ababa
FI Europe/Helsinki
FJ Pacific/Fiji
FK Atlantic/Stanley
FM Pacific/Chuuk Pacific/Pohnpei Pacific/Kosrae
FO Atlantic/Faroe
FR Europe/Paris
GA Africa/Libreville
GB Europe/London
GD America/Grenada
GE Asia/Tbilisi
GF America/Cayenne
GG Europe/Guernsey
GH Africa/Accra
GI Europe/Gibraltar
GL America/Nuuk America/Danmarkshavn America/Scoresbysund America/Thule
GM Africa/Banjul
GN Africa/Conakry
GP America/Guadeloupe
GQ Africa/Malabo
GR Europe/Athens
GS Atlantic/South_Georgia
GT America/Guatemala
GU Pacific/Guam
GW Africa/Bissau
GY America/Guyana
HK Asia/Hong_Kong
HN America/Tegucigalpa
HR Europe/Zagreb
HT America/Port-au-Prince
HU Europe/Budapest
ID Asia/Jakarta Asia/Pontianak Asia/Makassar Asia/Jayapura
IE Europe/Dublin
IL Asia/Jerusalem
IM Europe/Isle_of_Man
IN Asia/Kolkata
IO Indian/Chagos
IQ Asia/Baghdad
IR Asia/Tehran
IS Atlantic/Reykjavik
IT Europe/Rome
JE Europe/Jersey
JM America/Jamaica
JO Asia/Amman
JP Asia/Tokyo
KE Africa/Nairobi
KG Asia/Bishkek
KH Asia/Phnom_Penh
KI Pacific/Tarawa Pacific/Kanton Pacific/Kiritimati
KM Indian/Comoro
KN America/St_Kitts
KP Asia/Pyongyang
KR Asia/Seoul
KW Asia/Kuwait
KY America/Cayman
KZ Asia/Almaty Asia/Qyzylorda Asia/Qostanay Asia/Aqtobe Asia/Aqtau Asia/Atyrau Asia/Oral
LA Asia/Vientiane
LB Asia/Beirut
LC America/St_Lucia
LI Europe/Vaduz
LK Asia/Colombo
LR Africa/Monrovia
LS Africa/Maseru
LT Europe/Vilnius
LU Europe/Luxembourg
LV Europe/Riga
LY Africa/Tripoli
MA Africa/Casablanca
MC Europe/Monaco
MD Europe/Chisinau
ME Europe/Podgorica
MF America/Marigot
MG Indian/Antananarivo
MH Pacific/Majuro Pacific/Kwajalein
MK Europe/Skopje
ML Africa/Bamako
MM Asia/Yangon
MN Asia/Ulaanbaatar Asia/Hovd
MO Asia/Macau
MP Pacific/Saipan
MQ America/Martinique
MR Africa/Nouakchott
MS America/Montserrat
MT Europe/Malta
MU Indian/Mauritius
MV Indian/Maldives
MW Africa/Blantyre
MX America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua America/Ciudad_Juarez America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo America/Tijuana
MY Asia/Kuala_Lumpur Asia/Kuching
MZ Africa/Maputo
NA Africa/Windhoek
NC Pacific/Noumea
NE Africa/Niamey
NF Pacific/Norfolk
NG Africa/Lagos
NI America/Managua
NL Europe/Amsterdam
NO Europe/Oslo
NP Asia/Kathmandu
NR Pacific/Nauru
NU Pacific/Niue
NZ Pacific/Auckland Pacific/Chatham
OM Asia/Muscat
PA America/Panama
PE America/Lima
PF Pacific/Tahiti Pacific/Marquesas Pacific/Gambier
PG Pacific/Port_Moresby Pacific/Bougainville
PH Asia/Manila
PK Asia/Karachi
PL Europe/Warsaw
PM America/Miquelon
PN Pacific/Pitcairn
PR America/Puerto_Rico
PS Asia/Gaza Asia/Hebron
PT Europe/Lisbon Atlantic/Madeira Atlantic/Azores
PW Pacific/Palau
PY America/Asuncion
QA Asia/Qatar
RE Indian/Reunion
RO Europe/Bucharest
RS Europe/Belgrade
RU Europe/Kaliningrad Europe/Moscow Europe/Kirov Europe/Volgograd Europe/Astrakhan Europe/Saratov Europe/Ulyanovsk Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Barnaul Asia/Tomsk Asia/Novokuznetsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Chita Asia/Yakutsk Asia/Khandyga Asia/Vladivostok Asia/Ust-Nera Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk Asia/Kamchatka Asia/Anadyr Europe/Simferopol
UA Europe/Simferopol Europe/Kyiv
RW Africa/Kigali
SA Asia/Riyadh
SB Pacific/Guadalcanal
SC Indian/Mahe
SD Africa/Khartoum
SE Europe/Stockholm
SG Asia/Singapore
SH Atlantic/St_Helena
SI Europe/Ljubljana
SJ Arctic/Longyearbyen
SK Europe/Bratislava
SL Africa/Freetown
SM Europe/San_Marino
SN Africa/Dakar
SO Africa/Mogadishu
SR America/Paramaribo
SS Africa/Juba
ST Africa/Sao_Tome
SV America/El_Salvador
SX America/Lower_Princes
SY Asia/Damascus
SZ Africa/Mbabane
TC America/Grand_Turk
TD Africa/Ndjamena
TF Indian/Kerguelen
TG Africa/Lome
TH Asia/Bangkok
TJ Asia/Dushanbe
TK Pacific/Fakaofo
TL Asia/Dili
TM Asia/Ashgabat
TN Africa/Tunis
TO Pacific/Tongatapu
TR Europe/Istanbul
TT America/Port_of_Spain
TV Pacific/Funafuti
TW Asia/Taipei
TZ Africa/Dar_es_Salaam
UG Africa/Kampala
US America/New_York America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Chicago America/Indiana/Tell_City America/Indiana/Knox America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak Pacific/Honolulu
UY America/Montevideo
UZ Asia/Samarkand Asia/Tashkent
VA Europe/Vatican
VC America/St_Vincent
VE America/Caracas
VG America/Tortola
VI America/St_Thomas
VN Asia/Ho_Chi_Minh Asia/Bangkok
VU Pacific/Efate
WF Pacific/Wallis
WS Pacific/Apia
YE Asia/Aden
YT Indian/Mayotte
ZA Africa/Johannesburg
ZM Africa/Lusaka
ZW Africa/Harare
XK Europe/Belgrade
`;

/** Lines between zones. */
export const BORDERS = `
MY ID Asia/Kuching Asia/Makassar y,u#wl*tH
TL ID  Asia/Makassar y/)%xK5H;OBSKa[UBNCH1'IGF_v0
TL ID  Asia/Makassar y1'%x=6V:dRS;JAULOOJR_gMb
MY ID Asia/Kuching Asia/Jakarta y4c#w2&</
MY ID Asia/Kuching Asia/Pontianak y&c#ws%C1_AL*e*w1!vtw)!u%p<_MO>dXhCu<jWu3u7gu_JT?<6um6_9u2u#u.EpZ
MY ID Asia/Kuching Asia/Makassar y_m#ws#u @cuFkW@u>gRKXiXh[=^9KJ_TTBXpu!W?kSTu:]Y=u[ru9
MY ID Asia/Kuching Asia/Jakarta yep#w{*cjQB
MY ID Asia/Kuching Asia/Makassar y'q#w5+h:abqKa7abV<uwOuC!
PG ID Pacific/Port_Moresby Asia/Jayapura ynL%x?'Jxp)1v3ev/JxK&
TH MY  Asia/Kuala_Lumpur y&L#wq/NRJVNOHUN[_HR2QCVEVJl<_TY:O&iQaEL?EGGBS@F)>F@4O?XEQ@UFWRQau7eY?P8WNXAUUUWLQJSRX_[Ml
BN MY  Asia/Kuching ysl#wi+h@XAKFPIT)GFJDhIMGR6j0jfWu2@P@u/cYZKNOKPOO
BN MY  Asia/Kuching y1o#w9,I:L2Wv'u*;>dIp/u4
BO CL  America/Santiago z!d!xJHu!vWu#=<6u x1!B;ugv[v,v1lv%A2 @bv&98u2v 8v*k8u v:cx(!g/_vQDv0u/;uNY
AR CL America/Argentina/Jujuy America/Santiago zr]!x9Tp&v:xi!xT!vFv+v#9v!u#v8+>8v+R+
AR CL America/Argentina/Catamarca America/Santiago zwa!xGZlvj)*F+u3vQF/v-0v'SvAx@!v(v0
AR CL America/Argentina/La_Rioja America/Santiago zkc!x5bv* 0v_
AR CL America/Argentina/San_Juan America/Santiago zZd!xjcF!&4>/fvU=v/i90v#v!L)vnY7v//?vEev3u%6B55Hu'vOKv,d2
AR CL America/Argentina/Mendoza America/Santiago z2e!xUl=v:]3oQS31vH[vUv'?v-vT=vM!7j7Tx)!v?v3
AR CL America/Argentina/Salta America/Santiago zef!x<tNA
AR CL America/Argentina/Mendoza America/Santiago zaf!xEtJE
AR CL America/Argentina/Salta America/Santiago zaf!xJtv<:2vGP;?C_2>@Av_rvLG*qv;C1vev%6x)!v M]v:=#/KJ0h6?7;IA#55av%;x(!W*dv*K?GF >
AR CL America/Argentina/Catamarca America/Santiago zIi!z8%!>RAA;2]#44NvT
AR CL America/Argentina/Catamarca America/Coyhaique zoi!z4'!d;jH]DODGCM?>F
AR CL America/Argentina/Jujuy America/Coyhaique z,i!zi'!>F@A
AR CL America/Argentina/Catamarca America/Coyhaique zBi!zv'!B:^?GBYI[?K96?ICUK
AR CL America/Argentina/Jujuy America/Coyhaique z!i!zm(!KJ
AR CL America/Argentina/Catamarca America/Coyhaique z i!zm(!I>_4616AP.
AR CL America/Argentina/Jujuy America/Coyhaique z1i!zs)!K8
AR CL America/Argentina/Catamarca America/Coyhaique z0i!z)*!]?udCU<.v4v_P
AR CL America/Argentina/Jujuy America/Coyhaique z+i!z#+!v3GM2u&A
AR CL America/Argentina/Catamarca America/Coyhaique z5i!zH+!u-Cu/v2v*v-,H@CC,Q4h5
AR CL America/Argentina/Rio_Gallegos America/Coyhaique zdh!zZ-!v3v#j7Zv0JCHGM8+03EQ%8>i49?
AR CL America/Argentina/Rio_Gallegos America/Santiago zHi!zN0!9P.v#!BN, v8u!'Hv,
AR CL America/Argentina/Rio_Gallegos America/Coyhaique z>j!z|2!v/)Nv1
AR CL America/Argentina/Rio_Gallegos America/Punta_Arenas zrj!z{3!vL /v8v:G3v%dv*5-Rv!u*!bvLw%!ju @Qv700
AR CL America/Argentina/Jujuy America/Punta_Arenas zHj!z)9!g.=*1)dAM<MFu'8b,
AR CL America/Argentina/Rio_Gallegos America/Punta_Arenas zKi!zy:!S>wu%FwP#v,
AR CL America/Argentina/Rio_Gallegos America/Santiago z%b!zb;!n:
PE CL  America/Santiago z|e!x<Ju-MjUa__q;u*KSQPfKoj
AR CL America/Argentina/Buenos_Aires America/Punta_Arenas z*b!z?A!H9
AR CL America/Argentina/Ushuaia America/Punta_Arenas z'b!zQ<!Hx>&
PE BO   z!d!xJHHg-ZPZu(mGOrtR]fSTTDQJTJZQSiVNQDS@N=UDHALBFEJ=Q?^&u_W^OYSNIUQQPMMQVP.g?[BQNZI_aTMkMNWJLYndFgiUv(udfmGuufj]PD]bdvjw_!v<ur
BR BO America/Rio_Branco  z0d!xs9bJXMua:ZNSGE@I=PGu;^k[tu1u@Eu5u:YLSU_HPKLOTLuWuDu'PROu1XSF
BR BO America/Porto_Velho  z>Z!x@7u<TIBdAYZLOVUQJSDMCR=F+Tv))v.M+TAKAE9KGRHPEM6G.=8Yv4k.D1
BR BO America/Rio_Branco  zHX!x[;[Tcv6u CT3TRu%,F2^9jF
BR BO America/Porto_Velho  z>V!x;=u:=UYu Iu=v'u*U[!p-eOS=mB]<eLTLQFLNTDK6Y;tv#dM
BR BO America/Rio_Branco  zbP!xX?uTK
BR BO America/Porto_Velho  zaO!xW?u!Uu: 
BR BO America/Rio_Branco  zNN!xv?u,/Z#8'
BR BO America/Cuiaba  zyM!x#ArvVNvTv8Gu=vE[x<!w>%=RLPRSJM5ECM?0'Nv3
BR BO America/Campo_Grande  zJI!x3GYv:uIv*pEM.MCSEIAQAIFDJu.vD6C*vY?'QIO0@Iv@x'!u.v+v5%
PY BO   zkH!xBNGu>xV!ufxV!GxF%v=v vVv<vXKvZvDx/#
AR BO America/Argentina/Salta  ziR!xzR/aFexF!KBI>A<S.Iv!vO86A,J;D7FII[IPGNFL?XMb6c=u%vNbvQI1L
AR BO America/Argentina/Jujuy  z<Y!x[RFH(I*l3PHT:U
AR BO America/Argentina/Salta  zQZ!x!R6N>v0
AR BO America/Argentina/Jujuy  zsZ!xVR:>v<:<v%v+6L3(&
EC PE America/Guayaquil  z)|!x*)VFMHIFIFKFPDH=OHKHKBH>KEJANDN4-5.O@;S-eL.v(_Bf]RZYNk5PJd8RIhSi8G8Y#i,^IZGOJSDTTP[ZPFeu)kSu<Yu+VOPeTRIZYu9e3WOBcu<uDw4#uNuouPubuqmuxW>WKTJEQBrRdv)uH-_uAN
CO PE   zop!4YZaBT=m9VTNFT8CDkCu# kvNrFu v!u(?hv&B!q3kJ[v28.c0^KT:gSSEOQO>ONRXNJV@u!=uJeu su 7R8SVQ2uNou30U2YSu%:I;[Me1SSU8x(!xv!r9UGTLVTPKYB['l6W5
BR PE America/Eirunepe  z#e!xz*KDHE?@HJGK@X?I@<3^H_DE<Q9ACRC?>Z@?:M!v' N#7vi>vYv0v,v.v/;=vbv,vO]vHvev:8*
BR PE America/Rio_Branco  zLm!x!1@-_ v/@R7;7u6v*<,c;fv>q2S'u<v;K,v*v0uIJgCNKu/?ZBSv'
BR PE America/Eirunepe  z.j!x87dv)
BR PE America/Rio_Branco  zri!xj7wH!Lw:!ul6/[-6.Jx-#aXu*1uDisAiM
PY AR  America/Argentina/Salta ziR!xzRuBv+sv<
PY AR  America/Argentina/Cordoba zQQ!x9T_&uPv=
PY AR  America/Argentina/Salta z@P!xGUQH
PY AR  America/Argentina/Cordoba z9P!xIUIG
PY AR  America/Argentina/Salta z:P!xLUJH
PY AR  America/Argentina/Cordoba z:P!xNUh:
PY AR  America/Argentina/Salta zzO!x_Uu0,_ uQ.
PY AR  America/Argentina/Cordoba z/N!xhVug=u{vLT>uev3u<;h.bTu)/cHa9V6QFP:WANAF5&4FEQF)v+SEv&0D=HHENJFSEJG=DK@@6PDC;U<F>@KH4BHLDGH@JHFPEKFGHAIFF:EIDMHC@IDBMF@8=M?QCJ<^Qu/ObGaLu8<
PY AR  America/Argentina/Salta zkG!x;_r:lKQHNFOIZBeIgWXH_;QK
PY AR  America/Argentina/Cordoba zZE!x^_TQgLd2VI]hJTYOZWcD^KOHQ=_A_[OKROKUMPEZRLOUXJPajVZFVJNQIUWV[NMMR^RNWHPRKTHSZ[MQLVNRJlN[GYJNSLLMHVOYCXFZWMETKN
BR AR America/Sao_Paulo America/Argentina/Cordoba zs@!xDZRKMIMCUGN@ORaZXAWNETaQJ7PRp8Wv:RCR>O=V7LB?9Ev;CBW#4v(FEASE@?M10=KJNEMHGD:HIICEHHGBEBQE@DR?IL@FH<FBQFIE?EHHNGGJFGHDJ?GFMKOGJFFF=?GJ:GCFI@B7KU>IH<KHHHE?O9=?KE@BIH?@?=J@=@OGE=@8CNCZCD4DS5N=CG78FHGJ;9=:76CF68<C22B=@C@H>44GAFFGD;>1,7:5G;CD)v&#=G
UY AR  America/Argentina/Cordoba zVG!xZfFJIDMAIBED!+B=KBY+M<G8;GFHIFT>K@A=C)BAIAEDBFDAOEQEODJ8<)4CEDS6H1E?Z7LDHD7/
CN IN Asia/Urumqi  yIv!wHrZ=mVAv%jv:
CN IN Asia/Shanghai  y5w!w4qqv?u;<u4%M2v*.Xvpu2v1u4@Av!nv)v!v%*H>30E'cDnv@:Xv9u3v.;!i)37R'
CN IN Asia/Urumqi  yQx!w2iu(G_au:vIo9u0Mu9(N-
CN IN Asia/Shanghai  yg{!w[gH:uL6r.r=N>
NP IN   yR}!w]f;FCQ(!-<F@;8:DBAP5C=EHKF=<AEJCW4D9CKL<6DGCG6@EF;LBMHo8_4ZJZ>IYMPULLCXGQAu;#nCR:Y8LFFGOEQJOQMKVBR=a@QCYGV?a>PJ]WYHuGv)u!RV;N4NEuF@e5WJSVJLGPKNOL^JbGu.4OOAWoKaYo.u8=U-D0fCVLLGNGTGQDMCX?_NSAJCPE]ETMTRUJlW[AO+X?PJMDNJ]WYNa?RJRFWPRJMDuH)OP[ISPLO^QVTLJKCN:R>PH[MOBXERVPMtBu2[h7QQR]IONVWeHh?c0jjw5!
CN IN Asia/Shanghai  yC1#wKaFX_PpNu#eu!7Jv@>1P2d7
BT IN   y*3#w8_2;A8_?N,VQS=SLSEPANC]HkSXBPFWLaBJ?u GNQu4NTZPNUJTPQMQIu 4u@JVJUOu(DWPPUXLT>LHNJQLZHnVU?OZfDTZ9g[u&4o?ECJ/D-dC[Wh
CN IN Asia/Shanghai  y29#w7au=Cf[eJLUT<uDiMru1huAu<wY!u;_]:YMTTJOQkQc_YCU4u AHRu:3OZaIQUO>RKKZZRUFWHPdu;Pl0cQ')N9lYu%v3O6)6V#WmhKsv(u%Lu!,
MM IN   ynE#w8bMv8.Ev=v0u-vbv,['rx&!(1)3D%(6G:4v0:7-K%S%VC,,L&-(v-'@#g=O;>'?;H<;B+v)v)vxvKmv/H2[H5dv4Fv<Cv#?7;D=UBDR061Nv)M<T:E 3MAv 6B!t4&
BD IN   y:;#wDR;w/!;o=U6w;!BKE=A[086[Nv'17<1T%GEEIGCAC:HDCHOBLGMJRGL>nILIHFQALHGL&DKEPEu,DNC^DOHM@dRRBTROPONUJNGTRX]POasHRMO_R@QGQOHULMVGMIKDPDNINON[IZNKTDFV[ITLOOI]WZWu#H_PMQG]?^PNPFR=UEK:Zv/av7FGGCKGEEJvIZvK=v Pv,FvTi8HFfOjLXC]GcT]ANRPGMEICRIUDV=RJQBJJ?DKFEREBCSG@@F>EJER:IFN?Gv g>pQJHN-_@DHCj2=E6UCACJESCL:EFLXU@RGPKMBMEPBK+^HWDAC0QQd?O:=M69H=5C?B9v0S8aPm1OEJ>b7WITEeP]'eD>:JEGJME5PGJFC,P!JE(7-:KHRAP<CO<DAEIHCEIE4QHOBJ?ODJHuB%lFOSUEODK<=>J9NEOIFAL@@=<GFDJDEDMCK,j2TN?.D:ODu+C40H:U3TDC4R0J@EHSFRv*W4GA
PK IN   y(a!wQVieuHJOuBTJR7W[Y=]Q^CuHNu!3u*M[etWu.VN)u.Ku(i4UFdb^vKw.!Ju1vGN&u(YusvGWv6u#buEw5!wA!u!Mov0eBwn!u+Tqu/u-_u4uxu;V^u/uMguGMMu@bu hCc<TTRMJIORKW[UNQaXPOTYYIPXZXIYVSKSSMRZR>P@IGKFOIQau21u+SWKQf^PS[ISZRGNNZLOOQJIPMKVFRMQHJOUQWKT]LS1^5P6U3F<PBI;H>RC]OTI[R[FPCFF@BF;IGLAP<FBLFu%+S?W6YIXaZVm tKRX^aM_UOPIWCN5G;N<GDK@SOZYR?f*RWbJRZXIUJNRPu-Zwh!5f8uO@u+nfGu2a^BaMaZKXLOUOQKXEML^YNa
IN CN  Asia/Urumqi yIv!wHrvLEvuo
PK CN  Asia/Urumqi y0t!whrv aGjvF7:n)UWuG u/v%Y/B?nv-^v+:;av+K
AF CN  Asia/Urumqi y4o!wmu'ju?fY9_M
TJ CN  Asia/Urumqi y|o!w;vu/nv/tXm'u8RuFvbu #J:.3J0Y3u+idv%u(Ou)
KG CN  Asia/Urumqi y2m!w5{u O]d3rlu-uATuCu(kIEquE=u>rdv>uljW7u5u+u,uMw7#Ou2u+J[wW!uKuV^gfu?OFk
KZ CN Asia/Almaty Asia/Urumqi yk{!y=%!Ju5<gWaR[u6WHQ)VIUu*adCVT>h:NUjv(uS0sHu7Nu)iVvygsnw=!awA!u%f,k@u>Zg9bGSTPYJqv+S;Uuiw4#ku'KhNaaMw;!v*w7!LY(uZu&u0LUf]NQm6l=uMu uLwH!mqrBu,jguVF
RU CN Asia/Barnaul Asia/Urumqi yX/#yZ4!u[Z
MN CN Asia/Hovd Asia/Urumqi yb0#yl4!U!06u9*;*ub*^#uSv u]Qu!v u4UQ1u.7dv?u*v4o<lvE,v.bv1v4v.>v-u&v7qPuX-w(!>w%#Eu?7uCv)
MN CN Asia/Ulaanbaatar Asia/Urumqi yU>#yi*!gKh-w !v+uKN:v.u#?u=x.!
MN CN Asia/Ulaanbaatar Asia/Shanghai yXB#y]'!uQv<W#wA!WwZ&v%u]bwH!7
MN CN Asia/Hovd Asia/Shanghai yVM#y1&!uJ@
MN CN Asia/Ulaanbaatar Asia/Shanghai yMN#y'&!uMGuHv;wq!&uvv*wA!bKv#uOC
MN CN Asia/Ulaanbaatar Asia/Urumqi yfV#y%#!ZEqj
MN CN Asia/Ulaanbaatar Asia/Shanghai y?W#y>#!w%%ugw_#nux?w(!TwX!u9uluhuqrrl]J
MN CN Asia/Hovd Asia/Shanghai y*h#yV(!]PMV4qvQuJYj
MN CN Asia/Ulaanbaatar Asia/Shanghai y:g#yH*!u.uWu%duTFu< wP!2uTu#uRuNw #Vueu.StuGuIu!YudDUu#oQu'9uWu uEE
MN CN Asia/Hovd Asia/Shanghai y5w#y?/!sWu#5uw<r[OjJZ1]<m']vMuE
MN CN Asia/Ulaanbaatar Asia/Shanghai y6x#yE1!vzuAv2RvCEvLv9
MN CN Asia/Ulaanbaatar Asia/Urumqi yIt#yP1!9Dv[u%voHv;&v=u&>u%
MN CN Asia/Ulaanbaatar Asia/Shanghai y8p#yO2!u2bHu0wR!wK#
RU CN Asia/Chita Asia/Shanghai ypr#y:6!ul u&Hu26cJucu6u0hujWc_OqHQ5I;MKMALLOVLQPUku gNnu&mMiUJKV^UFUWNP_dlufu*gu +u'_sv/_vD@AnwA!ubwr!k
RU CN Asia/Yakutsk Asia/Shanghai yG %y;>!wD%gu_v!gNk.uU1T[u!Lu[-c:87rNi.bL?@QA=GU8jBg-^31;u#@H8:>
RU CN Asia/Chita Asia/Shanghai yQ,%y+;!u v-XFL9@Ak:B;cC68[F
RU CN Asia/Yakutsk Asia/Shanghai yQ-%yQ9!]N@v*uOvU<.X@D9ODu(8H>71Uv(aEU5]CWBYJONQI_>oNUGWQmL[HQPeBKBDHH@u)D]9u+GR[_Ig-^JS8[F[.u0.TFhPYINEUHgMA;
RU CN Asia/Vladivostok Asia/Shanghai yo5%y|3!6&]?K;gJW#,v'u'&Q)aBuDWo9wY!Tmu+cEuEru=Du/k
RU CN Asia/Chita Asia/Shanghai yr<%yi2!u:[
RU CN Asia/Vladivostok Asia/Shanghai yW=%yz2!]OkMOKZBXNX;bFC011u!v/A;DGH>:=270J
RU CN Asia/Chita Asia/Shanghai y,>%yy0!'6F8
RU CN Asia/Vladivostok Asia/Shanghai ya=%yQ0!QCIDQ>IF5B4vK+)[8;@UEG?v!3P:=0BJD>CMCHB>RB<<P:>DLFGICJ5A:E>6Gv1*6xj!u#7^vMvDvF@3<f*_v7_v:ADGBC!Hv+c:K<4&M:58O24> NADGGv*A9AEBeGW>M@?B
KP CN  Asia/Shanghai yY5%y'&!EZBHJAHIELJR5T=VGQLdGQ.NNOJQ;F@JEMCQ?GOFAIHHJD8!JDOEGFKGCGNEEFI4EDCIBKBKJBEIFC=R0R28KCBIQFFCDHKFOJJG5:BMJFBC=HF?CH%O-AvgHbv)l(2&BDBKMM?IGLJNCIIO=P7Bv#J*X<GEMCHBKCLLO'LYS2VG[=QCJIPHKFIDFGD?GGE3PSC5CC89.N> +>;3?B:434Kv]v.3Lv-1O>:IALvAv&IFEI+3
HK CN  Asia/Shanghai yEm#w_S?L>CIKEI
VN CN Asia/Bangkok Asia/Shanghai yQ^#w<Q-gHN8Nv(:9X;@:d6I(^HMLQLW1NAP>J>Q>@HQMTHbGNIg7QG[MQQfPMRBNJVaNXUR?L8YEFFJDS7PEC%BBMDZ;P0JDCEH8E;XEP=R1LDSIU>R?[GIEKARGSEJ?AHBv*8ACBMEIHA>CP,34DG;MFFEMv!0DK;QFQLV(B?7D*EFFMELFQDK>Y*j?DA.>A5o?PGJB=E?6=J=6?JA1PEM>cv*c?F<Y46PB+v 4E
LA CN  Asia/Shanghai yMP#w?S5S5H=@>[AO9@C267u'vLF6Y4<CFv+a659>U;GKT=Nv*<=XLTGNPU=QNfDM
MM CN  Asia/Shanghai yAN#wIQBu!v)9v,v v2V+67_Ue%TAeTfE[8LDC7TBD@S!R4D%VU]Sjc_@u+abJYeIIOCSHW8L=VEIGD<BELIP2KAV(NTd?OQRGZ7]ZX>]IWGL5NHMHkteLVv1<4Uv4Hv36?@8C284_u tKOFPJNNNIQ;PSW@X0JPu6e[_K>]Jacu']@tpPu%j>VOOYepbD[Z3aCaYUOAUW?abu@Bu(Nr=eLuIv/bE08F8r8uLv#u#*O<f?D<V6*K>15
BT CN  Asia/Shanghai y29#w7aMk@Sv7f!28Iv<e!Gclv5O=_v7A*0!@vPvc9F==JHLDFHIEJ>R=5G
NP CN  Asia/Shanghai yC1#wKav2T46vmM,e8I;X6KIS?R1JA,9Av%]Dk5:L;O?D@7HEPJV?VCbBO4YF]99v^STu55Sv*7vArv&p/u=+Qv4/3Pv?uP4Bv'Zv3u.vGg=u/vbV=>2SBv%9DA31K6p
PS IL Asia/Gaza  w^owuhWSQQIWORleJNAS
LB IL   wTqw)mZIML]KMHPDLIgQQUL_OQMJRBKPPKVTXNTV
SY IL   w/swjmHAAEQFDAQFK@NHKDECJGQHN2NC@:JC:9
JO IL   w sw>lGI9?>GCDKGLIHGMAGGILKDGJPDFEMIEDLFGIME
PS IL Asia/Hebron  wUrwPk,PGZCM8J>QFICC8BFDF8FIIGHANHJE=>O?L7I9Q;?FHFLGTIROgCOFJBIHHL9F,3FDH9?6LDNGOIcNeJVMu(c
PS IL Asia/Gaza  wArwRiJI
JO IL   wArwQi>v-Q<J?A:I>&v>=#N:FCG6N8#vl
EG IL   w(qw)eBZKXvsw%%
EG PS  Asia/Gaza w^owuhEWER
JO PS  Asia/Hebron wUrwPkK<IDMCGGMJGAJCGIHBLEFHJ=N;FIO88v>
SY LB   wMswSpXFu%INMKQOLU?TIOKJD?IJB=BMF_JMDYAH=W@O50-3A>AD>RCVHJECG6Q@EFJEN8C<<DCJEEAaBKDCD=GG>6>
SD ET   w9owT6jum^kAu?LQku'h]p [SbhIuFfu4Ju/u*u uCuzuNRNu<u+ufiw*!
DJ ET   ye%!w8=vTv}3:FDB)Lvhu1AURqMVLTH]UgPcER<kK
SO ET   yx&!w}9.!/!uGx!!j=Zv,_9T0uCv's'REw,(xg!wi!J
SO ET   y12!w>3x %xs#xp#x(%xc!SxI!v69<;>>*<?x0!3#.JBDC
KE ET   yZ#!wD*@E9PvpCvIu=xW!vMv7vUv&VKP/F4T>H8JvKgvKBxz!w7!xd!Y5ZG^
SS ET   wCswm+(u(UuVv<b%?Eg*b3u%v1wH!(VDiv5mEb,]Fkv4u*vohGH=MDQCZksWf@WL^WUuBLh6u'ZggCwN!
KE SS   wCswm+/JIV:88P9lSe'NMaxo!vKvJvI
UG SS   w&oww*vZvWv:M(d;@)=vEB#4G5;L=V6MGZ5eDL97(=v'd0Nv%35#
CD SS Africa/Lubumbashi  w)hw=)IY<^v#?Eu-v<]v-u@.VKq'[)PH9v+v+v!l(G=X?G?5v-+:Y.L>Z@FCfv*SFqv(i;i
CF SS   wQ_wm,v!u/Pu)@MDcvJu/v?^[fv)u-brv3o=mvmu2v.u%EZcZ@r X u*x&!kFdch:b
SD SS   w9Wwq4uFrKc_rNrclJu2pi_u9w8!gWv)w/!x+!uTewB!Hjv.uHJuJIKhlhuku(Su%[Uu7kw6!vhuWXuluohu1u[uO:u%JuHv/u5w%!KGZJfuXI=vG>v%UxK!u)7ugvWTv:8v?rA
KE SO   yp!!x>%Hdvhw,!Gwf)uDuFuhw:!
TZ KE   w[zxx+xc#wm!>f3OMQDNJNOQSPNKKPOL?u/x[!udx>&w5#vPu)v%Z
UG KE   wtnxi!TwH!ChDaju#SRHZQSRgaTOONZXRW^TrYLNUaVZLPLMRDdsu.Ku#OSDQGTL[3u5WXAg?L:u*4O7u+8R=u6UVKi5W?EBY8HPNDPUT2K4u=
IR PK   yGP!wTYXul_WXuGu4jhGPjfUu;ZuGFdu.Dq[R.iv3A-TXu'?w5!%Gv#rvVev/u)v3uq.cv?uC
AF PK   yhN!wuew1%vTw|!^ub3[_u7[ujDuukuihid2d[nMr@m^u:PNkQcaUeu&a]:u8DuLf'fEWfHu?n^guA6TP0P[Rn@e'u Tu5u4?qGu<pnCgacGbMQVSu&RbEfRRWUIrf=d=TGUO[?[,PDSBV?YINPOJS_Pu+=u/Bu6Mu+[NMJTSVG^QYHN<Q7dMR^LK_g][enWOSPOIV^XQT4bJO]aCg6VL_EP4p#]KQihu)fTfo=G[uIoJUu2ToYwk!VuH:uAphCLV
IN PK   y0t!whru0vf
MZ MW   w8qx:;v?I?v+&v0nxt!]v<u&Fu%#udx#!u(v1Vv)2v1TvC@v_6=/DFJHECJDQBK/4H22v&f2K9NBKEEFJ>GGKHREF@J6v#KA]]aJPHW.SviubFu#)u)moMXH^kpGu)QYC[IaB^M^,u CLDGGJ&C>?v;K;4vRup
ZM MW   w?mxb@>].1;n@VAO<NJOURAW7MHQLPTHOOWNYebu Mu2;i[kaPSCZ]^Joo<Q5H6rWuCGo8PNjQHeu-8fFd@Mu/fou!.u;v'rVh=]>WDQKUFR6OG<AR@HLf=NHX
TZ MW   wclxK6UPf4XFOMTIQMk/u4Qf9QBTQMZFSMOTTXCu(v!u!v3Vv1G.MCLGGCL@QFT+@v#D>N9KF^9M@OFGFO@NL[E].K;
MZ MW   w]px5<VFLFG@FFBGCPO[ML
MZ MW   wApx1<WIMDE><WMP
ZM TZ   wclxK6/XCKHPGL:M.PAZvcbJfv/M3aGa%c7C?S9C9M-d/u2
CD TZ Africa/Lubumbashi  wtgxh36u/v#u;-uRv u-vFu/v&uofu<v2w<!ZuW
BI TZ   wtdxI+u;GT]u%au6uYYJG[T[MXQQRKJLRM]WBSRRlVQa?eSW7G6S:TGJEGEDHR>UPXKRY]EI?ECLKOSS^t
RW TZ   wJgxs&[KQS[DYQTu-=WE]Ru<BK?q%[AjBMK]
UG TZ   w:gxv!mHh]TGwD(J
MZ TZ   wF}xn8GDvKv6v+/v-Av('.Ov'D/75H/4EDCN:N1_.Ov)<>v#vB#v6T3bv!Hv,+vBPDdv>mv+#vuP
TR SY   wAswCsXKLHJC]EVCMJNaNOQLRJKQNKRHOKJnMRGMMKRFSJNNcIXLKPFS<PMPBSF[PRRu!LNPRIOu ?ZIUDQCI@NEOHTPUIVMu&Eu!^mPqWqZ_IrAk4l>mLYKjBUJw3!i_TbPXRgXfPpYsNu5?u1Lue_dZTTPNMHJETGMLMFRELGF?NGJA
IQ SY   y_%!w!vO@vIv:#-vJ;4*Bv4bv Mv'(vRMvFv)vHEGv+?xl%xa!
JO SY   wdywcmxw%xt!;MBHCO'M7N6Y=RBQEG9JHN?YKQHLAKFMLMFKDN5NGLFJ
DJ SO   yx&!w}9u8u[
SR GF   zv@!wd&u)lu uCBu0ru2PsEPCIAcv-u3Nc<QKQKSISCVLu)=u2VkUVLONMLRmk
BR GF America/Belem  zF:!wQ*6>F>D?+*v+vT>EFACDIFK<v(vjvCv;v7NQU7^ 6v(ev>v,v/Z
BR GF America/Santarem  zE@!wH&v(f
BE FR   w/'y(9!R9TBJFCDNAHFOHLFXIUANDdBVUlQOIV=QHNCGGR0PGVFcPNIHELIWJTHQDN1PFVSSK^EbN^@OCNHKNMKNHNE@DD:UJP<:BJAVF]KqEhSTLNOKXgYKGRKMHG?GK>0VDMGE?L=MHfKQEUHX>SHWKREI@RLWFU<JCNIXPVIROWGQNSH
LU FR   wG.y[5!TB[GQAdLNMKNRJHLVKUHTESH
DE FR Europe/Berlin  w]/yJ5!VLaBX<DFKH[?JGOHMBNLJBLGbHNMGPLMZIYENJICMEOHOLJMMKXE[JQHNOSLLNVLKHVHLGGIY?RITDRJTITMZFZKk?bF@?>6?GFDAIHC:?EIAAI<LEADJFFEHBL=HGBGH?:;D=I>S@JCCDICFFKCFFFAL?EFLBX>IE
CH FR   wF2y<1!>FBENHJHDILFGG?LMFIGCF@J6F@NFLHMNP;K@IALCHMCCEDIJFEHCBhMRD8@JA=C@B=BDHJGAFEFLFFE<C+BHCNBC=MFJE8?;E-7OC99LDGGTEPEC<H?AJ9CIHODFBXNSJPHQLTRWPONIOEIGLFSUVPN_MZRgKjELIKAEEMDU?@9HCLG^EF?WIX>Q=
IT FR   w/1yX-!<<;HHFEMBGGDL;NEj?H?O;]BOCWE=9M=@BIIEL;GED?GKECH4P=F=CPDJGMETHOHKDI?NF_@XKWFOEHEV47JEBLF48O>UBCFGAU<RENCWJu.7PFu*QRNPIGDT?JEBEFA<@::N;
MC FR   w(2yh(!DNGIFGIF
ES FR Europe/Madrid  wY(yo%!7J?Q=ICLDF@J>C=JCHBEHHNDEJ=M=E;QHN-S.G<??GANCX>L:Q:MJK
AD FR   wA%y}%!MTMLOKGLBMMN2L>P:HHBEI
ES FR Europe/Madrid  we#y4&!?WCT#I>W(M4S9M<IG=LHFFRDEDv,JCQ:@CR;Mv B:PCSIQ;H9VEF:C4NJECG:Z8QFV6J2L@P:OBI-TFPPO=GG>8LCQZ[LRJRDNCIBM?LGHHEEIDLIQEM:GIPANKS
ES FR Europe/Madrid  wy%yq%!NKCRHIHDQH
BR SR America/Santarem  zv@!wd&8JGf*H:mvE6>:v:Cv*g&v0u&!K'6@vVa
GY SR   z(E!wq%v%]vFw4!3X6ui(?&TLe%jv!uAEiu'uY9pu(ouJNHiaM,f]n
BR GY America/Santarem  z(E!wq%v9=v S7_v#Bv*v/vM?B.8I
BR GY America/Boa_Vista  zbH!wu#v ]!*I''M.70ev4Yv3u<0QQ[2WOuA)^8u8QuGdu2NKINJUGINVHOCXpbhu(
BR GY America/Santarem  zrK!w:*LP
BR GY America/Boa_Vista  zpK!w@* u+SpvWifsTu<+qvtA
VE GY   zQN!w+-x !w4!u/u):uKYdtMO[q?u=pZpv9VNj0su u3jLu>u%QeiUQSJNv u/
KP KR   y%-%wYwIb_RkkSZeXgPw4!GhOcYUq[R
RU KP Asia/Vladivostok  yY5%y'&!U7VCM:RE
ES MA Africa/Ceuta  xS-wDsOAQC
ES MA Africa/Ceuta  x*(w'rEGKDNGPK
DZ MA   xN&wQqKBOAXDPDQGUHO?u!16-m355V9Zv!?v'E-h%=v1o&?1f!uEv&A;-=B'CDKF^LNCFCBHxB#TvB?>Ebv,xE!-Gv-.?D)cKov%8v*x0! x@!ve(v!!v*7D9PC]x!!@vC2vBW 1v5Hxl!x#!Gxs!
EH MA   xo4w!a.JOvgvvDvJv)v#Vv%@v_lvz/Y vIvov>3vCx-#vkvAv9v[vov3v!vq2x=!vKvS2vAv%>xw!Vxc!:
DZ EH   xo4w!aJvD
MR EH   xo4w2_HxF#xx(IIx2'vs#vHv+. hxp#x>*IE8=v#E2N.
PA CR   z%%#wn6LCHJDLH@HGGJBLBTGJBQ;NF>N@6CKvHRLo.HDDF3@HGMIJGBDHEY4M6G=FE9CBA>AV@OKOFV,H=
NI CR   z}+#w1:XcQMUBPFusv!u dOLVCRJ^BTBZRS;a>EBRBpL];u-dH[OK
HN NI   zV/#wE>u2MTOQUONHMKUHNOUVTMK[CSRKMGSEOMUDdKWENLaMKOMWIcNUERMRE[MhtTPMQOMYLH>Y@u#2Kgu6nUb]U^MNLMNGRCOOORjYESZK^n_i+u#?e^VAR]ZAZMKMGMIQQGUF_KJRPELIIMNGVQHMUKNKJMRHIR^HahTE^PMFYLHGNIgL
CD CG Africa/Kinshasa  wxJw:)N,D!v_xL!Dv:IvBv!vkZv{#vFIvbvGvSv<2!'v@v{v*v%C?Mx0#v9vov=5=.7>3?<B0&-13%-<,V2A@u:df>TB_vNv%v'THv*v7#v1u7B>
AO CG   wX>xp+v u&4N1*v+?='0M>,25
GA CG   w8:x<*^u)u/qu!#u#U:Ydu.v-h^l-n5D^u(>u5eAWBq[d9uI[Ru(;u!VBi_o7u v@B7u[<u2u>lv.?5u)Cii8f^u*m]JkST;WJM]UETT]=ZPR=u1_uK0h K=pv.X]jAu+Xkfru,Zgu3&u%Ct5Vv?Sv+,vHD_Z2u-Qu6fu-
CM CG   w*?wA&w)#DeZu -]TQ4u9Qf2hUu93u&3KBR@UWQM8u)Qu%^R
CF CG   wSEwP&u1usGu9ouDuCLuSnu/;ZEQ<u(O_8W_gJZURFU9X@
CF CD  Africa/Kinshasa wxJw:)Cu(Uu<>rBUIRMOOMUGRKZRYltu+uEu9u7Kh;P>OI]Fu+'u6vCfIpPu >Q?RGMFVHQPPLu%9u7Ou%A
CF CD  Africa/Lubumbashi wQRwy*u.6dK[UPQJSOVOMOPESJUaOZu!LMNKTFLPPOHQNOXLR9[BXPu%+u1puqmhaI[u-#iJkVdBOSPOPGWKOMWNQaAQXbu Zu;v u3XO?mCb6pRr@u muB/
UG CD  Africa/Lubumbashi w)hw=)UPN5IFB@E?EH;v&V=R?L:,vG]EV6SKPVRJMHV<IEhJL:]=C5v%v/vhvgv)5;v#v%7G6Lv&6.A!CL>68x[!HDAEOv8HAMDI:
RW CD  Africa/Lubumbashi w;ex[#-37HA9@B>6?5Kv@>=:H=8=EJ<MDFGJEPELFH;e<
BI CD  Africa/Lubumbashi w#dxW'D;PEQHP?LBUBMBQHRDE2P6DEIALvle!Wv@
ZM CD  Africa/Lubumbashi wtgxh3x1#&x(!4Jv1v3v;%4==V?[EZ#SIBFdv&<v7>2T?J6O=GBX):<v.x1!hvKu,/u6vHuR<DtdWVEjVJxC#6D6WVf4Q:=v5-@T(QAr?O.u*BR@LB@EIHL<jRW8j2[<Iv0XEW:SEJAC;H<L5^3u1#bEnEX+E;v8v'5v6a%Ev+Qv@n-B&u(Lu=vs0v%/&UZeFpv*UHe,T
AO CD  Africa/Lubumbashi wlVxc90*vEXvQ.vbUv(v Dr?u'SP[PMY?u#Sb+uQv1u09u+jw^!#uU]ux:]x>#I
AO CD  Africa/Kinshasa w/Oxf1]uCv3IE:x:!JIvY*7Ev:
AO CD  Africa/Lubumbashi wOLx+3O6xG!XH<v7K%3.Wv:B4m
AO CD  Africa/Kinshasa w<Hx/3v,u]v'u!Nt.q6u-MTEPLOEJMTGJOu&CT9THmv2Xxm'I3KCC*Q
AO CD  Africa/Kinshasa wa<xB.u5RLu1Lu18_jWMVYMequ/a
RU UA Europe/Moscow Europe/Kyiv w.jy?;!^JOGJCfJu-UTcRMJNEPMQRK[GTKs=qHu3fu1HP;u&Ye?^:WEU@G6R>JBu7'C=v+DCGHEVFLCW@LBA8dCG<7@]E]PhE_KW=uFRPHU.tE=AV3RBJCUCL;OF:EGHT/UCVGP;VDWJeYbLtFm/aPs6]UmWWMhIuA^W8d@I7u*+a=U;]PNHUNJ]OQbIU:aEu K
RU UA Europe/Moscow Europe/Kyiv wLyyU6!MBXCaFZ>cKaWa0u5FW4aC_BiWkE78X5U@F8#2D:v)EY1mFMFRKQPRFJFDCAEBI+N,v#RJNKiFQ>EDZ44<XEYMNILC7;>:IEMB=IFGLHOAGAF:>EvtO?N*K9BB9F?,Av'D(v6cA6>M8
RU UA Europe/Simferopol Europe/Kyiv wppyM-!7a*KEDBK?P;[v'Ov-_0JAOH<DE
RO UA  Europe/Kyiv wKey#,!K^BT?Q.Q4MBE?KAC4D@D@HGCEI@O@MBJJDDGKGQGEG=I/O9P.PFM@YKNFNDLEJHL
MD UA  Europe/Kyiv w5byU,!NQTOXJYG]KJUPMEUCOPQWPHMMOXJOMJPWOKUHPPRsRHaQOQUIN;UKPKPGSIXNNu)[MGL5E?MH[SJRNPMJS?LJVVNLOILHFDLGVHV@QJMTTMMRW@ODJCOGUOsLPNNP?J>QLLFOGKFH=RIORKLNFTO^EUJPHKDI@S8K?S/RRcDP@DBUWNJ_OLLRHN<Q;>DK@Z4Z;IDUbu-=QWZ=N?[EK-A9WCOIPEUDMv&P?8ANEQNPENEJBBEIHOQPNPHP=I?EBJFT9FKS'U;X6S2IELJOEJ:H7==OCH>@BG)RGHLDCJ?H6S=DK<DH;S=<
RO UA  Europe/Kyiv wb]yk2!+D:I@GEKH>E>=>DB@G7J=G=J-Dv[CAF745A1G6^3Q<Z1O;L>C.E;NBO9NDK1DIM<R7I2N@ICDFJ=OCJ1[;MBI?9>F:NHABG
HU UA  Europe/Kyiv wDTy*2!BQOTIM?S?O@G8I@Z;XAHALHI<UHUALMS=MAFDK
SK UA  Europe/Kyiv weRy,3!LmZTOPQLPNNRJQQRITTSJMRWXONY
PL UA  Europe/Kyiv w[SyW4!u8;J],[EHUcH^@WC^eiVNVYTNMQu-u!u'leW^WQUULpJTMP[_TGMHTOOD[@MIR=NINMMNLUI[LMMGM9P=RESBNGVAUNMHM6T:^@LIQUPLQ@UMNAMHN
BY UA  Europe/Kyiv w Vy#:!NJKMCWOPaN^GWHUBRKu.gilu<JuKXwV!A^BPHu(IQAu%Ir@u4KR8[DFBuSEB:TEcju)?l]a2eRiGV2RLOASbu>ctv-iNnas>u9UUFTBWFJ=QCs<]_GZCMJNOM@UNO@LHMNMDNRNPZRJNTDKUPIPZYQJPOINWOOQSIJODJOTtK^BOLTUZMuEG
PL BY   w Vy#:!JMCLHMMJCRHWPMGRMRVPLOCQOPJUUWDZ@R:LEUFHFMHH@LKMv RKPDNu&u%]Su,VgURPJu8@TQ[;ZCR!u=EgEN?o
LT BY   wfUyG?!iBkPQH_OSGZJeP]=dHu2beEPmfLYG]NROTZ[HaMQPPLLI[=?HPEAFPDcGQK_NN]5Z<F=KGQ_mbVPu1_]u/P[[KUQPSKdGSMeEPSl^FR(M;I:OU^SPGUYYHY
LV BY   w]]y8C!u&RldnKbB]ROGWGjIP[uAu)fRRF
RU BY Europe/Moscow  w+by=D!l7ZSjLXHV@Q:aENKPQVMnPu6<TB52h4u ]dJ_YtE^RuE/M>[HQDsAL#15p'P=JF7JO@CD9GME>2uH)61iAcv%u>1WHT@RLO>5 fFu!Qu)=m>8;f8TCXKIDUKN0.HMGEH3JD7+:,A#L/O?Yv:L@42;YBW9o5L>8A[8WAFH@KNGDGREH9PAFEKAaCW,
AO NA   wb;xtGu9ck9u:Husu2u8>R4uPv5w}!PwF#Jw7&Ja+W@LCMHc4f@ue>u+M[AMJOOu)Du5RuW'uXXa?w|%uD
ZM NA   wOUxgHwG!lbIVMp=XRu2@bC]3LLNBQDTGNE
BW NA   waYx*I5MCC>HGN=GGQ-?v*v!'_&=vuvVv8uYxs#v)vS=vCGLx])xj!CJx^'
ZA NA   wyMxSXJxc)vI54(&EB7Q<v ;v<dvn>v-dv1MA[&E>uY0I1u !?+vI=N#3
BW ZA   wyMxSXuFv2u3vPF,u vav(vB[vHu#]w<!?]ou;ahu'^Oab^Jou&G^u#u^b]RE_S^MUHVFTMu]v?u-Kk1lHYEUDnGnXuLMteWkSkhu4JQPVMYI_]LSPu8[ZHWVQZu>u*kusNJMFPLITLIRSNIISLJMHMNQHHNLLQMb]LDnSRZQZ]NVEM^lXL]_Uu-u6u9Su&bXITWIZZ[u7R
ZW ZA   widxpRu7Vu2<XDNDQJWBt@u^Wu,>WOg:
MZ ZA   w)ix>Su+x7!Gv5u:vXhv]Jx]!F@I>O;J79)S-
SZ ZA   wSjx7[8DELvKu(@L=Fv 'G?2v&#v.Ov<YRZ.I8tv uC5u@I[JGVHkN]Pt[JRD
MZ ZA   wvjx3^w:!I
LS ZA   wycxkc5e'^=dv+?A>=E2L.+JECJCOFJEFHDDH3KLG34ODCHG>7:LAFH>FH?CFMFHE33v16GBZ<]%jv#VIC;N7[Jc3Q=i4sBhFduEmdoS_G]PWLu@pBbQbfYLfcUPY3u.5Nv'l
AE OM   yUD!woYPJNDRIID?F?CELJQQOHPON
AE OM   yVD!w^YNKKMGLGIKE
AE OM   yYD!wOZ>G;UMuJ9G
YE OM   yQ=!wRFvlw##vhw<#
SA OM   y';!whKw5(wi!w !wz%vSw0!
AE OM   y2B!w TLu9u>w4!9smUqGpV?kEL;G=LHKLQRYAu%^uFZQXEO7@Od+X^hXNZTK
KG UZ  Asia/Tashkent y(i!wG|KHD;9NHMMMaQ
TJ UZ  Asia/Tashkent y7g!w{|4I-C:JAND]EQ5J@NMQGMJVaPQRu%fRV0QGSZHv6u(2*v/2v ?8<?K@TEM;X;P@H<=I/4Dcv&HA7KJDY@JECG@K&T)E?F6K2Da?u*QTEJ?6K?DHJBRGFd&BG:cP9@;?T>FEv 55+Hvw^0=9HGHKA
TJ UZ  Asia/Samarkand yR^!w>{?HD1=9P;u*@X*uGK[4J?7AD7O)PAJAu(#P<1v'3C<,v%v(Ev3EA
AF UZ  Asia/Samarkand y1_!w3vCR=K@NBHHGFHDUDL8?8FCFEIELAW@M/bv8B(N
TM UZ  Asia/Samarkand yC[!wVvJuLau#v9[5Zv:bv/Cv]u1x9!uT#FvQu)v'u#vyu>vIu-7uMv%iv)ufv)h%S>IE?FHFDEE:G.X:HHNED?QvSD2W+X-]N^[U5gHQTRQK]COP*e'QZUF]KSUOIP<O7ZvFF:LCP5OE]3_4F3P<Sv(s?/v0Q.=uCv:8H;hv7X)v7vVEvJv/RvOi6/6xs!U
KZ UZ Asia/Aqtau Asia/Samarkand yyC!yC!!Iwd)u2W
KZ UZ Asia/Aqtobe Asia/Samarkand yUD!ya+!w]&u]w''x/#
KZ UZ Asia/Qyzylorda Asia/Samarkand y2O!y2*!fv#wG!x(!w6#hw9#:uUpuxvOhv 
KZ UZ Asia/Almaty Asia/Samarkand yJY!y='!hv#u6c8xg!uZI
KZ UZ Asia/Almaty Asia/Tashkent y>[!yr#!u(xF!w&#J[R^+[NLC@+8=e?Z?PFu(7UQPHTHNLKMFKOPGUCLGOH[KNMLJTNHLO_SS]^SRSVL]SOaFVYONIKNONUOUIVOWHHQu)mu2Su bu%u&eSd:kq[HfV
KG UZ  Asia/Tashkent y5g!yI%!^Ru!8.:.;0GD4)C!'v20FEMCpE]:u'U]v%l?bIk:OZX:TTX@PTIqa@QKZfAWNRUMN?F<ONOFMPNHa/M3OHYLVBXRTIP0F>eOSTRATGUIKBVGY;ZFnKJAgTTC]JJFED.@8B<GCHEDH=DH?LB=BJ<QCK6WDGN>IEV?D<@K;P>JUOHL8I=DD?3?KDVEJF%L;:?ECKHYDQFGFA<KAMCRBLCO<JBPGIB?,L8C
TJ UZ  Asia/Tashkent yBf!yc !Z9:[
KG UZ  Asia/Tashkent yeg!wQ|SNNG<@KDRCGB5GFP<FJORTIQCL>YOWQMW:aB
KG KZ  Asia/Almaty yk{!y=%!v3u(v]Sv(u Gb&Dv^d)FxX!W:EvC^v!>x^!K?;CD>EvDR=J8Pv+_,O6VBRv2b4TQ?'F;P>9v988&L@E>=1Wv&+PEY%Sv)I3^v1S%Y#Hv,[1G.>DJ@P;KAGv'8G9.BU55H7-^?
TM KZ  Asia/Aqtau yyC!yC!!veBvhu}x<!uKx-!:vO/vhvD
RU KZ Europe/Astrakhan Asia/Atyrau yy4!yO.!vAj@J8U#QHW;OTXbRj9jN]WvYu{vYuA
RU KZ Europe/Astrakhan Asia/Oral y>2!yc1!vzW@,v(eQV3ci[9PKj0Sv^c
RU KZ Europe/Volgograd Asia/Oral yo.!y-3!u0u_o]]^NT>^v [eu[UWu3b[Z=bRbu h
RU KZ Europe/Saratov Asia/Oral y-1!yZ7!cKu3!u:vEr?u@e_[HT7R5uW5Uu-Buru2=bYdaHu,LTRq^u4VRcmTTm
RU KZ Europe/Samara Asia/Oral yy7!y<:!cEEBdOEmuJ8
RU KZ Asia/Yekaterinburg Asia/Oral y99!yC:!u!9.BW;kKeVb:[Q]quGTSTu%v7hJKHPNZQREYJHFNJu0TQFaJOLWFSAk@F9[9u.CUDNCYGNHQ5f9u!>5v&_7
RU KZ Asia/Yekaterinburg Asia/Aqtobe yY@!yn7!sYEu*
RU KZ Asia/Yekaterinburg Asia/Atyrau y}@!yR8!-[
RU KZ Asia/Yekaterinburg Asia/Oral y_@!ye8!PYjN
RU KZ Asia/Yekaterinburg Asia/Aqtobe y(A!yx8!u!4jDM>usv4uMsZpkFmru!5OauQOu3v*u0UTu!rAdO]ARTMN[OSDMBu&?A0^DN;uu'mMe@4BW=u4]iu.VOcHR5uh9u}fX]
RU KZ Asia/Yekaterinburg Asia/Qostanay y)P!yX8!^u;fU!mv6R
RU KZ Asia/Yekaterinburg Asia/Atyrau yLO!yv9!v VE[vkUadv T.UBC?M?[NQsKu&gsL
RU KZ Asia/Yekaterinburg Asia/Qostanay y9N!yG;!uMs5k2PHb0QNXuBq9Tu_R
RU KZ Europe/Astrakhan Asia/Qostanay y1P!yA=!uY;cQQdv>Z
RU KZ Asia/Yekaterinburg Asia/Qostanay ylP!yc=!vla>SIP_ki<gVJ]1K4@vDYJRhJkhv'dfRbAGbu&QRA]GTANSdGRNRIR?iHI]uPKA9b>
RU KZ Europe/Astrakhan Asia/Qostanay yIR!y;?!SK
RU KZ Asia/Yekaterinburg Asia/Qostanay yRR!y<?!OaVZuTMR]upYr?aQJ]unWa@_MeUXFa;_JPu%u#ONYeI
RU KZ Asia/Yekaterinburg Asia/Almaty y:Y!yx@!hD
RU KZ Asia/Yekaterinburg Asia/Qostanay yVY!yr@!PK
RU KZ Asia/Yekaterinburg Asia/Almaty y]Y!ys@!c[YMR9wP#u*uFKd[_Nu+Gid/^u6MeL^mu*8QY=OMWrCW;jVwK!v+XReU
RU KZ Asia/Omsk Asia/Almaty y{e!y;B!XVu9Msv&Pv6u-317Tv*v%Gr l^u:8chuH23u+pAZ+qA;A
RU KZ Europe/Astrakhan Asia/Almaty yKj!yg?!F&u6[
RU KZ Asia/Omsk Asia/Almaty y*k!yR?!#UWZuCHe.u7B
RU KZ Europe/Astrakhan Asia/Almaty yXl!yG?!fL
RU KZ Asia/Omsk Asia/Almaty ytl!yI?![cjI?%v,HL?
RU KZ Europe/Astrakhan Asia/Almaty ygl!y-?!v%)rv#u)pu,Pu9Am0Tu!oKkj
RU KZ Asia/Omsk Asia/Almaty yco!y1?!u,FuKoIaw3!t
RU KZ Asia/Novosibirsk Asia/Almaty ymr!y3@!w0!o.8]?927=v3Mj#w7#vs
RU KZ Asia/Barnaul Asia/Almaty y<v!y->!w3!x/!w'%xg%B]eEu-dWb?XO[mLW]pAVPQ:aDOISORHJE6v _GdOeIJCW8FFM9u#K[Tu7<uAOu*TTbw-!]ubv!u*v/Wv,
RU KZ Europe/Astrakhan Asia/Almaty yk(#y67!w.!&F(u.v7u_F
RU KZ Asia/Barnaul Asia/Almaty y&,#yd5!uS4uPu;hHO8&4u';J;
RU KZ Asia/Barnaul Asia/Atyrau yN.#yF5!u!#u(BU2
KG TJ   y7g!w{|NE@A9JBGHK+;G8DCBG?IEBDNKMOQPMPPHN@M:LvNjvH5DJEN?6Q57E8^;*Vv8SNu:RlBjJVR^EWXK7u/YjC])UFgRXEdckKu!_X>G7u&HD0RAu5^S7bCMB^ftSw !FuV^
AF TJ   y|o!w;vv(mv>Pvtv!3Sknv7Tv}v-0#%C<L-B;?vQv'8KANAS/u8[uMGeRnUUKWCPEMBJ*@9Pbu1DYv*fBJDRAODHHD;MGHBKAJGE:GNFIH:D.v(AG89<CKCFI@JGLH?P@SHP<G177-K7X=G@F?M9F/LFIFB=ABBI:LIN1QH?<=A:G7TDMES>Q@X8INHHD@TBJK;@N6LHGLFEJFBv&?HA5JH78L+7v-qLZ
KG TJ   y5f!w1|dDZLKB1?DR>SIPMJ
PL LT   wfUyG?!EUQTAb3X6P3T<HGT U=A
RU LT Europe/Kaliningrad  w/Ty@@!8_JcOWIQOUbUMQDX5W:L<b0H%L4GBEEJ@MIPGN>G;M@Ov8Y0^EJ9B
LV LT   w@Py0D!gLRZ_V]LoY]JuKbdDu5KkAu#VRKPGV;TFTKTPKNcMsAu'OMEgKdFl>jRrEuGotv*RGu)Eu8FP@uZv)_5t=cG
RU LT Europe/Kaliningrad  w3PyDB!=L
PY BR  America/Sao_Paulo zs@!xDZKTGVMXnu*B^huNHgYg;sLTOOQONMEM7T>X
PY BR  America/Campo_Grande zN@!xbVv#bv5)5F+D)PCMDSGs9fMu&AXOZ5u*LuA<PEOGQHQJ[4eGEv=R0^>a8HEGA>DB?==T.:vAbvIL@Y&A-bWfH^IUSWGNDSNRE_]k@UYjF]QVINGMHG=STZ:QZUBU;FGu/(u/
CO BR  America/Eirunepe z#e!xz*NPiwA!
CO BR  America/Manaus z^d!x*)[uZu8wD%v'uSLu!v(o
CO BR  America/Eirunepe zjd!v?v#rMw5!_I
CO BR  America/Manaus z e!upuXjq3lPGu%.nvlNKu.
CO BR  America/Eirunepe zid!wN#IuFWK
CO BR  America/Manaus z[d!wB%u*UwY#@3b[qmv)aCuLuCnFu-vZIvOu!T
VE BR  America/Manaus z0]!w:#uqvYjGuGu*jLZ2<'WBru-fMWtu4ibFu9u,V.u,u-Vu5u+T
VE BR  America/Boa_Vista z<U!wx%uCoTu.x'!UTu*v'uKGu9
VE BR  America/Manaus z=V!w4)Rjv;u-v2uHcMb-u?O
VE BR  America/Boa_Vista z=V!wh*c?[v uCVl8lauUvIh_KuDqKgiu/7uqlWku!SEXiDlPWUTgpYem,u+
UY BR  America/Sao_Paulo z1>!xQnALGQGK>JEROuiuIuA3c0S?Mv%s1u8v+fBR?JDEHJEM@R?P#kDa4av#OvVu.+u <V?PDOBJGHJ:GH=K10+HMu-&tv!jBT9V>U!jv!V6I.&%GAP7IEN@X
RU MN Asia/Barnaul Asia/Hovd yb0#yl4!u;aUquLRu,>Jaa9qTURCURQk?WWu.Y:XKdu=UTauTiu!J
RU MN Asia/Krasnoyarsk Asia/Hovd y(7#y.7!uRu!u3Qu;u&uKKtpu3!u/dq!w'#Cdv=g<
RU MN Asia/Barnaul Asia/Hovd yQ?#y 7!g.u4Pk6uN>[T
RU MN Asia/Barnaul Asia/Ulaanbaatar yzA#yP6!uWWue-uFPp/sGu%pu.Lu0hsuN
RU MN Asia/Krasnoyarsk Asia/Ulaanbaatar y}G#yg7!v-f?u&'ecu?einLLb
RU MN Asia/Barnaul Asia/Ulaanbaatar yoG#y2:!agu>_u!u7uJ%uL=
RU MN Asia/Irkutsk Asia/Ulaanbaatar y-K#yo:!u 0urEwG!v0u>KeB
RU MN Asia/Irkutsk Asia/Hovd ymO#yl9!u/@_?Jv3
RU MN Asia/Irkutsk Asia/Ulaanbaatar y[P#yw8!cvTuT#u#:kMXGY6mIu'>
RU MN Asia/Barnaul Asia/Ulaanbaatar ywS#yy6!oU
RU MN Asia/Irkutsk Asia/Ulaanbaatar y>T#y(7!u0Cu2ju^]oIu+]w !;TDLEt?sRbKaHu90Y4
RU MN Asia/Barnaul Asia/Ulaanbaatar yI[#yp6!o9w/!=Fv.ZI
RU MN Asia/Chita Asia/Ulaanbaatar yT^#yv5!JAufv4wM!F
RU MN Asia/Chita Asia/Hovd yab#y,5!w9!-rZu95u}u'
RU MN Asia/Chita Asia/Ulaanbaatar y{f#y85!w)!SuIdu6Cu-]
RU MN Asia/Barnaul Asia/Ulaanbaatar y]j#yf5!uUuCu9e
RU MN Asia/Chita Asia/Ulaanbaatar yDl#yo6!uasuDEu=5u!'
RU MN Asia/Barnaul Asia/Ulaanbaatar yUo#yW6!o:
RU MN Asia/Chita Asia/Ulaanbaatar yzo#yG6!u<HuLguQ7b7
AZ RU  Europe/Moscow yO3!yR#!10A8BAv82?6AI?>I;,E2Q:Ev1_EQH]5g6H2l/VDY#@IY3M
GE RU  Europe/Moscow ye.!y[#!@Q9M<U1HAQ2L?Xv+_au+BU*Q&F o1I0WBK=8E>;a8QAKv3@;;.G3>v#XYdv1cv>Y%dLSv+Y7GBE#^<Kv7?v-Ov Lv'fv<PvAm'Dv+W=J8E8*
LV RU  Europe/Moscow w+by=D!Xf@_JV;VPV3RD_3UTY0T1DDK[cQZIP=QiUNav<mN_&I
EE RU  Europe/Moscow w?_yDG!QjdRIUPMOLDLoN[OKP1RKXBMJ[/fVo-uAWdu)dru4UMcJNM7McLSNOHJN@ODR=OEM
FI RU  Europe/Moscow wAay,N!w%!uESM]LqgUMuMsrbUVcQm_RThXuAu-u.lPQXOugu4u(u9]ZvBu6xb!uCv-lumu1LtvalN]3_u&Y>evMX3jRXu&VF[v+Pu-u;.WuLQ5u+4sxI!w>!wL!ut^ox'!uFv{cv)u>u?u6vGWuhf
NO RU  Europe/Moscow wtcyyb!uNu/ulWpYPWXQKRFP8ObJu16u*GhOQT8u!
PL RU  Europe/Kaliningrad w/Ty@@!v[Jx3%Tx&!Ov2K<N
PL CZ   wKByU8!UKcIJUNMIPCPQMLMNHTHQFQPODUIPIMGG?QATELEKDMJPORJtAQFcKV=aLPFMDFDSKVQSJPGPIRQQJWG]>KGDHJBBD=JEF@FJGGKHGLFPJQBOLTIP@XF^7P>UBRGRKd]VKPNSKKMRFMLGT;TDVDPJMPLWFeGSFVJNAQG]IGIQ?LMNKSCROgIRLRRNJPFGCLFLC8D@IFHT@TJTHHFS@Y@QIQKPN]LKMDKIN]EIFMHVH_CLEOHQNRJbCOJRNMHKAOHEFJEU8MGSITERKOGKCQ:JC
AT CZ   w4GyT3!COGWEO<H?N<KDS3O;IFI>= M8J@M5SJMEJIMEJLLAKEOEJ=FAKv9b<KGLDC6GKPGP0MEIGCJ9E;MDGG.LE@<@H9CHEODIHN>H?MFN?>8D6O.LAMFNIMPNEO3V:N
DE CZ Europe/Berlin  w8@yv3!<ZFO<LASJN7ODC9SDV9V:LELDQ.cHO>P?MGIKHGI:L<Y=OGMIWBMEOHS@OLLHKJQ:PBSMMVNKTOIRVIO>NLOJMFLCJ(WIO@PGQLQ5XPQJMCOYINIKCWGHFPEMBOHMKITOOJNQNOQXOLPQNpKTQZM_BPJTPLUjKX[UH[VPETHTQIMPNHORMu#NWJQLNSQJUOUJkSSPcJOMKO>NEMLM=LSUXJSEOLRJMNODQHQEJEECLHXMKHEBKE[DVIOLOR
AT DE  Europe/Berlin w8@yv3!D@PFGFLDGAFDAHHBAM@P5N=HGGNAECJ@D?7?CG.G6E6?;GBC;BIFLEZ>P@XBV:=<IEEEMHUHULOFPCJBCCJEGFMABD?K)[IOLOPKFMBOKM<L;I>C?I?OFQGK>G>L@HGMMNJMGJ@EPCJCDDv)K:HCE M<;/H@COHIG:HAC@IKPFK4B2KIR6TPPDM6GFM0QDJAC?JEMJQBIMCHANGMFE=>D=>=D:IIJMNOMMWFLAIGHCJFJFROO?VCGHKCVEH>LEIEKJQBMBEECDH>J=M
CH DE  Europe/Berlin wi6y21!v1c;KGM)LCF;H?NGNNJ>PEJHFLI?JGPNNILCKCPGDGIHKIQGKAILGGI;HEBCGHGJDXEVMTKQIIEILFIKCFHCPCJDGGFEI6LDO>K?I>EGF>H0JGP;K?B:H;NRKLO;H
LU DE  Europe/Berlin w]/yJ5!LdVWHMLMZPGLNJGQLKLS4M>PCIGO>P?WHGBUIRFMMMHJNU
BE DE  Europe/Berlin w//yw6!LMGLKNRLGRWQSKNMIMPOYKCTLXEPMM:M@H@VNMUOMO8LGMML>UCM?IJOFLKK
NL DE  Europe/Berlin wr.y?8!INEONJMKLRQKLKLNHNLN=NKS:J@HEZPKRFNJRSkWLMFLQMEK@FEKIRLNZ]TOMRGMLVHT4[MT<NFMKQCMBJOOJNBPKLjRZG=SPL_CRKNFUHKGQLLLGN]HmS[K^VKMBO9OGOKLRMPPZLUSSMTRSMGUPSIV>VGI>H*NANFWXNBOIQQMfKkGMNOpehLXFbOUIS
DK DE  Europe/Berlin wk4yRA!XI^MZIZFu!DPA^IWNNHPJ
PL DE  Europe/Berlin w8Ays>!IAR?K8U=T'PF>>L>A:8@4BN=IFCEu-4S?VCVG^>C>NFCA?DKBS<IFNG]FMBGFMGE>LGWD?;H<35RAMHL?YBOAJEB?KFOGkBUELGK6V>JBB;JBFGIB7,@BJG
PL DE  Europe/Berlin w-AyG?!GDFIOE
LV EE   w?_yDG!v.O5V4M;?7J=GBD7H<S8Ov h4TGPMOEMv!L>X5GALBS:N=R<LARDIJFQB?EDKCXEK<JvF2+J6AECEI;L
SE NO   wDOyzb!vdHu,v%vGv.u1=v01xy#u&v/BNv<v.v&vtfvgv!vKvD(H;8u8v%B)v06x*!vRTv#x'!/v-Gbv985AvExN!x2!uT2Wv-!!xe!Tv'<vpvHT2v&%u'v307Iv9u'v?+vau+.tCu0 %v6vSAuAvh1-N!v%+-> K7CHDW<HBB?&<IEgv2F;B0/!+JG^
FI NO   wtcyyb!8quYu+v#u!x5!ivYu+v2Hv+8?Bv!E8N>I?M#Jv Gv5v !E*v/;v32v*vS<v4v-xt!u-36vg71VveSxS!uhvgDEv v;X2<
FI SE   wDOyzb!wb#vhw9!7u;*L5kMj2d@XGMHEC5F@DYv040u6CJ:QI@@0DLABBuAv2X9IH>I@BJ6H9v 8DBP<G@P>P@s?h)JCa4JG
LA VN  Asia/Ho_Chi_Minh yM]#w6BD_WZ8XFXgNRbSc:YHW:LA]?HGH=_)u u&eX_GU/H:Z>NEOFZ+Q6bL]AO73<UGcEL:]Ju21O
LA VN  Asia/Bangkok y!Z#w>G1u36EvBuA7Uv,u_,HDZ?J:XKS:]PeVQ>[vI^v'qv/d=[v4cncNIMTRQ7q]DhUW@[Pe:bJSaiZLV>MOSn[MZ>VJR9S*IOd7X*K<PKNZYOFOITOXbv&e4d%Xv73:-4Oveu &u*JU?ODJLNWPL[QV<EejEm6CBf>+6F>u)3ULW>RCVv(qC^
KH VN  Asia/Ho_Chi_Minh y^U#wc8PI]cu+GQMW]i^JP@aIQNPTQNCjDWARXUUVEu-ZRET;O=QENJQWb8bFOF>lKPKMRJNKHNDYCNEC2g<PGTBNPhFc=WTT^GZeuK4D_SaAakK]GWLOVRQbIXNu-u&bO^;_]ReIRMQDu,@[duv)u5IXIc;MCdRu)^YTaMm
TH KH   y7R#wH;NOF^=_,u8Xu*6b;Y8RFOOeFSIbGMOO8a<oJu%GSNOpJ[R>SJNl]UiRUVSPZTcj^qU]KnWWGRRQGMAtAjLhUuCAWVpNq>Q/]G[c
LA KH   y<W#wHA]&]>nVZ>_IPGS;b9nHYl/jBhu KUdYAcN]eQ:u3 u4dknf?al
BE LU   wG.y[5!SNMMFKUWIMDKHLNOHMAKEUAMGQMMHKLMOIAOKL][HPQMJOPNLPWQNQRLMFOISLNCMI
SA AE   y2B!w T:9xZ#nx-#jxb!w)#Eo
NL BE   w}(yd9!K9MEOFVHSKKQLK^LiDOFJFOGiKSOeR[UMR
NL BE   w!+yc9!PJUFTJMKJPDOLOGLbPPJNIGBNH]J_WTLRFJ>@LHH^HUGSNVWLJUCG?RCLDOHRJQGJCOIiKaOSELBNHVGPGYKTDTJLGGFNGBHJEGGGKHELH?=SJA@EI;?KFMGVFHCNINJNNSEtJ
AZ GE   ye.!y[#!51EG8KD@J@q#u,3Y:;+-<v*jv-Ev-_EOVRv1^v#Mv++
AM GE   yS+!y=!!AE/LFGLGSFHG(J>M=@AP@E4QBFFI5RGIIE>ECLv7;v8I
TR GE   y)(!yt !LPBR?N1F?W;LVNOO>N1X@V>OEPCD=QRPMQGL-L<H1, T;JDN.G<NAHBA@D?Q@LHO>H2Q
XK MK   w9OyX#!PESOPEOJTVH[S[u*XSQPLNIRFY;VKITYYVHHOMKQHMLYJ
RS MK   wKQyH%!dHONu&ZfCnTRNKDXE
BG MK   w4SyV%!q%r9VJMEPKNHQ-NHS8LIQINAA=EGHCO)GFJ=EG
GR MK   wLTyF!!/JDFF,EE@REIIF?C<J@Iv(S3B@P.?GB38JD7I5=EKAP:L/@4L;G-I
AL MK   w.Py? !ISFL5N<DEKEM<mBKDLHU?VDZJTPKOOKQFNDLHQCRJRWLOOEYHYTVHWPM
GR AL   w.Py? !K@EC]5G;ICDEEHGDCE<LDCBGKAC=CFH;CBJFH>7D1JDFF@:IM<PET;EC:NGHO=@AIFCJHEGI7S;NGI
ME AL   wVLyS#!JRGMJVMKKMGON^6YeiMTa[kqOLQDMAFANBZETOOLYKVTOG
XK AL   w.Ny*&![@U;HEOELANI[Jh9W9L;T3HDDDLE
AM AZ   yO+!yo !RILDGF@NJPMK
IR AZ   y04!wzx=LDJ<B6H,jAY5F:VIVv#_HZTOLOpOSNNQ u S[_OUOQLFQv/u(:UEHEH7I:?vC(@@>B)?:2=D8K67FD;C><7?
AM AZ   yv.!wyyFu GP9TJPNNRIVEUOQKFNBO@W2UGPMOdPJPJMQPIMAO=ICLCQ*Ev o)X<_/NCQWPu(GPWVWMY?T>IARv(_0eHR>SHOJROQkWOONV>M>U=PKV9EEJBM@K6WHDFJCPLPaIPR=S6LKPBV
AM AZ   yb,!wi}PNMPELAIGGKDQH
IR AZ   y(.!wvy=L=Nv#Q<O8J>L8N?RKQCMGQCPKOBLJOEH.RHTAXCQ6TLNBQBcHN=M
TR AZ   y-+!w[{CV
AM AZ   y&+!wi{PMdLbSb9LCI;UIUPT=WHVCSKaTjOPHQEJ8C8u%5C;fv&U9
AM AZ   y!,!yW !EJIOLKPFHH
AM TR   y)(!yt !N:NGSIc<N9V9L7DCKFBBGAFK<>W?F8X=MEGHS><DMDu*9eGXOPGdOXHh>VBQBKFOGLDLKRDSHZ7
IR TR   y-+!w[{)Z?TEI5=8v4v@DV'd:?1T5[AF5K>GFQGMEIv)dJTB88J8ADKCCGE@=/mCZ7UMUDQCKH?BICTAG+WGNBSIMEZ@C,
IQ TR   y#+!w*v+Qv./>;5cX[=b7P6K789EBO,JEKAN<I-YDJCH+V<H4B2OHOCK?F.'GCv C
GR TR   wH[y) !QIQMSVUQHNOOILMGNQNHOKHLUPLMDNRNKNDLFQIMNOFKMQGQMRGMLLZLZSTRLHRHQLLVFXFXKLIVFF4VLO-R
BG TR   w']y8#!HTUTaJVONVSWfItQb]UGYGWS^BW<b?QCNKGNUMKMYMcESTnE
AD ES  Europe/Madrid we#y4&!GELHFDRHKGAFS@WIPN^MMPPIOL
GI ES  Europe/Madrid xF-wqsEJ
PT ES Europe/Lisbon Europe/Madrid x#2w4vFWCu#INCNFRMSTTNZbZPRQ_IOTNRIQLOR_FZoFL>I>EBMBZ,kANOQHMPVSWFNN_dZ]QIT]bHT?S2IHW@MASMR:XJSMPIU=MCR@OASBZu#IaMTHjMR[JRRMOPKVS];^;PGSPSVPVJMLLPTPOP>UJPRYHPENKPOQKPE[J^NKKLIMCN8eRR]JTULNJPURRVmQWSPQOJJOULQUKPYY<V8Q7LAFBKCZUe@MKSGPEKHF5HCLCRDKIDEH>IDK@N?E4SBFJ=FF6C;I@CESBMCC>IFKMS?J?O'BHUFIFA@J?@0IKRANHQZZROMPIMBN@GGLJVHMILCFBI@D+G;D@IFHEB:D
TH LA   y<W#wHAbUeQ]fG^JjOOM_VU;Y<PIRNU_ZITEJBKHLINKNWOURSs:c,Q@^IYNOQP(R#XDXIXHM4ZB[6XGRJWOZJNF[LXGRIQJZWiLrDXCN?Z=P+Z0p;S=iv!u7AMEI?A8V8L=OEN:Nv#KEHBCHDUALHIIEG7FFFHAGB>EK8CAFI:O5A3:CHGELB<OGKNYGRCM2K:WDIEM?S=VCU:K('FH7SECC17FGHIFGHELIC64FPGGAIHHOIJIEEEI++CGGBFHCMANGN@Q6Sku8UYMOUSEXMt1au u'Hu#_i;^FPJZ?jMZWRJWAP9EDK2S6J1/3V3B=UJPCTFYFQhu+PbIVHHEJ?RCU?d7N>:CHIAFGCLFQKQ
MM LA   y}K#wcNIPORVu+qqnFcX/LPh]S]u)eKu7u(
IR AM   yv.!wyy1R9I5A=I
EG LY   wIYwtiv5v6ivlv7vtfv3G7pvvJxP1
SD LY   w'YwHRJx}%xi!JJv^
TD LY   woVwrLx>3w?*xj!vS
NE LY   woBw]Tx8!vEx1!ulxv#u<
DZ LY   w/<wlUvOw;!xG!u-v3:&kCd)aHuLv|wS!bpuCoUu9#uRu#uf*uQYw-!v5wD!v.u8u(c
TN LY   wc6wefu+baMuHue,uuiqu9lOcmT_fw%!u58uVTu1
DZ TN   wc6wefvXw[%x.!uT@u7!u-vAg&uT=u!N_fu gSSgNQmZn[XXFSUXFgWu dg3TDcRu#8u Uu2OQGUJSTaI_%RKQu2oKP@RJMiN[PBa
MD RO   wb]yk2!YMPGLLMGYJOFLKSDLENMXCCGPFNJLKOGGFKFX?FIKGOLNDMKMIJHFGPFFFTDLAQGCGW=LDEIMF[9VDLANJMAPHSIOGKHGCMHHDW<_DNEIHQCOBGHLHSGIG^?JGXFNKT>O@HFNILCIEV;JFU;MAE@I=MELIKAEGLGEHJDEGLCGFAFIDEIRAG?B>H>S7IELEFGKDR=M1@I>CZCODJCQC
BG RO   w'cyg(!-Iv#Ov)]AcFP!A=Yv/HDP<OFNKOFLEI1O;PEH3H0A>I:Fv6C*BCHCDEC2==<=CECBH<J?C>G<J:FAK4TCK0L2Pv#HAKv(U4B IvAW:O6HEK4R*Kv/B(ICQQdhQMPHQ1Pv!a
RS RO   w|Syo)!GY>L<QAUIQEOLQWLPURK_ERNKM=T:LDL5Y>L=A?GIG0+BJBM7hCJ5R6E@J@LCPETFM;J8KDPCMOQcLTMKN?Q;MDOEKILNNTLOVURIM8U)P@P@SBF3S(f@NIMRNA]OWJ^DJEDCKATHQDNCSCM?L@P;P@Z=U
HU RO   wQNy!.!SQlKOOYFREOJYMNNKOQJISVQRJQGPLUGRJQFMKTRSLP_NMVKOLCVMRPPLVNLYLRTPJQPKNCNJLPT[SKUVRNTCOQQ_VLOPOTgVTVMNPG_ON]UWMR]WTTLZJOSPKXEZJWPQPRKMMINLMXORS
RS HU   wQNy!.!?P@IAN?HBM5J6D2S2HEHCFLE1;<HFHEC3K?QEIGEJEAIEGLF8K
HR HU   wSKyY-!CH>IDD2O:7AEEIEK<@EJFNAG4R:J@G5N9JDF@S+PHS?S:N9JGHHM?IIPHGBMPLANEWBQ7K=Q*hFPKNCQHIGLALGG3^ALFG>P
SI HU   w8Fys.!GS<V?OILRPIN@LJMGJBUPW>P/HBK
AT HU   w>Eya/!YVUNLOOMMOcIOHUKMMGLAKXOJLCLILUUGMGJCHGKKRFKKUTNJLDVGLLLIRPMOFaQTPJRTOHPDMJRFMFLCI=NEI:NQPNIVOLQRLdEPCYFURMDRJZL]MENHXMMEOEMJLSLOMMPGMNNHMWQ
SK HU   w^Gy62!QMkFj2QHTBPKYAiBu3LdIcNu MhGYTSL<QJ_TORS_MVLu&IYPgITOQ^dNREZJNGHELHSKWESJmXRSQJVOSFNLUSVb_du6PfA]IYEbPRGPMPOaMb=UJP=V>ZCu%RcKQO
AT SK   w^Gy62!:PKMGLNRDPDKCODcCMEU@NN^TVQOIV
PL SK   wFKyU5!^IPHHCM<aMTGOKQMR[SOYL_XLJUCS5OGVIHB_HSKL6PE>@LEXHbRb@ZfPJTPYKLNNPUHTKJMNKaCVP[J]<]FPFSKYVUKKKHMCNQNUKXEWTnBrMXEW@WPi<S6PGlENDdGTDjE
GB IE   x^1ywA!BE=IEHCALCBFH<8=J?5K8B5O9COCjASLJF';3M6=;F^:ZFT>XGO;jHZBMFbGVNOJHHNJMGZIFQQMJBPMJNNKGMLMNLULPR=RNRWMSSVN_BV<FDRGQAVDTMV@DCLHFCSDMIPNNI[MSHVLPSNHRKMI
BG GR   wLTyF!!tFYLNSVPUDuKPRPYLSOUETONHPRIPXLUEPRTMS@mQXJT4hAUANIKT[Ks=OJc9WHnRVKNOiGfSgEnRQSPRCRNOIRDLGV>QJTUPZKNMMJTCUJ
MZ ZM   w?mxb@x/'x@!vV*Yv5W?Q+E>PBMCGH
ZW ZM   w*gx<D=F@Ox*!EvVv ;97H<=EBLFBvG?AHGED8HxE!vG(v)=)vNvJI;03v94vZq2;(B>PFOJMNKGNAM=T>Pv-A*V
AO ZM   wOUxgHvvuWvMuZ#[(uPIwV(w%&J/u!muJ;u(Jubau)7ud
LR SL   xF8wF4@v(M=AC)E83Kv):D#v%v),945A>;N?2)
GN SL   x+?w[5^QYC_USZOKFQKORT_IXVKQSOLMRbfpOju'Xh?u%TLWuNKu5FO5u0v5U&k9:%SA_HMHG;L)d.26B?JEGH:!NFPUOLQISEOKQOfkaI
GW GN   xwBww9ku+RchomKu'ku0CibhC@u9!dLSNOaU_FV[Nd;eK]
SN GN   x'@wd=udBTJLLXHLHKBE<QAQJaWg6u7@a:u,_w.!J
ML GN   xq:w,=6v,s-aLfo]PVFa5I<X5XDkmKWfVcQuh#Veu:dO]8cu,Hn7Tv:aDEv@cHY+u-4NG@DTA2G v8dJ[[mEPv[W4u*3I,
CI GN   x=3w-8A;8@@7T7Bv/KFM>]5rN=v&q4#:C&t6Y8Lv NA9JFL?]??:Y.L+>H Z?_DZOF9W94MH;A<IAPEJE0v*%X<?
LR GN   xF4wA2=RGOJW2K?v ACGACGC0?GCQ?A5J9VDZ=ICS;BER?A_oQYJd:d?u6BMN[DSRP6WFG>IQUFPBLGCJGEQGZCIGB@F9K3<GZ8O<@INAH
CI LR   xF4wA2RElvbJECCH9MHJGF;5247<=d=OPKOTCL4UNq9gOdDX<G2THL7[;QR^?JFNFQMJFQCMUQGI;W CAPv #v.Jx%!RC
SD CF   wATwm9uOvYu@vnGvp+4B,gA:v*w'!B
CM CF   wSEwP&4u0CuO.k0Mvfulv&u?XH^QJMDLGJHQDJGLH[8u!v/u ?uc-j_u*DYRfHeGNFR?F@KDS>]iitZsuQaWruXu hTg
TD CF   wyCw:2uRCuRpOck[Y p1wF!uQw^!Wufuxv,ojgwb#jbqeFkduOujdJgu&u ^Nu?w0!u@uI:
TD SD   wATwm9^u9Bk-Lv'u'YuP+B8uPYiv)g67(H1kku6o^gp>]ING^2thou;q1i?u-u6gFlu7uA?u=rmwQ!MIwx)
EG SD   w'YwHRwM/JbsWQW@?&rJw7-J
ER SD   w?ywTIvBvY3NA=CXvhv)8v1vOPOv&1v7Zv*v<x5!L9v v7axM!
ER DJ   ye%!w8=hPk/aWNPHQYgu,Z
SI AT   w>Eya/!1BJ;LEOHMBCN/Q7F5KGKGC;HGIFCAG;P%I-L?GBCGNGJCG@I=7;GDDFJDFBIGGFCGICR?I?Ov+J:R9J8P5I9M
IT AT   w}?yw.!,O&N6Gv Tv(L?O<JCN2J-QCNEU<NJVHO.RMNDWMMUOOS<J2B<Jv!<@N3L?HFLCK@C7M+D;?D9>A1ICM4KMS7Q3FAJDN
CH AT   wj8yb/!LUIM7V?DGB>JC><Fv'XBOJY#R8J
LI AT   wo6y,0!QTHO@RLPEPKMEM
CH AT   wc6yU0!XXLPTTJR=PDPIO
IR IQ   y#+!w*vQ6[D?v&m@T<?/^2gKR4OCEHQBL9PCLBD?NDiQh>e-u8Sa>kN96 EBDK8BLO@FCk'F9XFE?GDMD@GEKAE4O><I37KH<<FA6Z.HD1M;OJ59BQ9PDNMRGK#))aCa,PFQ8Z7jSQ?<:kBP9f1K;=@?IFF]CJDDEK@pKu <uuvLoLk6Xv(u>v>+vHIvLu<IJvdfEPCP:[JNG_7KEECJGQ?R8QEQH
KW IQ   y*2!w4fv/av9Iv!8v3vkv:v?
SA IQ   yy.!w4dxZ%axC'we%x5%wG!xE#t
JO IQ   wRzwwjje>bv E@iZNv2wN!
CH IT   w/1yX-!XAWIgRaJiXaFTCgGWW[MMMPZRLWVJQ?VLNaQaXHOVR[KMCF)b>W<ZETMMGVIPE=:PIXCR>H>RLVGQPPTGMBLDRQOGTVNLV^UVUT_GTJQFNSVWJQDTQK2SEMCQFhHPNMRTH[OWKSGL?UBLBZLOMMN=WJNSU4RLNHXQNPUeMM@XEhHNWINFLAKEQPVPNGSPOLR
SI IT   w}?yw.!F<:I<?7C<=Q;QIHNSIVFPFZIKFDC4>FFKFDFTB^NNF?6KAQFTHdAZ7QGA@@IBM@J
TM IR   yA?!wRvu0FpQuMkOu u9u(uomu,?u<MK_fYw#!C[Ue.S)u<@u?3_G_1u&D[Wf>dUuP&UNVBN']4^HT;ROkBWBkAu9vFw2!L]GM@LFE>G#U7;v+b;Pv0
AF IR   ycO!wcr:v98ALv(:v'<=J;BGv%2a6[7v*G,)HvO]2u>;vAvEu/xP!Hx6!wG!3Z>J>R:L@P;J>FCK3xa!xf!
ML CI   x=3w-8jS[f]aoMev u?4Uu u-IUZ?XPmu 6SJMMKOFMHYqQI=SE?3XEL<>(g>]JT]VIL]]Tu!RXD
BF CI   xn-wd8T;uA?J9PNI@TADEa<P)^Il%nVL8f<u%u(uHc]MuF5WXM<WGR7aEpv5SFZ_
GH CI   xP'w[6L3B=U?74F8l.bx,!5AL48A::FMG7.v0EvA</<C0v(P7?6Zv?mvKH,WKN6hLWv0@JI>R59D
GH CI   xL(wu,IF
BG RS   w|Syo)!?FCCG4?HCC8G> nv;YASIODVH^<KCQEd?E845GH?GC9AFEI5M>G:?O@QC>+]?OBD;BG=<>I
BA RS   w4Ly;(!OJPVVKQMQEPANPVIGRPRE[2c1jTNZBhJTLRNOPHNDI>Q?XEHGLANEPJNAT>I8O?XLRPOGYJMUOLQVWNRSPShLLJMENFJDL6JEM8A<G
HR RS   wlKy8+!ETRLRFVTHNCKLRE]ENJLMKYJLMEQQJPERHSKMMNG[KMLKOHNEKHNv)TDT;KBRVOAUMOXHONHMAMCO;EHKDPMSTRJOCMDW?TLRSKKKJLDNPNIM
MR ML   xl<wDBu0InfHjDKPpau6bJ]auuvg]pYUO]wQ!>mVu*LEd^hLv wC&Jw8%JkwB!v/u%xc!wB4wN%J
DZ ML   x9,w*Ywl.x4*LvAuJ.u#v4u48fVtv%w?!v(VvO*v(q*w]!i
NE ML   wy*w)LAxX'13v#vvv9#G.vPX;9x9%?vEv6v1BvSUJ9
BF ML   u%waBvTk#=CYBKv,Hv:v0vvv5v5EDv/:@v@fvEv(9v5P7'Av%^OvLv14v,n'SUV>TKBv.v#K<8IE@hv5A6v'I_&=6S0:M61OA -v;Ev:,f<Wv=(v:3FYv'7vM
SN ML   xq:w,=:hZuP-f;u+0T85v/uIheCu<v&u&Uu+6g
GW SN   x'@wd=xl#KvYv)viM%7v9D
GM SN   xjFwV>KQRUuHKuYILYJ]NNcN^IYPhEXLVPOUKVMNSSOLd7WDlAU>RG_LZ@SIY>bJUHPJXSkQYKTNPRJUESBPGQ8R9Fv,5CJEL,o0M<B?PC]@SCM5J;O(:9T-.H>=Ixg!J
MR SN   x>FwaDQ]JbOUOfYRUu)oXd@hORHRKhCWR[JVVTD]N]IhPGXWCTTZBu#IRLUGpPZEL@d@u!%R<JCf1cXJ?[GjQGALFQMNHd)P*RCMBFBLDVKXCNCJ=RH[OS-Y@MDJG?JHIKGPDYIJ?^=VL_<QHOEO7p0
NE NG   wR)wR;WSKRGNBTJXRWEbMuNu3u'lu*QuYeNu,tu@ZWBu<LSPPTRPpNuqv([RXGXBu6v6tv3nB]UWXNKhFuOu)QKu8;Y@PHPGf1ZLTGi.u.:uBCWMu)Fu8u=raw !gwb!7u9'UGTKQNqA_HMWQLNSFKOSRRMILMKNSEMOTOfeEPu(VXEaXJOWWLOPKu*H
TD NG   wj?w @uUvx
CM NG   wl@wY>dvzI>LGPHu HWGOHJCSCHGREZC=,O:8v)W!v:v#/=)R-#:<I<v!v:5vV;?3FGCM<JEC>U8<v,v=)S::v L;?v-v#+#KQ3'4L#?.M:&v,J-v1v7f%>Hv+!Ev'3;D7ACCIv#M>u31S:lv!_B[9v(v2G@eBHv*v!9L7v.-8v!1v@vM>L<?HFM:BA[45vP#v.K=FG
BJ NG   wT'wc/JVQjHVPRMNJU@OKeGYOQROAUPWEu+LMRIJV<aKu!?aWu3CfOuVSu/u#KaWVmGmMQQMUZJMKQUJPMLPEZLRfUYLgu-8lVfUOZCNNKNQu)8_MdCu!v+u6Qg]h
TG BJ   w/%wB/HNOLjP4u.FPCLENJQESNtBRFX^KEw,&HT u-H_?[P]IgIbGcvmuFhuv
BF BJ   wS!w|9XLLYg?@c]OF^sPbql9uKQu1u)_u'
NE BJ   wq&w|;Wc9u&uXmuKvDT1RGOLLJWCRGX;R;
ME HR   wQJy-&!K:NEOHKD
SA QA   yB9!w:Xv(?(o
YE SA   y';!whKx*(vLxM!vOvnx(!*vDv/-&Kv/u:vF@xR![v.dx_!B>MDC3J8<DU+I+f<Q<Lv/!YCLB7AAv2T6SFKDBCN?5GH@D=DC4BI>4@
JO SA   w5qwidw%#,uJu4u,uAw3!hou<u<nx7!w5!v%u+w^%uVu4k
KW SA   yy.!w4dwT!6ivB]7u'JufK
ZW BW   waYx*IB3u@vjQEV;XAYv e5K%u!vPlAI=uJv1uZ)[v,G-uKJMGL?Cv_R=c7pv<uP8oLuN,Jv&u7)
MZ ZW   w*gx<DKv4K<uTJf=u/Ri.u6?tv!uEFuE,V4u(P/v,rvK9+]2;v5Jv9^3>?L?1<T*G:2G7?K?NFDFIGLFJBNH]KW65v>WGI!UGWRM<SAPFEv+@K<;C(&v-#<Lv;, b&x-#xy!
MM TH   y|H#wS8SjAeNWed[MMeWIkmu'uJL_^O[q<TM_?TOa8J@uP&j0u:QkUMKtCu6>j*u%v>u(.u v'uA>u%NcTKUW[DOKK]YPV>OPKulNUBXYKVYdFQRWu(>^DCF=46EOHYGPJU=f=XHRCOJMNQPMMOEMIPQHGSELHS?Z4NBVLO>WCO!u/v%q7jZj.u-OW=P@<>S3u)l>u*]Du/<YkqBu2Y[J]mXQnn8N?u)RUDu1fY>cYQu,[S_HUCNHOJta:u!u'<dOTZRNTKOIP@THNDSE
DO HT   z!i!wAMMAJ=P=L2D>BEKFT=ZCH;HF@CDCA@:DKFWLV;L/FC@DA>BG;M?Fa3KGFFNERHQB]BMB?7M3GA
NE TD   wj?w @+w&!QanWpuWufw1!w}!w.#u/w3(u'uOvIuLRtvNugGu_#wi!
CM TD   wyCw:2Zu.2Tv,u{0mx,!udvIuVhoPRUeu.Nu4<uYVu&?u)V;T)i.eGRHS@Y8XM[0ujcu?>rQW=^KXKNOJDRKPGMLPBOAFCRCQIu)5u&9RLT+S/u8v@J
GT SV   zi5#w'@GWLTVTQUobYDMLHQSYNNTPcPDXAPOOGPKMPLMDUTUHPOJFLLPF
HN SV   z-4#wVAgCOGSGOQOLMDIFVFW1NHSLOGR9^LKEIDTFKEPKmBI1aPQHKNPIRNNPPKHOLOgJ[1VOPHOMRISOOA]?D>HGLFEDI;E?K@SIMFJE7?
MX GT America/Mexico_City  zR:#wrAMKNNTcFWKOGVQWJ^MLQLPV1lIUWbu'uEnu1WLw:#LMPFHIMONGNNLJLCMKPOMEOSPDNRNHRQJGT/RGP8IOOJLCLLWCHMP-nJNDJ8P@RMODJKFFJv qETCMEV;J;WuRJJu/Ku0
MX GT America/Merida  zg7#w+IwY%M
BZ GT   za3#w.ILx;!9x'#u9H
HN GT   zW1#wNDFBHLDGBI:6#-vFv3CG6C:7OGJD=9JD[1JEGFJ9HH;K;8CHI>
MR DZ   x9,w*Yx-*w[&
NE DZ   w/<wlUxP+xG'x=%xd#x#%v7
SZ MZ   wvjx3^Hu=@cMuD7PEN
RW BI   w#dxW'M__Oo=Q)u'NUNYESTZIWXRuEq3]]YF_Uo7
UG RW   w;ex[#VJ^RRGPR]-SIu!fqu1hJ
BD MM   yV:#wAP8cJeVc[SX9gGS4WP>w*!
TM AF   ycO!wcru<#uCNu*-PAK;PAccVOl?uUu!JrgW5ZI[u:Mj]u7XkDLauNmckLu(lu*Lu#u2cuXN]]JbQURNRJMLKRSGT>u&=NHRAQHu0@XR
BA ME   wQJy-&!TKJOVTEX>VFWPODUHRMRrOFYLVVXELMMl_bGR<ZS7gDKIPCLVTQKRCMIRLONYI
CO EC  America/Guayaquil zex!wf#VBV<S>WJP<uSv0u AO@WG_QNJPEL;NDp=M+T4iDgJa>XISAmHLRl>hOLlcVi>u<v5ugv!
PA CO   z]v!wZ1Yu)]UCoQLe#^XnbBXZegRAUJO5u'>RAm<NVcIPNNRLJM
VE CO   z&h!ws;v|#v&vF<2v#FFGIC&v'v'vN<vvvJv{pJtdU#fRV,Xv-R2u!v%SEM@I9P=O5GF?J@:CGJGPBK=F;I1M>G>JEOAREu Cbv3NE[@cDSJQOPJINu#LLHRKSFUMSHXKNB]FnOp]aN]EWLW;]Fu3Gw(!xJ!cQ[;u!huI9w ![l^u*@[=RJBCJ@W/ !FBI8P3v# O+G=P?GDDv:C#^(E:P3QCKCMHKFIGNEK9W)]Du'v?vdv^F7aT[BRMR?K@MDWIMGMCi,g:H)N;VCK8FES=OArx%!
GQ CM   wc:wB&vrJx2!J.WBQJVHM
GA CM   w*?wA&H[2RvL@vOZvjC5Rv6FJCC6
GQ GA   w@7wi!h;QXTLw,!IusJJudIutHQ
BF NE   wq&w|;v=uRs[/u1.N12v7SviuFGcJpMRo>OUUDLPv(_FPIS8Y1NHS(LKZ,h>cJu%v'u+VuL
TG BF   wS!w|9v&I%>JYx !f
GH BF   )w<:/PKCED@C?QD</AA;<[2L;BEQ-MDIIGv;Ox_#FN74v/mv#;7[=A8Wv>>5U<E;Z9
GH TG   w2#w+/JQHM7M7l6K2]?^NU6UK[2fPVHQBRPKUMNmSmFY4LF^KUNQSNJLKVMNPIBu_fZF_v9uGh]Au&Zu2@[-OD@9GJUXP:QLQ]LUK7MFU[KKuBSJB[NjONCN?IBa8H,r2TKdUVSu*/QAR
CA US America/Toronto America/New_York zVo!yS+!w8&Lw|!K_rANhXeAr^_4ZroG8_hhnWL^icJP?OOXFPWRD]u u!Wu2w7!w5!OKkEMGI,n:
CA US America/Moncton America/New_York z[b!yG0!fScLVQSNYKPGTLKPPPTLTHu-/T>RE]=L'Mx@!L,Cv(uA6L9@DWv-QBXBQMLONLZE
MX US America/Matamoros America/Chicago zGE#w8[0IFDFHFMEFL>FHHJGNGGFKEQ@L7WDSCN4LHKJMFK.H>L=EBQAHCJ3SBTCKKPDK
MX US America/Monterrey America/Chicago z5H#wi[?OFFAQ>O>EGKDOFJLNAM
MX US America/Matamoros America/Chicago z{H#w ]IO?SEHHLGHFLEICOGGIMBKFIFL?KFMLVFR@MIO@n
MX US America/Monterrey America/Chicago z%J#wz]v(uGNW
MX US America/Matamoros America/Chicago zPJ#w{^9dPRMdINDLKQHUBO-S/cv&uAv#hJU@UD^PP>PHUGMCMJNCRBdEQFK5u/7VFX0]:QEPGV#ZKX8H7px,!Nv!^92v3B#vGO3v2v*v*SvXu+
MX US America/Ojinaga America/Chicago zBT#wYdv0d,f@I6WDQ>R1u*Eu&
MX US America/Ciudad_Juarez America/Chicago z1V#wPfv uLv0u#
MX US America/Ciudad_Juarez America/Denver z7W#wvgvwuN:_CM=WAO/S<QFS?VA_>WBMAIBNx'#JvGK&JJ;
MX US America/Ciudad_Juarez America/Chicago z#_#w jJvE1J
MX US America/Ciudad_Juarez America/Denver z=_#w0ivOJ
MX US America/Hermosillo America/Denver z9a#w0ivOJ
MX US America/Hermosillo America/Phoenix z5b#w0ixI%J3LvQhxv(wn!
MX US America/Tijuana America/Phoenix zcn#wikOYHNWYMS
MX US America/Tijuana America/Los_Angeles zNn#w8lxs&%
CA US America/Vancouver America/Los_Angeles z?#%yH4!wy.J
CA US America/Creston America/Los_Angeles zwr#yH4!uQJ
CA US America/Creston America/Denver zyq#yH4!u%J
CA US America/Edmonton America/Denver zKq#yH4!wh-J
CA US America/Swift_Current America/Denver z8e#yH4!wq)J
CA US America/Regina America/Denver zxZ#yH4!wp)J
CA US America/Regina America/Chicago z[R#yH4!wK%J
CA US America/Winnipeg America/Chicago zeN#yH4!w6/JMu'Jiu6@
CA US America/Winnipeg America/Los_Angeles z@@#y/5!S8
CA US America/Winnipeg America/Chicago z7@#yy4!_vNNE^?YFu&LV=uAG^3u#NYJRPJPWMfMu5Gu6:=;u&Dl 
CA US America/Vancouver America/Chicago ze:#ye2!odl6u+<P<cFMBkGujt[/u#J
CA US America/Toronto America/Chicago zn6#yI2!uTMu%0
CA US America/Toronto America/Detroit z?5#y22!gPuJCuou&uP^wf&xY!w'#vXbv-p*_F_WQKTEbSSIRG@8Xv(e/uIOa:/!ws!vYuAx^%v'vWJDB=E9IGMDH<D;B?EF<H%)3B7EBE@=H1F<O5
CA US America/Toronto America/New_York z<&#yg#!W8u@(u3Iw+#ufwo!kww!uFkU_[MRHN4TIQKOCQIOMRHc3ruZmw^%IuKuYaYhSMNHQPO[SsVnnu*luTu'cRnH
CA US America/Dawson America/Anchorage ztL%y?d!Kx;6u[9
CA US America/Dawson America/Yakutat zkK%yFM![VuT5u3guoN9v/uQ*
CA US America/Vancouver America/Yakutat zrG%ybL!w4#x;!
CA US America/Vancouver America/Juneau z5E%yzJ!^v(uvu+u'Ku7uM
CA US America/Whitehorse America/Juneau zIB%yxK!uWd
CA US America/Vancouver America/Juneau zEA%y4L!u?_uG#bv7u^&mv!uZ#uIv>
CA US America/Vancouver America/Sitka z'<%y9I!w5#x0#33u7@;(u)=
CA US America/Vancouver America/Anchorage zW8%yhE!HC
CA US America/Vancouver America/Sitka zY8%yaE!U)u.Jw/!v&uQv+
CA US America/Vancouver America/Anchorage z?5%y9D!u6FY#
CA US America/Vancouver America/Los_Angeles z)%%yH4!UJ
BZ MX  America/Cancun zj1#wYJ=JFIFM@GDLDEC4?=I@EE?DKFE@GAABD>?CHBHJBNDR@L@R:DD+
CY CY Asia/Famagusta Asia/Nicosia wEnwFqILKLRKHDPMOGPLKLOMPIOMHLKQMJPBGH
CY CY Asia/Nicosia Asia/Famagusta wEnwFqAIFMCHGLIMFLIGBJHGICHJL]=aGIEF>G;L@NDIBEHJGLGI8CAE<IFF>S=NFNJM
CY CY Asia/Nicosia Asia/Famagusta w-owLqAKEHCL
CY CY Asia/Nicosia Asia/Famagusta w)lwfqGFEM
US US America/Denver America/Phoenix z}l#wiuws(K
US US America/Los_Angeles America/Phoenix z3m#wjo iALKS8u!9TEV?TJeO[BMZRJV4u5Nd@qSXCOA[MQEXqVtIf0]L_nJw@!
US US America/Chicago America/New_York z3+#w@n>u7
US US America/Chicago America/Denver zhN#w}}Kv?
US US America/Denver America/Chicago zRR#whpJuQ
US US America/Menominee America/Chicago z71#y;-!WMPC[IQDX16v%OBkTS@8-KESFPAXH
US US America/Kentucky/Monticello America/New_York zz)#wttKJ
US US America/Chicago America/New_York zi)#wCtRO1u!
US US America/Denver America/Los_Angeles z'r#yv0!JvH
US US America/Denver America/Chicago zqN#wPzJuP
US US America/Indiana/Indianapolis America/New_York z *#y6!!JM
US US America/Detroit America/New_York z *#y9!!JuN
US US America/Indiana/Indianapolis America/Detroit zs*#yA#!8J
US US America/New_York America/Indiana/Indianapolis z!*#wJ|Iv1
US US America/Denver America/Los_Angeles zIq#yI4!Jv^
US US America/Indiana/Winamac America/Indiana/Indianapolis zc-#yK !Ju-
US US America/Boise America/Denver z;g#yu*!A3U?x.!I6Q623Mv%R1-*]0u:v9]Ksv]uxvIv&v#a
US US America/Indiana/Indianapolis America/Indiana/Knox zn-#yZ!!UJJv.
US US America/Indiana/Winamac America/Indiana/Knox zc-#y%!!vUJ
US US America/Chicago America/Indiana/Knox ze.#y%!!JWiThidK
US US America/Indiana/Indianapolis America/New_York z *#y' !Ju-
US US America/Los_Angeles America/Denver z-n#yl,!Iu!kYJf<NN^?YXKE]SO^uC
US US America/Phoenix America/Los_Angeles z3m#wjoKA8?IG>FCC7DGE
US US America/North_Dakota/Beulah America/Chicago z(M#ys1!vGJ
US US America/New_York America/Indiana/Indianapolis z *#y6!!Jv.
US US America/New_York America/Chicago z<+#wLgIv{
US US America/Detroit America/Indiana/Indianapolis zu+#yA#!uCJ
US US America/Detroit America/Indiana/Indianapolis zs*#yA#!Lv]uFK
US US America/Denver America/Chicago z_L#y?+!MfbHNu&
US US America/Indiana/Indianapolis America/Detroit zu+#yA#!0J
US US America/New_York America/Indiana/Indianapolis z#*#wC{Iv#
US US America/Los_Angeles America/Boise z]q#yj+!ncwE#E]_#u#gB_^
US US America/Indiana/Indianapolis America/New_York z!*#wJ|Ku6
US US America/Chicago America/Denver z9O#wVxRvevaK
US US America/Chicago America/Denver z@P#wJ|KvO
US US America/Boise America/Los_Angeles z(s#ye+!vQvrK%v.J5ivEJv.#QxU&w2#K
US US America/Chicago America/Indiana/Indianapolis z&0#wN}Ju-u,JnJJacJIXVK
US US America/Denver America/Chicago z9O#wVxJuP
US US America/Denver America/Chicago zoV#wYgWQ
US US America/Boise America/Los_Angeles z]q#yj+!*KClv>J
US US America/Chicago America/Denver z?P#wM{w!!J
US US America/Chicago America/Denver zqN#wPz8JIvP9J
US US America/Chicago America/Denver z=P#w4wJv}x3!Kv%JIv^BJJxL#
US US America/Denver America/Boise z^j#yY%!Jv;xq!I
US US America/Los_Angeles America/Boise z{l#yr#!x0(K
US US America/Indiana/Indianapolis America/Indiana/Winamac zc-#yK !vUK
US US America/Chicago America/Indiana/Winamac ze.#yL !Ju,
US US America/Indiana/Indianapolis America/Chicago z(0#w2|KvK
US US America/Chicago America/New_York zz*#w1m>u5
US US America/Detroit America/Menominee z=5#yL/!O(eJJ8uDJJ(uDIJ]
US US America/Detroit America/New_York zy'#y9#!uNM
US US America/Phoenix America/Denver zsa#wElJuO
US US America/Denver America/Chicago z0S#w^ju-JJ[NwN&
US US America/Chicago America/New_York zC+#w;oAu 
US US America/Boise America/Denver z^j#yY%!u>JJ[u/]]@D0gOd4Bv)utJ
US US America/Denver America/Boise z>f#y5(!JvY
US US America/Chicago America/Menominee z71#y;-!ALDPVSBU
US US America/Los_Angeles America/Denver z'r#yv0!JuXUnu&:Juc
US US America/North_Dakota/New_Salem America/North_Dakota/Beulah zpM#yz/!xE!I
US US America/North_Dakota/Beulah America/North_Dakota/New_Salem zHP#yy/!u;J
US US America/Chicago America/North_Dakota/New_Salem zpM#yz/!OCK?[9G>UGJ@PKNC]OFA^BN>A5v;C54
US US America/Denver America/North_Dakota/New_Salem z&N#yF.!E[v+JJu-x>![Ju.
US US America/New_York America/Chicago zg-#w*xu+(];
US US America/New_York America/Kentucky/Monticello z(*#wiulE^(7A5+
US US America/Chicago America/Kentucky/Monticello zz)#wttv#NIf>au'h
US US America/Kentucky/Louisville America/New_York zD+#w>xNd>N
US US America/Chicago America/New_York zY+#wGpIQ
US US America/Kentucky/Louisville America/Indiana/Indianapolis zc+#w@yv&J@A
US US America/New_York America/Chicago ze+#w!qSv(
US US America/New_York America/Chicago zY+#wGpWv6
US US America/Indiana/Indianapolis America/Indiana/Marengo z1.#wrxuCJUP
US US America/Kentucky/Louisville America/Indiana/Marengo z6-#wxxJ/C8BF
US US America/New_York America/Indiana/Marengo zE-#wExAMS>0GPC>B
US US America/Menominee America/Detroit zB1#yc.!xN!J
US US America/Denver America/Los_Angeles z}l#wNyJx:%
US US America/New_York America/Indiana/Indianapolis z1*#w;zT<B>v<M
US US America/Chicago America/Denver ziT#y)3!KvH
US US America/Boise America/Denver z?f#ys#!Kwm!
US US America/New_York America/Chicago zC+#w;oN3
US US America/Indiana/Marengo America/Chicago zL.#w}wNHS;QFQNQHH=VOKUZLG_QM
US US America/Indiana/Indianapolis America/New_York z-+#w*yPJb]BIFS5bYKV@Iu&
US US America/Denver America/Phoenix zsa#wYnJvm
US US America/Denver America/Phoenix zsa#wElJv@
US US America/Indiana/Vincennes America/Chicago z(0#wtyR4@<@H>7
US US America/Chicago America/Indiana/Marengo zL.#w}wRJDiMV
US US America/Indiana/Vincennes America/Indiana/Marengo zG.#wJxJSbJJi
US US America/Chicago America/Indiana/Vincennes z(0#wtyLU
US US America/Indiana/Indianapolis America/Indiana/Vincennes z&0#w!zu2J
US US America/Phoenix America/Denver zsa#w1iJw|!
US US America/Menominee America/Chicago zZ2#yl-!NFTILO_KZBSL[BTMfA
US US America/Denver America/Chicago z@P#wJ|w1!JGu>
US US America/Denver America/Chicago z?P#wM{JK
US US America/Chicago America/North_Dakota/Beulah z(M#ys1!)x*!v#JZ4@>
US US America/Chicago America/North_Dakota/Beulah z(Q#ya1!J]wa#J
US US America/Detroit America/Indiana/Indianapolis zl,#yA#!u0J
US US America/Denver America/Chicago ziT#y)3!Ju*w.#J
US US America/Detroit America/Menominee zB1#yc.!J'u^JJv-u*JavP
US US America/Chicago America/Menominee zZ2#yl-!?L<Iv1dxo!sJO6i7L6T
US US America/Boise America/Denver z?f#yD*!&bKR+e
US US America/Denver America/Chicago zhN#w}}^J
US US America/Chicago America/Indiana/Indianapolis z&0#w!zLS>QJW?THUWVCVQVSLJe
US US America/Los_Angeles America/Phoenix zMn#w9lNO[H]NHQWUKX@b-KGu)?QPUESZL[cQNGRM^PLBu(__JT
US US America/Denver America/Boise z;g#yu*!_R
US US America/Denver America/Boise z?f#yD*!Jv[
US US America/Denver America/Chicago zxN#y)%!vvKBwT!
US US America/Denver America/North_Dakota/Beulah zHP#yy/!)w?!1F
US US America/Denver America/Chicago zvL#y]-!xp#JJbuR@ueu1
US US America/Los_Angeles America/Denver zDn#yF/!8B&mFYxV#JJ[
US US America/Chicago America/Denver zQL#yX,!Zv'
US US America/Chicago America/Denver z_L#y?+!/./WA?
US US America/New_York America/Chicago zi)#wCt'9HADDL?q*R9A@;Cv7v,LCAAPG?F;/-'JEOCEA9?
US US America/Chicago America/Denver z.N#y>)!J+*@Jx=!xJ!J
US US America/Phoenix America/Denver zsa#wYnKwN&Jwh!x@%K
US US America/Boise America/Denver z>f#y5(!IuZ
US US America/Indiana/Vincennes America/Indiana/Indianapolis z1.#wrxIuavjK
US US America/Denver America/Chicago z(Q#ya1!v,W]ov#fvPKC<v.>:TPQ?O<L<DQC;JG=?N=>1R
US US America/Chicago America/Indiana/Vincennes zG.#wJxv2JJOv)MJg7I@l.9-CKV[QJV
US US America/Chicago America/New_York z(*#wiu<SKX?G8[
US US America/Denver America/Chicago zQL#yX,!,VVV
US US America/Chicago America/New_York z5+#w3v0o+aF@vHP=c*Peu 
US US America/Kentucky/Louisville America/New_York zE-#wExVBK9]AZJS@MP]NLH
US US America/Chicago America/Denver z=R#yI4!Jv1UJJ9
US US America/Denver America/Chicago z.N#y>)!Mow-#Xx)!u%U[!u&
US US America/Chicago America/Denver zvL#y]-!u v(23
US US America/Denver America/Chicago z=P#w4wJ^
US US America/Indiana/Indianapolis America/Kentucky/Louisville zc+#w@yYJMFUJH>
US US America/New_York America/Kentucky/Louisville zF+#w0yBFEC5DC>o7
US US America/Indiana/Indianapolis America/Detroit zl,#yA#!)J
US US America/Chicago America/Denver zSN#y_ !Jv6
US US America/New_York America/Detroit zy'#y9#!xX!E
US US America/New_York America/Chicago zz*#w1mTv-PEGCTCM0_/
US US America/Chicago America/New_York z<+#wLgu#JJSu.LR].u3FY9bWu;Ga=YJX
US US America/Indiana/Indianapolis America/Kentucky/Louisville z6-#wxxu-IJXbMRU
US US America/Chicago America/New_York ze+#w!qEefJ
US US America/New_York America/Chicago z5+#w3v&:O5U=u#GXbdj
US US America/New_York America/Chicago zF+#w2kO8
US US America/Chicago America/New_York zS*#wlj/I;],I
US US America/Chicago America/New_York zF+#w2kJoaJIVu0KJQUJ
US US America/Chicago America/Denver z0S#w^jx)%JJxP#
US US America/Indiana/Indianapolis America/New_York z#*#wC{Ju 
US US America/Denver America/Los_Angeles zDn#yF/!f8u#M
US US America/Chicago America/Indiana/Indianapolis z(0#w2|Ku.
US US America/Los_Angeles America/Boise z(s#ye+!_r
US US America/New_York America/Kentucky/Louisville zD+#w>xJE.A-L'A@B
US US America/Denver America/Boise z?f#ys#!vTJ
US US America/Los_Angeles America/Denver z}l#wNyLww(
US US America/New_York America/Indiana/Indianapolis z *#y' !JvM
US US America/Indiana/Indianapolis America/Chicago z&0#wN}Iv:
US US America/Chicago America/Denver zRR#whpJvP
US US America/New_York America/Chicago zS*#wljD1@>HBM;
US US America/Detroit America/Indiana/Indianapolis zn-#yA#!u4J
US US America/Chicago America/Indiana/Indianapolis zn-#yZ!!J[NJNTJZBJJb
US US America/New_York America/Chicago z3+#w@nSv&
US US America/Indiana/Indianapolis America/New_York z1*#w;zHQXRJt
US US America/Chicago America/Denver zxN#y)%!Nx*!
US US America/Denver America/Chicago zSN#y_ !FuG/J
US US America/Chicago America/Detroit zn-#yA#!v5J
US US America/New_York America/Indiana/Indianapolis z-+#w*y1P
`;

/** Towns where lines and coarse table are wrong, or would be. */
export const ZONE_TOWNS = `
Africa/Abidjan Africa/Accra l x:(wz,
Africa/Accra Africa/Lome s w3#w//
Africa/Bangui Africa/Kinshasa s wpJw8+
Africa/Cairo Asia/Gaza s w[ow'i
Africa/Casablanca Africa/Algiers s x5&w6q
Africa/Dakar Africa/Nouakchott s x/>wLC
Africa/Dar_es_Salaam Africa/Blantyre s w}nxi6uzxV!
Africa/Dar_es_Salaam Africa/Nairobi s w0px@#wa&xH#
Africa/Djibouti Africa/Mogadishu s y_'!w!;
Africa/Freetown Africa/Conakry s x*9wW5
Africa/Harare Africa/Lusaka s w^cx2E
Africa/Harare Africa/Maputo s w5lxQK
Africa/Juba Africa/Khartoum l wlWw06
Africa/Khartoum Africa/Addis_Ababa s wfow}8
Africa/Kinshasa - l w%=xe.
Africa/Lagos Africa/Douala s w,Aw&=
Africa/Libreville Africa/Malabo l wo6wi!
Africa/Luanda Africa/Kinshasa l w%=x2/
Africa/Lubumbashi Africa/Kigali s wOdx:%
Africa/Lubumbashi Africa/Kinshasa l w<Ox1+
Africa/Lusaka Africa/Maputo s w.gx8D
Africa/Malabo - l w*7wz!
Africa/Malabo Africa/Douala s wC7wg&
Africa/Malabo Africa/Libreville s wf:w?&
Africa/Maseru Africa/Johannesburg s w=cxLf
Africa/Mogadishu Africa/Addis_Ababa s y?)!wS5
Africa/Monrovia Africa/Freetown l xl:wT0
Africa/Nairobi Africa/Addis_Ababa s w@zwD)
Africa/Nouakchott Africa/Dakar s xT?wIE
Africa/Tripoli Africa/Cairo l w<Yw,j
America/Araguaina - l zq/!x;>
America/Argentina/Cordoba - l z0I!x/l^q
America/Argentina/Cordoba America/Argentina/Buenos_Aires l z'K!xTn
America/Argentina/Cordoba America/Argentina/Salta l z5H!x[au1rPv*UuRu-v%
America/Argentina/Cordoba America/Argentina/Salta s z{F!xN_
America/Argentina/Cordoba America/Argentina/San_Luis l zmW!xqo
America/Argentina/Cordoba America/Asuncion s znA!x*^
America/Argentina/Cordoba America/Sao_Paulo s z6C!x/bucu4uSu6uZu/ujwr!
America/Argentina/Jujuy America/Argentina/Salta l zUX!xfWurYXume^mv<
America/Argentina/Salta America/Argentina/Jujuy l zwZ!xCWw #we#
America/Argentina/San_Juan America/Argentina/La_Rioja l zM^!xZg
America/Argentina/San_Juan America/Argentina/Mendoza l zXa!xZj
America/Argentina/Tucuman America/Argentina/Catamarca l zUY!x6^
America/Argentina/Tucuman America/Argentina/Salta l zYX!xo[
America/Argentina/Ushuaia America/Punta_Arenas l zBa!zAA!ML
America/Asuncion America/Argentina/Cordoba s zjG!xeY
America/Asuncion America/Campo_Grande s zFC!x]Stx/!
America/Atikokan America/Winnipeg l z/9#yu3!
America/Bahia - l x7|xQ5
America/Bahia America/Fortaleza l z|+!x+:
America/Bahia America/Maceio l xpxx+9uSxP!Yw?!
America/Bahia America/Sao_Paulo l x1}xbGuXx0!u6!
America/Bahia_Banderas America/Mexico_City l zEW#wbO
America/Belem America/Fortaleza l zL/!xt!fQu]'
America/Belize America/Guatemala l zu2#w?E
America/Blanc-Sablon America/St_Johns l zLF!yl9!
America/Bogota America/Caracas s z;h!w11
America/Bogota America/Eirunepe s z{d!xv*
America/Bogota America/Guayaquil l z]x!wQ%
America/Campo_Grande America/Asuncion s z/E!xaR
America/Campo_Grande America/Sao_Paulo l z2@!xFVwH(wa*^vK
America/Cancun America/Belize s z[2#wvI
America/Cancun America/Merida l zT3#wRJu{wC%]PdSu}uy
America/Caracas America/Bogota s z8_!wm,
America/Cayenne - l zY?!wi-
America/Cayenne America/Belem s z^:!w3*
America/Chicago America/Matamoros s zsL#wAcMC
America/Chicago America/Monterrey s z7H#wi[
America/Chihuahua America/Ciudad_Juarez l zA^#w.g
America/Cuiaba America/Araguaina l zl7!xm8
America/Cuiaba America/Campo_Grande l zl=!x#H
America/Cuiaba America/Manaus l z<N!xv5
America/Cuiaba America/Sao_Paulo l ze:!xPD
America/Danmarkshavn America/Nuuk l x#Ky.t!
America/Denver America/Ciudad_Juarez s z2Z#w-j
America/Edmonton America/Regina l zLd#yL@!QT
America/Edmonton America/Swift_Current l zWd#ys;!
America/Fortaleza - l zm-!x4#
America/Fortaleza America/Araguaina l zL0!xR2
America/Fortaleza America/Recife l x@xx_2lDc_V_w+!v@w%%u+u{e
America/Grand_Turk America/Santo_Domingo l z[g!w7QKK
America/Grenada America/St_Vincent l ziP!w?<JKNbOOQ.PnM7nuA
America/Guadeloupe America/Dominica l zRP!wiDu;Q
America/Guyana America/Paramaribo l zPF!wZ.
America/Havana America/Nassau l zZ|!wYTs6h8Kv nu%O+Ru3cv4PEuI6w>'x+%u.u0eCkvMOu'Q9gu&avAJJPu1WvEspMfRv6uKLu9I
America/Hermosillo - l z*b#w.]
America/Hermosillo America/Phoenix s zrc#w0iuHK
America/Hermosillo America/Tijuana l z!o#w#kWkOW
America/Indiana/Petersburg America/Indiana/Vincennes l zO/#w)y
America/Indiana/Tell_City America/Indiana/Marengo s zA.#wtw
America/Indiana/Vevay America/New_York l zV*#w^y
America/Indiana/Vincennes - l z:/#wKy
America/Kralendijk - l zPS!wFH
America/Kralendijk America/Caracas l z:a!wS<LGJMJM
America/La_Paz America/Argentina/Salta s z'U!xLR
America/La_Paz America/Porto_Velho s zkX!xX9
America/Lima America/Eirunepe s z e!x!+
America/Lima America/Guayaquil s zr{!x;)Q3L8
America/Lima America/Rio_Branco s z2d!xs9
America/Los_Angeles America/Vancouver s z8!%yI4!
America/Maceio - l x[wxn:PuzUx2!wV%w,'u4UXF
America/Maceio America/Bahia l xgvxW:
America/Maceio America/Recife l xLux66uHGu'@Nt
America/Managua America/Tegucigalpa s zY.#w&?
America/Manaus America/Porto_Velho l zYS!x82
America/Mazatlan America/Chihuahua l zw_#w8]u,EMjOn
America/Mazatlan America/Hermosillo l zza#w#]
America/Mazatlan America/Mexico_City l zMU#w=P
America/Mazatlan America/Monterrey l z[Z#wlW
America/Merida - l z&8#wWIwG'wb&UFu|w&!c/ah
America/Merida America/Cancun l z?1#wBO
America/Merida America/Mexico_City l za:#w#KNBWHdKMvB
America/Metlakatla America/Sitka l zx7%y&B!
America/Mexico_City - l zEW#wBOK_NJUNwB#w['Su/];[uPK1u!u8wa:x@/
America/Mexico_City America/Guatemala s zN:#wpAPULPMdN>Ku2PuWQvC
America/Mexico_City America/Merida l zO9#w7IuuV
America/Mexico_City America/Monterrey l z&Q#wqWusu)u%B]US:wA#xW%u_v2u:M
America/Miquelon America/St_Johns l zoD!y50!S@lv/
America/Moncton - l zT]!yd+!
America/Moncton America/Halifax l z<W!yy-!MIXsQPO:kv5
America/Moncton America/Toronto l zd[!y72!
America/Monterrey - l z%J#wZS
America/Monterrey America/Mazatlan l z8[#w%YRu^w{#x3&u'K
America/Monterrey America/Mexico_City l ziT#w WK:Lv+L[KuVKv2Ku>Lv]M5Nu1RvHcw%!p5
America/Montevideo - s zA>!xIn
America/Montevideo America/Argentina/Cordoba l zfH!x.l
America/Montevideo America/Sao_Paulo s zv?!xCj
America/Nassau America/Grand_Turk l zbk!w8S
America/New_York - l z5*#wfy
America/New_York - s zo*#wOy
America/New_York America/Chicago l z^*#wqk
America/New_York America/Indiana/Indianapolis s zw*#w:y
America/New_York America/Moncton l zG]!y@+!
America/North_Dakota/Center America/North_Dakota/Beulah l z^N#y80!
America/Panama America/Costa_Rica s z:%#w]6
America/Paramaribo - l z0F!wd.
America/Paramaribo America/Cayenne l z_?!wi-
America/Phoenix America/Denver l zod#w2s
America/Phoenix America/Hermosillo s zYn#wfk
America/Port-au-Prince America/Havana l zXl!wTMQ3fENrQv&
America/Port-au-Prince America/Santo_Domingo s z}h!w^I
America/Porto_Velho America/Rio_Branco l z [!x97
America/Recife - l xxwx%3wn&eM@fu)f6u%XaO
America/Recife America/Bahia l x&|x-5ubu4u>v)uHk
America/Recife America/Fortaleza l xS}xD2wd(^Lvrw9#nu3X
America/Recife America/Maceio l xxrxA5
America/Regina America/Swift_Current l z4_#yo<!
America/Resolute America/Rankin_Inlet l z;@#yRo!
America/Rio_Branco America/Eirunepe l zKc!x35uqv&
America/Rio_Branco America/La_Paz s zp]!xP8
America/Santarem America/Belem l zT;!x_(
America/Santiago America/Coyhaique l z8i!zP'!VvP
America/Santo_Domingo America/Port-au-Prince l zhh!w^M
America/Santo_Domingo America/Port-au-Prince s zrh!w L
America/Santo_Domingo America/Puerto_Rico l zTa!woJ
America/Sao_Paulo - l zd8!xKN
America/Sao_Paulo America/Araguaina l zM/!xP>
America/Sao_Paulo America/Bahia l z1/!xr@u-JTw*!wq&xT#w!#(
America/Sao_Paulo America/Campo_Grande l zY<!x,Hfv#
America/Sao_Paulo America/Montevideo s z@>!xGn
America/St_Kitts America/Kralendijk l z5S!w-HMSNL
America/St_Lucia America/Martinique l z}N!wl@
America/St_Lucia America/St_Vincent l z8O!wI@LAK:LnQTKNMv.Lu0Ov7
America/Tijuana - l zMo#w1kKKOYJ[MPN/NhKRM2JOJeQv1PEJJKuDLvhJugV?JT
America/Toronto America/Goose_Bay l zY]!yp<!
America/Toronto America/Iqaluit l zSx!yz9!wJ(wC9
America/Toronto America/Moncton l z*Y!y>2!lCw !u=
Arctic/Longyearbyen Europe/Oslo l xw4y/g!
Asia/Aden Africa/Mogadishu l yZ;!wZ<
Asia/Atyrau Asia/Oral l yf=!yw3!utc
Asia/Baghdad Asia/Tehran s y82!w;g
Asia/Baku Asia/Tbilisi s yC.!y@#!
Asia/Baku Asia/Tehran s yy,!w,z_Gp?
Asia/Baku Asia/Yerevan s y5+!wn{
Asia/Bangkok - l yfH#wb7
Asia/Bangkok - s y2R#wd;
Asia/Bangkok Asia/Ho_Chi_Minh l y@[#wMG
Asia/Bangkok Asia/Shanghai s yBZ#wSSw^#xd!
Asia/Bangkok Asia/Vientiane s y1N#w'M
Asia/Bangkok Asia/Yangon s yNK#wzN
Asia/Barnaul - l y<z!yd>!
Asia/Barnaul Asia/Novosibirsk l yRx!y@>!w#'u_wk#vT
Asia/Bishkek Asia/Almaty s yFp!yq&!u#@
Asia/Bishkek Asia/Dushanbe s y2f!wA|Q9Oeu0l
Asia/Bishkek Asia/Tashkent s yNg!wI|Q7u)uJj;wV#uW
Asia/Chita Asia/Barnaul l y<k#y;7!
Asia/Chita Asia/Irkutsk l yOq#ybD!
Asia/Damascus Asia/Jerusalem l w swEm
Asia/Damascus Europe/Istanbul s wQswDswl&wb!us!w##k
Asia/Gaza Asia/Jerusalem s wuow,ilu,ME
Asia/Hebron - l wAqwXjLDJ[J]JWK2LgKv#JTJVJu%KvNJVJfJTJOJXK3Ku#KvMJu/KvdJu%JuDKvAJSJMJUJMJu!Lv;Ju%JlKv!JlK2LCJUJSLv'JuAJQKvAJu'JaKvxJu'JOJbK&KHJsJeJOJUL-JMKvTJu'Ju8KvlJuDJu,Kv#JTK)JPJu Kv]Ju@Ju-JMKx&!Ju!JQJu&J^LvbJu9JWKvSJUJlJ_JqJaJZKvSJu=JSKvIJcJiJqKv/Ju(JLKvmJiJTJQJWJfJrKvTJuCKv:JTJu%JNJPJWKvxJu[JmKvxJu-Ju2K>Kv<K(Ju*JiJRKQK!Ju(KvaJVJlJu,JXKvUJTJSJdJbKv+JYJeJu#KvYJu=Kv)Ju2K+Ju4Kv-JeJQJMK1JMJSK&JaJdJZKv]JlJNJVLEJgJ_L1JcL0JeKCL@K5MQJPKbMR
Asia/Hebron - s w9qw)kKEMCK)LDNu?JOZvtKiK,KgM1JfK2LaJLPFL6JK
Asia/Hebron Asia/Jerusalem s wnqwrko?MD
Asia/Ho_Chi_Minh - l yP[#w0G
Asia/Ho_Chi_Minh Asia/Phnom_Penh l yUT#w88TXwb!xM!
Asia/Hong_Kong Asia/Shanghai l yVl#w SRJ
Asia/Irkutsk Asia/Barnaul l y5]#y 7!
Asia/Jakarta Asia/Makassar l yim#x=3
Asia/Jayapura Pacific/Port_Moresby l y'L%x>'XVNJ
Asia/Jerusalem - l wWrw@m
Asia/Jerusalem Asia/Beirut s wYrwOm
Asia/Jerusalem Asia/Hebron l wCqwOjLHKJLLNPW9Ju*K!JMO8Ou,
Asia/Jerusalem Asia/Hebron s w:qwvjLPOv*KINALumVx+!Ob[>KLKJ
Asia/Kabul Asia/Karachi s ywd!wen
Asia/Karachi Asia/Tehran l yhP!w5Y
Asia/Kathmandu - l yM/#w@]
Asia/Kathmandu Asia/Kolkata s y>1#wR]
Asia/Kathmandu Asia/Shanghai s yT,#waa
Asia/Kolkata Asia/Dhaka s yD9#w^Tbw4#ucw&!
Asia/Kolkata Asia/Kathmandu l yL/#w5]
Asia/Kolkata Asia/Kathmandu s yM|!wrew1+xv'uNv)
Asia/Kolkata Asia/Thimphu s y04#w5^
Asia/Kuala_Lumpur Asia/Jakarta l yzM#wd)tv+W;
Asia/Kuwait Asia/Baghdad l yn2!w|d
Asia/Makassar Asia/Dili l yX)%x{3
Asia/Makassar Asia/Pontianak l y3o#xu&d0T-PkKYKQOvBNlM4uFw+'dxh#_-mKeu(
Asia/Manila Asia/Kuching l yrx#wu+L_W5OTu1u:LRL&JQSeKv)KHJ_QmLKSMOI
Asia/Manila Asia/Makassar l y,*%wx-TIOSQv!
Asia/Nicosia Asia/Famagusta s wbmwdq
Asia/Novokuznetsk Asia/Krasnoyarsk l y32#ymA!
Asia/Novosibirsk Asia/Barnaul l yZy!yP?!Lv'w<#uowo)L
Asia/Phnom_Penh Asia/Bangkok l y@R#w9;ZE
Asia/Pontianak - l yun#x|&
Asia/Pyongyang - l yu+%wkw
Asia/Pyongyang - s y}'%w^|f_
Asia/Pyongyang Asia/Shanghai s yE0%yS!!wo!wD!
Asia/Qostanay Asia/Almaty l yEZ!yR@!
Asia/Qyzylorda Asia/Aqtobe l yIO!y10!
Asia/Sakhalin Asia/Magadan l yaW%yD)!KSwJ!v/w-#wd#
Asia/Seoul Asia/Pyongyang l y1,%wPw
Asia/Shanghai - l ygy#wy[
Asia/Shanghai Asia/Pyongyang l yp'%wQ|
Asia/Shanghai Asia/Urumqi l ysz!wOi
Asia/Shanghai Asia/Yakutsk s yr.%y57!
Asia/Taipei Asia/Shanghai l y(z#w^[
Asia/Tashkent Asia/Bishkek s y,i!wF|ou7
Asia/Tbilisi Europe/Moscow l w3}yK'!
Asia/Tehran Asia/Baku s y 3!w'{
Asia/Tehran Asia/Kabul s yrP!whh
Asia/Tehran Asia/Muscat l yWD!wI^
Asia/Thimphu Asia/Kolkata s yt8#w+^
Asia/Tokyo Asia/Magadan l y&W%yn'!
Asia/Tomsk Asia/Krasnoyarsk l yK1#ytF!
Asia/Urumqi Asia/Shanghai l y,}!wouwL!(wm!u 
Asia/Vladivostok Asia/Sakhalin l y:L%y]=!Sx9%w4!w5!
Asia/Yakutsk Asia/Irkutsk l yci#y]K!nq
Asia/Yakutsk Asia/Khandyga l ySH%yJR!
Asia/Yakutsk Asia/Vladivostok l yq:%yZ=!T=
Asia/Yangon Asia/Bangkok l ySH#we7
Asia/Yangon Asia/Bangkok s yKH#w[F
Asia/Yekaterinburg Asia/Omsk l yqe!yyB!
Asia/Yekaterinburg Europe/Moscow l y:@!yTM!
Asia/Yerevan Asia/Baku s yz+!yY !
Australia/Adelaide Australia/Melbourne l y7L%xLoQHOx<&Mw<&
Australia/Brisbane - l yL_%x9N
Australia/Brisbane Australia/Sydney l y2g%x6cw{#u^VG
Australia/Lindeman Australia/Brisbane l y^_%xVN
Australia/Sydney - l yHj%xNbKG[eMEOUL<JRKNKNMv!KIKVJPLR
Europe/Amsterdam Europe/Berlin s wV.yu8!KHKJNKb%M@PjN=KLJM
Europe/Andorra Europe/Paris s wF%y*&!
Europe/Astrakhan Europe/Moscow l y*0!yX-!Z+_Mu=W];Ml
Europe/Athens - l wM]wTz
Europe/Athens Europe/Istanbul l w>ewss
Europe/Athens Europe/Istanbul s wD]y*#!
Europe/Belgrade Europe/Bucharest s wgOy!-!J[Mv T7u8+
Europe/Belgrade Europe/Sarajevo s w Ly0*!
Europe/Belgrade Europe/Skopje s wrPy5%!
Europe/Berlin - s wb/yb5!w%!vJw82wZ(
Europe/Berlin Europe/Copenhagen l wi6yFA!wQ(vIuLf
Europe/Berlin Europe/Paris s wg0yt4!w4!x/#
Europe/Berlin Europe/Prague s wc<yr6!KG]gavaOu0Z<w&!x>!unv3u^w?&
Europe/Berlin Europe/Vienna s w87y<1!wx&Pu{uj_v(cv)uqwK!
Europe/Berlin Europe/Warsaw s w7By+:!KuInxj!SXRu9N&
Europe/Berlin Europe/Zurich s wp2y71!lIYJbQQNu(]P0Now0!9
Europe/Brussels - s w=(yE8!
Europe/Brussels Europe/Amsterdam s wG,yj9!
Europe/Brussels Europe/Berlin s wu.y98!
Europe/Brussels Europe/Luxembourg s w<.y;6!
Europe/Bucharest Europe/Belgrade s wOQy&+!u83VGj-lcu+v(Ru2_BTH
Europe/Bucharest Europe/Budapest s w<Oy(.!
Europe/Bucharest Europe/Kyiv s w*UyG2!w@!1TGbBwx#O
Europe/Bucharest Europe/Sofia s w^Vys(!UFZIu'ETKSJOIcOcGjBqNw.#u-uc[jP
Europe/Budapest - l wSGy@.!TAu!N
Europe/Budapest - s w'GyV.!
Europe/Budapest Europe/Bratislava s wXMyV2!wZ%u'
Europe/Budapest Europe/Kyiv s wnRy-3!
Europe/Chisinau Europe/Kyiv s wvcyO.!wh!uJ
Europe/Copenhagen - l w,6y[A!i8Msp1ZDVNUJZRPB
Europe/Copenhagen - s wA6yDA!
Europe/Dublin Europe/London l x=/y[?!
Europe/Dublin Europe/London s x22yEA!
Europe/Gibraltar Europe/Madrid s xJ-wrs
Europe/Helsinki Europe/Stockholm s w4WysY!
Europe/Istanbul - l wvdw.tu&=
Europe/Istanbul Asia/Damascus s wCtwcswk.w!#
Europe/Istanbul Asia/Tbilisi l y@!!yI!!Y<Rb
Europe/Istanbul Asia/Tbilisi s y6#!yd!!
Europe/Istanbul Asia/Tehran s y^*!wAw
Europe/Istanbul Europe/Athens l wr]wwz
Europe/Kaliningrad Europe/Warsaw s wHOyF@!w!!E
Europe/Kyiv Europe/Chisinau s widym.!uW4u&N
Europe/Kyiv Europe/Minsk s wphy8;!
Europe/Kyiv Europe/Moscow s w2oyQ;!w*/xl'
Europe/Lisbon Europe/Madrid s xN/yh!!
Europe/Ljubljana Europe/Budapest s wpEyX/!
Europe/London - l xZ/yy?!g:Qjl#aT
Europe/London - s xJ/yi?!
Europe/Luxembourg Europe/Berlin s wA/yP6!jvVKYJNRSMtN0VQK]
Europe/Madrid Europe/Lisbon s xI4y(%!qP
Europe/Madrid Europe/Paris s xR%yw'!KDwc)xR!
Europe/Monaco - l wz1y^(!
Europe/Monaco - s w#2yf(!JJKHJLKK
Europe/Monaco Europe/Paris s w(2yi(!
Europe/Moscow - l w.uy!,!Vu#U=wX@wc5
Europe/Moscow Europe/Kirov l y&0!yYJ!wY(xF'
Europe/Moscow Europe/Samara l yi9!y)D!
Europe/Moscow Europe/Saratov l yI+!y.<!
Europe/Moscow Europe/Tallinn s wu_y#H!
Europe/Moscow Europe/Volgograd l yW&!yW9!
Europe/Oslo Europe/Stockholm l wL6yCJ!
Europe/Paris - s w@/y2.!
Europe/Paris Europe/Berlin s wB0y}4!T9hSVKMGQIPGPFkAuAxH#uJw8#u(>
Europe/Paris Europe/Brussels s w=(yD8![Lc+KTL<KGQ:uB7LDuO7w<%x5!
Europe/Paris Europe/Luxembourg s wI.yZ5!NIfAKG
Europe/Paris Europe/Monaco l w 2yc(!
Europe/Paris Europe/Monaco s w}1yh(!OJ
Europe/Paris Europe/Rome s w62yn(!
Europe/Paris Europe/Zurich s wn.y2.!e]LGLUMRKpw+!v/u|w;#RX
Europe/Prague Europe/Berlin s wX<y@7!wJ!qw{#u_
Europe/Prague Europe/Vienna s wlByw3!
Europe/Prague Europe/Warsaw s w-Iy^6!tKqEY?u@&
Europe/Riga Europe/Tallinn s waWy.H!
Europe/Rome Africa/Tunis l wU=wIr
Europe/Rome Europe/Ljubljana s wm?y[-!rv&
Europe/Rome Europe/Zurich s w,5yg-!RDLKQFKDM>JMMKKHRaM.
Europe/Samara Europe/Moscow l y(9!yL@!
Europe/Simferopol Europe/Moscow l wotyG,!
Europe/Tallinn Europe/Moscow s w3byNK!
Europe/Tallinn Europe/Riga l w5Uy}G!
Europe/Tirane Europe/Athens s wkNw7|
Europe/Tirane Europe/Belgrade s w@Oyo#!
Europe/Tirane Europe/Skopje s w}Nyp!![1
Europe/Ulyanovsk Europe/Moscow l y;4!yt@!
Europe/Ulyanovsk Europe/Samara l y#7!y@@!
Europe/Ulyanovsk Europe/Saratov l yx1!y =!
Europe/Vaduz Europe/Vienna s wh6yO0!
Europe/Vienna Europe/Berlin s wB7y81!wm&d
Europe/Vienna Europe/Budapest s wYEys/!su3
Europe/Vienna Europe/Ljubljana s w<Dy@/!hKu#F
Europe/Vienna Europe/Prague s wiDy+4!
Europe/Vienna Europe/Zurich s ws6y#1!
Europe/Warsaw - s w;By}:!w5*xI&
Europe/Warsaw Europe/Berlin s wuAys;!
Europe/Warsaw Europe/Minsk s w+VyK>!
Europe/Zagreb Europe/Belgrade s w+Lyv+!
Europe/Zagreb Europe/Budapest l wKGy4.!
Europe/Zurich - s wr2y61!wR%8
Europe/Zurich Europe/Berlin s wV2y91!wM#^
Europe/Zurich Europe/Paris s w</y..!MO
Europe/Zurich Europe/Rome s wY5yE-!
Europe/Zurich Europe/Vienna s w 7yp0!
Pacific/Fakaofo Pacific/Pago_Pago l z*6&xF6
Pacific/Kwajalein Pacific/Majuro l yF-&wf5
Pacific/Pago_Pago Pacific/Apia l z(5&xHAKGOPLJLDJQMHNUJMLGOK
Pacific/Saipan Pacific/Guam l y/W%wmB
America/Argentina/Salta America/Argentina/Cordoba m z>V!xFq
America/Argentina/Salta America/Argentina/Cordoba m z;W!xMq
America/Argentina/Salta America/Argentina/Cordoba m zsV!x]q
America/Argentina/Cordoba America/Argentina/Salta m z=V!xi[
America/Argentina/Salta America/Argentina/Buenos_Aires m z)U!xJu
America/Argentina/Salta America/Argentina/Buenos_Aires m z#U!x(v
America/Argentina/Catamarca America/Argentina/Tucuman m z+Y!xsa
America/Argentina/Salta America/Argentina/Buenos_Aires m zOT!x2x
America/Argentina/Salta America/Argentina/Buenos_Aires m zeT!x9w
America/Argentina/Salta America/Argentina/Buenos_Aires m ztT!xyw
America/Argentina/Salta America/Argentina/Buenos_Aires m zpT!xkv
America/Argentina/Catamarca America/Argentina/La_Rioja m zfZ!x_c
America/Argentina/Salta America/Argentina/Buenos_Aires m z3U!xjw
America/Argentina/Salta America/Argentina/Cordoba m zpT!xDq
America/Argentina/Catamarca America/Argentina/Tucuman m zcX!x b
America/Santarem America/Manaus m z(E!x6&
America/Belem America/Araguaina m zJ3!xi/
America/Toronto America/Iqaluit m zb##y1=!
America/Halifax America/Moncton m zEW!y^+!
America/Inuvik America/Whitehorse m z<?%yG^!
America/Goose_Bay - m z7]!y4=!
America/Regina America/Swift_Current m z9[#yv;!
America/Toronto America/Iqaluit m zb|!yL9!
America/Winnipeg America/Regina m zjN#yE9!
America/Winnipeg America/Regina m zWN#y@;!
Pacific/Chuuk Pacific/Pohnpei m yCk%wj-
Pacific/Kwajalein Pacific/Majuro m y=.&w&5
Pacific/Majuro Pacific/Kwajalein m yH,&wB:
America/Monterrey America/Mexico_City m zBG#wGS
America/Monterrey America/Mexico_City m zAH#wSS
America/Monterrey America/Mexico_City m zeH#wRS
America/Monterrey America/Mexico_City m zWH#wDS
America/Matamoros America/Monterrey m z]H#wo[
America/Matamoros America/Monterrey m znH#wo[
America/Matamoros America/Monterrey m zCI#we[
America/Chihuahua America/Ciudad_Juarez m zb]#wLf
America/Chihuahua America/Ciudad_Juarez m z([#wSf
America/Mazatlan America/Mexico_City m zUV#wGP
America/Bahia_Banderas America/Mazatlan m zqW#wwO
America/Bahia_Banderas America/Mazatlan m z^W#w,P
America/Bahia_Banderas America/Mazatlan m zlW#w}O
America/Mazatlan America/Mexico_City m zaT#wwP
America/Chihuahua America/Mazatlan m z8[#wQ[
America/Mexico_City America/Mazatlan m z3U#wqR
America/Chihuahua America/Monterrey m zoZ#wO[
America/Chihuahua America/Monterrey m z_Z#wY[
Asia/Omsk Asia/Yekaterinburg m ybg!yhG!
Asia/Krasnoyarsk Asia/Barnaul m y;5#yi6!
Asia/Vladivostok Asia/Yakutsk m y*7%ye4!
Asia/Srednekolymsk Asia/Anadyr m y'|%y@b!
America/New_York America/Indiana/Indianapolis m z5*#w@z
America/Chicago America/New_York m zR*#w4g
America/Chicago America/New_York m zs*#wLf
America/New_York America/Indiana/Indianapolis m z,*#wcz
America/New_York America/Indiana/Indianapolis m zU*#w9z
America/New_York America/Indiana/Indianapolis m z.*#wLz
America/New_York America/Indiana/Indianapolis m z**#wUz
America/New_York America/Indiana/Indianapolis m z+*#wGz
America/New_York America/Indiana/Indianapolis m z,*#w+z
America/Chicago America/New_York m z,+#w v
America/Indiana/Indianapolis America/Detroit m zI*#y(#!
America/Indiana/Indianapolis America/Detroit m zU*#yL!!
America/Indiana/Indianapolis America/Detroit m z/*#yY!!
America/Indiana/Indianapolis America/Detroit m z<*#y;#!
America/Indiana/Indianapolis America/Detroit m zf*#yI!!
America/Indiana/Indianapolis America/Detroit m zM*#yY!!
America/Denver America/Phoenix m zcd#w2r
America/Denver America/Phoenix m zxa#w|r
America/Denver America/Phoenix m z6b#wzq
America/Denver America/Phoenix m zTd#w1u
America/Denver America/Phoenix m z;b#wLt
America/Denver America/Phoenix m z|a#whr
America/Denver America/Phoenix m zta#wor
America/Los_Angeles America/Denver m zWq#y31!
America/Los_Angeles America/Denver m z?q#y,1!
America/Los_Angeles America/Denver m zpq#y31!
America/Los_Angeles America/Denver m z1q#y&1!
America/Chicago America/North_Dakota/Beulah m zvN#yI1!
America/Chicago America/Denver m z(S#yi1!
America/Denver America/Chicago m z*N#y|#!
America/Denver America/Los_Angeles m z&m#y) !
America/Denver America/Phoenix m z3g#wKu
America/Denver America/Phoenix m z8b#w6t
America/Chicago America/Denver m zSL#y/*!
Antarctica/Palmer America/Argentina/Ushuaia m z}U!zSW!
America/Porto_Velho America/Manaus m z [!x97
Europe/Luxembourg Europe/Berlin m wb/yb5!
Europe/Luxembourg Europe/Berlin m wM/yC6!
America/Phoenix - m z6g#wVu
Europe/Berlin - m wn/yk5!
Europe/Berlin - m wY/yS6!
Europe/Berlin - m wK/yN6!
Europe/Berlin - m wa/y@6!
`;
