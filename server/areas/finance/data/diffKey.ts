/** The documents in the key of a difference, as `3 12 15`: what kind it is, then those that it is of. */
export const documentsOf = (key: string) => key.split(' ').slice(1);
