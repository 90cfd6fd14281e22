import fc from 'fast-check';
import { check } from '@tests/support/property';
import { NO_TOKENS, type ThemeTokens } from '../../../../config/themeTokens';
import { withColour } from './draft';
import { lookOf } from '../shared/look';
import { AA, over, pairsOf } from './pairs';

const hex = (rgb: number) => `#${rgb.toString(16).padStart(6, '0')}`;
const failing = (tokens: ThemeTokens, mode: 'light' | 'dark') =>
  pairsOf(tokens, mode).filter(({ ratio }) => ratio < AA);

test('a colour is seen through to its ground', () => {
  expect(over('rgba(0, 0, 0, 0.5)', '#ffffff')).toBe('#808080');
  expect(over('rgb(1,2,3)', '#ffffff')).toBe('#010203');
  expect(over('#abc', '#ffffff')).toBe('#aabbcc');
  expect(over('#00000080', '#ffffff')).toBe('#7f7f7f');
});

test('the theme of the product carries its texts: only the bare theme colour is too light for white', () => {
  expect(failing(NO_TOKENS, 'light').map(({ id }) => id)).toEqual(['theme.pairPrimary']);
  expect(failing(NO_TOKENS, 'dark').map(({ id }) => id)).toEqual(['theme.pairPrimary']);
});

test('what is suggested for a pair can be read, whatever the colours are', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map(hex);
  check(
    fc.property(colour, colour, fc.constantFrom('light' as const, 'dark' as const), (text, ground, mode) => {
      let tokens = withColour(NO_TOKENS, mode, { name: 'colorText', value: text });
      tokens = withColour(tokens, mode, { name: 'colorBgContainer', value: ground });
      const pair = pairsOf(tokens, mode).find(({ id }) => id === 'theme.pairText')!;
      if (pair.suggestion === null) return expect(pair.ratio).toBeGreaterThanOrEqual(AA);
      const mended = withColour(tokens, mode, { name: pair.token, value: pair.suggestion });
      expect(pairsOf(mended, mode).find(({ id }) => id === 'theme.pairText')!.ratio).toBeGreaterThanOrEqual(AA);
    }),
    { runs: 40 },
  );
});

test('the suggested theme colour carries white', () => {
  const [pair] = failing(NO_TOKENS, 'light');
  const mended = withColour(NO_TOKENS, 'light', { name: 'colorPrimary', value: pair!.suggestion! });
  expect(failing(mended, 'light')).toEqual([]);
});

test('a preview moves no more than the console around it', () => {
  const wants = jest.spyOn(window, 'matchMedia');
  const motion = (isStill: boolean) => {
    wants.mockReturnValue({ matches: isStill } as MediaQueryList);
    return lookOf(NO_TOKENS, 'light').token?.motion;
  };
  expect([motion(true), motion(false)]).toEqual([false, true]);
  wants.mockRestore();
});
