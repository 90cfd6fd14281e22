import { ERROR } from '../../src/contract/error-codes';
import { fileApi } from '../../src/contract/files';
import { type Backend, ENGINES } from '../support/backends';
import { type Client, signedIn } from '../support/client';

describe.each(ENGINES)('hostile uploads ($engine)', ({ start }) => {
  let backend: Backend;
  let operator: Client;

  beforeAll(async () => {
    backend = await start();
    operator = await signedIn(backend.origin, 'op.hubei');
  });
  afterAll(() => backend.stop());

  test.each([
    ['a text that is called a picture', 'x'.repeat(100), ERROR.fileTypeRefused],
    ['a picture that claims to be enormous', hugePng(), ERROR.fileTypeRefused],
    ['more than 5120 KB', 'x'.repeat(5121 * 1024), ERROR.fileTooLarge],
  ])('%s is refused', async (_, content, code) => {
    const body = new FormData();
    body.append('bizType', 'tradeFairCover');
    body.append('file', new Blob([content]), 'a.png');
    const answer = await operator.call(fileApi.upload, { bizType: 'tradeFairCover' }, { body });
    expect([answer.status, answer.code]).toEqual([200, code]);
  });
});

/** A header of 30,000 × 30,000 pixels in 33 bytes. */
function hugePng() {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200007530000075300802000000', 'hex');
  return new Uint8Array(Buffer.concat([header, Buffer.alloc(4)]));
}
