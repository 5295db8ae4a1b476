import { describe, expect, it } from 'vitest';
import { SPAN_FIELDS } from '../../../src/pages/shell/address.js';
import { allTools, findTool } from '../../../src/tools/registry.js';
import { fieldsOf, follow, formOf, idsOf, plain, read, tagsOf } from './asked.js';
import { EVERYTHING, expectDrawing, expectNoMarkup, HOSTILE } from './hostile.js';

/** The example of a tool as its form sends it. */
async function sentExample(slug: string): Promise<[string, string][]> {
  const { page } = await follow(`/tools/${slug}?example`);
  return fieldsOf(page.text);
}

describe.each(allTools.map(({ slug }) => slug))('the form of %s', (slug) => {
  it.each(['', '/hi'])('reflects nothing as markup, whatever any field holds (%s)', async (prefix) => {
    const fields = await sentExample(slug);
    for (const text of HOSTILE) {
      const all = new URLSearchParams([...fields.map(([name]) => [name, text]), [text, text]]);
      const { page } = await follow(`${prefix}/tools/${slug}?${all}`);
      expect([200, 400]).toContain(page.status);
      expectNoMarkup(page.text);
    }
    for (const [name] of fields) {
      const one = new URLSearchParams(fields.map(([each, text]) => [each, each === name ? EVERYTHING : text]));
      const { page } = await follow(`${prefix}/tools/${slug}?${one}`);
      expect([name, page.status === 200 || page.status === 400]).toEqual([name, true]);
      expectNoMarkup(page.text);
    }
  });

  it('is answered in JSON as JSON, which no browser takes for a page', async () => {
    const fields = await sentExample(slug);
    const all = new URLSearchParams([...fields.map(([name]) => [name, EVERYTHING]), [EVERYTHING, EVERYTHING]]);
    const { page } = await follow(`/tools/${slug}.json?${all}`);
    expect(page.status).toBe(400);
    expect(page.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(JSON.parse(page.text)).toMatchObject({ tool: slug, error: { code: 'invalid_input' } });
  });

  it('keeps what was typed wherever it asks again', async () => {
    const fields = await sentExample(slug);
    const { text } = await read(`/tools/${slug}?example`).then(({ headers }) => read(headers.get('location') ?? ''));
    const typeable = tagsOf(formOf(text)).flatMap(({ name, attributes }) => {
      const isText = name === 'input' && ['text', 'time', undefined].includes(attributes.get('type'));
      return isText ? (attributes.get('name') ?? []) : [];
    });
    for (const name of typeable) {
      const typed = new URLSearchParams(fields.map(([each, value]) => [each, each === name ? '<ü & "x">' : value]));
      const page = await read(`/tools/${slug}?${typed}`);
      // Words of one's own, and a place beside its coordinates, may be anything.
      if (page.status === 303) continue;
      expect([name, page.status]).toEqual([name, 400]);
      // The coordinates of a place do not stay below the name of another one.
      const left = name.endsWith('place') ? /(held|lat|lon|tz)$/ : /held$/;
      const keptOf = (pairs: Iterable<readonly [string, string]>) =>
        Object.fromEntries([...pairs].filter(([each]) => !left.test(each)));
      expect([name, keptOf(fieldsOf(page.text))]).toEqual([name, keptOf(typed)]);
    }
  });

  it('has no id twice, and a label for every input', async () => {
    const { page } = await follow(`/tools/${slug}?example`);
    const wrong = await read(`/tools/${slug}?${new URLSearchParams((await sentExample(slug)).map(([n]) => [n, '?']))}`);
    for (const html of [(await read(`/tools/${slug}`)).text, page.text, wrong.text]) {
      const ids = idsOf(html);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const tags = tagsOf(html);
      const labelled = tags.flatMap(({ name, attributes }) => (name === 'label' ? (attributes.get('for') ?? []) : []));
      expect(labelled.filter((id) => !ids.includes(id))).toEqual([]);
      const described = tags.flatMap(({ attributes }) => (attributes.get('aria-describedby') ?? '').split(' '));
      expect(described.filter((id) => id !== '' && !ids.includes(id))).toEqual([]);
      for (const [, id = ''] of html.matchAll(/<li><a href="#([^"]*)"/g)) expect(ids).toContain(plain(id));
    }
  });

  it('asks for what it needs where nothing is filled in', async () => {
    const empty = new URLSearchParams((await sentExample(slug)).map(([name]) => [name, '']));
    const page = await read(`/tools/${slug}?${empty}`);
    // A day may be today, and its clock that of Greenwich; a span has a usual length.
    const usual = ['date', ...SPAN_FIELDS];
    const mayBeEmpty = findTool(slug)?.inputSchema.required?.every((field) => usual.includes(field));
    expect(page.status).toBe(mayBeEmpty ? 303 : 400);
  });
});

describe.each(['', '/hi'])('outside of the forms (%s)', (prefix) => {
  it.each(HOSTILE)('nothing is reflected as markup: %j', async (text) => {
    const sent = String(new URLSearchParams([['', text]])).slice(1);
    const birth = 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata';
    for (const path of [
      `/tools?q=${sent}`,
      `/tools/${sent}`,
      `/methodology/${sent}`,
      `/${sent}`,
      `/docs?${sent}=${sent}`,
      `/tools/birth-chart-calculator?${birth}&style=${sent}&varga=${sent}`,
    ]) {
      const { page } = await follow(prefix + path);
      expectNoMarkup(page.text);
    }
    const { page: chart } = await follow(`${prefix}/charts/south.svg?${birth}&place=${sent}`);
    if (chart.status === 200) expectDrawing(chart.text);
    else expect(chart.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});
