import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'цивільний (григоріанський)',
  amanta: 'місячний, аманта',
  purnimanta: 'місячний, пурніманта',
  tamil: 'тамільський',
  malayalam: 'малаяламський',
  bengali: 'бенгальський',
  bengali_surya_siddhanta: 'бенгальський, давні альманахи',
  odia: 'одія',
  assamese: 'асамський',
  nepali: 'непальський (Бікрам Самбат)',
  punjabi: 'панджабський (Бікрамі)',
  national: 'індійський національний',
  bangladesh: 'бангладеський',
  nanakshahi: 'Нанакшахі',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'Коллам',
  bengali_san: 'Бенгалі Сан',
  odia_san: 'Сан Орісси',
  bhaskarabda: 'Бхаскарабда',
  bikram_sambat: 'Бікрам Самбат',
  bikrami: 'Бікрамі',
  saka: 'Шака',
  bangla_san: 'Бангла Сан',
  nanakshahi: 'Нанакшахі',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'Сонце ввійшло в знак до заходу',
  after_sunset: 'Сонце ввійшло в знак після заходу, тому наступний день',
  before_three_fifths: 'Сонце ввійшло в знак у перші три пʼятих дня',
  after_three_fifths: 'Сонце ввійшло в знак після трьох пʼятих дня, тому наступний день',
  same_date: 'день вступу Сонця',
  next_date: 'день після вступу Сонця',
  karka_before_sunrise: 'Сонце ввійшло в Рак до сходу, тому попередній день',
  makara_after_sunset: 'Сонце ввійшло в Козеріг після заходу, тому наступний день',
  fixed_date: 'постійна дата цивільного календаря',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'сучасне Сонце',
  surya_siddhanta: 'Сонце Сурʼя-сіддханти',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'один схід у тітхі',
  first_of_two: 'перший із двох сходів у тітхі',
  second_of_two: 'другий із двох сходів у тітхі',
  none: 'у тітхі немає сходу: день, у якому вона починається',
  no_day: 'тут Сонце не творить дня',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'Ченнаї',
  thiruvananthapuram: 'Тіруванантапурам',
  kolkata: 'Колката',
  puri: 'Пурі',
  guwahati: 'Гувахаті',
  kathmandu: 'Катманду',
  amritsar: 'Амрітсар',
  given: 'указане місце',
};

export const reckoning: Names['reckoning'] = {
  home: 'у місті кожного календаря',
  place: 'у цьому місці',
};

export const assamese_month: Names['assamese_month'] = {
  Bohag: 'Бохаг',
  Jeth: 'Джетх',
  Ahar: 'Ахар',
  Saon: 'Шаон',
  Bhado: 'Бхадо',
  Ahin: 'Ахін',
  Kati: 'Каті',
  Aghon: 'Агхон',
  Puh: 'Пух',
  Magh: 'Магх',
  Phagun: 'Пхагун',
  Sot: 'Шот',
};

export const nepali_month: Names['nepali_month'] = {
  Baisakh: 'Байсакх',
  Jestha: 'Джештха',
  Asar: 'Асар',
  Shrawan: 'Шраван',
  Bhadra: 'Бхадра',
  Asoj: 'Асодж',
  Kartik: 'Картік',
  Mangsir: 'Мангсір',
  Poush: 'Поуш',
  Magh: 'Магх',
  Falgun: 'Фалгун',
  Chaitra: 'Чайтра',
};

export const punjabi_month: Names['punjabi_month'] = {
  Vaisakh: 'Вайсакх',
  Jeth: 'Джетх',
  Harh: 'Харх',
  Sawan: 'Саван',
  Bhadon: 'Бхадон',
  Assu: 'Ассу',
  Katak: 'Катак',
  Maghar: 'Магхар',
  Poh: 'Пох',
  Magh: 'Магх',
  Phagun: 'Пхагун',
  Chet: 'Чет',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'день народження',
  wedding: 'річниця весілля',
  shraddha: 'шраддха',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'тітхі в місячному місяці',
  nakshatra: 'накшатра в сонячному місяці',
};

export const month_kind: Names['month_kind'] = {
  nija: 'місяць ніджа',
  adhika: 'додатковий місяць',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'у тітхі чи накшатрі є схід',
  first_sunrise: 'перший із двох сходів',
  second_sunrise: 'другий із двох сходів',
  begins: 'сходу немає: день, у якому починається',
  aparahna: 'більша частина апарахни',
  madhyahna: 'більша частина мадгʼягни, для підношення одному',
  adhika_month: 'у додатковому місяці',
  nija_month: 'у місяці ніджа',
  earlier_in_month: 'перша з двох у місяці',
};
