/** So many random bytes, as hexadecimals. */
export const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A random UUID; `crypto.randomUUID` is missing where a company serves the console without https. */
export function randomUuid() {
  const hex = randomHex(16);
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const rest = `4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${rest}`;
}
