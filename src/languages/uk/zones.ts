/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock.
 */
export const zones = `
America/Eirunepe|час: Акрі
Asia/Kabul|за часом в Афганістані
Africa/Blantyre|за центральноафриканським часом
Africa/Addis_Ababa|за східноафриканським часом
Africa/Johannesburg|за південноафриканським часом
Africa/Bangui|за західноафриканським часом
America/Anchorage|за часом на Алясці
America/Boa_Vista|за часом на Амазонці
America/Bahia_Banderas|за північноамериканським центральним часом
America/Atikokan|за північноамериканським східним часом
America/Boise|за північноамериканським гірським часом
America/Ensenada|за північноамериканським тихоокеанським часом
Pacific/Apia|за часом в Апіа
Asia/Aden|за арабським часом
America/Argentina/Buenos_Aires|за аргентинським часом
Asia/Yerevan|за вірменським часом
America/Anguilla|за атлантичним часом
Australia/Adelaide|за центральноавстралійським часом
Australia/Eucla|за центральнозахідним австралійським часом
Antarctica/Macquarie|за східноавстралійським часом
Antarctica/Casey|за західноавстралійським часом
Asia/Baku|за азербайджанським часом
Atlantic/Azores|за часом на Азорських островах
Asia/Dacca|за часом у Бангладеш
Asia/Thimbu|за часом у Бутані
America/La_Paz|за болівійським часом
America/Araguaina|за бразильським часом
Asia/Brunei|за часом у Брунеї
Atlantic/Cape_Verde|за часом на островах Кабо-Верде
Pacific/Guam|за часом на Північних Маріанських островах
NZ-CHAT|за часом на архіпелазі Чатем
America/Santiago|за чилійським часом
Asia/Chongqing|за китайським часом
Indian/Christmas|за часом на острові Різдва
Indian/Cocos|за часом на Кокосових островах
America/Bogota|за колумбійським часом
Pacific/Rarotonga|за часом на Островах Кука
America/Havana|за часом на Кубі
Antarctica/Davis|за часом на станції Девіс
Antarctica/DumontDUrville|за часом на станції Дюмон дʼЮрвіль
Asia/Dili|за часом у Східному Тиморі
Chile/EasterIsland|за часом на острові Пасхи
America/Guayaquil|за часом в Еквадорі
Africa/Algiers|за центральноєвропейським часом
Africa/Cairo|за східноєвропейським часом
Atlantic/Canary|за західноєвропейським часом
Atlantic/Stanley|за часом на Фолклендських Островах
Pacific/Fiji|за часом у Фіджі
America/Cayenne|за часом Французької Ґвіани
Indian/Kerguelen|за часом на Французьких Південних і Антарктичних територіях
Africa/Abidjan|за Гринвічем
Pacific/Galapagos|за часом Ґалапаґосу
Pacific/Gambier|за часом на острові Ґамбʼє
Asia/Tbilisi|за грузинським часом
Pacific/Tarawa|за часом на островах Гілберта
Asia/Dubai|за часом Перської затоки
America/Guyana|за часом у Ґаяні
HST|за стандартним гавайсько-алеутським часом
America/Adak|за гавайсько-алеутським часом
Asia/Hong_Kong|за часом у Гонконзі
Asia/Hovd|за часом у Ховді
Asia/Calcutta|за індійським стандартним часом
Indian/Chagos|за часом в Індійському Океані
Asia/Bangkok|за часом в Індокитаї
Asia/Makassar|за центральноіндонезійським часом
Asia/Jayapura|за східноіндонезійським часом
Asia/Jakarta|за західноіндонезійським часом
Asia/Tehran|за іранським часом
Asia/Irkutsk|за іркутським часом
Asia/Jerusalem|за ізраїльським часом
Asia/Tokyo|за японським часом
Asia/Anadyr|за камчатським часом
Asia/Almaty|за часом у Казахстані
Asia/Pyongyang|за корейським часом
Pacific/Kosrae|за часом на острові Косрае
Asia/Barnaul|за красноярським часом
Asia/Bishkek|за часом у Киргизстані
Pacific/Kiritimati|за часом на острові Лайн
Australia/LHI|за часом на острові Лорд-Хау
Asia/Magadan|за магаданським часом
Asia/Kuala_Lumpur|за часом у Малайзії
Indian/Maldives|за часом на Мальдівах
Pacific/Marquesas|за часом на Маркізьких островах
Kwajalein|за часом на Маршаллових Островах
Indian/Mauritius|за часом на острові Маврикій
Antarctica/Mawson|за часом на станції Моусон
America/Hermosillo|за тихоокеанським часом у Мексиці
Asia/Choibalsan|за часом в Улан-Баторі
Europe/Kirov|за московським часом
Asia/Rangoon|за часом у Мʼянмі
Pacific/Nauru|за часом на острові Науру
Asia/Kathmandu|за часом у Непалі
Pacific/Noumea|за часом на островах Нової Каледонії
Antarctica/McMurdo|за часом у Новій Зеландії
America/St_Johns|за часом на острові Ньюфаундленд
Pacific/Niue|за часом на острові Ніуе
Pacific/Norfolk|за часом на острові Норфолк
America/Noronha|за часом на архіпелазі Фернанду-ді-Норонья
Asia/Omsk|за омським часом
Asia/Karachi|за часом у Пакистані
Pacific/Palau|за часом на острові Палау
Pacific/Port_Moresby|за часом на островах Папуа-Нова Ґвінея
America/Asuncion|за параґвайським часом
America/Lima|за часом у Перу
Asia/Manila|за часом на Філіппінах
Pacific/Enderbury|за часом на островах Фенікс
America/Miquelon|за часом на островах Сен-П’єр і Мікелон
Pacific/Pitcairn|за часом на островах Піткерн
Pacific/Pohnpei|за часом на острові Понапе
Indian/Reunion|за часом на острові Реюньйон
Antarctica/Rothera|за часом на станції Ротера
Europe/Astrakhan|за самарським часом
Pacific/Midway|за часом на острові Самоа
Indian/Mahe|за часом на Сейшельських Островах
Asia/Singapore|за часом у Сінгапурі
Pacific/Guadalcanal|за часом на Соломонових Островах
Atlantic/South_Georgia|за часом на острові Південна Джорджія
America/Paramaribo|за часом у Суринамі
Antarctica/Syowa|за часом на станції Сева
Pacific/Tahiti|за часом на острові Таїті
Asia/Taipei|за часом у Тайбеї
Asia/Dushanbe|за часом у Таджикистані
Pacific/Fakaofo|за часом на островах Токелау
Pacific/Tongatapu|за часом на островах Тонга
Pacific/Chuuk|за часом на островах Чуук
Asia/Istanbul|за турецьким часом
Asia/Ashgabat|за часом у Туркменістані
Pacific/Funafuti|за часом на островах Тувалу
America/Montevideo|за часом в Уруґваї
Asia/Samarkand|за часом в Узбекистані
Pacific/Efate|за часом на островах Вануату
America/Caracas|за часом у Венесуелі
Asia/Ust-Nera|за владивостоцьким часом
Antarctica/Vostok|за часом на станції Восток
Pacific/Wake|за часом на острові Вейк
Pacific/Wallis|за часом на островах Уолліс і Футуна
Asia/Chita|за якутським часом
Asia/Yekaterinburg|за єкатеринбурзьким часом
America/Dawson|за стандартним часом на Юконі
`;
