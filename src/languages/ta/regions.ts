/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;அந்தமான் நிக்கோபார் தீவுகள்
IN;Andhra Pradesh;ஆந்திரப் பிரதேசம்
IN;Arunachal Pradesh;அருணாச்சலப் பிரதேசம்
IN;Assam;அசாம்
IN;Bihar;பீகார்
IN;Chandigarh;சண்டிகர்
IN;Chhattisgarh;சத்தீஸ்கர்
IN;Dadra and Nagar Haveli and Daman and Diu;தாத்ரா நகர் ஹவேலி மற்றும் டாமன் டையூ
IN;Delhi;தில்லி
IN;Goa;கோவா
IN;Gujarat;குஜராத்
IN;Haryana;ஹரியானா
IN;Himachal Pradesh;இமாச்சலப் பிரதேசம்
IN;Jammu and Kashmir;ஜம்மு காஷ்மீர்
IN;Jharkhand;ஜார்க்கண்ட்
IN;Karnataka;கர்நாடகா
IN;Kerala;கேரளா
IN;Ladakh;லடாக்
IN;Madhya Pradesh;மத்தியப் பிரதேசம்
IN;Maharashtra;மகாராஷ்டிரா
IN;Manipur;மணிப்பூர்
IN;Meghālaya;மேகாலயா
IN;Mizoram;மிசோரம்
IN;Nagaland;நாகாலாந்து
IN;Odisha;ஒடிசா
IN;Puducherry;புதுச்சேரி
IN;Punjab;பஞ்சாப்
IN;Rajasthan;ராஜஸ்தான்
IN;Sikkim;சிக்கிம்
IN;Tamil Nadu;தமிழ்நாடு
IN;Telangana;தெலங்கானா
IN;Tripura;திரிபுரா
IN;Uttar Pradesh;உத்தரப் பிரதேசம்
IN;Uttarakhand;உத்தராகண்ட்
IN;West Bengal;மேற்கு வங்காளம்
PK;Punjab;பஞ்சாப்
PK;Sindh Province;சிந்து
BD;Dhaka;டாக்கா
BD;Chittagong;சிட்டகாங்
AE;Dubai;துபாய்
AE;Abu Dhabi Emirate;அபுதாபி
AE;Sharjah Emirate;ஷார்ஜா
US;California;கலிபோர்னியா
US;Illinois;இல்லினாய்ஸ்
US;New Jersey;நியூ ஜெர்சி
US;New York;நியூயார்க்
US;Texas;டெக்சாஸ்
US;Washington;வாஷிங்டன்
CA;Ontario;ஒன்டாரியோ
AU;New South Wales;நியூ சவுத் வேல்ஸ்
AU;Victoria;விக்டோரியா
GB;England;இங்கிலாந்து
GB;Scotland;ஸ்காட்லாந்து
`;
