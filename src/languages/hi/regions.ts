/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;अंडमान और निकोबार द्वीपसमूह
IN;Andhra Pradesh;आंध्र प्रदेश
IN;Arunachal Pradesh;अरुणाचल प्रदेश
IN;Assam;असम
IN;Bihar;बिहार
IN;Chandigarh;चंडीगढ़
IN;Chhattisgarh;छत्तीसगढ़
IN;Dadra and Nagar Haveli and Daman and Diu;दादरा और नगर हवेली और दमन और दीव
IN;Delhi;दिल्ली
IN;Goa;गोवा
IN;Gujarat;गुजरात
IN;Haryana;हरियाणा
IN;Himachal Pradesh;हिमाचल प्रदेश
IN;Jammu and Kashmir;जम्मू और कश्मीर
IN;Jharkhand;झारखंड
IN;Karnataka;कर्नाटक
IN;Kerala;केरल
IN;Ladakh;लद्दाख
IN;Madhya Pradesh;मध्य प्रदेश
IN;Maharashtra;महाराष्ट्र
IN;Manipur;मणिपुर
IN;Meghālaya;मेघालय
IN;Mizoram;मिज़ोरम
IN;Nagaland;नागालैंड
IN;Odisha;ओडिशा
IN;Puducherry;पुडुचेरी
IN;Punjab;पंजाब
IN;Rajasthan;राजस्थान
IN;Sikkim;सिक्किम
IN;Tamil Nadu;तमिलनाडु
IN;Telangana;तेलंगाना
IN;Tripura;त्रिपुरा
IN;Uttar Pradesh;उत्तर प्रदेश
IN;Uttarakhand;उत्तराखंड
IN;West Bengal;पश्चिम बंगाल
NP;Lumbini Province;लुंबिनी
PK;Punjab;पंजाब
PK;Sindh Province;सिंध
PK;Khyber Pakhtunkhwa;ख़ैबर पख़्तूनख़्वा
PK;Balochistan;बलूचिस्तान
BD;Dhaka;ढाका
BD;Chittagong;चटगाँव
AE;Dubai;दुबई
AE;Abu Dhabi Emirate;अबू धाबी
AE;Sharjah Emirate;शारजाह
US;Alabama;अलबामा
US;Alaska;अलास्का
US;Arizona;एरिज़ोना
US;Arkansas;अर्कांसस
US;California;कैलिफ़ोर्निया
US;Colorado;कोलोराडो
US;Connecticut;कनेक्टिकट
US;Delaware;डेलावेयर
US;Florida;फ़्लोरिडा
US;Georgia;जॉर्जिया
US;Hawaii;हवाई
US;Idaho;आइडाहो
US;Illinois;इलिनॉय
US;Indiana;इंडियाना
US;Iowa;आयोवा
US;Kansas;कैनसस
US;Kentucky;केंटकी
US;Louisiana;लुइज़ियाना
US;Maine;मेन
US;Maryland;मैरीलैंड
US;Massachusetts;मैसाचुसेट्स
US;Michigan;मिशिगन
US;Minnesota;मिनेसोटा
US;Mississippi;मिसिसिपी
US;Missouri;मिसौरी
US;Montana;मोंटाना
US;Nebraska;नेब्रास्का
US;Nevada;नेवाडा
US;New Hampshire;न्यू हैम्पशायर
US;New Jersey;न्यू जर्सी
US;New Mexico;न्यू मैक्सिको
US;New York;न्यूयॉर्क
US;North Carolina;उत्तरी कैरोलिना
US;North Dakota;उत्तरी डकोटा
US;Ohio;ओहायो
US;Oklahoma;ओक्लाहोमा
US;Oregon;ओरेगन
US;Pennsylvania;पेनसिल्वेनिया
US;Rhode Island;रोड आइलैंड
US;South Carolina;दक्षिण कैरोलिना
US;South Dakota;दक्षिण डकोटा
US;Tennessee;टेनेसी
US;Texas;टेक्सास
US;Utah;यूटा
US;Vermont;वरमोंट
US;Virginia;वर्जीनिया
US;Washington;वाशिंगटन
US;District of Columbia;वाशिंगटन डीसी
US;West Virginia;पश्चिम वर्जीनिया
US;Wisconsin;विस्कॉन्सिन
US;Wyoming;वायोमिंग
CA;Alberta;अल्बर्टा
CA;British Columbia;ब्रिटिश कोलंबिया
CA;Manitoba;मैनिटोबा
CA;New Brunswick;न्यू ब्रंसविक
CA;Newfoundland and Labrador;न्यूफ़ाउंडलैंड और लैब्राडोर
CA;Northwest Territories;नॉर्थवेस्ट टेरिटरीज़
CA;Nova Scotia;नोवा स्कोशिया
CA;Ontario;ओंटारियो
CA;Prince Edward Island;प्रिंस एडवर्ड द्वीप
CA;Quebec;क्यूबेक
CA;Saskatchewan;सस्केचेवान
CA;Yukon Territory;युकोन
AU;Australian Capital Territory;ऑस्ट्रेलियाई राजधानी क्षेत्र
AU;New South Wales;न्यू साउथ वेल्स
AU;Northern Territory;उत्तरी क्षेत्र
AU;Queensland;क्वींसलैंड
AU;South Australia;दक्षिण ऑस्ट्रेलिया
AU;Tasmania;तस्मानिया
AU;Victoria;विक्टोरिया
AU;Western Australia;पश्चिमी ऑस्ट्रेलिया
GB;England;इंग्लैंड
GB;Scotland;स्कॉटलैंड
GB;Wales;वेल्स
GB;Northern Ireland;उत्तरी आयरलैंड
DE;Baden-Württemberg;बाडेन-वुर्टेम्बर्ग
DE;Bavaria;बवेरिया
DE;Berlin;बर्लिन
DE;Brandenburg;ब्रांडेनबुर्ग
DE;Bremen;ब्रेमेन
DE;Free and Hanseatic City of Hamburg;हैम्बर्ग
DE;Hesse;हेस्से
DE;Lower Saxony;निचला सैक्सोनी
DE;Mecklenburg-Vorpommern;मेक्लेनबुर्ग-फ़ोरपोमर्न
DE;North Rhine-Westphalia;नॉर्थ राइन-वेस्टफेलिया
DE;Rhineland-Palatinate;राइनलैंड-पैलेटिनेट
DE;Saarland;ज़ारलैंड
DE;Saxony;सैक्सोनी
DE;Saxony-Anhalt;सैक्सोनी-अनहाल्ट
DE;Schleswig-Holstein;श्लेस्विग-होल्स्टीन
DE;Free State of Thuringia;थुरिंजिया
UA;Kyiv City;कीव
UA;Kharkiv;ख़ारकीव ओब्लास्ट
UA;Lviv Oblast;ल्वीव ओब्लास्ट
RU;Moscow;मॉस्को
RU;Saint Petersburg;सेंट पीटर्सबर्ग
`;
