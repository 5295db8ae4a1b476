/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;అండమాన్ నికోబార్ దీవులు
IN;Andhra Pradesh;ఆంధ్రప్రదేశ్
IN;Arunachal Pradesh;అరుణాచల్ ప్రదేశ్
IN;Assam;అస్సాం
IN;Bihar;బీహార్
IN;Chandigarh;చండీగఢ్
IN;Chhattisgarh;ఛత్తీస్గఢ్
IN;Dadra and Nagar Haveli and Daman and Diu;దాద్రా నగర్ హవేలీ, డామన్ డయ్యూ
IN;Delhi;ఢిల్లీ
IN;Goa;గోవా
IN;Gujarat;గుజరాత్
IN;Haryana;హర్యానా
IN;Himachal Pradesh;హిమాచల్ ప్రదేశ్
IN;Jammu and Kashmir;జమ్మూ కాశ్మీర్
IN;Jharkhand;జార్ఖండ్
IN;Karnataka;కర్ణాటక
IN;Kerala;కేరళ
IN;Ladakh;లడఖ్
IN;Madhya Pradesh;మధ్యప్రదేశ్
IN;Maharashtra;మహారాష్ట్ర
IN;Manipur;మణిపూర్
IN;Meghālaya;మేఘాలయ
IN;Mizoram;మిజోరం
IN;Nagaland;నాగాలాండ్
IN;Odisha;ఒడిశా
IN;Puducherry;పుదుచ్చేరి
IN;Punjab;పంజాబ్
IN;Rajasthan;రాజస్థాన్
IN;Sikkim;సిక్కిం
IN;Tamil Nadu;తమిళనాడు
IN;Telangana;తెలంగాణ
IN;Tripura;త్రిపుర
IN;Uttar Pradesh;ఉత్తర ప్రదేశ్
IN;Uttarakhand;ఉత్తరాఖండ్
IN;West Bengal;పశ్చిమ బెంగాల్
PK;Punjab;పంజాబ్
PK;Sindh Province;సింధ్
BD;Dhaka;ఢాకా
BD;Chittagong;చిట్టగాంగ్
AE;Dubai;దుబాయ్
AE;Abu Dhabi Emirate;అబుదాబి
AE;Sharjah Emirate;షార్జా
US;California;కాలిఫోర్నియా
US;Illinois;ఇల్లినాయిస్
US;New Jersey;న్యూజెర్సీ
US;New York;న్యూయార్క్
US;Texas;టెక్సాస్
US;Washington;వాషింగ్టన్
CA;Ontario;అంటారియో
AU;New South Wales;న్యూ సౌత్ వేల్స్
AU;Victoria;విక్టోరియా
GB;England;ఇంగ్లాండ్
GB;Scotland;స్కాట్లాండ్
`;
