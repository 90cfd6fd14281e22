import { PresetColors } from 'antd/es/theme/interface/presetColors';
import { theme } from 'antd';
import fc from 'fast-check';
import { check } from '@tests/support/property';
import { contrast, createTheme, DEFAULT_COLOUR, readable } from './theme';

const AA = 4.5;
const hex = (rgb: number) => `#${rgb.toString(16).padStart(6, '0')}`;
const colour = fc.integer({ min: 0, max: 0xffffff }).map(hex);

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast(DEFAULT_COLOUR, '#ffffff')).toBeLessThan(3);
});

test('every theme colour has a shade that can be read on light and on dark, and keeps its own where it can', () => {
  check(
    fc.property(colour, fc.constantFrom('#ffffff', '#1f1f1f', '#000000', '#f5f5f5'), (one, ground) => {
      expect(contrast(readable(one, ground), ground)).toBeGreaterThanOrEqual(AA);
      if (contrast(one, ground) >= AA) expect(readable(one, ground)).toBe(one);
    }),
    { runs: 500 },
  );
});

/** Every token as antd draws it. */
const drawn = (one: string, isDark: boolean) => {
  const made = createTheme({ language: 'zh', colour: one, isDark, algorithm: isDark ? [theme.darkAlgorithm] : [] });
  return { ...theme.getDesignToken(made), components: made.components };
};

test.each([false, true])(
  'texts on buttons, links and signals can be read, whatever the colour is (dark: %s)',
  (isDark) => {
    expect(drawn(DEFAULT_COLOUR, false).colorPrimary).toBe('#409eff');
    check(
      fc.property(fc.oneof(colour, fc.constant(DEFAULT_COLOUR)), (one) => {
        const token = drawn(one, isDark);
        const { Button, Tabs, Menu } = token.components ?? {};
        for (const shade of [Button?.colorPrimary, Button?.colorPrimaryHover, Button?.colorPrimaryActive])
          expect(contrast(String(shade), '#ffffff')).toBeGreaterThanOrEqual(AA);
        const texts = [
          token.colorLink,
          token.colorError,
          token.colorErrorText,
          token.colorWarningText,
          token.colorSuccessText,
          Tabs?.itemSelectedColor,
        ];
        for (const shade of texts) expect(contrast(String(shade), token.colorBgContainer)).toBeGreaterThanOrEqual(AA);
        for (const name of PresetColors)
          expect(contrast(token[`${name}7`], token[`${name}1`])).toBeGreaterThanOrEqual(AA);
        expect(contrast(String(Menu?.itemSelectedColor), token.colorPrimaryBg)).toBeGreaterThanOrEqual(AA);
      }),
      { runs: 60 },
    );
  },
);

test('the font follows the language', () => {
  expect(createTheme({ language: 'ja' }).token?.fontFamily).toContain('Hiragino');
  expect(createTheme({ language: 'zh' }).token?.fontFamily).toContain('PingFang SC');
});

test('nothing moves for who wants it so', () => {
  const durationOf = (isStill: boolean) =>
    theme.getDesignToken(createTheme({ language: 'zh', isStill })).motionDurationMid;
  expect([durationOf(false), durationOf(true)]).toEqual(['0.2s', '0s']);
});

test('antd accepts the tokens', () => {
  expect(theme.getDesignToken(createTheme({ language: 'zh' })).colorPrimary).toBe('#409eff');
});
