import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'Погода отношений',
  title: 'Погода отношений',
  summary: 'Благоприятно ли небо дня для любви, дружбы или совместной работы; виден каждый балл оценки.',
  submit: 'Показать день',
  gets: [
    'Оценка дня для одного вида отношений',
    'Состояние сигнификаторов: Венеры, Меркурия, Луны, Солнца или Сатурна',
    'Что меняется в течение дня, какие промежутки выбирают, а каких избегают',
  ],
  disclaimer: disclaimers['relationship-weather'],
  kindNav: 'Вид отношений',
  steps: (favourable, challenging) =>
    `Оценка ${favourable} и выше — благоприятно, ниже ${challenging} — сложно, между ними — неоднозначно.`,
  significators: 'Сигнификаторы',
  significatorsSoft: 'Грахи, которые отвечают за этот вид отношений, на начало дня.',
  graha: 'Граха',
  sign: 'Знак',
  dignity: 'Достоинство',
  state: 'Состояние',
  direct: 'директное движение',
  retrograde: 'ретроградность',
  combust: 'сожжение',
  moon: 'Луна',
  whatChanges: 'Что найдено с этого времени',
  noChanges: 'До конца суток по правилам ничего не меняется.',
};
