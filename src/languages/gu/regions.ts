/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;આંદામાન અને નિકોબાર ટાપુઓ
IN;Andhra Pradesh;આંધ્ર પ્રદેશ
IN;Arunachal Pradesh;અરુણાચલ પ્રદેશ
IN;Assam;આસામ
IN;Bihar;બિહાર
IN;Chandigarh;ચંડીગઢ
IN;Chhattisgarh;છત્તીસગઢ
IN;Dadra and Nagar Haveli and Daman and Diu;દાદરા અને નગર હવેલી અને દમણ અને દીવ
IN;Delhi;દિલ્હી
IN;Goa;ગોવા
IN;Gujarat;ગુજરાત
IN;Haryana;હરિયાણા
IN;Himachal Pradesh;હિમાચલ પ્રદેશ
IN;Jammu and Kashmir;જમ્મુ અને કાશ્મીર
IN;Jharkhand;ઝારખંડ
IN;Karnataka;કર્ણાટક
IN;Kerala;કેરળ
IN;Ladakh;લદ્દાખ
IN;Madhya Pradesh;મધ્ય પ્રદેશ
IN;Maharashtra;મહારાષ્ટ્ર
IN;Manipur;મણિપુર
IN;Meghālaya;મેઘાલય
IN;Mizoram;મિઝોરમ
IN;Nagaland;નાગાલેન્ડ
IN;Odisha;ઓડિશા
IN;Puducherry;પુડુચેરી
IN;Punjab;પંજાબ
IN;Rajasthan;રાજસ્થાન
IN;Sikkim;સિક્કિમ
IN;Tamil Nadu;તમિલનાડુ
IN;Telangana;તેલંગાણા
IN;Tripura;ત્રિપુરા
IN;Uttar Pradesh;ઉત્તર પ્રદેશ
IN;Uttarakhand;ઉત્તરાખંડ
IN;West Bengal;પશ્ચિમ બંગાળ
PK;Punjab;પંજાબ
PK;Sindh Province;સિંધ
BD;Dhaka;ઢાકા
BD;Chittagong;ચિત્તાગોંગ
AE;Dubai;દુબઈ
AE;Abu Dhabi Emirate;અબુ ધાબી
AE;Sharjah Emirate;શારજાહ
US;California;કેલિફોર્નિયા
US;Illinois;ઇલિનૉય
US;New Jersey;ન્યૂ જર્સી
US;New York;ન્યૂ યૉર્ક
US;Texas;ટેક્સાસ
US;Washington;વૉશિંગ્ટન
CA;Ontario;ઑન્ટારિયો
AU;New South Wales;ન્યૂ સાઉથ વેલ્સ
AU;Victoria;વિક્ટોરિયા
GB;England;ઇંગ્લેન્ડ
GB;Scotland;સ્કૉટલેન્ડ
`;
