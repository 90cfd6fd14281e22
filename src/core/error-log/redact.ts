const HIDDEN = '***';
const REMEMBERED = 50;

/** Values that must never stand in a log: every token of this tab, newest last. */
const secrets = new Set<string>();

export function hideFromLog(secret: string) {
  if (secret.length < 4) return;
  secrets.delete(secret);
  secrets.add(secret);
  if (secrets.size > REMEMBERED) secrets.delete(secrets.values().next().value ?? '');
}

/** `token=…`, `"password":"…"`, `Bearer …`: secrets that this tab does not know, found by their name. */
const NAMED =
  /((?:token|password|passwd|uuid|secret|authorization|captcha\w*|_s|_u)["']?\s{0,4}[=:]\s{0,4}["']?)(?:Bearer )?[^\s"'&,;}]{1,5000}/gi;
const BEARER = /(Bearer )[^\s"',;]{1,5000}/gi;

/** Takes tokens, passwords and single sign-on ids out of a text that goes to the error log. */
export function redact(text: string): string {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, HIDDEN);
  return clean.replace(NAMED, `$1${HIDDEN}`).replace(BEARER, `$1${HIDDEN}`);
}
