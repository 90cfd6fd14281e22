/*
 * docs/domain/home-pages.md#versions and #plans, over HTTP: random sequences against a model. What is frozen never changes,
 * and what a company shows changes by plans alone. `SEQUENCES=2000 npm run jest -- <this file>` for a long run.
 */
import { canonical } from '../../../../src/contract/canonical';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { homeRenderApi } from '../../../../src/contract/content/home/render';
import { homeVersionApi } from '../../../../src/contract/content/home/versions';
import { Dice } from '../../../rules/dice';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { added, branchId, STEP, type World } from './versionModel';

const SEQUENCES = Number(process.env.SEQUENCES ?? 4);
/** Where an earlier run ended, to go on. */
const FIRST = Number(process.env.FIRST ?? 1);
const STEPS = 14;

let server: HostedBackend;
let admin: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

async function shown() {
  const { pageId, versionNo } = await admin.data(homeRenderApi.current, { branchId });
  return { pageId, versionNo };
}

async function expectAsModelled({ pages, plans }: World, base: object) {
  const now = plans.filter(({ isNow }) => isNow).at(-1);
  expect(await shown()).toEqual(now ? { pageId: now.page.pageId, versionNo: now.versionNo } : base);
  for (const page of pages) {
    const { records } = await admin.data(homeVersionApi.page, { pageId: page.pageId, pageSize: 100 });
    expect(records.map(({ frozen, origin, componentCount }) => [frozen, origin, componentCount]).reverse()).toEqual(
      page.versions.map(({ isFrozen, origin, components }) => [isFrozen ? 1 : 0, origin, components.length]),
    );
    for (const [i, one] of page.versions.entries()) {
      const stored = records[records.length - 1 - i]!;
      if (one.hash !== undefined) expect(stored.hash).toBe(one.hash);
      if (one.isFrozen) one.hash = stored.hash;
    }
    page.version = (await admin.data(homeConfigApi.detail, { id: page.pageId })).version;
  }
}

/** The content of each version is what was saved as it. */
async function expectContents({ pages }: World) {
  for (const { pageId, versions } of pages)
    for (const [i, { components, isFrozen }] of versions.entries()) {
      const stored = await admin.data(homeVersionApi.detail, { id: pageId, versionNo: i + 1 });
      expect([stored.frozen, canonical(stored.components)]).toEqual([isFrozen ? 1 : 0, canonical(components)]);
    }
}

test(`${SEQUENCES} sequences from the ${FIRST}.: frozen versions stay, and only plans change what is shown`, async () => {
  const base = await shown();
  const done = new Map<string, number>();
  for (let seed = FIRST; seed < FIRST + SEQUENCES; seed += 1) {
    const dice = new Dice(seed);
    const world: World = { dice, pages: [await added(admin)], plans: [] };
    for (let i = 0; i < STEPS; i += 1) {
      const name = dice.pick([...Object.keys(STEP), 'save', 'publish', 'takeDown']);
      const isDone = await STEP[name]!(admin, world, dice.pick(world.pages));
      if (isDone) done.set(name, (done.get(name) ?? 0) + 1);
      await expectAsModelled(world, base);
    }
    await expectContents(world);
    for (const page of world.pages) await STEP.takeDown!(admin, world, page);
    expect(await shown()).toEqual(base);
  }
  expect([...done.keys()].sort()).toEqual(Object.keys(STEP).sort());
}, 7_200_000);
