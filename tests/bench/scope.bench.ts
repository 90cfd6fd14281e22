/*
 * An activity for 20,000 products in a company with 50,000 (docs/domain/promotion.md#baskets): each call that its form
 * makes.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ActivityType } from '../../src/contract/promotion/activity';
import { activityApi, createOf, updateOf } from '../../src/contract/promotion/activities';
import { BASKET_LIMITS, basketApi } from '../../src/contract/promotion/baskets';
import { prodRulesApi } from '../../src/contract/pricing/prod-rules';
import { type Client, signedIn } from '../support/client';
import { startServer, TEST_ENV } from '../support/server';
import { type Figure, report } from './report';

const SHARE = process.env.SHARE ?? '1';
const ROUNDS = 7;
const BRANCH = 'FDA';
const LADDER = 'fullQuantityReductionAgg';
const MEMBER = '阿莫西林胶囊';

const figures: Figure[] = [];
const note = (what: string, value: number, must: number) =>
  figures.push({ id: '', what, value, unit: 'ms', must, exact: false });

/** Median of some rounds; the first one warms up. */
async function reads(what: string, ask: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await ask();
    if (round > 0) times.push(performance.now() - start);
  }
  note(what, times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN, 1_000);
}

async function writes<T>(what: string, write: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const answer = await write();
  note(what, performance.now() - start, 5_000);
  return answer;
}

const header = (activityName: string, formId: string) => ({
  ...{ activityName, branchId: BRANCH, formId },
  ...{ startTime: '2026-03-01 00:00:00', endTime: '2026-03-31 23:59:59' },
  ...{ productScopeType: 'PRODUCT' as const, minPriceGuard: 0 as const, conflictReason: '' },
});
const LADDERS = [{ threshold: '100', rewardType: 'AMOUNT' as const, rewardValue: '50.00' }];

const basketOf = (activityType: ActivityType) => ({ formId: randomUUID(), branchId: BRANCH, activityType });
type Basket = ReturnType<typeof basketOf>;

/** Everything that two searches find, and a few more: as many as a basket may hold. */
async function fillBasket(client: Client, basket: Basket) {
  for (const keyword of ['SPL00', 'SPL01'])
    await writes('basket: all that a search finds, 10,000', () =>
      client.data(basketApi.addProducts, { ...basket, selectAll: 1, query: { keyword } }),
    );
  const last = ['PL20000'].map((productId) => ({ productId }));
  const { total } = await client.data(basketApi.addProducts, { ...basket, items: last });
  if (SHARE === '1' && total !== BASKET_LIMITS.product) throw new Error(`The basket holds ${total}.`);
}

async function readBasket(client: Client, { formId, ...basket }: Basket) {
  const page = { formId, pageNum: 1, pageSize: 20 };
  await reads('basket: its first page', () => client.data(basketApi.tempProducts, page));
  await reads('basket: its last page', () => client.data(basketApi.tempProducts, { ...page, pageNum: 1_000 }));
  await reads('basket: by a part of the name', () => client.data(basketApi.tempProducts, { ...page, keyword: MEMBER }));
  await reads('picker: a page of the catalogue', () => client.data(basketApi.products, { ...basket, ...page }));
  await reads('picker: what is not in the basket yet', () =>
    client.data(basketApi.products, { ...basket, ...page, onlyNotInBasket: 1 }),
  );
}

const openForm = async (client: Client, id: string) => {
  const opened = await client.data(activityApi.discount, { id, forEdit: 1 });
  return { formId: opened.formId ?? '', version: opened.version };
};

/** Draft, published, changed while it runs. */
async function walkLife(client: Client, { formId }: Basket) {
  const ladders = LADDERS;
  const draft = await writes('save the draft', () =>
    client.data(createOf(LADDER), { ...header('两万种商品', formId), ladders, saveMode: 'DRAFT' }),
  );
  const id = draft.activityId;
  const opened = await writes('open it with forEdit=1', () => openForm(client, id));
  const given = { ...header('两万种商品', opened.formId), ladders, activityId: id };
  const asked = { ...given, activityType: LADDER, saveMode: 'PUBLISH' as const } as const;
  await reads('what it meets, before it is published', () => client.data(activityApi.checkConflict, asked));
  await writes('publish it', () =>
    client.data(updateOf(LADDER), {
      ...{ ...given, version: opened.version, conflictReason: '与现有活动一并推广', saveMode: 'PUBLISH' },
    }),
  );
  await reads('checkBeforeEdit', () => client.data(activityApi.checkBeforeEdit, { id }));
  await reads('what is stored: its first page', () =>
    client.data(activityApi.products, { activityId: id, pageNum: 1, pageSize: 20 }),
  );
  await reads('what is stored: by a part of the name', () =>
    client.data(activityApi.products, { activityId: id, keyword: MEMBER, pageNum: 1, pageSize: 20 }),
  );
  await reads('the list of activities', () => client.data(activityApi.queryDiscount, { pageNum: 1, pageSize: 20 }));
  const again = await writes('open the running one with forEdit=1', () => openForm(client, id));
  await writes('save the running one', () =>
    client.data(updateOf(LADDER), {
      ...{ ...given, formId: again.formId, version: again.version, remark: '进行中修改' },
      ...{ conflictReason: '与现有活动一并推广', saveMode: 'PUBLISH' },
    }),
  );
  const copy = await openForm(client, id);
  await writes('copy it', () =>
    client.data(createOf(LADDER), { ...header('两万种商品副本', copy.formId), ladders, saveMode: 'DRAFT' }),
  );
  const lines = Array.from({ length: 50 }, (_, i) => ({ lineNo: i + 1, productId: `PL${i * 300 + 1}`, qty: '10' }));
  await reads('the price of an order of 50 lines', () =>
    client.data(prodRulesApi.trial, { branchId: BRANCH, custId: 'C100', orderTime: '2026-03-12 10:00:00', lines }),
  );
}

/** A special offer: a price for each of them. */
async function priceEach(client: Client) {
  const basket = basketOf('specialOffer');
  const rows = (from: number) =>
    Array.from({ length: BASKET_LIMITS.call }, (_, i) => ({
      ...{ productId: `PL${from + i}`, priceMode: 'RATE' as const, specialRate: '95.00' },
    }));
  const share = Math.floor(BASKET_LIMITS.product * Number(SHARE));
  for (let from = 1; from <= share; from += BASKET_LIMITS.call)
    await client.data(basketApi.addProducts, { ...basket, items: rows(from) });
  await writes('special offer: 500 prices changed', () =>
    client.data(basketApi.addProducts, { ...basket, items: rows(1) }),
  );
  await writes('special offer: publish it', () =>
    client.data(createOf('specialOffer'), {
      ...{ ...header('两万种特价', basket.formId), conflictReason: '与现有活动一并推广' },
      ...{ confirm: 1, saveMode: 'PUBLISH' },
    }),
  );
}

async function measure(client: Client) {
  const basket = basketOf(LADDER);
  await fillBasket(client, basket);
  await readBasket(client, basket);
  await walkLife(client, basket);
  await priceEach(client);
  const spare = basketOf(LADDER);
  for (const keyword of ['SPL00', 'SPL01'])
    await client.data(basketApi.addProducts, { ...spare, selectAll: 1, query: { keyword } });
  await writes('empty a basket', () => client.data(basketApi.removeProducts, { formId: spare.formId, all: 1 }));
}

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'scope-'));
  try {
    const env = { ...process.env, ...TEST_ENV, DATA_DIR: dataDir };
    const args = ['--import', 'tsx', 'mock/examples/large/main.ts', '--size', 'large', '--share', SHARE];
    const seeding = spawnSync(process.execPath, args, { cwd: resolve(__dirname, '../..'), env, stdio: 'inherit' });
    if (seeding.status !== 0) throw new Error('The data could not be made.');
    const server = await startServer({ dataDir, env: { PAGES: '0' } });
    try {
      await measure(await signedIn(server.origin, 'admin.hq', BRANCH));
      report('scope', figures);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

void main();
