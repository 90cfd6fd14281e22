import { isDecodable, needsCompression, targetSize } from './imageRules';

test.each([
  [{ type: 'image/png', size: 500 * 1024 }, false],
  [{ type: 'image/png', size: 500 * 1024 + 1 }, true],
  [{ type: 'image/jpeg', size: 600 * 1024 }, true],
  [{ type: 'image/gif', size: 600 * 1024 }, false],
])('%j is compressed: %s', (file, expected) => expect(needsCompression(file)).toBe(expected));

test.each([
  [
    { width: 3000, height: 1500 },
    { width: 1500, height: 750 },
  ],
  [
    { width: 1000, height: 3000 },
    { width: 500, height: 1500 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 1000, height: 3001 },
    { width: 1000, height: 3001 },
  ],
  [
    { width: 1501, height: 3002 },
    { width: 750, height: 1500 },
  ],
  [
    { width: 20_000, height: 1 },
    { width: 1500, height: 1 },
  ],
])('%j becomes %j', (size, expected) => expect(targetSize(size)).toEqual(expected));

test.each([
  [{ width: 16_384, height: 12_288 }, true],
  [{ width: 20_000, height: 20_000 }, false],
  [{ width: 0, height: 20_000 }, false],
])('%j is decoded: %s', (size, expected) => expect(isDecodable(size)).toBe(expected));
