import { createHash } from 'node:crypto';

/** The password of the seeded accounts, as `npm start` prints it. */
export const SEED_PASSWORD = 'Branch@2026';

/** What the link of the nth guest of the fair carries, from 0, as the seed makes it. */
export const invitationToken = (n: number) => createHash('sha256').update(`invitation ${n}`).digest('hex').slice(0, 32);
