import { createHash, randomInt } from 'node:crypto';

/** Characters that look alike are left out. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';

/** Random, or such that the same mark makes the same password. */
function drawsOf(mark: Buffer | undefined) {
  if (!mark) return (below: number) => randomInt(below);
  const stream = createHash('shake256', { outputLength: 256 }).update(mark).digest();
  let at = 0;
  // The remainder of a 32-bit number is not quite even: some characters are likelier by one in a hundred million.
  return (below: number) => stream.readUInt32BE((at += 4) - 4) % below;
}

/** A password to hand over: twelve letters and digits, three of the latter, in any order. */
export function newPassword(mark?: Buffer) {
  const draw = drawsOf(mark);
  const pick = (from: string) => from.charAt(draw(from.length));
  const characters = [
    ...Array.from({ length: 9 }, () => pick(ALPHABET)),
    ...Array.from({ length: 3 }, () => pick(DIGITS)),
  ];
  for (let i = characters.length - 1; i > 0; i -= 1) {
    const j = draw(i + 1);
    [characters[i], characters[j]] = [characters[j] ?? '', characters[i] ?? ''];
  }
  return characters.join('');
}
