/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;Андаманские и Никобарские острова
IN;Andhra Pradesh;Андхра-Прадеш
IN;Arunachal Pradesh;Аруначал-Прадеш
IN;Assam;Ассам
IN;Bihar;Бихар
IN;Chandigarh;Чандигарх
IN;Chhattisgarh;Чхаттисгарх
IN;Dadra and Nagar Haveli and Daman and Diu;Дадра и Нагар-Хавели и Даман и Диу
IN;Delhi;Дели
IN;Goa;Гоа
IN;Gujarat;Гуджарат
IN;Haryana;Харьяна
IN;Himachal Pradesh;Химачал-Прадеш
IN;Jammu and Kashmir;Джамму и Кашмир
IN;Jharkhand;Джаркханд
IN;Karnataka;Карнатака
IN;Kerala;Керала
IN;Ladakh;Ладакх
IN;Madhya Pradesh;Мадхья-Прадеш
IN;Maharashtra;Махараштра
IN;Manipur;Манипур
IN;Meghālaya;Мегхалая
IN;Mizoram;Мизорам
IN;Nagaland;Нагаленд
IN;Odisha;Одиша
IN;Puducherry;Пудучерри
IN;Punjab;Пенджаб
IN;Rajasthan;Раджастхан
IN;Sikkim;Сикким
IN;Tamil Nadu;Тамилнад
IN;Telangana;Телангана
IN;Tripura;Трипура
IN;Uttar Pradesh;Уттар-Прадеш
IN;Uttarakhand;Уттаракханд
IN;West Bengal;Западная Бенгалия
NP;Lumbini Province;Лумбини
PK;Punjab;Пенджаб
PK;Sindh Province;Синд
PK;Khyber Pakhtunkhwa;Хайбер-Пахтунхва
PK;Balochistan;Белуджистан
BD;Dhaka;Дакка
BD;Chittagong;Читтагонг
AE;Dubai;Дубай
AE;Abu Dhabi Emirate;Абу-Даби
AE;Sharjah Emirate;Шарджа
US;Alabama;Алабама
US;Alaska;Аляска
US;Arizona;Аризона
US;Arkansas;Арканзас
US;California;Калифорния
US;Colorado;Колорадо
US;Connecticut;Коннектикут
US;Delaware;Делавэр
US;Florida;Флорида
US;Georgia;Джорджия
US;Hawaii;Гавайи
US;Idaho;Айдахо
US;Illinois;Иллинойс
US;Indiana;Индиана
US;Iowa;Айова
US;Kansas;Канзас
US;Kentucky;Кентукки
US;Louisiana;Луизиана
US;Maine;Мэн
US;Maryland;Мэриленд
US;Massachusetts;Массачусетс
US;Michigan;Мичиган
US;Minnesota;Миннесота
US;Mississippi;Миссисипи
US;Missouri;Миссури
US;Montana;Монтана
US;Nebraska;Небраска
US;Nevada;Невада
US;New Hampshire;Нью-Гэмпшир
US;New Jersey;Нью-Джерси
US;New Mexico;Нью-Мексико
US;New York;Нью-Йорк
US;North Carolina;Северная Каролина
US;North Dakota;Северная Дакота
US;Ohio;Огайо
US;Oklahoma;Оклахома
US;Oregon;Орегон
US;Pennsylvania;Пенсильвания
US;Rhode Island;Род-Айленд
US;South Carolina;Южная Каролина
US;South Dakota;Южная Дакота
US;Tennessee;Теннесси
US;Texas;Техас
US;Utah;Юта
US;Vermont;Вермонт
US;Virginia;Виргиния
US;Washington;Вашингтон
US;District of Columbia;Вашингтон
US;West Virginia;Западная Виргиния
US;Wisconsin;Висконсин
US;Wyoming;Вайоминг
CA;Alberta;Альберта
CA;British Columbia;Британская Колумбия
CA;Manitoba;Манитоба
CA;New Brunswick;Нью-Брансуик
CA;Newfoundland and Labrador;Ньюфаундленд и Лабрадор
CA;Northwest Territories;Северо-Западные территории
CA;Nova Scotia;Новая Шотландия
CA;Ontario;Онтарио
CA;Prince Edward Island;Остров Принца Эдуарда
CA;Quebec;Квебек
CA;Saskatchewan;Саскачеван
CA;Yukon Territory;Юкон
AU;Australian Capital Territory;Австралийская столичная территория
AU;New South Wales;Новый Южный Уэльс
AU;Northern Territory;Северная территория
AU;Queensland;Квинсленд
AU;South Australia;Южная Австралия
AU;Tasmania;Тасмания
AU;Victoria;Виктория
AU;Western Australia;Западная Австралия
GB;England;Англия
GB;Scotland;Шотландия
GB;Wales;Уэльс
GB;Northern Ireland;Северная Ирландия
DE;Baden-Württemberg;Баден-Вюртемберг
DE;Bavaria;Бавария
DE;Berlin;Берлин
DE;Brandenburg;Бранденбург
DE;Bremen;Бремен
DE;Free and Hanseatic City of Hamburg;Гамбург
DE;Hesse;Гессен
DE;Lower Saxony;Нижняя Саксония
DE;Mecklenburg-Vorpommern;Мекленбург-Передняя Померания
DE;North Rhine-Westphalia;Северный Рейн-Вестфалия
DE;Rhineland-Palatinate;Рейнланд-Пфальц
DE;Saarland;Саар
DE;Saxony;Саксония
DE;Saxony-Anhalt;Саксония-Анхальт
DE;Schleswig-Holstein;Шлезвиг-Гольштейн
DE;Free State of Thuringia;Тюрингия
UA;Kyiv City;Киев
UA;Kharkiv;Харьковская область
UA;Lviv Oblast;Львовская область
UA;Zaporizhzhya Oblast;Запорожская область
UA;Dnipropetrovsk Oblast;Днепропетровская область
UA;Odes’ka Oblast’;Одесская область
UA;Autonomous Republic of Crimea;Автономная Республика Крым
UA;Cherkasy Oblast;Черкасская область
UA;Chernihiv Oblast;Черниговская область
UA;Chernivtsi Oblast;Черновицкая область
UA;Donetsk Oblast;Донецкая область
UA;Ivano-Frankivsk Oblast;Ивано-Франковская область
UA;Kherson Oblast;Херсонская область
UA;Khmelnytskyy Oblast;Хмельницкая область
UA;Kirovohrad Oblast;Кировоградская область
UA;Kyiv Oblast;Киевская область
UA;Luhansk;Луганская область
UA;Mykolayiv Oblast;Николаевская область
UA;Poltava Oblast;Полтавская область
UA;Rivne;Ровненская область
UA;Sevastopol City;Севастополь
UA;Sumy;Сумская область
UA;Ternopil Oblast;Тернопольская область
UA;Transcarpathia;Закарпатская область
UA;Vinnytsya Oblast;Винницкая область
UA;Volyn;Волынская область
UA;Zhytomyr;Житомирская область
RU;Moscow;Москва
RU;Moscow Oblast;Московская область
RU;Saint Petersburg;Санкт-Петербург
`;
