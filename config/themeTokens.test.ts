import fc from 'fast-check';
import { check } from '@tests/support/property';
import { theme } from 'antd';
import { contrast, createTheme } from './theme';
import defaults from './theme-tokens.json';
import { COLOUR_TOKENS, HEX, NO_TOKENS, NUMBER_TOKENS, readTokens } from './themeTokens';

test('the file of tokens in the repository is valid', () => {
  expect(readTokens(defaults).problems).toEqual([]);
});

test('says what is wrong, and where, and keeps the rest', () => {
  const file = {
    shared: { fontSize: 99, borderRadius: 8, shadow: 1 },
    light: { colorPrimary: 'red', colorLink: '#FF0000' },
    dark: [],
    theme: {},
  };
  expect(readTokens(file)).toEqual({
    tokens: { shared: { borderRadius: 8 }, light: { colorLink: '#ff0000' }, dark: {} },
    problems: [
      { path: 'theme', kind: 'unknown' },
      { path: 'shared.fontSize', kind: 'number', min: 12, max: 18 },
      { path: 'shared.shadow', kind: 'unknown' },
      { path: 'light.colorPrimary', kind: 'colour' },
      { path: 'dark', kind: 'object' },
    ],
  });
  expect(readTokens(null)).toEqual({ tokens: NO_TOKENS, problems: [{ path: '', kind: 'object' }] });
});

test('whatever a file holds, only valid tokens are taken from it', () => {
  const names = fc.constantFrom<string>(...COLOUR_TOKENS, ...Object.keys(NUMBER_TOKENS), '__proto__', 'constructor');
  const part = fc.dictionary(names, fc.oneof(fc.anything(), fc.constant('#12AB34'), fc.integer()));
  check(
    fc.property(fc.oneof(fc.anything(), fc.record({ shared: part, light: part, dark: part })), (file) => {
      const { tokens } = readTokens(file);
      for (const [name, value] of Object.entries(tokens.shared)) {
        const { min, max } = NUMBER_TOKENS[name as keyof typeof NUMBER_TOKENS];
        expect(value >= min && value <= max).toBe(true);
      }
      for (const value of [...Object.values(tokens.light), ...Object.values(tokens.dark)]) expect(value).toMatch(HEX);
      expect(readTokens(tokens)).toEqual({ tokens, problems: [] });
    }),
    { runs: 500 },
  );
});

test('what a designer sets is drawn, each mode with its own; what is not set follows in readable shades', () => {
  const tokens = {
    shared: { fontSize: 15 },
    light: { colorPrimary: '#ffcc00' },
    dark: { colorBgContainer: '#222233' },
  };
  const light = theme.getDesignToken(createTheme({ language: 'zh', tokens }));
  const made = createTheme({ language: 'zh', tokens, isDark: true, algorithm: [theme.darkAlgorithm] });
  const dark = theme.getDesignToken(made);
  expect(light).toMatchObject({ fontSize: 15, colorPrimary: '#ffcc00', colorBgContainer: '#ffffff' });
  expect(made.token?.colorPrimary).toBe('#409EFF');
  expect(dark).toMatchObject({ fontSize: 15, colorBgContainer: '#222233' });
  expect(contrast(light.colorLink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark.colorLink, '#222233')).toBeGreaterThanOrEqual(4.5);
  expect(createTheme({ language: 'zh', tokens, colour: '#722ed1' }).token?.colorPrimary).toBe('#722ed1');
});
