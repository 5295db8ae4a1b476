/** The planets that become invisible near the Sun. */
export const SETTING_PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
export type SettingPlanet = (typeof SETTING_PLANETS)[number];

/**
 * By what a planet counts as seen.
 *
 * - `kalamsha`: it rises or sets as many degrees of time from the Sun as the Surya Siddhanta asks (9.6-9).
 * - `arcus_visionis`: the Sun is as deep below the horizon as Schoch found when it rises or sets.
 * - `elongation`: its longitude is farther from that of the Sun than the orb of its combustion.
 */
export const ASTA_RULES = ['kalamsha', 'arcus_visionis', 'elongation'] as const;
export type AstaRule = (typeof ASTA_RULES)[number];

/** Degrees of the Sun below the horizon, by the side and by whether the planet leaves the Sun or comes to it. */
interface ArcusVisionis {
  readonly eastLeaving: number;
  readonly eastComing: number;
  readonly westLeaving: number;
  readonly westComing: number;
}

/** The planets beyond the Sun's orbit leave it in the east alone and come to it in the west. */
const outer = (east: number, west: number): ArcusVisionis => ({
  eastLeaving: east,
  eastComing: east,
  westLeaving: west,
  westComing: west,
});

/** C. Schoch, Planeten-Tafeln für jedermann (1927), as programs for Babylonian observations have his values. */
export const ARCUS_VISIONIS: Readonly<Record<SettingPlanet, ArcusVisionis>> = {
  Mercury: { eastLeaving: 13, eastComing: 9.5, westLeaving: 10.5, westComing: 11 },
  Venus: { eastLeaving: 5.7, eastComing: 6, westLeaving: 6, westComing: 5.2 },
  Mars: outer(14.5, 13.2),
  Jupiter: outer(9.3, 7.4),
  Saturn: outer(13, 10),
};

/** What a planet is in a time that is told. */
export const VISIBILITY_SPANS = ['asta', 'combust', 'retrograde'] as const;
export type VisibilitySpanCode = (typeof VISIBILITY_SPANS)[number];
