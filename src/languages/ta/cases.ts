/** Forms that Tamil makes of the names of this folder. */

/** A sign as the first part of a compound: "மேஷ", "துலா"; "கன்னி" and "தனுசு" stay as they are. */
export function stem(name: string): string {
  return name.replace(/ம்$/, '');
}

/** From what is counted: "லக்னத்திலிருந்து", "சந்திரனிலிருந்து". */
export function from(name: string): string {
  return name.endsWith('ம்') ? `${stem(name)}த்திலிருந்து` : `${name.replace(/ன்$/, 'னி')}லிருந்து`;
}

/** A ruler to whom another is a friend or none, "குருவுக்குச் சனி": every ruler begins with a consonant that is doubled. */
export function toward(name: string, other: string): string {
  return `${name.replace(/ன்$/, 'னு').replace(/ரு$/, 'ருவு')}க்கு${other.slice(0, 1)}் ${other}`;
}

const ORDINALS = [
  'முதல்',
  'இரண்டாம்',
  'மூன்றாம்',
  'நான்காம்',
  'ஐந்தாம்',
  'ஆறாம்',
  'ஏழாம்',
  'எட்டாம்',
  'ஒன்பதாம்',
  'பத்தாம்',
  'பதினொன்றாம்',
  'பன்னிரண்டாம்',
] as const;

/** The word of the order of a house: "ஏழாம் பாவம்". */
export function ordinal(house: number): string {
  return ORDINALS[house - 1] ?? `${house}-ஆம்`;
}
