import { type ChartWords, spaced } from '../charts/words.js';
import { slavic } from '../locale/plural.js';

const inDegrees = slavic('градус', 'градуса', 'градусов');

export const RUSSIAN_CHARTS: ChartWords = {
  grahas: {
    Sun: 'Со',
    Moon: 'Лу',
    Mercury: 'Ме',
    Venus: 'Ве',
    Mars: 'Ма',
    Jupiter: 'Юп',
    Saturn: 'Са',
    Rahu: 'Ра',
    Ketu: 'Ке',
  },
  lagna: 'Лг',
  retrograde: 'Р',
  isTall: false,
  signs: ['Ове', 'Тел', 'Бли', 'Рак', 'Лев', 'Дев', 'Вес', 'Ско', 'Стр', 'Коз', 'Вод', 'Рыб'],
  styles: {
    north: 'североиндийский стиль',
    south: 'южноиндийский стиль',
    east: 'восточноиндийский стиль',
  },
  vargas: {
    D1: 'Раши',
    D2: 'Хора',
    D3: 'Дреккана',
    D4: 'Чатуртхамша',
    D7: 'Саптамша',
    D9: 'Навамша',
    D10: 'Дашамша',
    D12: 'Двадашамша',
    D16: 'Шодашамша',
    D20: 'Вимшамша',
    D24: 'Чатурвимшамша',
    D27: 'Саптавимшамша',
    D30: 'Тримшамша',
    D40: 'Кхаведамша',
    D45: 'Акшаведамша',
    D60: 'Шаштиамша',
  },
  weekdays: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  firstWeekday: 2,
  chart: ({ varga, id }) => `Карта ${varga} (${id})`,
  withoutLagna: 'без лагны',
  atNoon: 'положения на полдень',
  lagnaIn: (sign, degrees) => `${spaced('Лагна', sign, degrees !== undefined && inDegrees(degrees))}.`,
  house: (house, sign) => `Дом ${house}, ${sign}`,
  graha: ({ name, degrees, retrograde }) =>
    spaced(name, degrees !== undefined && inDegrees(degrees), retrograde && '(ретроградно)'),
  holds: (where, grahas) => `${where}: ${grahas}.`,
};
