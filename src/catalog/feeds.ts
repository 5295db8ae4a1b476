/** Calendars to subscribe to, by their names in addresses. */
export const FEEDS = ['vrata', 'panchang', 'eclipses', 'transits', 'anniversaries'] as const;
export type FeedName = (typeof FEEDS)[number];
