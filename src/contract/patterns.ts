/** Mobile number of mainland China. */
export const MOBILE = /^1[3-9]\d{9}$/;

/** A new password: 8 to 32 characters, a letter and a digit among them (domain/00 §0.8). */
export const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)\S{8,32}$/;

/**
 * Inside of a character class: what the emoji and special-character filter of specification §5 keeps: digits, Latin and
 * Chinese letters, spaces and common punctuation in both widths. A text, because the build rewrites the source of patterns
 * with Unicode properties.
 */
export const PLAIN_CHARACTERS = String.raw`\d\p{Script=Latin}\p{Script=Han}\p{M}\s!"#$%&'()*+,\-./:;<=>?@[\\\]_\x60{|}~·×°¥…—–‘’“”、。〈〉《》「」『』【】〔〕～！（），：；？％＋－／`;
export const NO_EMOJI = new RegExp(`^[${PLAIN_CHARACTERS}]*$`, 'u');
