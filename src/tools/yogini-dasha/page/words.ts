import type { Locale } from '../../../languages/locale/locales.js';
import type { ToolWords } from '../../../pages/shell/tool-page.js';

export interface YoginiWords extends ToolWords {
  /** What is over where none runs any more. */
  readonly over: string;
}

export const WORDS: Readonly<Record<Locale, YoginiWords>> = {
  en: {
    name: 'Yogini dasha',
    title: 'Yogini dasha',
    summary: 'The eight yoginis of 36 years, three times round, and which one runs now.',
    submit: 'Show the yoginis',
    gets: [
      'The yogini that runs now, with the two levels below',
      'Three cycles of 36 years from birth on',
      'What was left of the first yogini at birth',
    ],
    disclaimer: 'The yoginis are a traditional count of years. Their names foretell neither good nor bad.',
    over: 'Three cycles of the yoginis, 108 years in all, have ended.',
  },
  uk: {
    name: 'Йогіні-даша',
    title: 'Йогіні-даша',
    summary: 'Вісім йогіні за 36 років, три кола, і та, що триває зараз.',
    submit: 'Показати йогіні',
    gets: [
      'Йогіні, що триває зараз, із двома нижчими рівнями',
      'Три кола по 36 років від народження',
      'Скільки лишалося від першої йогіні на момент народження',
    ],
    disclaimer: 'Йогіні — традиційний лік років. Їхні назви не провіщають ні доброго, ні лихого.',
    over: 'Три кола йогіні, разом 108 років, минули.',
  },
  ru: {
    name: 'Йогини-даша',
    title: 'Йогини-даша',
    summary: 'Восемь йогини за 36 лет, три круга, и та, что идёт сейчас.',
    submit: 'Показать йогини',
    gets: [
      'Йогини, которая идёт сейчас, с двумя нижними уровнями',
      'Три круга по 36 лет от рождения',
      'Сколько оставалось от первой йогини на момент рождения',
    ],
    disclaimer: 'Йогини — традиционный счёт лет. Их названия не предвещают ни хорошего, ни плохого.',
    over: 'Три круга йогини, всего 108 лет, закончились.',
  },
  hi: {
    name: 'योगिनी दशा',
    title: 'योगिनी दशा',
    summary: '36 वर्ष की आठ योगिनियाँ, तीन आवृत्तियों में, और अभी कौन-सी चल रही है।',
    submit: 'योगिनी दशा देखें',
    gets: [
      'अभी चल रही योगिनी, नीचे के दो स्तरों सहित',
      'जन्म से आगे 36-36 वर्ष की तीन आवृत्तियाँ',
      'जन्म के समय पहली योगिनी कितनी शेष थी',
    ],
    disclaimer: 'योगिनियाँ वर्षों की एक पारंपरिक गणना हैं। इनके नाम शुभ या अशुभ की भविष्यवाणी नहीं करते।',
    over: 'योगिनियों की तीन आवृत्तियाँ, कुल 108 वर्ष, बीत चुकी हैं।',
  },
  fr: {
    name: 'Dasha Yogini',
    title: 'Dasha Yogini',
    summary: 'Les huit yoginis de 36 ans, en trois cycles, et celle qui est en cours.',
    submit: 'Afficher les yoginis',
    gets: [
      'La yogini en cours, avec les deux niveaux inférieurs',
      'Trois cycles de 36 ans depuis la naissance',
      'Ce qui restait de la première yogini à la naissance',
    ],
    disclaimer: 'Les yoginis sont un décompte traditionnel des années. Leurs noms n’annoncent ni bonheur ni malheur.',
    over: 'Trois cycles de yoginis, 108 ans en tout, sont terminés.',
  },
  de: {
    name: 'Yogini-Dasha',
    title: 'Yogini-Dasha',
    summary: 'Die acht Yoginis von 36 Jahren in drei Umläufen, und welche jetzt läuft.',
    submit: 'Yoginis zeigen',
    gets: [
      'Die Yogini, die jetzt läuft, mit den beiden Ebenen darunter',
      'Drei Umläufe von 36 Jahren ab der Geburt',
      'Was von der ersten Yogini bei der Geburt noch übrig war',
    ],
    disclaimer:
      'Die Yoginis sind eine überlieferte Zählung der Jahre. Ihre Namen verheißen weder Gutes noch Schlechtes.',
    over: 'Drei Umläufe der Yoginis, zusammen 108 Jahre, sind zu Ende.',
  },
  es: {
    name: 'Dasha Yogini',
    title: 'Dasha Yogini',
    summary: 'Las ocho yoginis de 36 años, en tres ciclos, y la que está en curso.',
    submit: 'Mostrar las yoginis',
    gets: [
      'La yogini en curso, con los dos niveles inferiores',
      'Tres ciclos de 36 años desde el nacimiento',
      'Lo que quedaba de la primera yogini al nacer',
    ],
    disclaimer: 'Las yoginis son un cómputo tradicional de los años. Sus nombres no anuncian ni bien ni mal.',
    over: 'Tres ciclos de las yoginis, 108 años en total, han terminado.',
  },
};
