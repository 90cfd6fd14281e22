/** Mobile number of mainland China. */
export const MOBILE = /^1[3-9]\d{9}$/;

/**
 * Characters that the emoji and special-character filter of specification §5 keeps: digits, Latin and Chinese letters,
 * spaces and common punctuation in both widths.
 */
export const PLAIN_CHARACTER =
  /[\d\p{Script=Latin}\p{Script=Han}\p{M}\s!"#$%&'()*+,\-./:;<=>?@[\\\]_`{|}~·×°¥…—–‘’“”、。〈〉《》「」『』【】〔〕～！（），：；？％＋－／]/u;
export const NO_EMOJI = new RegExp(`^(?:${PLAIN_CHARACTER.source})*$`, 'u');
