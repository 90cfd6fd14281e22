/* docs/domain/workbench.md#evidence: what is large is handled on the strength of a file. */
import { drawCover } from '../../../mock/examples/cover';
import { fileApi } from '../../../src/contract/account/files';
import { ERROR } from '../../../src/contract/error-codes';
import { EVIDENCE_KIND, evidenceApi } from '../../../src/contract/finance/evidence';
import { HANDLE_STATUS, HANDLE_TYPE, MATCH_STATUS } from '../../../src/contract/finance/matching';
import { statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const statementId = '92001';

let backend: Backend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

async function uploaded(client: Client, name = '送货单.png') {
  const content = name.endsWith('.pdf') ? Buffer.from('%PDF-1.4\n%%EOF\n') : drawCover([20, 120, 200]).content;
  return (await client.upload(fileApi.upload, { bizType: 'evidence' }, { content, name })).data.fileId;
}

const diffs = async () => (await operator.data(workbenchApi.diffs, { statementId, pageSize: 200 })).records;
const diffOf = async (diffId: string) => (await diffs()).find((one) => one.diffId === diffId)!;
const large = async () =>
  (await diffs()).find(
    ({ diffAmount, diffType, handleStatus }) =>
      Math.abs(Number(diffAmount)) >= 500 && diffType === 1 && handleStatus === HANDLE_STATUS.open,
  )!;
const handle = async (client: Client, diffId: string, handleType: 1 | 3 | 5) => {
  const { version } = await diffOf(diffId);
  return client.call(workbenchApi.handle, { diffId, version, handleType, remark: '双方财务已核实' });
};

test('from 500.00 on an adjustment of ours and what is ignored need a file; below they do not', async () => {
  const { diffId, diffNo } = await large();
  for (const handleType of [HANDLE_TYPE.adjustOurs, HANDLE_TYPE.ignore])
    expect(await handle(admin, diffId, handleType)).toMatchObject({
      code: ERROR.evidenceNeeded,
      msg: '金额达到 500.00，请上传凭证',
    });
  expect((await diffOf(diffId)).handleStatus).toBe(HANDLE_STATUS.open);
  const fileId = await uploaded(operator);
  const { evidenceId } = await operator.data(evidenceApi.add, {
    ...{ diffId, fileId, kind: EVIDENCE_KIND.delivery, note: '2 月 7 日签收' },
  });
  const [listed] = await operator.data(evidenceApi.list, { objectId: diffId });
  expect(listed).toMatchObject({ evidenceId, objectNo: diffNo, kind: 1, fileName: '送货单.png', byName: '陈思远' });
  const picture = await fetch(backend.origin + listed!.url);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const forged = await fetch(backend.origin + listed!.url.replace(/s=[^&]*/, 's=x'));
  expect(forged.headers.get('content-type')).toContain('json');
  expect((await diffOf(diffId)).evidenceCount).toBe(1);
  expect((await handle(operator, diffId, HANDLE_TYPE.adjustOurs)).code).toBe(200);
  // It rests on it now.
  expect((await operator.call(evidenceApi.delete, { evidenceId })).code).toBe(ERROR.evidenceNeeded);
  expect((await operator.data(evidenceApi.list, { objectId: statementId })).length).toBe(1);
  const small = (await diffs()).find(
    ({ diffAmount, handleStatus }) => diffAmount === '296.00' && handleStatus === HANDLE_STATUS.open,
  )!;
  expect((await handle(operator, small.diffId, HANDLE_TYPE.adjustOurs)).code).toBe(200);
});

test('the evidence of a match stands behind its difference; one does not see whom else’s files', async () => {
  const { records } = await operator.data(workbenchApi.matches, { statementId, status: [MATCH_STATUS.confirmed] });
  const priced = records.find(({ rule }) => rule === 'M06')!;
  const of = { matchId: priced.matchId, kind: EVIDENCE_KIND.correspondence, note: '调价函' };
  const { evidenceId } = await admin.data(evidenceApi.add, { ...of, fileId: await uploaded(admin, '调价函.pdf') });
  const price = (await diffs()).find(({ cause }) => cause === 1)!;
  expect(price.evidenceCount).toBe(1);
  expect(await operator.data(evidenceApi.list, { objectId: price.diffId })).toMatchObject([
    { evidenceId, mime: 'application/pdf', canDelete: 0 },
  ]);
  expect((await operator.call(evidenceApi.delete, { evidenceId })).code).toBe(ERROR.notGranted);
  const fileId = await uploaded(operator);
  const both = { fileId, kind: EVIDENCE_KIND.other, note: '' };
  expect((await operator.call(evidenceApi.add, both)).code).toBe(ERROR.invalidInput);
  expect((await operator.call(evidenceApi.add, { ...of, ...both, diffId: price.diffId })).code).toBe(
    ERROR.invalidInput,
  );
  expect((await operator.call(evidenceApi.add, { ...of, fileId: '999999' })).code).toBe(ERROR.invalidInput);
  for (let n = 1; n < 10; n += 1) await operator.data(evidenceApi.add, { ...of, fileId });
  expect((await operator.call(evidenceApi.add, { ...of, fileId })).code).toBe(ERROR.invalidInput);
  await admin.data(evidenceApi.delete, { evidenceId });
  const other = await signedIn(backend.origin, 'multi.shanghai');
  expect((await other.call(evidenceApi.list, { objectId: priced.matchId })).code).not.toBe(200);
  const auditor = await signedIn(backend.origin, 'audit.ro');
  expect((await auditor.call(evidenceApi.add, { ...of, fileId })).code).toBe(ERROR.notGranted);
});

test('what is said of a difference stays with it', async () => {
  const open = (await diffs()).find(({ handleStatus }) => handleStatus === HANDLE_STATUS.open)!;
  const { diffId, version } = open;
  await operator.data(workbenchApi.remark, { diffId, version, remark: '等对方补开发票' });
  expect(await diffOf(diffId)).toMatchObject({ remark: '等对方补开发票', handleStatus: HANDLE_STATUS.open });
  expect((await operator.call(workbenchApi.remark, { diffId, version, remark: '' })).code).toBe(ERROR.versionConflict);
});

test('the statement itself has files, and an adjustment the one that it rests on', async () => {
  const voucher = await uploaded(operator, '盖章回执.pdf');
  await operator.data(evidenceApi.add, {
    ...{ statementId, fileId: voucher, kind: EVIDENCE_KIND.correspondence, note: '客户回函' },
  });
  const both = {
    statementId,
    diffId: (await diffs())[0]!.diffId,
    fileId: voucher,
    kind: EVIDENCE_KIND.other,
    note: '',
  };
  expect((await operator.call(evidenceApi.add, both)).code).toBe(ERROR.invalidInput);
  const { version, statementNo } = await operator.data(statementApi.detail, { id: statementId });
  const adjustment = { id: statementId, version, amount: '-1.00', reason: '运费约定由我方承担' };
  const foreign = await operator.call(statementApi.adjust, { ...adjustment, fileId: '999999' });
  expect(foreign.code).toBe(ERROR.invalidInput);
  await operator.data(statementApi.adjust, { ...adjustment, fileId: await uploaded(operator, '运费约定.png') });
  const listed = await operator.data(evidenceApi.list, { objectId: statementId });
  expect(listed.slice(-2)).toMatchObject([
    { objectNo: statementNo, fileName: '盖章回执.pdf', note: '客户回函' },
    { objectNo: `${statementNo}-TZ1`, fileName: '运费约定.png', note: '运费约定由我方承担' },
  ]);
  expect((await operator.call(evidenceApi.delete, { evidenceId: listed.at(-2)!.evidenceId })).code).toBe(200);
});
