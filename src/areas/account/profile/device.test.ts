import { deviceOf } from './device';

const LIKE_CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_CHROME} Safari/537.36 Edg/141.0.0.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${LIKE_CHROME} Safari/537.36`, 'Chrome · macOS'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${LIKE_CHROME} Mobile Safari/537.36`, 'Chrome · Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['node', 'node'],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
