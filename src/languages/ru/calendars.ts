import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'гражданский (григорианский)',
  amanta: 'лунный, аманта',
  purnimanta: 'лунный, пурниманта',
  tamil: 'тамильский',
  malayalam: 'малаяламский',
  bengali: 'бенгальский',
  bengali_surya_siddhanta: 'бенгальский, старые альманахи',
  odia: 'одия',
  assamese: 'ассамский',
  nepali: 'непальский (Бикрам Самбат)',
  punjabi: 'панджабский (Бикрами)',
  national: 'индийский национальный',
  bangladesh: 'бангладешский',
  nanakshahi: 'Нанакшахи',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'Коллам',
  bengali_san: 'Бенгали Сан',
  odia_san: 'Сан Ориссы',
  bhaskarabda: 'Бхаскарабда',
  bikram_sambat: 'Бикрам Самбат',
  bikrami: 'Бикрами',
  saka: 'Шака',
  bangla_san: 'Бангла Сан',
  nanakshahi: 'Нанакшахи',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'Солнце вошло в знак до заката',
  after_sunset: 'Солнце вошло в знак после заката, поэтому следующий день',
  before_three_fifths: 'Солнце вошло в знак в первые три пятых дня',
  after_three_fifths: 'Солнце вошло в знак после трёх пятых дня, поэтому следующий день',
  same_date: 'день вступления Солнца',
  next_date: 'день после вступления Солнца',
  karka_before_sunrise: 'Солнце вошло в Рак до восхода, поэтому предыдущий день',
  makara_after_sunset: 'Солнце вошло в Козерог после заката, поэтому следующий день',
  fixed_date: 'постоянная дата гражданского календаря',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'современное Солнце',
  surya_siddhanta: 'Солнце Сурья-сиддханты',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'один восход в титхи',
  first_of_two: 'первый из двух восходов в титхи',
  second_of_two: 'второй из двух восходов в титхи',
  none: 'в титхи нет восхода: день, в котором она начинается',
  no_day: 'здесь Солнце не создаёт дня',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'Ченнаи',
  thiruvananthapuram: 'Тируванантапурам',
  kolkata: 'Калькутта',
  puri: 'Пури',
  guwahati: 'Гувахати',
  kathmandu: 'Катманду',
  amritsar: 'Амритсар',
  given: 'указанное место',
};

export const reckoning: Names['reckoning'] = {
  home: 'в городе каждого календаря',
  place: 'в этом месте',
};

export const assamese_month: Names['assamese_month'] = {
  Bohag: 'Бохаг',
  Jeth: 'Джетх',
  Ahar: 'Ахар',
  Saon: 'Шаон',
  Bhado: 'Бхадо',
  Ahin: 'Ахин',
  Kati: 'Кати',
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
  Kartik: 'Картик',
  Mangsir: 'Мангсир',
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
  birthday: 'день рождения',
  wedding: 'годовщина свадьбы',
  shraddha: 'шраддха',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'титхи в лунном месяце',
  nakshatra: 'накшатра в солнечном месяце',
};

export const month_kind: Names['month_kind'] = {
  nija: 'месяц ниджа',
  adhika: 'дополнительный месяц',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'в титхи или накшатре есть восход',
  first_sunrise: 'первый из двух восходов',
  second_sunrise: 'второй из двух восходов',
  begins: 'восхода нет: день, в котором начинается',
  aparahna: 'большая часть апарахны',
  madhyahna: 'большая часть мадхьяхны, для подношения одному',
  adhika_month: 'в дополнительном месяце',
  nija_month: 'в месяце ниджа',
  earlier_in_month: 'первая из двух в месяце',
};
