import type { UpcomingTransitsWords } from '../../../tools/upcoming-transits/page/words.js';

export const upcomingTransits: UpcomingTransitsWords = {
  name: 'Próximos tránsitos',
  title: 'Lo que viene sobre su carta',
  summary: 'Los tránsitos sobre una carta natal que empiezan, son exactos o acaban en dos años.',
  submit: 'Mostrar lo que viene',
  gets: [
    'Primero los grahas lentos: Saturno, Júpiter, Rahu, Ketu y Marte, con cada día exacto',
    'Los pasos de un bucle retrógrado juntos, con todo su período',
    'El Sol, Mercurio, Venus y la Luna si lo desea',
  ],
  disclaimer: 'Un horario de aspectos. Que uno sea exacto un día no quiere decir que ese día ocurra algo.',
  next: 'Próximo tránsito importante',
  noneIsMajor: (count) => `${count}, ninguno importante por delante`,
  span: 'Desde, hasta (UTC)',
  found: 'Encontrados',
  slowTitle: 'Marte, Júpiter, Saturno, Rahu y Ketu',
  slow: 'Por el día en que empiezan, son exactos o acaban. Los días son UTC.',
  quickTitle: 'Sol, Mercurio y Venus',
  moonTitle: 'La Luna',
  moon: 'Cada mes está una vez sobre cada punto y una vez enfrente, medio día cada vez.',
  throughoutTitle: 'En orbe todo el tiempo',
  throughout: 'No empiezan ni acaban en estos días ni son exactos en ellos.',
  none: 'Ninguno en estos días.',
  whatTitle: 'Cómo leerlo',
  what: 'Un tránsito dura mientras el graha está a menos de 3 grados de un aspecto a un punto de la carta natal. Un graha que retrocede pasa hasta tres veces; su período abarca entonces todos los pasos, también los días intermedios en que está fuera de orbe. Los tránsitos al lagna dependen del minuto de nacimiento. Cada tránsito tiene puntos por el graha, el punto de la carta y la clase de aspecto; el que tiene muchos se llama aquí importante.',
};
