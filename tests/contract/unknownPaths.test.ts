import { ERROR } from '../../src/contract/error-codes';
import { main } from '../support/backends';

test.each(['/tradefair/api/tradeFair/nothing', '/nothing/at/all', '/sale/tradeFairManage'])(
  'what is posted to %s is answered as JSON',
  async (path) => {
    const backend = await main.start();
    const posted = await fetch(backend.origin + path, { method: 'POST', body: '{}' });
    const { code } = (await posted.json()) as { code: number };
    expect([posted.status, code]).toEqual([404, ERROR.unknownPath]);
    await backend.stop();
  },
);
