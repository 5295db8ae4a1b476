import type { DashaWords } from '../../../tools/dasha-calculator/page/words.js';

export const dashaCalculator: DashaWords = {
  name: 'Dasha-Perioden (Vimshottari)',
  title: 'Vimshottari-Dasha',
  answer: 'Dasha jetzt',
  summary: 'Die Mahadashas eines Lebens, die Perioden in ihnen und welche jetzt laufen.',
  submit: 'Dashas zeigen',
  gets: [
    'Die Maha-, Antar- und Pratyantardasha, die jetzt laufen',
    'Alle neun Mahadashas ab der Geburt mit den beiden Ebenen darunter',
    'Was von der ersten bei der Geburt noch übrig war',
    'Um wie viel eine Minute der Geburtszeit jedes Datum verschiebt',
  ],
  disclaimer:
    'Die Daten gehören zu einem überlieferten Schema, nicht zu Ereignissen. Sie sagen weder Krankheit noch Tod, Heirat oder Wohlstand voraus.',
  moon: 'Mond bei der Geburt',
  noneRuns: {
    birthAhead: { lead: 'Noch läuft keine Dasha.', text: 'Die Geburt liegt nach dem heutigen Tag.' },
    over: { lead: 'Zurzeit läuft keine Dasha.', text: 'Die neun Mahadashas, zusammen 120 Jahre, sind zu Ende.' },
    noClock: { lead: 'Die laufende Dasha lässt sich nicht nennen.', text: 'Die aktuelle Zeit ist hier nicht bekannt.' },
  },
  lanesTitle: 'Drei Ebenen',
  lanes: { maha: 'Mahadashas', within: (lords) => `Innerhalb ${lords}` },
  drawn: {
    mahas: (from, to) => `Mahadashas, ${from} bis ${to}`,
    antars: (lord) => `Antardashas der Mahadasha ${lord}`,
    pratyantars: (lords) => `Pratyantardashas, ${lords}`,
    runs: (lord) => `jetzt läuft ${lord}`,
  },
  tablesTitle: 'Perioden',
  mahasCaption: 'Mahadashas mit dem Alter, in dem sie beginnen',
  antarsCaption: (lord) => `Antardashas der Mahadasha ${lord}`,
  pratyantarsCaption: (lords) => `Pratyantardashas, ${lords}`,
  lord: 'Herrscher',
  age: 'Alter',
  certainTitle: 'Wie sicher die Daten sind',
  perMinute: {
    lead: (days) => `Eine Minute Unterschied in der Geburtszeit verschiebt jedes Datum um ${days} Tage.`,
    year: (days) =>
      `Ein Jahr zählt hier ${days} Tage; die Schulen rechnen mit 360 bis 365,2564 Tagen, was die Daten um Monate verschiebt.`,
  },
  balance: (left, full, lord) =>
    full === '1'
      ? `Bei der Geburt war von dem einen Jahr der Periode ${lord} noch ${left} übrig.`
      : `Bei der Geburt waren von den ${full} Jahren der Periode ${lord} noch ${left} übrig.`,
  open: {
    lead: 'Ohne Geburtszeit bleiben die Daten offen.',
    text: (days) =>
      `Bei einer Geburt am Ende des Tages liegt jedes Datum ${days} Tage früher als bei einer am Anfang. Die Tabelle nennt beide Grenzen.`,
    first: 'Erste Mahadasha',
    balance: 'Bei der Geburt übrig',
    years: (years) => `${years} Jahre`,
    move: 'Spielraum der Daten',
    days: (days) => `${days} Tage`,
    caption: 'Zwischen welchen Monaten jede Mahadasha beginnt',
    earliest: 'Nicht vor',
    latest: 'Nicht nach',
  },
};
