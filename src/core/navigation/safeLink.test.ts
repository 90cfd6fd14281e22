import fc from 'fast-check';
import { HOSTILE, target } from '@tests/support/hostileTargets';
import { check } from '@tests/support/property';
import { safeLink } from './safeLink';

const ORIGIN = 'https://console.example';

test('only https addresses of other sites are links', () => {
  const link = (url: unknown) => safeLink(url, ORIGIN, ['https:']);
  expect(link('https://help.example/a?b#c')).toBe('https://help.example/a?b#c');
  for (const url of [
    'http://help.example',
    `${ORIGIN}/x`,
    'https://user:pass@help.example',
    'https://user@help.example',
    'https://',
    'https:///x',
    'https:help.example',
    null,
    7,
  ])
    expect([url, link(url)]).toEqual([url, null]);
  for (const url of HOSTILE) {
    const answer = link(url);
    // Another site is a good link, whatever it is called.
    expect(answer === null || new URL(answer).host === 'evil.example').toBe(true);
  }
  // Outside of production a link may do without a certificate.
  expect(safeLink('http://help.example', ORIGIN)).toBe('http://help.example/');
});

test('no text becomes a link that is not https', () => {
  const protocols = ['https:'];
  check(
    fc.property(
      fc.oneof(
        target,
        target.map((text) => `https://${text}`),
        fc.webUrl(),
      ),
      (text) => {
        const answer = safeLink(text, ORIGIN, protocols);
        if (answer === null) return;
        const url = new URL(answer);
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
        expect(url.origin).not.toBe(ORIGIN);
      },
    ),
    { runs: 500 },
  );
});
