import { describe, expect, it } from 'vitest';
import { ATTRIBUTION, findPlaces } from '../../src/entries/places.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { CITY_WORDS } from '../../src/places/city-words.js';
import { COUNTRIES } from '../../src/places/countries.js';
import { namesOfCountries } from '../../src/places/whereabouts.js';

/** The first place, as `name, region, country`. */
function first(query: string): string {
  const [place] = findPlaces(query, { limit: 1 });
  return place ? [place.name, place.region, place.country].join(', ') : '';
}

const VARANASI = 'Varanasi, Uttar Pradesh, IN';
const KYIV = 'Kyiv, Kyiv City, UA';
const LONDON = 'London, England, GB';

describe('findPlaces', () => {
  it('names every country in every language', () => {
    const named = [...namesOfCountries()].map(([code, names]) => [
      code,
      [...names.values()].filter((name) => name !== '').length,
    ]);
    const countries = COUNTRIES.trim().split('\n').length;
    expect(named).toEqual(LANGUAGE_CODES.map((code) => [code, countries]));
    const english = new Intl.DisplayNames('en', { type: 'region' });
    const astray = [...(namesOfCountries().get('en') ?? [])].filter(
      ([code, name]) => english.of(code)?.replaceAll('’', "'") !== name,
    );
    expect(astray).toEqual([]);
  });

  it('gives what a birth needs of a place', () => {
    expect(findPlaces('Varanasi', { limit: 1 })).toEqual([
      {
        name: 'Varanasi',
        region: 'Uttar Pradesh',
        country: 'IN',
        latitude: 25.3168,
        longitude: 83.0105,
        timezone: 'Asia/Kolkata',
        population: 1_200_000,
        match: 'exact',
        label: 'Varanasi, Uttar Pradesh, India',
      },
    ]);
  });

  // What a second reader of the names in other scripts has mended.
  it.each([
    ['इंदूर', 'Indore'],
    ['बडोदा', 'Vadodara'],
    ['जयपूर', 'Jaipur'],
    ['जमशेदपूर', 'Jamshedpur'],
    ['लखनौ', 'Lucknow'],
    ['कलकत्ता', 'Kolkata'],
    ['શ્રવણબેલગોળા', 'Shravanabelagola'],
    ['کٹرہ', 'Katra'],
    ['چنڈیگڑھ', 'Chandigarh'],
    ['تریوینڈرم', 'Thiruvananthapuram'],
  ])('knows the name as it is written there: %s', (query, name) => {
    const [place] = findPlaces(query, { limit: 1 });
    expect([place?.name, place?.match]).toEqual([name, 'other_name']);
  });

  it.each([
    ['కొల్లాపూర్', 'Kolhāpur', 'Kollapur, a town of Telangana'],
    ['ஆழ்வார்', 'Alwar', 'the Alvars'],
    ['ದೇವಗಢ', 'Deoghar', 'Devgarh'],
    ['শহর', 'Noida', 'a town'],
  ])('does not take for a name what is another word: %s is not %s but %s', (query, name) => {
    const found = findPlaces(query).filter(({ match }) => match === 'other_name' || match === 'exact');
    expect(found.map((place) => place.name)).not.toContain(name);
  });

  it.each([
    ['Delhi', 'Delhi, Delhi, IN'],
    ['Mumbai', 'Mumbai, Maharashtra, IN'],
    ['Varanasi', VARANASI],
    ['Kyiv', KYIV],
    ['new yo', 'New York, New York, US'],
  ])('reads well: %s', (query, place) => {
    expect(first(query)).toBe(place);
  });

  it.each([
    ['Bombay', 'Mumbai, Maharashtra, IN'],
    ['Calcutta', 'Kolkata, West Bengal, IN'],
    ['Benares', VARANASI],
    ['Leningrad', 'Saint Petersburg, Saint Petersburg, RU'],
    ['St Petersburg', 'Saint Petersburg, Saint Petersburg, RU'],
    ['Peking', 'Beijing, Beijing Municipality, CN'],
    ['Kiev', KYIV],
    ['Allahabad', 'Prayagraj, Uttar Pradesh, IN'],
    ['Gurgaon', 'Gurugram, Haryana, IN'],
    ['Trivandrum', 'Thiruvananthapuram, Kerala, IN'],
    ['Nur-Sultan', 'Astana, Nur-Sultan, KZ'],
    ['Kurukshetra', 'Thānesar, Haryana, IN'],
    ['Dnepropetrovsk', 'Dnipro, Dnipropetrovsk Oblast, UA'],
    ['Bienne', 'Biel/Bienne, Canton of Bern, CH'],
  ])('knows places by their usual other names: %s', (query, place) => {
    expect(first(query)).toBe(place);
  });

  it.each([
    ['Москва', 'Moscow, Moscow, RU'],
    ['москва', 'Moscow, Moscow, RU'],
    ['Киев', KYIV],
    ['Київ', KYIV],
    ['दिल्ली', 'Delhi, Delhi, IN'],
    ['काशी', VARANASI],
    ['राँची', 'Ranchi, Jharkhand, IN'],
    ['रांची', 'Ranchi, Jharkhand, IN'],
    ['東京', 'Tokyo, Tokyo, JP'],
    ['津', 'Tsu, Mie Prefecture, JP'],
    ['القاهرة', 'Cairo, Cairo Governorate, EG'],
    ['ಬೆಂಗಳೂರು', 'Bengaluru, Karnataka, IN'],
    ['मुंबई', 'Mumbai, Maharashtra, IN'],
    ['बैंगलोर', 'Bengaluru, Karnataka, IN'],
    ['गाजियाबाद', 'Ghaziabad, Uttar Pradesh, IN'],
    ['ग्वालियर', 'Gwalior, Madhya Pradesh, IN'],
    ['झांसी', 'Jhānsi, Uttar Pradesh, IN'],
    ['गया', 'Gaya, Bihar, IN'],
    ['لاہور', 'Lahore, Punjab, PK'],
    ['Երևան', 'Yerevan, Yerevan, AM'],
    ['ភ្នំពេញ', 'Phnom Penh, Phnom Penh, KH'],
  ])('knows places in their own script: %s', (query, place) => {
    expect(first(query)).toBe(place);
  });

  it.each([
    ['Zurich', 'Zürich'],
    ['Lodz', 'Łódź'],
    ['Dusseldorf', 'Düsseldorf'],
    ['Sao Paulo', 'São Paulo'],
    ['Malmo', 'Malmö'],
    ['KOBENHAVN', 'København'],
    ['Ivano Frankivsk', "Ivano-Frankivs'k"],
  ])('takes letters without their marks: %s for %s', (plain, marked) => {
    expect(findPlaces(plain)).not.toEqual([]);
    expect(findPlaces(plain)).toEqual(findPlaces(marked));
  });

  it.each([
    ['munbai', 'Mumbai, Maharashtra, IN'],
    ['bangalroe', 'Bengaluru, Karnataka, IN'],
    ['calcuta', 'Kolkata, West Bengal, IN'],
    ['lodnon', LONDON],
    ['Xondon', LONDON],
    ['ondon', LONDON],
    ['xlondon', LONDON],
    ['Muenchen', 'Munich, Bavaria, DE'],
  ])('forgives one typing error: %s', (query, place) => {
    expect(first(query)).toBe(place);
  });

  it('forgives no second one', () => {
    expect(findPlaces('xxlondon')).toEqual([]);
  });

  it.each([
    ['Springfield, Illinois', 'Springfield, Illinois, US'],
    ['Springfield, IL', 'Springfield, Illinois, US'],
    ['Hyderabad, Pakistan', 'Hyderābād, Sindh Province, PK'],
    ['Hyderabad, PK', 'Hyderābād, Sindh Province, PK'],
    ['London, Ontario, Canada', 'London, Ontario, CA'],
    ['Paris, United States', 'Paris, Texas, US'],
    ['birmingham, uk', 'Birmingham, England, GB'],
    ['Аурангабад, India', 'Aurangabad, Maharashtra, IN'],
    ['दिल्ली, भारत', 'Delhi, Delhi, IN'],
  ])('reads a region or a country after a comma: %s', (query, place) => {
    expect(first(query)).toBe(place);
  });

  it('looks in one country only when asked to, whatever the case of its code', () => {
    for (const country of ['PK', 'pk']) {
      const found = findPlaces('hyderabad', { country, limit: 50 });
      expect(new Set(found.map((place) => place.country))).toEqual(new Set(['PK']));
    }
  });

  it('puts large cities first among places of one name', () => {
    const called = findPlaces('Salem', { limit: 5 }).filter(({ name }) => name === 'Salem');
    expect(called.length).toBeGreaterThan(2);
    expect(called.map(({ population }) => population)).toEqual(
      called.map(({ population }) => population).toSorted((one, other) => other - one),
    );
  });

  it('puts what is called as typed before larger places that only begin so', () => {
    expect(
      findPlaces('Delhi')
        .map(({ name }) => name)
        .slice(0, 1),
    ).toEqual(['Delhi']);
    expect(
      findPlaces('San Jose', { limit: 2 })
        .map(({ country }) => country)
        .sort(),
    ).toEqual(['CR', 'US']);
  });

  it('gives eight places when no number is asked for, and up to fifty', () => {
    expect(findPlaces('san')).toHaveLength(8);
    expect(findPlaces('san', { limit: 1 })).toEqual(findPlaces('san').slice(0, 1));
    expect(findPlaces('s', { limit: 50 })).toHaveLength(50);
    expect(findPlaces('s', { limit: 50 }).slice(0, 8)).toEqual(findPlaces('s'));
  });

  it.each([
    ['Varanasi', 'exact', 'Varanasi, Uttar Pradesh, IN'],
    ['Benares', 'other_name', VARANASI],
    ['वाराणसी', 'other_name', VARANASI],
    ['new yo', 'prefix', 'New York, New York, US'],
    ['munbai', 'typing', 'Mumbai, Maharashtra, IN'],
    ['munbai, India', 'typing', 'Mumbai, Maharashtra, IN'],
    ['munbai India', 'typing', 'Mumbai, Maharashtra, IN'],
    ['Zzyzx Nagar, Pune', 'locality', 'Pune, Maharashtra, IN'],
    ['Zzyzx Nagar, Pune, Maharashtra, India', 'locality', 'Pune, Maharashtra, IN'],
    ['Zzyzx Nagar Pune MH', 'locality', 'Pune, Maharashtra, IN'],
    ['near the temple, Kanpur 208001', 'locality', 'Kanpur, Uttar Pradesh, IN'],
    ['Kerala', 'locality', 'Thiruvananthapuram, Kerala, IN'],
    ['Punjab, India', 'locality', 'Ludhiana, Punjab, IN'],
    ['Punjab India', 'locality', 'Ludhiana, Punjab, IN'],
    ['India Mumbai', 'locality', 'Mumbai, Maharashtra, IN'],
  ])('tells how it has found: %s is %s', (query, match, place) => {
    expect([findPlaces(query)[0]?.match, first(query)]).toEqual([match, place]);
  });

  it.each([
    ['Mumbai India', 'Mumbai, Maharashtra, IN'],
    ['London UK', LONDON],
    ['London U.K.', LONDON],
    ['Pune, MH', 'Pune, Maharashtra, IN'],
    ['Pune MH', 'Pune, Maharashtra, IN'],
    ['Paris Texas', 'Paris, Texas, US'],
    ['Perth WA', 'Perth, Western Australia, AU'],
    ['Delhi IN', 'Delhi, Delhi, IN'],
    ['London Ontario Canada', 'London, Ontario, CA'],
    ['Birmingham Alabama USA', 'Birmingham, Alabama, US'],
    ['Köln Deutschland', 'Cologne, North Rhine-Westphalia, DE'],
    ['Cologne, Allemagne', 'Cologne, North Rhine-Westphalia, DE'],
    ['Múnich Baviera Alemania', 'Munich, Bavaria, DE'],
    ['Мюнхен, Бавария', 'Munich, Bavaria, DE'],
    ['Лондон Великобританія', LONDON],
    ['दिल्ली भारत', 'Delhi, Delhi, IN'],
    ['पुणे महाराष्ट्र', 'Pune, Maharashtra, IN'],
    ['Hyderabad Andhra Pradesh', 'Hyderabad, Telangana, IN'],
    ['Mumbai City', 'Mumbai, Maharashtra, IN'],
    ['Mumbai 400001', 'Mumbai, Maharashtra, IN'],
  ])('is narrowed by what follows, in many languages, with a comma or without: %s', (query, place) => {
    expect(first(query)).toBe(place);
    expect(findPlaces(query)[0]?.match).toMatch(/exact|other_name/);
  });

  it.each([
    ['New Delhi', 'New Delhi'],
    ['Mexico City', 'Mexico City'],
    ['New York', 'New York'],
    ['Washington DC', 'Washington D.C.'],
    ['Fort Worth', 'Fort Worth'],
  ])('cuts no name that is whole: %s', (query, name) => {
    expect(findPlaces(query)[0]).toMatchObject({ name, match: expect.stringMatching(/exact|other_name/) });
  });

  it.each([
    ['Koramangala', 'Koramangala, Bengaluru', 12.93, 77.63],
    ['Koramangala Bangalore', 'Koramangala, Bengaluru', 12.93, 77.63],
    ['Andheri, Mumbai', 'Andheri, Mumbai', 19.12, 72.85],
    ['Andheri (West), Bombay 400058', 'Andheri, Mumbai', 19.12, 72.85],
    ['Salt Lake, Calcutta', 'Salt Lake, Kolkata', 22.59, 88.41],
    ['T. Nagar, Madras', 'T Nagar, Chennai', 13.04, 80.23],
    ['Dwarka, New Delhi', 'Dwarka, Delhi', 28.59, 77.05],
    ['Wembley, London', 'Wembley', 51.55, -0.3],
  ])('knows parts of great cities: %s', (query, name, latitude, longitude) => {
    const [found] = findPlaces(query);
    expect(found?.name).toBe(name);
    expect(found?.match).toMatch(/exact|other_name/);
    expect(Math.hypot((found?.latitude ?? 0) - latitude, (found?.longitude ?? 0) - longitude)).toBeLessThan(0.02);
  });

  it('lets what is known of an address stand in for what is not, and says so', () => {
    const names = (query: string) => findPlaces(query).map(({ match, name }) => [match, name]);
    expect(names('Koramangala 4th Block, Bangalore')).toEqual([
      ['locality', 'Koramangala, Bengaluru'],
      ['locality', 'Bengaluru'],
    ]);
    expect(names('Village Zzyzx, Dist. Varanasi, UP')).toEqual([['locality', 'Varanasi']]);
    expect(names('Zzyzx, Bihar')).toEqual([]);
  });

  it('takes no place with a typing error for one that is called as typed', () => {
    for (const query of ['Kotamangalm', 'Jayapuraa', 'Malandai']) {
      expect(findPlaces(query).map(({ match }) => match)).not.toContain('exact');
      expect(findPlaces(query)[0]?.match).toBe('typing');
    }
  });

  it.each([
    ['ru', 'Varanasi', 'Варанаси, Уттар-Прадеш, Индия'],
    ['hi', 'Varanasi', 'वाराणसी, उत्तर प्रदेश, भारत'],
    ['de', 'Munich', 'München, Bayern, Deutschland'],
    ['fr', 'London, UK', 'Londres, Angleterre, Royaume-Uni'],
    ['es', 'Sevilla', 'Sevilla, Andalucía, España'],
    ['fr', 'Seville', 'Séville, Andalousie, Espagne'],
    ['de', 'Wien', 'Wien, Österreich'],
    ['fr', 'Córdoba, Spain', 'Cordoue, Andalousie, Espagne'],
    ['fr', 'Córdoba, Argentina', 'Córdoba, Cordoba Province, Argentine'],
    ['es', 'Mumbai', 'Mumbai, Maharashtra, India'],
    ['uk', 'Lviv', 'Львів, Львівська область, Україна'],
    ['ru', 'Lviv', 'Львов, Львовская область, Украина'],
    ['uk', 'Aberdeen, Scotland', 'Aberdeen, Scotland, United Kingdom'],
    ['en', 'दिल्ली', 'Delhi, India'],
  ] as const)('has labels in one language: %s, %s', (locale, query, label) => {
    expect(findPlaces(query, { locale })[0]?.label).toBe(label);
  });

  it.each(['Singapore', 'Monaco', 'Pristina', 'Springfield', 'Delhi', 'Luxembourg'])(
    'labels %s without saying anything twice',
    (query) => {
      for (const { label } of findPlaces(query)) {
        const parts = label.split(', ');
        expect(new Set(parts).size).toBe(parts.length);
      }
    },
  );

  it('finds a place by its label alone', () => {
    for (const query of ['Rampur', 'Udaipur', 'Springfield', 'Koramangala', 'Varanasi', 'Lviv', 'Santa Cruz']) {
      for (const locale of ['en', 'hi', 'ru', 'de'] as const) {
        for (const { label, latitude, longitude } of findPlaces(query, { locale })) {
          expect([label, findPlaces(label, { locale })[0]]).toMatchObject([label, { latitude, longitude }]);
        }
      }
    }
  });

  it('finds a city again by what each language calls it', () => {
    for (const line of CITY_WORDS.trim().split('\n')) {
      const [country = '', name = ''] = line.split(';');
      const [city] = findPlaces(name, { country, limit: 1 });
      for (const locale of ['fr', 'de', 'es'] as const) {
        const [own] = findPlaces(name, { country, limit: 1, locale });
        const [again] = findPlaces(own?.label ?? '', { locale });
        expect([own?.label, again?.latitude, again?.match]).toEqual([
          own?.label,
          city?.latitude,
          expect.stringMatching(/^(?:exact|other_name)$/),
        ]);
      }
    }
  });

  it('tells places apart that read alike', () => {
    for (const query of ['Rampur, Uttar Pradesh', 'Springfield', 'Salem', 'Hyderabad', 'Santa Cruz']) {
      for (const locale of ['en', 'hi', 'ru'] as const) {
        const labels = findPlaces(query, { limit: 50, locale }).map(({ label }) => label);
        expect(labels).toEqual([...new Set(labels)]);
      }
    }
  });

  it('refuses a language that there is not', () => {
    expect(() => findPlaces('Delhi', { locale: 'xx' as never })).toThrow(
      expect.objectContaining({ fieldErrors: [expect.objectContaining({ field: 'locale' })] }),
    );
  });

  it('never guesses', () => {
    expect(findPlaces('no such place')).toEqual([]);
    expect(findPlaces('Delhi, Nowhereland')).toEqual([]);
  });

  it.each(['', '   ', ',', ', India', '\ud800', '\udfff\ud800', '\u0000', '.', '̈', '|', '\n'])(
    'finds nothing by a query without a name: %j',
    (query) => {
      expect(findPlaces(query)).toEqual([]);
    },
  );

  it.each([
    ['a'.repeat(65_536), 'Must have at most 100 characters.'],
    ['a'.repeat(101), 'Must have at most 100 characters.'],
    ['😀'.repeat(101), 'Must have at most 100 characters.'],
    [undefined, 'Must be a text.'],
    [null, 'Must be a text.'],
    [42, 'Must be a text.'],
  ])('refuses a query that is none', (query, message) => {
    expect(() => findPlaces(query as string)).toThrow(
      expect.objectContaining({ code: 'invalid_input', fieldErrors: [{ field: 'query', message }] }),
    );
  });

  it('counts the length of a query in characters', () => {
    expect(findPlaces('😀'.repeat(100))).toEqual([]);
  });

  it.each([0, 51, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '8', null])('refuses the limit %s', (limit) => {
    expect(() => findPlaces('Delhi', { limit: limit as number })).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        fieldErrors: [{ field: 'limit', message: 'Must be a whole number from 1 to 50.' }],
      }),
    );
  });

  it.each(['India', 'UK', 'ZZ', '', 'I', 'I\n', '\nI', 7, null])('refuses the country %j', (country) => {
    expect(() => findPlaces('Delhi', { country: country as string })).toThrow(
      expect.objectContaining({ code: 'invalid_input', fieldErrors: [expect.objectContaining({ field: 'country' })] }),
    );
  });

  it('refuses an option that there is not', () => {
    const message = 'There is no such option; there are: country, limit, locale, names.';
    expect(() => findPlaces('Delhi', { Country: 'US' } as never)).toThrow(
      expect.objectContaining({ code: 'invalid_input', fieldErrors: [{ field: 'Country', message }] }),
    );
  });

  it('tells all that is wrong at once', () => {
    expect(() => findPlaces('a'.repeat(101), { country: 'UK', limit: 0 })).toThrow(
      expect.objectContaining({
        fieldErrors: ['query', 'country', 'limit'].map((field) => expect.objectContaining({ field })),
      }),
    );
    expect(() => findPlaces('Delhi', null as never)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
});

describe('the attribution', () => {
  it('names the source and the licence', () => {
    expect(ATTRIBUTION).toBe('Contains data from GeoNames (https://www.geonames.org), CC BY 4.0, changed.');
  });
});
