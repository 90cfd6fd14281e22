import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { check } from '@tests/support/property';
import { canonical } from '../../contract/canonical';
import { sign } from './signature';

/** The vector of docs/domain/platform.md#signatures. */
const request = {
  token: 'tok_123',
  path: '/tradefair/api/tradeFair/searchList',
  query: { _t: '1772413200000' },
  body: { pageSize: 20, pageNum: 1, subject: '订货' },
};

test('signs the agreed vector exactly', () => {
  expect(sign(request)).toEqual({
    _s: '9510ab1c1fca79f073788cd087abdaedf05e18fcd4f375dce5d7ce430591c3fe',
    _u: '1184374d51ae85e0784ebe6f2d378dad657da58c24845ff3d3a7fa98a6aeca73',
  });
});

test('the canonical form sorts by code unit, drops undefined and keeps null', () => {
  expect(canonical({ b: null, a: undefined, Z: [1, undefined, 'x'], ä: 1, '10': 2 })).toBe(
    '{"10":2,"Z":[1,null,"x"],"b":null,"ä":1}',
  );
});

test('the canonical form is JSON of the same value', () => {
  check(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
    }),
    { runs: 500 },
  );
});

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

test('agrees with another implementation of HMAC, whatever is signed', () => {
  check(
    fc.property(
      fc.stringMatching(/^[\w-]{1,60}$/),
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      (token, body, text) => {
        const query = { _t: '1772413200000', text: new URLSearchParams({ text }).get('text') ?? '' };
        expect(sign({ token, path: request.path, query, body })).toEqual({
          _s: hmac(token, `${canonical(query)}\n${canonical(body)}\n1772413200000`),
          _u: hmac(token, `${request.path}\n1772413200000`),
        });
      },
    ),
    { runs: 500 },
  );
});

test('every part counts', () => {
  const { _s, _u } = sign(request);
  expect(sign({ ...request, token: 'tok_124' })._s).not.toBe(_s);
  expect(sign({ ...request, body: undefined })._s).not.toBe(_s);
  expect(sign({ ...request, query: { _t: '1772413200000', a: '1' } })._s).not.toBe(_s);
  expect(sign({ ...request, path: `${request.path}/` })._u).not.toBe(_u);
});
