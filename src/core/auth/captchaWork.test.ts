import { createHash } from 'node:crypto';
import { doWork } from './captchaWork';

test('the number makes a hash that begins with zeros', async () => {
  for (const bits of [1, 8, 13]) {
    const hash = createHash('sha256')
      .update(`an.id ${await doWork('an.id', bits)}`)
      .digest();
    expect(hash.readUInt32BE(0) >>> (32 - bits)).toBe(0);
  }
});
