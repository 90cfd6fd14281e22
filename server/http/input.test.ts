import * as z from 'zod';
import { plainText } from '../../src/contract/fields';
import { parseInput } from './input';

const endpoint = { input: z.object({ note: plainText(20), code: z.string().regex(/^[A-Z]*$/) }) };

test('a text with characters that are not kept is told which ones', () => {
  expect(() => parseInput(endpoint, { note: '漏水😀 か\u200d 漏水😀', code: 'a' })).toThrow(
    expect.objectContaining({
      problems: [
        { field: 'note', text: 'field.characters', params: { characters: '😀 か U+200D' } },
        { field: 'code', text: 'field.format' },
      ],
    }),
  );
});
