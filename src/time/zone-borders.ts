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
MY ID Asia/Kuching Asia/Makassar ny,u#wl*tH
TL ID  Asia/Makassar ny/)%xK5H;OBSKa[UBNCH1'IGF_v0
TL ID  Asia/Makassar ny1'%x=6V:dRS;JAULOOJR_gMb
MY ID Asia/Kuching Asia/Jakarta ny4c#w2&</
MY ID Asia/Kuching Asia/Pontianak fy&c#ws%C1_AL*e*w1!vtw)!u%p<_MO>dXhCu<jWu3u7gu_JT?<6um6_9u2u#u.EpZ
MY ID Asia/Kuching Asia/Makassar fy_m#ws#u @cuFkW@u>gRKXiXh[=^9KJ_TTBXpu!W?kSTu:]Y=u[ru9
MY ID Asia/Kuching Asia/Jakarta nyep#w{*cjQB
MY ID Asia/Kuching Asia/Makassar fy'q#w5+h:abqKa7abV<uwOuC!
PG ID Pacific/Port_Moresby Asia/Jayapura fynL%x?'Jxp)1v3ev/JxK&
TH MY  Asia/Kuala_Lumpur fy&L#wq/NRJVNOHUN[_HR2QCVEVJl<_TY:O&iQaEL?EGGBS@F)>F@4O?XEQ@UFWRQau7eY?P8WNXAUUUWLQJSRX_[Ml
BN MY  Asia/Kuching nysl#wi+h@XAKFPIT)GFJDhIMGR6j0jfWu2@P@u/cYZKNOKPOO
BN MY  Asia/Kuching ny1o#w9,I:L2Wv'u*;>dIp/u4
BO CL  America/Santiago fz!d!xJHu!vWu#=<6u x1!B;ugv[v,v1lv%A2 @bv&98u2v 8v*k8u v:cx(!g/_vQDv0u/;uNY
AR CL America/Argentina/Jujuy America/Santiago fzr]!x9Tp&v:xi!xT!vFv+v#9v!u#v8+>8v+R+
AR CL America/Argentina/Catamarca America/Santiago fzwa!xGZlvj)*F+u3vQF/v-0v'SvAx@!v(v0
AR CL America/Argentina/La_Rioja America/Santiago nzkc!x5bv* 0v_
AR CL America/Argentina/San_Juan America/Santiago fzZd!xjcF!&4>/fvU=v/i90v#v!L)vnY7v//?vEev3u%6B55Hu'vOKv,d2
AR CL America/Argentina/Mendoza America/Santiago fz2e!xUl=v:]3oQS31vH[vUv'?v-vT=vM!7j7Tx)!v?v3
AR CL America/Argentina/Salta America/Santiago nzef!x<tNA
AR CL America/Argentina/Mendoza America/Santiago nzaf!xEtJE
AR CL America/Argentina/Salta America/Santiago fzaf!xJtv<:2vGP;?C_2>@Av_rvLG*qv;C1vev%6x)!v M]v:=#/KJ0h6?7;IA#55av%;x(!W*dv*K?GF >
AR CL America/Argentina/Catamarca America/Santiago nzIi!z8%!>RAA;2]#44NvT
AR CL America/Argentina/Catamarca America/Coyhaique nzoi!z4'!d;jH]DODGCM?>F
AR CL America/Argentina/Jujuy America/Coyhaique nz,i!zi'!>F@A
AR CL America/Argentina/Catamarca America/Coyhaique nzBi!zv'!B:^?GBYI[?K96?ICUK
AR CL America/Argentina/Jujuy America/Coyhaique nz!i!zm(!KJ
AR CL America/Argentina/Catamarca America/Coyhaique nz i!zm(!I>_4616AP.
AR CL America/Argentina/Jujuy America/Coyhaique nz1i!zs)!K8
AR CL America/Argentina/Catamarca America/Coyhaique nz0i!z)*!]?udCU<.v4v_P
AR CL America/Argentina/Jujuy America/Coyhaique nz+i!z#+!v3GM2u&A
AR CL America/Argentina/Catamarca America/Coyhaique nz5i!zH+!u-Cu/v2v*v-,H@CC,Q4h5
AR CL America/Argentina/Rio_Gallegos America/Coyhaique fzdh!zZ-!v3v#j7Zv0JCHGM8+03EQ%8>i49?
AR CL America/Argentina/Rio_Gallegos America/Santiago fzHi!zN0!9P.v#!BN, v8u!'Hv,
AR CL America/Argentina/Rio_Gallegos America/Coyhaique nz>j!z|2!v/)Nv1
AR CL America/Argentina/Rio_Gallegos America/Punta_Arenas fzrj!z{3!vL /v8v:G3v%dv*5-Rv!u*!bvLw%!ju @Qv700
AR CL America/Argentina/Jujuy America/Punta_Arenas nzHj!z)9!g.=*1)dAM<MFu'8b,
AR CL America/Argentina/Rio_Gallegos America/Punta_Arenas fzKi!zy:!S>wu%FwP#v,
AR CL America/Argentina/Rio_Gallegos America/Santiago nz%b!zb;!n:
PE CL  America/Santiago nz|e!x<Ju-MjUa__q;u*KSQPfKoj
AR CL America/Argentina/Buenos_Aires America/Punta_Arenas nz*b!z?A!H9
AR CL America/Argentina/Ushuaia America/Punta_Arenas fz'b!zQ<!Hx>&
PE BO   fz!d!xJHHg-ZPZu(mGOrtR]fSTTDQJTJZQSiVNQDS@N=UDHALBFEJ=Q?^&u_W^OYSNIUQQPMMQVP.g?[BQNZI_aTMkMNWJLYndFgiUv(udfmGuufj]PD]bdvjw_!v<ur
BR BO America/Rio_Branco  fz0d!xs9bJXMua:ZNSGE@I=PGu;^k[tu1u@Eu5u:YLSU_HPKLOTLuWuDu'PROu1XSF
BR BO America/Porto_Velho  fz>Z!x@7u<TIBdAYZLOVUQJSDMCR=F+Tv))v.M+TAKAE9KGRHPEM6G.=8Yv4k.D1
BR BO America/Rio_Branco  nzHX!x[;[Tcv6u CT3TRu%,F2^9jF
BR BO America/Porto_Velho  fz>V!x;=u:=UYu Iu=v'u*U[!p-eOS=mB]<eLTLQFLNTDK6Y;tv#dM
BR BO America/Rio_Branco  nzbP!xX?uTK
BR BO America/Porto_Velho  nzaO!xW?u!Uu: 
BR BO America/Rio_Branco  nzNN!xv?u,/Z#8'
BR BO America/Cuiaba  fzyM!x#ArvVNvTv8Gu=vE[x<!w>%=RLPRSJM5ECM?0'Nv3
BR BO America/Campo_Grande  fzJI!x3GYv:uIv*pEM.MCSEIAQAIFDJu.vD6C*vY?'QIO0@Iv@x'!u.v+v5%
PY BO   fzkH!xBNGu>xV!ufxV!GxF%v=v vVv<vXKvZvDx/#
AR BO America/Argentina/Salta  fziR!xzR/aFexF!KBI>A<S.Iv!vO86A,J;D7FII[IPGNFL?XMb6c=u%vNbvQI1L
AR BO America/Argentina/Jujuy  nz<Y!x[RFH(I*l3PHT:U
AR BO America/Argentina/Salta  nzQZ!x!R6N>v0
AR BO America/Argentina/Jujuy  nzsZ!xVR:>v<:<v%v+6L3(&
EC PE America/Guayaquil  fz)|!x*)VFMHIFIFKFPDH=OHKHKBH>KEJANDN4-5.O@;S-eL.v(_Bf]RZYNk5PJd8RIhSi8G8Y#i,^IZGOJSDTTP[ZPFeu)kSu<Yu+VOPeTRIZYu9e3WOBcu<uDw4#uNuouPubuqmuxW>WKTJEQBrRdv)uH-_uAN
CO PE   fzop!4YZaBT=m9VTNFT8CDkCu# kvNrFu v!u(?hv&B!q3kJ[v28.c0^KT:gSSEOQO>ONRXNJV@u!=uJeu su 7R8SVQ2uNou30U2YSu%:I;[Me1SSU8x(!xv!r9UGTLVTPKYB['l6W5
BR PE America/Eirunepe  fz#e!xz*KDHE?@HJGK@X?I@<3^H_DE<Q9ACRC?>Z@?:M!v' N#7vi>vYv0v,v.v/;=vbv,vO]vHvev:8*
BR PE America/Rio_Branco  fzLm!x!1@-_ v/@R7;7u6v*<,c;fv>q2S'u<v;K,v*v0uIJgCNKu/?ZBSv'
BR PE America/Eirunepe  nz.j!x87dv)
BR PE America/Rio_Branco  fzri!xj7wH!Lw:!ul6/[-6.Jx-#aXu*1uDisAiM
PY AR  America/Argentina/Salta nziR!xzRuBv+sv<
PY AR  America/Argentina/Cordoba nzQQ!x9T_&uPv=
PY AR  America/Argentina/Salta nz@P!xGUQH
PY AR  America/Argentina/Cordoba nz9P!xIUIG
PY AR  America/Argentina/Salta nz:P!xLUJH
PY AR  America/Argentina/Cordoba nz:P!xNUh:
PY AR  America/Argentina/Salta nzzO!x_Uu0,_ uQ.
PY AR  America/Argentina/Cordoba fz/N!xhVug=u{vLT>uev3u<;h.bTu)/cHa9V6QFP:WANAF5&4FEQF)v+SEv&0D=HHENJFSEJG=DK@@6PDC;U<F>@KH4BHLDGH@JHFPEKFGHAIFF:EIDMHC@IDBMF@8=M?QCJ<^Qu/ObGaLu8<
PY AR  America/Argentina/Salta nzkG!x;_r:lKQHNFOIZBeIgWXH_;QK
PY AR  America/Argentina/Cordoba fzZE!x^_TQgLd2VI]hJTYOZWcD^KOHQ=_A_[OKROKUMPEZRLOUXJPajVZFVJNQIUWV[NMMR^RNWHPRKTHSZ[MQLVNRJlN[GYJNSLLMHVOYCXFZWMETKN
BR AR America/Sao_Paulo America/Argentina/Cordoba fzs@!xDZRKMIMCUGN@ORaZXAWNETaQJ7PRp8Wv:RCR>O=V7LB?9Ev;CBW#4v(FEASE@?M10=KJNEMHGD:HIICEHHGBEBQE@DR?IL@FH<FBQFIE?EHHNGGJFGHDJ?GFMKOGJFFF=?GJ:GCFI@B7KU>IH<KHHHE?O9=?KE@BIH?@?=J@=@OGE=@8CNCZCD4DS5N=CG78FHGJ;9=:76CF68<C22B=@C@H>44GAFFGD;>1,7:5G;CD)v&#=G
UY AR  America/Argentina/Cordoba fzVG!xZfFJIDMAIBED!+B=KBY+M<G8;GFHIFT>K@A=C)BAIAEDBFDAOEQEODJ8<)4CEDS6H1E?Z7LDHD7/
CN IN Asia/Urumqi  nyIv!wHrZ=mVAv%jv:
CN IN Asia/Shanghai  fy5w!w4qqv?u;<u4%M2v*.Xvpu2v1u4@Av!nv)v!v%*H>30E'cDnv@:Xv9u3v.;!i)37R'
CN IN Asia/Urumqi  fyQx!w2iu(G_au:vIo9u0Mu9(N-
CN IN Asia/Shanghai  nyg{!w[gH:uL6r.r=N>
NP IN   fyR}!w]f;FCQ(!-<F@;8:DBAP5C=EHKF=<AEJCW4D9CKL<6DGCG6@EF;LBMHo8_4ZJZ>IYMPULLCXGQAu;#nCR:Y8LFFGOEQJOQMKVBR=a@QCYGV?a>PJ]WYHuGv)u!RV;N4NEuF@e5WJSVJLGPKNOL^JbGu.4OOAWoKaYo.u8=U-D0fCVLLGNGTGQDMCX?_NSAJCPE]ETMTRUJlW[AO+X?PJMDNJ]WYNa?RJRFWPRJMDuH)OP[ISPLO^QVTLJKCN:R>PH[MOBXERVPMtBu2[h7QQR]IONVWeHh?c0jjw5!
CN IN Asia/Shanghai  nyC1#wKaFX_PpNu#eu!7Jv@>1P2d7
BT IN   fy*3#w8_2;A8_?N,VQS=SLSEPANC]HkSXBPFWLaBJ?u GNQu4NTZPNUJTPQMQIu 4u@JVJUOu(DWPPUXLT>LHNJQLZHnVU?OZfDTZ9g[u&4o?ECJ/D-dC[Wh
CN IN Asia/Shanghai  fy29#w7au=Cf[eJLUT<uDiMru1huAu<wY!u;_]:YMTTJOQkQc_YCU4u AHRu:3OZaIQUO>RKKZZRUFWHPdu;Pl0cQ')N9lYu%v3O6)6V#WmhKsv(u%Lu!,
MM IN   fynE#w8bMv8.Ev=v0u-vbv,['rx&!(1)3D%(6G:4v0:7-K%S%VC,,L&-(v-'@#g=O;>'?;H<;B+v)v)vxvKmv/H2[H5dv4Fv<Cv#?7;D=UBDR061Nv)M<T:E 3MAv 6B!t4&
BD IN   fy:;#wDR;w/!;o=U6w;!BKE=A[086[Nv'17<1T%GEEIGCAC:HDCHOBLGMJRGL>nILIHFQALHGL&DKEPEu,DNC^DOHM@dRRBTROPONUJNGTRX]POasHRMO_R@QGQOHULMVGMIKDPDNINON[IZNKTDFV[ITLOOI]WZWu#H_PMQG]?^PNPFR=UEK:Zv/av7FGGCKGEEJvIZvK=v Pv,FvTi8HFfOjLXC]GcT]ANRPGMEICRIUDV=RJQBJJ?DKFEREBCSG@@F>EJER:IFN?Gv g>pQJHN-_@DHCj2=E6UCACJESCL:EFLXU@RGPKMBMEPBK+^HWDAC0QQd?O:=M69H=5C?B9v0S8aPm1OEJ>b7WITEeP]'eD>:JEGJME5PGJFC,P!JE(7-:KHRAP<CO<DAEIHCEIE4QHOBJ?ODJHuB%lFOSUEODK<=>J9NEOIFAL@@=<GFDJDEDMCK,j2TN?.D:ODu+C40H:U3TDC4R0J@EHSFRv*W4GA
PK IN   fy(a!wQVieuHJOuBTJR7W[Y=]Q^CuHNu!3u*M[etWu.VN)u.Ku(i4UFdb^vKw.!Ju1vGN&u(YusvGWv6u#buEw5!wA!u!Mov0eBwn!u+Tqu/u-_u4uxu;V^u/uMguGMMu@bu hCc<TTRMJIORKW[UNQaXPOTYYIPXZXIYVSKSSMRZR>P@IGKFOIQau21u+SWKQf^PS[ISZRGNNZLOOQJIPMKVFRMQHJOUQWKT]LS1^5P6U3F<PBI;H>RC]OTI[R[FPCFF@BF;IGLAP<FBLFu%+S?W6YIXaZVm tKRX^aM_UOPIWCN5G;N<GDK@SOZYR?f*RWbJRZXIUJNRPu-Zwh!5f8uO@u+nfGu2a^BaMaZKXLOUOQKXEML^YNa
IN CN  Asia/Urumqi fyIv!wHrvLEvuo
PK CN  Asia/Urumqi fy0t!whrv aGjvF7:n)UWuG u/v%Y/B?nv-^v+:;av+K
AF CN  Asia/Urumqi ny4o!wmu'ju?fY9_M
TJ CN  Asia/Urumqi fy|o!w;vu/nv/tXm'u8RuFvbu #J:.3J0Y3u+idv%u(Ou)
KG CN  Asia/Urumqi fy2m!w5{u O]d3rlu-uATuCu(kIEquE=u>rdv>uljW7u5u+u,uMw7#Ou2u+J[wW!uKuV^gfu?OFk
KZ CN Asia/Almaty Asia/Urumqi fyk{!y=%!Ju5<gWaR[u6WHQ)VIUu*adCVT>h:NUjv(uS0sHu7Nu)iVvygsnw=!awA!u%f,k@u>Zg9bGSTPYJqv+S;Uuiw4#ku'KhNaaMw;!v*w7!LY(uZu&u0LUf]NQm6l=uMu uLwH!mqrBu,jguVF
RU CN Asia/Barnaul Asia/Urumqi nyX/#yZ4!u[Z
MN CN Asia/Hovd Asia/Urumqi fyb0#yl4!U!06u9*;*ub*^#uSv u]Qu!v u4UQ1u.7dv?u*v4o<lvE,v.bv1v4v.>v-u&v7qPuX-w(!>w%#Eu?7uCv)
MN CN Asia/Ulaanbaatar Asia/Urumqi fyU>#yi*!gKh-w !v+uKN:v.u#?u=x.!
MN CN Asia/Ulaanbaatar Asia/Shanghai fyXB#y]'!uQv<W#wA!WwZ&v%u]bwH!7
MN CN Asia/Hovd Asia/Shanghai nyVM#y1&!uJ@
MN CN Asia/Ulaanbaatar Asia/Shanghai fyMN#y'&!uMGuHv;wq!&uvv*wA!bKv#uOC
MN CN Asia/Ulaanbaatar Asia/Urumqi nyfV#y%#!ZEqj
MN CN Asia/Ulaanbaatar Asia/Shanghai fy?W#y>#!w%%ugw_#nux?w(!TwX!u9uluhuqrrl]J
MN CN Asia/Hovd Asia/Shanghai ny*h#yV(!]PMV4qvQuJYj
MN CN Asia/Ulaanbaatar Asia/Shanghai fy:g#yH*!u.uWu%duTFu< wP!2uTu#uRuNw #Vueu.StuGuIu!YudDUu#oQu'9uWu uEE
MN CN Asia/Hovd Asia/Shanghai fy5w#y?/!sWu#5uw<r[OjJZ1]<m']vMuE
MN CN Asia/Ulaanbaatar Asia/Shanghai fy6x#yE1!vzuAv2RvCEvLv9
MN CN Asia/Ulaanbaatar Asia/Urumqi fyIt#yP1!9Dv[u%voHv;&v=u&>u%
MN CN Asia/Ulaanbaatar Asia/Shanghai fy8p#yO2!u2bHu0wR!wK#
RU CN Asia/Chita Asia/Shanghai fypr#y:6!ul u&Hu26cJucu6u0hujWc_OqHQ5I;MKMALLOVLQPUku gNnu&mMiUJKV^UFUWNP_dlufu*gu +u'_sv/_vD@AnwA!ubwr!k
RU CN Asia/Yakutsk Asia/Shanghai fyG %y;>!wD%gu_v!gNk.uU1T[u!Lu[-c:87rNi.bL?@QA=GU8jBg-^31;u#@H8:>
RU CN Asia/Chita Asia/Shanghai nyQ,%y+;!u v-XFL9@Ak:B;cC68[F
RU CN Asia/Yakutsk Asia/Shanghai fyQ-%yQ9!]N@v*uOvU<.X@D9ODu(8H>71Uv(aEU5]CWBYJONQI_>oNUGWQmL[HQPeBKBDHH@u)D]9u+GR[_Ig-^JS8[F[.u0.TFhPYINEUHgMA;
RU CN Asia/Vladivostok Asia/Shanghai fyo5%y|3!6&]?K;gJW#,v'u'&Q)aBuDWo9wY!Tmu+cEuEru=Du/k
RU CN Asia/Chita Asia/Shanghai nyr<%yi2!u:[
RU CN Asia/Vladivostok Asia/Shanghai nyW=%yz2!]OkMOKZBXNX;bFC011u!v/A;DGH>:=270J
RU CN Asia/Chita Asia/Shanghai ny,>%yy0!'6F8
RU CN Asia/Vladivostok Asia/Shanghai fya=%yQ0!QCIDQ>IF5B4vK+)[8;@UEG?v!3P:=0BJD>CMCHB>RB<<P:>DLFGICJ5A:E>6Gv1*6xj!u#7^vMvDvF@3<f*_v7_v:ADGBC!Hv+c:K<4&M:58O24> NADGGv*A9AEBeGW>M@?B
KP CN  Asia/Shanghai fyY5%y'&!EZBHJAHIELJR5T=VGQLdGQ.NNOJQ;F@JEMCQ?GOFAIHHJD8!JDOEGFKGCGNEEFI4EDCIBKBKJBEIFC=R0R28KCBIQFFCDHKFOJJG5:BMJFBC=HF?CH%O-AvgHbv)l(2&BDBKMM?IGLJNCIIO=P7Bv#J*X<GEMCHBKCLLO'LYS2VG[=QCJIPHKFIDFGD?GGE3PSC5CC89.N> +>;3?B:434Kv]v.3Lv-1O>:IALvAv&IFEI+3
HK CN  Asia/Shanghai nyEm#w_S?L>CIKEI
VN CN Asia/Bangkok Asia/Shanghai fyQ^#w<Q-gHN8Nv(:9X;@:d6I(^HMLQLW1NAP>J>Q>@HQMTHbGNIg7QG[MQQfPMRBNJVaNXUR?L8YEFFJDS7PEC%BBMDZ;P0JDCEH8E;XEP=R1LDSIU>R?[GIEKARGSEJ?AHBv*8ACBMEIHA>CP,34DG;MFFEMv!0DK;QFQLV(B?7D*EFFMELFQDK>Y*j?DA.>A5o?PGJB=E?6=J=6?JA1PEM>cv*c?F<Y46PB+v 4E
LA CN  Asia/Shanghai fyMP#w?S5S5H=@>[AO9@C267u'vLF6Y4<CFv+a659>U;GKT=Nv*<=XLTGNPU=QNfDM
MM CN  Asia/Shanghai fyAN#wIQBu!v)9v,v v2V+67_Ue%TAeTfE[8LDC7TBD@S!R4D%VU]Sjc_@u+abJYeIIOCSHW8L=VEIGD<BELIP2KAV(NTd?OQRGZ7]ZX>]IWGL5NHMHkteLVv1<4Uv4Hv36?@8C284_u tKOFPJNNNIQ;PSW@X0JPu6e[_K>]Jacu']@tpPu%j>VOOYepbD[Z3aCaYUOAUW?abu@Bu(Nr=eLuIv/bE08F8r8uLv#u#*O<f?D<V6*K>15
BT CN  Asia/Shanghai fy29#w7aMk@Sv7f!28Iv<e!Gclv5O=_v7A*0!@vPvc9F==JHLDFHIEJ>R=5G
NP CN  Asia/Shanghai fyC1#wKav2T46vmM,e8I;X6KIS?R1JA,9Av%]Dk5:L;O?D@7HEPJV?VCbBO4YF]99v^STu55Sv*7vArv&p/u=+Qv4/3Pv?uP4Bv'Zv3u.vGg=u/vbV=>2SBv%9DA31K6p
PS IL Asia/Gaza  nw^owuhWSQQIWORleJNAS
LB IL   nwTqw)mZIML]KMHPDLIgQQUL_OQMJRBKPPKVTXNTV
SY IL   nw/swjmHAAEQFDAQFK@NHKDECJGQHN2NC@:JC:9
JO IL   nw sw>lGI9?>GCDKGLIHGMAGGILKDGJPDFEMIEDLFGIME
PS IL Asia/Hebron  fwUrwPk,PGZCM8J>QFICC8BFDF8FIIGHANHJE=>O?L7I9Q;?FHFLGTIROgCOFJBIHHL9F,3FDH9?6LDNGOIcNeJVMu(c
PS IL Asia/Gaza  nwArwRiJI
JO IL   fwArwQi>v-Q<J?A:I>&v>=#N:FCG6N8#vl
EG IL   fw(qw)eBZKXvsw%%
EG PS  Asia/Gaza nw^owuhEWER
JO PS  Asia/Hebron nwUrwPkK<IDMCGGMJGAJCGIHBLEFHJ=N;FIO88v>
SY LB   fwMswSpXFu%INMKQOLU?TIOKJD?IJB=BMF_JMDYAH=W@O50-3A>AD>RCVHJECG6Q@EFJEN8C<<DCJEEAaBKDCD=GG>6>
SD ET   fw9owT6jum^kAu?LQku'h]p [SbhIuFfu4Ju/u*u uCuzuNRNu<u+ufiw*!
DJ ET   fye%!w8=vTv}3:FDB)Lvhu1AURqMVLTH]UgPcER<kK
SO ET   fyx&!w}9.!/!uGx!!j=Zv,_9T0uCv's'REw,(xg!wi!J
SO ET   fy12!w>3x %xs#xp#x(%xc!SxI!v69<;>>*<?x0!3#.JBDC
KE ET   fyZ#!wD*@E9PvpCvIu=xW!vMv7vUv&VKP/F4T>H8JvKgvKBxz!w7!xd!Y5ZG^
SS ET   fwCswm+(u(UuVv<b%?Eg*b3u%v1wH!(VDiv5mEb,]Fkv4u*vohGH=MDQCZksWf@WL^WUuBLh6u'ZggCwN!
KE SS   fwCswm+/JIV:88P9lSe'NMaxo!vKvJvI
UG SS   fw&oww*vZvWv:M(d;@)=vEB#4G5;L=V6MGZ5eDL97(=v'd0Nv%35#
CD SS Africa/Lubumbashi  fw)hw=)IY<^v#?Eu-v<]v-u@.VKq'[)PH9v+v+v!l(G=X?G?5v-+:Y.L>Z@FCfv*SFqv(i;i
CF SS   fwQ_wm,v!u/Pu)@MDcvJu/v?^[fv)u-brv3o=mvmu2v.u%EZcZ@r X u*x&!kFdch:b
SD SS   fw9Wwq4uFrKc_rNrclJu2pi_u9w8!gWv)w/!x+!uTewB!Hjv.uHJuJIKhlhuku(Su%[Uu7kw6!vhuWXuluohu1u[uO:u%JuHv/u5w%!KGZJfuXI=vG>v%UxK!u)7ugvWTv:8v?rA
KE SO   fyp!!x>%Hdvhw,!Gwf)uDuFuhw:!
TZ KE   fw[zxx+xc#wm!>f3OMQDNJNOQSPNKKPOL?u/x[!udx>&w5#vPu)v%Z
UG KE   fwtnxi!TwH!ChDaju#SRHZQSRgaTOONZXRW^TrYLNUaVZLPLMRDdsu.Ku#OSDQGTL[3u5WXAg?L:u*4O7u+8R=u6UVKi5W?EBY8HPNDPUT2K4u=
IR PK   fyGP!wTYXul_WXuGu4jhGPjfUu;ZuGFdu.Dq[R.iv3A-TXu'?w5!%Gv#rvVev/u)v3uq.cv?uC
AF PK   fyhN!wuew1%vTw|!^ub3[_u7[ujDuukuihid2d[nMr@m^u:PNkQcaUeu&a]:u8DuLf'fEWfHu?n^guA6TP0P[Rn@e'u Tu5u4?qGu<pnCgacGbMQVSu&RbEfRRWUIrf=d=TGUO[?[,PDSBV?YINPOJS_Pu+=u/Bu6Mu+[NMJTSVG^QYHN<Q7dMR^LK_g][enWOSPOIV^XQT4bJO]aCg6VL_EP4p#]KQihu)fTfo=G[uIoJUu2ToYwk!VuH:uAphCLV
IN PK   ny0t!whru0vf
MZ MW   fw8qx:;v?I?v+&v0nxt!]v<u&Fu%#udx#!u(v1Vv)2v1TvC@v_6=/DFJHECJDQBK/4H22v&f2K9NBKEEFJ>GGKHREF@J6v#KA]]aJPHW.SviubFu#)u)moMXH^kpGu)QYC[IaB^M^,u CLDGGJ&C>?v;K;4vRup
ZM MW   fw?mxb@>].1;n@VAO<NJOURAW7MHQLPTHOOWNYebu Mu2;i[kaPSCZ]^Joo<Q5H6rWuCGo8PNjQHeu-8fFd@Mu/fou!.u;v'rVh=]>WDQKUFR6OG<AR@HLf=NHX
TZ MW   fwclxK6UPf4XFOMTIQMk/u4Qf9QBTQMZFSMOTTXCu(v!u!v3Vv1G.MCLGGCL@QFT+@v#D>N9KF^9M@OFGFO@NL[E].K;
MZ MW   nw]px5<VFLFG@FFBGCPO[ML
MZ MW   nwApx1<WIMDE><WMP
ZM TZ   fwclxK6/XCKHPGL:M.PAZvcbJfv/M3aGa%c7C?S9C9M-d/u2
CD TZ Africa/Lubumbashi  fwtgxh36u/v#u;-uRv u-vFu/v&uofu<v2w<!ZuW
BI TZ   fwtdxI+u;GT]u%au6uYYJG[T[MXQQRKJLRM]WBSRRlVQa?eSW7G6S:TGJEGEDHR>UPXKRY]EI?ECLKOSS^t
RW TZ   fwJgxs&[KQS[DYQTu-=WE]Ru<BK?q%[AjBMK]
UG TZ   fw:gxv!mHh]TGwD(J
MZ TZ   fwF}xn8GDvKv6v+/v-Av('.Ov'D/75H/4EDCN:N1_.Ov)<>v#vB#v6T3bv!Hv,+vBPDdv>mv+#vuP
TR SY   fwAswCsXKLHJC]EVCMJNaNOQLRJKQNKRHOKJnMRGMMKRFSJNNcIXLKPFS<PMPBSF[PRRu!LNPRIOu ?ZIUDQCI@NEOHTPUIVMu&Eu!^mPqWqZ_IrAk4l>mLYKjBUJw3!i_TbPXRgXfPpYsNu5?u1Lue_dZTTPNMHJETGMLMFRELGF?NGJA
IQ SY   fy_%!w!vO@vIv:#-vJ;4*Bv4bv Mv'(vRMvFv)vHEGv+?xl%xa!
JO SY   fwdywcmxw%xt!;MBHCO'M7N6Y=RBQEG9JHN?YKQHLAKFMLMFKDN5NGLFJ
DJ SO   nyx&!w}9u8u[
SR GF   fzv@!wd&u)lu uCBu0ru2PsEPCIAcv-u3Nc<QKQKSISCVLu)=u2VkUVLONMLRmk
BR GF America/Belem  fzF:!wQ*6>F>D?+*v+vT>EFACDIFK<v(vjvCv;v7NQU7^ 6v(ev>v,v/Z
BR GF America/Santarem  nzE@!wH&v(f
BE FR   fw/'y(9!R9TBJFCDNAHFOHLFXIUANDdBVUlQOIV=QHNCGGR0PGVFcPNIHELIWJTHQDN1PFVSSK^EbN^@OCNHKNMKNHNE@DD:UJP<:BJAVF]KqEhSTLNOKXgYKGRKMHG?GK>0VDMGE?L=MHfKQEUHX>SHWKREI@RLWFU<JCNIXPVIROWGQNSH
LU FR   nwG.y[5!TB[GQAdLNMKNRJHLVKUHTESH
DE FR Europe/Berlin  fw]/yJ5!VLaBX<DFKH[?JGOHMBNLJBLGbHNMGPLMZIYENJICMEOHOLJMMKXE[JQHNOSLLNVLKHVHLGGIY?RITDRJTITMZFZKk?bF@?>6?GFDAIHC:?EIAAI<LEADJFFEHBL=HGBGH?:;D=I>S@JCCDICFFKCFFFAL?EFLBX>IE
CH FR   fwF2y<1!>FBENHJHDILFGG?LMFIGCF@J6F@NFLHMNP;K@IALCHMCCEDIJFEHCBhMRD8@JA=C@B=BDHJGAFEFLFFE<C+BHCNBC=MFJE8?;E-7OC99LDGGTEPEC<H?AJ9CIHODFBXNSJPHQLTRWPONIOEIGLFSUVPN_MZRgKjELIKAEEMDU?@9HCLG^EF?WIX>Q=
IT FR   fw/1yX-!<<;HHFEMBGGDL;NEj?H?O;]BOCWE=9M=@BIIEL;GED?GKECH4P=F=CPDJGMETHOHKDI?NF_@XKWFOEHEV47JEBLF48O>UBCFGAU<RENCWJu.7PFu*QRNPIGDT?JEBEFA<@::N;
MC FR   nw(2yh(!DNGIFGIF
ES FR Europe/Madrid  fwY(yo%!7J?Q=ICLDF@J>C=JCHBEHHNDEJ=M=E;QHN-S.G<??GANCX>L:Q:MJK
AD FR   nwA%y}%!MTMLOKGLBMMN2L>P:HHBEI
ES FR Europe/Madrid  fwe#y4&!?WCT#I>W(M4S9M<IG=LHFFRDEDv,JCQ:@CR;Mv B:PCSIQ;H9VEF:C4NJECG:Z8QFV6J2L@P:OBI-TFPPO=GG>8LCQZ[LRJRDNCIBM?LGHHEEIDLIQEM:GIPANKS
ES FR Europe/Madrid  nwy%yq%!NKCRHIHDQH
BR SR America/Santarem  fzv@!wd&8JGf*H:mvE6>:v:Cv*g&v0u&!K'6@vVa
GY SR   fz(E!wq%v%]vFw4!3X6ui(?&TLe%jv!uAEiu'uY9pu(ouJNHiaM,f]n
BR GY America/Santarem  fz(E!wq%v9=v S7_v#Bv*v/vM?B.8I
BR GY America/Boa_Vista  fzbH!wu#v ]!*I''M.70ev4Yv3u<0QQ[2WOuA)^8u8QuGdu2NKINJUGINVHOCXpbhu(
BR GY America/Santarem  nzrK!w:*LP
BR GY America/Boa_Vista  fzpK!w@* u+SpvWifsTu<+qvtA
VE GY   fzQN!w+-x !w4!u/u):uKYdtMO[q?u=pZpv9VNj0su u3jLu>u%QeiUQSJNv u/
KP KR   fy%-%wYwIb_RkkSZeXgPw4!GhOcYUq[R
RU KP Asia/Vladivostok  nyY5%y'&!U7VCM:RE
ES MA Africa/Ceuta  nxS-wDsOAQC
ES MA Africa/Ceuta  nx*(w'rEGKDNGPK
DZ MA   fxN&wQqKBOAXDPDQGUHO?u!16-m355V9Zv!?v'E-h%=v1o&?1f!uEv&A;-=B'CDKF^LNCFCBHxB#TvB?>Ebv,xE!-Gv-.?D)cKov%8v*x0! x@!ve(v!!v*7D9PC]x!!@vC2vBW 1v5Hxl!x#!Gxs!
EH MA   fxo4w!a.JOvgvvDvJv)v#Vv%@v_lvz/Y vIvov>3vCx-#vkvAv9v[vov3v!vq2x=!vKvS2vAv%>xw!Vxc!:
DZ EH   nxo4w!aJvD
MR EH   fxo4w2_HxF#xx(IIx2'vs#vHv+. hxp#x>*IE8=v#E2N.
PA CR   fz%%#wn6LCHJDLH@HGGJBLBTGJBQ;NF>N@6CKvHRLo.HDDF3@HGMIJGBDHEY4M6G=FE9CBA>AV@OKOFV,H=
NI CR   fz}+#w1:XcQMUBPFusv!u dOLVCRJ^BTBZRS;a>EBRBpL];u-dH[OK
HN NI   fzV/#wE>u2MTOQUONHMKUHNOUVTMK[CSRKMGSEOMUDdKWENLaMKOMWIcNUERMRE[MhtTPMQOMYLH>Y@u#2Kgu6nUb]U^MNLMNGRCOOORjYESZK^n_i+u#?e^VAR]ZAZMKMGMIQQGUF_KJRPELIIMNGVQHMUKNKJMRHIR^HahTE^PMFYLHGNIgL
CD CG Africa/Kinshasa  fwxJw:)N,D!v_xL!Dv:IvBv!vkZv{#vFIvbvGvSv<2!'v@v{v*v%C?Mx0#v9vov=5=.7>3?<B0&-13%-<,V2A@u:df>TB_vNv%v'THv*v7#v1u7B>
AO CG   fwX>xp+v u&4N1*v+?='0M>,25
GA CG   fw8:x<*^u)u/qu!#u#U:Ydu.v-h^l-n5D^u(>u5eAWBq[d9uI[Ru(;u!VBi_o7u v@B7u[<u2u>lv.?5u)Cii8f^u*m]JkST;WJM]UETT]=ZPR=u1_uK0h K=pv.X]jAu+Xkfru,Zgu3&u%Ct5Vv?Sv+,vHD_Z2u-Qu6fu-
CM CG   fw*?wA&w)#DeZu -]TQ4u9Qf2hUu93u&3KBR@UWQM8u)Qu%^R
CF CG   fwSEwP&u1usGu9ouDuCLuSnu/;ZEQ<u(O_8W_gJZURFU9X@
CF CD  Africa/Kinshasa fwxJw:)Cu(Uu<>rBUIRMOOMUGRKZRYltu+uEu9u7Kh;P>OI]Fu+'u6vCfIpPu >Q?RGMFVHQPPLu%9u7Ou%A
CF CD  Africa/Lubumbashi fwQRwy*u.6dK[UPQJSOVOMOPESJUaOZu!LMNKTFLPPOHQNOXLR9[BXPu%+u1puqmhaI[u-#iJkVdBOSPOPGWKOMWNQaAQXbu Zu;v u3XO?mCb6pRr@u muB/
UG CD  Africa/Lubumbashi fw)hw=)UPN5IFB@E?EH;v&V=R?L:,vG]EV6SKPVRJMHV<IEhJL:]=C5v%v/vhvgv)5;v#v%7G6Lv&6.A!CL>68x[!HDAEOv8HAMDI:
RW CD  Africa/Lubumbashi fw;ex[#-37HA9@B>6?5Kv@>=:H=8=EJ<MDFGJEPELFH;e<
BI CD  Africa/Lubumbashi fw#dxW'D;PEQHP?LBUBMBQHRDE2P6DEIALvle!Wv@
ZM CD  Africa/Lubumbashi fwtgxh3x1#&x(!4Jv1v3v;%4==V?[EZ#SIBFdv&<v7>2T?J6O=GBX):<v.x1!hvKu,/u6vHuR<DtdWVEjVJxC#6D6WVf4Q:=v5-@T(QAr?O.u*BR@LB@EIHL<jRW8j2[<Iv0XEW:SEJAC;H<L5^3u1#bEnEX+E;v8v'5v6a%Ev+Qv@n-B&u(Lu=vs0v%/&UZeFpv*UHe,T
AO CD  Africa/Lubumbashi fwlVxc90*vEXvQ.vbUv(v Dr?u'SP[PMY?u#Sb+uQv1u09u+jw^!#uU]ux:]x>#I
AO CD  Africa/Kinshasa fw/Oxf1]uCv3IE:x:!JIvY*7Ev:
AO CD  Africa/Lubumbashi fwOLx+3O6xG!XH<v7K%3.Wv:B4m
AO CD  Africa/Kinshasa fw<Hx/3v,u]v'u!Nt.q6u-MTEPLOEJMTGJOu&CT9THmv2Xxm'I3KCC*Q
AO CD  Africa/Kinshasa fwa<xB.u5RLu1Lu18_jWMVYMequ/a
RU UA Europe/Moscow Europe/Kyiv fw.jy?;!^JOGJCfJu-UTcRMJNEPMQRK[GTKs=qHu3fu1HP;u&Ye?^:WEU@G6R>JBu7'C=v+DCGHEVFLCW@LBA8dCG<7@]E]PhE_KW=uFRPHU.tE=AV3RBJCUCL;OF:EGHT/UCVGP;VDWJeYbLtFm/aPs6]UmWWMhIuA^W8d@I7u*+a=U;]PNHUNJ]OQbIU:aEu K
RU UA Europe/Moscow Europe/Kyiv fwLyyU6!MBXCaFZ>cKaWa0u5FW4aC_BiWkE78X5U@F8#2D:v)EY1mFMFRKQPRFJFDCAEBI+N,v#RJNKiFQ>EDZ44<XEYMNILC7;>:IEMB=IFGLHOAGAF:>EvtO?N*K9BB9F?,Av'D(v6cA6>M8
RU UA Europe/Simferopol Europe/Kyiv fwppyM-!7a*KEDBK?P;[v'Ov-_0JAOH<DE
RO UA  Europe/Kyiv fwKey#,!K^BT?Q.Q4MBE?KAC4D@D@HGCEI@O@MBJJDDGKGQGEG=I/O9P.PFM@YKNFNDLEJHL
MD UA  Europe/Kyiv fw5byU,!NQTOXJYG]KJUPMEUCOPQWPHMMOXJOMJPWOKUHPPRsRHaQOQUIN;UKPKPGSIXNNu)[MGL5E?MH[SJRNPMJS?LJVVNLOILHFDLGVHV@QJMTTMMRW@ODJCOGUOsLPNNP?J>QLLFOGKFH=RIORKLNFTO^EUJPHKDI@S8K?S/RRcDP@DBUWNJ_OLLRHN<Q;>DK@Z4Z;IDUbu-=QWZ=N?[EK-A9WCOIPEUDMv&P?8ANEQNPENEJBBEIHOQPNPHP=I?EBJFT9FKS'U;X6S2IELJOEJ:H7==OCH>@BG)RGHLDCJ?H6S=DK<DH;S=<
RO UA  Europe/Kyiv fwb]yk2!+D:I@GEKH>E>=>DB@G7J=G=J-Dv[CAF745A1G6^3Q<Z1O;L>C.E;NBO9NDK1DIM<R7I2N@ICDFJ=OCJ1[;MBI?9>F:NHABG
HU UA  Europe/Kyiv nwDTy*2!BQOTIM?S?O@G8I@Z;XAHALHI<UHUALMS=MAFDK
SK UA  Europe/Kyiv nweRy,3!LmZTOPQLPNNRJQQRITTSJMRWXONY
PL UA  Europe/Kyiv fw[SyW4!u8;J],[EHUcH^@WC^eiVNVYTNMQu-u!u'leW^WQUULpJTMP[_TGMHTOOD[@MIR=NINMMNLUI[LMMGM9P=RESBNGVAUNMHM6T:^@LIQUPLQ@UMNAMHN
BY UA  Europe/Kyiv fw Vy#:!NJKMCWOPaN^GWHUBRKu.gilu<JuKXwV!A^BPHu(IQAu%Ir@u4KR8[DFBuSEB:TEcju)?l]a2eRiGV2RLOASbu>ctv-iNnas>u9UUFTBWFJ=QCs<]_GZCMJNOM@UNO@LHMNMDNRNPZRJNTDKUPIPZYQJPOINWOOQSIJODJOTtK^BOLTUZMuEG
PL BY   fw Vy#:!JMCLHMMJCRHWPMGRMRVPLOCQOPJUUWDZ@R:LEUFHFMHH@LKMv RKPDNu&u%]Su,VgURPJu8@TQ[;ZCR!u=EgEN?o
LT BY   fwfUyG?!iBkPQH_OSGZJeP]=dHu2beEPmfLYG]NROTZ[HaMQPPLLI[=?HPEAFPDcGQK_NN]5Z<F=KGQ_mbVPu1_]u/P[[KUQPSKdGSMeEPSl^FR(M;I:OU^SPGUYYHY
LV BY   fw]]y8C!u&RldnKbB]ROGWGjIP[uAu)fRRF
RU BY Europe/Moscow  fw+by=D!l7ZSjLXHV@Q:aENKPQVMnPu6<TB52h4u ]dJ_YtE^RuE/M>[HQDsAL#15p'P=JF7JO@CD9GME>2uH)61iAcv%u>1WHT@RLO>5 fFu!Qu)=m>8;f8TCXKIDUKN0.HMGEH3JD7+:,A#L/O?Yv:L@42;YBW9o5L>8A[8WAFH@KNGDGREH9PAFEKAaCW,
AO NA   fwb;xtGu9ck9u:Husu2u8>R4uPv5w}!PwF#Jw7&Ja+W@LCMHc4f@ue>u+M[AMJOOu)Du5RuW'uXXa?w|%uD
ZM NA   fwOUxgHwG!lbIVMp=XRu2@bC]3LLNBQDTGNE
BW NA   fwaYx*I5MCC>HGN=GGQ-?v*v!'_&=vuvVv8uYxs#v)vS=vCGLx])xj!CJx^'
ZA NA   fwyMxSXJxc)vI54(&EB7Q<v ;v<dvn>v-dv1MA[&E>uY0I1u !?+vI=N#3
BW ZA   fwyMxSXuFv2u3vPF,u vav(vB[vHu#]w<!?]ou;ahu'^Oab^Jou&G^u#u^b]RE_S^MUHVFTMu]v?u-Kk1lHYEUDnGnXuLMteWkSkhu4JQPVMYI_]LSPu8[ZHWVQZu>u*kusNJMFPLITLIRSNIISLJMHMNQHHNLLQMb]LDnSRZQZ]NVEM^lXL]_Uu-u6u9Su&bXITWIZZ[u7R
ZW ZA   fwidxpRu7Vu2<XDNDQJWBt@u^Wu,>WOg:
MZ ZA   fw)ix>Su+x7!Gv5u:vXhv]Jx]!F@I>O;J79)S-
SZ ZA   fwSjx7[8DELvKu(@L=Fv 'G?2v&#v.Ov<YRZ.I8tv uC5u@I[JGVHkN]Pt[JRD
MZ ZA   nwvjx3^w:!I
LS ZA   fwycxkc5e'^=dv+?A>=E2L.+JECJCOFJEFHDDH3KLG34ODCHG>7:LAFH>FH?CFMFHE33v16GBZ<]%jv#VIC;N7[Jc3Q=i4sBhFduEmdoS_G]PWLu@pBbQbfYLfcUPY3u.5Nv'l
AE OM   nyUD!woYPJNDRIID?F?CELJQQOHPON
AE OM   nyVD!w^YNKKMGLGIKE
AE OM   nyYD!wOZ>G;UMuJ9G
YE OM   fyQ=!wRFvlw##vhw<#
SA OM   fy';!whKw5(wi!w !wz%vSw0!
AE OM   fy2B!w TLu9u>w4!9smUqGpV?kEL;G=LHKLQRYAu%^uFZQXEO7@Od+X^hXNZTK
KG UZ  Asia/Tashkent ny(i!wG|KHD;9NHMMMaQ
TJ UZ  Asia/Tashkent fy7g!w{|4I-C:JAND]EQ5J@NMQGMJVaPQRu%fRV0QGSZHv6u(2*v/2v ?8<?K@TEM;X;P@H<=I/4Dcv&HA7KJDY@JECG@K&T)E?F6K2Da?u*QTEJ?6K?DHJBRGFd&BG:cP9@;?T>FEv 55+Hvw^0=9HGHKA
TJ UZ  Asia/Samarkand fyR^!w>{?HD1=9P;u*@X*uGK[4J?7AD7O)PAJAu(#P<1v'3C<,v%v(Ev3EA
AF UZ  Asia/Samarkand fy1_!w3vCR=K@NBHHGFHDUDL8?8FCFEIELAW@M/bv8B(N
TM UZ  Asia/Samarkand fyC[!wVvJuLau#v9[5Zv:bv/Cv]u1x9!uT#FvQu)v'u#vyu>vIu-7uMv%iv)ufv)h%S>IE?FHFDEE:G.X:HHNED?QvSD2W+X-]N^[U5gHQTRQK]COP*e'QZUF]KSUOIP<O7ZvFF:LCP5OE]3_4F3P<Sv(s?/v0Q.=uCv:8H;hv7X)v7vVEvJv/RvOi6/6xs!U
KZ UZ Asia/Aqtau Asia/Samarkand fyyC!yC!!Iwd)u2W
KZ UZ Asia/Aqtobe Asia/Samarkand fyUD!ya+!w]&u]w''x/#
KZ UZ Asia/Qyzylorda Asia/Samarkand fy2O!y2*!fv#wG!x(!w6#hw9#:uUpuxvOhv 
KZ UZ Asia/Almaty Asia/Samarkand fyJY!y='!hv#u6c8xg!uZI
KZ UZ Asia/Almaty Asia/Tashkent fy>[!yr#!u(xF!w&#J[R^+[NLC@+8=e?Z?PFu(7UQPHTHNLKMFKOPGUCLGOH[KNMLJTNHLO_SS]^SRSVL]SOaFVYONIKNONUOUIVOWHHQu)mu2Su bu%u&eSd:kq[HfV
KG UZ  Asia/Tashkent fy5g!yI%!^Ru!8.:.;0GD4)C!'v20FEMCpE]:u'U]v%l?bIk:OZX:TTX@PTIqa@QKZfAWNRUMN?F<ONOFMPNHa/M3OHYLVBXRTIP0F>eOSTRATGUIKBVGY;ZFnKJAgTTC]JJFED.@8B<GCHEDH=DH?LB=BJ<QCK6WDGN>IEV?D<@K;P>JUOHL8I=DD?3?KDVEJF%L;:?ECKHYDQFGFA<KAMCRBLCO<JBPGIB?,L8C
TJ UZ  Asia/Tashkent nyBf!yc !Z9:[
KG UZ  Asia/Tashkent nyeg!wQ|SNNG<@KDRCGB5GFP<FJORTIQCL>YOWQMW:aB
KG KZ  Asia/Almaty fyk{!y=%!v3u(v]Sv(u Gb&Dv^d)FxX!W:EvC^v!>x^!K?;CD>EvDR=J8Pv+_,O6VBRv2b4TQ?'F;P>9v988&L@E>=1Wv&+PEY%Sv)I3^v1S%Y#Hv,[1G.>DJ@P;KAGv'8G9.BU55H7-^?
TM KZ  Asia/Aqtau fyyC!yC!!veBvhu}x<!uKx-!:vO/vhvD
RU KZ Europe/Astrakhan Asia/Atyrau fyy4!yO.!vAj@J8U#QHW;OTXbRj9jN]WvYu{vYuA
RU KZ Europe/Astrakhan Asia/Oral fy>2!yc1!vzW@,v(eQV3ci[9PKj0Sv^c
RU KZ Europe/Volgograd Asia/Oral fyo.!y-3!u0u_o]]^NT>^v [eu[UWu3b[Z=bRbu h
RU KZ Europe/Saratov Asia/Oral fy-1!yZ7!cKu3!u:vEr?u@e_[HT7R5uW5Uu-Buru2=bYdaHu,LTRq^u4VRcmTTm
RU KZ Europe/Samara Asia/Oral nyy7!y<:!cEEBdOEmuJ8
RU KZ Asia/Yekaterinburg Asia/Oral fy99!yC:!u!9.BW;kKeVb:[Q]quGTSTu%v7hJKHPNZQREYJHFNJu0TQFaJOLWFSAk@F9[9u.CUDNCYGNHQ5f9u!>5v&_7
RU KZ Asia/Yekaterinburg Asia/Aqtobe nyY@!yn7!sYEu*
RU KZ Asia/Yekaterinburg Asia/Atyrau ny}@!yR8!-[
RU KZ Asia/Yekaterinburg Asia/Oral ny_@!ye8!PYjN
RU KZ Asia/Yekaterinburg Asia/Aqtobe fy(A!yx8!u!4jDM>usv4uMsZpkFmru!5OauQOu3v*u0UTu!rAdO]ARTMN[OSDMBu&?A0^DN;uu'mMe@4BW=u4]iu.VOcHR5uh9u}fX]
RU KZ Asia/Yekaterinburg Asia/Qostanay ny)P!yX8!^u;fU!mv6R
RU KZ Asia/Yekaterinburg Asia/Atyrau fyLO!yv9!v VE[vkUadv T.UBC?M?[NQsKu&gsL
RU KZ Asia/Yekaterinburg Asia/Qostanay ny9N!yG;!uMs5k2PHb0QNXuBq9Tu_R
RU KZ Europe/Astrakhan Asia/Qostanay ny1P!yA=!uY;cQQdv>Z
RU KZ Asia/Yekaterinburg Asia/Qostanay nylP!yc=!vla>SIP_ki<gVJ]1K4@vDYJRhJkhv'dfRbAGbu&QRA]GTANSdGRNRIR?iHI]uPKA9b>
RU KZ Europe/Astrakhan Asia/Qostanay nyIR!y;?!SK
RU KZ Asia/Yekaterinburg Asia/Qostanay fyRR!y<?!OaVZuTMR]upYr?aQJ]unWa@_MeUXFa;_JPu%u#ONYeI
RU KZ Asia/Yekaterinburg Asia/Almaty ny:Y!yx@!hD
RU KZ Asia/Yekaterinburg Asia/Qostanay nyVY!yr@!PK
RU KZ Asia/Yekaterinburg Asia/Almaty fy]Y!ys@!c[YMR9wP#u*uFKd[_Nu+Gid/^u6MeL^mu*8QY=OMWrCW;jVwK!v+XReU
RU KZ Asia/Omsk Asia/Almaty fy{e!y;B!XVu9Msv&Pv6u-317Tv*v%Gr l^u:8chuH23u+pAZ+qA;A
RU KZ Europe/Astrakhan Asia/Almaty nyKj!yg?!F&u6[
RU KZ Asia/Omsk Asia/Almaty ny*k!yR?!#UWZuCHe.u7B
RU KZ Europe/Astrakhan Asia/Almaty nyXl!yG?!fL
RU KZ Asia/Omsk Asia/Almaty nytl!yI?![cjI?%v,HL?
RU KZ Europe/Astrakhan Asia/Almaty fygl!y-?!v%)rv#u)pu,Pu9Am0Tu!oKkj
RU KZ Asia/Omsk Asia/Almaty fyco!y1?!u,FuKoIaw3!t
RU KZ Asia/Novosibirsk Asia/Almaty fymr!y3@!w0!o.8]?927=v3Mj#w7#vs
RU KZ Asia/Barnaul Asia/Almaty fy<v!y->!w3!x/!w'%xg%B]eEu-dWb?XO[mLW]pAVPQ:aDOISORHJE6v _GdOeIJCW8FFM9u#K[Tu7<uAOu*TTbw-!]ubv!u*v/Wv,
RU KZ Europe/Astrakhan Asia/Almaty fyk(#y67!w.!&F(u.v7u_F
RU KZ Asia/Barnaul Asia/Almaty fy&,#yd5!uS4uPu;hHO8&4u';J;
RU KZ Asia/Barnaul Asia/Atyrau nyN.#yF5!u!#u(BU2
KG TJ   fy7g!w{|NE@A9JBGHK+;G8DCBG?IEBDNKMOQPMPPHN@M:LvNjvH5DJEN?6Q57E8^;*Vv8SNu:RlBjJVR^EWXK7u/YjC])UFgRXEdckKu!_X>G7u&HD0RAu5^S7bCMB^ftSw !FuV^
AF TJ   fy|o!w;vv(mv>Pvtv!3Sknv7Tv}v-0#%C<L-B;?vQv'8KANAS/u8[uMGeRnUUKWCPEMBJ*@9Pbu1DYv*fBJDRAODHHD;MGHBKAJGE:GNFIH:D.v(AG89<CKCFI@JGLH?P@SHP<G177-K7X=G@F?M9F/LFIFB=ABBI:LIN1QH?<=A:G7TDMES>Q@X8INHHD@TBJK;@N6LHGLFEJFBv&?HA5JH78L+7v-qLZ
KG TJ   ny5f!w1|dDZLKB1?DR>SIPMJ
PL LT   nwfUyG?!EUQTAb3X6P3T<HGT U=A
RU LT Europe/Kaliningrad  fw/Ty@@!8_JcOWIQOUbUMQDX5W:L<b0H%L4GBEEJ@MIPGN>G;M@Ov8Y0^EJ9B
LV LT   fw@Py0D!gLRZ_V]LoY]JuKbdDu5KkAu#VRKPGV;TFTKTPKNcMsAu'OMEgKdFl>jRrEuGotv*RGu)Eu8FP@uZv)_5t=cG
RU LT Europe/Kaliningrad  nw3PyDB!=L
PY BR  America/Sao_Paulo fzs@!xDZKTGVMXnu*B^huNHgYg;sLTOOQONMEM7T>X
PY BR  America/Campo_Grande fzN@!xbVv#bv5)5F+D)PCMDSGs9fMu&AXOZ5u*LuA<PEOGQHQJ[4eGEv=R0^>a8HEGA>DB?==T.:vAbvIL@Y&A-bWfH^IUSWGNDSNRE_]k@UYjF]QVINGMHG=STZ:QZUBU;FGu/(u/
CO BR  America/Eirunepe nz#e!xz*NPiwA!
CO BR  America/Manaus fz^d!x*)[uZu8wD%v'uSLu!v(o
CO BR  America/Eirunepe nzjd!v?v#rMw5!_I
CO BR  America/Manaus nz e!upuXjq3lPGu%.nvlNKu.
CO BR  America/Eirunepe nzid!wN#IuFWK
CO BR  America/Manaus fz[d!wB%u*UwY#@3b[qmv)aCuLuCnFu-vZIvOu!T
VE BR  America/Manaus fz0]!w:#uqvYjGuGu*jLZ2<'WBru-fMWtu4ibFu9u,V.u,u-Vu5u+T
VE BR  America/Boa_Vista fz<U!wx%uCoTu.x'!UTu*v'uKGu9
VE BR  America/Manaus nz=V!w4)Rjv;u-v2uHcMb-u?O
VE BR  America/Boa_Vista fz=V!wh*c?[v uCVl8lauUvIh_KuDqKgiu/7uqlWku!SEXiDlPWUTgpYem,u+
UY BR  America/Sao_Paulo fz1>!xQnALGQGK>JEROuiuIuA3c0S?Mv%s1u8v+fBR?JDEHJEM@R?P#kDa4av#OvVu.+u <V?PDOBJGHJ:GH=K10+HMu-&tv!jBT9V>U!jv!V6I.&%GAP7IEN@X
RU MN Asia/Barnaul Asia/Hovd fyb0#yl4!u;aUquLRu,>Jaa9qTURCURQk?WWu.Y:XKdu=UTauTiu!J
RU MN Asia/Krasnoyarsk Asia/Hovd fy(7#y.7!uRu!u3Qu;u&uKKtpu3!u/dq!w'#Cdv=g<
RU MN Asia/Barnaul Asia/Hovd fyQ?#y 7!g.u4Pk6uN>[T
RU MN Asia/Barnaul Asia/Ulaanbaatar fyzA#yP6!uWWue-uFPp/sGu%pu.Lu0hsuN
RU MN Asia/Krasnoyarsk Asia/Ulaanbaatar fy}G#yg7!v-f?u&'ecu?einLLb
RU MN Asia/Barnaul Asia/Ulaanbaatar fyoG#y2:!agu>_u!u7uJ%uL=
RU MN Asia/Irkutsk Asia/Ulaanbaatar fy-K#yo:!u 0urEwG!v0u>KeB
RU MN Asia/Irkutsk Asia/Hovd nymO#yl9!u/@_?Jv3
RU MN Asia/Irkutsk Asia/Ulaanbaatar fy[P#yw8!cvTuT#u#:kMXGY6mIu'>
RU MN Asia/Barnaul Asia/Ulaanbaatar nywS#yy6!oU
RU MN Asia/Irkutsk Asia/Ulaanbaatar fy>T#y(7!u0Cu2ju^]oIu+]w !;TDLEt?sRbKaHu90Y4
RU MN Asia/Barnaul Asia/Ulaanbaatar nyI[#yp6!o9w/!=Fv.ZI
RU MN Asia/Chita Asia/Ulaanbaatar fyT^#yv5!JAufv4wM!F
RU MN Asia/Chita Asia/Hovd fyab#y,5!w9!-rZu95u}u'
RU MN Asia/Chita Asia/Ulaanbaatar fy{f#y85!w)!SuIdu6Cu-]
RU MN Asia/Barnaul Asia/Ulaanbaatar ny]j#yf5!uUuCu9e
RU MN Asia/Chita Asia/Ulaanbaatar fyDl#yo6!uasuDEu=5u!'
RU MN Asia/Barnaul Asia/Ulaanbaatar nyUo#yW6!o:
RU MN Asia/Chita Asia/Ulaanbaatar fyzo#yG6!u<HuLguQ7b7
AZ RU  Europe/Moscow fyO3!yR#!10A8BAv82?6AI?>I;,E2Q:Ev1_EQH]5g6H2l/VDY#@IY3M
GE RU  Europe/Moscow fye.!y[#!@Q9M<U1HAQ2L?Xv+_au+BU*Q&F o1I0WBK=8E>;a8QAKv3@;;.G3>v#XYdv1cv>Y%dLSv+Y7GBE#^<Kv7?v-Ov Lv'fv<PvAm'Dv+W=J8E8*
LV RU  Europe/Moscow fw+by=D!Xf@_JV;VPV3RD_3UTY0T1DDK[cQZIP=QiUNav<mN_&I
EE RU  Europe/Moscow fw?_yDG!QjdRIUPMOLDLoN[OKP1RKXBMJ[/fVo-uAWdu)dru4UMcJNM7McLSNOHJN@ODR=OEM
FI RU  Europe/Moscow fwAay,N!w%!uESM]LqgUMuMsrbUVcQm_RThXuAu-u.lPQXOugu4u(u9]ZvBu6xb!uCv-lumu1LtvalN]3_u&Y>evMX3jRXu&VF[v+Pu-u;.WuLQ5u+4sxI!w>!wL!ut^ox'!uFv{cv)u>u?u6vGWuhf
NO RU  Europe/Moscow fwtcyyb!uNu/ulWpYPWXQKRFP8ObJu16u*GhOQT8u!
PL RU  Europe/Kaliningrad fw/Ty@@!v[Jx3%Tx&!Ov2K<N
PL CZ   fwKByU8!UKcIJUNMIPCPQMLMNHTHQFQPODUIPIMGG?QATELEKDMJPORJtAQFcKV=aLPFMDFDSKVQSJPGPIRQQJWG]>KGDHJBBD=JEF@FJGGKHGLFPJQBOLTIP@XF^7P>UBRGRKd]VKPNSKKMRFMLGT;TDVDPJMPLWFeGSFVJNAQG]IGIQ?LMNKSCROgIRLRRNJPFGCLFLC8D@IFHT@TJTHHFS@Y@QIQKPN]LKMDKIN]EIFMHVH_CLEOHQNRJbCOJRNMHKAOHEFJEU8MGSITERKOGKCQ:JC
AT CZ   fw4GyT3!COGWEO<H?N<KDS3O;IFI>= M8J@M5SJMEJIMEJLLAKEOEJ=FAKv9b<KGLDC6GKPGP0MEIGCJ9E;MDGG.LE@<@H9CHEODIHN>H?MFN?>8D6O.LAMFNIMPNEO3V:N
DE CZ Europe/Berlin  fw8@yv3!<ZFO<LASJN7ODC9SDV9V:LELDQ.cHO>P?MGIKHGI:L<Y=OGMIWBMEOHS@OLLHKJQ:PBSMMVNKTOIRVIO>NLOJMFLCJ(WIO@PGQLQ5XPQJMCOYINIKCWGHFPEMBOHMKITOOJNQNOQXOLPQNpKTQZM_BPJTPLUjKX[UH[VPETHTQIMPNHORMu#NWJQLNSQJUOUJkSSPcJOMKO>NEMLM=LSUXJSEOLRJMNODQHQEJEECLHXMKHEBKE[DVIOLOR
AT DE  Europe/Berlin fw8@yv3!D@PFGFLDGAFDAHHBAM@P5N=HGGNAECJ@D?7?CG.G6E6?;GBC;BIFLEZ>P@XBV:=<IEEEMHUHULOFPCJBCCJEGFMABD?K)[IOLOPKFMBOKM<L;I>C?I?OFQGK>G>L@HGMMNJMGJ@EPCJCDDv)K:HCE M<;/H@COHIG:HAC@IKPFK4B2KIR6TPPDM6GFM0QDJAC?JEMJQBIMCHANGMFE=>D=>=D:IIJMNOMMWFLAIGHCJFJFROO?VCGHKCVEH>LEIEKJQBMBEECDH>J=M
CH DE  Europe/Berlin fwi6y21!v1c;KGM)LCF;H?NGNNJ>PEJHFLI?JGPNNILCKCPGDGIHKIQGKAILGGI;HEBCGHGJDXEVMTKQIIEILFIKCFHCPCJDGGFEI6LDO>K?I>EGF>H0JGP;K?B:H;NRKLO;H
LU DE  Europe/Berlin nw]/yJ5!LdVWHMLMZPGLNJGQLKLS4M>PCIGO>P?WHGBUIRFMMMHJNU
BE DE  Europe/Berlin nw//yw6!LMGLKNRLGRWQSKNMIMPOYKCTLXEPMM:M@H@VNMUOMO8LGMML>UCM?IJOFLKK
NL DE  Europe/Berlin fwr.y?8!INEONJMKLRQKLKLNHNLN=NKS:J@HEZPKRFNJRSkWLMFLQMEK@FEKIRLNZ]TOMRGMLVHT4[MT<NFMKQCMBJOOJNBPKLjRZG=SPL_CRKNFUHKGQLLLGN]HmS[K^VKMBO9OGOKLRMPPZLUSSMTRSMGUPSIV>VGI>H*NANFWXNBOIQQMfKkGMNOpehLXFbOUIS
DK DE  Europe/Berlin nwk4yRA!XI^MZIZFu!DPA^IWNNHPJ
PL DE  Europe/Berlin fw8Ays>!IAR?K8U=T'PF>>L>A:8@4BN=IFCEu-4S?VCVG^>C>NFCA?DKBS<IFNG]FMBGFMGE>LGWD?;H<35RAMHL?YBOAJEB?KFOGkBUELGK6V>JBB;JBFGIB7,@BJG
PL DE  Europe/Berlin nw-AyG?!GDFIOE
LV EE   fw?_yDG!v.O5V4M;?7J=GBD7H<S8Ov h4TGPMOEMv!L>X5GALBS:N=R<LARDIJFQB?EDKCXEK<JvF2+J6AECEI;L
SE NO   fwDOyzb!vdHu,v%vGv.u1=v01xy#u&v/BNv<v.v&vtfvgv!vKvD(H;8u8v%B)v06x*!vRTv#x'!/v-Gbv985AvExN!x2!uT2Wv-!!xe!Tv'<vpvHT2v&%u'v307Iv9u'v?+vau+.tCu0 %v6vSAuAvh1-N!v%+-> K7CHDW<HBB?&<IEgv2F;B0/!+JG^
FI NO   fwtcyyb!8quYu+v#u!x5!ivYu+v2Hv+8?Bv!E8N>I?M#Jv Gv5v !E*v/;v32v*vS<v4v-xt!u-36vg71VveSxS!uhvgDEv v;X2<
FI SE   fwDOyzb!wb#vhw9!7u;*L5kMj2d@XGMHEC5F@DYv040u6CJ:QI@@0DLABBuAv2X9IH>I@BJ6H9v 8DBP<G@P>P@s?h)JCa4JG
LA VN  Asia/Ho_Chi_Minh fyM]#w6BD_WZ8XFXgNRbSc:YHW:LA]?HGH=_)u u&eX_GU/H:Z>NEOFZ+Q6bL]AO73<UGcEL:]Ju21O
LA VN  Asia/Bangkok fy!Z#w>G1u36EvBuA7Uv,u_,HDZ?J:XKS:]PeVQ>[vI^v'qv/d=[v4cncNIMTRQ7q]DhUW@[Pe:bJSaiZLV>MOSn[MZ>VJR9S*IOd7X*K<PKNZYOFOITOXbv&e4d%Xv73:-4Oveu &u*JU?ODJLNWPL[QV<EejEm6CBf>+6F>u)3ULW>RCVv(qC^
KH VN  Asia/Ho_Chi_Minh fy^U#wc8PI]cu+GQMW]i^JP@aIQNPTQNCjDWARXUUVEu-ZRET;O=QENJQWb8bFOF>lKPKMRJNKHNDYCNEC2g<PGTBNPhFc=WTT^GZeuK4D_SaAakK]GWLOVRQbIXNu-u&bO^;_]ReIRMQDu,@[duv)u5IXIc;MCdRu)^YTaMm
TH KH   fy7R#wH;NOF^=_,u8Xu*6b;Y8RFOOeFSIbGMOO8a<oJu%GSNOpJ[R>SJNl]UiRUVSPZTcj^qU]KnWWGRRQGMAtAjLhUuCAWVpNq>Q/]G[c
LA KH   fy<W#wHA]&]>nVZ>_IPGS;b9nHYl/jBhu KUdYAcN]eQ:u3 u4dknf?al
BE LU   nwG.y[5!SNMMFKUWIMDKHLNOHMAKEUAMGQMMHKLMOIAOKL][HPQMJOPNLPWQNQRLMFOISLNCMI
SA AE   fy2B!w T:9xZ#nx-#jxb!w)#Eo
NL BE   nw}(yd9!K9MEOFVHSKKQLK^LiDOFJFOGiKSOeR[UMR
NL BE   fw!+yc9!PJUFTJMKJPDOLOGLbPPJNIGBNH]J_WTLRFJ>@LHH^HUGSNVWLJUCG?RCLDOHRJQGJCOIiKaOSELBNHVGPGYKTDTJLGGFNGBHJEGGGKHELH?=SJA@EI;?KFMGVFHCNINJNNSEtJ
AZ GE   fye.!y[#!51EG8KD@J@q#u,3Y:;+-<v*jv-Ev-_EOVRv1^v#Mv++
AM GE   fyS+!y=!!AE/LFGLGSFHG(J>M=@AP@E4QBFFI5RGIIE>ECLv7;v8I
TR GE   fy)(!yt !LPBR?N1F?W;LVNOO>N1X@V>OEPCD=QRPMQGL-L<H1, T;JDN.G<NAHBA@D?Q@LHO>H2Q
XK MK   nw9OyX#!PESOPEOJTVH[S[u*XSQPLNIRFY;VKITYYVHHOMKQHMLYJ
RS MK   nwKQyH%!dHONu&ZfCnTRNKDXE
BG MK   nw4SyV%!q%r9VJMEPKNHQ-NHS8LIQINAA=EGHCO)GFJ=EG
GR MK   fwLTyF!!/JDFF,EE@REIIF?C<J@Iv(S3B@P.?GB38JD7I5=EKAP:L/@4L;G-I
AL MK   fw.Py? !ISFL5N<DEKEM<mBKDLHU?VDZJTPKOOKQFNDLHQCRJRWLOOEYHYTVHWPM
GR AL   fw.Py? !K@EC]5G;ICDEEHGDCE<LDCBGKAC=CFH;CBJFH>7D1JDFF@:IM<PET;EC:NGHO=@AIFCJHEGI7S;NGI
ME AL   nwVLyS#!JRGMJVMKKMGON^6YeiMTa[kqOLQDMAFANBZETOOLYKVTOG
XK AL   nw.Ny*&![@U;HEOELANI[Jh9W9L;T3HDDDLE
AM AZ   nyO+!yo !RILDGF@NJPMK
IR AZ   fy04!wzx=LDJ<B6H,jAY5F:VIVv#_HZTOLOpOSNNQ u S[_OUOQLFQv/u(:UEHEH7I:?vC(@@>B)?:2=D8K67FD;C><7?
AM AZ   fyv.!wyyFu GP9TJPNNRIVEUOQKFNBO@W2UGPMOdPJPJMQPIMAO=ICLCQ*Ev o)X<_/NCQWPu(GPWVWMY?T>IARv(_0eHR>SHOJROQkWOONV>M>U=PKV9EEJBM@K6WHDFJCPLPaIPR=S6LKPBV
AM AZ   nyb,!wi}PNMPELAIGGKDQH
IR AZ   fy(.!wvy=L=Nv#Q<O8J>L8N?RKQCMGQCPKOBLJOEH.RHTAXCQ6TLNBQBcHN=M
TR AZ   ny-+!w[{CV
AM AZ   fy&+!wi{PMdLbSb9LCI;UIUPT=WHVCSKaTjOPHQEJ8C8u%5C;fv&U9
AM AZ   ny!,!yW !EJIOLKPFHH
AM TR   fy)(!yt !N:NGSIc<N9V9L7DCKFBBGAFK<>W?F8X=MEGHS><DMDu*9eGXOPGdOXHh>VBQBKFOGLDLKRDSHZ7
IR TR   fy-+!w[{)Z?TEI5=8v4v@DV'd:?1T5[AF5K>GFQGMEIv)dJTB88J8ADKCCGE@=/mCZ7UMUDQCKH?BICTAG+WGNBSIMEZ@C,
IQ TR   fy#+!w*v+Qv./>;5cX[=b7P6K789EBO,JEKAN<I-YDJCH+V<H4B2OHOCK?F.'GCv C
GR TR   nwH[y) !QIQMSVUQHNOOILMGNQNHOKHLUPLMDNRNKNDLFQIMNOFKMQGQMRGMLLZLZSTRLHRHQLLVFXFXKLIVFF4VLO-R
BG TR   fw']y8#!HTUTaJVONVSWfItQb]UGYGWS^BW<b?QCNKGNUMKMYMcESTnE
AD ES  Europe/Madrid nwe#y4&!GELHFDRHKGAFS@WIPN^MMPPIOL
GI ES  Europe/Madrid nxF-wqsEJ
PT ES Europe/Lisbon Europe/Madrid fx#2w4vFWCu#INCNFRMSTTNZbZPRQ_IOTNRIQLOR_FZoFL>I>EBMBZ,kANOQHMPVSWFNN_dZ]QIT]bHT?S2IHW@MASMR:XJSMPIU=MCR@OASBZu#IaMTHjMR[JRRMOPKVS];^;PGSPSVPVJMLLPTPOP>UJPRYHPENKPOQKPE[J^NKKLIMCN8eRR]JTULNJPURRVmQWSPQOJJOULQUKPYY<V8Q7LAFBKCZUe@MKSGPEKHF5HCLCRDKIDEH>IDK@N?E4SBFJ=FF6C;I@CESBMCC>IFKMS?J?O'BHUFIFA@J?@0IKRANHQZZROMPIMBN@GGLJVHMILCFBI@D+G;D@IFHEB:D
TH LA   fy<W#wHAbUeQ]fG^JjOOM_VU;Y<PIRNU_ZITEJBKHLINKNWOURSs:c,Q@^IYNOQP(R#XDXIXHM4ZB[6XGRJWOZJNF[LXGRIQJZWiLrDXCN?Z=P+Z0p;S=iv!u7AMEI?A8V8L=OEN:Nv#KEHBCHDUALHIIEG7FFFHAGB>EK8CAFI:O5A3:CHGELB<OGKNYGRCM2K:WDIEM?S=VCU:K('FH7SECC17FGHIFGHELIC64FPGGAIHHOIJIEEEI++CGGBFHCMANGN@Q6Sku8UYMOUSEXMt1au u'Hu#_i;^FPJZ?jMZWRJWAP9EDK2S6J1/3V3B=UJPCTFYFQhu+PbIVHHEJ?RCU?d7N>:CHIAFGCLFQKQ
MM LA   fy}K#wcNIPORVu+qqnFcX/LPh]S]u)eKu7u(
IR AM   nyv.!wyy1R9I5A=I
EG LY   fwIYwtiv5v6ivlv7vtfv3G7pvvJxP1
SD LY   fw'YwHRJx}%xi!JJv^
TD LY   fwoVwrLx>3w?*xj!vS
NE LY   fwoBw]Tx8!vEx1!ulxv#u<
DZ LY   fw/<wlUvOw;!xG!u-v3:&kCd)aHuLv|wS!bpuCoUu9#uRu#uf*uQYw-!v5wD!v.u8u(c
TN LY   fwc6wefu+baMuHue,uuiqu9lOcmT_fw%!u58uVTu1
DZ TN   fwc6wefvXw[%x.!uT@u7!u-vAg&uT=u!N_fu gSSgNQmZn[XXFSUXFgWu dg3TDcRu#8u Uu2OQGUJSTaI_%RKQu2oKP@RJMiN[PBa
MD RO   fwb]yk2!YMPGLLMGYJOFLKSDLENMXCCGPFNJLKOGGFKFX?FIKGOLNDMKMIJHFGPFFFTDLAQGCGW=LDEIMF[9VDLANJMAPHSIOGKHGCMHHDW<_DNEIHQCOBGHLHSGIG^?JGXFNKT>O@HFNILCIEV;JFU;MAE@I=MELIKAEGLGEHJDEGLCGFAFIDEIRAG?B>H>S7IELEFGKDR=M1@I>CZCODJCQC
BG RO   fw'cyg(!-Iv#Ov)]AcFP!A=Yv/HDP<OFNKOFLEI1O;PEH3H0A>I:Fv6C*BCHCDEC2==<=CECBH<J?C>G<J:FAK4TCK0L2Pv#HAKv(U4B IvAW:O6HEK4R*Kv/B(ICQQdhQMPHQ1Pv!a
RS RO   fw|Syo)!GY>L<QAUIQEOLQWLPURK_ERNKM=T:LDL5Y>L=A?GIG0+BJBM7hCJ5R6E@J@LCPETFM;J8KDPCMOQcLTMKN?Q;MDOEKILNNTLOVURIM8U)P@P@SBF3S(f@NIMRNA]OWJ^DJEDCKATHQDNCSCM?L@P;P@Z=U
HU RO   fwQNy!.!SQlKOOYFREOJYMNNKOQJISVQRJQGPLUGRJQFMKTRSLP_NMVKOLCVMRPPLVNLYLRTPJQPKNCNJLPT[SKUVRNTCOQQ_VLOPOTgVTVMNPG_ON]UWMR]WTTLZJOSPKXEZJWPQPRKMMINLMXORS
RS HU   fwQNy!.!?P@IAN?HBM5J6D2S2HEHCFLE1;<HFHEC3K?QEIGEJEAIEGLF8K
HR HU   fwSKyY-!CH>IDD2O:7AEEIEK<@EJFNAG4R:J@G5N9JDF@S+PHS?S:N9JGHHM?IIPHGBMPLANEWBQ7K=Q*hFPKNCQHIGLALGG3^ALFG>P
SI HU   nw8Fys.!GS<V?OILRPIN@LJMGJBUPW>P/HBK
AT HU   fw>Eya/!YVUNLOOMMOcIOHUKMMGLAKXOJLCLILUUGMGJCHGKKRFKKUTNJLDVGLLLIRPMOFaQTPJRTOHPDMJRFMFLCI=NEI:NQPNIVOLQRLdEPCYFURMDRJZL]MENHXMMEOEMJLSLOMMPGMNNHMWQ
SK HU   fw^Gy62!QMkFj2QHTBPKYAiBu3LdIcNu MhGYTSL<QJ_TORS_MVLu&IYPgITOQ^dNREZJNGHELHSKWESJmXRSQJVOSFNLUSVb_du6PfA]IYEbPRGPMPOaMb=UJP=V>ZCu%RcKQO
AT SK   nw^Gy62!:PKMGLNRDPDKCODcCMEU@NN^TVQOIV
PL SK   fwFKyU5!^IPHHCM<aMTGOKQMR[SOYL_XLJUCS5OGVIHB_HSKL6PE>@LEXHbRb@ZfPJTPYKLNNPUHTKJMNKaCVP[J]<]FPFSKYVUKKKHMCNQNUKXEWTnBrMXEW@WPi<S6PGlENDdGTDjE
GB IE   fx^1ywA!BE=IEHCALCBFH<8=J?5K8B5O9COCjASLJF';3M6=;F^:ZFT>XGO;jHZBMFbGVNOJHHNJMGZIFQQMJBPMJNNKGMLMNLULPR=RNRWMSSVN_BV<FDRGQAVDTMV@DCLHFCSDMIPNNI[MSHVLPSNHRKMI
BG GR   fwLTyF!!tFYLNSVPUDuKPRPYLSOUETONHPRIPXLUEPRTMS@mQXJT4hAUANIKT[Ks=OJc9WHnRVKNOiGfSgEnRQSPRCRNOIRDLGV>QJTUPZKNMMJTCUJ
MZ ZM   fw?mxb@x/'x@!vV*Yv5W?Q+E>PBMCGH
ZW ZM   fw*gx<D=F@Ox*!EvVv ;97H<=EBLFBvG?AHGED8HxE!vG(v)=)vNvJI;03v94vZq2;(B>PFOJMNKGNAM=T>Pv-A*V
AO ZM   fwOUxgHvvuWvMuZ#[(uPIwV(w%&J/u!muJ;u(Jubau)7ud
LR SL   fxF8wF4@v(M=AC)E83Kv):D#v%v),945A>;N?2)
GN SL   fx+?w[5^QYC_USZOKFQKORT_IXVKQSOLMRbfpOju'Xh?u%TLWuNKu5FO5u0v5U&k9:%SA_HMHG;L)d.26B?JEGH:!NFPUOLQISEOKQOfkaI
GW GN   fxwBww9ku+RchomKu'ku0CibhC@u9!dLSNOaU_FV[Nd;eK]
SN GN   fx'@wd=udBTJLLXHLHKBE<QAQJaWg6u7@a:u,_w.!J
ML GN   fxq:w,=6v,s-aLfo]PVFa5I<X5XDkmKWfVcQuh#Veu:dO]8cu,Hn7Tv:aDEv@cHY+u-4NG@DTA2G v8dJ[[mEPv[W4u*3I,
CI GN   fx=3w-8A;8@@7T7Bv/KFM>]5rN=v&q4#:C&t6Y8Lv NA9JFL?]??:Y.L+>H Z?_DZOF9W94MH;A<IAPEJE0v*%X<?
LR GN   fxF4wA2=RGOJW2K?v ACGACGC0?GCQ?A5J9VDZ=ICS;BER?A_oQYJd:d?u6BMN[DSRP6WFG>IQUFPBLGCJGEQGZCIGB@F9K3<GZ8O<@INAH
CI LR   fxF4wA2RElvbJECCH9MHJGF;5247<=d=OPKOTCL4UNq9gOdDX<G2THL7[;QR^?JFNFQMJFQCMUQGI;W CAPv #v.Jx%!RC
SD CF   fwATwm9uOvYu@vnGvp+4B,gA:v*w'!B
CM CF   fwSEwP&4u0CuO.k0Mvfulv&u?XH^QJMDLGJHQDJGLH[8u!v/u ?uc-j_u*DYRfHeGNFR?F@KDS>]iitZsuQaWruXu hTg
TD CF   fwyCw:2uRCuRpOck[Y p1wF!uQw^!Wufuxv,ojgwb#jbqeFkduOujdJgu&u ^Nu?w0!u@uI:
TD SD   fwATwm9^u9Bk-Lv'u'YuP+B8uPYiv)g67(H1kku6o^gp>]ING^2thou;q1i?u-u6gFlu7uA?u=rmwQ!MIwx)
EG SD   fw'YwHRwM/JbsWQW@?&rJw7-J
ER SD   fw?ywTIvBvY3NA=CXvhv)8v1vOPOv&1v7Zv*v<x5!L9v v7axM!
ER DJ   nye%!w8=hPk/aWNPHQYgu,Z
SI AT   fw>Eya/!1BJ;LEOHMBCN/Q7F5KGKGC;HGIFCAG;P%I-L?GBCGNGJCG@I=7;GDDFJDFBIGGFCGICR?I?Ov+J:R9J8P5I9M
IT AT   fw}?yw.!,O&N6Gv Tv(L?O<JCN2J-QCNEU<NJVHO.RMNDWMMUOOS<J2B<Jv!<@N3L?HFLCK@C7M+D;?D9>A1ICM4KMS7Q3FAJDN
CH AT   nwj8yb/!LUIM7V?DGB>JC><Fv'XBOJY#R8J
LI AT   nwo6y,0!QTHO@RLPEPKMEM
CH AT   nwc6yU0!XXLPTTJR=PDPIO
IR IQ   fy#+!w*vQ6[D?v&m@T<?/^2gKR4OCEHQBL9PCLBD?NDiQh>e-u8Sa>kN96 EBDK8BLO@FCk'F9XFE?GDMD@GEKAE4O><I37KH<<FA6Z.HD1M;OJ59BQ9PDNMRGK#))aCa,PFQ8Z7jSQ?<:kBP9f1K;=@?IFF]CJDDEK@pKu <uuvLoLk6Xv(u>v>+vHIvLu<IJvdfEPCP:[JNG_7KEECJGQ?R8QEQH
KW IQ   fy*2!w4fv/av9Iv!8v3vkv:v?
SA IQ   fyy.!w4dxZ%axC'we%x5%wG!xE#t
JO IQ   fwRzwwjje>bv E@iZNv2wN!
CH IT   fw/1yX-!XAWIgRaJiXaFTCgGWW[MMMPZRLWVJQ?VLNaQaXHOVR[KMCF)b>W<ZETMMGVIPE=:PIXCR>H>RLVGQPPTGMBLDRQOGTVNLV^UVUT_GTJQFNSVWJQDTQK2SEMCQFhHPNMRTH[OWKSGL?UBLBZLOMMN=WJNSU4RLNHXQNPUeMM@XEhHNWINFLAKEQPVPNGSPOLR
SI IT   nw}?yw.!F<:I<?7C<=Q;QIHNSIVFPFZIKFDC4>FFKFDFTB^NNF?6KAQFTHdAZ7QGA@@IBM@J
TM IR   fyA?!wRvu0FpQuMkOu u9u(uomu,?u<MK_fYw#!C[Ue.S)u<@u?3_G_1u&D[Wf>dUuP&UNVBN']4^HT;ROkBWBkAu9vFw2!L]GM@LFE>G#U7;v+b;Pv0
AF IR   fycO!wcr:v98ALv(:v'<=J;BGv%2a6[7v*G,)HvO]2u>;vAvEu/xP!Hx6!wG!3Z>J>R:L@P;J>FCK3xa!xf!
ML CI   fx=3w-8jS[f]aoMev u?4Uu u-IUZ?XPmu 6SJMMKOFMHYqQI=SE?3XEL<>(g>]JT]VIL]]Tu!RXD
BF CI   fxn-wd8T;uA?J9PNI@TADEa<P)^Il%nVL8f<u%u(uHc]MuF5WXM<WGR7aEpv5SFZ_
GH CI   fxP'w[6L3B=U?74F8l.bx,!5AL48A::FMG7.v0EvA</<C0v(P7?6Zv?mvKH,WKN6hLWv0@JI>R59D
GH CI   nxL(wu,IF
BG RS   fw|Syo)!?FCCG4?HCC8G> nv;YASIODVH^<KCQEd?E845GH?GC9AFEI5M>G:?O@QC>+]?OBD;BG=<>I
BA RS   fw4Ly;(!OJPVVKQMQEPANPVIGRPRE[2c1jTNZBhJTLRNOPHNDI>Q?XEHGLANEPJNAT>I8O?XLRPOGYJMUOLQVWNRSPShLLJMENFJDL6JEM8A<G
HR RS   fwlKy8+!ETRLRFVTHNCKLRE]ENJLMKYJLMEQQJPERHSKMMNG[KMLKOHNEKHNv)TDT;KBRVOAUMOXHONHMAMCO;EHKDPMSTRJOCMDW?TLRSKKKJLDNPNIM
MR ML   fxl<wDBu0InfHjDKPpau6bJ]auuvg]pYUO]wQ!>mVu*LEd^hLv wC&Jw8%JkwB!v/u%xc!wB4wN%J
DZ ML   fx9,w*Ywl.x4*LvAuJ.u#v4u48fVtv%w?!v(VvO*v(q*w]!i
NE ML   fwy*w)LAxX'13v#vvv9#G.vPX;9x9%?vEv6v1BvSUJ9
BF ML   fu%waBvTk#=CYBKv,Hv:v0vvv5v5EDv/:@v@fvEv(9v5P7'Av%^OvLv14v,n'SUV>TKBv.v#K<8IE@hv5A6v'I_&=6S0:M61OA -v;Ev:,f<Wv=(v:3FYv'7vM
SN ML   fxq:w,=:hZuP-f;u+0T85v/uIheCu<v&u&Uu+6g
GW SN   fx'@wd=xl#KvYv)viM%7v9D
GM SN   fxjFwV>KQRUuHKuYILYJ]NNcN^IYPhEXLVPOUKVMNSSOLd7WDlAU>RG_LZ@SIY>bJUHPJXSkQYKTNPRJUESBPGQ8R9Fv,5CJEL,o0M<B?PC]@SCM5J;O(:9T-.H>=Ixg!J
MR SN   fx>FwaDQ]JbOUOfYRUu)oXd@hORHRKhCWR[JVVTD]N]IhPGXWCTTZBu#IRLUGpPZEL@d@u!%R<JCf1cXJ?[GjQGALFQMNHd)P*RCMBFBLDVKXCNCJ=RH[OS-Y@MDJG?JHIKGPDYIJ?^=VL_<QHOEO7p0
NE NG   fwR)wR;WSKRGNBTJXRWEbMuNu3u'lu*QuYeNu,tu@ZWBu<LSPPTRPpNuqv([RXGXBu6v6tv3nB]UWXNKhFuOu)QKu8;Y@PHPGf1ZLTGi.u.:uBCWMu)Fu8u=raw !gwb!7u9'UGTKQNqA_HMWQLNSFKOSRRMILMKNSEMOTOfeEPu(VXEaXJOWWLOPKu*H
TD NG   nwj?w @uUvx
CM NG   fwl@wY>dvzI>LGPHu HWGOHJCSCHGREZC=,O:8v)W!v:v#/=)R-#:<I<v!v:5vV;?3FGCM<JEC>U8<v,v=)S::v L;?v-v#+#KQ3'4L#?.M:&v,J-v1v7f%>Hv+!Ev'3;D7ACCIv#M>u31S:lv!_B[9v(v2G@eBHv*v!9L7v.-8v!1v@vM>L<?HFM:BA[45vP#v.K=FG
BJ NG   fwT'wc/JVQjHVPRMNJU@OKeGYOQROAUPWEu+LMRIJV<aKu!?aWu3CfOuVSu/u#KaWVmGmMQQMUZJMKQUJPMLPEZLRfUYLgu-8lVfUOZCNNKNQu)8_MdCu!v+u6Qg]h
TG BJ   fw/%wB/HNOLjP4u.FPCLENJQESNtBRFX^KEw,&HT u-H_?[P]IgIbGcvmuFhuv
BF BJ   fwS!w|9XLLYg?@c]OF^sPbql9uKQu1u)_u'
NE BJ   fwq&w|;Wc9u&uXmuKvDT1RGOLLJWCRGX;R;
ME HR   nwQJy-&!K:NEOHKD
SA QA   nyB9!w:Xv(?(o
YE SA   fy';!whKx*(vLxM!vOvnx(!*vDv/-&Kv/u:vF@xR![v.dx_!B>MDC3J8<DU+I+f<Q<Lv/!YCLB7AAv2T6SFKDBCN?5GH@D=DC4BI>4@
JO SA   fw5qwidw%#,uJu4u,uAw3!hou<u<nx7!w5!v%u+w^%uVu4k
KW SA   fyy.!w4dwT!6ivB]7u'JufK
ZW BW   fwaYx*IB3u@vjQEV;XAYv e5K%u!vPlAI=uJv1uZ)[v,G-uKJMGL?Cv_R=c7pv<uP8oLuN,Jv&u7)
MZ ZW   fw*gx<DKv4K<uTJf=u/Ri.u6?tv!uEFuE,V4u(P/v,rvK9+]2;v5Jv9^3>?L?1<T*G:2G7?K?NFDFIGLFJBNH]KW65v>WGI!UGWRM<SAPFEv+@K<;C(&v-#<Lv;, b&x-#xy!
MM TH   fy|H#wS8SjAeNWed[MMeWIkmu'uJL_^O[q<TM_?TOa8J@uP&j0u:QkUMKtCu6>j*u%v>u(.u v'uA>u%NcTKUW[DOKK]YPV>OPKulNUBXYKVYdFQRWu(>^DCF=46EOHYGPJU=f=XHRCOJMNQPMMOEMIPQHGSELHS?Z4NBVLO>WCO!u/v%q7jZj.u-OW=P@<>S3u)l>u*]Du/<YkqBu2Y[J]mXQnn8N?u)RUDu1fY>cYQu,[S_HUCNHOJta:u!u'<dOTZRNTKOIP@THNDSE
DO HT   fz!i!wAMMAJ=P=L2D>BEKFT=ZCH;HF@CDCA@:DKFWLV;L/FC@DA>BG;M?Fa3KGFFNERHQB]BMB?7M3GA
NE TD   fwj?w @+w&!QanWpuWufw1!w}!w.#u/w3(u'uOvIuLRtvNugGu_#wi!
CM TD   fwyCw:2Zu.2Tv,u{0mx,!udvIuVhoPRUeu.Nu4<uYVu&?u)V;T)i.eGRHS@Y8XM[0ujcu?>rQW=^KXKNOJDRKPGMLPBOAFCRCQIu)5u&9RLT+S/u8v@J
GT SV   nzi5#w'@GWLTVTQUobYDMLHQSYNNTPcPDXAPOOGPKMPLMDUTUHPOJFLLPF
HN SV   fz-4#wVAgCOGSGOQOLMDIFVFW1NHSLOGR9^LKEIDTFKEPKmBI1aPQHKNPIRNNPPKHOLOgJ[1VOPHOMRISOOA]?D>HGLFEDI;E?K@SIMFJE7?
MX GT America/Mexico_City  fzR:#wrAMKNNTcFWKOGVQWJ^MLQLPV1lIUWbu'uEnu1WLw:#LMPFHIMONGNNLJLCMKPOMEOSPDNRNHRQJGT/RGP8IOOJLCLLWCHMP-nJNDJ8P@RMODJKFFJv qETCMEV;J;WuRJJu/Ku0
MX GT America/Merida  fzg7#w+IwY%M
BZ GT   fza3#w.ILx;!9x'#u9H
HN GT   fzW1#wNDFBHLDGBI:6#-vFv3CG6C:7OGJD=9JD[1JEGFJ9HH;K;8CHI>
MR DZ   fx9,w*Yx-*w[&
NE DZ   fw/<wlUxP+xG'x=%xd#x#%v7
SZ MZ   nwvjx3^Hu=@cMuD7PEN
RW BI   fw#dxW'M__Oo=Q)u'NUNYESTZIWXRuEq3]]YF_Uo7
UG RW   nw;ex[#VJ^RRGPR]-SIu!fqu1hJ
BD MM   nyV:#wAP8cJeVc[SX9gGS4WP>w*!
TM AF   fycO!wcru<#uCNu*-PAK;PAccVOl?uUu!JrgW5ZI[u:Mj]u7XkDLauNmckLu(lu*Lu#u2cuXN]]JbQURNRJMLKRSGT>u&=NHRAQHu0@XR
BA ME   nwQJy-&!TKJOVTEX>VFWPODUHRMRrOFYLVVXELMMl_bGR<ZS7gDKIPCLVTQKRCMIRLONYI
CO EC  America/Guayaquil fzex!wf#VBV<S>WJP<uSv0u AO@WG_QNJPEL;NDp=M+T4iDgJa>XISAmHLRl>hOLlcVi>u<v5ugv!
PA CO   fz]v!wZ1Yu)]UCoQLe#^XnbBXZegRAUJO5u'>RAm<NVcIPNNRLJM
VE CO   fz&h!ws;v|#v&vF<2v#FFGIC&v'v'vN<vvvJv{pJtdU#fRV,Xv-R2u!v%SEM@I9P=O5GF?J@:CGJGPBK=F;I1M>G>JEOAREu Cbv3NE[@cDSJQOPJINu#LLHRKSFUMSHXKNB]FnOp]aN]EWLW;]Fu3Gw(!xJ!cQ[;u!huI9w ![l^u*@[=RJBCJ@W/ !FBI8P3v# O+G=P?GDDv:C#^(E:P3QCKCMHKFIGNEK9W)]Du'v?vdv^F7aT[BRMR?K@MDWIMGMCi,g:H)N;VCK8FES=OArx%!
GQ CM   fwc:wB&vrJx2!J.WBQJVHM
GA CM   fw*?wA&H[2RvL@vOZvjC5Rv6FJCC6
GQ GA   fw@7wi!h;QXTLw,!IusJJudIutHQ
BF NE   fwq&w|;v=uRs[/u1.N12v7SviuFGcJpMRo>OUUDLPv(_FPIS8Y1NHS(LKZ,h>cJu%v'u+VuL
TG BF   fwS!w|9v&I%>JYx !f
GH BF   f)w<:/PKCED@C?QD</AA;<[2L;BEQ-MDIIGv;Ox_#FN74v/mv#;7[=A8Wv>>5U<E;Z9
GH TG   fw2#w+/JQHM7M7l6K2]?^NU6UK[2fPVHQBRPKUMNmSmFY4LF^KUNQSNJLKVMNPIBu_fZF_v9uGh]Au&Zu2@[-OD@9GJUXP:QLQ]LUK7MFU[KKuBSJB[NjONCN?IBa8H,r2TKdUVSu*/QAR
CA US America/Toronto America/New_York fzVo!yS+!w8&Lw|!K_rANhXeAr^_4ZroG8_hhnWL^icJP?OOXFPWRD]u u!Wu2w7!w5!OKkEMGI,n:
CA US America/Moncton America/New_York fz[b!yG0!fScLVQSNYKPGTLKPPPTLTHu-/T>RE]=L'Mx@!L,Cv(uA6L9@DWv-QBXBQMLONLZE
MX US America/Matamoros America/Chicago fzGE#w8[0IFDFHFMEFL>FHHJGNGGFKEQ@L7WDSCN4LHKJMFK.H>L=EBQAHCJ3SBTCKKPDK
MX US America/Monterrey America/Chicago nz5H#wi[?OFFAQ>O>EGKDOFJLNAM
MX US America/Matamoros America/Chicago nz{H#w ]IO?SEHHLGHFLEICOGGIMBKFIFL?KFMLVFR@MIO@n
MX US America/Monterrey America/Chicago nz%J#wz]v(uGNW
MX US America/Matamoros America/Chicago fzPJ#w{^9dPRMdINDLKQHUBO-S/cv&uAv#hJU@UD^PP>PHUGMCMJNCRBdEQFK5u/7VFX0]:QEPGV#ZKX8H7px,!Nv!^92v3B#vGO3v2v*v*SvXu+
MX US America/Ojinaga America/Chicago nzBT#wYdv0d,f@I6WDQ>R1u*Eu&
MX US America/Ciudad_Juarez America/Chicago nz1V#wPfv uLv0u#
MX US America/Ciudad_Juarez America/Denver fz7W#wvgvwuN:_CM=WAO/S<QFS?VA_>WBMAIBNx'#JvGK&JJ;
MX US America/Ciudad_Juarez America/Chicago nz#_#w jJvE1J
MX US America/Ciudad_Juarez America/Denver nz=_#w0ivOJ
MX US America/Hermosillo America/Denver nz9a#w0ivOJ
MX US America/Hermosillo America/Phoenix fz5b#w0ixI%J3LvQhxv(wn!
MX US America/Tijuana America/Phoenix nzcn#wikOYHNWYMS
MX US America/Tijuana America/Los_Angeles fzNn#w8lxs&%
CA US America/Vancouver America/Los_Angeles fz?#%yH4!wy.J
CA US America/Creston America/Los_Angeles nzwr#yH4!uQJ
CA US America/Creston America/Denver nzyq#yH4!u%J
CA US America/Edmonton America/Denver fzKq#yH4!wh-J
CA US America/Swift_Current America/Denver fz8e#yH4!wq)J
CA US America/Regina America/Denver fzxZ#yH4!wp)J
CA US America/Regina America/Chicago fz[R#yH4!wK%J
CA US America/Winnipeg America/Chicago fzeN#yH4!w6/JMu'Jiu6@
CA US America/Winnipeg America/Los_Angeles nz@@#y/5!S8
CA US America/Winnipeg America/Chicago fz7@#yy4!_vNNE^?YFu&LV=uAG^3u#NYJRPJPWMfMu5Gu6:=;u&Dl 
CA US America/Vancouver America/Chicago fze:#ye2!odl6u+<P<cFMBkGujt[/u#J
CA US America/Toronto America/Chicago nzn6#yI2!uTMu%0
CA US America/Toronto America/Detroit fz?5#y22!gPuJCuou&uP^wf&xY!w'#vXbv-p*_F_WQKTEbSSIRG@8Xv(e/uIOa:/!ws!vYuAx^%v'vWJDB=E9IGMDH<D;B?EF<H%)3B7EBE@=H1F<O5
CA US America/Toronto America/New_York fz<&#yg#!W8u@(u3Iw+#ufwo!kww!uFkU_[MRHN4TIQKOCQIOMRHc3ruZmw^%IuKuYaYhSMNHQPO[SsVnnu*luTu'cRnH
CA US America/Dawson America/Anchorage fztL%y?d!Kx;6u[9
CA US America/Dawson America/Yakutat fzkK%yFM![VuT5u3guoN9v/uQ*
CA US America/Vancouver America/Yakutat fzrG%ybL!w4#x;!
CA US America/Vancouver America/Juneau fz5E%yzJ!^v(uvu+u'Ku7uM
CA US America/Whitehorse America/Juneau nzIB%yxK!uWd
CA US America/Vancouver America/Juneau fzEA%y4L!u?_uG#bv7u^&mv!uZ#uIv>
CA US America/Vancouver America/Sitka fz'<%y9I!w5#x0#33u7@;(u)=
CA US America/Vancouver America/Anchorage nzW8%yhE!HC
CA US America/Vancouver America/Sitka fzY8%yaE!U)u.Jw/!v&uQv+
CA US America/Vancouver America/Anchorage nz?5%y9D!u6FY#
CA US America/Vancouver America/Los_Angeles nz)%%yH4!UJ
BZ MX  America/Cancun nzj1#wYJ=JFIFM@GDLDEC4?=I@EE?DKFE@GAABD>?CHBHJBNDR@L@R:DD+
CY CY Asia/Famagusta Asia/Nicosia nwEnwFqILKLRKHDPMOGPLKLOMPIOMHLKQMJPBGH
CY CY Asia/Nicosia Asia/Famagusta nwEnwFqAIFMCHGLIMFLIGBJHGICHJL]=aGIEF>G;L@NDIBEHJGLGI8CAE<IFF>S=NFNJM
CY CY Asia/Nicosia Asia/Famagusta nw-owLqAKEHCL
CY CY Asia/Nicosia Asia/Famagusta nw)lwfqGFEM
US US America/Denver America/Phoenix fz}l#wiuws(K
US US America/Los_Angeles America/Phoenix fz3m#wjo iALKS8u!9TEV?TJeO[BMZRJV4u5Nd@qSXCOA[MQEXqVtIf0]L_nJw@!
US US America/Chicago America/New_York nz3+#w@n>u7
US US America/Chicago America/Denver nzhN#w}}Kv?
US US America/Denver America/Chicago nzRR#whpJuQ
US US America/Menominee America/Chicago nz71#y;-!WMPC[IQDX16v%OBkTS@8-KESFPAXH
US US America/Kentucky/Monticello America/New_York nzz)#wttKJ
US US America/Chicago America/New_York nzi)#wCtRO1u!
US US America/Denver America/Los_Angeles nz'r#yv0!JvH
US US America/Denver America/Chicago nzqN#wPzJuP
US US America/Indiana/Indianapolis America/New_York nz *#y6!!JM
US US America/Detroit America/New_York nz *#y9!!JuN
US US America/Indiana/Indianapolis America/Detroit nzs*#yA#!8J
US US America/New_York America/Indiana/Indianapolis nz!*#wJ|Iv1
US US America/Denver America/Los_Angeles nzIq#yI4!Jv^
US US America/Indiana/Winamac America/Indiana/Indianapolis nzc-#yK !Ju-
US US America/Boise America/Denver fz;g#yu*!A3U?x.!I6Q623Mv%R1-*]0u:v9]Ksv]uxvIv&v#a
US US America/Indiana/Indianapolis America/Indiana/Knox nzn-#yZ!!UJJv.
US US America/Indiana/Winamac America/Indiana/Knox nzc-#y%!!vUJ
US US America/Chicago America/Indiana/Knox nze.#y%!!JWiThidK
US US America/Indiana/Indianapolis America/New_York nz *#y' !Ju-
US US America/Los_Angeles America/Denver fz-n#yl,!Iu!kYJf<NN^?YXKE]SO^uC
US US America/Phoenix America/Los_Angeles nz3m#wjoKA8?IG>FCC7DGE
US US America/North_Dakota/Beulah America/Chicago nz(M#ys1!vGJ
US US America/New_York America/Indiana/Indianapolis nz *#y6!!Jv.
US US America/New_York America/Chicago nz<+#wLgIv{
US US America/Detroit America/Indiana/Indianapolis nzu+#yA#!uCJ
US US America/Detroit America/Indiana/Indianapolis nzs*#yA#!Lv]uFK
US US America/Denver America/Chicago nz_L#y?+!MfbHNu&
US US America/Indiana/Indianapolis America/Detroit nzu+#yA#!0J
US US America/New_York America/Indiana/Indianapolis nz#*#wC{Iv#
US US America/Los_Angeles America/Boise fz]q#yj+!ncwE#E]_#u#gB_^
US US America/Indiana/Indianapolis America/New_York nz!*#wJ|Ku6
US US America/Chicago America/Denver nz9O#wVxRvevaK
US US America/Chicago America/Denver nz@P#wJ|KvO
US US America/Boise America/Los_Angeles fz(s#ye+!vQvrK%v.J5ivEJv.#QxU&w2#K
US US America/Chicago America/Indiana/Indianapolis nz&0#wN}Ju-u,JnJJacJIXVK
US US America/Denver America/Chicago nz9O#wVxJuP
US US America/Denver America/Chicago nzoV#wYgWQ
US US America/Boise America/Los_Angeles nz]q#yj+!*KClv>J
US US America/Chicago America/Denver nz?P#wM{w!!J
US US America/Chicago America/Denver nzqN#wPz8JIvP9J
US US America/Chicago America/Denver fz=P#w4wJv}x3!Kv%JIv^BJJxL#
US US America/Denver America/Boise fz^j#yY%!Jv;xq!I
US US America/Los_Angeles America/Boise fz{l#yr#!x0(K
US US America/Indiana/Indianapolis America/Indiana/Winamac nzc-#yK !vUK
US US America/Chicago America/Indiana/Winamac nze.#yL !Ju,
US US America/Indiana/Indianapolis America/Chicago nz(0#w2|KvK
US US America/Chicago America/New_York nzz*#w1m>u5
US US America/Detroit America/Menominee nz=5#yL/!O(eJJ8uDJJ(uDIJ]
US US America/Detroit America/New_York nzy'#y9#!uNM
US US America/Phoenix America/Denver nzsa#wElJuO
US US America/Denver America/Chicago fz0S#w^ju-JJ[NwN&
US US America/Chicago America/New_York nzC+#w;oAu 
US US America/Boise America/Denver fz^j#yY%!u>JJ[u/]]@D0gOd4Bv)utJ
US US America/Denver America/Boise nz>f#y5(!JvY
US US America/Chicago America/Menominee nz71#y;-!ALDPVSBU
US US America/Los_Angeles America/Denver fz'r#yv0!JuXUnu&:Juc
US US America/North_Dakota/New_Salem America/North_Dakota/Beulah nzpM#yz/!xE!I
US US America/North_Dakota/Beulah America/North_Dakota/New_Salem nzHP#yy/!u;J
US US America/Chicago America/North_Dakota/New_Salem nzpM#yz/!OCK?[9G>UGJ@PKNC]OFA^BN>A5v;C54
US US America/Denver America/North_Dakota/New_Salem fz&N#yF.!E[v+JJu-x>![Ju.
US US America/New_York America/Chicago nzg-#w*xu+(];
US US America/New_York America/Kentucky/Monticello nz(*#wiulE^(7A5+
US US America/Chicago America/Kentucky/Monticello nzz)#wttv#NIf>au'h
US US America/Kentucky/Louisville America/New_York nzD+#w>xNd>N
US US America/Chicago America/New_York nzY+#wGpIQ
US US America/Kentucky/Louisville America/Indiana/Indianapolis nzc+#w@yv&J@A
US US America/New_York America/Chicago nze+#w!qSv(
US US America/New_York America/Chicago nzY+#wGpWv6
US US America/Indiana/Indianapolis America/Indiana/Marengo nz1.#wrxuCJUP
US US America/Kentucky/Louisville America/Indiana/Marengo nz6-#wxxJ/C8BF
US US America/New_York America/Indiana/Marengo nzE-#wExAMS>0GPC>B
US US America/Menominee America/Detroit nzB1#yc.!xN!J
US US America/Denver America/Los_Angeles fz}l#wNyJx:%
US US America/New_York America/Indiana/Indianapolis nz1*#w;zT<B>v<M
US US America/Chicago America/Denver nziT#y)3!KvH
US US America/Boise America/Denver fz?f#ys#!Kwm!
US US America/New_York America/Chicago nzC+#w;oN3
US US America/Indiana/Marengo America/Chicago nzL.#w}wNHS;QFQNQHH=VOKUZLG_QM
US US America/Indiana/Indianapolis America/New_York nz-+#w*yPJb]BIFS5bYKV@Iu&
US US America/Denver America/Phoenix nzsa#wYnJvm
US US America/Denver America/Phoenix nzsa#wElJv@
US US America/Indiana/Vincennes America/Chicago nz(0#wtyR4@<@H>7
US US America/Chicago America/Indiana/Marengo nzL.#w}wRJDiMV
US US America/Indiana/Vincennes America/Indiana/Marengo nzG.#wJxJSbJJi
US US America/Chicago America/Indiana/Vincennes nz(0#wtyLU
US US America/Indiana/Indianapolis America/Indiana/Vincennes nz&0#w!zu2J
US US America/Phoenix America/Denver fzsa#w1iJw|!
US US America/Menominee America/Chicago nzZ2#yl-!NFTILO_KZBSL[BTMfA
US US America/Denver America/Chicago nz@P#wJ|w1!JGu>
US US America/Denver America/Chicago nz?P#wM{JK
US US America/Chicago America/North_Dakota/Beulah nz(M#ys1!)x*!v#JZ4@>
US US America/Chicago America/North_Dakota/Beulah fz(Q#ya1!J]wa#J
US US America/Detroit America/Indiana/Indianapolis nzl,#yA#!u0J
US US America/Denver America/Chicago fziT#y)3!Ju*w.#J
US US America/Detroit America/Menominee nzB1#yc.!J'u^JJv-u*JavP
US US America/Chicago America/Menominee fzZ2#yl-!?L<Iv1dxo!sJO6i7L6T
US US America/Boise America/Denver nz?f#yD*!&bKR+e
US US America/Denver America/Chicago nzhN#w}}^J
US US America/Chicago America/Indiana/Indianapolis nz&0#w!zLS>QJW?THUWVCVQVSLJe
US US America/Los_Angeles America/Phoenix fzMn#w9lNO[H]NHQWUKX@b-KGu)?QPUESZL[cQNGRM^PLBu(__JT
US US America/Denver America/Boise nz;g#yu*!_R
US US America/Denver America/Boise nz?f#yD*!Jv[
US US America/Denver America/Chicago nzxN#y)%!vvKBwT!
US US America/Denver America/North_Dakota/Beulah nzHP#yy/!)w?!1F
US US America/Denver America/Chicago fzvL#y]-!xp#JJbuR@ueu1
US US America/Los_Angeles America/Denver fzDn#yF/!8B&mFYxV#JJ[
US US America/Chicago America/Denver nzQL#yX,!Zv'
US US America/Chicago America/Denver nz_L#y?+!/./WA?
US US America/New_York America/Chicago fzi)#wCt'9HADDL?q*R9A@;Cv7v,LCAAPG?F;/-'JEOCEA9?
US US America/Chicago America/Denver fz.N#y>)!J+*@Jx=!xJ!J
US US America/Phoenix America/Denver fzsa#wYnKwN&Jwh!x@%K
US US America/Boise America/Denver nz>f#y5(!IuZ
US US America/Indiana/Vincennes America/Indiana/Indianapolis nz1.#wrxIuavjK
US US America/Denver America/Chicago fz(Q#ya1!v,W]ov#fvPKC<v.>:TPQ?O<L<DQC;JG=?N=>1R
US US America/Chicago America/Indiana/Vincennes nzG.#wJxv2JJOv)MJg7I@l.9-CKV[QJV
US US America/Chicago America/New_York nz(*#wiu<SKX?G8[
US US America/Denver America/Chicago nzQL#yX,!,VVV
US US America/Chicago America/New_York nz5+#w3v0o+aF@vHP=c*Peu 
US US America/Kentucky/Louisville America/New_York nzE-#wExVBK9]AZJS@MP]NLH
US US America/Chicago America/Denver nz=R#yI4!Jv1UJJ9
US US America/Denver America/Chicago fz.N#y>)!Mow-#Xx)!u%U[!u&
US US America/Chicago America/Denver nzvL#y]-!u v(23
US US America/Denver America/Chicago nz=P#w4wJ^
US US America/Indiana/Indianapolis America/Kentucky/Louisville nzc+#w@yYJMFUJH>
US US America/New_York America/Kentucky/Louisville nzF+#w0yBFEC5DC>o7
US US America/Indiana/Indianapolis America/Detroit nzl,#yA#!)J
US US America/Chicago America/Denver nzSN#y_ !Jv6
US US America/New_York America/Detroit nzy'#y9#!xX!E
US US America/New_York America/Chicago nzz*#w1mTv-PEGCTCM0_/
US US America/Chicago America/New_York fz<+#wLgu#JJSu.LR].u3FY9bWu;Ga=YJX
US US America/Indiana/Indianapolis America/Kentucky/Louisville nz6-#wxxu-IJXbMRU
US US America/Chicago America/New_York nze+#w!qEefJ
US US America/New_York America/Chicago nz5+#w3v&:O5U=u#GXbdj
US US America/New_York America/Chicago nzF+#w2kO8
US US America/Chicago America/New_York nzS*#wlj/I;],I
US US America/Chicago America/New_York nzF+#w2kJoaJIVu0KJQUJ
US US America/Chicago America/Denver fz0S#w^jx)%JJxP#
US US America/Indiana/Indianapolis America/New_York nz#*#wC{Ju 
US US America/Denver America/Los_Angeles nzDn#yF/!f8u#M
US US America/Chicago America/Indiana/Indianapolis nz(0#w2|Ku.
US US America/Los_Angeles America/Boise nz(s#ye+!_r
US US America/New_York America/Kentucky/Louisville nzD+#w>xJE.A-L'A@B
US US America/Denver America/Boise nz?f#ys#!vTJ
US US America/Los_Angeles America/Denver fz}l#wNyLww(
US US America/New_York America/Indiana/Indianapolis nz *#y' !JvM
US US America/Indiana/Indianapolis America/Chicago nz&0#wN}Iv:
US US America/Chicago America/Denver nzRR#whpJvP
US US America/New_York America/Chicago nzS*#wljD1@>HBM;
US US America/Detroit America/Indiana/Indianapolis nzn-#yA#!u4J
US US America/Chicago America/Indiana/Indianapolis nzn-#yZ!!J[NJNTJZBJJb
US US America/New_York America/Chicago nz3+#w@nSv&
US US America/Indiana/Indianapolis America/New_York nz1*#w;zHQXRJt
US US America/Chicago America/Denver nzxN#y)%!Nx*!
US US America/Denver America/Chicago nzSN#y_ !FuG/J
US US America/Chicago America/Detroit nzn-#yA#!v5J
US US America/New_York America/Indiana/Indianapolis nz-+#w*y1P
`;

/** Towns where lines and coarse table are wrong, or would be. */
export const ZONE_TOWNS = `
Africa/Abidjan Africa/Accra l nx:(wz,
Africa/Accra Africa/Lome s nw3#w//
Africa/Bangui Africa/Kinshasa s nwpJw8+
Africa/Cairo Asia/Gaza s nw[ow'i
Africa/Casablanca Africa/Algiers s nx5&w6q
Africa/Dakar Africa/Nouakchott s nx/>wLC
Africa/Dar_es_Salaam Africa/Blantyre s nw}nxi6uzxV!
Africa/Dar_es_Salaam Africa/Nairobi s fw0px@#wa&xH#
Africa/Djibouti Africa/Mogadishu s ny_'!w!;
Africa/Freetown Africa/Conakry s nx*9wW5
Africa/Harare Africa/Lusaka s nw^cx2E
Africa/Harare Africa/Maputo s nw5lxQK
Africa/Juba Africa/Khartoum l nwlWw06
Africa/Khartoum Africa/Addis_Ababa s nwfow}8
Africa/Kinshasa - l nw%=xe.
Africa/Lagos Africa/Douala s nw,Aw&=
Africa/Libreville Africa/Malabo l nwo6wi!
Africa/Luanda Africa/Kinshasa l nw%=x2/
Africa/Lubumbashi Africa/Kigali s nwOdx:%
Africa/Lubumbashi Africa/Kinshasa l nw<Ox1+
Africa/Lusaka Africa/Maputo s nw.gx8D
Africa/Malabo - l nw*7wz!
Africa/Malabo Africa/Douala s nwC7wg&
Africa/Malabo Africa/Libreville s nwf:w?&
Africa/Maseru Africa/Johannesburg s nw=cxLf
Africa/Mogadishu Africa/Addis_Ababa s ny?)!wS5
Africa/Monrovia Africa/Freetown l nxl:wT0
Africa/Nairobi Africa/Addis_Ababa s nw@zwD)
Africa/Nouakchott Africa/Dakar s nxT?wIE
Africa/Tripoli Africa/Cairo l nw<Yw,j
America/Araguaina - l nzq/!x;>
America/Argentina/Cordoba - l nz0I!x/l^q
America/Argentina/Cordoba America/Argentina/Buenos_Aires l nz'K!xTn
America/Argentina/Cordoba America/Argentina/Salta l nz5H!x[au1rPv*UuRu-v%
America/Argentina/Cordoba America/Argentina/Salta s nz{F!xN_
America/Argentina/Cordoba America/Argentina/San_Luis l nzmW!xqo
America/Argentina/Cordoba America/Asuncion s nznA!x*^
America/Argentina/Cordoba America/Sao_Paulo s fz6C!x/bucu4uSu6uZu/ujwr!
America/Argentina/Jujuy America/Argentina/Salta l nzUX!xfWurYXume^mv<
America/Argentina/Salta America/Argentina/Jujuy l fzwZ!xCWw #we#
America/Argentina/San_Juan America/Argentina/La_Rioja l nzM^!xZg
America/Argentina/San_Juan America/Argentina/Mendoza l nzXa!xZj
America/Argentina/Tucuman America/Argentina/Catamarca l nzUY!x6^
America/Argentina/Tucuman America/Argentina/Salta l nzYX!xo[
America/Argentina/Ushuaia America/Punta_Arenas l nzBa!zAA!ML
America/Asuncion America/Argentina/Cordoba s nzjG!xeY
America/Asuncion America/Campo_Grande s nzFC!x]Stx/!
America/Atikokan America/Winnipeg l nz/9#yu3!
America/Bahia - l nx7|xQ5
America/Bahia America/Fortaleza l nz|+!x+:
America/Bahia America/Maceio l nxpxx+9uSxP!Yw?!
America/Bahia America/Sao_Paulo l nx1}xbGuXx0!u6!
America/Bahia_Banderas America/Mexico_City l nzEW#wbO
America/Belem America/Fortaleza l nzL/!xt!fQu]'
America/Belize America/Guatemala l nzu2#w?E
America/Blanc-Sablon America/St_Johns l nzLF!yl9!
America/Bogota America/Caracas s nz;h!w11
America/Bogota America/Eirunepe s nz{d!xv*
America/Bogota America/Guayaquil l nz]x!wQ%
America/Campo_Grande America/Asuncion s nz/E!xaR
America/Campo_Grande America/Sao_Paulo l fz2@!xFVwH(wa*^vK
America/Cancun America/Belize s nz[2#wvI
America/Cancun America/Merida l fzT3#wRJu{wC%]PdSu}uy
America/Caracas America/Bogota s nz8_!wm,
America/Cayenne - l nzY?!wi-
America/Cayenne America/Belem s nz^:!w3*
America/Chicago America/Matamoros s nzsL#wAcMC
America/Chicago America/Monterrey s nz7H#wi[
America/Chihuahua America/Ciudad_Juarez l nzA^#w.g
America/Cuiaba America/Araguaina l nzl7!xm8
America/Cuiaba America/Campo_Grande l nzl=!x#H
America/Cuiaba America/Manaus l nz<N!xv5
America/Cuiaba America/Sao_Paulo l nze:!xPD
America/Danmarkshavn America/Nuuk l nx#Ky.t!
America/Denver America/Ciudad_Juarez s nz2Z#w-j
America/Edmonton America/Regina l nzLd#yL@!QT
America/Edmonton America/Swift_Current l nzWd#ys;!
America/Fortaleza - l nzm-!x4#
America/Fortaleza America/Araguaina l nzL0!xR2
America/Fortaleza America/Recife l fx@xx_2lDc_V_w+!v@w%%u+u{e
America/Grand_Turk America/Santo_Domingo l nz[g!w7QKK
America/Grenada America/St_Vincent l nziP!w?<JKNbOOQ.PnM7nuA
America/Guadeloupe America/Dominica l nzRP!wiDu;Q
America/Guyana America/Paramaribo l nzPF!wZ.
America/Havana America/Nassau l fzZ|!wYTs6h8Kv nu%O+Ru3cv4PEuI6w>'x+%u.u0eCkvMOu'Q9gu&avAJJPu1WvEspMfRv6uKLu9I
America/Hermosillo - l nz*b#w.]
America/Hermosillo America/Phoenix s nzrc#w0iuHK
America/Hermosillo America/Tijuana l nz!o#w#kWkOW
America/Indiana/Petersburg America/Indiana/Vincennes l nzO/#w)y
America/Indiana/Tell_City America/Indiana/Marengo s nzA.#wtw
America/Indiana/Vevay America/New_York l nzV*#w^y
America/Indiana/Vincennes - l nz:/#wKy
America/Kralendijk - l nzPS!wFH
America/Kralendijk America/Caracas l nz:a!wS<LGJMJM
America/La_Paz America/Argentina/Salta s nz'U!xLR
America/La_Paz America/Porto_Velho s nzkX!xX9
America/Lima America/Eirunepe s nz e!x!+
America/Lima America/Guayaquil s nzr{!x;)Q3L8
America/Lima America/Rio_Branco s nz2d!xs9
America/Los_Angeles America/Vancouver s nz8!%yI4!
America/Maceio - l fx[wxn:PuzUx2!wV%w,'u4UXF
America/Maceio America/Bahia l nxgvxW:
America/Maceio America/Recife l nxLux66uHGu'@Nt
America/Managua America/Tegucigalpa s nzY.#w&?
America/Manaus America/Porto_Velho l nzYS!x82
America/Mazatlan America/Chihuahua l nzw_#w8]u,EMjOn
America/Mazatlan America/Hermosillo l nzza#w#]
America/Mazatlan America/Mexico_City l nzMU#w=P
America/Mazatlan America/Monterrey l nz[Z#wlW
America/Merida - l fz&8#wWIwG'wb&UFu|w&!c/ah
America/Merida America/Cancun l nz?1#wBO
America/Merida America/Mexico_City l nza:#w#KNBWHdKMvB
America/Metlakatla America/Sitka l nzx7%y&B!
America/Mexico_City - l fzEW#wBOK_NJUNwB#w['Su/];[uPK1u!u8wa:x@/
America/Mexico_City America/Guatemala s nzN:#wpAPULPMdN>Ku2PuWQvC
America/Mexico_City America/Merida l nzO9#w7IuuV
America/Mexico_City America/Monterrey l fz&Q#wqWusu)u%B]US:wA#xW%u_v2u:M
America/Miquelon America/St_Johns l nzoD!y50!S@lv/
America/Moncton - l nzT]!yd+!
America/Moncton America/Halifax l nz<W!yy-!MIXsQPO:kv5
America/Moncton America/Toronto l nzd[!y72!
America/Monterrey - l nz%J#wZS
America/Monterrey America/Mazatlan l fz8[#w%YRu^w{#x3&u'K
America/Monterrey America/Mexico_City l nziT#w WK:Lv+L[KuVKv2Ku>Lv]M5Nu1RvHcw%!p5
America/Montevideo - s nzA>!xIn
America/Montevideo America/Argentina/Cordoba l nzfH!x.l
America/Montevideo America/Sao_Paulo s nzv?!xCj
America/Nassau America/Grand_Turk l nzbk!w8S
America/New_York - l nz5*#wfy
America/New_York - s nzo*#wOy
America/New_York America/Chicago l nz^*#wqk
America/New_York America/Indiana/Indianapolis s nzw*#w:y
America/New_York America/Moncton l nzG]!y@+!
America/North_Dakota/Center America/North_Dakota/Beulah l nz^N#y80!
America/Panama America/Costa_Rica s nz:%#w]6
America/Paramaribo - l nz0F!wd.
America/Paramaribo America/Cayenne l nz_?!wi-
America/Phoenix America/Denver l nzod#w2s
America/Phoenix America/Hermosillo s nzYn#wfk
America/Port-au-Prince America/Havana l nzXl!wTMQ3fENrQv&
America/Port-au-Prince America/Santo_Domingo s nz}h!w^I
America/Porto_Velho America/Rio_Branco l nz [!x97
America/Recife - l fxxwx%3wn&eM@fu)f6u%XaO
America/Recife America/Bahia l fx&|x-5ubu4u>v)uHk
America/Recife America/Fortaleza l fxS}xD2wd(^Lvrw9#nu3X
America/Recife America/Maceio l nxxrxA5
America/Regina America/Swift_Current l nz4_#yo<!
America/Resolute America/Rankin_Inlet l nz;@#yRo!
America/Rio_Branco America/Eirunepe l nzKc!x35uqv&
America/Rio_Branco America/La_Paz s nzp]!xP8
America/Santarem America/Belem l nzT;!x_(
America/Santiago America/Coyhaique l nz8i!zP'!VvP
America/Santo_Domingo America/Port-au-Prince l nzhh!w^M
America/Santo_Domingo America/Port-au-Prince s nzrh!w L
America/Santo_Domingo America/Puerto_Rico l nzTa!woJ
America/Sao_Paulo - l nzd8!xKN
America/Sao_Paulo America/Araguaina l nzM/!xP>
America/Sao_Paulo America/Bahia l fz1/!xr@u-JTw*!wq&xT#w!#(
America/Sao_Paulo America/Campo_Grande l nzY<!x,Hfv#
America/Sao_Paulo America/Montevideo s nz@>!xGn
America/St_Kitts America/Kralendijk l nz5S!w-HMSNL
America/St_Lucia America/Martinique l nz}N!wl@
America/St_Lucia America/St_Vincent l nz8O!wI@LAK:LnQTKNMv.Lu0Ov7
America/Tijuana - l nzMo#w1kKKOYJ[MPN/NhKRM2JOJeQv1PEJJKuDLvhJugV?JT
America/Toronto America/Goose_Bay l nzY]!yp<!
America/Toronto America/Iqaluit l fzSx!yz9!wJ(wC9
America/Toronto America/Moncton l nz*Y!y>2!lCw !u=
Arctic/Longyearbyen Europe/Oslo l nxw4y/g!
Asia/Aden Africa/Mogadishu l nyZ;!wZ<
Asia/Atyrau Asia/Oral l nyf=!yw3!utc
Asia/Baghdad Asia/Tehran s ny82!w;g
Asia/Baku Asia/Tbilisi s nyC.!y@#!
Asia/Baku Asia/Tehran s nyy,!w,z_Gp?
Asia/Baku Asia/Yerevan s ny5+!wn{
Asia/Bangkok - l nyfH#wb7
Asia/Bangkok - s ny2R#wd;
Asia/Bangkok Asia/Ho_Chi_Minh l ny@[#wMG
Asia/Bangkok Asia/Shanghai s fyBZ#wSSw^#xd!
Asia/Bangkok Asia/Vientiane s ny1N#w'M
Asia/Bangkok Asia/Yangon s nyNK#wzN
Asia/Barnaul - l ny<z!yd>!
Asia/Barnaul Asia/Novosibirsk l fyRx!y@>!w#'u_wk#vT
Asia/Bishkek Asia/Almaty s nyFp!yq&!u#@
Asia/Bishkek Asia/Dushanbe s ny2f!wA|Q9Oeu0l
Asia/Bishkek Asia/Tashkent s fyNg!wI|Q7u)uJj;wV#uW
Asia/Chita Asia/Barnaul l ny<k#y;7!
Asia/Chita Asia/Irkutsk l nyOq#ybD!
Asia/Damascus Asia/Jerusalem l nw swEm
Asia/Damascus Europe/Istanbul s fwQswDswl&wb!us!w##k
Asia/Gaza Asia/Jerusalem s nwuow,ilu,ME
Asia/Hebron - l nwAqwXjLDJ[J]JWK2LgKv#JTJVJu%KvNJVJfJTJOJXK3Ku#KvMJu/KvdJu%JuDKvAJSJMJUJMJu!Lv;Ju%JlKv!JlK2LCJUJSLv'JuAJQKvAJu'JaKvxJu'JOJbK&KHJsJeJOJUL-JMKvTJu'Ju8KvlJuDJu,Kv#JTK)JPJu Kv]Ju@Ju-JMKx&!Ju!JQJu&J^LvbJu9JWKvSJUJlJ_JqJaJZKvSJu=JSKvIJcJiJqKv/Ju(JLKvmJiJTJQJWJfJrKvTJuCKv:JTJu%JNJPJWKvxJu[JmKvxJu-Ju2K>Kv<K(Ju*JiJRKQK!Ju(KvaJVJlJu,JXKvUJTJSJdJbKv+JYJeJu#KvYJu=Kv)Ju2K+Ju4Kv-JeJQJMK1JMJSK&JaJdJZKv]JlJNJVLEJgJ_L1JcL0JeKCL@K5MQJPKbMR
Asia/Hebron - s nw9qw)kKEMCK)LDNu?JOZvtKiK,KgM1JfK2LaJLPFL6JK
Asia/Hebron Asia/Jerusalem s nwnqwrko?MD
Asia/Ho_Chi_Minh - l nyP[#w0G
Asia/Ho_Chi_Minh Asia/Phnom_Penh l fyUT#w88TXwb!xM!
Asia/Hong_Kong Asia/Shanghai l nyVl#w SRJ
Asia/Irkutsk Asia/Barnaul l ny5]#y 7!
Asia/Jakarta Asia/Makassar l nyim#x=3
Asia/Jayapura Pacific/Port_Moresby l ny'L%x>'XVNJ
Asia/Jerusalem - l nwWrw@m
Asia/Jerusalem Asia/Beirut s nwYrwOm
Asia/Jerusalem Asia/Hebron l nwCqwOjLHKJLLNPW9Ju*K!JMO8Ou,
Asia/Jerusalem Asia/Hebron s nw:qwvjLPOv*KINALumVx+!Ob[>KLKJ
Asia/Kabul Asia/Karachi s nywd!wen
Asia/Karachi Asia/Tehran l nyhP!w5Y
Asia/Kathmandu - l nyM/#w@]
Asia/Kathmandu Asia/Kolkata s ny>1#wR]
Asia/Kathmandu Asia/Shanghai s nyT,#waa
Asia/Kolkata Asia/Dhaka s fyD9#w^Tbw4#ucw&!
Asia/Kolkata Asia/Kathmandu l nyL/#w5]
Asia/Kolkata Asia/Kathmandu s fyM|!wrew1+xv'uNv)
Asia/Kolkata Asia/Thimphu s ny04#w5^
Asia/Kuala_Lumpur Asia/Jakarta l nyzM#wd)tv+W;
Asia/Kuwait Asia/Baghdad l nyn2!w|d
Asia/Makassar Asia/Dili l nyX)%x{3
Asia/Makassar Asia/Pontianak l fy3o#xu&d0T-PkKYKQOvBNlM4uFw+'dxh#_-mKeu(
Asia/Manila Asia/Kuching l nyrx#wu+L_W5OTu1u:LRL&JQSeKv)KHJ_QmLKSMOI
Asia/Manila Asia/Makassar l ny,*%wx-TIOSQv!
Asia/Nicosia Asia/Famagusta s nwbmwdq
Asia/Novokuznetsk Asia/Krasnoyarsk l ny32#ymA!
Asia/Novosibirsk Asia/Barnaul l fyZy!yP?!Lv'w<#uowo)L
Asia/Phnom_Penh Asia/Bangkok l ny@R#w9;ZE
Asia/Pontianak - l nyun#x|&
Asia/Pyongyang - l nyu+%wkw
Asia/Pyongyang - s ny}'%w^|f_
Asia/Pyongyang Asia/Shanghai s fyE0%yS!!wo!wD!
Asia/Qostanay Asia/Almaty l nyEZ!yR@!
Asia/Qyzylorda Asia/Aqtobe l nyIO!y10!
Asia/Sakhalin Asia/Magadan l fyaW%yD)!KSwJ!v/w-#wd#
Asia/Seoul Asia/Pyongyang l ny1,%wPw
Asia/Shanghai - l nygy#wy[
Asia/Shanghai Asia/Pyongyang l nyp'%wQ|
Asia/Shanghai Asia/Urumqi l nysz!wOi
Asia/Shanghai Asia/Yakutsk s nyr.%y57!
Asia/Taipei Asia/Shanghai l ny(z#w^[
Asia/Tashkent Asia/Bishkek s ny,i!wF|ou7
Asia/Tbilisi Europe/Moscow l nw3}yK'!
Asia/Tehran Asia/Baku s ny 3!w'{
Asia/Tehran Asia/Kabul s nyrP!whh
Asia/Tehran Asia/Muscat l nyWD!wI^
Asia/Thimphu Asia/Kolkata s nyt8#w+^
Asia/Tokyo Asia/Magadan l ny&W%yn'!
Asia/Tomsk Asia/Krasnoyarsk l nyK1#ytF!
Asia/Urumqi Asia/Shanghai l fy,}!wouwL!(wm!u 
Asia/Vladivostok Asia/Sakhalin l fy:L%y]=!Sx9%w4!w5!
Asia/Yakutsk Asia/Irkutsk l nyci#y]K!nq
Asia/Yakutsk Asia/Khandyga l nySH%yJR!
Asia/Yakutsk Asia/Vladivostok l nyq:%yZ=!T=
Asia/Yangon Asia/Bangkok l nySH#we7
Asia/Yangon Asia/Bangkok s nyKH#w[F
Asia/Yekaterinburg Asia/Omsk l nyqe!yyB!
Asia/Yekaterinburg Europe/Moscow l ny:@!yTM!
Asia/Yerevan Asia/Baku s nyz+!yY !
Australia/Adelaide Australia/Melbourne l fy7L%xLoQHOx<&Mw<&
Australia/Brisbane - l nyL_%x9N
Australia/Brisbane Australia/Sydney l fy2g%x6cw{#u^VG
Australia/Lindeman Australia/Brisbane l ny^_%xVN
Australia/Sydney - l nyHj%xNbKG[eMEOUL<JRKNKNMv!KIKVJPLR
Europe/Amsterdam Europe/Berlin s nwV.yu8!KHKJNKb%M@PjN=KLJM
Europe/Andorra Europe/Paris s nwF%y*&!
Europe/Astrakhan Europe/Moscow l ny*0!yX-!Z+_Mu=W];Ml
Europe/Athens - l nwM]wTz
Europe/Athens Europe/Istanbul l nw>ewss
Europe/Athens Europe/Istanbul s nwD]y*#!
Europe/Belgrade Europe/Bucharest s nwgOy!-!J[Mv T7u8+
Europe/Belgrade Europe/Sarajevo s nw Ly0*!
Europe/Belgrade Europe/Skopje s nwrPy5%!
Europe/Berlin - s fwb/yb5!w%!vJw82wZ(
Europe/Berlin Europe/Copenhagen l fwi6yFA!wQ(vIuLf
Europe/Berlin Europe/Paris s fwg0yt4!w4!x/#
Europe/Berlin Europe/Prague s fwc<yr6!KG]gavaOu0Z<w&!x>!unv3u^w?&
Europe/Berlin Europe/Vienna s fw87y<1!wx&Pu{uj_v(cv)uqwK!
Europe/Berlin Europe/Warsaw s nw7By+:!KuInxj!SXRu9N&
Europe/Berlin Europe/Zurich s fwp2y71!lIYJbQQNu(]P0Now0!9
Europe/Brussels - s nw=(yE8!
Europe/Brussels Europe/Amsterdam s nwG,yj9!
Europe/Brussels Europe/Berlin s nwu.y98!
Europe/Brussels Europe/Luxembourg s nw<.y;6!
Europe/Bucharest Europe/Belgrade s fwOQy&+!u83VGj-lcu+v(Ru2_BTH
Europe/Bucharest Europe/Budapest s nw<Oy(.!
Europe/Bucharest Europe/Kyiv s fw*UyG2!w@!1TGbBwx#O
Europe/Bucharest Europe/Sofia s fw^Vys(!UFZIu'ETKSJOIcOcGjBqNw.#u-uc[jP
Europe/Budapest - l nwSGy@.!TAu!N
Europe/Budapest - s nw'GyV.!
Europe/Budapest Europe/Bratislava s fwXMyV2!wZ%u'
Europe/Budapest Europe/Kyiv s nwnRy-3!
Europe/Chisinau Europe/Kyiv s nwvcyO.!wh!uJ
Europe/Copenhagen - l nw,6y[A!i8Msp1ZDVNUJZRPB
Europe/Copenhagen - s nwA6yDA!
Europe/Dublin Europe/London l nx=/y[?!
Europe/Dublin Europe/London s nx22yEA!
Europe/Gibraltar Europe/Madrid s nxJ-wrs
Europe/Helsinki Europe/Stockholm s nw4WysY!
Europe/Istanbul - l nwvdw.tu&=
Europe/Istanbul Asia/Damascus s fwCtwcswk.w!#
Europe/Istanbul Asia/Tbilisi l ny@!!yI!!Y<Rb
Europe/Istanbul Asia/Tbilisi s ny6#!yd!!
Europe/Istanbul Asia/Tehran s ny^*!wAw
Europe/Istanbul Europe/Athens l nwr]wwz
Europe/Kaliningrad Europe/Warsaw s nwHOyF@!w!!E
Europe/Kyiv Europe/Chisinau s nwidym.!uW4u&N
Europe/Kyiv Europe/Minsk s nwphy8;!
Europe/Kyiv Europe/Moscow s fw2oyQ;!w*/xl'
Europe/Lisbon Europe/Madrid s nxN/yh!!
Europe/Ljubljana Europe/Budapest s nwpEyX/!
Europe/London - l nxZ/yy?!g:Qjl#aT
Europe/London - s nxJ/yi?!
Europe/Luxembourg Europe/Berlin s nwA/yP6!jvVKYJNRSMtN0VQK]
Europe/Madrid Europe/Lisbon s nxI4y(%!qP
Europe/Madrid Europe/Paris s fxR%yw'!KDwc)xR!
Europe/Monaco - l nwz1y^(!
Europe/Monaco - s nw#2yf(!JJKHJLKK
Europe/Monaco Europe/Paris s nw(2yi(!
Europe/Moscow - l fw.uy!,!Vu#U=wX@wc5
Europe/Moscow Europe/Kirov l fy&0!yYJ!wY(xF'
Europe/Moscow Europe/Samara l nyi9!y)D!
Europe/Moscow Europe/Saratov l nyI+!y.<!
Europe/Moscow Europe/Tallinn s nwu_y#H!
Europe/Moscow Europe/Volgograd l nyW&!yW9!
Europe/Oslo Europe/Stockholm l nwL6yCJ!
Europe/Paris - s nw@/y2.!
Europe/Paris Europe/Berlin s fwB0y}4!T9hSVKMGQIPGPFkAuAxH#uJw8#u(>
Europe/Paris Europe/Brussels s fw=(yD8![Lc+KTL<KGQ:uB7LDuO7w<%x5!
Europe/Paris Europe/Luxembourg s nwI.yZ5!NIfAKG
Europe/Paris Europe/Monaco l nw 2yc(!
Europe/Paris Europe/Monaco s nw}1yh(!OJ
Europe/Paris Europe/Rome s nw62yn(!
Europe/Paris Europe/Zurich s fwn.y2.!e]LGLUMRKpw+!v/u|w;#RX
Europe/Prague Europe/Berlin s fwX<y@7!wJ!qw{#u_
Europe/Prague Europe/Vienna s nwlByw3!
Europe/Prague Europe/Warsaw s nw-Iy^6!tKqEY?u@&
Europe/Riga Europe/Tallinn s nwaWy.H!
Europe/Rome Africa/Tunis l nwU=wIr
Europe/Rome Europe/Ljubljana s nwm?y[-!rv&
Europe/Rome Europe/Zurich s nw,5yg-!RDLKQFKDM>JMMKKHRaM.
Europe/Samara Europe/Moscow l ny(9!yL@!
Europe/Simferopol Europe/Moscow l nwotyG,!
Europe/Tallinn Europe/Moscow s nw3byNK!
Europe/Tallinn Europe/Riga l nw5Uy}G!
Europe/Tirane Europe/Athens s nwkNw7|
Europe/Tirane Europe/Belgrade s nw@Oyo#!
Europe/Tirane Europe/Skopje s nw}Nyp!![1
Europe/Ulyanovsk Europe/Moscow l ny;4!yt@!
Europe/Ulyanovsk Europe/Samara l ny#7!y@@!
Europe/Ulyanovsk Europe/Saratov l nyx1!y =!
Europe/Vaduz Europe/Vienna s nwh6yO0!
Europe/Vienna Europe/Berlin s fwB7y81!wm&d
Europe/Vienna Europe/Budapest s nwYEys/!su3
Europe/Vienna Europe/Ljubljana s nw<Dy@/!hKu#F
Europe/Vienna Europe/Prague s nwiDy+4!
Europe/Vienna Europe/Zurich s nws6y#1!
Europe/Warsaw - s fw;By}:!w5*xI&
Europe/Warsaw Europe/Berlin s nwuAys;!
Europe/Warsaw Europe/Minsk s nw+VyK>!
Europe/Zagreb Europe/Belgrade s nw+Lyv+!
Europe/Zagreb Europe/Budapest l nwKGy4.!
Europe/Zurich - s fwr2y61!wR%8
Europe/Zurich Europe/Berlin s fwV2y91!wM#^
Europe/Zurich Europe/Paris s nw</y..!MO
Europe/Zurich Europe/Rome s nwY5yE-!
Europe/Zurich Europe/Vienna s nw 7yp0!
Pacific/Fakaofo Pacific/Pago_Pago l nz*6&xF6
Pacific/Kwajalein Pacific/Majuro l nyF-&wf5
Pacific/Pago_Pago Pacific/Apia l nz(5&xHAKGOPLJLDJQMHNUJMLGOK
Pacific/Saipan Pacific/Guam l ny/W%wmB
America/Argentina/Salta America/Argentina/Cordoba m nz>V!xFq
America/Argentina/Salta America/Argentina/Cordoba m nz;W!xMq
America/Argentina/Salta America/Argentina/Cordoba m nzsV!x]q
America/Argentina/Cordoba America/Argentina/Salta m nz=V!xi[
America/Argentina/Salta America/Argentina/Buenos_Aires m nz)U!xJu
America/Argentina/Salta America/Argentina/Buenos_Aires m nz#U!x(v
America/Argentina/Catamarca America/Argentina/Tucuman m nz+Y!xsa
America/Argentina/Salta America/Argentina/Buenos_Aires m nzOT!x2x
America/Argentina/Salta America/Argentina/Buenos_Aires m nzeT!x9w
America/Argentina/Salta America/Argentina/Buenos_Aires m nztT!xyw
America/Argentina/Salta America/Argentina/Buenos_Aires m nzpT!xkv
America/Argentina/Catamarca America/Argentina/La_Rioja m nzfZ!x_c
America/Argentina/Salta America/Argentina/Buenos_Aires m nz3U!xjw
America/Argentina/Salta America/Argentina/Cordoba m nzpT!xDq
America/Argentina/Catamarca America/Argentina/Tucuman m nzcX!x b
America/Santarem America/Manaus m nz(E!x6&
America/Belem America/Araguaina m nzJ3!xi/
America/Toronto America/Iqaluit m nzb##y1=!
America/Halifax America/Moncton m nzEW!y^+!
America/Inuvik America/Whitehorse m nz<?%yG^!
America/Goose_Bay - m nz7]!y4=!
America/Regina America/Swift_Current m nz9[#yv;!
America/Toronto America/Iqaluit m nzb|!yL9!
America/Winnipeg America/Regina m nzjN#yE9!
America/Winnipeg America/Regina m nzWN#y@;!
Pacific/Chuuk Pacific/Pohnpei m nyCk%wj-
Pacific/Kwajalein Pacific/Majuro m ny=.&w&5
Pacific/Majuro Pacific/Kwajalein m nyH,&wB:
America/Monterrey America/Mexico_City m nzBG#wGS
America/Monterrey America/Mexico_City m nzAH#wSS
America/Monterrey America/Mexico_City m nzeH#wRS
America/Monterrey America/Mexico_City m nzWH#wDS
America/Matamoros America/Monterrey m nz]H#wo[
America/Matamoros America/Monterrey m nznH#wo[
America/Matamoros America/Monterrey m nzCI#we[
America/Chihuahua America/Ciudad_Juarez m nzb]#wLf
America/Chihuahua America/Ciudad_Juarez m nz([#wSf
America/Mazatlan America/Mexico_City m nzUV#wGP
America/Bahia_Banderas America/Mazatlan m nzqW#wwO
America/Bahia_Banderas America/Mazatlan m nz^W#w,P
America/Bahia_Banderas America/Mazatlan m nzlW#w}O
America/Mazatlan America/Mexico_City m nzaT#wwP
America/Chihuahua America/Mazatlan m nz8[#wQ[
America/Mexico_City America/Mazatlan m nz3U#wqR
America/Chihuahua America/Monterrey m nzoZ#wO[
America/Chihuahua America/Monterrey m nz_Z#wY[
Asia/Omsk Asia/Yekaterinburg m nybg!yhG!
Asia/Krasnoyarsk Asia/Barnaul m ny;5#yi6!
Asia/Vladivostok Asia/Yakutsk m ny*7%ye4!
Asia/Srednekolymsk Asia/Anadyr m ny'|%y@b!
America/New_York America/Indiana/Indianapolis m nz5*#w@z
America/Chicago America/New_York m nzR*#w4g
America/Chicago America/New_York m nzs*#wLf
America/New_York America/Indiana/Indianapolis m nz,*#wcz
America/New_York America/Indiana/Indianapolis m nzU*#w9z
America/New_York America/Indiana/Indianapolis m nz.*#wLz
America/New_York America/Indiana/Indianapolis m nz**#wUz
America/New_York America/Indiana/Indianapolis m nz+*#wGz
America/New_York America/Indiana/Indianapolis m nz,*#w+z
America/Chicago America/New_York m nz,+#w v
America/Indiana/Indianapolis America/Detroit m nzI*#y(#!
America/Indiana/Indianapolis America/Detroit m nzU*#yL!!
America/Indiana/Indianapolis America/Detroit m nz/*#yY!!
America/Indiana/Indianapolis America/Detroit m nz<*#y;#!
America/Indiana/Indianapolis America/Detroit m nzf*#yI!!
America/Indiana/Indianapolis America/Detroit m nzM*#yY!!
America/Denver America/Phoenix m nzcd#w2r
America/Denver America/Phoenix m nzxa#w|r
America/Denver America/Phoenix m nz6b#wzq
America/Denver America/Phoenix m nzTd#w1u
America/Denver America/Phoenix m nz;b#wLt
America/Denver America/Phoenix m nz|a#whr
America/Denver America/Phoenix m nzta#wor
America/Los_Angeles America/Denver m nzWq#y31!
America/Los_Angeles America/Denver m nz?q#y,1!
America/Los_Angeles America/Denver m nzpq#y31!
America/Los_Angeles America/Denver m nz1q#y&1!
America/Chicago America/North_Dakota/Beulah m nzvN#yI1!
America/Chicago America/Denver m nz(S#yi1!
America/Denver America/Chicago m nz*N#y|#!
America/Denver America/Los_Angeles m nz&m#y) !
America/Denver America/Phoenix m nz3g#wKu
America/Denver America/Phoenix m nz8b#w6t
America/Chicago America/Denver m nzSL#y/*!
Antarctica/Palmer America/Argentina/Ushuaia m nz}U!zSW!
America/Porto_Velho America/Manaus m nz [!x97
Europe/Luxembourg Europe/Berlin m nwb/yb5!
Europe/Luxembourg Europe/Berlin m nwM/yC6!
America/Phoenix - m nz6g#wVu
Europe/Berlin - m nwn/yk5!
Europe/Berlin - m nwY/yS6!
Europe/Berlin - m nwK/yN6!
Europe/Berlin - m nwa/y@6!
`;
