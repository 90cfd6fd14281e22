/** So many numbers are tried before the browser may draw again. */
const AT_ONCE = 4_000;

const zerosOf = (first: number, bits: number) => first >>> (32 - bits) === 0;

/**
 * The number whose hash with `id` begins with so many zeros: what a browser does for a person who does not see the
 * picture.
 */
export async function doWork(id: string, bits: number): Promise<string> {
  const { default: sha256 } = await import(/* webpackChunkName: "captcha-work" */ 'crypto-js/sha256');
  for (let n = 0; ; n += 1) {
    // The first of the eight words of the hash.
    const [first = 0] = sha256(`${id} ${n}`).words;
    if (zerosOf(first, bits)) return String(n);
    if (n % AT_ONCE === AT_ONCE - 1) await new Promise((done) => setTimeout(done));
  }
}
