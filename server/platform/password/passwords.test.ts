import { newPassword } from './newPassword';
import { createPasswords } from './passwords';

const passwords = createPasswords(1_024);
/** Of `Branch@2026`, by scrypt with N = 1024, as it was stored before. */
const OLD = 'scrypt$1024$AAAAAAAAAAAAAAAAAAAAAA$qscMf0H-vJSGYlGeCBMvo_x2Sfzjdv-JbV9pJlOz8ww';

test('a password is checked against its hash, which carries its parameters', async () => {
  const hash = await passwords.hash('Branch@2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=2,p=1\$/);
  expect(await passwords.verify('Branch@2026', hash)).toBe(true);
  expect(await passwords.verify('Branch@2027', hash)).toBe(false);
  expect(await passwords.hash('Branch@2026')).not.toBe(hash);
  // Typed on another machine, the same letters may be other code points.
  expect(await passwords.verify('Caf\u0065\u0301-1', await passwords.hash('Caf\u00e9-1'))).toBe(true);
});

test('nobody has the password of an unknown user', async () => {
  for (const guess of ['', 'x', 'Branch@2026']) expect(await passwords.verify(guess, undefined)).toBe(false);
});

test('a hash of before is still good, and due for another', async () => {
  expect(await passwords.verify('Branch@2026', OLD)).toBe(true);
  expect(await passwords.verify('Branch@2027', OLD)).toBe(false);
  expect(passwords.needsRehash(OLD)).toBe(true);
  const hash = await passwords.hash('Branch@2026');
  expect(passwords.needsRehash(hash)).toBe(false);
  expect(createPasswords(2_048).needsRehash(hash)).toBe(true);
});

test('a password to hand over is random, or that of its mark', () => {
  expect(newPassword()).toMatch(/^(?=(?:.*\d){3})[A-Za-z2-9]{12}$/);
  expect(newPassword()).not.toBe(newPassword());
  const mark = Buffer.from('a mark');
  expect(newPassword(mark)).toBe(newPassword(mark));
  expect(newPassword(mark)).not.toBe(newPassword(Buffer.from('another')));
});
