import type { KundliWords } from '../../../gathered/kundli/words.js';

export const kundli: KundliWords = {
  name: 'Kundli completa',
  title: 'Kundli',
  summary: 'Una carta entera en una página, del panchanga al gochara, para imprimir y guardar.',
  submit: 'Hacer la kundli',
  gets: [
    'El panchanga del nacimiento, la carta en tres estilos y la navamsa al lado',
    'Planetas, vargas, dashas en curso, yogas y doshas',
    'Ashtakavarga, fuerzas, cada Sade Sati y el cielo de hoy',
    'Todo como cuadernillo en papel A4',
  ],
  disclaimer:
    'Una kundli se calcula; su sentido es tradición. No pronostica nada ni es base para decidir sobre salud, dinero o matrimonio.',
  sections: {
    panchanga: 'Panchanga del nacimiento',
    charts: 'Cartas',
    planets: 'Planetas',
    houses: 'Casas y aspectos',
    vargas: 'Los dieciséis vargas',
    dashas: 'Dashas',
    yogas: 'Yogas y doshas',
    manglik: 'Manglik',
    ashtakavarga: 'Los bindus (ashtakavarga)',
    strengths: 'Fuerzas',
    nakshatra: 'Sílaba del nombre',
    saturn: 'Saturno a lo largo de la vida',
    gochara: 'Gochara hoy',
  },
  booklet: {
    print: 'Imprimir o guardar como PDF',
    back: 'Volver a la kundli',
    note: (sheets) =>
      `Un cuadernillo de ${sheets} hojas A4. Una pantalla estrecha solo muestra la portada; se imprimen todas.`,
    continued: 'continuación',
  },
};
