/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;ಅಂಡಮಾನ್ ಮತ್ತು ನಿಕೋಬಾರ್ ದ್ವೀಪಗಳು
IN;Andhra Pradesh;ಆಂಧ್ರ ಪ್ರದೇಶ
IN;Arunachal Pradesh;ಅರುಣಾಚಲ ಪ್ರದೇಶ
IN;Assam;ಅಸ್ಸಾಂ
IN;Bihar;ಬಿಹಾರ
IN;Chandigarh;ಚಂಡೀಗಢ
IN;Chhattisgarh;ಛತ್ತೀಸ್ಗಢ
IN;Dadra and Nagar Haveli and Daman and Diu;ದಾದ್ರಾ ಮತ್ತು ನಗರ್ ಹವೇಲಿ ಮತ್ತು ದಮನ್ ಮತ್ತು ದಿಯು
IN;Delhi;ದೆಹಲಿ
IN;Goa;ಗೋವಾ
IN;Gujarat;ಗುಜರಾತ್
IN;Haryana;ಹರಿಯಾಣ
IN;Himachal Pradesh;ಹಿಮಾಚಲ ಪ್ರದೇಶ
IN;Jammu and Kashmir;ಜಮ್ಮು ಮತ್ತು ಕಾಶ್ಮೀರ
IN;Jharkhand;ಜಾರ್ಖಂಡ್
IN;Karnataka;ಕರ್ನಾಟಕ
IN;Kerala;ಕೇರಳ
IN;Ladakh;ಲಡಾಖ್
IN;Madhya Pradesh;ಮಧ್ಯ ಪ್ರದೇಶ
IN;Maharashtra;ಮಹಾರಾಷ್ಟ್ರ
IN;Manipur;ಮಣಿಪುರ
IN;Meghālaya;ಮೇಘಾಲಯ
IN;Mizoram;ಮಿಜೋರಾಂ
IN;Nagaland;ನಾಗಾಲ್ಯಾಂಡ್
IN;Odisha;ಒಡಿಶಾ
IN;Puducherry;ಪುದುಚೇರಿ
IN;Punjab;ಪಂಜಾಬ್
IN;Rajasthan;ರಾಜಸ್ಥಾನ
IN;Sikkim;ಸಿಕ್ಕಿಂ
IN;Tamil Nadu;ತಮಿಳುನಾಡು
IN;Telangana;ತೆಲಂಗಾಣ
IN;Tripura;ತ್ರಿಪುರಾ
IN;Uttar Pradesh;ಉತ್ತರ ಪ್ರದೇಶ
IN;Uttarakhand;ಉತ್ತರಾಖಂಡ
IN;West Bengal;ಪಶ್ಚಿಮ ಬಂಗಾಳ
PK;Punjab;ಪಂಜಾಬ್
PK;Sindh Province;ಸಿಂಧ್
BD;Dhaka;ಢಾಕಾ
BD;Chittagong;ಚಿತ್ತಗಾಂಗ್
AE;Dubai;ದುಬೈ
AE;Abu Dhabi Emirate;ಅಬುಧಾಬಿ
AE;Sharjah Emirate;ಶಾರ್ಜಾ
US;California;ಕ್ಯಾಲಿಫೋರ್ನಿಯಾ
US;Illinois;ಇಲಿನಾಯ್
US;New Jersey;ನ್ಯೂಜೆರ್ಸಿ
US;New York;ನ್ಯೂಯಾರ್ಕ್
US;Texas;ಟೆಕ್ಸಾಸ್
US;Washington;ವಾಷಿಂಗ್ಟನ್
CA;Ontario;ಒಂಟಾರಿಯೊ
AU;New South Wales;ನ್ಯೂ ಸೌತ್ ವೇಲ್ಸ್
AU;Victoria;ವಿಕ್ಟೋರಿಯಾ
GB;England;ಇಂಗ್ಲೆಂಡ್
GB;Scotland;ಸ್ಕಾಟ್ಲೆಂಡ್
`;
