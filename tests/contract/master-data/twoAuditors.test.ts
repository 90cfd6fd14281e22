/* docs/domain/approval.md#tasks: two auditors have one document before them. */
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { commodityApplyApi, commodityEntryApi } from '../../../src/contract/master-data/entries';
import { ERROR } from '../../../src/contract/error-codes';
import { type Client, signedIn } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { NOW } from './duplicateRows';
import { commodityForm, withScans } from './entryForms';

let moments: Moments;
beforeAll(async () => {
  moments = await openMoments();
  await moments.onStore({
    sql: `insert into user_role (user_id, role_id) select u.user_id, r.role_id from app_user u, role r
      where u.login_name = 'storage.hq' and r.role_code = 'QUALITY_CLERK'`,
  });
});
afterAll(() => moments.remove());

const look = (who: Client, id: string) => who.data(commodityEntryApi.detail, { id });
const seenBy = async (who: Client, id: string) => {
  const { round, stepNo, contentHash, judge } = await look(who, id);
  return { seen: { id, round, stepNo, contentHash }, fields: judge?.fields ?? [] };
};
type Seen = Awaited<ReturnType<typeof seenBy>>;
const pass = (who: Client, { seen, fields }: Seen) =>
  who.call(commodityEntryApi.audit, {
    ...{ ...seen, result: 1 },
    verdicts: fields.map((path) => ({ path, verdict: 1 as const })),
  });
const giveBack = (who: Client, { seen, fields }: Seen) =>
  who.call(commodityEntryApi.audit, {
    ...{ ...seen, result: 2 },
    verdicts: [{ path: fields[0]!, verdict: 2, remark: '与说明书不一致，请核对' }],
  });

/** A medicine whose purchase has passed: it waits for either of two quality clerks. */
async function atQuality(applicant: Client, buyer: Client, commonName: string) {
  const n = commonName.charCodeAt(0) % 1000;
  const goods = { ...commodityForm, commonName, storage: 1, approvalNo: `国药准字H2020${String(4000 + n)}` };
  const form = await withScans(applicant, goods);
  const { entryId: id, version } = await applicant.data(commodityApplyApi.save, { form });
  await applicant.data(commodityApplyApi.submit, { id, version, dupReason: '不同的品种', confirm: 1 });
  expect((await pass(buyer, await seenBy(buyer, id))).code).toBe(200);
  return id;
}

const inInbox = async (who: Client, id: string) =>
  (await who.data(approvalApi.inbox, { pageSize: 200 })).records.some(({ entryId }) => entryId === id);

test('one has it open, the other waits; of two decisions at one moment one counts', async () => {
  await moments.at(NOW, async ({ backend, operator }) => {
    const people = ['purchase.hq', 'quality.hq', 'storage.hq'].map((name) => signedIn(backend.origin, name));
    const [buyer, one, other] = (await Promise.all(people)) as [Client, Client, Client];

    const first = await atQuality(operator, buyer, '盐酸西替利嗪片');
    const [mine, theirs] = [await seenBy(one, first), await seenBy(other, first)];
    expect(mine).toEqual(theirs);
    await one.data(commodityEntryApi.open, { id: first });
    expect([await inInbox(one, first), await inInbox(other, first)]).toEqual([true, false]);
    expect((await other.call(commodityEntryApi.open, { id: first })).code).toBe(ERROR.entryLocked);
    expect((await pass(other, theirs)).code).toBe(ERROR.entryLocked);
    // What one has typed so far is nobody else's to see.
    await one.data(commodityEntryApi.verdict, {
      ...{ id: first, round: mine.seen.round, path: mine.fields[0]! },
      ...{ verdict: 2, remark: '请核对批准文号' },
    });
    await one.data(commodityEntryApi.close, { id: first });
    expect((await look(other, first)).judge?.drafts).toEqual([]);
    expect((await look(one, first)).judge?.drafts).toHaveLength(1);

    const both = await Promise.all([pass(one, mine), pass(other, theirs)]);
    expect(both.map(({ code }) => code === 200).sort()).toEqual([false, true]);
    const passed = await look(buyer, first);
    expect(passed).toMatchObject({ status: ENTRY_STATUS.waiting, stepNo: 3 });
    const signed = passed.tasks.flatMap(({ stepNo, tasks }) => (stepNo === 2 ? tasks : []));
    expect(signed).toHaveLength(1);

    const second = await atQuality(operator, buyer, '富马酸酮替芬片');
    const views = [await seenBy(one, second), await seenBy(other, second)] as const;
    const answers = await Promise.all([pass(one, views[0]), giveBack(other, views[1])]);
    const [isPassed, isReturned] = answers.map(({ code }) => code === 200);
    expect(isPassed).not.toBe(isReturned);
    expect((await look(operator, second)).status).toBe(isPassed ? ENTRY_STATUS.waiting : ENTRY_STATUS.returned);
    // Whoever comes late decides on nothing that he has not seen.
    const late = await pass(other, views[1]);
    expect([ERROR.versionConflict, ERROR.entryForbids, ERROR.notDecider]).toContain(late.code);
  });
});
