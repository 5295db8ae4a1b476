const AT = { birth_date: '1990-05-17', birth_time: '10:20', birth_timezone: 'Asia/Kolkata' } as const;

/** A birth in Delhi that many tests take. */
export const DELHI_1990 = { ...AT, latitude: 28.6139, longitude: 77.209 } as const;

/** The same in the words of the tools of a day, which has a place of its own. */
export const BORN_IN_DELHI = { ...AT, birth_place: 'Delhi', birth_latitude: 28.6139, birth_longitude: 77.209 } as const;
