const SHOWN = { first: 4, last: 4 };

/** A credit code or the number of an identity card: 9142**********5T87. */
export const maskNumber = (number: string) =>
  number.slice(0, SHOWN.first) +
  '*'.repeat(Math.max(0, number.length - SHOWN.first - SHOWN.last)) +
  number.slice(-SHOWN.last);
