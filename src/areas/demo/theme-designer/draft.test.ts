import fc from 'fast-check';
import { check } from '@tests/support/property';
import { NO_TOKENS, type ThemeTokens } from '../../../../config/themeTokens';
import { draftOf, isSame, step, withColour, withNumber } from './draft';

const blue = withColour(NO_TOKENS, 'light', { name: 'colorPrimary', value: '#0000FF' });

test('a value is set, and taken back to that of the product', () => {
  expect(blue).toEqual({ ...NO_TOKENS, light: { colorPrimary: '#0000ff' } });
  expect(withColour(blue, 'light', { name: 'colorPrimary', value: undefined })).toEqual(NO_TOKENS);
  expect(withNumber(withNumber(blue, 'fontSize', 16), 'fontSize', undefined)).toEqual(blue);
});

test('the same once more is no step', () => {
  const draft = draftOf(NO_TOKENS);
  expect(step(draft, { type: 'set', tokens: { ...NO_TOKENS } })).toBe(draft);
  expect(step(draft, { type: 'undo' })).toBe(draft);
  expect(step(draft, { type: 'redo' })).toBe(draft);
});

const sizes = fc.constantFrom(12, 13, 14, 15, 16, 17);
const moves = fc.array(fc.oneof(fc.constant('undo' as const), fc.constant('redo' as const), sizes), { maxLength: 60 });

test('undo and redo walk along what was done, like a list with a place in it', () => {
  check(
    fc.property(moves, (all) => {
      let draft = draftOf(NO_TOKENS);
      let line: ThemeTokens[] = [NO_TOKENS];
      let at = 0;
      for (const one of all) {
        if (one === 'undo') at = Math.max(0, at - 1);
        else if (one === 'redo') at = Math.min(line.length - 1, at + 1);
        else {
          const next = withNumber(line[at]!, 'fontSize', one);
          if (!isSame(next, line[at]!)) {
            line = [...line.slice(0, at + 1), next];
            at += 1;
          }
        }
        draft = step(
          draft,
          typeof one === 'number' ? { type: 'set', tokens: withNumber(draft.present, 'fontSize', one) } : { type: one },
        );
        expect(draft.present).toEqual(line[at]);
      }
    }),
    { runs: 200 },
  );
});
