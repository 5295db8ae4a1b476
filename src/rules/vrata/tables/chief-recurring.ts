/** What every month has, and what is most asked of it. See `notation.ts` for what a line says. */
export const CHIEF_RECURRING = {
  ekadashi: 'ekadashi|all|1|B',
  pradosha: 'tithi 0.13,0.28 pradosha more last|all|2 bengal=3 odisha=3 assam=3 punjab=3 @shaiva @smarta|B',
  sankashti: 'tithi 0.19 moonrise first last|maharashtra karnataka gujarat north tamil_nadu andhra_telangana|2|A',
  vinayaka_chaturthi:
    'tithi 0.4 madhyahna last first|maharashtra karnataka gujarat north andhra_telangana tamil_nadu|3|B',
  masika_shivaratri: 'tithi 0.29 nishita first last|all|2 @shaiva @smarta|B',
  masika_durgashtami: 'tithi 0.8|north gujarat bengal nepal|3 @shakta|B',
  kalashtami: 'tithi 0.23 after_pradosha last last|north maharashtra nepal|3 @shaiva|B',
  masika_krishna_janmashtami: 'tithi 0.23 nishita last last|north|4 @vaishnava|B',
  skanda_shashthi: 'tithi 0.6 sunset first kshaya|tamil_nadu kerala karnataka andhra_telangana|3 @kaumara|B',
  purnima_vrata: 'begins_by 0.15|north west andhra_telangana karnataka|2|B',
  purnima: 'tithi 0.15 sunrise last kshaya|all|2|A',
  amavasya: 'tithi 0.30|all|2|B',
  darsha_amavasya: 'tithi 0.30 aparahna more first|all|3 @brahmin|B',
} as const;

/** By which sources; apart, since who tells only names does without. */
export const CHIEF_RECURRING_SOURCES = {
  ekadashi: 'DS; HBV; GCAL; Drik',
  pradosha: 'NS; IT24 (A22 the first)',
  sankashti: 'DS; Drik',
  vinayaka_chaturthi: 'Drik; DS the first',
  masika_shivaratri: 'NS; adyatithi says last',
  masika_durgashtami: 'DS',
  kalashtami: 'Drik (Vratraj: Ashtami at night)',
  masika_krishna_janmashtami: 'as Janmashtami (NS: the second)',
  skanda_shashthi: 'DS; Drik',
  purnima_vrata: 'DS 18 ghati; Drik',
  purnima: 'DS',
  amavasya: 'adyatithi; Drik',
  darsha_amavasya: 'DS; adyatithi',
} as const satisfies Readonly<Record<keyof typeof CHIEF_RECURRING, string>>;
