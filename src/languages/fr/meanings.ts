import type { Meanings } from '../words/meanings/kinds.js';

export const FRENCH_MEANINGS: Meanings = {
  sign: {
    Aries: 'Signe de feu, gouverné par Mars. La tradition l’associe aux débuts, au courage et à la franchise.',
    Taurus:
      'Signe de terre, gouverné par Vénus. La tradition l’associe à la constance, au confort et au goût de ce qui dure.',
    Gemini:
      'Signe d’air, gouverné par Mercure. La tradition l’associe à la curiosité, à l’échange et à la vivacité d’esprit.',
    Cancer:
      'Signe d’eau, gouverné par la Lune. La tradition l’associe au soin, à la mémoire et à l’attachement au foyer.',
    Leo: 'Signe de feu, gouverné par le Soleil. La tradition l’associe à la dignité, à la générosité et au désir de guider.',
    Virgo:
      'Signe de terre, gouverné par Mercure. La tradition l’associe au souci du détail, à l’utilité et au jugement mesuré.',
    Libra: 'Signe d’air, gouverné par Vénus. La tradition l’associe à l’équilibre, à la vie à deux et au sens du beau.',
    Scorpio:
      'Signe d’eau, gouverné par Mars. La tradition l’associe à l’intensité, à la réserve et à la recherche de ce qui est caché.',
    Sagittarius:
      'Signe de feu, gouverné par Jupiter. La tradition l’associe à l’étude, à la conviction et aux buts lointains.',
    Capricorn:
      'Signe de terre, gouverné par Saturne. La tradition l’associe à la patience, au devoir et au travail de longue haleine.',
    Aquarius:
      'Signe d’air, gouverné par Saturne. La tradition l’associe à la pensée libre, à la communauté et aux idées neuves.',
    Pisces:
      'Signe d’eau, gouverné par Jupiter. La tradition l’associe à la compassion, à l’imagination et au dévouement.',
  },
  nakshatra: {
    Ashwini:
      'Son symbole est une tête de cheval, ses divinités sont les Ashwini Kumaras. La tradition le lie à la guérison, à la rapidité et aux premiers pas.',
    Bharani:
      'Son symbole est le sein maternel, sa divinité Yama. La tradition le lie à l’endurance, à la retenue et à la responsabilité.',
    Krittika:
      'Son symbole est une lame, sa divinité Agni. La tradition le lie à la clarté, à la résolution et à la chaleur qui nourrit.',
    Rohini:
      'Son symbole est un chariot, sa divinité Brahma Prajapati. La tradition le lie à la croissance, à la beauté et à la fertilité.',
    Mrigashira:
      'Son symbole est une tête de cerf, sa divinité Soma. La tradition le lie à la quête, à la douceur et à la curiosité.',
    Ardra:
      'Son symbole est une goutte, sa divinité Rudra. La tradition le lie à l’orage qui renouvelle, au sentiment profond et à la pensée claire.',
    Punarvasu:
      'Son symbole est un carquois, sa divinité Aditi. La tradition le lie au retour, à l’abri et au renouveau.',
    Pushya:
      'Son symbole est un pis de vache, sa divinité Brihaspati. La tradition le lie à la nourriture, à l’enseignement et au soin.',
    Ashlesha:
      'Son symbole est un serpent enroulé, ses divinités sont les Nagas. La tradition le lie à la perspicacité, à la proximité et au savoir gardé.',
    Magha:
      'Son symbole est un trône, ses divinités sont les Pitris, les ancêtres. La tradition le lie à la lignée, à l’honneur et à la coutume.',
    'Purva Phalguni':
      'Son symbole est l’avant d’un lit, sa divinité Bhaga. La tradition le lie au repos, à la joie et à l’affection.',
    'Uttara Phalguni':
      'Son symbole est l’arrière d’un lit, sa divinité Aryaman. La tradition le lie à l’amitié, aux accords et à l’entraide.',
    Hasta:
      'Son symbole est une main, sa divinité Savitar. La tradition le lie à l’adresse, à l’artisanat et à la finesse.',
    Chitra:
      'Son symbole est un joyau, sa divinité Tvashtar. La tradition le lie à la création, à l’éclat et au bel ouvrage.',
    Swati:
      'Son symbole est une jeune pousse au vent, sa divinité Vayu. La tradition le lie à l’indépendance, au mouvement et au commerce.',
    Vishakha:
      'Son symbole est une arche ornée, ses divinités sont Indra et Agni. La tradition le lie à la résolution et à la persévérance.',
    Anuradha:
      'Son symbole est un lotus, sa divinité Mitra. La tradition le lie à l’amitié, à la dévotion et à la coopération.',
    Jyeshtha:
      'Son symbole est une amulette ronde, sa divinité Indra. La tradition le lie à l’aînesse, à la protection et à la responsabilité.',
    Mula: 'Son symbole est une gerbe de racines, sa divinité Nirriti. La tradition le lie à la recherche et au retour à la racine des choses.',
    'Purva Ashadha':
      'Son symbole est un éventail, sa divinité Apas, les eaux. La tradition le lie à la conviction, à la fraîcheur et à la purification.',
    'Uttara Ashadha':
      'Son symbole est une défense d’éléphant, ses divinités sont les Vishvedevas. La tradition le lie à l’endurance, aux principes et à l’œuvre durable.',
    Shravana:
      'Son symbole est une oreille, sa divinité Vishnu. La tradition le lie à l’écoute, à l’apprentissage et à la transmission.',
    Dhanishta:
      'Son symbole est un tambour, ses divinités sont les Vasus. La tradition le lie au rythme, à la musique et à l’abondance.',
    Shatabhisha:
      'Son symbole est un cercle vide, sa divinité Varuna. La tradition le lie à la guérison, à la retraite et à la recherche.',
    'Purva Bhadrapada':
      'Son symbole est l’avant d’une couche, sa divinité Aja Ekapada. La tradition le lie à l’idéal, à la ferveur et à l’austérité.',
    'Uttara Bhadrapada':
      'Son symbole est l’arrière d’une couche, sa divinité Ahir Budhnya. La tradition le lie à la profondeur, au calme et à l’indulgence.',
    Revati:
      'Son symbole est un poisson, sa divinité Pushan. La tradition le lie au voyage paisible, au conseil et au soin.',
  },
  house: {
    1: 'Selon la tradition, la maison du corps, de soi et de la manière de se présenter.',
    2: 'Selon la tradition, la maison de la famille, de la parole et des biens.',
    3: 'Selon la tradition, la maison des frères et sœurs, du courage, de l’effort et des petits voyages.',
    4: 'Selon la tradition, la maison du foyer, de la mère, de la terre et de la paix intérieure.',
    5: 'Selon la tradition, la maison des enfants, de l’étude, de la création et du mérite.',
    6: 'Selon la tradition, la maison du travail quotidien, du service, des dettes, des litiges et du soin de la santé.',
    7: 'Selon la tradition, la maison du mariage, du partenaire et des rapports avec autrui.',
    8: 'Selon la tradition, la maison des changements, des héritages, de ce qui est caché et de son étude.',
    9: 'Selon la tradition, la maison du dharma, des maîtres, du père et des longs voyages.',
    10: 'Selon la tradition, la maison de l’action, du métier et de la réputation.',
    11: 'Selon la tradition, la maison des gains, des amis et des espoirs.',
    12: 'Selon la tradition, la maison du détachement, des dépenses, du sommeil, de la retraite et des pays lointains.',
  },
  dasha_lord: {
    Sun: 'Selon la tradition, sa période tourne l’attention vers soi, l’autorité, le père et la vie publique.',
    Moon: 'Selon la tradition, sa période tourne l’attention vers l’humeur, le foyer, la mère et le bien-être de chaque jour.',
    Mars: 'Selon la tradition, sa période tourne l’attention vers l’effort, le courage, la fratrie et la terre.',
    Mercury: 'Selon la tradition, sa période tourne l’attention vers l’étude, la parole, le commerce et l’adresse.',
    Jupiter: 'Selon la tradition, sa période tourne l’attention vers la sagesse, les maîtres, les enfants et la foi.',
    Venus: 'Selon la tradition, sa période tourne l’attention vers les relations, le confort, l’art et le plaisir.',
    Saturn: 'Selon la tradition, sa période tourne l’attention vers le devoir, la patience, le travail et la sobriété.',
    Rahu: 'Selon la tradition, sa période tourne l’attention vers l’ambition, l’inconnu et l’étranger.',
    Ketu: 'Selon la tradition, sa période tourne l’attention vers l’intérieur, le détachement, la compréhension et l’achèvement.',
  },
  koota: {
    varna:
      'La tradition y compare quatre classes de caractère d’après les signes lunaires. Il donne jusqu’à 1 point sur 36.',
    vashya:
      'La tradition y compare comment les deux signes lunaires s’attirent et se cèdent. Il donne jusqu’à 2 points sur 36.',
    tara: 'La tradition y compte d’un nakshatra de naissance à l’autre, pour le bien-être des deux. Il donne jusqu’à 3 points sur 36.',
    yoni: 'La tradition y compare l’instinct et l’intimité d’après les animaux des nakshatras. Il donne jusqu’à 4 points sur 36.',
    graha_maitri:
      'La tradition y compare la tournure d’esprit d’après l’amitié des maîtres des signes lunaires. Il donne jusqu’à 5 points sur 36.',
    gana: 'La tradition y compare le tempérament des nakshatras, dit deva, manushya ou rakshasa. Il donne jusqu’à 6 points sur 36.',
    bhakoot:
      'La tradition y compare l’écart entre les signes lunaires, pour la vie de famille. Il donne jusqu’à 7 points sur 36.',
    nadi: 'La tradition y compare la constitution d’après trois groupes de nakshatras. Il donne jusqu’à 8 points sur 36.',
  },
};
