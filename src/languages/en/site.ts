import type { SiteWords } from '../pages/site/words.js';
import { festivals } from './festivals.js';
import { ask, home, twins, ways } from './home.js';
import { languages } from './languages.js';

export const site: SiteWords = {
  skip: 'Skip to the content',
  allCalculators: 'All calculators',
  methods: 'Methods',
  languageLabel: 'Language',
  languages,
  hours: {
    label: 'Clock',
    of: { 24: '24-hour clock', 12: '12-hour clock' },
  },
  forPrograms: 'For developers',
  ways,
  footMeaning:
    'Positions are calculated; their meaning is tradition. For reflection, not a substitute for professional advice.',
  footPrivacy:
    'These pages need no account, set no cookie unless you save your choices, and track nobody. What you enter stays in the address of the page and is not stored here.',
  footPlaces: 'Names and coordinates of places are from GeoNames, adapted, under the licence',
  home,
  festivals,
  ask,
  search: {
    label: 'Find a calculator',
    submit: 'Find',
    found: (count) => `Found: ${count}`,
    foundTitle: (sought) => `Calculators for “${sought}”`,
    noneTitle: (sought) => `No calculator matches “${sought}”`,
    noneHint: 'Try a shorter word, or the Sanskrit name. These are close:',
    all: (count) => `All ${count} calculators`,
    groups: 'Groups',
  },
  groups: {
    natal: 'Natal chart',
    matching: 'Matching',
    day: 'Day and timing',
    western: 'Western',
    reference: 'Reference',
  },
  twins,
  today: {
    title: 'Today in Delhi',
    titleOf: (place) => `Today: ${place}`,
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    sun: 'Sun',
    rahuKalam: 'Rahu Kalam',
    between: ({ from, to }) => `${from} to ${to}`,
  },
  method: {
    lead: 'What each calculator computes, by which sources, and where traditions differ.',
    how: (name) => `How it is calculated: ${name}`,
    contents: 'On this page',
    inEnglish: 'The text below is in English.',
    open: 'Open the calculator',
    tested: {
      title: 'How this is tested',
      recorded: (n) => `Every version must give ${n} recorded answers again, byte for byte.`,
      by: 'Its rules are held by:',
    },
    career: {
      title: 'Career DNA',
      text: 'Rules of livelihood, point by point: on a page of their own, and as JSON only through the interface with a key.',
    },
  },
  docs: {
    title: 'The calculators for programs',
    text: 'Behind every page here is an address that takes JSON and answers in JSON. No key is needed.',
  },
  problems: {
    missing: {
      title: 'There is no page at this address',
      text: 'It may have been mistyped, or the calculator has another name.',
    },
    method: {
      title: 'This page can only be read',
      text: 'This address takes no data. Please open the calculator and fill in its form.',
    },
    failed: {
      title: 'Something went wrong here',
      text: 'The mistake is ours. Nothing you entered is lost: it is in the address of the page. Please try again later.',
    },
    unavailable: {
      title: 'Temporarily unavailable',
      text: 'The part that calculates does not answer. Nothing you entered is lost. Please try again in a little while.',
    },
    refused: {
      title: 'This could not be answered',
      text: 'Please look at the address once more, or begin with one of the calculators.',
    },
  },
};
