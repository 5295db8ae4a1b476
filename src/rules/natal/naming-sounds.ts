/** The identity of the naming sounds, as results report it. A change of any sound makes a new id. */
export const NAMING_DATASET = { id: 'nakshatra_syllables_v1', version: '1.0.0' } as const;

/** The sound with which a name begins. */
export interface NamingSound {
  readonly devanagari: string;
  /** Romanisation of the Devanagari (International Alphabet of Sanskrit Transliteration). */
  readonly iast: string;
  /** Common spellings in Latin letters, the usual one first. */
  readonly latin: readonly string[];
}

/**
 * The 108 naming sounds (avakahada) by pada index, four a nakshatra from Ashwini on.
 *
 * Sources: Saral Jyotish p. 83 and the muhurtaraj table (jainqq.org), mangalmuhurt.com, Thraitha Sakha Panchangam
 * (te.wikisource.org), Prokerala's Latin lists. Where they differ (Ardra 3-4, Shravana, Hasta 2-4, Uttara Bhadrapada
 * 2-4) the order of the consonant rows decides; the methodology page lists the variants.
 */
// biome-ignore format: one nakshatra a block
export const NAMING_SOUNDS: readonly NamingSound[] = (
  [
    // Ashwini
    ['चू', 'cū', 'Chu/Choo'],
    ['चे', 'ce', 'Che/Chay'],
    ['चो', 'co', 'Cho'],
    ['ला', 'lā', 'La/Laa'],
    // Bharani
    ['ली', 'lī', 'Li/Lee'],
    ['लू', 'lū', 'Lu/Loo'],
    ['ले', 'le', 'Le/Lay'],
    ['लो', 'lo', 'Lo'],
    // Krittika
    ['अ', 'a', 'A/Aa'],
    ['ई', 'ī', 'I/Ee'],
    ['उ', 'u', 'U/Oo'],
    ['ए', 'e', 'E/Ay'],
    // Rohini
    ['ओ', 'o', 'O'],
    ['वा', 'vā', 'Va/Ba/Wa'],
    ['वी', 'vī', 'Vi/Vee/Bi'],
    ['वू', 'vū', 'Vu/Voo/Bu'],
    // Mrigashira
    ['वे', 've', 'Ve/Be/We'],
    ['वो', 'vo', 'Vo/Bo/Wo'],
    ['का', 'kā', 'Ka/Kaa'],
    ['की', 'kī', 'Ki/Kee'],
    // Ardra
    ['कू', 'kū', 'Ku/Koo'],
    ['घ', 'gha', 'Gha/Gh'],
    ['ङ', 'ṅa', 'Nga/Ng/Na'],
    ['छ', 'cha', 'Chha/Cha'],
    // Punarvasu
    ['के', 'ke', 'Ke/Kay'],
    ['को', 'ko', 'Ko'],
    ['हा', 'hā', 'Ha/Haa'],
    ['ही', 'hī', 'Hi/Hee'],
    // Pushya
    ['हू', 'hū', 'Hu/Hoo'],
    ['हे', 'he', 'He/Hay'],
    ['हो', 'ho', 'Ho'],
    ['डा', 'ḍā', 'Da/Daa'],
    // Ashlesha
    ['डी', 'ḍī', 'Di/Dee'],
    ['डू', 'ḍū', 'Du/Doo'],
    ['डे', 'ḍe', 'De/Day'],
    ['डो', 'ḍo', 'Do'],
    // Magha
    ['मा', 'mā', 'Ma/Maa'],
    ['मी', 'mī', 'Mi/Mee'],
    ['मू', 'mū', 'Mu/Moo'],
    ['मे', 'me', 'Me/May'],
    // Purva Phalguni
    ['मो', 'mo', 'Mo'],
    ['टा', 'ṭā', 'Ta/Taa'],
    ['टी', 'ṭī', 'Ti/Tee'],
    ['टू', 'ṭū', 'Tu/Too'],
    // Uttara Phalguni
    ['टे', 'ṭe', 'Te/Tay'],
    ['टो', 'ṭo', 'To'],
    ['पा', 'pā', 'Pa/Paa'],
    ['पी', 'pī', 'Pi/Pee'],
    // Hasta
    ['पू', 'pū', 'Pu/Poo'],
    ['ष', 'ṣa', 'Sha/Shaa'],
    ['ण', 'ṇa', 'Na/Naa'],
    ['ठ', 'ṭha', 'Tha/Thaa'],
    // Chitra
    ['पे', 'pe', 'Pe/Pay'],
    ['पो', 'po', 'Po'],
    ['रा', 'rā', 'Ra/Raa'],
    ['री', 'rī', 'Ri/Ree'],
    // Swati
    ['रू', 'rū', 'Ru/Roo'],
    ['रे', 're', 'Re/Ray'],
    ['रो', 'ro', 'Ro'],
    ['ता', 'tā', 'Ta/Taa'],
    // Vishakha
    ['ती', 'tī', 'Ti/Tee'],
    ['तू', 'tū', 'Tu/Too'],
    ['ते', 'te', 'Te/Tay'],
    ['तो', 'to', 'To'],
    // Anuradha
    ['ना', 'nā', 'Na/Naa'],
    ['नी', 'nī', 'Ni/Nee'],
    ['नू', 'nū', 'Nu/Noo'],
    ['ने', 'ne', 'Ne/Nay'],
    // Jyeshtha
    ['नो', 'no', 'No'],
    ['या', 'yā', 'Ya/Yaa'],
    ['यी', 'yī', 'Yi/Yee'],
    ['यू', 'yū', 'Yu/Yoo'],
    // Mula
    ['ये', 'ye', 'Ye/Yay'],
    ['यो', 'yo', 'Yo'],
    ['भा', 'bhā', 'Bha/Bhaa'],
    ['भी', 'bhī', 'Bhi/Bhee'],
    // Purva Ashadha
    ['भू', 'bhū', 'Bhu/Bhoo'],
    ['धा', 'dhā', 'Dha/Dhaa'],
    ['फा', 'phā', 'Pha/Fa'],
    ['ढा', 'ḍhā', 'Dha/Dhaa'],
    // Uttara Ashadha
    ['भे', 'bhe', 'Bhe/Bhay'],
    ['भो', 'bho', 'Bho'],
    ['जा', 'jā', 'Ja/Jaa'],
    ['जी', 'jī', 'Ji/Jee'],
    // Shravana
    ['खी', 'khī', 'Khi/Khee/Ju'],
    ['खू', 'khū', 'Khu/Khoo/Je'],
    ['खे', 'khe', 'Khe/Khay/Jo'],
    ['खो', 'kho', 'Kho/Gha'],
    // Dhanishta
    ['गा', 'gā', 'Ga/Gaa'],
    ['गी', 'gī', 'Gi/Gee'],
    ['गू', 'gū', 'Gu/Goo'],
    ['गे', 'ge', 'Ge/Gay'],
    // Shatabhisha
    ['गो', 'go', 'Go'],
    ['सा', 'sā', 'Sa/Saa'],
    ['सी', 'sī', 'Si/See'],
    ['सू', 'sū', 'Su/Soo'],
    // Purva Bhadrapada
    ['से', 'se', 'Se/Say'],
    ['सो', 'so', 'So'],
    ['दा', 'dā', 'Da/Daa'],
    ['दी', 'dī', 'Di/Dee'],
    // Uttara Bhadrapada
    ['दू', 'dū', 'Du/Doo'],
    ['थ', 'tha', 'Tha/Thaa'],
    ['झ', 'jha', 'Jha/Za'],
    ['ञ', 'ña', 'Nya/Jna/Na'],
    // Revati
    ['दे', 'de', 'De/Day'],
    ['दो', 'do', 'Do'],
    ['चा', 'cā', 'Cha/Chaa'],
    ['ची', 'cī', 'Chi/Chee'],
  ] as const
).map(([devanagari, iast, latin]) => ({ devanagari, iast, latin: latin.split('/') }));
