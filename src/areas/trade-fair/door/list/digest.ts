const LENGTH = 16;
const encoder = new TextEncoder();

/** The digest by which the list of guests replaces a mobile or a code (docs/domain/trade-fair.md#door-mode). */
export async function digestOf(salt: string, value: string) {
  const key = await crypto.subtle.importKey('raw', encoder.encode(salt), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(value));
  const hex = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.slice(0, LENGTH);
}
