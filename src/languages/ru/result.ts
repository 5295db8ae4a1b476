import { slavic } from '../locale/plural.js';
import type { ResultWords } from '../pages/result/words.js';

const inSeconds = slavic('секунду', 'секунды', 'секунд');

export const result: ResultWords = {
  born: ({ date, time, place }) => `${date}${time === undefined ? ', время неизвестно' : `, ${time}`}, ${place}`,
  onDay: ({ date, place }) => `${date}, ${place}`,
  change: 'Изменить данные',
  whatYouGet: 'Что вы получите',
  seeExample: 'Посмотреть пример',
  howCalculated: 'Как это рассчитано',
  birthToCome: 'Эта дата рождения ещё впереди.',
  howSure: 'Что иметь в виду',
  keepIt: 'Сохранить и проверить',
  print: 'Напечатать',
  share: 'Поделиться',
  shared: 'Адрес скопирован',
  copyJson: 'Скопировать JSON',
  copied: 'Скопировано',
  notCopied: 'Скопировать не удалось',
  asJson: 'То же в виде JSON',
  addressHolds: 'Адрес этой страницы содержит введённые данные: у кого он есть, тот видит этот результат.',
  sameDetails: 'Те же данные в других расчётах',
  moreCalculators: (count) => `Ещё ${count}`,
  within: {
    title: 'Что эти минуты оставляют открытым',
    throughout: (v) => `${v}, всё это время`,
    navamsaLagna: 'Лагна навамши',
    lagnaNakshatra: 'Накшатра лагны',
    others: (n) => `Подробностей результата, меняющихся за эти минуты: ${n}. В JSON каждая названа со своей минутой.`,
  },
  used: {
    title: 'Основа расчёта',
    zodiac: 'Зодиак',
    sidereal: 'Сидерический',
    tropical: 'Тропический',
    coordinates: 'Координаты',
    derived: (zone) => `${zone}, по координатам`,
    daylight: 'Летнее время',
    daylightApplied: 'Действовало и учтено',
    ephemeris: 'Эфемериды',
    version: 'Версия расчёта',
  },
  gathered: {
    contents: 'Содержание',
    whole: (name) => `Подробно: ${name}`,
    needsTime: 'Для этой части нужно время рождения.',
    needsTimeText: 'Она зависит от лагны, которая за сутки проходит все двенадцать знаков.',
    onlyWithTime: 'Нужно время рождения',
    needsBirth: 'Здесь известна только накшатра; для карты нужно рождение.',
    notHere: 'Для этого рождения ответа здесь нет.',
  },
  busy: {
    title: 'Минутку, пожалуйста',
    tooMany: (seconds) =>
      `С этого адреса запрошено больше расчётов, чем можно за минуту. Попробуйте, пожалуйста, ещё раз через ${seconds === undefined ? 'минуту' : inSeconds(seconds)}. Ваши данные не потеряны.`,
    unavailable: 'Сейчас выполнить расчёт не удалось. Попробуйте, пожалуйста, чуть позже. Ваши данные не потеряны.',
    again: 'Попробовать ещё раз',
  },
};
