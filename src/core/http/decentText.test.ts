import { decentText } from './decentText';

test.each([
  '用户名或密码错误',
  'Demasiados envíos, inténtelo en 23 segundos',
  '第3行：数量不能为空\n第5行：编码不存在',
  '价格 < 成本，且 a > b',
  'x'.repeat(200),
])('%s may be shown', (text) => {
  expect(decentText(text)).toBe(text);
});

test.each([
  '',
  '   ',
  'x'.repeat(201),
  '<h1>502 Bad Gateway</h1>',
  '<!DOCTYPE html>',
  'a</b>',
  'java.lang.NullPointerException: null',
  'TypeError: x\n    at foo (/srv/app.js:10:5)',
  'Traceback (most recent call last):',
  'SQLSTATE[42S02]: Base table not found',
  'failed in UserService.java:42',
  'gefälscht\u202Etxt',
  'bell\u0007',
  42,
  null,
  undefined,
  { msg: 'x' },
  ['x'],
])('%j may not', (text) => {
  expect(decentText(text)).toBeNull();
});
