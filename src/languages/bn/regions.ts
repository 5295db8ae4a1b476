/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;আন্দামান ও নিকোবর দ্বীপপুঞ্জ
IN;Andhra Pradesh;অন্ধ্রপ্রদেশ
IN;Arunachal Pradesh;অরুণাচল প্রদেশ
IN;Assam;আসাম
IN;Bihar;বিহার
IN;Chandigarh;চণ্ডীগড়
IN;Chhattisgarh;ছত্তিশগড়
IN;Dadra and Nagar Haveli and Daman and Diu;দাদরা ও নগর হাভেলি এবং দমন ও দিউ
IN;Delhi;দিল্লি
IN;Goa;গোয়া
IN;Gujarat;গুজরাট
IN;Haryana;হরিয়ানা
IN;Himachal Pradesh;হিমাচল প্রদেশ
IN;Jammu and Kashmir;জম্মু ও কাশ্মীর
IN;Jharkhand;ঝাড়খণ্ড
IN;Karnataka;কর্ণাটক
IN;Kerala;কেরল
IN;Ladakh;লাদাখ
IN;Madhya Pradesh;মধ্যপ্রদেশ
IN;Maharashtra;মহারাষ্ট্র
IN;Manipur;মণিপুর
IN;Meghālaya;মেঘালয়
IN;Mizoram;মিজোরাম
IN;Nagaland;নাগাল্যান্ড
IN;Odisha;ওড়িশা
IN;Puducherry;পুদুচেরি
IN;Punjab;পাঞ্জাব
IN;Rajasthan;রাজস্থান
IN;Sikkim;সিকিম
IN;Tamil Nadu;তামিলনাড়ু
IN;Telangana;তেলেঙ্গানা
IN;Tripura;ত্রিপুরা
IN;Uttar Pradesh;উত্তরপ্রদেশ
IN;Uttarakhand;উত্তরাখণ্ড
IN;West Bengal;পশ্চিমবঙ্গ
PK;Punjab;পাঞ্জাব
PK;Sindh Province;সিন্ধু
BD;Dhaka;ঢাকা
BD;Chittagong;চট্টগ্রাম
AE;Dubai;দুবাই
AE;Abu Dhabi Emirate;আবুধাবি
AE;Sharjah Emirate;শারজা
US;California;ক্যালিফোর্নিয়া
US;Illinois;ইলিনয়
US;New Jersey;নিউ জার্সি
US;New York;নিউ ইয়র্ক
US;Texas;টেক্সাস
US;Washington;ওয়াশিংটন
CA;Ontario;অন্টারিও
AU;New South Wales;নিউ সাউথ ওয়েলস
AU;Victoria;ভিক্টোরিয়া
GB;England;ইংল্যান্ড
GB;Scotland;স্কটল্যান্ড
`;
