import { PLAN_KIND } from '../../../../src/contract/content/home/plans';
import { PUBLISH_STATUS, type PublishStatus } from '../../../../src/contract/content/publishing';
import { RELEASE_ACTION, type ReleaseAction, type ReleaseObject } from '../../../../src/contract/content/releases';
import type { Plan } from './coverage';
import { secondOf, textOf } from './moments';

/*
 * What scheduled releases will do, and what published ones will take back, before it is done
 * (docs/domain/releases.md#ahead). Permissions and what pages name are not looked at: they are checked when it is done.
 */

/** An object that is published or not, as it is now. */
export interface Standing {
  publishStatus: PublishStatus;
  publishTime: string | null;
  takeDownTime: string | null;
  planTime: string | null;
  endTime: string | null;
}

export interface AheadMember {
  objectType: ReleaseObject;
  objectId: string;
  action: ReleaseAction;
  /** For a page that is published. */
  page: { versionNo: number; pageName: string; branchIds: readonly string[] } | null;
  /** When it was done, and the plans that were cancelled with it. */
  doneTime: string | null;
  planIds: readonly string[];
}

export interface AheadRelease {
  releaseNo: string;
  /** null: it is out. */
  outTime: string | null;
  /** Included. */
  endTime: string | null;
  members: readonly AheadMember[];
}

export interface AheadPlan extends Plan {
  pageName: string;
  versionNo: number;
  /** The release that will make it. */
  releaseNo?: string;
}

export interface World {
  plans: readonly AheadPlan[];
  /** By kind and id. */
  things: ReadonlyMap<string, Standing>;
}

export const thingKey = (objectType: ReleaseObject, objectId: string) => `${objectType} ${objectId}`;

const { published, takenDown, waiting } = PUBLISH_STATUS;
const { publish, takeDown } = RELEASE_ACTION;
/** Above every plan that there is, and below those that somebody tries out. */
const FIRST_ID = 10n ** 16n;

/** The second after the last one. */
const after = (moment: string) => textOf(secondOf(moment) + 1);

type Event = { at: string; isBack: boolean; release: AheadRelease };

/** At one moment, what ends comes before what begins, as in the work of the minute. */
const inTime = (a: Event, b: Event) => (a.at === b.at ? Number(b.isBack) - Number(a.isBack) : a.at < b.at ? -1 : 1);

export const eventsOf = (releases: readonly AheadRelease[]): Event[] =>
  releases
    .flatMap((release): Event[] => [
      ...(release.outTime === null ? [] : [{ at: release.outTime, isBack: false, release }]),
      ...(release.endTime === null ? [] : [{ at: after(release.endTime), isBack: true, release }]),
    ])
    .sort(inTime);

/** An object as its own times have left it at a moment. */
function settled(thing: Standing, at: string): Standing {
  const { publishStatus, planTime, endTime } = thing;
  const isOut = publishStatus === waiting && planTime !== null && planTime <= at;
  const now = isOut ? { ...thing, publishStatus: published, publishTime: planTime, planTime: null } : thing;
  return now.publishStatus === published && endTime !== null && endTime < at
    ? { ...now, publishStatus: takenDown, takeDownTime: after(endTime) }
    : now;
}

const isOpen = ({ cancelTime, endTime }: AheadPlan, at: string) =>
  cancelTime === null && (endTime === null || endTime >= at);

/** What one release has done, for its taking back. */
interface Done {
  doneTime: string;
  planIds: ReadonlySet<string>;
}

class Future {
  plans: AheadPlan[];
  things: Map<string, Standing>;
  private readonly done = new Map<AheadMember, Done>();

  constructor({ plans, things }: World) {
    this.plans = [...plans];
    this.things = new Map(things);
  }

  private thing({ objectType, objectId }: AheadMember, at: string) {
    const thing = this.things.get(thingKey(objectType, objectId));
    return thing && settled(thing, at);
  }

  private become({ objectType, objectId }: AheadMember, thing: Standing) {
    this.things.set(thingKey(objectType, objectId), thing);
  }

  private mayGo(member: AheadMember, at: string): boolean {
    if (member.objectType === 'page')
      return member.action === publish || this.plans.some((one) => one.page === member.objectId && isOpen(one, at));
    const thing = this.thing(member, at);
    if (!thing) return false;
    if (member.action === takeDown) return thing.publishStatus === published;
    return thing.publishStatus !== published && (thing.endTime === null || thing.endTime > at);
  }

  private go(member: AheadMember, { releaseNo, endTime }: AheadRelease, at: string) {
    const { objectType, objectId, action, page } = member;
    let planIds = new Set<string>();
    if (objectType === 'page' && page) {
      const planId = String(FIRST_ID + BigInt(this.plans.length));
      this.plans.push({
        ...{ ...page, planId, page: objectId, force: 0, inherit: 1, releaseNo, startTime: at, endTime },
        ...{ kind: endTime === null ? PLAN_KIND.standing : PLAN_KIND.campaign, cancelTime: null },
      });
    } else if (objectType === 'page') {
      planIds = new Set(this.plans.flatMap((one) => (one.page === objectId && isOpen(one, at) ? [one.planId] : [])));
      this.plans = this.plans.map((one) =>
        planIds.has(one.planId) && isOpen(one, at) ? { ...one, cancelTime: at } : one,
      );
    } else {
      const thing = this.thing(member, at);
      if (!thing) return;
      const how =
        action === publish
          ? { publishStatus: published, publishTime: at, planTime: null }
          : { publishStatus: takenDown, takeDownTime: at };
      this.become(member, { ...thing, ...how });
    }
    this.done.set(member, { doneTime: at, planIds });
  }

  out(release: AheadRelease, at: string) {
    if (!release.members.every((one) => this.mayGo(one, at))) return;
    for (const member of release.members) this.go(member, release, at);
  }

  private backPage({ doneTime, planIds }: Done, at: string) {
    const again = this.plans.filter(
      (one) => planIds.has(one.planId) && one.cancelTime === doneTime && (one.endTime === null || one.endTime >= at),
    );
    this.plans.push(...again.map((one) => ({ ...one, cancelTime: null, resumeTime: at })));
  }

  private backThing(member: AheadMember, { doneTime }: Done, at: string) {
    const thing = this.thing(member, at);
    if (!thing) return;
    if (member.action === publish && thing.publishStatus === published && thing.publishTime === doneTime)
      this.become(member, { ...thing, publishStatus: takenDown, takeDownTime: at });
    const mayCome = thing.endTime === null || thing.endTime > at;
    if (member.action === takeDown && thing.publishStatus === takenDown && thing.takeDownTime === doneTime && mayCome)
      this.become(member, { ...thing, publishStatus: published, publishTime: at, planTime: null });
  }

  back({ members }: AheadRelease, at: string) {
    for (const member of members) {
      const { doneTime, planIds } = member;
      const done = doneTime === null ? this.done.get(member) : { doneTime, planIds: new Set(planIds) };
      if (!done) continue;
      if (member.objectType !== 'page') this.backThing(member, done, at);
      // The plan of a page that was published ends by itself.
      else if (member.action === takeDown) this.backPage(done, at);
    }
  }
}

/** The plans and objects at a moment ahead, with all that releases have done until then. */
export function foresee({ releases, ...world }: World & { releases: readonly AheadRelease[] }, at: string): World {
  const future = new Future(world);
  for (const event of eventsOf(releases)) {
    if (event.at > at) break;
    if (event.isBack) future.back(event.release, event.at);
    else future.out(event.release, event.at);
  }
  const things = new Map([...future.things].map(([key, thing]) => [key, settled(thing, at)]));
  return { plans: future.plans, things };
}
