import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { homePlanApi, homePublishApi } from '../../../../src/contract/content/home/plans';
import { homeVersionApi, ORIGIN } from '../../../../src/contract/content/home/versions';
import type { Dice } from '../../../rules/dice';
import type { Client } from '../../../support/client';
import { title } from './titles';

/* docs/domain/home-pages.md#versions: what is done to pages, and what a model says has become of them. */

/** It shows a page of the group, and has none of its own. */
export const branchId = 'FDC01';
const SURE = { confirm: 1 as const };

interface Version {
  isFrozen: boolean;
  components: StoredComponent[];
  origin: number;
  base: number | null;
  /** Once it is frozen. */
  hash?: string;
}
export interface Page {
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
export interface World {
  dice: Dice;
  pages: Page[];
  /** Those that are not cancelled, in the order in which they were made. */
  plans: Plan[];
}

const newestOf = ({ versions }: Page) => versions[versions.length - 1]!;
const isPublishable = (page: Page) => newestOf(page).components.length > 0;
let texts = 0;
const someTitles = (dice: Dice) => dice.times(1, 4, (i) => title(`c${i}`, `第${(texts += 1)}`));

export async function added(client: Client): Promise<Page> {
  const made = await client.data(homeConfigApi.add, { pageName: '次序页', branchIds: [branchId] });
  return {
    ...{ pageId: made.pageId, version: made.version },
    versions: [{ isFrozen: false, components: [], origin: ORIGIN.made, base: null }],
  };
}

/** What each does to the server, and what to the model; false where there is nothing to do it to. */
export const STEP: Record<string, (client: Client, world: World, page: Page) => Promise<boolean>> = {
  async save(client, { dice }, page) {
    const components = someTitles(dice);
    const saved = await client.data(homeVersionApi.save, { id: page.pageId, version: page.version, components });
    const before = newestOf(page);
    if (before.isFrozen)
      page.versions.push({ isFrozen: false, components, origin: ORIGIN.edited, base: page.versions.length });
    else before.components = components;
    expect(saved.versionNo).toBe(page.versions.length);
    page.version = saved.version;
    return true;
  },
  async publish(client, { plans }, page) {
    if (!isPublishable(page)) return false;
    const receipt = await client.data(homePublishApi.publish, { id: page.pageId, version: page.version, ...SURE });
    newestOf(page).isFrozen = true;
    plans.push({ planId: receipt.planId!, page, versionNo: receipt.versionNo, isNow: true });
    page.version = receipt.version;
    return true;
  },
  async plan(client, { dice, plans }, page) {
    if (!isPublishable(page)) return false;
    const frozen = page.versions.flatMap(({ isFrozen }, i) => (isFrozen ? [i + 1] : []));
    const versionNo = dice.pick([...frozen, page.versions.length]);
    const isNow = dice.chance(0.5);
    const times = isNow
      ? { kind: 1 as const }
      : { kind: 2 as const, startTime: '2026-03-20 08:00:00', endTime: '2026-03-20 19:59:59' };
    const asked = { pageId: page.pageId, versionNo, branchIds: [branchId], ...times, ...SURE };
    const { planId } = await client.data(homePlanApi.add, asked);
    page.versions[versionNo - 1]!.isFrozen = true;
    plans.push({ planId, page, versionNo, isNow });
    return true;
  },
  async cancel(client, { dice, plans }) {
    if (plans.length === 0) return false;
    const plan = dice.pick(plans);
    await client.data(homePlanApi.cancel, { id: plan.planId, version: 1, reason: '改期', ...SURE });
    plans.splice(plans.indexOf(plan), 1);
    return true;
  },
  async rollback(client, { dice }, page) {
    const frozen = page.versions.flatMap(({ isFrozen }, i) => (isFrozen ? [i + 1] : []));
    if (frozen.length === 0) return false;
    const base = dice.pick(frozen);
    const back = await client.data(homeVersionApi.rollback, { id: page.pageId, versionNo: base, ...SURE });
    newestOf(page).isFrozen = true;
    const { components } = page.versions[base - 1]!;
    page.versions.push({ isFrozen: false, components, origin: ORIGIN.rolledBack, base });
    expect(back.versionNo).toBe(page.versions.length);
    page.version = back.version;
    return true;
  },
  async copy(client, { pages }, page) {
    if (pages.length > 3) return false;
    const made = await client.data(homeConfigApi.copy, { id: page.pageId });
    const { components } = newestOf(page);
    const copied: Version = { isFrozen: false, components, origin: ORIGIN.copied, base: null };
    pages.push({ pageId: made.pageId, version: made.version, versions: [copied] });
    return true;
  },
  async takeDown(client, world, page) {
    const own = world.plans.filter((one) => one.page === page);
    if (own.length === 0) return false;
    const { pageId: id, version } = page;
    const { cancelled } = await client.data(homePublishApi.takeDown, { id, version, reason: '下架', ...SURE });
    expect(cancelled).toBe(own.length);
    world.plans = world.plans.filter((one) => one.page !== page);
    return true;
  },
};
