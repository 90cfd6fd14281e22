/** Sums are made in whole fen, so that nothing is lost behind the point. */
export const fenOf = (yuan: string) => Math.round(Number(yuan) * 100);
