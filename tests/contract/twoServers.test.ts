/*
 * docs/operations.md#several-processes: any number of processes on one PostgreSQL; nothing is lost between them, and
 * nothing comes twice.
 */
import { Client as PgClient } from 'pg';
import { ERROR } from '../../src/contract/error-codes';
import { feedbackApi } from '../../src/contract/system/feedback';
import { IMPORT_STATUS } from '../../src/contract/tasks/imports';
import { savedViewApi } from '../../src/contract/account/saved-views';
import { profileApi } from '../../src/contract/account/profile';
import { main } from '../support/backends';
import { signedIn } from '../support/client';
import { startServer } from '../support/server';
import { bring, ended, good } from './tasks/imports';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const WRITERS = 8;
const WRITES = 15;
const ORDERS = 1_200;

onPostgres(
  'eight writers at two servers: every accepted write is there once, and of one version one wins',
  async () => {
    const { env: seeded, remove } = await main.data();
    const env = { PAGES: '0', ...seeded };
    const servers = await Promise.all([startServer({ env }), startServer({ env })]);
    const database = new PgClient({ connectionString: seeded.DATABASE_URL });
    await database.connect();
    await database.query('update fair_commodity set limit_qty = null');
    const at = (i: number) => servers[i % 2]!.origin;
    const names = ['admin.hq', 'op.hubei', 'show.clerk', 'audit.ro', 'multi.hubei', 'multi.shanghai', 'multi.audit'];
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, (_, i) => signedIn(at(i), names[i % names.length]!)),
    );

    // A large import meanwhile, that both servers would take.
    const admin = writers[0]!;
    const rows = Array.from({ length: ORDERS }, (_, i) => `TWO-${String(i).padStart(4, '0')}`).flatMap((order) =>
      ['SP000001', 'SP000002'].map((product) => {
        const price = product === 'SP000001' ? '11.5' : '17';
        return [order, 'KH00101', product, '240', price, '2026-03-07 10:30:00', ''];
      }),
    );
    const { importNo } = good(await bring(admin, 'importOrders', rows));

    const written = await Promise.all(
      writers.map(async (client, writer) => {
        const ids: string[] = [];
        for (let i = 0; i < WRITES; i += 1) {
          const content = `第${writer}位用户的第${i}条反馈`;
          ids.push((await client.data(feedbackApi.add, { type: 9, content })).feedbackId);
        }
        return ids;
      }),
    );
    const all = written.flat();
    const { rows: kept } = await database.query('select feedback_no, content from feedback where content like $1', [
      '第%位用户的第%条反馈',
    ]);
    expect(kept).toHaveLength(WRITERS * WRITES);
    expect(new Set(kept.map(({ content }: { content: string }) => content)).size).toBe(WRITERS * WRITES);
    expect(new Set(kept.map(({ feedback_no: no }: { feedback_no: string }) => no)).size).toBe(WRITERS * WRITES);

    // One record, one version, eight hands.
    const heads = await Promise.all(Array.from({ length: WRITERS }, (_, i) => signedIn(at(i), 'admin.hq')));
    const replies = await Promise.all(
      heads.map((client, i) =>
        client.call(feedbackApi.reply, { id: all[0]!, version: 1, replyContent: `第${i}个回复，请查收` }),
      ),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(replies.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
      new Set([ERROR.versionConflict]),
    );

    // One default among views that were made at both.
    const listKey = '/permissionSys/feedback#feedbackId';
    const content = { filters: {}, columns: [] };
    const view = { listKey, share: 1, isDefault: 1, content } as const;
    for (const [i, client] of heads.entries()) await client.data(savedViewApi.save, { ...view, name: `视图${i}` });
    const views = (await heads[1]!.data(savedViewApi.mine, {})).filter((one) => one.listKey === listKey);
    expect(views).toHaveLength(WRITERS);
    expect(views.filter(({ isDefault }) => isDefault === 1).map(({ name }) => name)).toEqual([`视图${WRITERS - 1}`]);

    // A sign-in that is ended at one server is over at the other.
    const before = await heads[0]!.data(profileApi.signIns, {});
    expect(before.length).toBeGreaterThanOrEqual(WRITERS);
    await heads[0]!.data(profileApi.endSignIns, {});
    expect((await heads[1]!.call(profileApi.signIns, {})).status).toBe(401);
    expect((await heads[0]!.call(profileApi.signIns, {})).status).toBe(200);

    const facts = { status: IMPORT_STATUS.finished, successCount: 2 * ORDERS, failCount: 0, waitingCount: 0 };
    expect(await ended(heads[0]!, importNo)).toMatchObject(facts);
    const { rows: counts } = await database.query(
      `select (select count(*)::int from fair_order where order_no like 'TWO-%') as orders,
        (select count(*)::int from fair_order_line where order_no like 'TWO-%') as lines`,
    );
    expect(counts).toEqual([{ orders: ORDERS, lines: 2 * ORDERS }]);

    await database.end();
    await Promise.all(servers.map((server) => server.stop()));
    await remove();
  },
  180_000,
);
