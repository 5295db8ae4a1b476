import type { Disclaimers } from '../words/disclaimers.js';

// What results are not for, in answers and on pages. One export a tool, so that whoever bundles a tool has its own alone.
export const annualChartDisclaimer =
  'An annual chart is read by rules of a tradition. It weighs nothing else of a life and foretells no event.';
export const ashtakavargaDisclaimer =
  'Bindus are counted by a table of tradition. A sign with few of them is no misfortune and one with many no promise.';
export const ashtottariDashaDisclaimer =
  'A second count of years beside Vimshottari, for the births that the texts name. It tells of no event and no length of life.';
export const bestTimeTodayDisclaimer =
  'Hours ranked by traditional rules alone. When health, law or money is at stake, take the time that the matter itself needs.';
export const bhavaChartDisclaimer =
  'Houses are divided by conventions on which traditions differ. A planet in another bhava than its sign is neither better nor worse for it.';
export const birthChartCalculatorDisclaimer =
  'The positions are calculated; their meaning is tradition. A chart diagnoses no illness and foretells no death, wealth or loss.';
export const chartPointsDisclaimer =
  'Points and states are counted by rules of tradition. Their old names are names: none means an illness, a death or a loss.';
export const compatibilityDisclaimer =
  'A score of two sun signs by fixed rules. It says nothing about two people: do not choose or leave anyone by it.';
export const currentTransitsCalculatorDisclaimer =
  'The scores rank aspects by listed rules; they do not foretell events. Do not base decisions of health, law or money on them.';
export const dailyTimingDisclaimer =
  'The score counts what almanacs call favourable; no hour is safe or dangerous because of it. Not for decisions of health, law or money.';
export const dashaCalculatorDisclaimer =
  'The dates are those of a traditional scheme, not of events. They do not foretell illness, death, marriage or fortune.';
export const dayLagnasDisclaimer =
  'The rising sign is astronomy, what it is good for is tradition. Fix no treatment, payment or court date by it.';
export const eclipsesDisclaimer =
  'The contacts are astronomy; sutak and what an eclipse is said to mean are tradition. Never look at the Sun without a filter made for it.';
export const gocharaDisclaimer =
  'Gochara is a table of tradition over the sky of a day. Nothing else of a life is weighed, and no event foretold.';
export const hinduDateDisclaimer =
  'Printed calendars have months of their own, and offices follow the printed ones. For deeds, deadlines and contracts look at the official calendar.';
export const horoscopeMatchingDisclaimer =
  'What traditions count, side by side. None of it measures two people: do not decide for or against a marriage by a number.';
export const jaiminiChartDisclaimer =
  'The schools of Jaimini differ on karakas, lords and dashas. What is told follows one of them and is no forecast of a life.';
export const kpChartDisclaimer =
  'Sub lords change within minutes of birth time, and significators are lists of a tradition. Nothing in them decides a question for anyone.';
export const matchRankingDisclaimer =
  'An order by points of tradition, which measure nobody. Meet people first, and leave no one out for a place in a list.';
export const monthlySnapshotDisclaimer =
  'Best and caution days follow from traditional rules alone. Do not move an operation, a contract or a payment to fit them.';
export const moonPhasesDisclaimer =
  'The phases are astronomy, good for a calendar. They are not for predicting tides, fertility or health.';
export const muhurtaFinderDisclaimer =
  'A span that traditional almanacs allow, and no more: it promises nothing. For a rite, ask those who perform it; not for decisions of health, law or money.';
export const nakshatraCalculatorDisclaimer =
  'Gana, yoni and the other classes are traditional labels. Do not judge a person, or a match, by them.';
export const nakshatraDisclaimer =
  'It is the same for everybody that day; what it is good for is tradition. Not for decisions of health, law or money.';
export const navamsaChartCalculatorDisclaimer =
  'Tradition reads marriage in the navamsa. Do not decide by it whether, when or whom to marry.';
export const panchangMonthDisclaimer =
  'A month is reckoned by the rules of one school, and the almanac of your family may follow another. Nothing of health, law or money hangs on it.';
export const panchangDisclaimer =
  'Almanacs differ in their conventions. For a fast, a festival or a rite ask those who keep it; not for decisions of health, law or money.';
export const personalActivationDisclaimer =
  'It counts from one natal Moon and foretells neither moods nor events. Not for decisions of health, law or money.';
export const planetVisibilityDisclaimer =
  'Whether a planet is seen hangs on air and eye; almanacs differ by days. No marriage is better or worse for it.';
export const planetaryHoursDisclaimer =
  'A traditional division of the day. Do not set the time of a treatment, a payment or a legal step by it.';
export const planetaryStrengthsDisclaimer =
  'Strengths are sums of a tradition whose schools differ. A weak graha is no misfortune and a strong one no promise.';
export const prashnaChartDisclaimer =
  'The chart of a question is read by rules of a tradition. It knows no answer: take questions of health, law or money to those who do.';
export const pushOrWaitDisclaimer =
  'A score of the calendar, which knows nothing of your plans. Do not put off a treatment, a payment or a legal deadline because of it.';
export const relationshipWeatherDisclaimer =
  'It reads the sky of a day, not the people in it. Do not begin, judge or end a relationship by it.';
export const retrogradesDisclaimer =
  'A retrograde planet only seems to move backwards. It is no reason to put off a contract, a journey or a repair.';
export const runningDashasDisclaimer =
  'The lower levels depend on the minute of birth. They are periods of a tradition and do not say what happens on any day.';
export const sadeSatiCalculatorDisclaimer =
  "The dates are Saturn's; the hardship is tradition. They are no reason for fear, for costly remedies or for putting off a decision.";
export const saturnPeriodsDisclaimer =
  'Everyone has these years of Saturn; what they are said to bring is tradition. Do not fear them, or pay for remedies.';
export const signEntriesDisclaimer =
  'A calendar of the sky. What an entry is said to bring is tradition, and the same for a twelfth of mankind.';
export const signTodayDisclaimer =
  'It says what the sky does and what books of the tradition call it, the same for a twelfth of mankind. It foretells no event.';
export const sunSignDisclaimer =
  'The dates are the customary ones: near a change the true sign depends on the year and the hour. It is no test of character.';
export const tithiAnniversariesDisclaimer =
  'Which day is kept is for the family and its priest to say. This is reckoning by a calendar, no advice on rites, inheritance or deadlines.';
export const upcomingTransitsDisclaimer =
  'A timetable of aspects. That one is exact on a day does not mean that anything happens on it.';
export const vedicAscendantCalculatorDisclaimer =
  'The rising sign is only as sure as the birth time. It says nothing reliable about health, looks or talent.';
export const vedicBabyNameLetterDisclaimer = 'A traditional starting sound. Any name is a good name.';
export const vedicCompatibilityCalculatorDisclaimer =
  'A traditional score of two Moons. It does not measure a relationship: do not decide for or against a marriage by it.';
export const vedicMoonSignCalculatorDisclaimer =
  'The sign is calculated; what it says of a character is tradition. It is no psychological assessment.';
export const vedicZodiacSignCalculatorDisclaimer =
  "Three signs are a small part of a chart, and what they mean is tradition. They are no test of anyone's character.";
export const vrataCalendarDisclaimer =
  'Almanacs and schools differ by a day: those who keep a fast or a rite know which day is theirs. It is tradition and decides nothing else.';
export const yogasAndDoshasDisclaimer =
  'A yoga is a pattern that texts have a name for. Most charts have many; having one promises nothing and lacking one denies nothing.';
export const yoginiDashaDisclaimer =
  'The yoginis are a traditional count of years. Their names foretell nothing, neither good fortune nor misfortune.';

export const disclaimers: Disclaimers = {
  'best-time-today': bestTimeTodayDisclaimer,
  'push-or-wait': pushOrWaitDisclaimer,
  'personal-activation': personalActivationDisclaimer,
  'relationship-weather': relationshipWeatherDisclaimer,
  'monthly-snapshot': monthlySnapshotDisclaimer,
};
