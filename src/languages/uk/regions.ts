/** Regions: country, English name and own name. The source is our own. */
export const regions = `
IN;Andaman and Nicobar Islands;Андаманські і Нікобарські острови
IN;Andhra Pradesh;Андхра-Прадеш
IN;Arunachal Pradesh;Аруначал-Прадеш
IN;Assam;Ассам
IN;Bihar;Біхар
IN;Chandigarh;Чандігарх
IN;Chhattisgarh;Чхаттісгарх
IN;Dadra and Nagar Haveli and Daman and Diu;Дадра і Нагар-Хавелі та Даман і Діу
IN;Delhi;Делі
IN;Goa;Гоа
IN;Gujarat;Гуджарат
IN;Haryana;Хар'яна
IN;Himachal Pradesh;Хімачал-Прадеш
IN;Jammu and Kashmir;Джамму і Кашмір
IN;Jharkhand;Джхаркханд
IN;Karnataka;Карнатака
IN;Kerala;Керала
IN;Ladakh;Ладакх
IN;Madhya Pradesh;Мадхья-Прадеш
IN;Maharashtra;Махараштра
IN;Manipur;Маніпур
IN;Meghālaya;Мегхалая
IN;Mizoram;Мізорам
IN;Nagaland;Нагаленд
IN;Odisha;Одіша
IN;Puducherry;Пудучеррі
IN;Punjab;Пенджаб
IN;Rajasthan;Раджастхан
IN;Sikkim;Сіккім
IN;Tamil Nadu;Тамілнад
IN;Telangana;Телангана
IN;Tripura;Трипура
IN;Uttar Pradesh;Уттар-Прадеш
IN;Uttarakhand;Уттаракханд
IN;West Bengal;Західний Бенгал
NP;Lumbini Province;Лумбіні
PK;Punjab;Пенджаб
PK;Sindh Province;Сінд
PK;Khyber Pakhtunkhwa;Хайбер-Пахтунхва
PK;Balochistan;Белуджистан
BD;Dhaka;Дакка
BD;Chittagong;Читтагонг
AE;Dubai;Дубай
AE;Abu Dhabi Emirate;Абу-Дабі
AE;Sharjah Emirate;Шарджа
US;Alabama;Алабама
US;Alaska;Аляска
US;Arizona;Аризона
US;Arkansas;Арканзас
US;California;Каліфорнія
US;Colorado;Колорадо
US;Connecticut;Коннектикут
US;Delaware;Делавер
US;Florida;Флорида
US;Georgia;Джорджія
US;Hawaii;Гаваї
US;Idaho;Айдахо
US;Illinois;Іллінойс
US;Indiana;Індіана
US;Iowa;Айова
US;Kansas;Канзас
US;Kentucky;Кентуккі
US;Louisiana;Луїзіана
US;Maine;Мен
US;Maryland;Меріленд
US;Massachusetts;Массачусетс
US;Michigan;Мічиган
US;Minnesota;Міннесота
US;Mississippi;Міссісіпі
US;Missouri;Міссурі
US;Montana;Монтана
US;Nebraska;Небраска
US;Nevada;Невада
US;New Hampshire;Нью-Гемпшир
US;New Jersey;Нью-Джерсі
US;New Mexico;Нью-Мексико
US;New York;Нью-Йорк
US;North Carolina;Північна Кароліна
US;North Dakota;Північна Дакота
US;Ohio;Огайо
US;Oklahoma;Оклахома
US;Oregon;Орегон
US;Pennsylvania;Пенсильванія
US;Rhode Island;Род-Айленд
US;South Carolina;Південна Кароліна
US;South Dakota;Південна Дакота
US;Tennessee;Теннессі
US;Texas;Техас
US;Utah;Юта
US;Vermont;Вермонт
US;Virginia;Вірджинія
US;Washington;Вашингтон
US;District of Columbia;Вашингтон
US;West Virginia;Західна Вірджинія
US;Wisconsin;Вісконсин
US;Wyoming;Вайомінг
CA;Alberta;Альберта
CA;British Columbia;Британська Колумбія
CA;Manitoba;Манітоба
CA;New Brunswick;Нью-Брансвік
CA;Newfoundland and Labrador;Ньюфаундленд і Лабрадор
CA;Northwest Territories;Північно-Західні території
CA;Nova Scotia;Нова Шотландія
CA;Ontario;Онтаріо
CA;Prince Edward Island;Острів Принца Едварда
CA;Quebec;Квебек
CA;Saskatchewan;Саскачеван
CA;Yukon Territory;Юкон
AU;Australian Capital Territory;Австралійська столична територія
AU;New South Wales;Новий Південний Уельс
AU;Northern Territory;Північна територія
AU;Queensland;Квінсленд
AU;South Australia;Південна Австралія
AU;Tasmania;Тасманія
AU;Victoria;Вікторія
AU;Western Australia;Західна Австралія
GB;England;Англія
GB;Scotland;Шотландія
GB;Wales;Уельс
GB;Northern Ireland;Північна Ірландія
DE;Baden-Württemberg;Баден-Вюртемберг
DE;Bavaria;Баварія
DE;Berlin;Берлін
DE;Brandenburg;Бранденбург
DE;Bremen;Бремен
DE;Free and Hanseatic City of Hamburg;Гамбург
DE;Hesse;Гессен
DE;Lower Saxony;Нижня Саксонія
DE;Mecklenburg-Vorpommern;Мекленбург-Передня Померанія
DE;North Rhine-Westphalia;Північний Рейн-Вестфалія
DE;Rhineland-Palatinate;Рейнланд-Пфальц
DE;Saarland;Саар
DE;Saxony;Саксонія
DE;Saxony-Anhalt;Саксонія-Ангальт
DE;Schleswig-Holstein;Шлезвіг-Гольштейн
DE;Free State of Thuringia;Тюрингія
UA;Kyiv City;Київ
UA;Kharkiv;Харківська область
UA;Lviv Oblast;Львівська область
UA;Zaporizhzhya Oblast;Запорізька область
UA;Dnipropetrovsk Oblast;Дніпропетровська область
UA;Odes’ka Oblast’;Одеська область
UA;Autonomous Republic of Crimea;Автономна Республіка Крим
UA;Cherkasy Oblast;Черкаська область
UA;Chernihiv Oblast;Чернігівська область
UA;Chernivtsi Oblast;Чернівецька область
UA;Donetsk Oblast;Донецька область
UA;Ivano-Frankivsk Oblast;Івано-Франківська область
UA;Kherson Oblast;Херсонська область
UA;Khmelnytskyy Oblast;Хмельницька область
UA;Kirovohrad Oblast;Кіровоградська область
UA;Kyiv Oblast;Київська область
UA;Luhansk;Луганська область
UA;Mykolayiv Oblast;Миколаївська область
UA;Poltava Oblast;Полтавська область
UA;Rivne;Рівненська область
UA;Sevastopol City;Севастополь
UA;Sumy;Сумська область
UA;Ternopil Oblast;Тернопільська область
UA;Transcarpathia;Закарпатська область
UA;Vinnytsya Oblast;Вінницька область
UA;Volyn;Волинська область
UA;Zhytomyr;Житомирська область
RU;Moscow;Москва
RU;Moscow Oblast;Московська область
RU;Saint Petersburg;Санкт-Петербург
`;
