/** Mobile number of mainland China. */
export const MOBILE = /^1[3-9]\d{9}$/;

/** A new password: 8 to 32 characters, a letter and a digit among them (docs/domain/account.md#limits). */
export const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)\S{8,32}$/;

/**
 * Inside of a character class: what the emoji and special-character filter of docs/console.md#input-filters keeps:
 * digits, Latin and Chinese letters, spaces and common punctuation in both widths. A text, because the build rewrites
 * the source of patterns with Unicode properties.
 */
export const PLAIN_CHARACTERS = String.raw`\d\p{Script=Latin}\p{Script=Han}\p{M}\s!"#$%&'()*+,\-./:;<=>?@[\\\]_\x60{|}~·×°¥…—–‘’“”、。〈〉《》「」『』【】〔〕～！（），：；？％＋－／`;
export const NO_EMOJI = new RegExp(`^[${PLAIN_CHARACTERS}]*$`, 'u');

const INVISIBLE = /\p{C}/u;
const MOST_NAMED = 5;

const named = (character: string) =>
  INVISIBLE.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character;

/** The first characters of a text that the filter would not keep; those that nobody sees by their number. */
export const strangeCharacters = (text: string) =>
  [...new Set(Array.from(text).filter((character) => !NO_EMOJI.test(character)))]
    .slice(0, MOST_NAMED)
    .map(named)
    .join(' ');

const USCC = /^[0-9A-HJ-NP-RT-Y]{2}\d{6}[0-9A-HJ-NP-RT-Y]{10}$/;
const USCC_DIGITS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const MODULUS = 31;

/** Whether a unified social credit code has the right check character (GB 32100-2015). */
export function isUscc(code: string) {
  if (!USCC.test(code)) return false;
  const digits = Array.from(code, (character) => USCC_DIGITS.indexOf(character));
  // The weights are the powers of three.
  const sum = digits.slice(0, -1).reduce((all, digit, i) => all + digit * (3 ** i % MODULUS), 0);
  return (MODULUS - (sum % MODULUS)) % MODULUS === digits.at(-1);
}
