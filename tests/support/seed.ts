/** The password of the seeded accounts, as `npm start` prints it. */
export const SEED_PASSWORD = 'Branch@2026';
