/*
 * Made by `npm run zones:names` from the Unicode CLDR 48.2.0, under the Unicode License V3 (see NOTICE). A line has a zone,
 * the first of those that keep a clock today, and the name of the clock.
 */
export const zones = `
America/Eirunepe|Акри время
Asia/Kabul|Афганистан
Africa/Blantyre|Центральная Африка
Africa/Addis_Ababa|Восточная Африка
Africa/Johannesburg|Южная Африка
Africa/Bangui|Западная Африка
America/Anchorage|Аляска
America/Boa_Vista|Амазонка
America/Bahia_Banderas|Центральная Америка
America/Atikokan|Восточная Америка
America/Boise|Горное время (Северная Америка)
America/Ensenada|Тихоокеанское время
Pacific/Apia|Апиа
Asia/Aden|Саудовская Аравия
America/Argentina/Buenos_Aires|Аргентина
Asia/Yerevan|Армения
America/Anguilla|Атлантическое время
Australia/Adelaide|Центральная Австралия
Australia/Eucla|Центральная Австралия, западное время
Antarctica/Macquarie|Восточная Австралия
Antarctica/Casey|Западная Австралия
Asia/Baku|Азербайджан
Atlantic/Azores|Азорские о-ва
Asia/Dacca|Бангладеш
Asia/Thimbu|Бутан
America/La_Paz|Боливия
America/Araguaina|Бразилия
Asia/Brunei|Бруней-Даруссалам
Atlantic/Cape_Verde|Кабо-Верде
Pacific/Guam|Чаморро
NZ-CHAT|Чатем
America/Santiago|Чили
Asia/Chongqing|Китай
Indian/Christmas|о-в Рождества
Indian/Cocos|Кокосовые о-ва
America/Bogota|Колумбия
Pacific/Rarotonga|Острова Кука
America/Havana|Куба
Antarctica/Davis|Дейвис
Antarctica/DumontDUrville|Дюмон-д’Юрвиль
Asia/Dili|Восточный Тимор
Chile/EasterIsland|О-в Пасхи
America/Guayaquil|Эквадор
Africa/Algiers|Центральная Европа
Africa/Cairo|Восточная Европа
Atlantic/Canary|Западная Европа
Atlantic/Stanley|Фолклендские о-ва
Pacific/Fiji|Фиджи
America/Cayenne|Французская Гвиана
Indian/Kerguelen|Французские Южные и Антарктические территории
Africa/Abidjan|Среднее время по Гринвичу
Pacific/Galapagos|Галапагосские о-ва
Pacific/Gambier|Гамбье
Asia/Tbilisi|Грузия
Pacific/Tarawa|о-ва Гилберта
Asia/Dubai|Персидский залив
America/Guyana|Гайана
HST|Гавайско-алеутское стандартное время
America/Adak|Гавайско-алеутское время
Asia/Hong_Kong|Гонконг
Asia/Hovd|Ховд
Asia/Calcutta|Индия
Indian/Chagos|Индийский океан
Asia/Bangkok|Индокитай
Asia/Makassar|Центральная Индонезия
Asia/Jayapura|Восточная Индонезия
Asia/Jakarta|Западная Индонезия
Asia/Tehran|Иран
Asia/Irkutsk|Иркутск
Asia/Jerusalem|Израиль
Asia/Tokyo|Япония
Asia/Anadyr|Петропавловск-Камчатский
Asia/Almaty|Казахстан
Asia/Pyongyang|Корея
Pacific/Kosrae|Косрае
Asia/Barnaul|Красноярск
Asia/Bishkek|Киргизия
Pacific/Kiritimati|о-ва Лайн
Australia/LHI|Лорд-Хау
Asia/Magadan|Магадан
Asia/Kuala_Lumpur|Малайзия
Indian/Maldives|Мальдивы
Pacific/Marquesas|Маркизские о-ва
Kwajalein|Маршалловы Острова
Indian/Mauritius|Маврикий
Antarctica/Mawson|Моусон
America/Hermosillo|Тихоокеанское мексиканское время
Asia/Choibalsan|Улан-Батор
Europe/Kirov|Москва
Asia/Rangoon|Мьянма
Pacific/Nauru|Науру
Asia/Kathmandu|Непал
Pacific/Noumea|Новая Каледония
Antarctica/McMurdo|Новая Зеландия
America/St_Johns|Ньюфаундленд
Pacific/Niue|Ниуэ
Pacific/Norfolk|Норфолк
America/Noronha|Фернанду-ди-Норонья
Asia/Omsk|Омск
Asia/Karachi|Пакистан
Pacific/Palau|Палау
Pacific/Port_Moresby|Папуа – Новая Гвинея
America/Asuncion|Парагвай
America/Lima|Перу
Asia/Manila|Филиппины
Pacific/Enderbury|о-ва Феникс
America/Miquelon|Сен-Пьер и Микелон
Pacific/Pitcairn|Питкэрн
Pacific/Pohnpei|Понпеи
Indian/Reunion|Реюньон
Antarctica/Rothera|Ротера
Europe/Astrakhan|Время в Самаре
Pacific/Midway|Самоа
Indian/Mahe|Сейшельские Острова
Asia/Singapore|Сингапур
Pacific/Guadalcanal|Соломоновы Острова
Atlantic/South_Georgia|Южная Георгия
America/Paramaribo|Суринам
Antarctica/Syowa|Сёва
Pacific/Tahiti|Таити
Asia/Taipei|Тайвань
Asia/Dushanbe|Таджикистан
Pacific/Fakaofo|Токелау
Pacific/Tongatapu|Тонга
Pacific/Chuuk|Трук
Asia/Istanbul|Турецкое время
Asia/Ashgabat|Туркменистан
Pacific/Funafuti|Тувалу
America/Montevideo|Уругвай
Asia/Samarkand|Узбекистан
Pacific/Efate|Вануату
America/Caracas|Венесуэла
Asia/Ust-Nera|Владивосток
Antarctica/Vostok|Восток
Pacific/Wake|Уэйк
Pacific/Wallis|Уоллис и Футуна
Asia/Chita|Якутск
Asia/Yekaterinburg|Екатеринбург
America/Dawson|Юкон
`;
