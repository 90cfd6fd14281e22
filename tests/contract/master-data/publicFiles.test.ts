/* docs/domain/public-entry.md#files */
import { randomBytes } from 'node:crypto';
import { Client as PgClient } from 'pg';
import { publicEntryApi } from '../../../src/contract/master-data/public-entry';
import { ERROR } from '../../../src/contract/error-codes';
import { main } from '../../support/backends';
import type { HostedBackend } from '../../support/host/host';
import { Applicant, png } from './publicApplicant';

const FORM = { custName: '仁济诊所' };

describe('files of applicants', () => {
  let backend: HostedBackend;

  beforeAll(async () => {
    backend = await main.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => backend.stop());

  const load = ({ client, draftId, draftKey, twist }: Applicant) =>
    client.call(publicEntryApi.loadDraft, { draftId, draftKey }, twist);

  const jpeg = (...segments: Buffer[]) =>
    new Uint8Array(
      Buffer.concat([
        Buffer.from('ffd8', 'hex'),
        ...segments,
        // One by one pixel, of one component.
        Buffer.from('ffc0000b080001000101011100', 'hex'),
        Buffer.from('ffda0008010100003f00d2cf20ffd9', 'hex'),
        Buffer.from('<script>alert(1)</script>'),
      ]),
    );
  const exif = () => {
    const body = Buffer.concat([
      Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1'),
      Buffer.from('GPS 30.5928N 114.3055E'),
    ]);
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  };

  test('a photograph loses where it was taken and what hangs behind its end, and stays turned as it was', async () => {
    const who = new Applicant(backend.origin);
    await who.save(FORM);
    const { data, code } = await who.upload(jpeg(exif()), 'DCIM.jpg');
    expect(code).toBe(200);
    const stored = Buffer.from(await (await fetch(backend.origin + data.url)).arrayBuffer());
    expect(stored.includes('GPS')).toBe(false);
    expect(stored.includes('script')).toBe(false);
    expect(stored.subarray(0, 2).toString('hex')).toBe('ffd8');
    // Orientation 6.
    expect(stored.includes(Buffer.from('011200030000000100060000', 'hex'))).toBe(true);
  });

  test.each([
    ['a page that is called a picture', new TextEncoder().encode('<html><script>alert(1)</script></html>')],
    ['a drawing with a script', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
    ['a program', new Uint8Array(Buffer.concat([Buffer.from('MZ'), randomBytes(200)]))],
    ['an archive', new Uint8Array(Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(200)]))],
    ['a moving picture', new Uint8Array(Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'))],
    ['a picture that is cut off', png().slice(0, 60)],
    ['what begins like a paper', new TextEncoder().encode('%PDF-1.7\n<script>')],
    ['nothing', new Uint8Array()],
  ])('%s is refused', async (_, content) => {
    const who = new Applicant(backend.origin);
    await who.save(FORM);
    expect((await who.upload(content, '执照.png')).code).toBe(ERROR.fileTypeRefused);
    expect((await load(who)).data.files).toEqual([]);
  });

  test('more than 5120 KB is refused', async () => {
    const who = new Applicant(backend.origin);
    await who.save(FORM);
    expect((await who.upload(new Uint8Array(5121 * 1024))).code).toBe(ERROR.fileTooLarge);
  });
});

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('what no draft names any more is gone a day later, however long other uploads are kept', async () => {
  const { env, remove } = await main.data();
  const own = { ...env, UPLOAD_UNUSED_HOURS: '720' };
  const backend = await hostBackend(own);
  const who = new Applicant(backend.origin);
  await who.save(FORM);
  expect((await who.upload()).code).toBe(200);
  const database = new PgClient({ connectionString: env.DATABASE_URL });
  await database.connect();
  const left = async () => {
    const { rows } = await database.query<{ files: number }>(
      "select count(*)::int as files from file where biz_type = 'publicEntry'",
    );
    return rows[0]!.files;
  };
  const later = await backend.reopen({ CLOCK: '2026-03-14 09:00:00' });
  expect(await left()).toBe(1);
  const last = await later.reopen({ CLOCK: '2026-03-17 09:00:00' });
  while ((await left()) > 0) await new Promise((go) => setTimeout(go, 100));
  await database.end();
  await last.stop();
  await remove();
});
