/**
 * Words that say in which part of a day an hour of twelve lies. A time is read by them only where one of the two hours is
 * in the part.
 */

/** Hours of the clock of 24 that a part of the day has, each a beginning and the end behind it. */
type Hours = readonly (readonly [from: number, until: number])[];

/** In small letters and NFC, as people type them before or behind a time: one list for all languages. */
const PARTS: readonly (readonly [words: string, hours: Hours])[] = [
  ['सुबह|सुबह के|सुबह को|प्रातः|प्रात:|प्रातःकाल|सवेरे|भोर में|तड़के|सकाळी|सकाळचे|पहाटे', [[1, 12]]],
  ['সকাল|সকালে|ভোর|ভোরে|ఉదయం|పొద్దున|పొద్దున్న|తెల్లవారుజామున', [[1, 12]]],
  ['in the morning|morgens|vormittags|früh|am morgen|du matin|de la mañana|de la madrugada|утра|ранку', [[1, 12]]],
  ['दिन में|दिन के', [[7, 18]]],
  ['दोपहर|दोपहर के|दोपहर में|अपराह्न|दुपारी|दुपारचे|দুপুর|দুপুরে|మధ్యాహ్నం', [[11, 18]]],
  ["in the afternoon|mittags|nachmittags|am nachmittag|de l'après-midi|del mediodía|дня", [[11, 18]]],
  ['de la tarde', [[12, 21]]],
  ['शाम|शाम के|शाम को|सायं|सायंकाल|संध्या|संध्याकाळी|सायंकाळी', [[15, 24]]],
  ['বিকেল|বিকেলে|বিকাল|বিকালে|সন্ধ্যা|সন্ধ্যায়|সন্ধে|সন্ধেয়|సాయంత్రం', [[15, 24]]],
  ['in the evening|abends|am abend|du soir|вечера|вечора', [[15, 24]]],
  [
    'रात|रात के|रात को|रात में|रात्रि|रात्री|রাত|রাতে|রাত্রি|రాత్రి|at night|nachts|in der nacht|de la noche|ночи|ночі',
    [
      [19, 24],
      [0, 5],
    ],
  ],
];

/** "5 बजकर 7 मिनट", "5টা 7 মিনিট", "7 часов 20 минут". */
const WITH_MINUTES =
  /^(\d{1,2}) ?(?:बजकर|वाजून|টা|টে|గంటల|час(?:ов|а)?|годин[аиі]?) ?(\d{1,2}) ?(?:मिनट|मिनिटे|मिनिटांनी|মিনিটে?|నిమిషాలకు|నిమిషాలు|минут[аы]?|хвилин[аи]?)$/;
/** "5:30 बजे", "7 часов". */
const OF_CLOCK = / ?(?:बजे|वाजता|টায়|টা|টে|గంటలకు|గంటలు|часов|часа|час|годині|години|година|годин)$/;

/** A time without the words around it, and the hours of the part of the day that they name. */
interface TimeInPart {
  readonly text: string;
  readonly hours: Hours | undefined;
}

/** A text in small letters, with one blank for several, without what it says of the part of the day. */
export function inPartOfDay(typed: string): TimeInPart {
  const text = typed.normalize('NFC').replace('’', "'");
  let [longest, hours]: [string, Hours | undefined] = ['', undefined];
  for (const [words, own] of PARTS) {
    for (const word of words.split('|')) {
      if (word.length <= longest.length || !(text.startsWith(`${word} `) || text.endsWith(` ${word}`))) continue;
      [longest, hours] = [word, own];
    }
  }
  const rest = text.startsWith(`${longest} `)
    ? text.slice(longest.length)
    : text.slice(0, text.length - longest.length);
  return { text: ofClock(rest.trim()), hours };
}

function ofClock(text: string): string {
  const [, hour, minute] = WITH_MINUTES.exec(text) ?? [];
  return minute === undefined ? text.replace(OF_CLOCK, '') : `${hour}:${minute.padStart(2, '0')}`;
}

/** A time of 24 hours, HH:MM or HH:MM:SS, whose hour is one of twelve or of 24, in a part of the day; none outside it. */
export function within(hours: Hours, time: string): string[] {
  const shown = Number(time.slice(0, 2));
  const meant = shown > 12 || shown === 0 ? [shown] : [shown % 12, (shown % 12) + 12];
  const hour = meant.find((one) => hours.some(([from, until]) => one >= from && one < until));
  return hour === undefined ? [] : [`${String(hour).padStart(2, '0')}${time.slice(2)}`];
}
