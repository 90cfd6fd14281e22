const MAX_LENGTH = 150;
const MAX_HEADER = 4096;

/** RFC 8187: charset'language'percent-encoded. Null when it does not decode. */
function decodeExtended(value: string): string | null {
  const [, charset = '', encoded = ''] = /^([\w-]*)'[^']*'(.*)$/.exec(value) ?? [];
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded);
    if (/^iso-8859-1$/i.test(charset)) return unescapeLatin1(encoded);
  } catch {
    // Broken percent-encoding: the plain parameter may be better.
  }
  return null;
}

const unescapeLatin1 = (encoded: string) =>
  encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Many servers percent-encode the plain parameter as well. */
function decodePlain(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
const FORBIDDEN = /[<>:"|?*]/g;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** Cuts in the middle, so that the extension stays what it was. */
function shorten(name: string) {
  const points = Array.from(name);
  if (points.length <= MAX_LENGTH) return name;
  const dot = points.lastIndexOf('.');
  const extension = dot > 0 && points.length - dot <= 10 ? points.slice(dot) : [];
  return [...points.slice(0, MAX_LENGTH - extension.length), ...extension].join('');
}

/** A name without a path, invisible characters and whatever a file system refuses; empty when nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.slice(0, MAX_HEADER).split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(INVISIBLE, '').replace(FORBIDDEN, '_');
  const bare = shorten(visible.replace(/^[.\s]+/, '')).replace(/[.\s]+$/, '');
  return bare.replace(RESERVED, '_$&');
}

/** The file name of a Content-Disposition header (RFC 6266), safe to save under; empty when it has none. */
export function fileNameOf(header: string | null): string {
  const text = header?.slice(0, MAX_HEADER) ?? '';
  const extended = /(?:^|;)\s*filename\*\s*=\s*"?([^;"]*)/i.exec(text)?.[1];
  const fromExtended = extended === undefined ? null : decodeExtended(extended.trim());
  if (fromExtended !== null) return cleanFileName(fromExtended);
  const quoted = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(text)?.[1]?.replace(/\\(.)/g, '$1');
  const plain = quoted ?? /(?:^|;)\s*filename\s*=\s*([^;"\s]+)/i.exec(text)?.[1];
  return plain === undefined ? '' : cleanFileName(decodePlain(plain));
}
