import { act, waitFor } from '@testing-library/react';
import { VERDICT } from '@/contract/master-data/approval';
import { approvalApi } from '@/contract/master-data/approvals';
import { commodityEntryApi } from '@/contract/master-data/entries';
import { BIZ_KIND } from '@/contract/master-data/kinds';
import { signedIn } from '@tests/support/client';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { address, choose, closed, dialogOf, findButton, person, press, rowOf } from '@tests/support/screen';

test('what waits for somebody is one list of all kinds, which begins with a key', async () => {
  await renderApp('/erp/customerEntry', { as: 'quality.hq' });
  await press('待我审批');
  const drawer = await dialogOf('待我审批');
  await waitFor(() => expect(drawer).toHaveTextContent('证照注销'));
  expect(drawer).toHaveTextContent(/商品录入|公司录入|客户录入/);
  (await findButton('从第一张开始')).focus();
  await person.keyboard('{Enter}');
  await closed(drawer);
  await waitFor(() => expect(address()).toMatch(/\/audit\?id=|licenceCancel\?/));
});

test('a drawer that is closed before the first task has come leads nowhere', async () => {
  await renderApp('/erp/customerEntry', { as: 'quality.hq' });
  await press('待我审批');
  const drawer = await dialogOf('待我审批');
  await waitFor(() => expect(drawer).toHaveTextContent('证照注销'));
  const network = globalThis.fetch;
  const asked: (() => Promise<void>)[] = [];
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes(approvalApi.inbox.path)) return network(input, init);
    return new Promise((done) => {
      asked.push(async () => {
        const answer = await network(input, init);
        done(new Response(await answer.text(), answer));
      });
    });
  };
  try {
    await press('从第一张开始');
    await waitFor(() => expect(asked).toHaveLength(1));
    await person.click(drawer.querySelector('.ant-drawer-close')!);
    await closed(drawer);
    await act(() => asked[0]!());
    // The answer has arrived: the code that reads it runs before this timer.
    await act(() => new Promise((done) => setTimeout(done)));
    expect(address()).toBe('/erp/customerEntry');
  } finally {
    globalThis.fetch = network;
  }
});

test('a task that was decided meanwhile is not handed over, and the dialog says so', async () => {
  const buyer = await signedIn(await startBackend(), 'purchase.hq');
  await renderApp('/erp/commodityEntry', { as: 'purchase.hq' });
  const { records } = await buyer.data(commodityEntryApi.page, { pageSize: 20 });
  const { entryNo, entryId: id } = records.find(({ can }) => can.includes('transfer'))!;
  await rowOf(entryNo);
  const { round, stepNo, contentHash, judge } = await buyer.data(commodityEntryApi.detail, { id });
  const verdicts = judge!.fields.map((path) => ({ path, verdict: VERDICT.good }));
  await buyer.data(commodityEntryApi.audit, { id, round, stepNo, contentHash, result: 1, verdicts });
  await choose(entryNo, '转交');
  expect(await dialogOf(`转交 ${entryNo}`)).toHaveTextContent('已不在您手上');
});

test('whoever decides for somebody else reads in the list for whom', async () => {
  const storage = await signedIn(await startBackend(), 'storage.hq');
  const [substitute] = await storage.data(approvalApi.people, { name: '罗建国' });
  const period = { fromTime: '2026-03-08 00:00:00', toTime: '2026-03-20 18:00:00' };
  const lent = { ...period, substituteId: substitute!.userId, bizKinds: [BIZ_KIND.commodity] };
  await storage.data(approvalApi.addSubstitute, lent);
  await renderApp('/erp/commodityEntry', { as: 'head.hq' });
  await press('待我审批');
  const drawer = await dialogOf('待我审批');
  await waitFor(() => expect(drawer).toHaveTextContent('质管 代 秦海波'));
  expect(drawer).not.toHaveTextContent('代 罗建国');
});

test('what a batch would do is asked for again where it could not be read', async () => {
  await renderApp('/erp/commodityEntry', { as: 'purchase.hq' });
  const row = await rowOf('替米沙坦片');
  await person.click(row.querySelector('input[type=checkbox]')!);
  const mend = failCalls(commodityEntryApi.batchPreview.path);
  await press('批量通过');
  const dialog = await dialogOf('批量通过 1 张单据');
  await findButton('重新加载', dialog);
  mend();
  await press('重新加载', dialog);
  await waitFor(() => expect(dialog).toHaveTextContent(/本次可通过 \d 张/));
});
