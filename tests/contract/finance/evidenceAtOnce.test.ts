/* docs/domain/workbench.md#evidence: what a file is evidence for may go while somebody hands it in. */
import { drawCover } from '../../../mock/examples/cover';
import { fileApi } from '../../../src/contract/account/files';
import { ERROR } from '../../../src/contract/error-codes';
import { EVIDENCE_KIND, evidenceApi } from '../../../src/contract/finance/evidence';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const statementId = '92001';
const lock = `select 1 from statement where statement_id = ${statementId} for update`;

onPostgres('evidence at once', () => {
  let backend: Backend;
  let operator: Client;
  let fileId: string;
  beforeAll(async () => {
    backend = await main.start({ WORKER: '0' });
    operator = await signedIn(backend.origin, 'op.hubei');
    const picture = { content: drawCover([20, 120, 200]).content, name: '送货单.png' };
    fileId = (await operator.upload(fileApi.upload, { bizType: 'evidence' }, picture)).data.fileId;
  });
  afterAll(() => backend.stop());

  const add = (of: { diffId: string } | { statementId: string }) =>
    operator.call(evidenceApi.add, { ...of, fileId, kind: EVIDENCE_KIND.other, note: '' });

  test('for a difference that goes meanwhile none is kept', async () => {
    const { diffId } = (await operator.data(workbenchApi.diffs, { statementId, pageSize: 200 })).records[0]!;
    const gone = { before: lock, last: `delete from statement_diff where diff_id = ${diffId}` };
    const added = await meanwhile(backend.databaseUrl, gone, () => add({ diffId }));
    expect(added.code).toBe(ERROR.notFound);
    expect(await operator.data(evidenceApi.list, { objectId: statementId })).toEqual([]);
  });

  test('of two who delete it the second is told that it is gone', async () => {
    const { evidenceId } = (await add({ statementId })).data;
    const take = () => operator.call(evidenceApi.delete, { evidenceId });
    const both = () => Promise.all([take(), take()]);
    const answers = await meanwhile(backend.databaseUrl, { before: lock, many: 2 }, both);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.notFound]);
  });
});
