/** The documents in the key of a difference, such as `3 12 15`: its kind, then the ids of its documents. */
export const documentsOf = (key: string) => key.split(' ').slice(1);
