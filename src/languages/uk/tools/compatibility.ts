import type { SignPairWords } from '../../../tools/compatibility/page/words.js';

export const compatibility: SignPairWords = {
  name: 'Сумісність знаків Сонця',
  title: 'Сумісність знаків Сонця',
  summary: 'Чи узгоджуються два західні знаки Сонця за стихією та дружбою управителів.',
  submit: 'Порівняти знаки',
  gets: ['Оцінка зі 100 балів', 'З чого складаються бали', 'Кут між двома знаками'],
  disclaimer:
    'Оцінка двох знаків Сонця за сталими правилами. Про двох людей вона нічого не каже: не обирайте й не залишайте нікого через неї.',
  score: 'Оцінка',
  ofPoints: (maximum) => `зі ${maximum} балів`,
  points: (score, maximum) => `${score} з ${maximum}`,
  bar: (score) => `${score} зі 100 балів`,
  firstSign: 'Перший знак',
  secondSign: 'Другий знак',
  ruledBy: (ruler) => `управитель: ${ruler}`,
  partsTitle: 'З чого складаються бали',
  partsNote: 'Кожна частина дає до 50 балів.',
  sameSign: (element) => `Знак той самий; його стихія: ${element}.`,
  sameElement: (element) => `Стихія обох знаків та сама: ${element}.`,
  elements: (a, b) => `Стихії знаків: ${a} і ${b}.`,
  oneRuler: (ruler) => `Управитель обох знаків: ${ruler}.`,
  rulers: (a, b) => `Управителі знаків: ${a} і ${b}.`,
  angleTitle: 'Кут',
  angle: (name, distance) => `${name}, відстань у знаках: ${distance}; балів не дає`,
  howTitle: 'Як це читати',
  how: 'Стихії порівнюються так, як у західній астрології, управителі — за природною дружбою з ведичних текстів; самі бали — умовність цього розрахунку. Порядок знаків нічого не змінює.',
};
