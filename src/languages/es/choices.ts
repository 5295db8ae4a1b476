import type { ChoicesWords } from '../pages/site/choices-words.js';

/** What pages say of the choices that a visitor keeps for all of them. */
export const choices: ChoicesWords = {
  title: 'Sus preferencias',
  lead: 'Los formularios empiezan con ellas. Una dirección muestra siempre lo que dice, a usted y a quien la reciba.',
  where: {
    cookie: 'Guardadas en una sola cookie de este sitio, durante un año. Contiene estas preferencias y nada más.',
    device: 'Guardadas solo en este dispositivo.',
  },
  regionHint:
    'De qué región son los ayunos y fiestas que se indican. La del lugar se conoce por su situación; lejos de la India, por el idioma de la página.',
  monthLabel: 'Mes que se indica primero',
  months: { amanta: 'hasta la luna nueva (amanta)', purnimanta: 'hasta la luna llena (purnimanta)' },
  matchLabel: 'Lo que se indica primero de una compatibilidad',
  save: 'Guardar',
  forget: 'Borrar mis preferencias',
  saved: 'Guardado.',
  forgotten: 'Sus preferencias se han borrado.',
  notKept: 'Su navegador no ha guardado nada. Quizá no acepta cookies de este sitio.',
  change: 'Cambiar',
  begun: 'Rellenado según sus preferencias:',
  withOwn: 'Mostrar con sus preferencias:',
  keepThese: 'Guardar como sus preferencias:',
  because: {
    chosen: 'su preferencia',
    language: 'por el idioma, ya que el lugar está lejos de la India',
    far: 'lo habitual lejos de la India',
  },
};
