/**
 * Endings that Telugu sets on a name by its last letter, for names of the tables of this folder. What ends in -డు is a
 * person, as most grahas are; what ends in -ం loses it before most endings.
 */

/** Before what belongs to it: "సూర్యుడి", "చంద్రుడి"; a name that ends otherwise stands as it is. */
export function of(name: string): string {
  return name.replace(/డు$/, 'డి');
}

/** To or for it: "నక్షత్రానికి", "సూర్యుడికి", "శనికి", "గురువుకు". */
export function to(name: string): string {
  if (name.endsWith('ం')) return `${stem(name)}ానికి`;
  const oblique = of(name);
  return /[ిీ]$/.test(oblique) ? `${oblique}కి` : `${oblique}కు`;
}

/** As the first part of a compound: "మేష", "చైత్ర"; "తులా" and "కన్యా" are long there. */
export function stem(name: string): string {
  if (name === 'తుల' || name === 'కన్య') return `${name}ా`;
  return name.replace(/ం$/, '');
}
