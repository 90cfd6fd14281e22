/* docs/domain/approval.md#tasks */
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { commodityApplyApi, commodityEntryApi, entryApis } from '../../../src/contract/master-data/entries';
import { licenceApi, licenceCancelApi } from '../../../src/contract/master-data/licence-calls';
import { CANCEL_STATUS, RENEWAL_STATE } from '../../../src/contract/master-data/licences';
import { renewalApi } from '../../../src/contract/master-data/renewals';
import { salesOrderApi } from '../../../src/contract/orders/orders';
import { basketApi } from '../../../src/contract/promotion/baskets';
import { ERROR } from '../../../src/contract/error-codes';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { commodityForm, withScans } from './entryForms';

const USERS = ['admin.hq', 'op.hubei', 'purchase.hq', 'quality.hq', 'storage.hq', 'head.hq', 'audit.ro', 'multi.hubei'];
const PAGES = ['companyEntry', 'customerEntry', 'commodityEntry'] as const;

describe.each(MAIN_ENGINE)('what waits for whom ($engine)', ({ start }) => {
  let backend: Backend;
  const people = new Map<string, Client>();

  beforeAll(async () => {
    backend = await start();
    for (const name of USERS) people.set(name, await signedIn(backend.origin, name));
  });
  afterAll(() => backend.stop());

  test('whoever decides may search by all that his lists are searched by', async () => {
    for (const name of ['purchase.hq', 'quality.hq', 'storage.hq', 'head.hq']) {
      const who = people.get(name)!;
      expect((await who.call(salesOrderApi.salespeople, { pageNum: 1, pageSize: 20 })).code).toBe(200);
      expect((await who.call(basketApi.suppliers, { branchId: 'FDA', pageNum: 1, pageSize: 20 })).code).toBe(200);
    }
  });

  const inboxOf = async (who: Client) =>
    (await who.data(approvalApi.inbox, { pageSize: 200 })).records.map(({ entryNo }) => entryNo).sort();

  /** What his own pages let him judge, one by one. */
  async function judged(who: Client) {
    const found: string[] = [];
    for (const page of PAGES) {
      const list = await who.call(entryApis[page].page, { pageSize: 200 });
      if (list.code !== 200) continue;
      for (const { entryId, entryNo } of list.data.records) {
        const { code, data } = await who.call(entryApis[page].detail, { id: entryId });
        if (code === 200 && data.judge) found.push(entryNo);
      }
    }
    const licences = await who.call(licenceCancelApi.page, { pageSize: 500, cancelStatus: CANCEL_STATUS.waiting });
    const mine = licences.code === 200 ? licences.data.records.filter(({ can }) => can.includes('audit')) : [];
    found.push(...mine.map(({ cancelNo }) => cancelNo ?? ''));
    for (const { tasks, cancelNo } of mine) expect(tasks.map(({ entryNo }) => entryNo)).toContain(cancelNo);
    const renewals = await who.call(licenceCancelApi.page, { pageSize: 500, renewalState: RENEWAL_STATE.inReview });
    const open = renewals.code === 200 ? renewals.data.records.filter(({ can }) => can.includes('decide')) : [];
    found.push(...open.map(({ renewalNo }) => renewalNo));
    return found.sort();
  }

  test.each(USERS)('%s can decide what is in the inbox, and nothing else', async (name) => {
    const who = people.get(name)!;
    expect(await inboxOf(who)).toEqual(await judged(who));
  });

  test('one goes from each task to the one behind it, also when it was decided meanwhile', async () => {
    const who = people.get('quality.hq')!;
    const { records } = await who.data(approvalApi.inbox, { pageSize: 200 });
    expect(records.length).toBeGreaterThan(3);
    const behind = async ({ entryId, dueTime }: (typeof records)[number]) =>
      (await who.data(approvalApi.inbox, { after: { entryId, dueTime } })).records.map(({ entryNo }) => entryNo);
    const numbers = records.map(({ entryNo }) => entryNo);
    for (const [i, task] of records.entries()) expect(await behind(task)).toEqual(numbers.slice(i + 1, i + 21));
    // A task without a due time is the last; a task that is there no more still has a place in the order.
    expect(await behind({ ...records[0]!, dueTime: null })).toEqual([]);
    expect(await behind({ ...records[0]!, entryId: '1' })).toEqual(numbers.slice(0, 20));
  });

  test('a renewal is offered to whoever can decide on it, and to nobody else', async () => {
    const [app, quality, hq] = ['op.hubei', 'quality.hq', 'admin.hq'].map((name) => people.get(name)!);
    const ending = { ownerType: 2 as const, licenceState: 2 as const, pageSize: 500 as const };
    const { records } = await app!.data(licenceCancelApi.page, ending);
    const { licenceId, licenceNo, version, ownerId } = records.find(({ can }) => can.includes('renew'))!;
    const owned = await app!.data(licenceApi.ofOwner, { ownerType: 2, ownerId });
    const images = owned.find((one) => one.licenceId === licenceId)!.images.map(({ fileId }) => fileId);
    const dates = { issueDate: '2026-03-01', expiryDate: '2033-02-28' };
    const { entryNo } = await app!.data(renewalApi.renew, {
      licenceId,
      version,
      licenceNo,
      issuer: '',
      images,
      ...dates,
    });
    const seenBy = async (who: Client) => {
      const [row] = (await who.data(licenceCancelApi.page, { renewalNo: entryNo })).records;
      return { decides: row!.can.includes('decide'), tasks: row!.tasks.map((one) => one.entryNo) };
    };
    expect(await seenBy(quality!)).toEqual({ decides: true, tasks: [entryNo] });
    expect(await inboxOf(quality!)).toContain(entryNo);
    expect(await seenBy(hq!)).toEqual({ decides: false, tasks: [] });
    expect(await seenBy(app!)).toEqual({ decides: false, tasks: [] });
  });

  test('somebody is represented for a time, by name and held to the same', async () => {
    const head = people.get('head.hq')!;
    const [quality] = await head.data(approvalApi.people, { name: '何晓明' });
    const period = { fromTime: '2026-03-08 00:00:00', toTime: '2026-03-20 18:00:00', bizKinds: [3 as const] };
    const self = await head.call(approvalApi.addSubstitute, { ...period, substituteId: '3009' });
    expect(self.code).toBe(ERROR.substituteWrong);
    const long = { ...period, toTime: '2026-07-01 00:00:00', substituteId: quality!.userId };
    expect((await head.call(approvalApi.addSubstitute, long)).code).toBe(ERROR.invalidInput);
    const before = await inboxOf(people.get('quality.hq')!);
    const { substituteNo } = await head.data(approvalApi.addSubstitute, { ...period, substituteId: quality!.userId });
    const chain = {
      ...period,
      substituteId: (await people.get('quality.hq')!.data(approvalApi.people, { name: '秦海波' }))[0]!.userId,
    };
    expect((await people.get('quality.hq')!.call(approvalApi.addSubstitute, chain)).code).toBe(ERROR.substituteWrong);
    const after = await inboxOf(people.get('quality.hq')!);
    expect(after).toEqual(await judged(people.get('quality.hq')!));
    // Of what he has signed himself in this round he cannot sign the last step for another.
    expect(after).toEqual(before);
    await head.data(approvalApi.cancelSubstitute, { substituteNo, version: 1 });
  });

  test('many at once: what needs eyes is named, the others pass', async () => {
    const [app, quality] = [people.get('op.hubei')!, people.get('quality.hq')!];
    const begin = async (i: number, form: object) => {
      const one = {
        ...(await withScans(app, commodityForm)),
        commonName: `测试用药${'甲乙丙丁戊'[i]!}片`,
        approvalNo: `国药准字H2099000${i}`,
        ...form,
      };
      const { entryId, version } = await app.data(commodityApplyApi.save, { form: one, changeOf: 'P001' });
      const answer = await app.call(commodityApplyApi.submit, {
        id: entryId,
        version,
        dupReason: '已核实',
        confirm: 1,
      });
      return answer.code === 200 ? entryId : String(answer.code);
    };
    const first = await begin(0, {});
    const seen = await quality.data(commodityEntryApi.detail, { id: first });
    expect(seen).toMatchObject({ chainName: '首营品种' });
    const { round, stepNo, contentHash } = seen;
    const item = { id: first, round, stepNo, contentHash };
    const stale = { ...item, contentHash: 'x' };
    const answer = await people.get('purchase.hq')!.data(commodityEntryApi.batchAudit, { items: [item, stale] });
    expect(answer).toMatchObject({ done: 0, failed: 2 });
    expect(answer.items.map(({ code }) => code)).toEqual([ERROR.entryNeedsEyes, ERROR.versionConflict]);
    // Once each field has his verdict, nothing is left to judge.
    const buyer = people.get('purchase.hq')!;
    const { judge } = await buyer.data(commodityEntryApi.detail, { id: first });
    for (const path of judge!.fields)
      await buyer.data(commodityEntryApi.verdict, { id: first, round, path, verdict: 1 });
    const again = await buyer.data(commodityEntryApi.batchAudit, { items: [item] });
    expect(again).toMatchObject({ done: 1, failed: 0 });
  });
});
