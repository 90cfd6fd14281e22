/** A `CrudTable` inside of a drawer or a card: without a toolbar or a frame of its own, and as high as its rows. */
export const embedded = { options: false, cardBordered: false, scroll: { y: undefined } } as const;
