import type { MoonSignWords } from '../../../tools/vedic-moon-sign-calculator/page/words.js';

export const vedicMoonSignCalculator: MoonSignWords = {
  name: 'Mondzeichen (Rashi)',
  title: 'Mondzeichen (Rashi)',
  summary: 'Zeichen, Nakshatra und Pada des Geburtsmonds, daneben das westliche Mondzeichen.',
  submit: 'Mondzeichen bestimmen',
  gets: [
    'Ihr Rashi und sein Herrscher',
    'Ihr Nakshatra und Pada',
    'Ob es auf die Geburtszeit ankommt: An etwa zwei von fünf Tagen wechselt der Mond das Zeichen',
    'Ohne Uhrzeit alle Zeichen, in denen der Mond an diesem Tag stand',
  ],
  disclaimer:
    'Das Zeichen ist berechnet; was es über einen Charakter sagen soll, ist Überlieferung. Es ist keine psychologische Beurteilung.',
  rashi: 'Rashi',
  rulerOfRashi: 'Herrscher der Rashi',
  rulerOfNakshatra: 'Herrscher des Nakshatra',
  details: 'Der Mond bei der Geburt',
};
