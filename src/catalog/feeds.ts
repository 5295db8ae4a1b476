/** Calendars to subscribe to, by their names in addresses. */
export const FEEDS = ['vrata', 'panchang', 'eclipses', 'transits', 'anniversaries'] as const;
export type FeedName = (typeof FEEDS)[number];

/** When an entry is rung: on the evening before its day, or on the morning of it. */
export const ALARMS = ['eve', 'morning'] as const;
export type Alarm = (typeof ALARMS)[number];

/** The hour of each. */
export const ALARM_HOURS: Readonly<Record<Alarm, number>> = { eve: 18, morning: 6 };
