import { type ChartWords, spaced } from '../charts/words.js';
import { slavic } from '../locale/plural.js';

const inDegrees = slavic('градус', 'градуси', 'градусів');

export const UKRAINIAN_CHARTS: ChartWords = {
  grahas: {
    Sun: 'Со',
    Moon: 'Мі',
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
  signs: ['Ове', 'Тел', 'Бли', 'Рак', 'Лев', 'Дів', 'Тер', 'Ско', 'Стр', 'Коз', 'Вод', 'Риб'],
  styles: {
    north: 'північноіндійський стиль',
    south: 'південноіндійський стиль',
    east: 'східноіндійський стиль',
  },
  vargas: {
    D1: 'Раші',
    D2: 'Хора',
    D3: 'Дреккана',
    D4: 'Чатуртхамша',
    D7: 'Саптамша',
    D9: 'Навамша',
    D10: 'Дашамша',
    D12: 'Двадашамша',
    D16: 'Шодашамша',
    D20: 'Вімшамша',
    D24: 'Чатурвімшамша',
    D27: 'Саптавімшамша',
    D30: 'Трімшамша',
    D40: 'Кхаведамша',
    D45: 'Акшаведамша',
    D60: 'Шаштіамша',
  },
  weekdays: ['нд', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  firstWeekday: 2,
  chart: ({ varga, id }) => `Карта ${varga} (${id})`,
  withoutLagna: 'без лагни',
  atNoon: 'положення на полудень',
  lagnaIn: (sign, degrees) => `${spaced('Лагна', sign, degrees !== undefined && inDegrees(degrees))}.`,
  house: (house, sign) => `Дім ${house}, ${sign}`,
  graha: ({ name, degrees, retrograde }) =>
    spaced(name, degrees !== undefined && inDegrees(degrees), retrograde && '(ретроградно)'),
  holds: (where, grahas) => `${where}: ${grahas}.`,
};
