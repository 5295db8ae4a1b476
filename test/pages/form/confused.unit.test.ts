import { describe, expect, it } from 'vitest';
import { fieldsOf, follow, plain, read, tagsOf } from './asked.js';

const CHART = '/tools/birth-chart-calculator';

/** What the form of the birth chart sends; what is left out is empty. */
function typed(texts: Readonly<Record<string, string>>): string {
  const names = ['date_day', 'date_month', 'date_year', 'time', 'place', 'lat', 'lon', 'tz', 'held'];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const fine = { date_day: '17', date_month: '5', date_year: '1990', time: '10:20', place: 'Delhi, India' };
  return `?${new URLSearchParams({ ...empty, ...fine, ...texts })}`;
}

/** The messages of the summary with the ids to which they lead. */
function summary(html: string): [id: string, message: string][] {
  const [, list = ''] = /<div class="errsum.*?<ul>(.*?)<\/ul>/s.exec(html) ?? [];
  return [...list.matchAll(/<a href="#([^"]*)">([^<]*)<\/a>/g)].map(([, id = '', text = '']) => [id, plain(text)]);
}

async function wrong(texts: Readonly<Record<string, string>>, tool = CHART) {
  const page = await read(tool + typed(texts));
  return { ...page, told: summary(page.text), ids: summary(page.text).map(([id]) => id) };
}

async function address(texts: Readonly<Record<string, string>>, tool = CHART): Promise<string> {
  const page = await read(tool + typed(texts));
  expect([page.status, summary(page.text)]).toEqual([303, []]);
  return decodeURIComponent(page.headers.get('location') ?? '');
}

describe('a form that is filled in well', () => {
  it('leads to the address that can be shared, with the place that was found', async () => {
    expect(await address({})).toBe(
      `${CHART}?date=1990-05-17&time=10:20&lat=28.652&lon=77.2315&tz=Asia/Kolkata&place=Delhi,+India`,
    );
  });

  it.each([
    ['2:05 pm', '14:05'],
    ['14.05', '14:05'],
    ['14h05', '14:05'],
    ['१४:०५', '14:05'],
    ['12:30 am', '00:30'],
    ['12:30 PM', '12:30'],
    ['9.07', '09:07'],
    ['0915', '09:15'],
    ['10:20:00', '10:20'],
    ['2 p.m.', '14:00'],
  ])('reads the time %s', async (time, read) => {
    expect(await address({ time })).toContain(`&time=${read}&`);
  });

  it.each([
    ['14 Uhr 05', '14:05'],
    ['14 Uhr', '14:00'],
    ['14h', '14:00'],
    ['2 05 pm', '14:05'],
    ['14 год 05', '14:05'],
  ])('reads the time %s', async (time, read) => {
    expect(await address({ time }, `/de${CHART}`)).toContain(`&time=${read}&`);
  });

  it.each(
    [
      [
        'en',
        '17.05.1990; 17/5/1990; 05/17/1990; 17 May 1990; 17th of May, 1990; May 17, 1990; 17-May-1990; 1990-05-17',
      ],
      ['de', '17.05.1990; 17.5.1990; 17. Mai 1990'],
      ['fr', '17/05/1990; 17 mai 1990'],
      ['es', '17 de mayo de 1990'],
      ['hi', '१७-०५-१९९०; १७ मई १९९०; 17/05/1990'],
      ['ru', '17 мая 1990 г.'],
      ['uk', '17 травня 1990; 17.05.1990'],
    ].flatMap(([language = '', dates = '']) => dates.split('; ').map((date) => [language, date] as [string, string])),
  )('reads a date that stands whole in the field for the day, %s: %s', async (language, date_day) => {
    const tool = language === 'en' ? CHART : `/${language}${CHART}`;
    expect(await address({ date_day, date_month: '', date_year: '' }, tool)).toContain('?date=1990-05-17&');
    expect(await address({ date_day }, tool)).toContain('?date=1990-05-17&');
    const bare = await read(`${tool}?${new URLSearchParams({ date: date_day, time: '10:20', place: 'Ujjain' })}`);
    expect(bare.headers.get('location')).toContain('?date=1990-05-17&');
  });

  it.each([
    ['fr', '1er mai 1990', '1990-05-01'],
    ['es', '3 set 1990', '1990-09-03'],
    ['de', '3. Sept. 1990', '1990-09-03'],
    ['hi', '3 सितम्बर 1990', '1990-09-03'],
    ['hi', '3 फरवरी 1990', '1990-02-03'],
    ['fr', '3 jui 1990', undefined],
    ['en', '05/06/1990', undefined],
    ['en', '5.6.1990', undefined],
    ['en', '06/06/1990', '1990-06-06'],
    ['de', '05.06.1990', '1990-06-05'],
    ['de', '05/17/1990', undefined],
    ['en', '17/05/90', undefined],
    ['en', '1990-17-05', undefined],
    ['en', '17 Foo 1990', undefined],
  ])('guesses none, %s: %s', async (language, date_day, date) => {
    const page = await read(
      (language === 'en' ? CHART : `/${language}${CHART}`) + typed({ date_day, date_month: '', date_year: '' }),
    );
    const [, found] = /[?]date=([\d-]+)/.exec(page.headers.get('location') ?? '') ?? [];
    expect(found).toBe(date);
    if (date === undefined) expect(summary(page.text).map(([id]) => id)).toEqual(['date_day']);
  });

  it('takes a whole date apart where the form asks again', async () => {
    const asked = await wrong({ date_day: '31/02/1990', date_month: '', date_year: '' });
    expect(asked.told).toEqual([['date_day', '31 February 1990 is not a day of the calendar']]);
    const fields = new Map(fieldsOf(asked.text));
    expect(['date_day', 'date_month', 'date_year'].map((name) => fields.get(name))).toEqual(['31', '2', '1990']);
  });

  it('shows the whole of a date that it cannot read, and how to write one', async () => {
    const { text, told } = await wrong({ date_day: '05/06/1990', date_month: '', date_year: '' });
    expect(told).toEqual([
      ['date_day', 'Write the date like 17 May 1990, or give day, month and year each in its field'],
    ]);
    expect(text).toContain('class="date long"');
    expect((await wrong({ date_day: '32' })).text).not.toContain('date long');
  });

  it('believes no whole date that the fields beside it contradict', async () => {
    expect((await wrong({ date_day: '17.06.1990' })).ids).toEqual(['date_day']);
  });

  it.each(['17.', '17th'])('reads the day %s', async (date_day) => {
    expect(await address({ date_day })).toContain('date=1990-05-17');
  });

  it.each([
    ['en', '28.6139, 77.209', 'lat=28.6139&lon=77.209'],
    ['en', '28.6139 77.209', 'lat=28.6139&lon=77.209'],
    ['en', '28°36′N 77°12′E', 'lat=28.6&lon=77.2'],
    ['en', '28 36 50 N 77 12 32 E', 'lat=28.613889&lon=77.208889'],
    ['de', '28,6139; 77,209', 'lat=28.6139&lon=77.209'],
    ['de', '28,6139, 77,209', 'lat=28.6139&lon=77.209'],
    ['de', '48,4 N 10 O', 'lat=48.4&lon=10'],
    ['hi', '२८.६१३९, ७७.२०९', 'lat=28.6139&lon=77.209'],
  ])('reads coordinates that stand in the field for the place, %s: %s', async (language, place, pairs) => {
    expect(await address({ place }, language === 'en' ? CHART : `/${language}${CHART}`)).toContain(`&${pairs}`);
  });

  it.each(['28 36 17 12', '28.6139', '77.209 28.6139 1', 'Area 51, 12'])('takes %s for no pair', async (place) => {
    expect((await wrong({ place })).ids).toEqual(['place']);
  });

  it('reads a date in Devanagari digits', async () => {
    expect(await address({ date_day: '१७', date_year: '१९९०' })).toContain('date=1990-05-17');
  });

  it.each([
    ['28°36′50″N', '77°12′32″E', 'lat=28.613889&lon=77.208889'],
    ['28,6139', '77,209', 'lat=28.6139&lon=77.209'],
    ['28.6139N', '77.209 E', 'lat=28.6139&lon=77.209'],
    ['33.86 S', '151.21', 'lat=-33.86&lon=151.21'],
    ['−33.86', '-70,65', 'lat=-33.86&lon=-70.65'],
    ["N 28 36.8'", "77°12' W", 'lat=28.613333&lon=-77.2'],
    ['२८.६१३९', '७७.२०९', 'lat=28.6139&lon=77.209'],
  ])('reads the coordinates %s and %s', async (lat, lon, pairs) => {
    expect(await address({ place: '', lat, lon, tz: 'Asia/Kolkata' })).toContain(`&${pairs}&tz=Asia/Kolkata`);
  });

  it('reads the letters for directions as the language has them', async () => {
    const at = { place: '', lat: '48,4', lon: '10 O' };
    expect(await address(at, `/de${CHART}`)).toContain('lat=48.4&lon=10');
    expect(await address(at, `/es${CHART}`)).toContain('lat=48.4&lon=-10');
    expect(await address({ place: '', lat: '55,75 с. ш.', lon: '37,62 в. д.' }, `/ru${CHART}`)).toContain('lat=55.75');
  });

  it('leaves out the zone of coordinates that have none', async () => {
    expect(await address({ place: '', lat: '28.6139', lon: '77.209' })).toBe(
      `${CHART}?date=1990-05-17&time=10:20&lat=28.6139&lon=77.209`,
    );
  });

  it('keeps by how many minutes the time may be out, and nothing of it where the time is taken or not known', async () => {
    expect(await address({ within: '30' })).toContain('&time=10:20&within=30&lat=');
    expect(await address({ within: '३०' })).toContain('&within=30&');
    expect(await address({ within: '' })).not.toContain('within');
    expect(await address({ within: '30', time_unknown: '1' })).not.toContain('within');
    for (const within of ['0', '721', '-5', '1.5', 'x', '9'.repeat(50)])
      expect((await wrong({ within })).ids).toEqual(['within']);
  });

  it('tells what the minutes leave open', async () => {
    const at = 'date=1990-05-17&time=10:20&within=30&lat=28.6139&lon=77.209&tz=Asia/Kolkata';
    const text = plain((await read(`/tools/vedic-ascendant-calculator?${at}`)).text);
    expect(text).toContain('What changes within these minutes');
    // By the JSON of the same address: Punarvasu 4 until 09:51, Pushya 1 until 10:07.
    for (const told of ['Cancer throughout', 'Punarvasu 4: 09:50 to 09:51', 'Pushya 1: 09:52 to 10:07']) {
      expect(text).toContain(told);
    }
    const exact = plain((await read(`/tools/vedic-ascendant-calculator?${at.replace('&within=30', '')}`)).text);
    expect(exact).not.toContain('leave open');
  });

  it('describes the very part of a date that is wrong', async () => {
    for (const [part, texts] of [
      ['date_day', { date_day: '45' }],
      ['date_month', { date_month: '' }],
      ['date_year', { date_year: '90' }],
    ] as const) {
      const [field = ''] =
        new RegExp(`<(?:input|select)[^>]* id="${part}"[^>]*>`).exec((await wrong(texts)).text) ?? [];
      expect(field).toContain('aria-invalid="true"');
      expect(field).toContain('aria-describedby="date-e"');
    }
    expect((await wrong({ date_day: '45' })).text.match(/aria-describedby="date-e"/g)).toHaveLength(2);
  });

  it('says that a time has no seconds', async () => {
    for (const time of ['10:20:30', '10.20.05', '2:05:09 pm', '10h20:59']) {
      expect((await wrong({ time })).told).toEqual([
        ['time', 'Leave the seconds out: a birth is reckoned to the minute'],
      ]);
    }
  });

  it('takes the box before a time', async () => {
    expect(await address({ time_unknown: '1' })).toContain('date=1990-05-17&time_unknown=1&lat');
  });

  it('knows what places are called elsewhere', async () => {
    expect(await address({ place: 'Dilli' })).toContain('place=Delhi');
    expect(await address({ place: 'दिल्ली' })).toContain('place=Delhi');
    expect(await address({ place: 'Köln, Deutschland' }, `/de${CHART}`)).toContain('tz=Europe/Berlin&place=Köln');
  });

  it.each([
    ['', 'Chennaii', 'No place is called “Chennaii”. Choose the one that is meant, or correct the name', 'Chennai'],
    ['', 'Zzyzx Nagar, Pune', 'No place is called “Zzyzx Nagar, Pune”. Choose', 'Pune, Maharashtra, India'],
    ['/ru', 'Москвы', 'Места «Москвы» мы не знаем', 'Москва'],
  ])('asks before it takes a place that is not called so: %s %s', async (language, place, message, label) => {
    const asked = await wrong({ place }, `${language}${CHART}`);
    expect(asked.ids).toEqual(['place']);
    expect(asked.text).toContain(message);
    expect(asked.text).toContain(label);
    expect(asked.text).toContain('name="pick"');
  });

  it('takes a zone before that of the place', async () => {
    expect(await address({ tz: 'Asia/Karachi' })).toContain('tz=Asia/Karachi&place=Delhi');
  });

  it('forgets the coordinates of the place that stood there before', async () => {
    const { page } = await follow(`${CHART}?date=1990-05-17&time=10:20&place=Delhi,+India`);
    const fields = new URLSearchParams(fieldsOf(page.text));
    fields.set('place', 'Kyiv');
    const answer = await read(`${CHART}?${fields}`);
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toContain('lat=50.4547&lon=30.524&tz=Europe/Kyiv');
  });

  it('forgets them for good where the form asks again', async () => {
    const { page } = await follow(`${CHART}?date=1990-05-17&time=10:20&place=Kyiv`);
    const fields = new URLSearchParams(fieldsOf(page.text));
    fields.set('place', 'Springfield');
    const asked = await read(`${CHART}?${fields}`);
    expect(summary(asked.text)).toEqual([['place', 'Choose which “Springfield” is meant']]);
    const again = new URLSearchParams(fieldsOf(asked.text));
    expect([again.get('place'), again.get('lat'), again.get('tz')]).toEqual(['Springfield', '', '']);
    again.set(
      'pick',
      tagsOf(asked.text)
        .find(({ attributes }) => attributes.get('name') === 'pick')
        ?.attributes.get('value') ?? '',
    );
    const { headers } = await read(`${CHART}?${again}`);
    expect(headers.get('location')).toContain('tz=America/New_York&place=Springfield,+Massachusetts');
  });

  it('keeps coordinates beside a name that is corrected', async () => {
    const asked = await wrong({ date_day: '32', place: 'Our vilage', lat: '27.5', lon: '77.5' });
    const again = new URLSearchParams(fieldsOf(asked.text));
    again.set('date_day', '17');
    again.set('place', 'Our village');
    const { headers } = await read(`${CHART}?${again}`);
    expect(headers.get('location')).toMatch(/lat=27\.5&lon=77\.5&place=Our\+village$/);
  });

  it('keeps coordinates that were typed for another name', async () => {
    const { page } = await follow(`${CHART}?date=1990-05-17&time=10:20&place=Delhi,+India`);
    const fields = new URLSearchParams(fieldsOf(page.text));
    fields.set('place', 'Our village');
    fields.set('lat', '27.5');
    const answer = await read(`${CHART}?${fields}`);
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toContain('lat=27.5&lon=77.2315');
  });
});

describe('a place', () => {
  it('may be coordinates in the field for its name', async () => {
    for (const place of ['28.6139, 77.209', '28°36′50″N; 77°12′32″E', '२८.६१३९, ७७.२०९']) {
      expect(await address({ place })).toMatch(/lat=28\.613\d+&lon=77\.20\d+$/);
    }
  });

  it('loses its name and zone where other coordinates are typed over it', async () => {
    const { page } = await follow(`${CHART}?date=1990-05-17&time=10:20&place=Delhi,+India`);
    const fields = new URLSearchParams(fieldsOf(page.text));
    fields.set('lat', '50.45');
    fields.set('lon', '30.52');
    const { headers } = await read(`${CHART}?${fields}`);
    expect(headers.get('location')).toMatch(/lat=50\.45&lon=30\.52$/);
  });

  it('keeps them where its coordinates are made more exact', async () => {
    const { page } = await follow(`${CHART}?date=1990-05-17&time=10:20&place=Delhi,+India`);
    const fields = new URLSearchParams(fieldsOf(page.text));
    fields.set('lat', '28.6');
    const { headers } = await read(`${CHART}?${fields}`);
    expect(headers.get('location')).toMatch(/lat=28\.6&lon=77\.2315&tz=Asia\/Kolkata&place=Delhi,\+India$/);
  });
});

describe('a form with a mistake', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['30 February', { date_day: '30', date_month: '2' }, ['date_day']],
    ['a month for a day', { date_day: 'May' }, ['date_day']],
    ['no month', { date_month: '' }, ['date_month']],
    ['a year of two digits', { date_year: '90' }, ['date_year']],
    ['a year before 1800', { date_year: '1799' }, ['date_year']],
    ['a year after 2200', { date_year: '2201' }, ['date_year']],
    ['no date', { date_day: '', date_month: '', date_year: '' }, ['date_day']],
    ['no time and no tick', { time: '' }, ['time']],
    ['24:00', { time: '24:00' }, ['time']],
    ['25:10', { time: '25:10' }, ['time']],
    ['13:00 pm', { time: '13:00 pm' }, ['time']],
    ['an hour alone', { time: '10' }, ['time']],
    ['seconds', { time: '10:20:30' }, ['time']],
    ['no place', { place: '' }, ['place']],
    ['an unknown place', { place: 'Xyzzyville' }, ['place']],
    ['a place of many', { place: 'Springfield' }, ['place']],
    ['a long place', { place: 'x'.repeat(300) }, ['place']],
    ['swapped coordinates', { lat: '151.21', lon: '-33.87' }, ['lat']],
    ['swapped directions', { lat: '77 E', lon: '28 N' }, ['lat']],
    ['a longitude of 181', { lat: '28', lon: '181' }, ['lon']],
    ['no longitude', { lat: '28' }, ['lon']],
    ['words for a latitude', { lat: 'north', lon: '77' }, ['lat']],
    ['an unknown zone', { lat: '28', lon: '77', tz: 'Delhi time' }, ['tz']],
    ['an unknown ayanamsha', { ayanamsha: 'mine' }, ['ayanamsha']],
    ['everything', { date_day: 'x', time: 'x', place: '', tz: 'x' }, ['date_day', 'time', 'place', 'tz']],
  ])('names its field: %s', async (_, texts, ids) => {
    const page = await wrong(texts);
    expect([page.status, page.ids]).toEqual([400, ids]);
    expect(page.text).toMatch(/<title>Error: /);
    const tags = tagsOf(page.text);
    for (const [id, message] of page.told) {
      const field = tags.find(({ attributes }) => attributes.get('id') === id);
      expect([id, field?.attributes.get('aria-invalid') ?? 'none']).toEqual([id, 'true']);
      // The same words stand in the summary and at the field.
      expect(plain(page.text).split(message)).toHaveLength(3);
    }
    const kept = new URLSearchParams(fieldsOf(page.text));
    for (const [name, text] of new URLSearchParams(typed(texts))) {
      if (name !== 'held' && name !== 'ayanamsha') expect([name, kept.get(name)]).toEqual([name, text]);
    }
  });

  it('offers the places of a name, and takes the one that is picked', async () => {
    const page = await wrong({ place: 'Springfield' });
    const picks = tagsOf(page.text).filter(({ attributes }) => attributes.get('name') === 'pick');
    expect(picks.length).toBeGreaterThan(2);
    expect(page.text).toContain('Springfield, Illinois, United States');
    const pick = picks[1]?.attributes.get('value') ?? '';
    expect(await address({ place: 'Springfield', pick })).toContain(`lat=${pick.replace(',', '&lon=')}`);
    // A pick for another text counts for nothing.
    expect(await address({ pick })).toContain('place=Delhi');
  });

  it('opens the coordinates where no place was found', async () => {
    expect((await wrong({ place: 'Xyzzyville' })).text).toMatch(/<details open="[^"]*"><summary>Enter coordinates/);
    expect((await wrong({ place: 'Springfield' })).text).not.toContain('<details open');
  });

  it('says that a time is needed, and which tools do without', async () => {
    const page = await wrong({ time: '' }, '/tools/vedic-ascendant-calculator');
    expect(page.told).toEqual([['time', 'Enter the time of birth: this calculator needs it']]);
    const [, link = ''] = /href="(\/tools\/vedic-moon-sign-calculator\?[^"]*)"/.exec(page.text) ?? [];
    expect((await follow(plain(link))).page.status).toBe(200);
    expect(page.text).not.toContain('time_unknown"');
  });

  it('tells in the language of the page', async () => {
    expect((await wrong({ date_day: '30', date_month: '2' }, `/hi${CHART}`)).told).toEqual([
      ['date_day', '30 फ़रवरी 1990 की तारीख कैलेंडर में नहीं है'],
    ]);
    expect((await wrong({ date_day: '30', date_month: '2' }, `/de${CHART}`)).told).toEqual([
      ['date_day', 'Den 30. Februar 1990 gibt es im Kalender nicht'],
    ]);
  });

  it('says of two persons whose detail it is', async () => {
    const page = await read(`/tools/vedic-compatibility-calculator?a_date_day=&b_date=1990-05-17&b_place=Delhi,+India`);
    expect(summary(page.text)).toEqual([
      ['a_date_day', 'Person A: Enter the date'],
      ['a_time', 'Person A: Enter a time, or tick “I do not know the time”'],
      ['a_place', 'Person A: Enter a place'],
    ]);
  });
});

describe('an address typed by hand', () => {
  it('needs no more than a date and a place', async () => {
    const { page, path } = await follow(`${CHART}?date=1990-05-17&place=Delhi, India`);
    expect([page.status, path.includes('time_unknown=1')]).toEqual([200, true]);
  });

  it('may have what nobody here reads', async () => {
    const query = '?date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata&utm_source=mail&__proto__=1';
    expect((await read(CHART + query)).status).toBe(200);
  });

  it('counts the first of a name that comes twice', async () => {
    const answer = await read(`${CHART}?date=1990-05-17&date=2000-01-01&time=10:20&lat=28.6139&lon=77.209`);
    expect(answer.headers.get('location')).toBe(`${CHART}?date=1990-05-17&time=10:20&lat=28.6139&lon=77.209`);
  });

  it('is told what is wrong with its date', async () => {
    expect(summary((await read(`${CHART}?date=1990-17-05&place=Delhi`)).text).map(([id]) => id)).toEqual([
      'date_month',
    ]);
    expect(summary((await read(`${CHART}?date=yesterday&place=Delhi`)).text).map(([id]) => id)).toEqual(['date_day']);
  });

  it('asks nothing where only a convention is named', async () => {
    const page = await read(`${CHART}?ayanamsha=raman`);
    expect([page.status, summary(page.text)]).toEqual([200, []]);
    expect(new URLSearchParams(fieldsOf(page.text)).get('ayanamsha')).toBe('raman');
  });

  it('takes an ayanamsha of one’s own before that of the list, in the digits of any script', async () => {
    const own = await address({ ayanamsha: 'raman', ayanamsha_own: '२२.४६०८ @ 1900-01-01t06:00' });
    expect(new URLSearchParams(own.split('?')[1]).get('ayanamsha')).toBe('22.4608@1900-01-01T06:00');
    const page = await read(own);
    expect(new URLSearchParams(fieldsOf(page.text)).get('ayanamsha_own')).toBe('22.4608@1900-01-01T06:00');
    expect(page.text).toContain('own, 22');
  });

  it.each(['22.46', '22.46@1900', '400@1900-01-01', '22@1900-02-30', '22@1700-01-01'])(
    'is told how to write an ayanamsha where it says %s',
    async (ayanamsha_own) => {
      const page = await read(CHART + typed({ ayanamsha_own }));
      expect(summary(page.text).map(([id]) => id)).toEqual(['ayanamsha_own']);
    },
  );

  it('leaves out a convention that is the usual one', async () => {
    expect(await address({ ayanamsha: 'lahiri', node: 'true' })).toMatch(/Delhi,\+India&node=true$/);
  });
});

describe('a day', () => {
  it('is today at the place where none is named', async () => {
    const { path } = await follow('/tools/panchang?at_place=Auckland');
    // It is noon in Greenwich on the 22nd; in Auckland the 23rd has come, but not its sunrise.
    expect(path).toContain('?on=2026-11-22&on_tz=Pacific/Auckland');
    expect((await follow('/tools/panchang?at_place=Honolulu')).path).toContain('?on=2026-11-21&on_tz=Pacific/Honolulu');
    expect((await follow('/tools/daily-timing?at_place=')).path).toBe('/tools/daily-timing?on=2026-11-22');
  });

  it('is spent at the place of birth where no other is named', async () => {
    const { path } = await follow('/tools/personal-activation?date=1990-05-17&place=Kyiv');
    expect(path).toMatch(/&on=2026-11-22&on_tz=Europe\/Kyiv&at_lat=50\.4547&at_lon=30\.524&at_place=/);
  });

  it('begins with the sunrise of its place', async () => {
    const at = '/tools/daily-timing.json?on=2026-01-01&on_tz=Asia/Kolkata';
    const [zone, place] = await Promise.all([at, `${at}&at_lat=8.5&at_lon=76.9`].map((path) => read(path)));
    expect(JSON.parse(place?.text ?? '').provenance.options).toEqual({ place: { latitude: 8.5, longitude: 76.9 } });
    expect(JSON.parse(zone?.text ?? '').provenance.options).toBeUndefined();
  });

  it('needs a place for the panchang, not only a zone', async () => {
    const page = await read('/tools/panchang?on=2026-01-01&on_tz=Asia/Kolkata');
    expect([page.status, summary(page.text)]).toEqual([400, [['at_place', 'Enter a place']]]);
  });

  it('finds the zone of coordinates for a tool that has no use for them', async () => {
    expect((await follow('/tools/moon-phases?on=2026-01-01&at_lat=28.6139&at_lon=77.209')).path).toBe(
      '/tools/moon-phases?on=2026-01-01&on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209',
    );
  });
});

describe('what a calculation refuses', () => {
  it('offers both readings of a time that the clock skipped', async () => {
    const at = '?date=2021-03-28&time=02:30&lat=52.52&lon=13.405&tz=Europe/Berlin&place=Berlin';
    const page = await read(CHART + at);
    expect([page.status, summary(page.text).map(([id]) => id)]).toEqual([422, ['time']]);
    const links = [...page.text.matchAll(/<a class="btn plain" href="([^"]*)">([^<]*)/g)];
    expect(links.map(([, , label]) => label)).toEqual(['01:59', '03:00']);
    for (const [, href = ''] of links) expect((await read(plain(href))).status).toBe(200);
  });

  it('says whose time it is', async () => {
    const a = 'a_date=2021-03-28&a_time=02:30&a_lat=52.52&a_lon=13.405&a_tz=Europe/Berlin';
    const b = 'b_date=1990-05-17&b_time=10:20&b_lat=28.6139&b_lon=77.209';
    const page = await read(`/tools/vedic-compatibility-calculator?${a}&${b}`);
    expect(page.status).toBe(422);
    expect(summary(page.text)).toEqual([['a_time', expect.stringMatching(/^Person A: /)]]);
    expect(page.text).toMatch(/btn plain" href="[^"]*a_time=01:59[^"]*b_time=10:20/);
  });

  it.each([
    ['a day without a sunrise', '/tools/planetary-hours?on=2026-06-21&on_tz=UTC&at_lat=80&at_lon=20', 'at_place'],
    ['a day that no month has', '/tools/sun-sign?month=2&day=30', 'day'],
    ['a date that the zone skipped', '/tools/nakshatra?on=2011-12-30&on_tz=Pacific/Apia', 'on_day'],
  ])('is told at its field: %s', async (_, path, id) => {
    for (const prefix of ['', '/hi']) {
      const page = await read(prefix + path);
      expect([422, 400]).toContain(page.status);
      expect(summary(page.text).map(([each]) => each)).toEqual([id]);
      expect(tagsOf(page.text).some(({ attributes }) => attributes.get('id') === id)).toBe(true);
    }
  });
});

describe('an address of JSON that is wrong', () => {
  it.each([
    ['panchang', 'on=2026-02-30&on_tz=Asia/Kolkata&at_lat=28.6&at_lon=77.2', 'on'],
    ['daily-timing', 'on=2026-02-28&on_tz=Asia/Nowhere', 'on_tz'],
    ['vedic-moon-sign-calculator', 'date=1990-02-30&time=10:20&lat=28.6&lon=77.2&tz=Asia/Kolkata', 'date'],
    ['vedic-moon-sign-calculator', 'date=1990-02-28&time=25:20&lat=28.6&lon=77.2&tz=Asia/Kolkata', 'time'],
    ['vedic-moon-sign-calculator', 'date=1990-02-28&time=10:20&lat=98.6&lon=77.2&tz=Asia/Kolkata', 'lat'],
  ])('names the fields as the address does: %s?%s', async (slug, query, name) => {
    const { status, text } = await read(`/tools/${slug}.json?${query}`);
    const { error } = JSON.parse(text);
    expect([status, error.field_errors.map(({ field }: { field: string }) => field)]).toEqual([400, [name]]);
  });
});

describe('a list of choices', () => {
  const tool = '/tools/sign-entries';
  const SPAN = 'from=2026-01-01&to=2026-01-31';

  it('is taken from its boxes, and from an address in any order and case', async () => {
    for (const asked of [
      'planet_names_Saturn=1&planet_names_Sun=1',
      'planet_names=saturn,SUN',
      'planet_names=Saturn,+Sun,',
    ]) {
      const page = await read(`${tool}?${SPAN}&${asked}`);
      expect([asked, page.status, decodeURIComponent(page.headers.get('location') ?? '')]).toEqual([
        asked,
        303,
        `${tool}?${SPAN}&planet_names=Sun,Saturn`,
      ]);
    }
  });

  it.each(['Sun,Pluto', 'Pluto', 'Sun;Saturn'])('is not taken where a part of it is no choice: %s', async (names) => {
    const page = await read(`${tool}?${SPAN}&planet_names=${names}`);
    expect(page.status).toBe(400);
    expect(summary(page.text).map(([id]) => id)).toEqual(['planet_names']);
  });
});
