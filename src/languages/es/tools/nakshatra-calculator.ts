import type { NakshatraWords } from '../../../tools/nakshatra-calculator/page/words.js';

export const nakshatraCalculator: NakshatraWords = {
  name: 'Nakshatra de nacimiento',
  title: 'Nakshatra de nacimiento (janma nakshatra)',
  summary: 'El nakshatra y el pada de la Luna al nacer y lo que de ellos dice la tradición.',
  submit: 'Hallar el nakshatra',
  gets: [
    'Su nakshatra y pada con regente, deidad, gana, yoni y nadi',
    'Cuándo entró en él la Luna y cuándo salió',
    'El sonido del nombre según el pada',
    'Sin la hora, todos los padas de ese día con sus horas',
  ],
  disclaimer:
    'Gana, yoni y las demás clases son denominaciones tradicionales. No juzgue por ellas a una persona ni a una pareja.',
  meaning: 'Lo que dice la tradición',
  meaningNote: 'Son las clases que usan los almanaques y el estudio de parejas. Clasifican nakshatras, no personas.',
  deity: 'Deidad',
  gana: 'Gana (temperamento)',
  yoni: 'Yoni (animal)',
  nadi: 'Nadi',
  nature: 'Naturaleza',
  degree: 'Grado en el nakshatra',
  navamsa: 'Signo del pada en la navamsa',
  entered: 'Entrada de la Luna',
  left: 'Salida de la Luna',
  sound: 'Sonido del nombre',
  spellings: 'Grafías',
};
