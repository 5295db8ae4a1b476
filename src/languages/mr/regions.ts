/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;अंदमान आणि निकोबार बेटे
IN;Andhra Pradesh;आंध्र प्रदेश
IN;Arunachal Pradesh;अरुणाचल प्रदेश
IN;Assam;आसाम
IN;Bihar;बिहार
IN;Chandigarh;चंदीगड
IN;Chhattisgarh;छत्तीसगड
IN;Dadra and Nagar Haveli and Daman and Diu;दादरा व नगर हवेली आणि दमण व दीव
IN;Delhi;दिल्ली
IN;Goa;गोवा
IN;Gujarat;गुजरात
IN;Haryana;हरियाणा
IN;Himachal Pradesh;हिमाचल प्रदेश
IN;Jammu and Kashmir;जम्मू आणि काश्मीर
IN;Jharkhand;झारखंड
IN;Karnataka;कर्नाटक
IN;Kerala;केरळ
IN;Ladakh;लडाख
IN;Madhya Pradesh;मध्य प्रदेश
IN;Maharashtra;महाराष्ट्र
IN;Manipur;मणिपूर
IN;Meghālaya;मेघालय
IN;Mizoram;मिझोरम
IN;Nagaland;नागालँड
IN;Odisha;ओडिशा
IN;Puducherry;पुदुच्चेरी
IN;Punjab;पंजाब
IN;Rajasthan;राजस्थान
IN;Sikkim;सिक्कीम
IN;Tamil Nadu;तमिळनाडू
IN;Telangana;तेलंगणा
IN;Tripura;त्रिपुरा
IN;Uttar Pradesh;उत्तर प्रदेश
IN;Uttarakhand;उत्तराखंड
IN;West Bengal;पश्चिम बंगाल
PK;Punjab;पंजाब
PK;Sindh Province;सिंध
BD;Dhaka;ढाका
BD;Chittagong;चितगाव
AE;Dubai;दुबई
AE;Abu Dhabi Emirate;अबू धाबी
AE;Sharjah Emirate;शारजा
US;California;कॅलिफोर्निया
US;Illinois;इलिनॉय
US;New Jersey;न्यू जर्सी
US;New York;न्यू यॉर्क
US;Texas;टेक्सास
US;Washington;वॉशिंग्टन
CA;Ontario;ऑन्टारियो
AU;New South Wales;न्यू साउथ वेल्स
AU;Victoria;व्हिक्टोरिया
GB;England;इंग्लंड
GB;Scotland;स्कॉटलंड
`;
