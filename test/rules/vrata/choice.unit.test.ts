import { describe, expect, it } from 'vitest';
import { formatDate, readDate } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { type CommunityChoice, choiceAt, codesOf, gathered, importanceIn } from '../../../src/rules/vrata/choice.js';
import { observancesBetween } from '../../../src/rules/vrata/observances.js';
import { COMMUNITIES, type RegionOrGroup } from '../../../src/rules/vrata/regions.js';
import { VRATA_CODES, type VrataCode, vrataRules } from '../../../src/rules/vrata/rule-tables.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';

const BY_CODE = new Map(vrataRules().map((rule) => [rule.code, rule]));

function codesIn(region: RegionOrGroup, community: CommunityChoice = 'none', leastImportance: 1 | 2 | 3 | 4 = 2) {
  return codesOf({ region, isByPlace: false, community, leastImportance });
}

/** Without what is only a name beside another that is told. */
function rowsIn(region: RegionOrGroup): readonly VrataCode[] {
  const codes = codesIn(region);
  const replaced = codes.flatMap((code) => BY_CODE.get(code)?.insteadOf ?? []);
  const hosts = new Set<string>([...codes, ...replaced]);
  return codes.filter((code) => !hosts.has(BY_CODE.get(code)?.sameDayAs ?? ''));
}

/**
 * What each region shows, without a rule whose name another row of the region bears. When the rules were gathered it was
 * six to ten more: second names of one day, and days of the North or of Brahmins that were shown to all.
 */
const DEFAULTS = {
  tamil_nadu: 63,
  kerala: 44,
  andhra_telangana: 63,
  telangana: 66,
  karnataka: 70,
  maharashtra: 76,
  gujarat: 75,
  bengal: 50,
  odisha: 59,
  assam: 46,
  nepal: 72,
  punjab: 74,
  bihar: 88,
  up: 88,
  delhi: 87,
  rajasthan: 84,
} as const;

/** What must not be shown unasked. */
const LEFT_OUT: Readonly<Partial<Record<RegionOrGroup, string>>> = {
  tamil_nadu:
    'chhath ahoi_ashtami karva_chauth hariyali_tija kajari_tija govatsa_dvadashi dhanteras bhai_dooj holika holi jivitputrika sakat_chauth raksha_bandhana lohri shravana_somvar_amanta karthika_somavara adhika_masa_begins',
  kerala:
    'karva_chauth chhath ahoi_ashtami dhanteras govardhana bhai_dooj holika holi raksha_bandhana sakat_chauth yajur_upakarma gayatri_japam adhika_masa_begins kalabhairava_ashtami',
  andhra_telangana: 'chhath karva_chauth ahoi_ashtami hariyali_tija kajari_tija sakat_chauth lohri',
  telangana: 'chhath karva_chauth ahoi_ashtami hariyali_tija kajari_tija',
  karnataka:
    'karva_chauth chhath ahoi_ashtami hariyali_tija kajari_tija gangaur jyeshtha_gauri gauri_avahana nagula_chavithi',
  maharashtra:
    'karva_chauth ahoi_ashtami chhath vata_savitri sakat_chauth lohri holika holi varalakshmi mauni_amavasya',
  gujarat:
    'karva_chauth ahoi_ashtami chhath hala_shashthi sheetala_ashtami naraka_chaturdashi gangaur ranga_panchami mauni_amavasya',
  bengal:
    'karva_chauth ahoi_ashtami hariyali_tija kajari_tija hartalika_tija holika govardhana vasanta_panchami yajur_upakarma kalabhairava_ashtami soma_pradosha shani_pradosha',
  odisha:
    'karva_chauth ahoi_ashtami chhath hariyali_tija kajari_tija hartalika_tija holika holi yajur_upakarma jagaddhatri_puja ambubachi soma_pradosha purnima_shraddha',
  assam:
    'karva_chauth ahoi_ashtami sakat_chauth hariyali_tija kajari_tija jivitputrika yajur_upakarma jamai_shashthi soma_pradosha',
  nepal: 'karva_chauth ahoi_ashtami lohri pongal raksha_bandhana holika yajur_upakarma mauni_amavasya',
  punjab: 'pongal onam puthandu vishu',
  bihar: 'pongal onam puthandu bihu lohri',
  up: 'pongal onam puthandu pohela_boishakh',
  delhi: 'pongal onam puthandu',
  rajasthan: 'pongal onam puthandu chhath',
  bangladesh: 'pohela_boishakh nil_shashthi chaitra_sankranti_bengal naraka_chaturdashi karva_chauth',
  tripura: 'naraka_chaturdashi purnima_shraddha mahavira_jayanti',
  sikkim: 'indra_jatra gai_jatra nepal_sambat_new_year karva_chauth',
  north: 'pongal onam puthandu pohela_boishakh vishu bohag_bihu labha_panchami yajur_upakarma',
};

/** Great ones that a region must have. */
const FIRST: Readonly<Partial<Record<RegionOrGroup, string>>> = {
  tamil_nadu:
    'pongal bhogi mattu_pongal kaanum_pongal thai_pusam maha_shivaratri karadaiyan_nombu panguni_uttiram puthandu vaikasi_visakam aadi_perukku tamil_deepavali karthigai_deepam margazhi_begins vaikuntha_ekadashi',
  kerala:
    'vishu thrissur_pooram karkidaka_vavu malayalam_new_year atham first_onam onam third_onam sree_narayana_jayanti ashtami_rohini bengal_maha_navami vidyarambham mandala_begins guruvayur_ekadashi attukal_pongala',
  bengal: 'poush_sankranti sarasvati_puja_bengal pohela_boishakh tagore_jayanti ratha_yatra kali_puja jagaddhatri_puja',
  odisha: 'pana_sankranti savitri_amavasya pahili_raja raja_sankranti ratha_yatra bahuda_yatra kumara_purnima',
  assam: 'kojagara bhai_dooj magh_bihu uruka bohag_bihu bohag_bihu_goru kati_bihu ambubachi',
  nepal: 'maghe_sankranti nepali_new_year mata_tirtha_aunsi janai_purnima gai_jatra',
  gujarat: 'uttarayana_gujarat gujarati_new_year labha_panchami sharad_navaratri',
  maharashtra: 'ganesha_chaturthi holika_maharashtra dhulivandan shravana_somvar_amanta',
  punjab: 'lohri maghi_punjab karva_chauth vaisakhi_nanakshahi',
  andhra_telangana: 'bhogi_telugu sankranti_telugu kanuma ugadi varalakshmi atla_tadde hanuman_jayanti_telugu',
  telangana: 'bonalu bathukamma_begins saddula_bathukamma dhulivandan',
  karnataka: 'jyeshtha_purnima kanakadasa_jayanti gowri_habba bali_pratipada',
  tripura: 'pohela_boishakh maha_shashthi kojagara kali_puja bhai_dooj',
  bangladesh:
    'pohela_boishakh_bangladesh sarasvati_puja_bengal maha_shashthi bengal_vijayadashami kali_puja dol_purnima',
  sikkim: 'maghe_sankranti fulpati bhai_dooj sonam_lhosar gyalpo_lhosar',
  manipur: 'ugadi dol_purnima bhai_dooj ratha_yatra',
  up: 'karva_chauth chhath shravana_somvar lakshmi_puja dev_deepavali',
};

describe('the observances of a region', () => {
  it.each(Object.entries(DEFAULTS))('of %s are %i by default', (region, count) => {
    expect(rowsIn(region as RegionOrGroup)).toHaveLength(count);
  });

  it.each(Object.entries(LEFT_OUT))('leave out in %s what its people do not keep', (region, codes) => {
    const told = new Set<string>(codesIn(region as RegionOrGroup));
    expect(codes.split(' ').filter((code) => told.has(code))).toEqual([]);
  });

  it.each(Object.entries(FIRST))('have in %s what it shows first', (region, codes) => {
    const told = new Set<string>(codesIn(region as RegionOrGroup));
    expect(codes.split(' ').filter((code) => !told.has(code))).toEqual([]);
  });

  it('are all rules where every region, community and importance is asked for', () => {
    expect(codesIn('all', 'all', 4)).toEqual(VRATA_CODES);
    expect(codesIn('all').length).toBeLessThan(VRATA_CODES.length);
  });

  it('grow with the importance, and with a community by what is its own alone', () => {
    for (const region of ['gujarat', 'tamil_nadu', 'north'] as const) {
      for (const least of [1, 2, 3] as const) {
        const more = new Set(codesIn(region, 'none', (least + 1) as 2));
        const replaced = new Set([...more].flatMap((code) => BY_CODE.get(code)?.insteadOf ?? []));
        expect(codesIn(region, 'none', least).filter((code) => !more.has(code) && !replaced.has(code))).toEqual([]);
      }
      const usual = new Set(codesIn(region));
      for (const community of COMMUNITIES) {
        const own = codesIn(region, community).filter((code) => !usual.has(code));
        expect(own.filter((code) => !BY_CODE.get(code)?.communities.includes(community))).toEqual([]);
      }
    }
    expect(codesIn('gujarat', 'jain').length).toBeGreaterThan(codesIn('gujarat').length + 5);
  });

  it('have the importance of the narrowest place that says one', () => {
    const rule = BY_CODE.get('raksha_bandhana');
    const ranks = (['up', 'tamil_nadu', 'kerala', 'telangana'] as const).map(
      (region) => rule && importanceIn(rule, region),
    );
    expect(ranks).toEqual([1, 3, 4, 2]);
  });
});

describe('a choice', () => {
  const usual = { region: 'place', community: 'none', leastImportance: '2' } as const;

  it.each([
    ['Chennai', 13.0827, 80.2707, 'tamil_nadu'],
    ['Kolkata', 22.5726, 88.3639, 'bengal'],
    ['Thiruvananthapuram', 8.5241, 76.9366, 'kerala'],
    ['Hyderabad', 17.385, 78.4867, 'telangana'],
    ['Vijayawada', 16.5062, 80.648, 'andhra_telangana'],
    ['Bengaluru', 12.9716, 77.5946, 'karnataka'],
    ['Mumbai', 19.076, 72.8777, 'maharashtra'],
    ['Ahmedabad', 23.0225, 72.5714, 'gujarat'],
    ['Bhubaneswar', 20.2961, 85.8245, 'odisha'],
    ['Guwahati', 26.1445, 91.7362, 'assam'],
    ['Kathmandu', 27.7172, 85.324, 'nepal'],
    ['Dhaka', 23.8103, 90.4125, 'bangladesh'],
    ['New Delhi', 28.6139, 77.209, 'delhi'],
    ['Varanasi', 25.3176, 82.9739, 'up'],
    ['Jaffna', 9.6615, 80.0255, 'tamil_nadu'],
    ['London', 51.5074, -0.1278, 'north'],
    ['Seattle', 47.6062, -122.3321, 'north'],
    ['Lahore', 31.5204, 74.3587, 'north'],
  ] as const)('has at %s the region of the place', (_, latitude, longitude, region) => {
    expect(choiceAt({ latitude, longitude }, usual)).toMatchObject({ region, isByPlace: true });
  });

  it('has the region that was asked for anywhere', () => {
    const choice = choiceAt({ latitude: 51.5, longitude: -0.13 }, { ...usual, region: 'kerala' });
    expect(choice).toEqual({ region: 'kerala', isByPlace: false, community: 'none', leastImportance: 2 });
  });
});

describe('what is a further name of a day', () => {
  it('stands with the other on its date, and by itself on another', () => {
    const dates = {
      from: readDate('2023-11-12'),
      to: readDate('2023-11-14'),
      place: { latitude: 23.0225, longitude: 72.5714 },
      timeZone: zoneOf('Asia/Kolkata'),
    };
    const found = observancesBetween(DEFAULT_SKY, dates, { tradition: 'smarta', codes: codesIn('gujarat') });
    const told = gathered(found).map(({ observance, beside }) => [
      formatDate(observance.chosen.day.date),
      observance.code,
      ...beside.map(({ code }) => code),
    ]);
    expect(told).toContainEqual(['2023-11-12', 'lakshmi_puja', 'chopda_puja']);
    // Govardhana gives way to the new year, and Annakuta stands with that.
    expect(told).toContainEqual(['2023-11-14', 'gujarati_new_year', 'annakuta']);
    expect(told.flat()).not.toContain('govardhana');
  });
});
