import { catalogue, type RuleWords } from '../words/rules/catalogue.js';
import { MALAYALAM_DATES } from './dates.js';
import { names } from './listed.js';
import { list } from './phrases.js';

/** What Malayalam says of what rules find. */
const MALAYALAM_RULES: RuleWords = {
  names,
  reasons: {
    auspicious: 'ശുഭയോഗം',
    inauspicious: 'അശുഭയോഗം',
    gravely_inauspicious: 'ഏറ്റവും അശുഭമായ രണ്ടു യോഗങ്ങളിൽ ഒന്ന്',
    karana_movable: 'ചരകരണം',
    karana_fixed: 'സ്ഥിരകരണം',
    karana_vishti: 'വിഷ്ടി, തുടക്കങ്ങൾക്ക് ഒഴിവാക്കുന്നത്',
    lord_benefic: 'ശുഭഗ്രഹം',
    lord_neutral: 'സമനായി കണക്കാക്കുന്നു',
    lord_malefic: 'പാപഗ്രഹം',
    moon_strong: 'ചന്ദ്രൻ ബലവാനാണ്',
    moon_moderate: 'ചന്ദ്രന് മധ്യമബലം',
    moon_weak: 'ചന്ദ്രൻ ബലഹീനനാണ്',
    good: 'അനുകൂലം',
    mixed: 'സമ്മിശ്രം',
    bad: 'പ്രതികൂലം',
    chandrashtama: 'ചന്ദ്രാഷ്ടമം, ഏറെ പ്രതികൂലം',
    same_ruler: 'ഒരേ ഗ്രഹം',
    friendly: 'മിത്രം',
    neutral_ruler: 'സമൻ',
    hostile: 'ശത്രു',
    sade_sati: 'ഏഴരശ്ശനി',
    ashtama_shani: 'അഷ്ടമശനി, ഭാരമേറിയതെന്നു പറയുന്ന എട്ടാമിടം',
    hora_primary: 'ഈ ഉദ്ദേശ്യത്തിന്റെ പ്രധാന അധിപൻ',
    hora_secondary: 'ഈ ഉദ്ദേശ്യത്തിന്റെ സഹായാധിപൻ',
    hora_opposed: 'ഈ ഉദ്ദേശ്യത്തിന് എതിര്',
    hora_other: 'ഈ ഉദ്ദേശ്യവുമായി പ്രത്യേക ബന്ധമില്ല',
    choghadiya_best: 'അത്യുത്തമം',
    choghadiya_good: 'നല്ലത്',
    choghadiya_neutral_good: 'യാത്രയ്ക്കു നല്ലത്, മറ്റുള്ളവയ്ക്കു സാധാരണം',
    choghadiya_bad: 'പ്രതികൂലം',
    overlap: 'ഈ ഹോരയുടെ മധ്യം ഇതിനുള്ളിലാണ്',
    nature_suits: 'ഈ ഉദ്ദേശ്യത്തിനു ചേരും',
    nature_does_not_suit: 'ഈ ഉദ്ദേശ്യത്തിനു പ്രത്യേകിച്ചു ചേരുന്നില്ല',
    mode_good: 'ഇത്തരം ബന്ധത്തിന് അനുകൂലം',
    mode_neutral: 'ഇത്തരം ബന്ധത്തിനു സാധാരണം',
    mode_bad: 'ഇത്തരം ബന്ധത്തിനു പ്രതികൂലം',
    no_special_state: 'പ്രത്യേക സ്ഥിതിയില്ല',
    company_benefic: 'ചന്ദ്രനോടൊപ്പം ശുഭഗ്രഹങ്ങൾ',
    company_malefic: 'ചന്ദ്രനോടൊപ്പം പാപഗ്രഹങ്ങൾ',
    moon_alone: 'ചന്ദ്രൻ നിൽക്കുന്ന രാശിയിൽ കണക്കിലെടുക്കേണ്ട മറ്റു ഗ്രഹങ്ങളില്ല',
  },
  states: {
    exalted: 'ഉച്ചം',
    moolatrikona: 'മൂലത്രികോണം',
    own_sign: 'സ്വക്ഷേത്രം',
    debilitated: 'നീചം',
    retrograde: 'വക്രം',
    combust: 'മൗഢ്യം',
  },
  texts: {
    about: (subject, said) => `${subject}: ${said}`,
    list,
    tithiInPaksha: (tithi, paksha) => `${paksha === 'shukla' ? 'ശുക്ലപക്ഷ' : 'കൃഷ്ണപക്ഷ'} ${tithi}`,
    houseFromMoon: (graha, house) => `${graha} നിങ്ങളുടെ ജന്മചന്ദ്രനിൽ നിന്ന് ${house}-ാം ഭാവത്തിൽ`,
    grahaInSign: (graha, inSign) => `${graha} ${inSign}`,
    rulers: (signRuler, dayLord) => `${signRuler} (നിങ്ങളുടെ ചന്ദ്രരാശിയുടെ അധിപൻ) → ${dayLord} (വാരാധിപൻ)`,
  },
};

/** A noun with its number: one and more, as the CLDR has it of Malayalam. */
const counted = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`;

/** Malayalam, with Western digits, as its newspapers and the CLDR have them. */
export const MALAYALAM = /* @__PURE__ */ catalogue(MALAYALAM_RULES, {
  dates: MALAYALAM_DATES,
  houseThemes: [
    'വ്യക്തിത്വം, ശരീരം',
    'ധനം, വാക്ക്',
    'പ്രയത്നം, ധൈര്യം',
    'വീട്, സുഖം',
    'സർഗശേഷി, വിദ്യ',
    'ജോലി, ആരോഗ്യം, തടസ്സങ്ങൾ',
    'പങ്കാളിത്തം',
    'മാറ്റം, ജാഗ്രത',
    'ഭാഗ്യം, മാർഗദർശനം',
    'തൊഴിൽ, കർമം',
    'ലാഭം, സുഹൃത്തുക്കൾ',
    'വിശ്രമം, വിടുതൽ',
  ],
  texts: {
    sentence: (words) => `${words}.`,
    score: ({ score, minimum, maximum }) => `സ്കോർ ${score} (${minimum} മുതൽ ${maximum} വരെ).`,
    bestWindow: ({ name, start, end }) => `ഏറ്റവും നല്ല സമയം: ${name}, ${start} മുതൽ ${end} വരെ.`,
    avoidWindow: ({ name, start, end }) => `ഒഴിവാക്കേണ്ടത്: ${name}, ${start} മുതൽ ${end} വരെ.`,
    bestTime: ({ intent, start, end }) => `${intent}: ഏറ്റവും നല്ല സമയം ${start} മുതൽ ${end} വരെ.`,
    noWindow: 'ഇന്ന് വ്യക്തമായി അനുകൂലമായ സമയമില്ല.',
    dayTaken: {
      zone_centre_sunrise:
        'സ്ഥലം നൽകാത്തതിനാൽ, സമയമേഖലയുടെ ജനസംഖ്യാകേന്ദ്രത്തിലെ ഉദയാസ്തമയങ്ങളനുസരിച്ചാണ് ഈ സമയങ്ങൾ.',
      place_sunrise: 'നൽകിയ സ്ഥലത്തെ ഉദയാസ്തമയങ്ങളനുസരിച്ചാണ് ഈ സമയങ്ങൾ.',
      nominal_06_18: 'നൽകിയ സമയമേഖലയിൽ 06:00 മുതൽ 18:00 വരെ പകലായി എടുത്താണ് ഈ സമയങ്ങൾ.',
    },
    dayReadAt: {
      zone_centre_sunrise: 'സ്ഥലം നൽകാത്തതിനാൽ, സമയമേഖലയുടെ ജനസംഖ്യാകേന്ദ്രത്തിലെ സൂര്യോദയത്തിലാണ് ദിവസം കണക്കാക്കിയത്.',
      place_sunrise: 'നൽകിയ സ്ഥലത്തെ സൂര്യോദയത്തിലാണ് ദിവസം കണക്കാക്കിയത്.',
      nominal_06_18: 'നൽകിയ സമയമേഖലയിൽ 06:00-നാണ് ദിവസം കണക്കാക്കിയത്.',
    },
    theme: (theme) => `ഇന്നത്തെ വിഷയം: ${theme}.`,
    chandrashtamaDay: 'ചന്ദ്രൻ നിങ്ങളുടെ ജന്മചന്ദ്രനിൽ നിന്ന് എട്ടാം രാശിയിലാണ് (ചന്ദ്രാഷ്ടമം).',
    dayCount: {
      favourable: counted('അനുകൂല ദിവസം', 'അനുകൂല ദിവസങ്ങൾ'),
      mixed: counted('സമ്മിശ്ര ദിവസം', 'സമ്മിശ്ര ദിവസങ്ങൾ'),
      challenging: counted('പ്രതികൂല ദിവസം', 'പ്രതികൂല ദിവസങ്ങൾ'),
    },
    bestDays: (days) => `ഏറ്റവും നല്ല ദിവസങ്ങൾ: ${days}.`,
    cautionDays: (days) => `ജാഗ്രത വേണ്ട ദിവസങ്ങൾ: ${days}.`,
    chandrashtamaDays: (count, days) =>
      `ചന്ദ്രാഷ്ടമമുള്ള ${count === 1 ? 'ദിവസം' : `${count} ദിവസങ്ങൾ`}: ${days}.`,
    signChanges: counted('രാശിമാറ്റം (ചന്ദ്രന്റേത് ഒഴികെ)', 'രാശിമാറ്റങ്ങൾ (ചന്ദ്രന്റേത് ഒഴികെ)'),
    stations: counted('ഗതിമാറ്റം (വക്രം അല്ലെങ്കിൽ നേർഗതി)', 'ഗതിമാറ്റങ്ങൾ (വക്രം അല്ലെങ്കിൽ നേർഗതി)'),
    dasha: ({ maha, antar, pratyantar }) => `മാസാരംഭത്തിലെ ദശ: ${maha}, ${antar}, ${pratyantar}.`,
    dashaChanges: counted('ദശാമാറ്റം', 'ദശാമാറ്റങ്ങൾ'),
    sadeSati: {
      rising: 'മാസാരംഭത്തിൽ ഏഴരശ്ശനി: ആദ്യഘട്ടം.',
      peak: 'മാസാരംഭത്തിൽ ഏഴരശ്ശനി: മധ്യഘട്ടം.',
      setting: 'മാസാരംഭത്തിൽ ഏഴരശ്ശനി: അവസാനഘട്ടം.',
      none: 'മാസാരംഭത്തിൽ ഏഴരശ്ശനിയില്ല.',
    },
    sadeSatiChange: (days) => `ഏഴരശ്ശനിയിലെ മാറ്റം: ${days}.`,
  },
});
