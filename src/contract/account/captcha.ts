import * as z from 'zod';

/** A picture to read, or, for whoever does not see it, work for the browser: a number whose hash begins with zeros. */
export const CAPTCHA_KINDS = ['picture', 'work'] as const;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

/** What proves a person. Its solution is `id answer`, good once and for five minutes; for `none` it is `pass`. */
export const captchaChallenge = z.object({
  kind: z.enum(['none', ...CAPTCHA_KINDS]),
  id: z.string(),
  /** For a picture: a data address with all of it. */
  image: z.string(),
  /** For a computation: with how many zero bits SHA-256 of `id answer` has to begin. */
  bits: z.number().int(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

export const captchaSolution = z.string().max(2000);
