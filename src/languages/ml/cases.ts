/**
 * Endings that Malayalam sets on a name by its last letter, for names of the tables of this folder. What ends in -ൻ is a
 * person, as most grahas are; what ends in -ം takes -ത്തി- before them; the others a glide that their vowel decides.
 */

const SONANTS: readonly (readonly [chillu: string, letter: string])[] = [
  ['ൻ', 'ന'],
  ['ൺ', 'ണ'],
  ['ർ', 'ര'],
  ['ൽ', 'ല'],
  ['ൾ', 'ള'],
];

/** Of it: "സൂര്യന്റെ", "വ്യാഴത്തിന്റെ", "ശനിയുടെ", "രാഹുവിന്റെ", before a gloss: "മംഗളയുടെ (ചന്ദ്രൻ)". */
export function of(name: string): string {
  const [, named, gloss] = /^(.*)( \([^()]*\))$/.exec(name) ?? [];
  if (named !== undefined && gloss !== undefined) return `${of(named)}${gloss}`;
  if (name.endsWith('ൻ')) return `${name.slice(0, -1)}ന്റെ`;
  const stem = oblique(name);
  return stem.endsWith('യ') ? `${stem}ുടെ` : `${stem}ിന്റെ`;
}

/** To or for it: "സൂര്യന്", "വ്യാഴത്തിന്", "ശനിക്ക്", "ചൊവ്വയ്ക്ക്", "രാഹുവിന്". */
export function to(name: string): string {
  if (name.endsWith('ൻ')) return `${name.slice(0, -1)}ന്`;
  if (/[ിീ]$/.test(name)) return `${name}ക്ക്`;
  const stem = oblique(name);
  return stem.endsWith('യ') ? `${stem}്ക്ക്` : `${stem}ിന്`;
}

/** In or at it, and before നിന്ന് from it: "ലഗ്നത്തിൽ", "ചന്ദ്രനിൽ", "കന്നിയിൽ", "ധനുവിൽ". */
export function at(name: string): string {
  return `${oblique(name)}ിൽ`;
}

/** The stem before an ending that begins with a vowel. */
function oblique(name: string): string {
  if (name.endsWith('ം')) return `${name.slice(0, -1)}ത്ത`;
  const sonant = SONANTS.find(([chillu]) => name.endsWith(chillu));
  if (sonant !== undefined) return `${name.slice(0, -1)}${sonant[1]}`;
  if (name.endsWith('്')) return name.slice(0, -1);
  return /[ുൂ]$/.test(name) ? `${name}വ` : `${name}യ`;
}
