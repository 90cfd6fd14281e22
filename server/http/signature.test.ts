import { canonical } from '../platform/canonical';
import { isSigned, sign } from './signature';

/** The vector of docs/domain/platform.md#signatures. */
const request = {
  token: 'tok_123',
  t: '1772413200000',
  path: '/tradefair/api/tradeFair/searchList',
  query: { _t: '1772413200000' },
  body: { pageSize: 20, pageNum: 1, subject: '订货' },
};

test('signs the agreed vector exactly', () => {
  expect(sign(request)).toEqual({
    s: '9510ab1c1fca79f073788cd087abdaedf05e18fcd4f375dce5d7ce430591c3fe',
    u: '1184374d51ae85e0784ebe6f2d378dad657da58c24845ff3d3a7fa98a6aeca73',
  });
});

test('accepts what it signed and refuses any changed byte', () => {
  const { s, u } = sign(request);
  expect(isSigned(request, s, u)).toBe(true);
  expect(isSigned({ ...request, body: { ...request.body, subject: '订货会' } }, s, u)).toBe(false);
  expect(isSigned({ ...request, query: { _t: '1772413200001' } }, s, u)).toBe(false);
  expect(isSigned({ ...request, path: `${request.path}/` }, s, u)).toBe(false);
  expect(isSigned({ ...request, token: 'tok_124' }, s, u)).toBe(false);
  for (const wrong of [undefined, '', s.toUpperCase(), `${s}0`, 'é'.repeat(64)]) {
    expect(isSigned(request, wrong, u)).toBe(false);
  }
});

test('the canonical form sorts by code unit, drops undefined and keeps null', () => {
  expect(canonical({ b: null, a: undefined, Z: [1, undefined, 'x'], ä: 1, '10': 2 })).toBe(
    '{"10":2,"Z":[1,null,"x"],"b":null,"ä":1}',
  );
});
