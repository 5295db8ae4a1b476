import type { Meanings } from '../words/meanings/kinds.js';

export const ENGLISH_MEANINGS: Meanings = {
  sign: {
    Aries: 'A fire sign of Mars, traditionally said to stand for beginnings, courage and directness.',
    Taurus: 'An earth sign of Venus, traditionally said to stand for steadiness, comfort and a sense for what lasts.',
    Gemini: 'An air sign of Mercury, traditionally said to stand for curiosity, conversation and quick understanding.',
    Cancer: 'A water sign of the Moon, traditionally said to stand for care, memory and a feeling for home.',
    Leo: 'A fire sign of the Sun, traditionally said to stand for dignity, generosity and the wish to lead.',
    Virgo:
      'An earth sign of Mercury, traditionally said to stand for attention to detail, usefulness and sober judgement.',
    Libra: 'An air sign of Venus, traditionally said to stand for balance, partnership and a sense of beauty.',
    Scorpio:
      'A water sign of Mars, traditionally said to stand for intensity, reserve and the search for what lies beneath.',
    Sagittarius: 'A fire sign of Jupiter, traditionally said to stand for learning, conviction and distant goals.',
    Capricorn: 'An earth sign of Saturn, traditionally said to stand for patience, duty and work toward a long aim.',
    Aquarius: 'An air sign of Saturn, traditionally said to stand for independent thought, community and new ideas.',
    Pisces: 'A water sign of Jupiter, traditionally said to stand for compassion, imagination and devotion.',
  },
  nakshatra: {
    Ashwini:
      'Symbol: a horse’s head. Deities: the Ashwini Kumaras. Traditionally linked with healing, speed and first steps.',
    Bharani:
      'Symbol: the womb. Deity: Yama. Traditionally linked with bearing what is entrusted, restraint and responsibility.',
    Krittika: 'Symbol: a blade. Deity: Agni. Traditionally linked with clarity, resolve and the warmth that nourishes.',
    Rohini: 'Symbol: a cart. Deity: Brahma as Prajapati. Traditionally linked with growth, beauty and fertile ground.',
    Mrigashira: 'Symbol: a deer’s head. Deity: Soma. Traditionally linked with searching, gentleness and curiosity.',
    Ardra: 'Symbol: a drop. Deity: Rudra. Traditionally linked with storm and renewal, deep feeling and clear thought.',
    Punarvasu: 'Symbol: a quiver. Deity: Aditi. Traditionally linked with return, shelter and starting afresh.',
    Pushya: 'Symbol: a cow’s udder. Deity: Brihaspati. Traditionally linked with nourishment, teaching and care.',
    Ashlesha:
      'Symbol: a coiled serpent. Deities: the Nagas. Traditionally linked with insight, closeness and guarded knowledge.',
    Magha:
      'Symbol: a throne. Deities: the Pitris, the ancestors. Traditionally linked with descent, honour and custom.',
    'Purva Phalguni':
      'Symbol: the front legs of a bed. Deity: Bhaga. Traditionally linked with rest, joy and affection.',
    'Uttara Phalguni':
      'Symbol: the back legs of a bed. Deity: Aryaman. Traditionally linked with friendship, agreements and helpfulness.',
    Hasta: 'Symbol: a hand. Deity: Savitar. Traditionally linked with skill, craft and a ready wit.',
    Chitra: 'Symbol: a jewel. Deity: Tvashtar. Traditionally linked with design, radiance and fine workmanship.',
    Swati:
      'Symbol: a young shoot in the wind. Deity: Vayu. Traditionally linked with independence, movement and trade.',
    Vishakha:
      'Symbol: a decorated gateway. Deities: Indra and Agni. Traditionally linked with purpose and perseverance.',
    Anuradha: 'Symbol: a lotus. Deity: Mitra. Traditionally linked with friendship, devotion and working together.',
    Jyeshtha:
      'Symbol: a round amulet. Deity: Indra. Traditionally linked with seniority, protection and responsibility.',
    Mula: 'Symbol: a bundle of roots. Deity: Nirriti. Traditionally linked with enquiry and getting to the root of things.',
    'Purva Ashadha':
      'Symbol: a fan. Deity: Apas, the waters. Traditionally linked with conviction, freshness and cleansing.',
    'Uttara Ashadha':
      'Symbol: an elephant’s tusk. Deities: the Vishvedevas. Traditionally linked with endurance, principle and lasting work.',
    Shravana: 'Symbol: an ear. Deity: Vishnu. Traditionally linked with listening, learning and passing on.',
    Dhanishta: 'Symbol: a drum. Deities: the Vasus. Traditionally linked with rhythm, music and abundance.',
    Shatabhisha: 'Symbol: an empty circle. Deity: Varuna. Traditionally linked with healing, seclusion and research.',
    'Purva Bhadrapada':
      'Symbol: the front legs of a cot. Deity: Aja Ekapada. Traditionally linked with ideals, fervour and austerity.',
    'Uttara Bhadrapada':
      'Symbol: the back legs of a cot. Deity: Ahir Budhnya. Traditionally linked with depth, calm and forbearance.',
    Revati: 'Symbol: a fish. Deity: Pushan. Traditionally linked with safe journeys, guidance and care.',
  },
  house: {
    1: 'Traditionally the house of the body, the self and how one meets the world.',
    2: 'Traditionally the house of family, speech and what one has and keeps.',
    3: 'Traditionally the house of siblings, courage, effort and short journeys.',
    4: 'Traditionally the house of the home, the mother, land and inner peace.',
    5: 'Traditionally the house of children, learning, creation and merit.',
    6: 'Traditionally the house of daily work, service, debts, disputes and the care of one’s health.',
    7: 'Traditionally the house of marriage, partners and dealings with others.',
    8: 'Traditionally the house of change, inheritance, what is hidden and research into it.',
    9: 'Traditionally the house of dharma, teachers, the father and long journeys.',
    10: 'Traditionally the house of action, profession and one’s standing in the world.',
    11: 'Traditionally the house of gains, friends and hopes.',
    12: 'Traditionally the house of letting go, expenses, sleep, seclusion and distant lands.',
  },
  dasha_lord: {
    Sun: 'Its period is traditionally said to turn attention to the self, authority, the father and work in public.',
    Moon: 'Its period is traditionally said to turn attention to the mind, home, the mother and daily well-being.',
    Mars: 'Its period is traditionally said to turn attention to effort, courage, siblings and land.',
    Mercury: 'Its period is traditionally said to turn attention to learning, speech, trade and skill.',
    Jupiter: 'Its period is traditionally said to turn attention to wisdom, teachers, children and faith.',
    Venus: 'Its period is traditionally said to turn attention to relationships, comfort, art and enjoyment.',
    Saturn: 'Its period is traditionally said to turn attention to duty, patience, work and simplicity.',
    Rahu: 'Its period is traditionally said to turn attention to ambition, the unfamiliar and what lies abroad.',
    Ketu: 'Its period is traditionally said to turn attention inward, to detachment, insight and completion.',
  },
  koota: {
    varna: 'Traditionally compares four classes of temperament by the Moon signs. It gives up to 1 of 36 points.',
    vashya:
      'Traditionally compares how the two Moon signs draw and yield to each other. It gives up to 2 of 36 points.',
    tara: 'Traditionally counts from each birth nakshatra to the other, for the well-being of both. It gives up to 3 of 36 points.',
    yoni: 'Traditionally compares instinct and closeness by the animals of the nakshatras. It gives up to 4 of 36 points.',
    graha_maitri:
      'Traditionally compares outlook by the friendship of the rulers of the Moon signs. It gives up to 5 of 36 points.',
    gana: 'Traditionally compares the temper of the nakshatras, called deva, manushya or rakshasa. It gives up to 6 of 36 points.',
    bhakoot:
      'Traditionally compares how far apart the Moon signs are, for life as a family. It gives up to 7 of 36 points.',
    nadi: 'Traditionally compares constitution by three groups of nakshatras. It gives up to 8 of 36 points.',
  },
};
