/*
 * Made by `npm run zones:borders`, which describes the form. Contains data from GeoNames (https://www.geonames.org),
 * CC BY 4.0, changed: the towns. The lines are from Natural Earth (1:10m, public domain) and the United States Census
 * (counties, public domain), the zones of the countries from zone.tab of the IANA database (public domain), cells and
 * cuts from @photostructure/tz-lookup (CC0).
 */
export const ZONE_BORDERS = {
  /** The zones of each country, a line each. */
  countries: `
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
- Antarctica/Casey Antarctica/Davis Antarctica/DumontDUrville Antarctica/Mawson Antarctica/McMurdo Antarctica/Palmer Antarctica/Rothera Antarctica/Syowa Antarctica/Troll Antarctica/Vostok Etc/GMT Etc/GMT+1 Etc/GMT+10 Etc/GMT+11 Etc/GMT+12 Etc/GMT+2 Etc/GMT+3 Etc/GMT+4 Etc/GMT+5 Etc/GMT+6 Etc/GMT+7 Etc/GMT+8 Etc/GMT+9 Etc/GMT-1 Etc/GMT-10 Etc/GMT-11 Etc/GMT-12 Etc/GMT-2 Etc/GMT-3 Etc/GMT-4 Etc/GMT-5 Etc/GMT-6 Etc/GMT-7 Etc/GMT-8 Etc/GMT-9 Etc/UTC Pacific/Midway Pacific/Wake
`,
  /** Lines between zones. */
  lines: `
MY ID 1 2 y,u#wl*tH
TL ID  2 y/)%xK5H;OBSKa[UBNCH1'IGF_v0
TL ID  2 y1'%x=6V:dRS;JAULOOJR_gMb
MY ID 1  y4c#w2&</
MY ID 1 1 y&c#ws%C1_AL*e*w1!vtw)!u%p<_MO>dXhCu<jWu3u7gu_JT?<6um6_9u2u#u.EpZ
MY ID 1 2 y_m#ws#u @cuFkW@u>gRKXiXh[=^9KJ_TTBXpu!W?kSTu:]Y=u[ru9
MY ID 1  yep#w{*cjQB
MY ID 1 2 y'q#w5+h:abqKa7abV<uwOuC!
PG ID  3 ynL%x?'Jxp)1v3ev/JxK&
TH MY   y&L#wq/NRJVNOHUN[_HR2QCVEVJl<_TY:O&iQaEL?EGGBS@F)>F@4O?XEQ@UFWRQau7eY?P8WNXAUUUWLQJSRX_[Ml
BN MY  1 ysl#wi+h@XAKFPIT)GFJDhIMGR6j0jfWu2@P@u/cYZKNOKPOO
BN MY  1 y1o#w9,I:L2Wv'u*;>dIp/u4
BO CL   z!d!xJHu!vWu#=<6u x1!B;ugv[v,v1lv%A2 @bv&98u2v 8v*k8u v:cx(!g/_vQDv0u/;uNY
AR CL 3  zr]!x9Tp&v:xi!xT!vFv+v#9v!u#v8+>8v+R+
AR CL 5  zwa!xGZlvj)*F+u3vQF/v-0v'SvAx@!v(v0
AR CL 6  zkc!x5bv* 0v_
AR CL 7  zZd!xjcF!&4>/fvU=v/i90v#v!L)vnY7v//?vEev3u%6B55Hu'vOKv,d2
AR CL 8  z2e!xUl=v:]3oQS31vH[vUv'?v-vT=vM!7j7Tx)!v?v3
AR CL 2  zef!x<tNA
AR CL 8  zaf!xEtJE
AR CL 2  zaf!xJtv<:2vGP;?C_2>@Av_rvLG*qv;C1vev%6x)!v M]v:=#/KJ0h6?7;IA#55av%;x(!W*dv*K?GF >
AR CL 5  zIi!z8%!>RAA;2]#44NvT
AR CL 5 1 zoi!z4'!d;jH]DODGCM?>F
AR CL 3 1 z,i!zi'!>F@A
AR CL 5 1 zBi!zv'!B:^?GBYI[?K96?ICUK
AR CL 3 1 z!i!zm(!KJ
AR CL 5 1 z i!zm(!I>_4616AP.
AR CL 3 1 z1i!zs)!K8
AR CL 5 1 z0i!z)*!]?udCU<.v4v_P
AR CL 3 1 z+i!z#+!v3GM2u&A
AR CL 5 1 z5i!zH+!u-Cu/v2v*v-,H@CC,Q4h5
AR CL a 1 zdh!zZ-!v3v#j7Zv0JCHGM8+03EQ%8>i49?
AR CL a  zHi!zN0!9P.v#!BN, v8u!'Hv,
AR CL a 1 z>j!z|2!v/)Nv1
AR CL a 2 zrj!z{3!vL /v8v:G3v%dv*5-Rv!u*!bvLw%!ju @Qv700
AR CL 3 2 zHj!z)9!g.=*1)dAM<MFu'8b,
AR CL a 2 zKi!zy:!S>wu%FwP#v,
AR CL a  z%b!zb;!n:
PE CL   z|e!x<Ju-MjUa__q;u*KSQPfKoj
AR CL  2 z*b!z?A!H9
AR CL b 2 z'b!zQ<!Hx>&
PE BO   z!d!xJHHg-ZPZu(mGOrtR]fSTTDQJTJZQSiVNQDS@N=UDHALBFEJ=Q?^&u_W^OYSNIUQQPMMQVP.g?[BQNZI_aTMkMNWJLYndFgiUv(udfmGuufj]PD]bdvjw_!v<ur
BR BO f  z0d!xs9bJXMua:ZNSGE@I=PGu;^k[tu1u@Eu5u:YLSU_HPKLOTLuWuDu'PROu1XSF
BR BO b  z>Z!x@7u<TIBdAYZLOVUQJSDMCR=F+Tv))v.M+TAKAE9KGRHPEM6G.=8Yv4k.D1
BR BO f  zHX!x[;[Tcv6u CT3TRu%,F2^9jF
BR BO b  z>V!x;=u:=UYu Iu=v'u*U[!p-eOS=mB]<eLTLQFLNTDK6Y;tv#dM
BR BO f  zbP!xX?uTK
BR BO b  zaO!xW?u!Uu: 
BR BO f  zNN!xv?u,/Z#8'
BR BO 9  zyM!x#ArvVNvTv8Gu=vE[x<!w>%=RLPRSJM5ECM?0'Nv3
BR BO 8  zJI!x3GYv:uIv*pEM.MCSEIAQAIFDJu.vD6C*vY?'QIO0@Iv@x'!u.v+v5%
PY BO   zkH!xBNGu>xV!ufxV!GxF%v=v vVv<vXKvZvDx/#
AR BO 2  ziR!xzR/aFexF!KBI>A<S.Iv!vO86A,J;D7FII[IPGNFL?XMb6c=u%vNbvQI1L
AR BO 3  z<Y!x[RFH(I*l3PHT:U
AR BO 2  zQZ!x!R6N>v0
AR BO 3  zsZ!xVR:>v<:<v%v+6L3(&
EC PE   z)|!x*)VFMHIFIFKFPDH=OHKHKBH>KEJANDN4-5.O@;S-eL.v(_Bf]RZYNk5PJd8RIhSi8G8Y#i,^IZGOJSDTTP[ZPFeu)kSu<Yu+VOPeTRIZYu9e3WOBcu<uDw4#uNuouPubuqmuxW>WKTJEQBrRdv)uH-_uAN
CO PE   zop!4YZaBT=m9VTNFT8CDkCu# kvNrFu v!u(?hv&B!q3kJ[v28.c0^KT:gSSEOQO>ONRXNJV@u!=uJeu su 7R8SVQ2uNou30U2YSu%:I;[Me1SSU8x(!xv!r9UGTLVTPKYB['l6W5
BR PE e  z#e!xz*KDHE?@HJGK@X?I@<3^H_DE<Q9ACRC?>Z@?:M!v' N#7vi>vYv0v,v.v/;=vbv,vO]vHvev:8*
BR PE f  zLm!x!1@-_ v/@R7;7u6v*<,c;fv>q2S'u<v;K,v*v0uIJgCNKu/?ZBSv'
BR PE e  z.j!x87dv)
BR PE f  zri!xj7wH!Lw:!ul6/[-6.Jx-#aXu*1uDisAiM
PY AR  2 ziR!xzRuBv+sv<
PY AR  1 zQQ!x9T_&uPv=
PY AR  2 z@P!xGUQH
PY AR  1 z9P!xIUIG
PY AR  2 z:P!xLUJH
PY AR  1 z:P!xNUh:
PY AR  2 zzO!x_Uu0,_ uQ.
PY AR  1 z/N!xhVug=u{vLT>uev3u<;h.bTu)/cHa9V6QFP:WANAF5&4FEQF)v+SEv&0D=HHENJFSEJG=DK@@6PDC;U<F>@KH4BHLDGH@JHFPEKFGHAIFF:EIDMHC@IDBMF@8=M?QCJ<^Qu/ObGaLu8<
PY AR  2 zkG!x;_r:lKQHNFOIZBeIgWXH_;QK
PY AR  1 zZE!x^_TQgLd2VI]hJTYOZWcD^KOHQ=_A_[OKROKUMPEZRLOUXJPajVZFVJNQIUWV[NMMR^RNWHPRKTHSZ[MQLVNRJlN[GYJNSLLMHVOYCXFZWMETKN
BR AR 7 1 zs@!xDZRKMIMCUGN@ORaZXAWNETaQJ7PRp8Wv:RCR>O=V7LB?9Ev;CBW#4v(FEASE@?M10=KJNEMHGD:HIICEHHGBEBQE@DR?IL@FH<FBQFIE?EHHNGGJFGHDJ?GFMKOGJFFF=?GJ:GCFI@B7KU>IH<KHHHE?O9=?KE@BIH?@?=J@=@OGE=@8CNCZCD4DS5N=CG78FHGJ;9=:76CF68<C22B=@C@H>44GAFFGD;>1,7:5G;CD)v&#=G
UY AR  1 zVG!xZfFJIDMAIBED!+B=KBY+M<G8;GFHIFT>K@A=C)BAIAEDBFDAOEQEODJ8<)4CEDS6H1E?Z7LDHD7/
CN IN 1  yIv!wHrZ=mVAv%jv:
CN IN   y5w!w4qqv?u;<u4%M2v*.Xvpu2v1u4@Av!nv)v!v%*H>30E'cDnv@:Xv9u3v.;!i)37R'
CN IN 1  yQx!w2iu(G_au:vIo9u0Mu9(N-
CN IN   yg{!w[gH:uL6r.r=N>
NP IN   yR}!w]f;FCQ(!-<F@;8:DBAP5C=EHKF=<AEJCW4D9CKL<6DGCG6@EF;LBMHo8_4ZJZ>IYMPULLCXGQAu;#nCR:Y8LFFGOEQJOQMKVBR=a@QCYGV?a>PJ]WYHuGv)u!RV;N4NEuF@e5WJSVJLGPKNOL^JbGu.4OOAWoKaYo.u8=U-D0fCVLLGNGTGQDMCX?_NSAJCPE]ETMTRUJlW[AO+X?PJMDNJ]WYNa?RJRFWPRJMDuH)OP[ISPLO^QVTLJKCN:R>PH[MOBXERVPMtBu2[h7QQR]IONVWeHh?c0jjw5!
CN IN   yC1#wKaFX_PpNu#eu!7Jv@>1P2d7
BT IN   y*3#w8_2;A8_?N,VQS=SLSEPANC]HkSXBPFWLaBJ?u GNQu4NTZPNUJTPQMQIu 4u@JVJUOu(DWPPUXLT>LHNJQLZHnVU?OZfDTZ9g[u&4o?ECJ/D-dC[Wh
CN IN   y29#w7au=Cf[eJLUT<uDiMru1huAu<wY!u;_]:YMTTJOQkQc_YCU4u AHRu:3OZaIQUO>RKKZZRUFWHPdu;Pl0cQ')N9lYu%v3O6)6V#WmhKsv(u%Lu!,
MM IN   ynE#w8bMv8.Ev=v0u-vbv,['rx&!(1)3D%(6G:4v0:7-K%S%VC,,L&-(v-'@#g=O;>'?;H<;B+v)v)vxvKmv/H2[H5dv4Fv<Cv#?7;D=UBDR061Nv)M<T:E 3MAv 6B!t4&
BD IN   y:;#wDR;w/!;o=U6w;!BKE=A[086[Nv'17<1T%GEEIGCAC:HDCHOBLGMJRGL>nILIHFQALHGL&DKEPEu,DNC^DOHM@dRRBTROPONUJNGTRX]POasHRMO_R@QGQOHULMVGMIKDPDNINON[IZNKTDFV[ITLOOI]WZWu#H_PMQG]?^PNPFR=UEK:Zv/av7FGGCKGEEJvIZvK=v Pv,FvTi8HFfOjLXC]GcT]ANRPGMEICRIUDV=RJQBJJ?DKFEREBCSG@@F>EJER:IFN?Gv g>pQJHN-_@DHCj2=E6UCACJESCL:EFLXU@RGPKMBMEPBK+^HWDAC0QQd?O:=M69H=5C?B9v0S8aPm1OEJ>b7WITEeP]'eD>:JEGJME5PGJFC,P!JE(7-:KHRAP<CO<DAEIHCEIE4QHOBJ?ODJHuB%lFOSUEODK<=>J9NEOIFAL@@=<GFDJDEDMCK,j2TN?.D:ODu+C40H:U3TDC4R0J@EHSFRv*W4GA
PK IN   y(a!wQVieuHJOuBTJR7W[Y=]Q^CuHNu!3u*M[etWu.VN)u.Ku(i4UFdb^vKw.!Ju1vGN&u(YusvGWv6u#buEw5!wA!u!Mov0eBwn!u+Tqu/u-_u4uxu;V^u/uMguGMMu@bu hCc<TTRMJIORKW[UNQaXPOTYYIPXZXIYVSKSSMRZR>P@IGKFOIQau21u+SWKQf^PS[ISZRGNNZLOOQJIPMKVFRMQHJOUQWKT]LS1^5P6U3F<PBI;H>RC]OTI[R[FPCFF@BF;IGLAP<FBLFu%+S?W6YIXaZVm tKRX^aM_UOPIWCN5G;N<GDK@SOZYR?f*RWbJRZXIUJNRPu-Zwh!5f8uO@u+nfGu2a^BaMaZKXLOUOQKXEML^YNa
IN CN  1 yIv!wHrvLEvuo
PK CN  1 y0t!whrv aGjvF7:n)UWuG u/v%Y/B?nv-^v+:;av+K
AF CN  1 y4o!wmu'ju?fY9_M
TJ CN  1 y|o!w;vu/nv/tXm'u8RuFvbu #J:.3J0Y3u+idv%u(Ou)
KG CN  1 y2m!w5{u O]d3rlu-uATuCu(kIEquE=u>rdv>uljW7u5u+u,uMw7#Ou2u+J[wW!uKuV^gfu?OFk
KZ CN  1 yk{!y=%!Ju5<gWaR[u6WHQ)VIUu*adCVT>h:NUjv(uS0sHu7Nu)iVvygsnw=!awA!u%f,k@u>Zg9bGSTPYJqv+S;Uuiw4#ku'KhNaaMw;!v*w7!LY(uZu&u0LUf]NQm6l=uMu uLwH!mqrBu,jguVF
RU CN b 1 yX/#yZ4!u[Z
MN CN 1 1 yb0#yl4!U!06u9*;*ub*^#uSv u]Qu!v u4UQ1u.7dv?u*v4o<lvE,v.bv1v4v.>v-u&v7qPuX-w(!>w%#Eu?7uCv)
MN CN  1 yU>#yi*!gKh-w !v+uKN:v.u#?u=x.!
MN CN   yXB#y]'!uQv<W#wA!WwZ&v%u]bwH!7
MN CN 1  yVM#y1&!uJ@
MN CN   yMN#y'&!uMGuHv;wq!&uvv*wA!bKv#uOC
MN CN  1 yfV#y%#!ZEqj
MN CN   y?W#y>#!w%%ugw_#nux?w(!TwX!u9uluhuqrrl]J
MN CN 1  y*h#yV(!]PMV4qvQuJYj
MN CN   y:g#yH*!u.uWu%duTFu< wP!2uTu#uRuNw #Vueu.StuGuIu!YudDUu#oQu'9uWu uEE
MN CN 1  y5w#y?/!sWu#5uw<r[OjJZ1]<m']vMuE
MN CN   y6x#yE1!vzuAv2RvCEvLv9
MN CN  1 yIt#yP1!9Dv[u%voHv;&v=u&>u%
MN CN   y8p#yO2!u2bHu0wR!wK#
RU CN g  ypr#y:6!ul u&Hu26cJucu6u0hujWc_OqHQ5I;MKMALLOVLQPUku gNnu&mMiUJKV^UFUWNP_dlufu*gu +u'_sv/_vD@AnwA!ubwr!k
RU CN h  yG %y;>!wD%gu_v!gNk.uU1T[u!Lu[-c:87rNi.bL?@QA=GU8jBg-^31;u#@H8:>
RU CN g  yQ,%y+;!u v-XFL9@Ak:B;cC68[F
RU CN h  yQ-%yQ9!]N@v*uOvU<.X@D9ODu(8H>71Uv(aEU5]CWBYJONQI_>oNUGWQmL[HQPeBKBDHH@u)D]9u+GR[_Ig-^JS8[F[.u0.TFhPYINEUHgMA;
RU CN j  yo5%y|3!6&]?K;gJW#,v'u'&Q)aBuDWo9wY!Tmu+cEuEru=Du/k
RU CN g  yr<%yi2!u:[
RU CN j  yW=%yz2!]OkMOKZBXNX;bFC011u!v/A;DGH>:=270J
RU CN g  y,>%yy0!'6F8
RU CN j  ya=%yQ0!QCIDQ>IF5B4vK+)[8;@UEG?v!3P:=0BJD>CMCHB>RB<<P:>DLFGICJ5A:E>6Gv1*6xj!u#7^vMvDvF@3<f*_v7_v:ADGBC!Hv+c:K<4&M:58O24> NADGGv*A9AEBeGW>M@?B
KP CN   yY5%y'&!EZBHJAHIELJR5T=VGQLdGQ.NNOJQ;F@JEMCQ?GOFAIHHJD8!JDOEGFKGCGNEEFI4EDCIBKBKJBEIFC=R0R28KCBIQFFCDHKFOJJG5:BMJFBC=HF?CH%O-AvgHbv)l(2&BDBKMM?IGLJNCIIO=P7Bv#J*X<GEMCHBKCLLO'LYS2VG[=QCJIPHKFIDFGD?GGE3PSC5CC89.N> +>;3?B:434Kv]v.3Lv-1O>:IALvAv&IFEI+3
HK CN   yEm#w_S?L>CIKEI
VN CN 1  yQ^#w<Q-gHN8Nv(:9X;@:d6I(^HMLQLW1NAP>J>Q>@HQMTHbGNIg7QG[MQQfPMRBNJVaNXUR?L8YEFFJDS7PEC%BBMDZ;P0JDCEH8E;XEP=R1LDSIU>R?[GIEKARGSEJ?AHBv*8ACBMEIHA>CP,34DG;MFFEMv!0DK;QFQLV(B?7D*EFFMELFQDK>Y*j?DA.>A5o?PGJB=E?6=J=6?JA1PEM>cv*c?F<Y46PB+v 4E
LA CN   yMP#w?S5S5H=@>[AO9@C267u'vLF6Y4<CFv+a659>U;GKT=Nv*<=XLTGNPU=QNfDM
MM CN   yAN#wIQBu!v)9v,v v2V+67_Ue%TAeTfE[8LDC7TBD@S!R4D%VU]Sjc_@u+abJYeIIOCSHW8L=VEIGD<BELIP2KAV(NTd?OQRGZ7]ZX>]IWGL5NHMHkteLVv1<4Uv4Hv36?@8C284_u tKOFPJNNNIQ;PSW@X0JPu6e[_K>]Jacu']@tpPu%j>VOOYepbD[Z3aCaYUOAUW?abu@Bu(Nr=eLuIv/bE08F8r8uLv#u#*O<f?D<V6*K>15
BT CN   y29#w7aMk@Sv7f!28Iv<e!Gclv5O=_v7A*0!@vPvc9F==JHLDFHIEJ>R=5G
NP CN   yC1#wKav2T46vmM,e8I;X6KIS?R1JA,9Av%]Dk5:L;O?D@7HEPJV?VCbBO4YF]99v^STu55Sv*7vArv&p/u=+Qv4/3Pv?uP4Bv'Zv3u.vGg=u/vbV=>2SBv%9DA31K6p
PS IL   w^owuhWSQQIWORleJNAS
LB IL   wTqw)mZIML]KMHPDLIgQQUL_OQMJRBKPPKVTXNTV
SY IL   w/swjmHAAEQFDAQFK@NHKDECJGQHN2NC@:JC:9
JO IL   w sw>lGI9?>GCDKGLIHGMAGGILKDGJPDFEMIEDLFGIME
PS IL 1  wUrwPk,PGZCM8J>QFICC8BFDF8FIIGHANHJE=>O?L7I9Q;?FHFLGTIROgCOFJBIHHL9F,3FDH9?6LDNGOIcNeJVMu(c
PS IL   wArwRiJI
JO IL   wArwQi>v-Q<J?A:I>&v>=#N:FCG6N8#vl
EG IL   w(qw)eBZKXvsw%%
EG PS   w^owuhEWER
JO PS  1 wUrwPkK<IDMCGGMJGAJCGIHBLEFHJ=N;FIO88v>
SY LB   wMswSpXFu%INMKQOLU?TIOKJD?IJB=BMF_JMDYAH=W@O50-3A>AD>RCVHJECG6Q@EFJEN8C<<DCJEEAaBKDCD=GG>6>
SD ET   w9owT6jum^kAu?LQku'h]p [SbhIuFfu4Ju/u*u uCuzuNRNu<u+ufiw*!
DJ ET   ye%!w8=vTv}3:FDB)Lvhu1AURqMVLTH]UgPcER<kK
SO ET   yx&!w}9.!/!uGx!!j=Zv,_9T0uCv's'REw,(xg!wi!J
SO ET   y12!w>3x %xs#xp#x(%xc!SxI!v69<;>>*<?x0!3#.JBDC
KE ET   yZ#!wD*@E9PvpCvIu=xW!vMv7vUv&VKP/F4T>H8JvKgvKBxz!w7!xd!Y5ZG^
SS ET   wCswm+(u(UuVv<b%?Eg*b3u%v1wH!(VDiv5mEb,]Fkv4u*vohGH=MDQCZksWf@WL^WUuBLh6u'ZggCwN!
KE SS   wCswm+/JIV:88P9lSe'NMaxo!vKvJvI
UG SS   w&oww*vZvWv:M(d;@)=vEB#4G5;L=V6MGZ5eDL97(=v'd0Nv%35#
CD SS 1  w)hw=)IY<^v#?Eu-v<]v-u@.VKq'[)PH9v+v+v!l(G=X?G?5v-+:Y.L>Z@FCfv*SFqv(i;i
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
CD TZ 1  wtgxh36u/v#u;-uRv u-vFu/v&uofu<v2w<!ZuW
BI TZ   wtdxI+u;GT]u%au6uYYJG[T[MXQQRKJLRM]WBSRRlVQa?eSW7G6S:TGJEGEDHR>UPXKRY]EI?ECLKOSS^t
RW TZ   wJgxs&[KQS[DYQTu-=WE]Ru<BK?q%[AjBMK]
UG TZ   w:gxv!mHh]TGwD(J
MZ TZ   wF}xn8GDvKv6v+/v-Av('.Ov'D/75H/4EDCN:N1_.Ov)<>v#vB#v6T3bv!Hv,+vBPDdv>mv+#vuP
TR SY   wAswCsXKLHJC]EVCMJNaNOQLRJKQNKRHOKJnMRGMMKRFSJNNcIXLKPFS<PMPBSF[PRRu!LNPRIOu ?ZIUDQCI@NEOHTPUIVMu&Eu!^mPqWqZ_IrAk4l>mLYKjBUJw3!i_TbPXRgXfPpYsNu5?u1Lue_dZTTPNMHJETGMLMFRELGF?NGJA
IQ SY   y_%!w!vO@vIv:#-vJ;4*Bv4bv Mv'(vRMvFv)vHEGv+?xl%xa!
JO SY   wdywcmxw%xt!;MBHCO'M7N6Y=RBQEG9JHN?YKQHLAKFMLMFKDN5NGLFJ
DJ SO   yx&!w}9u8u[
SR GF   zv@!wd&u)lu uCBu0ru2PsEPCIAcv-u3Nc<QKQKSISCVLu)=u2VkUVLONMLRmk
BR GF 1  zF:!wQ*6>F>D?+*v+vT>EFACDIFK<v(vjvCv;v7NQU7^ 6v(ev>v,v/Z
BR GF a  zE@!wH&v(f
BE FR   w/'y(9!R9TBJFCDNAHFOHLFXIUANDdBVUlQOIV=QHNCGGR0PGVFcPNIHELIWJTHQDN1PFVSSK^EbN^@OCNHKNMKNHNE@DD:UJP<:BJAVF]KqEhSTLNOKXgYKGRKMHG?GK>0VDMGE?L=MHfKQEUHX>SHWKREI@RLWFU<JCNIXPVIROWGQNSH
LU FR   wG.y[5!TB[GQAdLNMKNRJHLVKUHTESH
DE FR   w]/yJ5!VLaBX<DFKH[?JGOHMBNLJBLGbHNMGPLMZIYENJICMEOHOLJMMKXE[JQHNOSLLNVLKHVHLGGIY?RITDRJTITMZFZKk?bF@?>6?GFDAIHC:?EIAAI<LEADJFFEHBL=HGBGH?:;D=I>S@JCCDICFFKCFFFAL?EFLBX>IE
CH FR   wF2y<1!>FBENHJHDILFGG?LMFIGCF@J6F@NFLHMNP;K@IALCHMCCEDIJFEHCBhMRD8@JA=C@B=BDHJGAFEFLFFE<C+BHCNBC=MFJE8?;E-7OC99LDGGTEPEC<H?AJ9CIHODFBXNSJPHQLTRWPONIOEIGLFSUVPN_MZRgKjELIKAEEMDU?@9HCLG^EF?WIX>Q=
IT FR   w/1yX-!<<;HHFEMBGGDL;NEj?H?O;]BOCWE=9M=@BIIEL;GED?GKECH4P=F=CPDJGMETHOHKDI?NF_@XKWFOEHEV47JEBLF48O>UBCFGAU<RENCWJu.7PFu*QRNPIGDT?JEBEFA<@::N;
MC FR   w(2yh(!DNGIFGIF
ES FR   wY(yo%!7J?Q=ICLDF@J>C=JCHBEHHNDEJ=M=E;QHN-S.G<??GANCX>L:Q:MJK
AD FR   wA%y}%!MTMLOKGLBMMN2L>P:HHBEI
ES FR   we#y4&!?WCT#I>W(M4S9M<IG=LHFFRDEDv,JCQ:@CR;Mv B:PCSIQ;H9VEF:C4NJECG:Z8QFV6J2L@P:OBI-TFPPO=GG>8LCQZ[LRJRDNCIBM?LGHHEEIDLIQEM:GIPANKS
ES FR   wy%yq%!NKCRHIHDQH
BR SR a  zv@!wd&8JGf*H:mvE6>:v:Cv*g&v0u&!K'6@vVa
GY SR   z(E!wq%v%]vFw4!3X6ui(?&TLe%jv!uAEiu'uY9pu(ouJNHiaM,f]n
BR GY a  z(E!wq%v9=v S7_v#Bv*v/vM?B.8I
BR GY c  zbH!wu#v ]!*I''M.70ev4Yv3u<0QQ[2WOuA)^8u8QuGdu2NKINJUGINVHOCXpbhu(
BR GY a  zrK!w:*LP
BR GY c  zpK!w@* u+SpvWifsTu<+qvtA
VE GY   zQN!w+-x !w4!u/u):uKYdtMO[q?u=pZpv9VNj0su u3jLu>u%QeiUQSJNv u/
KP KR   y%-%wYwIb_RkkSZeXgPw4!GhOcYUq[R
RU KP j  yY5%y'&!U7VCM:RE
ES MA 1  xS-wDsOAQC
ES MA 1  x*(w'rEGKDNGPK
DZ MA   xN&wQqKBOAXDPDQGUHO?u!16-m355V9Zv!?v'E-h%=v1o&?1f!uEv&A;-=B'CDKF^LNCFCBHxB#TvB?>Ebv,xE!-Gv-.?D)cKov%8v*x0! x@!ve(v!!v*7D9PC]x!!@vC2vBW 1v5Hxl!x#!Gxs!
EH MA   xo4w!a.JOvgvvDvJv)v#Vv%@v_lvz/Y vIvov>3vCx-#vkvAv9v[vov3v!vq2x=!vKvS2vAv%>xw!Vxc!:
DZ EH   xo4w!aJvD
MR EH   xo4w2_HxF#xx(IIx2'vs#vHv+. hxp#x>*IE8=v#E2N.
PA CR   z%%#wn6LCHJDLH@HGGJBLBTGJBQ;NF>N@6CKvHRLo.HDDF3@HGMIJGBDHEY4M6G=FE9CBA>AV@OKOFV,H=
NI CR   z}+#w1:XcQMUBPFusv!u dOLVCRJ^BTBZRS;a>EBRBpL];u-dH[OK
HN NI   zV/#wE>u2MTOQUONHMKUHNOUVTMK[CSRKMGSEOMUDdKWENLaMKOMWIcNUERMRE[MhtTPMQOMYLH>Y@u#2Kgu6nUb]U^MNLMNGRCOOORjYESZK^n_i+u#?e^VAR]ZAZMKMGMIQQGUF_KJRPELIIMNGVQHMUKNKJMRHIR^HahTE^PMFYLHGNIgL
CD CG   wxJw:)N,D!v_xL!Dv:IvBv!vkZv{#vFIvbvGvSv<2!'v@v{v*v%C?Mx0#v9vov=5=.7>3?<B0&-13%-<,V2A@u:df>TB_vNv%v'THv*v7#v1u7B>
AO CG   wX>xp+v u&4N1*v+?='0M>,25
GA CG   w8:x<*^u)u/qu!#u#U:Ydu.v-h^l-n5D^u(>u5eAWBq[d9uI[Ru(;u!VBi_o7u v@B7u[<u2u>lv.?5u)Cii8f^u*m]JkST;WJM]UETT]=ZPR=u1_uK0h K=pv.X]jAu+Xkfru,Zgu3&u%Ct5Vv?Sv+,vHD_Z2u-Qu6fu-
CM CG   w*?wA&w)#DeZu -]TQ4u9Qf2hUu93u&3KBR@UWQM8u)Qu%^R
CF CG   wSEwP&u1usGu9ouDuCLuSnu/;ZEQ<u(O_8W_gJZURFU9X@
CF CD   wxJw:)Cu(Uu<>rBUIRMOOMUGRKZRYltu+uEu9u7Kh;P>OI]Fu+'u6vCfIpPu >Q?RGMFVHQPPLu%9u7Ou%A
CF CD  1 wQRwy*u.6dK[UPQJSOVOMOPESJUaOZu!LMNKTFLPPOHQNOXLR9[BXPu%+u1puqmhaI[u-#iJkVdBOSPOPGWKOMWNQaAQXbu Zu;v u3XO?mCb6pRr@u muB/
UG CD  1 w)hw=)UPN5IFB@E?EH;v&V=R?L:,vG]EV6SKPVRJMHV<IEhJL:]=C5v%v/vhvgv)5;v#v%7G6Lv&6.A!CL>68x[!HDAEOv8HAMDI:
RW CD  1 w;ex[#-37HA9@B>6?5Kv@>=:H=8=EJ<MDFGJEPELFH;e<
BI CD  1 w#dxW'D;PEQHP?LBUBMBQHRDE2P6DEIALvle!Wv@
ZM CD  1 wtgxh3x1#&x(!4Jv1v3v;%4==V?[EZ#SIBFdv&<v7>2T?J6O=GBX):<v.x1!hvKu,/u6vHuR<DtdWVEjVJxC#6D6WVf4Q:=v5-@T(QAr?O.u*BR@LB@EIHL<jRW8j2[<Iv0XEW:SEJAC;H<L5^3u1#bEnEX+E;v8v'5v6a%Ev+Qv@n-B&u(Lu=vs0v%/&UZeFpv*UHe,T
AO CD  1 wlVxc90*vEXvQ.vbUv(v Dr?u'SP[PMY?u#Sb+uQv1u09u+jw^!#uU]ux:]x>#I
AO CD   w/Oxf1]uCv3IE:x:!JIvY*7Ev:
AO CD  1 wOLx+3O6xG!XH<v7K%3.Wv:B4m
AO CD   w<Hx/3v,u]v'u!Nt.q6u-MTEPLOEJMTGJOu&CT9THmv2Xxm'I3KCC*Q
AO CD   wa<xB.u5RLu1Lu18_jWMVYMequ/a
RU UA 1 1 w.jy?;!^JOGJCfJu-UTcRMJNEPMQRK[GTKs=qHu3fu1HP;u&Ye?^:WEU@G6R>JBu7'C=v+DCGHEVFLCW@LBA8dCG<7@]E]PhE_KW=uFRPHU.tE=AV3RBJCUCL;OF:EGHT/UCVGP;VDWJeYbLtFm/aPs6]UmWWMhIuA^W8d@I7u*+a=U;]PNHUNJ]OQbIU:aEu K
RU UA 1 1 wLyyU6!MBXCaFZ>cKaWa0u5FW4aC_BiWkE78X5U@F8#2D:v)EY1mFMFRKQPRFJFDCAEBI+N,v#RJNKiFQ>EDZ44<XEYMNILC7;>:IEMB=IFGLHOAGAF:>EvtO?N*K9BB9F?,Av'D(v6cA6>M8
RU UA q 1 wppyM-!7a*KEDBK?P;[v'Ov-_0JAOH<DE
RO UA  1 wKey#,!K^BT?Q.Q4MBE?KAC4D@D@HGCEI@O@MBJJDDGKGQGEG=I/O9P.PFM@YKNFNDLEJHL
MD UA  1 w5byU,!NQTOXJYG]KJUPMEUCOPQWPHMMOXJOMJPWOKUHPPRsRHaQOQUIN;UKPKPGSIXNNu)[MGL5E?MH[SJRNPMJS?LJVVNLOILHFDLGVHV@QJMTTMMRW@ODJCOGUOsLPNNP?J>QLLFOGKFH=RIORKLNFTO^EUJPHKDI@S8K?S/RRcDP@DBUWNJ_OLLRHN<Q;>DK@Z4Z;IDUbu-=QWZ=N?[EK-A9WCOIPEUDMv&P?8ANEQNPENEJBBEIHOQPNPHP=I?EBJFT9FKS'U;X6S2IELJOEJ:H7==OCH>@BG)RGHLDCJ?H6S=DK<DH;S=<
RO UA  1 wb]yk2!+D:I@GEKH>E>=>DB@G7J=G=J-Dv[CAF745A1G6^3Q<Z1O;L>C.E;NBO9NDK1DIM<R7I2N@ICDFJ=OCJ1[;MBI?9>F:NHABG
HU UA  1 wDTy*2!BQOTIM?S?O@G8I@Z;XAHALHI<UHUALMS=MAFDK
SK UA  1 weRy,3!LmZTOPQLPNNRJQQRITTSJMRWXONY
PL UA  1 w[SyW4!u8;J],[EHUcH^@WC^eiVNVYTNMQu-u!u'leW^WQUULpJTMP[_TGMHTOOD[@MIR=NINMMNLUI[LMMGM9P=RESBNGVAUNMHM6T:^@LIQUPLQ@UMNAMHN
BY UA  1 w Vy#:!NJKMCWOPaN^GWHUBRKu.gilu<JuKXwV!A^BPHu(IQAu%Ir@u4KR8[DFBuSEB:TEcju)?l]a2eRiGV2RLOASbu>ctv-iNnas>u9UUFTBWFJ=QCs<]_GZCMJNOM@UNO@LHMNMDNRNPZRJNTDKUPIPZYQJPOINWOOQSIJODJOTtK^BOLTUZMuEG
PL BY   w Vy#:!JMCLHMMJCRHWPMGRMRVPLOCQOPJUUWDZ@R:LEUFHFMHH@LKMv RKPDNu&u%]Su,VgURPJu8@TQ[;ZCR!u=EgEN?o
LT BY   wfUyG?!iBkPQH_OSGZJeP]=dHu2beEPmfLYG]NROTZ[HaMQPPLLI[=?HPEAFPDcGQK_NN]5Z<F=KGQ_mbVPu1_]u/P[[KUQPSKdGSMeEPSl^FR(M;I:OU^SPGUYYHY
LV BY   w]]y8C!u&RldnKbB]ROGWGjIP[uAu)fRRF
RU BY 1  w+by=D!l7ZSjLXHV@Q:aENKPQVMnPu6<TB52h4u ]dJ_YtE^RuE/M>[HQDsAL#15p'P=JF7JO@CD9GME>2uH)61iAcv%u>1WHT@RLO>5 fFu!Qu)=m>8;f8TCXKIDUKN0.HMGEH3JD7+:,A#L/O?Yv:L@42;YBW9o5L>8A[8WAFH@KNGDGREH9PAFEKAaCW,
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
KG UZ  1 y(i!wG|KHD;9NHMMMaQ
TJ UZ  1 y7g!w{|4I-C:JAND]EQ5J@NMQGMJVaPQRu%fRV0QGSZHv6u(2*v/2v ?8<?K@TEM;X;P@H<=I/4Dcv&HA7KJDY@JECG@K&T)E?F6K2Da?u*QTEJ?6K?DHJBRGFd&BG:cP9@;?T>FEv 55+Hvw^0=9HGHKA
TJ UZ   yR^!w>{?HD1=9P;u*@X*uGK[4J?7AD7O)PAJAu(#P<1v'3C<,v%v(Ev3EA
AF UZ   y1_!w3vCR=K@NBHHGFHDUDL8?8FCFEIELAW@M/bv8B(N
TM UZ   yC[!wVvJuLau#v9[5Zv:bv/Cv]u1x9!uT#FvQu)v'u#vyu>vIu-7uMv%iv)ufv)h%S>IE?FHFDEE:G.X:HHNED?QvSD2W+X-]N^[U5gHQTRQK]COP*e'QZUF]KSUOIP<O7ZvFF:LCP5OE]3_4F3P<Sv(s?/v0Q.=uCv:8H;hv7X)v7vVEvJv/RvOi6/6xs!U
KZ UZ 4  yyC!yC!!Iwd)u2W
KZ UZ 3  yUD!ya+!w]&u]w''x/#
KZ UZ 1  y2O!y2*!fv#wG!x(!w6#hw9#:uUpuxvOhv 
KZ UZ   yJY!y='!hv#u6c8xg!uZI
KZ UZ  1 y>[!yr#!u(xF!w&#J[R^+[NLC@+8=e?Z?PFu(7UQPHTHNLKMFKOPGUCLGOH[KNMLJTNHLO_SS]^SRSVL]SOaFVYONIKNONUOUIVOWHHQu)mu2Su bu%u&eSd:kq[HfV
KG UZ  1 y5g!yI%!^Ru!8.:.;0GD4)C!'v20FEMCpE]:u'U]v%l?bIk:OZX:TTX@PTIqa@QKZfAWNRUMN?F<ONOFMPNHa/M3OHYLVBXRTIP0F>eOSTRATGUIKBVGY;ZFnKJAgTTC]JJFED.@8B<GCHEDH=DH?LB=BJ<QCK6WDGN>IEV?D<@K;P>JUOHL8I=DD?3?KDVEJF%L;:?ECKHYDQFGFA<KAMCRBLCO<JBPGIB?,L8C
TJ UZ  1 yBf!yc !Z9:[
KG UZ  1 yeg!wQ|SNNG<@KDRCGB5GFP<FJORTIQCL>YOWQMW:aB
KG KZ   yk{!y=%!v3u(v]Sv(u Gb&Dv^d)FxX!W:EvC^v!>x^!K?;CD>EvDR=J8Pv+_,O6VBRv2b4TQ?'F;P>9v988&L@E>=1Wv&+PEY%Sv)I3^v1S%Y#Hv,[1G.>DJ@P;KAGv'8G9.BU55H7-^?
TM KZ  4 yyC!yC!!veBvhu}x<!uKx-!:vO/vhvD
RU KZ 4 5 yy4!yO.!vAj@J8U#QHW;OTXbRj9jN]WvYu{vYuA
RU KZ 4 6 y>2!yc1!vzW@,v(eQV3ci[9PKj0Sv^c
RU KZ 3 6 yo.!y-3!u0u_o]]^NT>^v [eu[UWu3b[Z=bRbu h
RU KZ 5 6 y-1!yZ7!cKu3!u:vEr?u@e_[HT7R5uW5Uu-Buru2=bYdaHu,LTRq^u4VRcmTTm
RU KZ 7 6 yy7!y<:!cEEBdOEmuJ8
RU KZ 8 6 y99!yC:!u!9.BW;kKeVb:[Q]quGTSTu%v7hJKHPNZQREYJHFNJu0TQFaJOLWFSAk@F9[9u.CUDNCYGNHQ5f9u!>5v&_7
RU KZ 8 3 yY@!yn7!sYEu*
RU KZ 8 5 y}@!yR8!-[
RU KZ 8 6 y_@!ye8!PYjN
RU KZ 8 3 y(A!yx8!u!4jDM>usv4uMsZpkFmru!5OauQOu3v*u0UTu!rAdO]ARTMN[OSDMBu&?A0^DN;uu'mMe@4BW=u4]iu.VOcHR5uh9u}fX]
RU KZ 8 2 y)P!yX8!^u;fU!mv6R
RU KZ 8 5 yLO!yv9!v VE[vkUadv T.UBC?M?[NQsKu&gsL
RU KZ 8 2 y9N!yG;!uMs5k2PHb0QNXuBq9Tu_R
RU KZ 4 2 y1P!yA=!uY;cQQdv>Z
RU KZ 8 2 ylP!yc=!vla>SIP_ki<gVJ]1K4@vDYJRhJkhv'dfRbAGbu&QRA]GTANSdGRNRIR?iHI]uPKA9b>
RU KZ 4 2 yIR!y;?!SK
RU KZ 8 2 yRR!y<?!OaVZuTMR]upYr?aQJ]unWa@_MeUXFa;_JPu%u#ONYeI
RU KZ 8  y:Y!yx@!hD
RU KZ 8 2 yVY!yr@!PK
RU KZ 8  y]Y!ys@!c[YMR9wP#u*uFKd[_Nu+Gid/^u6MeL^mu*8QY=OMWrCW;jVwK!v+XReU
RU KZ 9  y{e!y;B!XVu9Msv&Pv6u-317Tv*v%Gr l^u:8chuH23u+pAZ+qA;A
RU KZ 4  yKj!yg?!F&u6[
RU KZ 9  y*k!yR?!#UWZuCHe.u7B
RU KZ 4  yXl!yG?!fL
RU KZ 9  ytl!yI?![cjI?%v,HL?
RU KZ 4  ygl!y-?!v%)rv#u)pu,Pu9Am0Tu!oKkj
RU KZ 9  yco!y1?!u,FuKoIaw3!t
RU KZ a  ymr!y3@!w0!o.8]?927=v3Mj#w7#vs
RU KZ b  y<v!y->!w3!x/!w'%xg%B]eEu-dWb?XO[mLW]pAVPQ:aDOISORHJE6v _GdOeIJCW8FFM9u#K[Tu7<uAOu*TTbw-!]ubv!u*v/Wv,
RU KZ 4  yk(#y67!w.!&F(u.v7u_F
RU KZ b  y&,#yd5!uS4uPu;hHO8&4u';J;
RU KZ b 5 yN.#yF5!u!#u(BU2
KG TJ   y7g!w{|NE@A9JBGHK+;G8DCBG?IEBDNKMOQPMPPHN@M:LvNjvH5DJEN?6Q57E8^;*Vv8SNu:RlBjJVR^EWXK7u/YjC])UFgRXEdckKu!_X>G7u&HD0RAu5^S7bCMB^ftSw !FuV^
AF TJ   y|o!w;vv(mv>Pvtv!3Sknv7Tv}v-0#%C<L-B;?vQv'8KANAS/u8[uMGeRnUUKWCPEMBJ*@9Pbu1DYv*fBJDRAODHHD;MGHBKAJGE:GNFIH:D.v(AG89<CKCFI@JGLH?P@SHP<G177-K7X=G@F?M9F/LFIFB=ABBI:LIN1QH?<=A:G7TDMES>Q@X8INHHD@TBJK;@N6LHGLFEJFBv&?HA5JH78L+7v-qLZ
KG TJ   y5f!w1|dDZLKB1?DR>SIPMJ
PL LT   wfUyG?!EUQTAb3X6P3T<HGT U=A
RU LT   w/Ty@@!8_JcOWIQOUbUMQDX5W:L<b0H%L4GBEEJ@MIPGN>G;M@Ov8Y0^EJ9B
LV LT   w@Py0D!gLRZ_V]LoY]JuKbdDu5KkAu#VRKPGV;TFTKTPKNcMsAu'OMEgKdFl>jRrEuGotv*RGu)Eu8FP@uZv)_5t=cG
RU LT   w3PyDB!=L
PY BR  7 zs@!xDZKTGVMXnu*B^huNHgYg;sLTOOQONMEM7T>X
PY BR  8 zN@!xbVv#bv5)5F+D)PCMDSGs9fMu&AXOZ5u*LuA<PEOGQHQJ[4eGEv=R0^>a8HEGA>DB?==T.:vAbvIL@Y&A-bWfH^IUSWGNDSNRE_]k@UYjF]QVINGMHG=STZ:QZUBU;FGu/(u/
CO BR  e z#e!xz*NPiwA!
CO BR  d z^d!x*)[uZu8wD%v'uSLu!v(o
CO BR  e zjd!v?v#rMw5!_I
CO BR  d z e!upuXjq3lPGu%.nvlNKu.
CO BR  e zid!wN#IuFWK
CO BR  d z[d!wB%u*UwY#@3b[qmv)aCuLuCnFu-vZIvOu!T
VE BR  d z0]!w:#uqvYjGuGu*jLZ2<'WBru-fMWtu4ibFu9u,V.u,u-Vu5u+T
VE BR  c z<U!wx%uCoTu.x'!UTu*v'uKGu9
VE BR  d z=V!w4)Rjv;u-v2uHcMb-u?O
VE BR  c z=V!wh*c?[v uCVl8lauUvIh_KuDqKgiu/7uqlWku!SEXiDlPWUTgpYem,u+
UY BR  7 z1>!xQnALGQGK>JEROuiuIuA3c0S?Mv%s1u8v+fBR?JDEHJEM@R?P#kDa4av#OvVu.+u <V?PDOBJGHJ:GH=K10+HMu-&tv!jBT9V>U!jv!V6I.&%GAP7IEN@X
RU MN b 1 yb0#yl4!u;aUquLRu,>Jaa9qTURCURQk?WWu.Y:XKdu=UTauTiu!J
RU MN e 1 y(7#y.7!uRu!u3Qu;u&uKKtpu3!u/dq!w'#Cdv=g<
RU MN b 1 yQ?#y 7!g.u4Pk6uN>[T
RU MN b  yzA#yP6!uWWue-uFPp/sGu%pu.Lu0hsuN
RU MN e  y}G#yg7!v-f?u&'ecu?einLLb
RU MN b  yoG#y2:!agu>_u!u7uJ%uL=
RU MN f  y-K#yo:!u 0urEwG!v0u>KeB
RU MN f 1 ymO#yl9!u/@_?Jv3
RU MN f  y[P#yw8!cvTuT#u#:kMXGY6mIu'>
RU MN b  ywS#yy6!oU
RU MN f  y>T#y(7!u0Cu2ju^]oIu+]w !;TDLEt?sRbKaHu90Y4
RU MN b  yI[#yp6!o9w/!=Fv.ZI
RU MN g  yT^#yv5!JAufv4wM!F
RU MN g 1 yab#y,5!w9!-rZu95u}u'
RU MN g  y{f#y85!w)!SuIdu6Cu-]
RU MN b  y]j#yf5!uUuCu9e
RU MN g  yDl#yo6!uasuDEu=5u!'
RU MN b  yUo#yW6!o:
RU MN g  yzo#yG6!u<HuLguQ7b7
AZ RU  1 yO3!yR#!10A8BAv82?6AI?>I;,E2Q:Ev1_EQH]5g6H2l/VDY#@IY3M
GE RU  1 ye.!y[#!@Q9M<U1HAQ2L?Xv+_au+BU*Q&F o1I0WBK=8E>;a8QAKv3@;;.G3>v#XYdv1cv>Y%dLSv+Y7GBE#^<Kv7?v-Ov Lv'fv<PvAm'Dv+W=J8E8*
LV RU  1 w+by=D!Xf@_JV;VPV3RD_3UTY0T1DDK[cQZIP=QiUNav<mN_&I
EE RU  1 w?_yDG!QjdRIUPMOLDLoN[OKP1RKXBMJ[/fVo-uAWdu)dru4UMcJNM7McLSNOHJN@ODR=OEM
FI RU  1 wAay,N!w%!uESM]LqgUMuMsrbUVcQm_RThXuAu-u.lPQXOugu4u(u9]ZvBu6xb!uCv-lumu1LtvalN]3_u&Y>evMX3jRXu&VF[v+Pu-u;.WuLQ5u+4sxI!w>!wL!ut^ox'!uFv{cv)u>u?u6vGWuhf
NO RU  1 wtcyyb!uNu/ulWpYPWXQKRFP8ObJu16u*GhOQT8u!
PL RU   w/Ty@@!v[Jx3%Tx&!Ov2K<N
PL CZ   wKByU8!UKcIJUNMIPCPQMLMNHTHQFQPODUIPIMGG?QATELEKDMJPORJtAQFcKV=aLPFMDFDSKVQSJPGPIRQQJWG]>KGDHJBBD=JEF@FJGGKHGLFPJQBOLTIP@XF^7P>UBRGRKd]VKPNSKKMRFMLGT;TDVDPJMPLWFeGSFVJNAQG]IGIQ?LMNKSCROgIRLRRNJPFGCLFLC8D@IFHT@TJTHHFS@Y@QIQKPN]LKMDKIN]EIFMHVH_CLEOHQNRJbCOJRNMHKAOHEFJEU8MGSITERKOGKCQ:JC
AT CZ   w4GyT3!COGWEO<H?N<KDS3O;IFI>= M8J@M5SJMEJIMEJLLAKEOEJ=FAKv9b<KGLDC6GKPGP0MEIGCJ9E;MDGG.LE@<@H9CHEODIHN>H?MFN?>8D6O.LAMFNIMPNEO3V:N
DE CZ   w8@yv3!<ZFO<LASJN7ODC9SDV9V:LELDQ.cHO>P?MGIKHGI:L<Y=OGMIWBMEOHS@OLLHKJQ:PBSMMVNKTOIRVIO>NLOJMFLCJ(WIO@PGQLQ5XPQJMCOYINIKCWGHFPEMBOHMKITOOJNQNOQXOLPQNpKTQZM_BPJTPLUjKX[UH[VPETHTQIMPNHORMu#NWJQLNSQJUOUJkSSPcJOMKO>NEMLM=LSUXJSEOLRJMNODQHQEJEECLHXMKHEBKE[DVIOLOR
AT DE   w8@yv3!D@PFGFLDGAFDAHHBAM@P5N=HGGNAECJ@D?7?CG.G6E6?;GBC;BIFLEZ>P@XBV:=<IEEEMHUHULOFPCJBCCJEGFMABD?K)[IOLOPKFMBOKM<L;I>C?I?OFQGK>G>L@HGMMNJMGJ@EPCJCDDv)K:HCE M<;/H@COHIG:HAC@IKPFK4B2KIR6TPPDM6GFM0QDJAC?JEMJQBIMCHANGMFE=>D=>=D:IIJMNOMMWFLAIGHCJFJFROO?VCGHKCVEH>LEIEKJQBMBEECDH>J=M
CH DE   wi6y21!v1c;KGM)LCF;H?NGNNJ>PEJHFLI?JGPNNILCKCPGDGIHKIQGKAILGGI;HEBCGHGJDXEVMTKQIIEILFIKCFHCPCJDGGFEI6LDO>K?I>EGF>H0JGP;K?B:H;NRKLO;H
LU DE   w]/yJ5!LdVWHMLMZPGLNJGQLKLS4M>PCIGO>P?WHGBUIRFMMMHJNU
BE DE   w//yw6!LMGLKNRLGRWQSKNMIMPOYKCTLXEPMM:M@H@VNMUOMO8LGMML>UCM?IJOFLKK
NL DE   wr.y?8!INEONJMKLRQKLKLNHNLN=NKS:J@HEZPKRFNJRSkWLMFLQMEK@FEKIRLNZ]TOMRGMLVHT4[MT<NFMKQCMBJOOJNBPKLjRZG=SPL_CRKNFUHKGQLLLGN]HmS[K^VKMBO9OGOKLRMPPZLUSSMTRSMGUPSIV>VGI>H*NANFWXNBOIQQMfKkGMNOpehLXFbOUIS
DK DE   wk4yRA!XI^MZIZFu!DPA^IWNNHPJ
PL DE   w8Ays>!IAR?K8U=T'PF>>L>A:8@4BN=IFCEu-4S?VCVG^>C>NFCA?DKBS<IFNG]FMBGFMGE>LGWD?;H<35RAMHL?YBOAJEB?KFOGkBUELGK6V>JBB;JBFGIB7,@BJG
PL DE   w-AyG?!GDFIOE
LV EE   w?_yDG!v.O5V4M;?7J=GBD7H<S8Ov h4TGPMOEMv!L>X5GALBS:N=R<LARDIJFQB?EDKCXEK<JvF2+J6AECEI;L
SE NO   wDOyzb!vdHu,v%vGv.u1=v01xy#u&v/BNv<v.v&vtfvgv!vKvD(H;8u8v%B)v06x*!vRTv#x'!/v-Gbv985AvExN!x2!uT2Wv-!!xe!Tv'<vpvHT2v&%u'v307Iv9u'v?+vau+.tCu0 %v6vSAuAvh1-N!v%+-> K7CHDW<HBB?&<IEgv2F;B0/!+JG^
FI NO   wtcyyb!8quYu+v#u!x5!ivYu+v2Hv+8?Bv!E8N>I?M#Jv Gv5v !E*v/;v32v*vS<v4v-xt!u-36vg71VveSxS!uhvgDEv v;X2<
FI SE   wDOyzb!wb#vhw9!7u;*L5kMj2d@XGMHEC5F@DYv040u6CJ:QI@@0DLABBuAv2X9IH>I@BJ6H9v 8DBP<G@P>P@s?h)JCa4JG
LA VN   yM]#w6BD_WZ8XFXgNRbSc:YHW:LA]?HGH=_)u u&eX_GU/H:Z>NEOFZ+Q6bL]AO73<UGcEL:]Ju21O
LA VN  1 y!Z#w>G1u36EvBuA7Uv,u_,HDZ?J:XKS:]PeVQ>[vI^v'qv/d=[v4cncNIMTRQ7q]DhUW@[Pe:bJSaiZLV>MOSn[MZ>VJR9S*IOd7X*K<PKNZYOFOITOXbv&e4d%Xv73:-4Oveu &u*JU?ODJLNWPL[QV<EejEm6CBf>+6F>u)3ULW>RCVv(qC^
KH VN   y^U#wc8PI]cu+GQMW]i^JP@aIQNPTQNCjDWARXUUVEu-ZRET;O=QENJQWb8bFOF>lKPKMRJNKHNDYCNEC2g<PGTBNPhFc=WTT^GZeuK4D_SaAakK]GWLOVRQbIXNu-u&bO^;_]ReIRMQDu,@[duv)u5IXIc;MCdRu)^YTaMm
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
AD ES   we#y4&!GELHFDRHKGAFS@WIPN^MMPPIOL
GI ES   xF-wqsEJ
PT ES   x#2w4vFWCu#INCNFRMSTTNZbZPRQ_IOTNRIQLOR_FZoFL>I>EBMBZ,kANOQHMPVSWFNN_dZ]QIT]bHT?S2IHW@MASMR:XJSMPIU=MCR@OASBZu#IaMTHjMR[JRRMOPKVS];^;PGSPSVPVJMLLPTPOP>UJPRYHPENKPOQKPE[J^NKKLIMCN8eRR]JTULNJPURRVmQWSPQOJJOULQUKPYY<V8Q7LAFBKCZUe@MKSGPEKHF5HCLCRDKIDEH>IDK@N?E4SBFJ=FF6C;I@CESBMCC>IFKMS?J?O'BHUFIFA@J?@0IKRANHQZZROMPIMBN@GGLJVHMILCFBI@D+G;D@IFHEB:D
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
MX GT   zR:#wrAMKNNTcFWKOGVQWJ^MLQLPV1lIUWbu'uEnu1WLw:#LMPFHIMONGNNLJLCMKPOMEOSPDNRNHRQJGT/RGP8IOOJLCLLWCHMP-nJNDJ8P@RMODJKFFJv qETCMEV;J;WuRJJu/Ku0
MX GT 2  zg7#w+IwY%M
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
CO EC   zex!wf#VBV<S>WJP<uSv0u AO@WG_QNJPEL;NDp=M+T4iDgJa>XISAmHLRl>hOLlcVi>u<v5ugv!
PA CO   z]v!wZ1Yu)]UCoQLe#^XnbBXZegRAUJO5u'>RAm<NVcIPNNRLJM
VE CO   z&h!ws;v|#v&vF<2v#FFGIC&v'v'vN<vvvJv{pJtdU#fRV,Xv-R2u!v%SEM@I9P=O5GF?J@:CGJGPBK=F;I1M>G>JEOAREu Cbv3NE[@cDSJQOPJINu#LLHRKSFUMSHXKNB]FnOp]aN]EWLW;]Fu3Gw(!xJ!cQ[;u!huI9w ![l^u*@[=RJBCJ@W/ !FBI8P3v# O+G=P?GDDv:C#^(E:P3QCKCMHKFIGNEK9W)]Du'v?vdv^F7aT[BRMR?K@MDWIMGMCi,g:H)N;VCK8FES=OArx%!
GQ CM   wc:wB&vrJx2!J.WBQJVHM
GA CM   w*?wA&H[2RvL@vOZvjC5Rv6FJCC6
GQ GA   w@7wi!h;QXTLw,!IusJJudIutHQ
BF NE   wq&w|;v=uRs[/u1.N12v7SviuFGcJpMRo>OUUDLPv(_FPIS8Y1NHS(LKZ,h>cJu%v'u+VuL
TG BF   wS!w|9v&I%>JYx !f
GH BF   )w<:/PKCED@C?QD</AA;<[2L;BEQ-MDIIGv;Ox_#FN74v/mv#;7[=A8Wv>>5U<E;Z9
GH TG   w2#w+/JQHM7M7l6K2]?^NU6UK[2fPVHQBRPKUMNmSmFY4LF^KUNQSNJLKVMNPIBu_fZF_v9uGh]Au&Zu2@[-OD@9GJUXP:QLQ]LUK7MFU[KKuBSJB[NjONCN?IBa8H,r2TKdUVSu*/QAR
CA US 6  zVo!yS+!w8&Lw|!K_rANhXeAr^_4ZroG8_hhnWL^icJP?OOXFPWRD]u u!Wu2w7!w5!OKkEMGI,n:
CA US 3  z[b!yG0!fScLVQSNYKPGTLKPPPTLTHu-/T>RE]=L'Mx@!L,Cv(uA6L9@DWv-QBXBQMLONLZE
MX US 4 a zGE#w8[0IFDFHFMEFL>FHHJGNGGFKEQ@L7WDSCN4LHKJMFK.H>L=EBQAHCJ3SBTCKKPDK
MX US 3 a z5H#wi[?OFFAQ>O>EGKDOFJLNAM
MX US 4 a z{H#w ]IO?SEHHLGHFLEICOGGIMBKFIFL?KFMLVFR@MIO@n
MX US 3 a z%J#wz]v(uGNW
MX US 4 a zPJ#w{^9dPRMdINDLKQHUBO-S/cv&uAv#hJU@UD^PP>PHUGMCMJNCRBdEQFK5u/7VFX0]:QEPGV#ZKX8H7px,!Nv!^92v3B#vGO3v2v*v*SvXu+
MX US 7 a zBT#wYdv0d,f@I6WDQ>R1u*Eu&
MX US 6 a z1V#wPfv uLv0u#
MX US 6 h z7W#wvgvwuN:_CM=WAO/S<QFS?VA_>WBMAIBNx'#JvGK&JJ;
MX US 6 a z#_#w jJvE1J
MX US 6 h z=_#w0ivOJ
MX US a h z9a#w0ivOJ
MX US a j z5b#w0ixI%J3LvQhxv(wn!
MX US b j zcn#wikOYHNWYMS
MX US b k zNn#w8lxs&%
CA US h k z?#%yH4!wy.J
CA US i k zwr#yH4!uQJ
CA US i h zyq#yH4!u%J
CA US e h zKq#yH4!wh-J
CA US d h z8e#yH4!wq)J
CA US c h zxZ#yH4!wp)J
CA US c a z[R#yH4!wK%J
CA US 9 a zeN#yH4!w6/JMu'Jiu6@
CA US 9 k z@@#y/5!S8
CA US 9 a z7@#yy4!_vNNE^?YFu&LV=uAG^3u#NYJRPJPWMfMu5Gu6:=;u&Dl 
CA US h a ze:#ye2!odl6u+<P<cFMBkGujt[/u#J
CA US 6 a zn6#yI2!uTMu%0
CA US 6 1 z?5#y22!gPuJCuou&uP^wf&xY!w'#vXbv-p*_F_WQKTEbSSIRG@8Xv(e/uIOa:/!ws!vYuAx^%v'vWJDB=E9IGMDH<D;B?EF<H%)3B7EBE@=H1F<O5
CA US 6  z<&#yg#!W8u@(u3Iw+#ufwo!kww!uFkU_[MRHN4TIQKOCQIOMRHc3ruZmw^%IuKuYaYhSMNHQPO[SsVnnu*luTu'cRnH
CA US m l ztL%y?d!Kx;6u[9
CA US m p zkK%yFM![VuT5u3guoN9v/uQ*
CA US h p zrG%ybL!w4#x;!
CA US h m z5E%yzJ!^v(uvu+u'Ku7uM
CA US l m zIB%yxK!uWd
CA US h m zEA%y4L!u?_uG#bv7u^&mv!uZ#uIv>
CA US h n z'<%y9I!w5#x0#33u7@;(u)=
CA US h l zW8%yhE!HC
CA US h n zY8%yaE!U)u.Jw/!v&uQv+
CA US h l z?5%y9D!u6FY#
CA US h k z)%%yH4!UJ
BZ MX  1 zj1#wYJ=JFIFM@GDLDEC4?=I@EE?DKFE@GAABD>?CHBHJBNDR@L@R:DD+
CY CY 1  wEnwFqILKLRKHDPMOGPLKLOMPIOMHLKQMJPBGH
CY CY  1 wEnwFqAIFMCHGLIMFLIGBJHGICHJL]=aGIEF>G;L@NDIBEHJGLGI8CAE<IFF>S=NFNJM
CY CY  1 w-owLqAKEHCL
CY CY  1 w)lwfqGFEM
US US h j z}l#wiuws(K
US US k j z3m#wjo iALKS8u!9TEV?TJeO[BMZRJV4u5Nd@qSXCOA[MQEXqVtIf0]L_nJw@!
US US a  z3+#w@n>u7
US US a h zhN#w}}Kv?
US US h a zRR#whpJuQ
US US d a z71#y;-!WMPC[IQDX16v%OBkTS@8-KESFPAXH
US US 3  zz)#wttKJ
US US a  zi)#wCtRO1u!
US US h k z'r#yv0!JvH
US US h a zqN#wPzJuP
US US 4  z *#y6!!JM
US US 1  z *#y9!!JuN
US US 4 1 zs*#yA#!8J
US US  4 z!*#wJ|Iv1
US US h k zIq#yI4!Jv^
US US 6 4 zc-#yK !Ju-
US US i h z;g#yu*!A3U?x.!I6Q623Mv%R1-*]0u:v9]Ksv]uxvIv&v#a
US US 4 c zn-#yZ!!UJJv.
US US 6 c zc-#y%!!vUJ
US US a c ze.#y%!!JWiThidK
US US 4  z *#y' !Ju-
US US k h z-n#yl,!Iu!kYJf<NN^?YXKE]SO^uC
US US j k z3m#wjoKA8?IG>FCC7DGE
US US g a z(M#ys1!vGJ
US US  4 z *#y6!!Jv.
US US  a z<+#wLgIv{
US US 1 4 zu+#yA#!uCJ
US US 1 4 zs*#yA#!Lv]uFK
US US h a z_L#y?+!MfbHNu&
US US 4 1 zu+#yA#!0J
US US  4 z#*#wC{Iv#
US US k i z]q#yj+!ncwE#E]_#u#gB_^
US US 4  z!*#wJ|Ku6
US US a h z9O#wVxRvevaK
US US a h z@P#wJ|KvO
US US i k z(s#ye+!vQvrK%v.J5ivEJv.#QxU&w2#K
US US a 4 z&0#wN}Ju-u,JnJJacJIXVK
US US h a z9O#wVxJuP
US US h a zoV#wYgWQ
US US i k z]q#yj+!*KClv>J
US US a h z?P#wM{w!!J
US US a h zqN#wPz8JIvP9J
US US a h z=P#w4wJv}x3!Kv%JIv^BJJxL#
US US h i z^j#yY%!Jv;xq!I
US US k i z{l#yr#!x0(K
US US 4 6 zc-#yK !vUK
US US a 6 ze.#yL !Ju,
US US 4 a z(0#w2|KvK
US US a  zz*#w1m>u5
US US 1 d z=5#yL/!O(eJJ8uDJJ(uDIJ]
US US 1  zy'#y9#!uNM
US US j h zsa#wElJuO
US US h a z0S#w^ju-JJ[NwN&
US US a  zC+#w;oAu 
US US i h z^j#yY%!u>JJ[u/]]@D0gOd4Bv)utJ
US US h i z>f#y5(!JvY
US US a d z71#y;-!ALDPVSBU
US US k h z'r#yv0!JuXUnu&:Juc
US US f g zpM#yz/!xE!I
US US g f zHP#yy/!u;J
US US a f zpM#yz/!OCK?[9G>UGJ@PKNC]OFA^BN>A5v;C54
US US h f z&N#yF.!E[v+JJu-x>![Ju.
US US  a zg-#w*xu+(];
US US  3 z(*#wiulE^(7A5+
US US a 3 zz)#wttv#NIf>au'h
US US 2  zD+#w>xNd>N
US US a  zY+#wGpIQ
US US 2 4 zc+#w@yv&J@A
US US  a ze+#w!qSv(
US US  a zY+#wGpWv6
US US 4 7 z1.#wrxuCJUP
US US 2 7 z6-#wxxJ/C8BF
US US  7 zE-#wExAMS>0GPC>B
US US d 1 zB1#yc.!xN!J
US US h k z}l#wNyJx:%
US US  4 z1*#w;zT<B>v<M
US US a h ziT#y)3!KvH
US US i h z?f#ys#!Kwm!
US US  a zC+#w;oN3
US US 7 a zL.#w}wNHS;QFQNQHH=VOKUZLG_QM
US US 4  z-+#w*yPJb]BIFS5bYKV@Iu&
US US h j zsa#wYnJvm
US US h j zsa#wElJv@
US US 5 a z(0#wtyR4@<@H>7
US US a 7 zL.#w}wRJDiMV
US US 5 7 zG.#wJxJSbJJi
US US a 5 z(0#wtyLU
US US 4 5 z&0#w!zu2J
US US j h zsa#w1iJw|!
US US d a zZ2#yl-!NFTILO_KZBSL[BTMfA
US US h a z@P#wJ|w1!JGu>
US US h a z?P#wM{JK
US US a g z(M#ys1!)x*!v#JZ4@>
US US a g z(Q#ya1!J]wa#J
US US 1 4 zl,#yA#!u0J
US US h a ziT#y)3!Ju*w.#J
US US 1 d zB1#yc.!J'u^JJv-u*JavP
US US a d zZ2#yl-!?L<Iv1dxo!sJO6i7L6T
US US i h z?f#yD*!&bKR+e
US US h a zhN#w}}^J
US US a 4 z&0#w!zLS>QJW?THUWVCVQVSLJe
US US k j zMn#w9lNO[H]NHQWUKX@b-KGu)?QPUESZL[cQNGRM^PLBu(__JT
US US h i z;g#yu*!_R
US US h i z?f#yD*!Jv[
US US h a zxN#y)%!vvKBwT!
US US h g zHP#yy/!)w?!1F
US US h a zvL#y]-!xp#JJbuR@ueu1
US US k h zDn#yF/!8B&mFYxV#JJ[
US US a h zQL#yX,!Zv'
US US a h z_L#y?+!/./WA?
US US  a zi)#wCt'9HADDL?q*R9A@;Cv7v,LCAAPG?F;/-'JEOCEA9?
US US a h z.N#y>)!J+*@Jx=!xJ!J
US US j h zsa#wYnKwN&Jwh!x@%K
US US i h z>f#y5(!IuZ
US US 5 4 z1.#wrxIuavjK
US US h a z(Q#ya1!v,W]ov#fvPKC<v.>:TPQ?O<L<DQC;JG=?N=>1R
US US a 5 zG.#wJxv2JJOv)MJg7I@l.9-CKV[QJV
US US a  z(*#wiu<SKX?G8[
US US h a zQL#yX,!,VVV
US US a  z5+#w3v0o+aF@vHP=c*Peu 
US US 2  zE-#wExVBK9]AZJS@MP]NLH
US US a h z=R#yI4!Jv1UJJ9
US US h a z.N#y>)!Mow-#Xx)!u%U[!u&
US US a h zvL#y]-!u v(23
US US h a z=P#w4wJ^
US US 4 2 zc+#w@yYJMFUJH>
US US  2 zF+#w0yBFEC5DC>o7
US US 4 1 zl,#yA#!)J
US US a h zSN#y_ !Jv6
US US  1 zy'#y9#!xX!E
US US  a zz*#w1mTv-PEGCTCM0_/
US US a  z<+#wLgu#JJSu.LR].u3FY9bWu;Ga=YJX
US US 4 2 z6-#wxxu-IJXbMRU
US US a  ze+#w!qEefJ
US US  a z5+#w3v&:O5U=u#GXbdj
US US  a zF+#w2kO8
US US a  zS*#wlj/I;],I
US US a  zF+#w2kJoaJIVu0KJQUJ
US US a h z0S#w^jx)%JJxP#
US US 4  z#*#wC{Ju 
US US h k zDn#yF/!f8u#M
US US a 4 z(0#w2|Ku.
US US k i z(s#ye+!_r
US US  2 zD+#w>xJE.A-L'A@B
US US h i z?f#ys#!vTJ
US US k h z}l#wNyLww(
US US  4 z *#y' !JvM
US US 4 a z&0#wN}Iv:
US US a h zRR#whpJvP
US US  a zS*#wljD1@>HBM;
US US 1 4 zn-#yA#!u4J
US US a 4 zn-#yZ!!J[NJNTJZBJJb
US US  a z3+#w@nSv&
US US 4  z1*#w;zHQXRJt
US US a h zxN#y)%!Nx*!
US US h a zSN#y_ !FuG/J
US US a 1 zn-#yA#!v5J
US US  4 z-+#w*y1P
`,
  /** Towns where lines and coarse table are wrong, or would be. */
  towns: `
2t 46 l x:(wz,
46 9n s w3#w//
2q 2o s wpJw8+
3l 7u s w[ow'i
62 3h s x5&w6q
9b 6i s x/>wLC
9z 6n s w}nxi6uzxV!
9z 58 s w0px@#wa&xH#
3d 9c s y_'!w!;
99 4d s x*9wW5
bb ba s w^cx2E
bb 72 s w5lxQK
9e 92 l wlWw06
92 3r s wfow}8
2o - l w%=xe.
77 2z s w,Aw&=
40 4f l wo6wi!
07 2o l w%=x2/
2p 8y s wOdx:%
2p 2o l w<Ox1+
ba 72 s w.gx8D
4f - l w*7wz!
4f 2z s wC7wg&
4f 40 s wf:w?&
5x b9 s w=cxLf
9c 3r s y?)!wS5
5w 99 l xl:wT0
58 3r s w@zwD)
6i 9b s xT?wIE
61 3l l w<Yw,j
1j - l zq/!x;>
09 - l z0I!x/l^q
09 08 l z'K!xTn
09 0a l z5H!x[au1rPv*UuRu-v%
09 0a s z{F!xN_
09 0h l zmW!xqo
09 80 s znA!x*^
09 1m s z6C!x/bucu4uSu6uZu/ujwr!
0b 0a l zUX!xfWurYXume^mv<
0a 0b l zwZ!xCWw #we#
0f 0e l zM^!xZg
0f 0g l zXa!xZj
0c 0d l zUY!x6^
0c 0a l zYX!xo[
0j 2x l zBa!zAA!ML
80 09 s zjG!xeY
80 1n s zFC!x]Stx/!
28 29 l z/9#yu3!
1l - l x7|xQ5
1l 1h l z|+!x+:
1l 1k l xpxx+9uSxP!Yw?!
1l 1m l x1}xbGuXx0!u6!
6x 6o l zEW#wbO
1g 1h l zL/!xt!fQu]'
1z 4i l zu2#w?E
25 20 l zLF!yl9!
32 az s z;h!w11
32 1t s z{d!xv*
32 3i l z]x!wQ%
1n 80 s z/E!xaR
1n 1m l z2@!xFVwH(wa*^vK
6p 1z s z[2#wvI
6p 6q l zT3#wRJu{wC%]PdSu}uy
az 32 s z8_!wm,
44 - l zY?!wi-
44 1g s z^:!w3*
ab 6s s zsL#wAcMC
ab 6r s z7H#wi[
6t 6u l zA^#w.g
1o 1j l zl7!xm8
1o 1n l zl=!x#H
1o 1s l z<N!xv5
1o 1m l ze:!xPD
49 48 l x#Ky.t!
ai 6u s z2Z#w-j
2e 2c l zLd#yL@!QT
2e 2d l zWd#ys;!
1h - l zm-!x4#
1h 1j l zL0!xR2
1h 1i l x@xx_2lDc_V_w+!v@w%%u+u{e
9k 3g l z[g!w7QKK
42 ay l ziP!w?<JKNbOOQ.PnM7nuA
4e 3f l zRP!wiDu;Q
4l 9d l zPF!wZ.
34 1v l zZ|!wYTs6h8Kv nu%O+Ru3cv4PEuI6w>'x+%u.u0eCkvMOu'Q9gu&avAJJPu1WvEspMfRv6uKLu9I
6y - l z*b#w.]
6y ak s zrc#w0iuHK
6y 6z l z!o#w#kWkOW
a9 a6 l zO/#w)y
ac a8 s zA.#wtw
aa a1 l zV*#w^y
a6 - l z:/#wKy
1e - l zPS!wFH
1e az l z:a!wS<LGJMJM
1d 0a s z'U!xLR
1d 1q s zkX!xX9
7i 1t s z e!x!+
7i 3i s zr{!x;)Q3L8
7i 1u s z2d!xs9
al 2h s z8!%yI4!
1k - l x[wxn:PuzUx2!wV%w,'u4UXF
1k 1l l xgvxW:
1k 1i l xLux66uHGu'@Nt
78 4n s zY.#w&?
1s 1q l zYS!x82
6w 6t l zw_#w8]u,EMjOn
6w 6y l zza#w#]
6w 6o l zMU#w=P
6w 6r l z[Z#wlW
6q - l z&8#wWIwG'wb&UFu|w&!c/ah
6q 6p l z?1#wBO
6q 6o l za:#w#KNBWHdKMvB
ap ao l zx7%y&B!
6o - l zEW#wBOK_NJUNwB#w['Su/];[uPK1u!u8wa:x@/
6o 4i s zN:#wpAPULPMdN>Ku2PuWQvC
6o 6q l zO9#w7IuuV
6o 6r l z&Q#wqWusu)u%B]US:wA#xW%u_v2u:M
7r 20 l zoD!y50!S@lv/
23 - l zT]!yd+!
23 21 l z<W!yy-!MIXsQPO:kv5
23 26 l zd[!y72!
6r - l z%J#wZS
6r 6w l z8[#w%YRu^w{#x3&u'K
6r 6o l ziT#w WK:Lv+L[KuVKv2Ku>Lv]M5Nu1RvHcw%!p5
au - s zA>!xIn
au 09 l zfH!x.l
au 1m s zv?!xCj
1v 9k l zbk!w8S
a1 - l z5*#wfy
a1 - s zo*#wOy
a1 ab l z^*#wqk
a1 a5 s zw*#w:y
a1 23 l zG]!y@+!
af ah l z^N#y80!
7h 33 s z:%#w]6
9d - l z0F!wd.
9d 44 l z_?!wi-
ak ai l zod#w2s
ak 6y s zYn#wfk
4p 34 l zXl!wTMQ3fENrQv&
4p 3g s z}h!w^I
1q 1u l z [!x97
1i - l xxwx%3wn&eM@fu)f6u%XaO
1i 1l l x&|x-5ubu4u>v)uHk
1i 1h l xS}xD2wd(^Lvrw9#nu3X
1i 1k l xxrxA5
2c 2d l z4_#yo<!
2a 2b l z;@#yRo!
1u 1t l zKc!x35uqv&
1u 1d s zp]!xP8
1p 1g l zT;!x_(
2v 2w l z8i!zP'!VvP
3g 4p l zhh!w^M
3g 4p s zrh!w L
3g 7t l zTa!woJ
1m - l zd8!xKN
1m 1j l zM/!xP>
1m 1l l z1/!xr@u-JTw*!wq&xT#w!#(
1m 1n l zY<!x,Hfv#
1m au s z@>!xGn
5f 1e l z5S!w-HMSNL
5t 6h l z}N!wl@
5t ay l z8O!wI@LAK:LnQTKNMv.Lu0Ov7
6z - l zMo#w1kKKOYJ[MPN/NhKRM2JOJeQv1PEJJKuDLvhJugV?JT
26 24 l zY]!yp<!
26 27 l zSx!yz9!wJ(wC9
26 23 l z*Y!y>2!lCw !u=
97 7a l xw4y/g!
b7 9c l yZ;!wZ<
5p 5q l yf=!yw3!utc
50 51 s y82!w;g
10 43 s yC.!y@#!
10 51 s yy,!w,z_Gp?
10 06 s y5+!wn{
9o - l yfH#wb7
9o - s y2R#wd;
9o b2 l y@[#wMG
9o 30 s yBZ#wSSw^#xd!
9o 5r s y1N#w'M
9o 6c s yNK#wzN
8g - l y<z!yd>!
8g 8f l yRx!y@>!w#'u_wk#vT
59 5k s yFp!yq&!u#@
59 9p s y2f!wA|Q9Oeu0l
59 aw s yNg!wI|Q7u)uJj;wV#uW
8l 8g l y<k#y;7!
8l 8k l yOq#ybD!
9i 4w l w swEm
9i 9v s wQswDswl&wb!us!w##k
7u 4w s wuow,ilu,ME
7v - l wAqwXjLDJ[J]JWK2LgKv#JTJVJu%KvNJVJfJTJOJXK3Ku#KvMJu/KvdJu%JuDKvAJSJMJUJMJu!Lv;Ju%JlKv!JlK2LCJUJSLv'JuAJQKvAJu'JaKvxJu'JOJbK&KHJsJeJOJUL-JMKvTJu'Ju8KvlJuDJu,Kv#JTK)JPJu Kv]Ju@Ju-JMKx&!Ju!JQJu&J^LvbJu9JWKvSJUJlJ_JqJaJZKvSJu=JSKvIJcJiJqKv/Ju(JLKvmJiJTJQJWJfJrKvTJuCKv:JTJu%JNJPJWKvxJu[JmKvxJu-Ju2K>Kv<K(Ju*JiJRKQK!Ju(KvaJVJlJu,JXKvUJTJSJdJbKv+JYJeJu#KvYJu=Kv)Ju2K+Ju4Kv-JeJQJMK1JMJSK&JaJdJZKv]JlJNJVLEJgJ_L1JcL0JeKCL@K5MQJPKbMR
7v - s w9qw)kKEMCK)LDNu?JOZvtKiK,KgM1JfK2LaJLPFL6JK
7v 4w s wnqwrko?MD
b2 - l yP[#w0G
b2 5a l yUT#w88TXwb!xM!
4m 30 l yVl#w SRJ
8k 8g l y5]#y 7!
4r 4t l yim#x=3
4u 7m l y'L%x>'XVNJ
4w - l wWrw@m
4w 5s s wYrwOm
4w 7v l wCqwOjLHKJLLNPW9Ju*K!JMO8Ou,
4w 7v s w:qwvjLPOv*KINALumVx+!Ob[>KLKJ
02 7p s ywd!wen
7p 51 l yhP!w5Y
7b - l yM/#w@]
7b 4y s y>1#wR]
7b 30 s yT,#waa
4y 13 s yD9#w^Tbw4#ucw&!
4y 7b l yL/#w5]
4y 7b s yM|!wrew1+xv'uNv)
4y 1w s y04#w5^
70 4r l yzM#wd)tv+W;
5i 50 l yn2!w|d
4t 9r l yX)%x{3
4t 4s l y3o#xu&d0T-PkKYKQOvBNlM4uFw+'dxh#_-mKeu(
7o 71 l yrx#wu+L_W5OTu1u:LRL&JQSeKv)KHJ_QmLKSMOI
7o 4t l y,*%wx-TIOSQv!
38 39 s wbmwdq
8i 8j l y32#ymA!
8f 8g l yZy!yP?!Lv'w<#uowo)L
5a 9o l y@R#w9;ZE
4s - l yun#x|&
5g - l yu+%wkw
5g - s y}'%w^|f_
5g 30 s yE0%yS!!wo!wD!
5m 5k l yEZ!yR@!
5l 5n l yIO!y10!
8r 8q l yaW%yD)!KSwJ!v/w-#wd#
5h 5g l y1,%wPw
30 - l ygy#wy[
30 5g l yp'%wQ|
30 31 l ysz!wOi
30 8m s yr.%y57!
9y 30 l y(z#w^[
aw 59 s y,i!wF|ou7
43 86 l w3}yK'!
51 10 s y 3!w'{
51 02 s yrP!whh
51 7g l yWD!wI^
1w 4y s yt8#w+^
57 8q l y&W%yn'!
8h 8j l yK1#ytF!
31 30 l y,}!wouwL!(wm!u 
8o 8r l y:L%y]=!Sx9%w4!w5!
8m 8k l yci#y]K!nq
8m 8n l ySH%yJR!
8m 8o l yq:%yZ=!T=
6c 9o l ySH#we7
6c 9o s yKH#w[F
8d 8e l yqe!yyB!
8d 86 l y:@!yTM!
06 10 s yz+!yY !
0u 0p l y7L%xLoQHOx<&Mw<&
0s - l yL_%x9N
0s 0q l y2g%x6cw{#u^VG
0t 0s l y^_%xVN
0q - l yHj%xNbKG[eMEOUL<JRKNKNMv!KIKVJPLR
79 3b s wV.yu8!KHKJNKb%M@PjN=KLJM
00 3z s wF%y*&!
89 86 l y*0!yX-!Z+_Mu=W];Ml
4g - l wM]wTz
4g 9v l w>ewss
4g 9v s wD]y*#!
84 83 s wgOy!-!J[Mv T7u8+
84 11 s w Ly0*!
84 6a s wrPy5%!
3b - s wb/yb5!w%!vJw82wZ(
3b 3e l wi6yFA!wQ(vIuLf
3b 3z s wg0yt4!w4!x/#
3b 3a s wc<yr6!KG]gavaOu0Z<w&!x>!unv3u^w?&
3b 0l s w87y<1!wx&Pu{uj_v(cv)uqwK!
3b 7q s w7By+:!KuInxj!SXRu9N&
3b 2s s wp2y71!lIYJbQQNu(]P0Now0!9
14 - s w=(yE8!
14 79 s wG,yj9!
14 3b s wu.y98!
14 5z s w<.y;6!
83 84 s wOQy&+!u83VGj-lcu+v(Ru2_BTH
83 4q s w<Oy(.!
83 8x s w*UyG2!w@!1TGbBwx#O
83 16 s w^Vys(!UFZIu'ETKSJOIcOcGjBqNw.#u-uc[jP
4q - l wSGy@.!TAu!N
4q - s w'GyV.!
4q 98 s wXMyV2!wZ%u'
4q 8x s wnRy-3!
64 8x s wvcyO.!wh!uJ
3e - l w,6y[A!i8Msp1ZDVNUJZRPB
3e - s wA6yDA!
4v 41 l x=/y[?!
4v 41 s x22yEA!
47 3o s xJ-wrs
3s 93 s w4WysY!
9v - l wvdw.tu&=
9v 9i s wCtwcswk.w!#
9v 43 l y@!!yI!!Y<Rb
9v 43 s y6#!yd!!
9v 51 s y^*!wAw
9v 4g l wr]wwz
85 7q s wHOyF@!w!!E
8x 64 s widym.!uW4u&N
8x 1y s wphy8;!
8x 86 s w2oyQ;!w*/xl'
7w 3o s xN/yh!!
96 4q s wpEyX/!
41 - l xZ/yy?!g:Qjl#aT
41 - s xJ/yi?!
5z 3b s wA/yP6!jvVKYJNRSMtN0VQK]
3o 7w s xI4y(%!qP
3o 3z s xR%yw'!KDwc)xR!
63 - l wz1y^(!
63 - s w#2yf(!JJKHJLKK
63 3z s w(2yi(!
86 - l w.uy!,!Vu#U=wX@wc5
86 87 l y&0!yYJ!wY(xF'
86 8c l yi9!y)D!
86 8a l yI+!y.<!
86 3k s wu_y#H!
86 88 l yW&!yW9!
7a 93 l wL6yCJ!
3z - s w@/y2.!
3z 3b s wB0y}4!T9hSVKMGQIPGPFkAuAxH#uJw8#u(>
3z 14 s w=(yD8![Lc+KTL<KGQ:uB7LDuO7w<%x5!
3z 5z s wI.yZ5!NIfAKG
3z 63 l w 2yc(!
3z 63 s w}1yh(!OJ
3z 53 s w62yn(!
3z 2s s wn.y2.!e]LGLUMRKpw+!v/u|w;#RX
3a 3b s wX<y@7!wJ!qw{#u_
3a 0l s wlByw3!
3a 7q s w-Iy^6!tKqEY?u@&
60 3k s waWy.H!
53 9t l wU=wIr
53 96 s wm?y[-!rv&
53 2s s w,5yg-!RDLKQFKDM>JMMKKHRaM.
8c 86 l y(9!yL@!
8v 86 l wotyG,!
3k 86 s w3byNK!
3k 60 l w5Uy}G!
05 4g s wkNw7|
05 84 s w@Oyo#!
05 6a s w}Nyp!![1
8b 86 l y;4!yt@!
8b 8c l y#7!y@@!
8b 8a l yx1!y =!
5u 0l s wh6yO0!
0l 3b s wB7y81!wm&d
0l 4q s wYEys/!su3
0l 96 s w<Dy@/!hKu#F
0l 3a s wiDy+4!
0l 2s s ws6y#1!
7q - s w;By}:!w5*xI&
7q 3b s wuAys;!
7q 1y s w+VyK>!
4o 84 s w+Lyv+!
4o 4q l wKGy4.!
2s - s wr2y61!wR%8
2s 3b s wV2y91!wM#^
2s 3z s w</y..!MO
2s 53 s wY5yE-!
2s 0l s w 7yp0!
9q 0k l z*6&xF6
69 68 l yF-&wf5
0k b6 l z(5&xHAKGOPLJLDJQMHNUJMLGOK
6g 4j l y/W%wmB
0a 09 m z>V!xFq
0a 09 m z;W!xMq
0a 09 m zsV!x]q
09 0a m z=V!xi[
0a 08 m z)U!xJu
0a 08 m z#U!x(v
0d 0c m z+Y!xsa
0a 08 m zOT!x2x
0a 08 m zeT!x9w
0a 08 m ztT!xyw
0a 08 m zpT!xkv
0d 0e m zfZ!x_c
0a 08 m z3U!xjw
0a 09 m zpT!xDq
0d 0c m zcX!x b
1p 1s m z(E!x6&
1g 1j m zJ3!xi/
26 27 m zb##y1=!
21 23 m zEW!y^+!
2g 2l m z<?%yG^!
24 - m z7]!y4=!
2c 2d m z9[#yv;!
26 27 m zb|!yL9!
29 2c m zjN#yE9!
29 2c m zWN#y@;!
3v 3w m yCk%wj-
69 68 m y=.&w&5
68 69 m yH,&wB:
6r 6o m zBG#wGS
6r 6o m zAH#wSS
6r 6o m zeH#wRS
6r 6o m zWH#wDS
6s 6r m z]H#wo[
6s 6r m znH#wo[
6s 6r m zCI#we[
6t 6u m zb]#wLf
6t 6u m z([#wSf
6w 6o m zUV#wGP
6x 6w m zqW#wwO
6x 6w m z^W#w,P
6x 6w m zlW#w}O
6w 6o m zaT#wwP
6t 6w m z8[#wQ[
6o 6w m z3U#wqR
6t 6r m zoZ#wO[
6t 6r m z_Z#wY[
8e 8d m ybg!yhG!
8j 8g m y;5#yi6!
8o 8m m y*7%ye4!
8s 8u m y'|%y@b!
a1 a5 m z5*#w@z
ab a1 m zR*#w4g
ab a1 m zs*#wLf
a1 a5 m z,*#wcz
a1 a5 m zU*#w9z
a1 a5 m z.*#wLz
a1 a5 m z**#wUz
a1 a5 m z+*#wGz
a1 a5 m z,*#w+z
ab a1 m z,+#w v
a5 a2 m zI*#y(#!
a5 a2 m zU*#yL!!
a5 a2 m z/*#yY!!
a5 a2 m z<*#y;#!
a5 a2 m zf*#yI!!
a5 a2 m zM*#yY!!
ai ak m zcd#w2r
ai ak m zxa#w|r
ai ak m z6b#wzq
ai ak m zTd#w1u
ai ak m z;b#wLt
ai ak m z|a#whr
ai ak m zta#wor
al ai m zWq#y31!
al ai m z?q#y,1!
al ai m zpq#y31!
al ai m z1q#y&1!
ab ah m zvN#yI1!
ab ai m z(S#yi1!
ai ab m z*N#y|#!
ai al m z&m#y) !
ai ak m z3g#wKu
ai ak m z8b#w6t
ab ai m zSL#y/*!
bi 0j m z}U!zSW!
1q 1s m z [!x97
5z 3b m wb/yb5!
5z 3b m wM/yC6!
ak - m z6g#wVu
3b - m wn/yk5!
3b - m wY/yS6!
3b - m wK/yN6!
3b - m wa/y@6!
`,
  /** The coarse table: the zones of each cell, and how it is cut. */
  cells: `br bq bq bp bp bz bz by by bx bx bw bw2b27 27 27 27 bu2748 48 48 48 48 48 bo bn bn c0 c0 c4 c4 c5 c5 c6 c6 c7 c7 c8 c8 c9 c9 ca ca cb cb c1 c1 c2 c2 c3 br bq bq bp bp bz bz 2g 2e bx2e2f 2f2b 2b 2b27 27 27484b 27484b 48 48 48 48 48 4849 48 bn bn 97 97 97 97c486 86 86 86 86 c78j86 8j 8j 8j 8j 8j 8j ca 8m 8m 8m 8m 8m c2 c3 8u ar bqamar am am bzam2m2g2l 2g 2g 2e2f 2e2f 2f2b 2b2f 2b272f 27 27 27 48 48 48 48 484a 484abo 7a 7a bn 7a 977a 7a86 c47a86 86 86 86 868d 8d 8d8j 8j 8j 8j 8j8m 8m 8m 8mcb8o 8m8o8s 8m8o8s 8mc18s c28s8u 8u 8u 8uar 8uar aram am am am2m2l 2l2g 2g2l 2e2f 2f2e 2f2b2e 2b 2b2728 272826 2726 27bu24 48 48 48 48 52 52 52bo3y bn3y41 7a 7a93 933sc00z 933s86 863s 86 8687 868d 868d 8d 8d8h 8j8d 8j 8j 8j8m8k 8m8k 8m 8m8o8n 8o8n8s8p 8s8p8q8o 8s8q 8s8u8q8t 8u8t 8u8t braras aras arambq am am aq2hanaobz 2hanao 2k2h2j 2e 2e2c2d 2c29 292b 2b2726 2726 2627 272624 bu2420 48 48 bs bs bo 41bo4v 414v4x bn7a41793b 7a933e3b7q 930z3s3k603e7qc0855y 3s3k6086851y 861y 86 86878c8b8a8d 878d8c86 8d5m5k 8d8e5k 8d8h8e8f5k8g 8h8i8j8f8g 8j8k 8j8k 8k 8k8m8l 8m8l30 8m8o 8o8r 8o8q8rc1 8q8tc1 8t 8tas as as as bq bp bp bz 2h 2halby 2h2eal2iaiaj 2e2d2cai 2c29aiabahag 29aba2ae 26a2aeab 2627 26a123 2625232122 252420227r 20 bt bs bs bo 4v 4vbn413z4554 413z79143b 3b3z3c534o96 7q4o118x 7q8x83 1y8x868v 868x8a88 868a885q8c8d895p5o 8d5q5n5p5o 8d5m5n5k5l 5k 5k8g 8g5k8j31 8j6e6d31 6d8k 8k6d8l 8l6d30 8l308m 8m308o 8o8r57 8rc18q 8s8t8q 8t c2 as br bq bq bp bp bz bz al alajai ajai aiab ab aba2a5ad26a1a7a6a9aca8a3 26a1a2 a126 a12321bu 21 bt bt 7y 7y bo bo3o7w 3o7w3z 3z3o 533zc09a4o 4o115365054g 8316c49v4g c48v9v86 86439v 8643105o51c5 5o9sav av5l9s5kaw 5k5law59av31 5k5931 31 316d30 6d30 6d30 30 305g5h 308o5g5hcb 8o57 578qc1 c1 c2 c2 c3 br bq bq bp bp bz bz al alakai6zby6y aiak6y6u6t aiab ab aba1a4 a1 bv 1b bu bt bt bs 7y 7x bo7w62 3o7w623p3h 3h 3h9t536k61 534g61 4g9vc4613l 9vc438399i5s3l4w7v7u 9i508z 5150 51 9s02av 027p 317p4y30 30 30 30 30 30 305h 5h57cb 57 c1 c1 c2 c2 c3 cdatbr at at bp bp bz bz by 6z6y6wby 6y6w6t6v6r 6vab6t6s6r6o ab6sbw6r6q aba1bw6q34 a11v34 1v bu bu bt bt bs bs bo3q3m 3q623m6i 3h6i6b 3h 3h6175 61 613l 3l568z 8z 505i518z178101 5181017gc6 517p7gc6 7p4y 4y 7b304y13 301w4y136c 306c9o 309o 304m9yca 30579yca 57 57 c1 57 c2 c2 c3 br at at at bp bz bz by 6w 6w6x6obx 6w6o6r 6o6q4i 6q6p341z4i4n 345j1vbv4n32554p 1v9k344p3gbv7t b0047tb1buaz669h1a1e5f036j4e3f6h bu bt bt bs 35 bo3m6i359b 6i9b 6i6b 3h6b75 3h75 9l61 61929l 92 c58z923nb7 8zb7 8z7gb7 7g 4y 4y 4y13c8 136cc8 6c309o5r 9o30c9b2 304m6fca9y7o 9yca7o cb 57 6g c1 c2 ce c3 br bq bq bp bp bz bz by by bx bx bw6o4i 9g4n78bw33 327h 32bvaz0y361e azbu6hay5t9w 12bu4l bt bt bs 35 bo9b4c4k 9b4d6bbo99 6b152t46 75157719 75779l2z 9l2q 922q9e 923r9e 3r3nb73d9cc5 b79c b7 c6 4y 4y5v c8 4y6cc89o 6c9oc95ab2 5ab2 cab27o3071 7o 7z 3v 4jc13v c13v3w 68 6869 c3 br bq 5d 5d bp bz bz by by bx bx 3j 337h3jbw 7h32bv3i 32az1s az1r1s 4lbu9d441r1p1g bt441g bt bs 1f bo 995wbo 2t46bn 469n1977bn9f 772zc04f40 2q2o2r 2q2p9e2o 9e3r2pa058 3r9c58 3r9cc5 c6 c6 6m 5v c8 4y4rc8 9o704r94 4r714s 71ca1c7o4t4s 7o4t4u 7z4ucb 4u 3v 3v3wc1 3w3xc2 68c25b 5b 5c 5c bq 5d bp bz bz by by bx bx 3j 3j7ibw 3ibv7i 327i1s1t 1s 1s1p 1g1h1j 1h1i 1h1f bs bo bo bn 4f 402r07c02o 2r2o2p07 2o2pa0 9z58 589cc59z c5 91 c6 c76m4z c7 c8 c8 4r 4r4s 4s4t4r 4t4u 4u 4u7m 7m 7m7n90 90 7c5bc2 5b9x 9x9qb5brb6 9qbq0k2ub6 2u 5d 5dbp7j 7k7j bz by by bx bx bw 7i 7i 7i1u1t1d 1s1q1d1o 1s1p1o 1g1o1j1h1m1l 1h1l1i1k 1i1h1kbs1l bs bo 95 bn bn 07 072p 2pba 2p9zba72 9z5e72c5b8 91b867 6l c6 c7 c7 c8 2n c9 4r37c9 4r4tca 4t9r0w 4ucb0v0w cb4u0v7m0s 7m0sc1 7m90 90 90c2b4 c39x3t 3t9u 7d 2u 7j2ubp 7j 7j7l bz by by bx bx bw bw 7i 7i1d2v 1d0b0a80 1o1d1n80 1o1m1n 1m1l bs 1m bo bo 95 bn c00773 07731x babb1x bb72 7267c5 67 c66l82 6l c7 c7 c8 c8 c9 c9 0w 0w 0w0v 0v0s 0s 0s 74 b474c2 3t 9u7ebr bq bq 7j 7j 7l 7l7sbz 7s 2y 2y 2y bw bw 2v bv2v0d0f0e 0b0a80090d0c0e 80091n1m 1m 1m bs bs bo bo bn bn 73 731xb9 1xb9 b972c4 67 67 c6 c6 c7 c7 c8 c8 c9 c9 0w 0w 0w0v0u 0v0s0u0q 0s0q 0s0qc1 c2 7476c2 c3 7e bq bq bp bp bz bz by by 2y bx bw bw 2v 2v0f0g0a 0e090h080a 091mau08bu 1m bt bs bs bo 95 bn bn c0 b9 b9 b9 c5 c5 c6 c6 c7 c7 c8 c8 c9 c9 0w 0w0x 0w0x0ucb 0u0q0r0p 0q0p 0q 0m 7e 7e 7f bq bq bp bp bz bz by by bx bx bw bw 2w 2v0a0d2w 0a080d 08 bt bt bs bs bo 95 bn bn c0 c0 c4 c4 c5 c5 c6 c6 c7 9m c8 c8 c9 c9 ca ca cb cb0u0p 0p0o 0p c2 7e 7e br bq bq bp bp bz bz by by bx bx bw bw bv2w2x 2w0d0i2x 0d0ibu3u 3u bt bt bs bs bo bo bn bn c0 c0 c4 b9 b9 9m 9m c6 9m c7 c8 c8 c9 c9 ca ca cb cb c1 c1 c2 7e 7e br bq bq bp bp bz bz by by bx bx bw bw 2x 2x0jbv 0jbu3u 3u bt 4h 4h 4h bo bo bn bn c0 c0 c4 c4 c5 c5 c6 c6 c7 c7 c8 c8 c9 c9 ca ca cb cb c1 c1 0n 7e c3 br bq bq bp bp bz bz by by bx bx bw bw bj bj 2x0j 0j2x 0j 0j bs bs bo bo bn bn c0 c0 bk bk bk bk c6bkbg bg bg be c8bebm bm bd bd bd bf bf bf bf bf c2bfbh bh c3 br bq bq bp bp bz bz by by bx bx bw bw bj bj 0j 0j 0j 0j bs0jbj bj bobjcc cc ccb9 bl bl bl blbk bk bk bk bkbg bg bg bgbe bebm bm bdbm bdbm bdbm0w bf0w bf0w bf0w bf0w bf0w bfbh0w bh bh bh bh bh bh bp bz bz by by bx bx bw bw bj bj 0j 0j 0j 0j 0jbj bj bjcc cc ccb9 bl bl bl blbk bk bk bk bkbg bg bg bgbe bebm bm bm bm bm0w 0w 0w 0w 0w 0w 0wbh bh bh bh bh bh bh bh bh bh bh bh bh bh bh bh bvbjbh bjbh 0jbh 0jbh 0jbh 0jbh 0jbjbh bjbh bjccbh ccbh ccb9bh blbh blbh blbh blbkbh bkbh bkbh bkbh bkbgbh bgbh bgbh bgbebh bebmbh bmbh bmbh bmbh bm0wbh 0wbh 0wbh 0wbh 0wbh 0wbh 0wbh bh bh`,
  cuts: `A A A A A A A A A A A A @AAB@BABC A A A @AABC A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A @@AABCA@BBBBA @ABBB A @A@ABBBB@ABBB A @A@AAABCA @@AABAA@CBBAB A A A A A @AAB@AABA A A A A A A @A@BABCBC A A A A @ABCC A A A A A A A A A A A A A A A A @ABCB A A @AA@BCBB@ADEB A A @AA@AABA@BABA @@ABBBA@BBAAA @A@BABAAA @@AABABBA @A@ABBB@BACB@ACBB A A A A A A A @A@AAABB@ABBA @AABC A A A A @AABA @AAA@AAAB @AA@@BA@AA@AA@ACAAA@BA@AABA@BABAAAAAA A A A @ABB@AB@BBBAB A @@ABBABB@ABBA A A A @A@ABBB@BAAB@BBAA A A @A@BBCAB@ABBB @@AABA@BABAA@AAAC @@AABC@CABAAA @@ABCAAAA @AAB@ACAA A A @AAAB @@AAABAAA @ABBB A A @@ABBBC@CCBBC @@ABBABB@ABBA @AA@AABBA @A@BABAAA @@AABA@BABBBA @ABCB A @A@ABCAC@BABC @@AABBA@BBAA@AAAC @AA@AABAB @AAA@ABCB A A A A A A @ABAC @AABC A @AAAB @AAA@A@@ABAAAAA@CB@CDBBA@CA@BBBBA @@AB@B@ABAAAAAAA@AA@AA@AAA@AACA@BABA@B@AABAAA @@AA@AA@AABBAAAAA A @AA@AAA@AA@@ABAAAAAAB @AA@AAAB@BABA @@AABA@@BBAAAAAAA A @AA@AAA@AA@@@A@AAA@AAABBA@@AA@@AABA@BABAAA@BABABBABB@@BA@B@@ABBA@BABAAAAA@@@BBAAAAAAAA@BABAAAAA@A@@BAB@@BA@AABA@BABA@BAA@AAABAABBAAA@BA@AABAB @@AABBA@BBBBA A A @@ABBBA@BCAA@CABB @AA@AAA@AA@AAABAB A @A@BABCB@A@ABBAAB @@AABA@CABDB@ABDA @@AABBA@BCDAB @@AAAB@BABAAA @@ABCA@BABDB@ABAA @AAB@ABBA @AA@AABBA @ABBC @AABB @@ABCABCB A A @A@BCADEB @@@AABBACBA@BABAA @@AABA@BACAC@ABBA A @@ABBBA@BBB@ACBB@CABB @AB@B@ABBBB@A@BABBBAB @A@BABBBA @A@ABBBC@ABBA @A@BABBBB @A@ABBAAA @@ABAAC@BABAA @AABC A A A A A @AABC @AA@@AA@@BAABAAAAA@A@AABAAA@C@AACAAAA @ABC@CAD@AEB@@A@A@BA@BBBABBAAA@@BABBA@BBBBA@BAA@BBBA@@BBAAAAA @@A@AAA@A@A@ABAAAAAA@BCAA@A@ACBAAA@@@AA@AA@CA@AA@A@AACAAA@@BABAAAA@BA@AABBAAAABAA@AACBA@@BA@D@BABAAA@@BAB@BAABBBA@BA@AABA@BAA@AABAAA@@B@@A@CAB@BAB@ABBAAABB@@ABBABAABA@B@AAAB@BACA@CAEBC@A@CA@BBBBAB@@A@ABBBB@ABBBA@@BBBABBA@BA@AABBA @A@@ABBA@BCDA@DAAE@A@CABAAA@@@CAFBABG@CHCAAA@@BI@CBBAB@JAB@ABBACA @@@A@AABAAAACA@@@BDBA@BAB@A@ABBAABBBA@BBB@ABBAB@@BA@AAEBAAAF@A@@ADBAAAAAA @AA@@AABBA@B@ABB@A@ABBAAAAA@BA@BBAAAA A @@ABB@@@@BABA@BABAAABAAA@AABAA@@@AAB@ABBAAAA@AAA@AAA@AACA@BACB@AC@BAA@BA@BBBABA@@CAA@AAA@@AAADBBA@BAA@AAB@BABA@B@AB@B@BABBBABBA@BAA@@ACB@ABBA@BA@AA@@@AABA@BABBBA@BA@BAABABBAAEB@D@@@A@AEBAAA@@BABACBAAA@B@AA@ABAAAAA@AAA@AABA@BAA@AAA@AAAB@@EA@ABAAA@BB@A@BBAAAAAAA@A@AAA@A@AF@BBAAA@B@A@A@AABA@BAABABBBBAB@ABAA @@@AB@BA@AACAACA@B@ABBA@AA@A@AAA@AAA@A@ADBAABBB@@BA@AA@@BBBA@BABAAA@@ABBA@BABAAA@BA@@AAABBAAAAAA@A@AA@AA@AA@C@BABAAA@BABA@@BAA@ABAAA@@BABAAAAAAB@@@BABABBABBA@BA@AA@AA@AA@AA@BB@BBBBAAAAAAA@@@@BCAAAAA@B@A@@AA@ACAAAAAAAAC@@A@@BBAA@ABBAAAAABAA@BAA@AAA@A@AAA@A@AAABB@ABBBB@A@A@AAABBBBB@AA@@BA@AAA@AAABAA@@@B@AABAAAAAAAAAAAA@@A@@@B@AAB@ABBBBA@BABBAAAB@@BAB@ABBBABAAAAAAAA @AA@AA@A@A@AA@@AAB@BABBABABABBBA@BABC @A@AABA@@BACA@BCC@A@BABBBAAA@BABA @@@@AAA@AA@A@AAABBA@@@AAA@AAAB@BA@ABAAAAA@@BBAAAAAAA@BABA@B@ABAAAAAA@CBBD@CABA@BA@AABBA@@BACBAE@B@AA@AAAFBC@CAB@BABB@CAB@@ABBABBA @@AAA@AAA@AAAB@BCBB@@D@CBAAAA@@DA@BBBABA@BBBBA@B@AEAAAA@A@A@CABBBAAA@B@@AAAE@AA@@@BAB@BBAA@@BA@AABA@BABABBAAAAAAAAA@@BA@AACBAABB@ACBB @AAA@A@A@A@@AAA@B@BABBBABBABBBBBA @@AA@@AA@AB@@BAABAAAAAAAAA@BABAAA A @A@ABCA@CAABA @AA@BBB@BACA@BA@AABAB @A@ABAABB @AAA@ABBB @ABCD @A@AABACB A @AAAB A A A A A A A A @A@AA@AA@AAA@A@AAA@AAA@AABABB@BA@@AA@AA@AABABA@AAA@AAA@AABAAA@@BA@AA@AABA@BABABABAB@ABCB@@@C@BA@BBBBAAAAAAAAA @@A@BABB@BA@AACA@BAB@@BA@AAA@AABA@BA@AABABABA@BA@AA@AABAAD@DA@AA@AABEC@AAA@AABA@DAA@AAA@AFB@@ABAAAAA@CACB @@ABBB@ACBBDA @AB@C@DA@B@BA@BBBAAAAEBA@CA@@@F@A@@@ABBABB@ABBABB@@ABBBAAABAAA@BABBAAACBA @AAB@@@@B@AA@@AAA@AAAB@BA@AABAABB@@BABAAAAAAAAAAAAAA@A@A@ACB@DA@@AAB@BABBA@B@ABBAAA@BABBABAAA @AA@@AABAA@@@AACBA@D@CABAAA@B@CABACACBA@@BACBA@@@@BA@C@ABAA@BBAAAAA@@@AABBABA@BABAAAABBBA@BAA@A@ABB@BAB@BABBBA@BA@AA@@@AABA@BABAAAAAAAA@CABA@DA@C@A@BAB@BABAAAAA@@@BA@AA@@A@AABBBA@BABAAAABABBAB@BABA @@ABBAAAA @AAA@A@AAB@@CA@AA@AAA@AA@AAAB@BABA@BA@AA@AABABAAABB@CCBB@A@A@AC@BAA@ABBBABBB@A@ABB@B@AA@AABBABAAA @A@BABB@@BACAAA@ADBB@AAAE @@A@BC@CAABAAAA@AADEC A A A A A A @@@AABCAA@AADA@BA@A@AAE@ACBBA@@BAA@AAAFBC@CABA@DABAAA @@@AAA@AA@A@AAABBBA@BC@C@DA@BBB@BABBABA@@B@ACBAAA@@BA@BBAAAAAAAACA@B@@AA@A@AAAEB@BABB@@BABA@BABAAA@@@BBBA@ABBAABA@@BBAAAAAA@@BAA@ABBBA@B@BABBB@ABBABAC@@ABB@BABBA@B@ABBAAA@BA@@BBBA@BABAAA@@BABAAAAAA @@AA@AA@AA@@AABA@BABBBA@BA@BBAAAAA@A@A@A@@ABBBABBB@@AAABABB@BAA@AA@AABA@BBBB@BA@A@AABA@BBAAA@BABA@B@@AAAB@B@AAABAA@@AABABBBAB@ABBA@@@@ABAAAAAAAAA@AABBA@@@@ABBBA@@BBAAAAAAA@@AA@BBBA@BABA@BA@ABAAAAA@@@ABBB@@AACBACBBA@@BAAB@BAABAAAA@BA@@AA@BBBA@BBAA@BABBBA@@BAABBBAAD@@C@AAA@A@AABAB@BABB@@BAA@ABAA@BABAAA@A@B@ABBABAAA@@@BAABAAAAAAA@AA@@AA@AAAE@BAB@FAB@BAB@BABA@AA@CACAACAA @AA@AA@AAB@AA@AACBBA@A@A@A@@ADBBA@AABABBAAAAA @@@AAA@@ABBBAB@BABB@@BA@A@AABAAAA@BABAAA@@BA@AAA@AAABA@@BAABAAAAAA@@@BABBABA@BABAAA@@@AA@AAB@ABBAB@AA@AAB@ABBA@BA@AABABBC@C@AAA@AABAAAAA@@@BABA@B@AA@AABABBAAA@@BA@@BBBBABA@BAB@ABBABB@@@ABBBA@BBBABAB@BA@BBAAAB@@AAA@A@ABBAAA@A@A@ABBBB@ABBABA@@BA@AAABBB@@BBBABBA@B@AAAB@ABBAA@BA@@AABAAAAA @@@@AAA@ABAA@BABA@@@BABABBA@BBAAAAA@@CBAAAAAAA@@BAB@BABAB@B@A@ABBAAAAA@@@BABA@@BA@AAB@BA@BBBA@BABBAA@B@@BABABBBBAAAA@@BAA@@AABA@BABAAAAAAAA@AAA@A@AAA@AAA@ADAAAA@BA@@AA@AABABABA@BABC @@AA@@AAB@BBAA@BABBBA@BA@B@ABB@@BA@B@BABAAA@@BABBABABBBBBA@@A@AAAC@BA@A@AADAAAA@@BA@AA@AABABA@CACBBA@@B@@CABA@BABAAAAA@@@BABBBAAAAA@AAC@@@BBAAAAAAAA@BABA@AACBA@@DA@A@AAACBA@@@AABA@BBAAAAAAA@@B@BA@@AAB@BA@AABBAA@B@@ABBBA@BAABA@AABA@BA@AABB@AABA@BA@AABBAA@BAA@AAA@ABAA@@BB@BB@BB@AABBAAAAAAAAAAA@@A@@A@AA@AAA@AAA@AACABBAAAAB@A@ABBAAA@B@AAAB@@BABAAAAAAA @@@@@A@AABAAAAAAA@AA@CBBB@AAAB@BA@AA@AA@AABABAAAB@@AD@BABAACBA@@B@EABAAC@@CAA@@AFAAAAAACAAA@@@@EAGA@@BABA@@BA@ABAAAAAAAAGB@ADBACA@CAC@AHBAD@BABB@CAA@AAIA @@@AA@B@A@B@AABAAAAAAAABBC@@CAA@AABA@BA@@AA@AAA@AABABABBABA@DB@B@AA@AAAE@B@AAB@B@A@AAABAAAAAA@A@B@AABAAAAAA@@BA@@AA@@@AABA@BBAAAAAAAAAAAAAAAC @@ABCB@ADBA@CAEA@DABA A @A@B@AA@AABABBAAA @@AABA@BCBA@CA@DA@AA@@AA@BBB@ABBBAA@@@BA@AABA@BBAA@@BAABAAAAAAAAAAAAA @@AABA@BABC@BADBC @A@BABAAA @@AA@B@@BA@B@@ABBBABAAAA@BA@@A@AAA@AAAB@B@AABAAA@@BABAAAAAAAAAAAAA@@BA@@ACAAAAAAAAACA @@AABA@BA@@AABBAC@@@A@BABAAA@@BAB@@BABA@BABBBA@BA@AABBABAAA@@BA@BBBA@BABAAAAAA@@BA@AAABAAAAC@ABAA @@@ABAAAAA@AAA@A@A@ACB@ABB@A@@ABBA@BABAAAAAAAAAAA @@AA@@@AA@AA@@@AABABBA@BAB@ABBBBABAAAAABAB@@ACAAAAA@C@ABBAAA@@BABAA@AA@AAABB@@AAABA@@BAA@ABAAAAAA @A@ABBBB@ABB@BAC@ABBA @ABBC @A@ABBA@CBBAB A A A A A A A A A A A @@A@ABAAB@BABA@BA@AABA@BACAC@A@@@ABB@AB@BAA@ABB@ABBBAA@B@@@AAAB@B@ABAAAABABBBBBAAAABB @@@ABBAB@BA@B@BABAAAAAAAA @A@@@AAA@A@BAB@@A@ABBAAABAABBAAAAAABB A @@A@A@ABBBBBB@ABB@@BAA@AA@AA@AABA@BABAB@AAA@AAA@AA@AACA@@BABA@BABAAAC@@A@A@AB@BBBBAB@@ABBA@BABAAAAABDB@DA@AA@@AA@AA@AA@@AABABBA@BABAB@AA@AA@@AABA@BABAAA@BABABABAB@A@AA@AAA@A@AA@AA@AAAE@BABA@BABA@B@A@AAABB@ABAAB@@ABBBA@BBBBAA@BB@@BA@@AAAB@BABAAAA@BBAAAAA@B@AA@AAA@AAA@AAA@AAAF@BA@AA@AA@AABA@BABA@BA@AABA@BABA@BA@AA@AABA@BABA@BA@AABA@BABAAA@@B@@A@@ACBBA@BBBBAB@@ABBBAAAABB@BA@AA@AACAAAACBA@F@@AAAE@@B@@FA@BBBG@CABAB@@CCBBAAAABD@@D@AAD@B@AABAAAAA@@@BC@BBBBAA@@BBCBABBAAAAAA@@@@DAA@AABA@BB@BABAAAAAAAAAAA@B@@ABBBABBB@@ABBBA@BBBBAAB@@ABB@@AHB@AB@@BAABA@BBAAAAA@@BBAAAABB@CABB@C@AIBAAA@@DAB@AJB@ABBBK@C@A@A@CABBBAAAAAA@@F@AIBBB@A@BA@AA@BB@BBBBAAAB@@@@ABBBABBAAAAAAA@B@ABAA@@LAA@AAAB@@B@ABB@BAB@BABAAA@BA@@B@BABAAABBAB@BABA@BBAAAAAA @@A@AAA@AAA@AB@BBB@@A@ABBBB@ABBBA@B@ABBAA@AAABAA@@@@@CAA@AAA@ACAAA@B@@ABBBA@BAABA@B@AAABB@ABAAAAA@@@BBBBA@@BBBBABBAA@@BBBBAAAAAAAAA@ACAAA@@BAAB@B@@A@@A@ABBBB@BABBABAAA@BA@@AA@AABA@BABBAB@@ABBBA@BBBBAA@BABA@@BBAAAAAAAAA@@BA@AABA@BABA@B@@AA@AAA@AAA@AAAB@BA@AB@@BABAAAAAAAAAAAAAAA @@@@@@@A@BBAAAAAAAAAAAAAAAAAAAAAA @@@@ABBBCAAADABBA A A A A A A @A@BAA@AA@A@A@AA@@A@AAACBB@@BABABBAAAA@@B@AAAB@B@AAABAAAAAAAAA@A@BAB@BABAAACB @@AA@AA@@AA@AABAA@BABAAA@BA@B@BA@BAA@AB@BBAAAAB@@@A@ABAABBAAAAAAAA@A@CA@AA@@BBBBABABAB@@A@ABBAAA@BABAAA@@@C@ABBBB@ABBBA@B@BABBBBAA@@B@BA@AA@BB@BBAAAAABBAAAAA @@AA@@AABA@BAB@B@AABAAAAA@@BA@@AABAB@BBBAA@BA@BBBAA@BA@@AABA@BAB@BABBBA@BBAAAABBA @@@AA@@AA@@AABBABBAABCCA@CAA@AAA@AAA@AAAB@@@BBBABBBA@BBBCC@@AAA@@@A@AAA@AAA@AAADB@A@A@ABBBBAAA@@AA@AA@AABAA@@BABABBBA@@BA@AABA@BABA@@BAABAAAAAAAAAAA@EABBBAAA @@@@A@ABBAAA@BA@BBB@BABBABA@BA@AABAA@AACA@B@AAA@ADBBCB@AA@AA@A@AA@AAAEAAAAAC@@BAFAAAA @@AABA@A@BA@@AAA@AAAB@BA@AABABBAC@ABAD@BCCA@E@A@AAABBBB@AAA@A@A@A@ABBBB@@A@AAABBBABBBAAA@BA@@BBAAA@AABABA @@ABCA@B@ADDADAAA @@A@AA@AAA@AAABBC@CABA@CAC@A@BABAAACA @@AA@@AABBABA@BA@AA@BBB@ABBAB@A@AAACBB@DABBE@CA@AABAF @@AABB@CAA@@AACA@BA@AAB@BABA@BA@AABABBAAA @@AB@BA@AA@CBB@BABBAAA@CABD@D@CA@B@@BABBABBBA@BABBB@A@A@A@ABBBBAAAAA@B@AEB@ABB@A@AAABBA@@@AAC@BABA@BA@AABBAB@A@ABBBBA@BA@AABABBA@BABB @@@@AA@AAB@BA@B@ABBAAA@BAB@@BABBAB@BABABA@B@@ABAAAAABBAA@AAA@AAA@AA@A@AAA@AA@AAACAB@B@@BBAAAAAAA@@@BA@AAAB@BBAA@B@AAABAA@@BBBABAAA@@BA@BBBA@BABA@B@AABAAAAAAA@BA@AA@@AAA@ABAAA@@@@BABA@BABAAA@BBAAAAAAAAA@ADAA@CA@@@AA@AABA@BABABBA@BABA@AA@AA@AAAC@BABA@BA@AABABA@@CBAA@A@@ABBABBAAAAA@@C@@CA@ABBB@@@BAA@AABA@@BBBBA@BBAAAAAAAA@@@BABAAAAAAA@BBAAA@AA@AACA@BA@AABA@BABA@@B@AABABA@@AABA@BABAAA@BB@BBAAAA@@B@AAA@AAAB@A@BABAAA@@BBAAAAA@@BA@ABAA@BABBA@B@ABAA@BBAAAAB@@ABBA@@BABA@BBBBABBA@@A@AA@AAEABB@AB@BBBBAA@B@ABBAABAA@@@@@ACAAAAA@A@BBAAAAA@AAA@AAAB@@@AAABBBA@BA@AABA@BABA@AA@AABAA@@BAAB@BABAAA@@A@BABBBA@@BAAB@BBAAAAAAA@AAAFBA @@AA@@@AA@BBBA@BBAA@BA@BBBA@BBAAAAAAA@A@BABAAA@BCAA@@CABAAAAA A @A@ABCAAA @@AABA@BABBBA @@AAA@AABA@BB@BBAAAAA A @A@AAA@AAA@AABAB@@A@AA@AAABA@B@A@ABBB@B@@BABBA@BBAAAAAA@B@A@ABBBBBBBAA@@B@@AAABAAAAAAAAA@AA@AAA@A@AAC@@BAB@BABABB@A@BABAAAAA@AA@@AA@BA@A@AAABAAAAAAAA @@A@A@AAA@A@ABB@ABBBBAAA@AA@AAA@AC@BABAAA@@B@@AAABBBAAA@@BA@AAACAACBBAB@BA@@AAA@AAA@AAADAAAAE @ABAA @@A@ABBBBABCA A A A A A A A A A A A A @A@@AAA@AAA@@ABBBABB@@BCBCCBA@C@A@ABB@BA@@BBBBA@B@BABBB@ABBBAAB@@A@A@AAA@ABAAB@A@ABBAAAAA@@@ABAAAAAAAABBBA@BA@@AABBAAAA@B@AA@A@AADAEB@@CA@@A@AA@AABA@BABAAA@@BA@AABAA@BABAAAAA@@@BABA@B@AABAAAAAAAA@BABAAACB@@CA@B@@BAB@B@AA@AABAAAA@BA@@AABA@BABAAA@@B@AAABAA@@BABABBAAAAAAA@A@@B@AA@A@AADAAA@@BABABBACB@@CB@@BABA@BBAAAAAAAA@@@CBB@ABBBA@BB@BAFAA@CA@BBBA@BABABBABCCC@C@ACBAAAB @@@A@AA@@@AABA@BA@BA@ABBABA@B@AABAAA@@@BAABAAAAAAAAAABBA@B@@ABBBABAAA@A@BABBB@ABB@@ABBBABBA@B@A@ABBBBA@C@BAB@@@BAB@B@AABAAA@BA@@AABA@BABAAA@@BABAAAAAAAAAAA@@BABA@BC@@@BAC@A@BABAAA@BA@@AABA@BABAAAAAAAAAAAA@CAD@@@A@@BA@AABA@BABA@BA@AA@AABBAAB@@A@BBAAAA@A@ABBAAAAAAA@@BA@@@AABBAB@BABBAB@BA@BBBABAA@@B@ABBAAABBABBABEC @@A@ABAABBA@B@BA@@@@BBBBABBAAAAAAAAAA A @A@@@A@A@BABBBAAA@BA@B@AACABB@@ACBABBBC@ABBBA@@BAA@A@A@ABBBAABB@@BB@BBAAAAAABBAB@@A@BA@AA@BB@BBBBAAAB@@BA@BBBA@BA@AAA@AA@AABBAAA@BB@BAA@AAA@AB@BABAAAAA@B@@@A@ABBBBABBBABBB@ABAAA A A A A A A A A A @A@ABBCBB @@@@@AA@@B@@ABBBABBB@ABB@ABBBABBAAAAAA@AAC@BABA@BA@AA@ADCAACB@A@A@AAA@AACBAAAA@C@AAEA@@A@CAA@D@BBABAAAA@ACB@@ABAAAAABABB@ABAA A @@@ABAAAAA@C@AADACB@BADE@@@CB@BBAAAAAAAAA @ABCA @A@@A@BA@@AABABAA@AA@AABABB@A@A@ABBAAAAA@BA@@@@ABAAAAACBBCCC@@CAA@AAACBBBBC@DAAEA @@AAB@C@D@AA@AA@AA@AA@AABA@BBAA@B@AAAB@ABBAA@BA@AA@BBBBAAAB@@A@@ABBABBAAA@BABAAAAA@@DA@AACAB@AA@AA@E@BABAAAAA@@CA@@A@@AADBAB@BABAAAAAAACBF@CA@@B@@BABAAAAAAAAAAG@@G@CA@HBBAAA@@AAA@AAAI@BABB@A@ABAAB@ABBABB@@E@BA@E@ABBJAA@@ACBABBBD@@CABAAAA@@AAAE@@BBAAAABAAAAA @AB@AACA@BABB @AA@BBB@AAA@AAABA A @@AAAB@A@A@A@@CABBA@BBBA@BBAAAAAAAAAA @AB@BBAAA @@AABC@CDAAC@BABB A A A A A @ABBB @@AA@A@AAA@AAABBB@@BCCBBAAAAA A A A A A A @ABCB A A A A A A A @A@A@ABB@ABBACADB @@AA@BBBAB@C@ADBAA@AAA@AAEAE@ABB@ABBA @@@@A@BA@AA@BBBA@BA@@AABBAB@BABBAABABCDA@B@ECB@BABB@C@AAA@AACBAB@@B@BA@BB@B@ABBB@BAABAAAB@@BA@@AABBA@BBBA@BABBAABBAAA@CBAA@@DA@C@ABB@@BA@@BBBABB@ABBBAA@@B@BABBBABBABBABA@C@CCB@A@@B@AA@AABBAB@@ABBABB@ABAAA@B@ABB@BABAAA@@BA@AABBAA@@BBAAAAAABACA@CA@AAC@BA@AABBAA@CA@AFBBA@@BA@AA@AA@B@ABBAAAABA@A@@@@CAD@BAB@ABBBAB@@@BABA@BABBB@ABBABBA@BA@AABABBA@BAB@A@BA@B@BABBBA@@BABBA@BBBABB@A@A@ABBAAAAAAACA@@DBB@ABBBABBA @AA@@@@AA@AA@@@AABA@BABBBABBAAABBACBBADBE @A@@@A@A@A@@ABB@ABBBB@A@ABAAAAABBBACBCCABBBD@CCEA @@AAA@ABBBA@B@ABBB@BCAACA A A A A A A A @ABBC @@AB@BCAA@CABA@BABA@AAADA @AA@AABC@CABB A @@ABBBA@BBBA@BACB A @@ABBBA@BBBBA @A@@A@BACA@CAA@A@AAABBB@@@@BBBBAAAAAAAAAA@BBBABB@A@BABBBA A @@A@B@A@B@@ACBABBACBBAA@AAADAA@@DABBA@BAA@AAA@AE@BAABACC@@A@A@@ACBBABBBAAA@@BF@BBAAAA@AACB@AAGACA @AA@@BBCA@B@A@BDBAAAAAAA@@@BC@@BACAAAACA@@BA@AAACAEBABDCA @AB@BBCDC @A@ABAA@BABAA A @@@ABBABCA@BA@@B@@BABBABAAAAAAAA@AAAD @@AABC@ACBA@AADA@BEAA @@AABBA@@BB@BBAAAA@@@BBBBABABBAB@AAA@AAA@AACA @AA@AA@AABBAA @AA@AA@AAA@AAA@AAA@AAA@AABA@BA@AA@AA@AA@AABBAAAA@A@AA@AA@AA@AA@A@AAAC@BBAAAA@@BABABBBAAA@ABDB @AB@@BC@BBAAA@AD@BBBDABBA A A A A A A A A A A A A A A A A @A@A@AAA@AAB@BA@BAA@AAA@@ACAAAAAADBDC @@@AB@BABAAAAA@A@A@A@CA@@B@BA@BBBA@BABBBA@@B@AABA@BBBBAAAAAAAAAAAAAAA @ABB@A@BABCBB @@A@AB@B@AB@BBBBAB@@ABBBAAAA@B@AA@ABAAABBAC@@C@C@AAC@@BADABBABBAAAE@BFAAA @@AABA@BCBA@DAEF@G@AHBAAE @@ABCDE@B@ABFBBA@B@AGCAAA @AB@C@@A@DDB@BABACBCBAEF@@@FAA@@AAA@A@AAGAA@AAA@AAHA@CA@CA@AA@AACABAA@ABAA@@ABBIAAAAJ@KL@BAABAAM@NAOP A A A A A @A@@ABB@ABB@AABCBBAD@DCEA @AA@AABBA @@ABBBA@BBBBA @@AABA@BAACCB @@ABAAAAA @A@ABBAAA @@ABCBA@BBBBA A @@@ABCBABBA@@BAADCBA@BA@A@AAEAAAA @AA@AABAA @@AAABA@AACBA A A A @A@A@ABBBBCBB @@A@AA@BABBACBAAA @@A@BABA@AACA@@B@@AABBABAAABBA@BBDA@@BABBA@B@BABBBBA@@B@AA@AAB@BBAA@BA@ABAAAAA@ABB@A@BAB@BABBBAA@A@A@ABBBBAAA @@A@BABBB@AACCA@@@CACBABBDC@@BABBABB@DABB @@@A@@A@A@AAA@ABBBBA@@A@AAA@AAACB@A@ABAAB@ABBB@BABB@A@A@AAABBAAA@@BA@AABBABAAA@@@@A@AAACAA@@BBAAAAAAAAAAA@AABA@BABAAAAAADAEC@CFCB @@@AABCAAABBB A A A A A A A A A A A A A A A A A A @A@@B@A@@AAABABBBCCBABAAA @@A@BA@AABBABCADE @AAB@ABBB @A@BA@C@DA@AAB@BABABBA@EF@@BACBABAA@FBBBA @A@B@CADEECB@A@FA@@AABABBAAAA @ABCB A A A A @A@@ABBC@CA@AABAAB@AADADB @@AAABC@BA@D@BABEBBAC @@AAA@AAAB@BBAA@AACA@ADBB @@AABA@BACADB @@AABA@BCCAA@AAAD @AAA@AABA @AA@AABC@CABA @A@ABBB@BCAAC @@@A@BABAAA@@BABABBAAA@@BCBAB@CCAD@DA@BA@@AAAEAAAAFF@ACBA @@AAAB@BABAAA A A A @AAA@@AA@AAABAA@BBAAA A @A@ABBBB@CCCD @@ABB@BA@@BBBBAAAC@@BAAB@@BABABDA@B@ABBBBAB@@D@ACBBBBAAA@CABE @@A@ABBBB@ABAAAAA @@AABC@DBDB@CBDEC A A A @ABCA @AABC A @AA@ABBAA A A A A A A A A A A A A A @ABCD @@AABCB@BBDAB @A@ABBAA@AAAC @A@AAAB@BACA@CABB @@A@ABBCBB@ADBB@CAEF@EABG @@AA@BAACCABA A A A A @ABCA @A@BA@@BAABACBABA @@@AAA@B@AAAC@CCBAB@AA@C@A@AAADBAAECECCBF @@AB@BB@BACD@DABBAA@BBE@CABA@CABA @@AAA@AAA@A@AAABBA@AABB@AAC@ACBBA @@AA@@AA@AAA@AABABABAA@CAB@BA@@AABBBAAA@@AADBAAA@AAA@AAA@AAA@A@AAACBB @A@BABB@@CBB@@BA@AABBAA@BBBBAD@@CA@AAABAAAAA@AEAA @A@AAABCB @@ABAAAAC A A A A A @ABCB @@A@AAB@ABBACB@@CAABAAAC@@BA@AAB@BABABA@B@A@BABBBAAA@@B@AA@AA@AAA@AAAD@B@AAA@AABA@A@BABAAA@@BBAAAAA@BA@@AA@AABBAA@B@ABBAAA@BA@BBBAA@BA@AABAAC@@@CC@BBBBAAAA@AA@AAAC@BBAAAAAAA @AAA@AB@C@BABBBAA @@AA@BCC@A@@ABBABBAAA@@BBB@AB@BBAABBAA@AD@BAE@BABAB@ABFBA @A@A@AAABAAA@AAAC @AA@BBBA@BCCA A A @ABCB @ABCA @AABC A A A A A A A A A A A A A @ABCB @@AA@BBCB@AA@AABBA@AA@AA@AAABAA@A@ABBAAAA @@AABA@BCBB@CAAD@ACBB A @@ABBAB@BBBBA @A@ABBBB@@ABB@BA@AAC@@BABBA@B@@ABBBABBBABAA@BBBBA @AAA@AA@AAA@AAA@AABBA @ABBB A A A A A @AAA@@BA@A@AAACDB@AE@BBBBA@BAB@@A@ABBBBAAAA@B@@@AABAA@AABB@AAABBBACB@@@CABABBAAAA @@A@ABAABB@AAAC@@@CA@@ACBBA@BBAAAAAAAADB@@AAADABB @@ABAA@A@A@ACB@@ABBAB@BBBBAB@AB@B@AAAB@BAABAAB@@AAA@A@ABBBB@ABBABB@BA@@BAABABBAB@A@ABB@ABBBBA @A@BABAAA @A@BABC@@ABDA@BC@@BCAAAAACBAB A A A @ABCA A A A A @ABB@ABBA @@AAA@AB@@BB@BBAAAAAAAA@BBCAB @ABB@ABBB A @A@ABBBB@ABBB A @ABB@BAAC A @ABCA @AABA @ABC@ADBE @@ABCBD@CCEC@CDCC A A @ABCA @AABA A A A A A A A A @@@ABBABBA@BCB@AAACA@ADBB @@A@AAA@A@ABAAAACB@ACBDD@C@AAA@AAA@A@A@AC@B@ABBBBABBBBBCA @@ABCA@BABAAA @@AABC@ADBB@CCBE@C@AFBB@@C@ACBAAAAAAC @@AABA@@BC@AAC@BA@BBAA@AA@AAA@AAA@AAABBB@BAB@BA@AA@BBB@ABB@@ABBADB@ABBA@CCAAA@@C@@C@AAA@AABAAA@@@BA@ABAAA@B@ABAA@BABAAAAAAAAAAAAAA@A@@A@@@CA@AABABABABBAAABBBBBB@A@A@ABBAAAAA @@@@AB@BBBAA@@BAA@ABAABBA@AA@AAC@BABAB@AAAB@BA@@AA@AABABABADBABEB A A A A A A @A@AAA@AAA@A@ABBBBBBA @A@AAABA@@B@AA@@AABABBBAB@A@@BBAABBAAA@AA@@BABBA@BAA@ABBA@BABBABA @@@ABCABBABBD @ABC@BADE @AA@BCBBA A A A A A A A @@AABCCBA @@A@BA@BBBBACABBA @A@ABBBCA @@AABC@CCCA@BBDBA @@ABCA@BDDEEB @@AABABBC @A@BABAAA A @AB@BACAB @ABBC @AB@BAABA A A @AA@BCACA A @AAA@AAAB A A A A A A A A @A@AB@BA@AAA@A@ACAAAA@BBAACC@C@@ABBAC@BAABAB@ABBB @AA@AAA@AA@AA@@BBBAAACAC@AD@BA@AACABC @@AABC@CABA@D@@@AAA@ABAAAAAAAABBA @@@@AA@AAA@AA@AA@@AAAB@BABA@BBAAAABBAAAAAAA@@CBB@AB@BABAAA@@B@A@AAA@ABBBBBBBAAAAA @A@@BAB@ABAAA@BBBABBA A A A A A A @A@BACACB @@AABABB@ACBB @A@AABAC@BABB @@ABBAB@BAABA @ABCB A @ABCB A A A A A A A A A @@ABBBA@BBBBA @AB@B@ABBBBAB A A A @AAB@BCCA A @AABC A A A A A @ABCA A A A A A A A @ABA@AC@BAAD@EABB @@A@ABBBA@@A@@BABBABAAAAAA@@A@ACB@D@ACBAAACACCA@@EAA@A@FABBBA@BC@B@ABBBBBA@G@DABBBA@@BC@B@A@A@A@AABAB@ABBAAAAAAA@@@@@AABAA@AABBAA@@BBBBABBAABBABBABBA @@AAB@@BA@AAB@ABBABA@B@@ABBBAAAAAA@@@A@@CABBABBBBABB@ADAA@CAA@A@@AAABAB@@@BA@BBBD@CABA@BA@AABBABABBACBC@BCB@AAA@A@@A@A@AA@AACAA@@BBAAAAAABBAAA@@BA@AAA@AA@AAABA@@BAABA@@BBAAAAAAAAAA@@CC@@B@AABAAAAAA@AACA@BBAA@@BB@@B@A@AA@ABAAAAAAAAAAAAAAA A A A A A A A A A @A@ABBB@BAAC@BBAA @A@@AAABAAAAA @@ABBBABC A A A A A A A A A A A A @@ABBBA@BCBBA @ABC@ABBD @AA@AABA@BAB@BABA @AA@AA@AABA@@@BAABAAA@A@@B@A@AA@ABAA@ABBAAAAA@@@BA@AABA@BBAAAAAAAAAAAAAA@BCCB A @AABC A A A A A A A A A A A A A A A @A@@ABBBA@BBBC@@ACBAAAAC@@ABBBA@BBD@A@BA@AABBAB@@A@BA@B@BABBBA@BA@BBBA@BABBBA@BA@B@@BABB@AABBBAAAAAA@BA@AA@@AAB@ABBABB@@A@ABBBB@ABBA@BAA@AA@AABA@BAABAA@BA@AA@@B@BABAAAAAAABB @@ABC@@@A@BABBBA@BA@AA@AAA@AABA@BA@AABABAB@ABBBA@BBBBA@AAA@AAA@AAA@@A@A@ADAAAABB@@@ABBABB@@ABBA@BABBBA@BA@AA@BBBABAB@ABB@A@ABBAAAAA@C@ACB@BAEAAA@@B@AA@@AADABBAA@BBCBA@@C@A@@AAABAAAAAAAAAA@@CBBBAAAA @@A@@A@@AA@AAABAA@@BBCAAAAA@CBBBA@A@CA@BBBBABA@@CBBBA@@BBBBAAAAA@B@AAA@A@AAA@ABBBBA@AA@@AA@AA@@AADAAAABAAB@BAB@@BA@BBBABBAAB@A@AAACBB@@@AA@AABBAAAAAAA@@DAB@BABABB@@ABBA@BA@AA@ABAABABB@@D@@DABADBAAA@@BA@@AAB@BABBABBAAB@BABAAA@BABE A A A A A A A A A A A A A A A A A A A A A A A @A@AAABBA @@@AAB@BCCBABDCBB @A@ABB@@A@CACBCCAAAB@A@D@C@AA@AA@AAB@@BABAAAA@@BA@AABBAA@@BBBB@AABBBA@@BABBA@BBBABABAAAC@BA@BB@BBBBAA @AA@AAB@@BA@B@A@@@BABBABA@BBAAAAAAAAA@BABAAA@BA@@A@AA@AA@AAB@BAB@ABBA@BA@AA@AABA@BABBA@AA@AA@AA@AABBAABA@@A@A@@ABBA@BABAAAAAAAAAAAAAB A A A A A A A A A A A A A A A A A A @@AAA@A@ABBBB@ABBB@@@AABBAAAAAA@B@ABBCDAB @A@BA@AA@BBB@A@@@@ABBA@BABAAA@BABBBABBAAABA@C@CABAAAB A A A A A A A A A A A A A A A A A A A A A A A A A A @A@B@@@ACBBABBAAACAAA @@AABA@@BAABBBAAA A A A A A A A A A A A A A A A A A @ABBC @@A@A@AAABBCBB@@CAB@A@@@BABA@BABAAA@BABAAAAA@BA@@@A@AABAAA@@BABABBAAAAAA@A@A@B@AABAAAAAAAAA@DBBA@BA@AABBA @@@AABABBACBD A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A @A@ABBACB @A@BCCCAA A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A @AABA @@AABBAAA A A A A A A A A A A A A A A @AA@BCBBA A A A @AABC A A A A A A A A A @AA@BCBBA A A A A A A A A A A A A A A A A A A A A A @AA@AABCA A @A@AABCB@ABBB A @@ABBBA@BBBBA A A A @@ABBBA@BBBBA A A A @@ABBBA@BBBBA A A @@ABBBA@BBBBA @ABBB A @@AABA@BABAAA @@AABA@BABAAA @@AABC@CABA@CBBBA @@AABA@BABAAA @@AABA@BABAAA @@AABA@BABAAA @@AABA@BABAAA @@AABA@BABAAA @@ABCBA@BBBBA A A A A A A A A A A A A A A A A A A A A A @@ABBBA@BBBBA A @A@ABBBB@ABBB A @@ABBBA@BBBBA A A A @@ABBBA@BBBBA A A A @@ABBBA@BBBBA A A @@ABBBA@BBBBA @ABBB A A A @@ABBBA@BBBBA A A A A A @@ABBBA@BBBBA A A A A A A A A A A A A A A A @@ABCBABA @AABA @AABA @AABA @AABA @AABA @@ABBBACA @AABA @A@ABBBCA @AABA @@ABBBACA @AABA @AABA @AABA @@ABBBACA @AABA @AABA @AABA @@ABBBACA @AABA @AABA @@ABBBACA @ABCA @AABA @AABA @AABA @@ABBBACA @AABA @AABA @AABA @AABA @AABA @@ABBBAAA A A`,
};
