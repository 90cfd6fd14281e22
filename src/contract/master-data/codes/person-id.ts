const PERSON_ID = /^\d{6}(?:19|20)\d{9}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

function isDay(digits: string) {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/**
 * Whether a text is the number of an identity card: an existing date of birth, and the right check character (GB
 * 11643).
 */
export function isPersonId(number: string) {
  if (!PERSON_ID.test(number) || !isDay(number.slice(6, 14))) return false;
  const sum = WEIGHTS.reduce((all, weight, i) => all + weight * Number(number[i]), 0);
  return CHECKS[sum % CHECKS.length] === number[17];
}
