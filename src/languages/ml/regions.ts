/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;ആൻഡമാൻ നിക്കോബാർ ദ്വീപുകൾ
IN;Andhra Pradesh;ആന്ധ്രാപ്രദേശ്
IN;Arunachal Pradesh;അരുണാചൽ പ്രദേശ്
IN;Assam;അസം
IN;Bihar;ബിഹാർ
IN;Chandigarh;ചണ്ഡീഗഢ്
IN;Chhattisgarh;ഛത്തീസ്ഗഢ്
IN;Dadra and Nagar Haveli and Daman and Diu;ദാദ്ര നഗർ ഹവേലി ദാമൻ ദിയു
IN;Delhi;ഡൽഹി
IN;Goa;ഗോവ
IN;Gujarat;ഗുജറാത്ത്
IN;Haryana;ഹരിയാണ
IN;Himachal Pradesh;ഹിമാചൽ പ്രദേശ്
IN;Jammu and Kashmir;ജമ്മു കശ്മീർ
IN;Jharkhand;ഝാർഖണ്ഡ്
IN;Karnataka;കർണാടക
IN;Kerala;കേരളം
IN;Ladakh;ലഡാക്ക്
IN;Madhya Pradesh;മധ്യപ്രദേശ്
IN;Maharashtra;മഹാരാഷ്ട്ര
IN;Manipur;മണിപ്പൂർ
IN;Meghālaya;മേഘാലയ
IN;Mizoram;മിസോറം
IN;Nagaland;നാഗാലാൻഡ്
IN;Odisha;ഒഡീഷ
IN;Puducherry;പുതുച്ചേരി
IN;Punjab;പഞ്ചാബ്
IN;Rajasthan;രാജസ്ഥാൻ
IN;Sikkim;സിക്കിം
IN;Tamil Nadu;തമിഴ്നാട്
IN;Telangana;തെലങ്കാന
IN;Tripura;ത്രിപുര
IN;Uttar Pradesh;ഉത്തർപ്രദേശ്
IN;Uttarakhand;ഉത്തരാഖണ്ഡ്
IN;West Bengal;പശ്ചിമ ബംഗാൾ
PK;Punjab;പഞ്ചാബ്
PK;Sindh Province;സിന്ധ്
BD;Dhaka;ധാക്ക
BD;Chittagong;ചിറ്റഗോങ്
AE;Dubai;ദുബായ്
AE;Abu Dhabi Emirate;അബുദാബി
AE;Sharjah Emirate;ഷാർജ
US;California;കാലിഫോർണിയ
US;Illinois;ഇല്ലിനോയ്
US;New Jersey;ന്യൂ ജേഴ്സി
US;New York;ന്യൂയോർക്ക്
US;Texas;ടെക്സസ്
US;Washington;വാഷിങ്ടൺ
CA;Ontario;ഒന്റാറിയോ
AU;New South Wales;ന്യൂ സൗത്ത് വെയിൽസ്
AU;Victoria;വിക്ടോറിയ
GB;England;ഇംഗ്ലണ്ട്
GB;Scotland;സ്കോട്ട്ലൻഡ്
`;
