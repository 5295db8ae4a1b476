import type { AshtottariWords } from '../../../tools/ashtottari-dasha/page/words.js';

export const ashtottariDasha: AshtottariWords = {
  name: 'Dasha Ashtottari',
  title: 'Dasha Ashtottari',
  summary: 'Los ocho regentes de 108 años, cuál está en curso y si esta dasha se aplica.',
  submit: 'Mostrar las dashas',
  gets: [
    'Los periodos en curso, en tres niveles',
    'Ocho mahadashas desde el nacimiento, con el nivel inferior',
    'Si los textos usan esta dasha para el nacimiento, según sus dos reglas',
  ],
  disclaimer: 'Un segundo cómputo de los años junto a Vimshottari. No habla de sucesos ni de la duración de la vida.',
  over: 'Las ocho mahadashas de los 108 años han terminado.',
  applies: {
    title: 'Si se aplica',
    what: 'Los textos usan esta dasha solo para algunos nacimientos y difieren en cuáles. Aquí se cuenta para todos.',
    byRahu: 'Rahu en un kendra o trikona desde el regente del lagna y no en el lagna',
    byPaksha: 'Nacimiento de día en la mitad oscura del mes, o de noche en la clara',
    yes: 'sí',
    no: 'no',
  },
};
