/** Forms that Tamil makes of the names of this folder. */

/** A sign as the first part of a compound: "மேஷ", "துலா"; "கன்னி" and "தனுசு" stay as they are. */
export function stem(name: string): string {
  return name.replace(/ம்$/, '');
}
