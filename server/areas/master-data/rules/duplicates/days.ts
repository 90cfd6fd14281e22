const DAY = 86_400_000;

const dayOf = (moment: string) => Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) / DAY;

/** From the day of one moment to that of another, both in Shanghai. */
export const daysBetween = (from: string, to: string) => dayOf(to) - dayOf(from);
