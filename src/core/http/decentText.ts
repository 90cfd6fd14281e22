const MAX_LENGTH = 200;
const MARKUP = /<\/?[a-z!?]/i;
const STACK =
  /(?:^|\n)\s*at \S|\bat [\w$.<>]+ ?\([^)]*:\d+|Traceback|Exception\b|SQLSTATE|\.(?:java|py|go|cs|[cm]?[jt]sx?):\d+/;
// Line breaks may stand in a message, other control characters may not; bidi marks turn text around.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** A message of the server, if it may be shown: short text without markup and stack traces. */
export function decentText(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  const text = value.trim();
  const decent = text !== '' && !MARKUP.test(text) && !STACK.test(text) && !CONTROL.test(text);
  return decent ? text : null;
}
