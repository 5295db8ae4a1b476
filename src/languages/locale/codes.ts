/** What its speakers call each language that has a folder, or is to have one. */
export const LANGUAGE_NAMES = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  hi: 'हिन्दी',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  bn: 'বাংলা',
} as const;

/** A language, by its ISO 639-1 code. */
export type LanguageCode = keyof typeof LANGUAGE_NAMES;
