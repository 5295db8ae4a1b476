/**
 * Endings that Kannada sets on a name by its last letter, for names of the tables of this folder. The grahas that end
 * in -a, and the karakas, are persons; whatever else ends in -a is a thing.
 */

const PERSONS = /(ಸೂರ್ಯ|ಚಂದ್ರ|ಬುಧ|ಶುಕ್ರ|ಕುಜ|ಕಾರಕ)$/u;

/** Before what belongs to it: "ಸೂರ್ಯನ", "ಶನಿಯ", "ಗುರುವಿನ", "ಲಗ್ನದ". */
export function of(name: string): string {
  if (PERSONS.test(name)) return `${name}ನ`;
  if (/[ಿೀೆೇೈ]$/u.test(name)) return `${name}ಯ`;
  if (/[ುೂೃ]$/u.test(name)) return `${name}ವಿನ`;
  if (name.endsWith('ಸ್')) return `${name}ಸಿನ`;
  if (name.endsWith('್')) return `${name.slice(0, -1)}ಿನ`;
  return `${name}ದ`;
}

/** To or for it: "ಸೂರ್ಯನಿಗೆ", "ಶನಿಗೆ", "ಗುರುವಿಗೆ", "ಲಗ್ನಕ್ಕೆ". */
export function to(name: string): string {
  const before = of(name);
  if (before.endsWith('ಯ')) return `${name}ಗೆ`;
  if (before.endsWith('ಿನ')) return before.replace(/ನ$/u, 'ಗೆ');
  return before.endsWith('ನ') ? `${before}ಿಗೆ` : `${name}ಕ್ಕೆ`;
}

/** From it: "ಸೂರ್ಯನಿಂದ", "ಶನಿಯಿಂದ", "ಗುರುವಿನಿಂದ", "ಲಗ್ನದಿಂದ". */
export function from(name: string): string {
  return `${of(name)}ಿಂದ`;
}
