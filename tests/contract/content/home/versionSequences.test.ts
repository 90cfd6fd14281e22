/*
 * docs/domain/home-pages.md#versions and #plans, over HTTP: random sequences against a model. What is frozen never changes,
 * and what a company shows changes by plans alone. `SEQUENCES=2000 npm run jest -- <this file>` for a long run.
 */
import { canonical } from '../../../../src/contract/canonical';
import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { homePlanApi, homePublishApi } from '../../../../src/contract/content/home/plans';
import { homeRenderApi } from '../../../../src/contract/content/home/render';
import { homeVersionApi, ORIGIN } from '../../../../src/contract/content/home/versions';
import { Dice } from '../../../rules/dice';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { title } from './titles';

const SEQUENCES = Number(process.env.SEQUENCES ?? 4);
const STEPS = 14;
const branchId = 'FDC01';
const SURE = { confirm: 1 as const };

let server: HostedBackend;
let admin: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

interface Version {
  isFrozen: boolean;
  components: StoredComponent[];
  origin: number;
  base: number | null;
  /** Once it is frozen. */
  hash?: string;
}
interface Page {
  pageId: string;
  /** As the server counts its changes. */
  version: number;
  versions: Version[];
}
interface Plan {
  planId: string;
  page: Page;
  versionNo: number;
  /** From now on, without an end; else a campaign of another day. */
  isNow: boolean;
}
interface World {
  dice: Dice;
  pages: Page[];
  /** Those that are not cancelled, in the order in which they were made. */
  plans: Plan[];
}

const newestOf = ({ versions }: Page) => versions[versions.length - 1]!;
const isPublishable = (page: Page) => newestOf(page).components.length > 0;
let texts = 0;
const someTitles = (dice: Dice) => dice.times(1, 4, (i) => title(`c${i}`, `第${(texts += 1)}`));

async function added(): Promise<Page> {
  const made = await admin.data(homeConfigApi.add, { pageName: '次序页', branchIds: [branchId] });
  return {
    ...{ pageId: made.pageId, version: made.version },
    versions: [{ isFrozen: false, components: [], origin: ORIGIN.made, base: null }],
  };
}

/** What each does to the server, and what to the model; false where there is nothing to do it to. */
const STEP: Record<string, (world: World, page: Page) => Promise<false | void>> = {
  async save({ dice }, page) {
    const components = someTitles(dice);
    const saved = await admin.data(homeVersionApi.save, { id: page.pageId, version: page.version, components });
    const before = newestOf(page);
    if (before.isFrozen)
      page.versions.push({ isFrozen: false, components, origin: ORIGIN.edited, base: page.versions.length });
    else before.components = components;
    expect(saved.versionNo).toBe(page.versions.length);
    page.version = saved.version;
  },
  async publish({ plans }, page) {
    if (!isPublishable(page)) return false;
    const receipt = await admin.data(homePublishApi.publish, { id: page.pageId, version: page.version, ...SURE });
    newestOf(page).isFrozen = true;
    plans.push({ planId: receipt.planId!, page, versionNo: receipt.versionNo, isNow: true });
    page.version = receipt.version;
  },
  async plan({ dice, plans }, page) {
    if (!isPublishable(page)) return false;
    const frozen = page.versions.flatMap(({ isFrozen }, i) => (isFrozen ? [i + 1] : []));
    const versionNo = dice.pick([...frozen, page.versions.length]);
    const isNow = dice.chance(0.5);
    const times = isNow
      ? { kind: 1 as const }
      : { kind: 2 as const, startTime: '2026-03-20 08:00:00', endTime: '2026-03-20 19:59:59' };
    const asked = { pageId: page.pageId, versionNo, branchIds: [branchId], ...times, ...SURE };
    const { planId } = await admin.data(homePlanApi.add, asked);
    page.versions[versionNo - 1]!.isFrozen = true;
    plans.push({ planId, page, versionNo, isNow });
  },
  async cancel({ dice, plans }) {
    if (plans.length === 0) return false;
    const plan = dice.pick(plans);
    await admin.data(homePlanApi.cancel, { id: plan.planId, version: 1, reason: '改期', ...SURE });
    plans.splice(plans.indexOf(plan), 1);
  },
  async rollback({ dice }, page) {
    const frozen = page.versions.flatMap(({ isFrozen }, i) => (isFrozen ? [i + 1] : []));
    if (frozen.length === 0) return false;
    const base = dice.pick(frozen);
    const back = await admin.data(homeVersionApi.rollback, { id: page.pageId, versionNo: base, ...SURE });
    newestOf(page).isFrozen = true;
    const { components } = page.versions[base - 1]!;
    page.versions.push({ isFrozen: false, components, origin: ORIGIN.rolledBack, base });
    expect(back.versionNo).toBe(page.versions.length);
    page.version = back.version;
  },
  async copy({ pages }, page) {
    if (pages.length > 3) return false;
    const made = await admin.data(homeConfigApi.copy, { id: page.pageId });
    const { components } = newestOf(page);
    const copied: Version = { isFrozen: false, components, origin: ORIGIN.copied, base: null };
    pages.push({ pageId: made.pageId, version: made.version, versions: [copied] });
  },
  async takeDown(world, page) {
    const own = world.plans.filter((one) => one.page === page);
    if (own.length === 0) return false;
    const { pageId: id, version } = page;
    const { cancelled } = await admin.data(homePublishApi.takeDown, { id, version, reason: '下架', ...SURE });
    expect(cancelled).toBe(own.length);
    world.plans = world.plans.filter((one) => one.page !== page);
  },
};

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

test(`${SEQUENCES} sequences: frozen versions stay, and only plans change what is shown`, async () => {
  const base = await shown();
  const done = new Map<string, number>();
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const dice = new Dice(seed);
    const world: World = { dice, pages: [await added()], plans: [] };
    for (let i = 0; i < STEPS; i += 1) {
      const name = dice.pick([...Object.keys(STEP), 'save', 'publish', 'takeDown']);
      const outcome = await STEP[name]!(world, dice.pick(world.pages));
      if (outcome !== false) done.set(name, (done.get(name) ?? 0) + 1);
      await expectAsModelled(world, base);
    }
    await expectContents(world);
    for (const page of world.pages) await STEP.takeDown!(world, page);
    expect(await shown()).toEqual(base);
  }
  expect([...done.keys()].sort()).toEqual(Object.keys(STEP).sort());
}, 7_200_000);
