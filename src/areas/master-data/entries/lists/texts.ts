/** The texts of the lists; the forms have more. */
export const TEXTS = ['master-data/entries', 'trade-fair/shared/candidates'] as const;
