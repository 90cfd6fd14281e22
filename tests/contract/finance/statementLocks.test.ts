/* What a statement refuses while something else is on, and to whom (docs/domain/reconciliation.md#statements). */
import { ERROR } from '../../../src/contract/error-codes';
import { statementApi } from '../../../src/contract/finance/statements';
import { main } from '../../support/backends';
import { openPeople, type People } from '../system/people';

const SENT = '92002';

let people: People;

beforeAll(async () => {
  people = await openPeople(() => main.start({ WORKER: '0' }));
});
afterAll(() => people.backend.stop());

const detailOf = (id: string) => people.admin.data(statementApi.detail, { id });

test('a statement is voided by headquarters alone, whatever buttons somebody of a company has', async () => {
  const narrow = await people.enterNarrow('BRANCH', 'FDB');
  const { version } = await detailOf(SENT);
  const voiding = { id: SENT, version, reason: '账期选择有误' };
  expect((await narrow.call(statementApi.void, voiding)).code).toBe(ERROR.notGranted);
});
