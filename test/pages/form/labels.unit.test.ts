import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import type { NameKind } from '../../../src/languages/names/kinds.js';
import { wordKey } from '../../../src/pages/form/own-fields.js';
import { addressParts } from '../../../src/pages/shell/address.js';
import { allTools } from '../../../src/tools/registry.js';
import { LANGUAGES } from '../../support/languages.js';
import { PAGE_WORDS } from '../../support/page-words.js';
import { plain, read } from './asked.js';

/** What the choices of a field are called by. */
const KINDS: Readonly<Record<string, NameKind>> = {
  calendar_code: 'calendar',
  reckoning: 'reckoning',
  kind: 'anniversary',
  kept_by: 'kept_by',
  month_kind: 'month_kind',
  nakshatra_name: 'nakshatra',
  relationship_mode: 'relationship_mode',
  profile: 'porutham_profile',
  muhurta_profile: 'muhurta_profile',
  activity: 'activity',
  direction: 'direction',
  asta_rule: 'asta_rule',
  lagna_parts: 'lagna_parts',
  lagna: 'muhurta_lagna',
  koota_tables: 'koota_table_set',
  manglik_references: 'manglik_references',
  tradition: 'tradition',
  by: 'year_by',
  position: 'match_position',
  rank_by: 'rank_by',
};

const fields = allTools
  .flatMap((tool) => addressParts(tool).fields)
  .map(({ name, schema }) => ({ name: wordKey(name, schema), schema }));

it.each(LANGUAGE_CODES)(
  'every field that a form asks for has a name in %s, and so has every choice of it',
  (locale) => {
    // The day of a tool about a person is called so too.
    const asked = new Set([...fields.map(({ name }) => name), 'calculation_date']);
    expect(Object.keys(PAGE_WORDS[locale].form.fields).sort()).toEqual([...asked].sort());
    const { names } = LANGUAGES[locale];
    for (const { name, schema } of fields) {
      if (!schema.enum) continue;
      if (name.startsWith('sign_') || name === 'moon_sign')
        expect(schema.enum).toHaveLength(Object.keys(names.sign).length);
      else
        expect([name, Object.keys(names[KINDS[name] ?? 'language'])]).toEqual([
          name,
          expect.arrayContaining([...schema.enum]),
        ]);
    }
  },
);

it.each(LANGUAGE_CODES)('the summary of what is wrong counts it in %s', async (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const { errorsTitle } = PAGE_WORDS[locale].form;
  const titleOf = async (query: string) =>
    plain(/<h2 id="es">([^<]*)/.exec((await read(`${prefix}/tools/sun-sign?${query}`)).text)?.[1] ?? '');
  expect(await titleOf('month=13&day=0')).toBe(errorsTitle(2));
  expect(await titleOf('month=13&day=1')).toBe(errorsTitle(1));
  expect(errorsTitle(2)).not.toBe(errorsTitle(1));
});
