import { COUNTED_UP_TO } from '../../src/contract/endpoint';
import { fairOrderApi } from '../../src/contract/trade-fair/orders';
import { invitationApi } from '../../src/contract/trade-fair/invitations';
import { ENGINES } from '../support/backends';
import { type Client, signedIn } from '../support/client';

const tradeFairId = '70001';
const SIZE = 500 as const;
const PLANTED = 10_700;

/** Orders of one second each, so that times repeat; `n` from and to. */
const plant = (from: number, to: number) => ({
  sql: `insert into fair_order (order_no, trade_fair_id, branch_id, cust_id, order_time, order_amount, discount_amount, pay_amount, status)
    select 'ZX' || lpad(n::text, 6, '0'), ${tradeFairId}, o.branch_id, o.cust_id, timestamp '2026-03-01' + n % 900 * interval '1 second', n, 0, n, 0
    from generate_series(${from}, ${to}) as n cross join (select branch_id, cust_id from fair_order where order_no not like 'ZX%' order by order_no limit 1) as o`,
});
const asked = { tradeFairId, orderNo: 'ZX', pageSize: SIZE, orderBy: 'orderTime', orderDir: 'desc' } as const;

/** From a page to the end. */
async function walk(client: Client, pageNum: number) {
  const found: string[] = [];
  let answer = await client.data(fairOrderApi.page, { ...asked, pageNum });
  for (;;) {
    found.push(...answer.records.map(({ orderNo }) => orderNo));
    if (!answer.next) return found;
    answer = await client.data(fairOrderApi.page, { ...asked, cursor: answer.next });
  }
}

describe.each(ENGINES)('lists that are longer than they are counted, on $engine', ({ data }) => {
  test('pages have numbers up to the bound, and each leads on to the next until the end', async () => {
    const { env, remove } = await data();
    await hostSteps(env, [plant(1, PLANTED)]);
    let backend = await hostBackend(env);
    let admin = await signedIn(backend.origin, 'admin.hq');
    const last = COUNTED_UP_TO / SIZE;
    const page = await admin.data(fairOrderApi.page, { ...asked, pageNum: last });
    expect(page).toMatchObject({ total: COUNTED_UP_TO, more: true, next: expect.any(String) as string });
    expect(page.records).toHaveLength(SIZE);
    expect(page.sums).toBeUndefined();
    expect(await admin.call(fairOrderApi.page, { ...asked, pageNum: last + 1 })).toMatchObject({
      code: 40002,
      data: [{ field: 'pageNum' }],
    });

    const all = await walk(admin, 1);
    expect(new Set(all).size).toBe(PLANTED);
    expect(all).toHaveLength(PLANTED);
    // The same rows, by numbers and by cursors.
    expect(all.slice(COUNTED_UP_TO - SIZE, COUNTED_UP_TO)).toEqual(page.records.map(({ orderNo }) => orderNo));

    // Whatever comes and goes before it, the page after this one begins where it ended.
    await backend.stop();
    await hostSteps(env, [
      plant(PLANTED + 1, PLANTED + 800),
      {
        sql: `delete from fair_order where order_no = '${all[3] ?? ''}' or order_no = '${page.records.at(-1)?.orderNo ?? ''}'`,
      },
    ]);
    backend = await hostBackend(env);
    admin = await signedIn(backend.origin, 'admin.hq');
    const { records, total } = await admin.data(fairOrderApi.page, { ...asked, cursor: page.next });
    const old = records.map(({ orderNo }) => orderNo).filter((one) => all.includes(one));
    expect(old).toEqual(all.slice(COUNTED_UP_TO, COUNTED_UP_TO + old.length));
    expect(total).toBe(COUNTED_UP_TO);

    await backend.stop();
    await remove();
  });

  test('a cursor is of its order, and nothing else is one', async () => {
    const { env, remove } = await data();
    const backend = await hostBackend(env);
    const admin = await signedIn(backend.origin, 'admin.hq');
    const input = { tradeFairId, pageSize: 10 } as const;
    const { next } = await admin.data(fairOrderApi.page, input);
    expect(next).toBeDefined();
    const forged = Buffer.from(
      Buffer.from(next!, 'base64url')
        .toString()
        .replace(/"at":\["[^"]*"/, '"at":["no moment"'),
    ).toString('base64url');
    for (const wrong of [
      { ...input, cursor: next, orderBy: 'payAmount' as const },
      { ...input, cursor: next, orderDir: 'asc' as const },
      { ...input, cursor: forged },
      { ...input, cursor: 'next' },
      { ...input, cursor: '' },
    ])
      expect(await admin.call(fairOrderApi.page, wrong)).toMatchObject({ code: 40002, data: [{ field: 'cursor' }] });
    await backend.stop();
    await remove();
  });

  test.each(['asc', 'desc'] as const)(
    'rows without a value stand last, %s, page by page as in one',
    async (orderDir) => {
      const { env, remove } = await data();
      const backend = await hostBackend(env);
      const admin = await signedIn(backend.origin, 'admin.hq');
      const by = { tradeFairId, orderBy: 'sendTime', orderDir } as const;
      const whole = await admin.data(invitationApi.page, { ...by, pageSize: 500 });
      expect(whole.next).toBeUndefined();
      expect(whole.records.at(-1)?.sendTime).toBeNull();
      expect(whole.records[0]?.sendTime).not.toBeNull();
      const found: unknown[] = [];
      for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
        const { records, next, total } = await admin.data(invitationApi.page, { ...by, pageSize: 10, cursor });
        expect(total).toBe(whole.total);
        found.push(...records);
        cursor = next;
      }
      expect(found).toEqual(whole.records);
      await backend.stop();
      await remove();
    },
  );
});
