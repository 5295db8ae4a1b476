import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'Погода стосунків',
  title: 'Погода стосунків',
  summary: 'Чи сприяє небо дня коханню, дружбі або спільній роботі; видно кожен бал оцінки.',
  submit: 'Показати день',
  gets: [
    'Оцінка дня для одного виду стосунків',
    'Стан сигніфікаторів: Венери, Меркурія, Місяця, Сонця чи Сатурна',
    'Що змінюється впродовж дня, які проміжки обирають, а яких уникають',
  ],
  disclaimer: disclaimers['relationship-weather'],
  kindNav: 'Вид стосунків',
  steps: (favourable, challenging) =>
    `Оцінка ${favourable} і вище — сприятливо, нижче за ${challenging} — складно, між ними — неоднозначно.`,
  significators: 'Сигніфікатори',
  significatorsSoft: 'Грахи, що відповідають за цей вид стосунків, на початок дня.',
  graha: 'Граха',
  sign: 'Знак',
  dignity: 'Гідність',
  state: 'Стан',
  direct: 'директний рух',
  retrograde: 'ретроградність',
  combust: 'спалення',
  moon: 'Місяць',
  whatChanges: 'Що знайдено відтоді',
  noChanges: 'До кінця доби за правилами нічого не змінюється.',
};
