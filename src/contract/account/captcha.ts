import * as z from 'zod';

/**
 * A picture to read, or, for people who cannot see it, a computation for the browser: a number whose hash begins with
 * zeros.
 */
export const CAPTCHA_KINDS = ['picture', 'work'] as const;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

/** A captcha. Its solution is `id answer`, valid once and for five minutes; for `none` it is `pass`. */
export const captchaChallenge = z.object({
  kind: z.enum(['none', ...CAPTCHA_KINDS]),
  id: z.string(),
  /** For a picture: the whole image as a data URL. */
  image: z.string(),
  /** For a computation: with how many zero bits SHA-256 of `id answer` has to begin. */
  bits: z.number().int(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

export const captchaSolution = z.string().max(2000);
