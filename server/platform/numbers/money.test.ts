import { yuan } from './money';

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [128_000n, '1280.00'],
  [-1_000_000_000_000_000_001n, '-10000000000000000.01'],
])('%s fen are %s yuan', (fen, text) => expect(yuan(fen)).toBe(text));
