import { expect, it } from 'vitest';
import { wordKey } from '../../../../src/adapters/pages/form/own-fields.js';
import { addressParts } from '../../../../src/adapters/pages/shell/address.js';
import { FORM_WORDS } from '../../../../src/adapters/pages/words/form/all.js';
import { LOCALES } from '../../../../src/locale/locales.js';
import type { NameKind } from '../../../../src/names/kinds.js';
import { NAMES } from '../../../../src/names/names.js';
import { tradition } from '../../../../src/names/observances.js';
import { allTools } from '../../../../src/registry.js';
import { CATALOGUES } from '../../../../src/words/rules/catalogues.js';
import { plain, read } from './asked.js';

/** What the choices of a field are called by. */
const KINDS: Readonly<Record<string, NameKind>> = {
  relationship_mode: 'relationship_mode',
  profile: 'porutham_profile',
  muhurta_profile: 'muhurta_profile',
  activity: 'activity',
  direction: 'direction',
  koota_tables: 'koota_table_set',
  manglik_references: 'manglik_references',
};

const fields = allTools
  .flatMap((tool) => addressParts(tool).fields)
  .map(({ name, schema }) => ({ name: wordKey(name, schema), schema }));

it.each(LOCALES)('every field that a form asks for has a name in %s, and so has every choice of it', (locale) => {
  // The day of a tool about a person is called so too.
  const asked = new Set([...fields.map(({ name }) => name), 'calculation_date']);
  expect(Object.keys(FORM_WORDS[locale].fields).sort()).toEqual([...asked].sort());
  const { sign: signs } = CATALOGUES[locale].names;
  for (const { name, schema } of fields) {
    if (!schema.enum) continue;
    if (name.startsWith('sign_')) expect(schema.enum).toHaveLength(Object.keys(signs).length);
    else
      expect([
        name,
        Object.keys(name === 'tradition' ? tradition[locale] : NAMES[locale][KINDS[name] ?? 'language']),
      ]).toEqual([name, expect.arrayContaining([...schema.enum])]);
  }
});

it.each(LOCALES)('the summary of what is wrong counts it in %s', async (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const { errorsTitle } = FORM_WORDS[locale];
  const titleOf = async (query: string) =>
    plain(/<h2 id="es">([^<]*)/.exec((await read(`${prefix}/tools/sun-sign?${query}`)).text)?.[1] ?? '');
  expect(await titleOf('month=13&day=0')).toBe(errorsTitle(2));
  expect(await titleOf('month=13&day=1')).toBe(errorsTitle(1));
  expect(errorsTitle(2)).not.toBe(errorsTitle(1));
});
