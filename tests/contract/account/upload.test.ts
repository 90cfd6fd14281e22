import { drawCover } from '../../../mock/examples/cover';
import { ERROR } from '../../../src/contract/error-codes';
import { fileApi, type FileUse } from '../../../src/contract/account/files';
import { profileApi } from '../../../src/contract/account/profile';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { Client, signedIn } from '../../support/client';

describe.each(MAIN_ENGINE)('hostile uploads ($engine)', ({ start }) => {
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
    ['a picture that was cut off', cutPng(), ERROR.fileTypeRefused],
    ['more than 5120 KB', 'x'.repeat(5121 * 1024), ERROR.fileTooLarge],
  ])('%s is refused', async (_, content, code) => {
    const answer = await operator.upload(fileApi.upload, { bizType: 'tradeFairCover' }, { content, name: 'a.png' });
    expect([answer.status, answer.code]).toEqual([200, code]);
  });

  const png = () => new Uint8Array(drawCover([200, 120, 40]).content);
  const PDF = new TextEncoder().encode('%PDF-1.7\n%âãÏÓ\n');

  /** As the phone does: without a session. */
  function send(ticket: string, content: Uint8Array<ArrayBuffer>, remark = '') {
    const body = new FormData();
    body.append('remark', remark);
    body.append('file', new Blob([content]), '许可证.bin');
    return new Client(backend.origin).call(fileApi.uploadByTicket, { ticket, remark }, { body });
  }
  const open = (bizType: FileUse, limit = 1) => operator.data(fileApi.addTicket, { bizType, limit });
  const look = (ticket: string) => new Client(backend.origin).call(fileApi.ticket, { ticket });

  test('a phone hands files over by a ticket, no more than it allows, and the form sees them', async () => {
    const { ticket } = await open('licence', 2);
    expect((await look(ticket)).data).toMatchObject({ limit: 2, files: [], branchName: '江城医药湖北有限公司' });
    expect((await send(ticket, png(), '正面')).success).toBe(true);
    const second = await send(ticket, PDF);
    expect(second.data).toMatchObject({ mime: 'application/pdf', name: '许可证.bin' });
    const third = await send(ticket, png());
    expect([third.status, third.code]).toEqual([200, ERROR.uploadTicketInvalid]);
    const { files } = (await look(ticket)).data;
    expect(files.map(({ mime }) => mime)).toEqual(['image/png', 'application/pdf']);
    const document = await fetch(backend.origin + files[1]!.url);
    expect(document.headers.get('content-disposition')).toMatch(/^attachment;/);
    const { records } = await operator.data(profileApi.operations, { pageNum: 1, pageSize: 10, action: 4 });
    expect(records.filter(({ objectName }) => objectName === '许可证.bin')).toHaveLength(2);
  });

  test('of five files for one place one comes', async () => {
    const { ticket } = await open('tradeFairCover');
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(ticket, png())));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await look(ticket)).data.files).toHaveLength(1);
  });

  test('what is no file for it is refused, and takes no place', async () => {
    const { ticket } = await open('tradeFairCover');
    for (const content of [PDF, hugePng(), new Uint8Array(5121 * 1024)])
      expect((await send(ticket, content)).success).toBe(false);
    expect((await send(ticket, png(), '😀')).code).toBe(ERROR.invalidInput);
    expect((await look(ticket)).data.files).toEqual([]);
    expect((await send(ticket, png())).success).toBe(true);
  });

  test('without a good ticket nothing comes, and without the button there is none', async () => {
    expect((await send('x'.repeat(43), png())).code).toBe(ERROR.uploadTicketInvalid);
    for (const wrong of ['', 'x', '../x', "' or 1=1"])
      expect((await send(wrong, png())).code).toBe(ERROR.uploadTicketInvalid);
    expect((await look('y'.repeat(43))).code).toBe(ERROR.uploadTicketInvalid);
    const auditor = await signedIn(backend.origin, 'audit.ro');
    expect((await auditor.call(fileApi.addTicket, { bizType: 'licence' })).code).toBe(ERROR.notGranted);
    const many = await operator.call(fileApi.addTicket, { bizType: 'licence', limit: 10 });
    expect(many.code).toBe(ERROR.invalidInput);
  });
});

/** A header of 30,000 × 30,000 pixels in 33 bytes. */
function hugePng() {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200007530000075300802000000', 'hex');
  return new Uint8Array(Buffer.concat([header, Buffer.alloc(4)]));
}

function cutPng() {
  const { content } = drawCover([200, 120, 40]);
  return new Uint8Array(content.subarray(0, content.length / 2));
}
