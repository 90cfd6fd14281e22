import { spoken } from '../listed';
import { amountOf, yuan } from './money';

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [128_000n, '1280.00'],
  [-1_000_000_000_000_000_001n, '-10000000000000000.01'],
])('%s fen are %s yuan', (fen, text) => expect(yuan(fen)).toBe(text));

test.each([
  [99_999n, '999.99', '999,99'],
  [128_000n, '1,280.00', '1.280,00'],
  [-1_000_000_000_000_000_001n, '-10,000,000,000,000,000.01', '-10.000.000.000.000.000,01'],
])('%s fen are %s in a Chinese text, %s in a Spanish one', (fen, zh, es) =>
  expect(['zh', 'en', 'ja', 'es'].map((language) => spoken(language, amountOf(fen)))).toEqual([zh, zh, zh, es]),
);
