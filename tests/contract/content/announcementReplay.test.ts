/* docs/domain/content.md#readers: an announcement counts what a replay of the events counts, for random audiences. */
import { ANNOUNCE_TARGET, announcementApi } from '../../../src/contract/content/announcements';
import type { Step } from '../../support/onStore';
import { openMoments } from '../promotion/storeAt';
import { BELOW, FIRST, grant, HOME, people, reads, role, userIds, withdraw } from './staff';

const AUDIENCES = Number(process.env.AUDIENCES ?? 60);
const USERS = 24;
const ROUNDS = 8;
const EVENTS = 7;
const FIRST_ID = 8_900_000;
const ROLES = [990_001, 990_002, 990_003] as const;
const ELSEWHERE = 'FDB01';
const { everyone, branch, role: ofRole, users } = ANNOUNCE_TARGET;

function drawer(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}
const draw = drawer(20_260_311);
const one = <T>(all: readonly T[]): T => all[draw(all.length)]!;
const some = <T>(all: readonly T[], chance: number) => all.filter(() => draw(100) < chance);

interface Person {
  branchId: string;
  roles: Set<number>;
  isEnabled: boolean;
}
const persons = new Map<number, Person>(
  userIds(1, USERS).map((id) => [id, { branchId: HOME, roles: new Set<number>(), isEnabled: true }]),
);

interface Audience {
  id: string;
  type: number;
  ids: string[];
  mustRead: 0 | 1;
  targets: Map<number, { round: number; left: boolean; read: boolean; confirmed: boolean }>;
}
const audiences: Audience[] = Array.from({ length: AUDIENCES }, (_, i) => {
  const type = one([everyone, branch, ofRole, users]);
  const ids = {
    [everyone]: [],
    [branch]: [one([HOME, BELOW])],
    [ofRole]: [String(one(ROLES)), String(one(ROLES))],
    [users]: some(userIds(1, USERS), 30).map(String),
  }[type];
  return { id: String(FIRST_ID + i), type, ids, mustRead: one([0, 1] as const), targets: new Map() };
});

const isBelow = (branchId: string, above: string) => above === branchId || (above === HOME && branchId === BELOW);

function isReached({ type, ids }: Audience, id: number, { branchId, roles, isEnabled }: Person) {
  if (!isEnabled) return false;
  if (type === users) return ids.includes(String(id));
  if (type === branch) return ids.some((above) => isBelow(branchId, above));
  return isBelow(branchId, HOME) && (type === everyone || ids.some((roleId) => roles.has(Number(roleId))));
}

function settle(round: number) {
  for (const audience of audiences)
    for (const [id, person] of persons) {
      const reached = isReached(audience, id, person);
      const target = audience.targets.get(id);
      if (target) target.left = !reached;
      else if (reached) audience.targets.set(id, { round, left: false, read: false, confirmed: false });
    }
}

/** Something that happens, to the model, and what does the same to the store. */
function happen(at: string): Step {
  const [id, person] = one([...persons]);
  const kind = draw(6);
  if (kind === 0) {
    person.branchId = one([HOME, BELOW, ELSEWHERE]);
    return { sql: `update app_user set branch_id = '${person.branchId}' where user_id = ${id}` };
  }
  if (kind === 1) {
    person.isEnabled = !person.isEnabled;
    return { sql: `update app_user set status = ${person.isEnabled ? 1 : 0} where user_id = ${id}` };
  }
  if (kind === 2 || kind === 3) {
    const roleId = one(ROLES);
    if (person.roles.delete(roleId)) return withdraw(roleId, [id]);
    person.roles.add(roleId);
    return grant(roleId, [id]);
  }
  const audience = one(audiences);
  const target = audience.targets.get(id);
  if (!target || target.left) return { sql: 'select 1' };
  target.read = true;
  target.confirmed ||= kind === 5 && audience.mustRead === 1;
  return reads(audience.id, at, [id], target.confirmed);
}

const insert = ({ id, type, ids, mustRead }: Audience, at: string): Step => ({
  sql: `insert into announcement (announcement_id, title, content, announce_type, target_type, target_ids, branch_ids,
      must_read, publish_status, publish_time, created_by, created_by_name, gmt_created, modified_by, gmt_modified)
    values (${id}, 'R${id}', 'x', 1, ${type}, '{${ids.join()}}', '{${HOME}}', ${mustRead}, 0, '${at}', 'admin.hq', '周启明',
      '${at}', 'admin.hq', '${at}')`,
});

const expectedOf = ({ mustRead, targets }: Audience) => {
  const all = [...targets.values()];
  const count = (is: (target: (typeof all)[number]) => boolean) => all.filter(is).length;
  return {
    targetCount: all.length,
    frozenCount: count(({ round }) => round === 0),
    joinedCount: count(({ round }) => round > 0),
    leftCount: count(({ left }) => left),
    readCount: count(({ read }) => read),
    confirmedCount: count(({ confirmed }) => confirmed),
    unreadCount: count(({ left, read, confirmed }) => !left && !(mustRead === 1 ? confirmed : read)),
  };
};

const minute = (round: number) => `2026-03-08 10:${String(round).padStart(2, '0')}:00`;

test('the counts of every audience are those of the replay', async () => {
  const moments = await openMoments();
  const steps: Step[] = [people(USERS, HOME), ...ROLES.map(role)];
  for (const roleId of ROLES) {
    const holders = some(userIds(1, USERS), 30);
    for (const id of holders) persons.get(id)!.roles.add(roleId);
    steps.push(grant(roleId, holders));
  }
  steps.push(...audiences.map((audience) => insert(audience, minute(0))), { announcements: minute(0) });
  settle(0);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const events = Array.from({ length: EVENTS + Math.floor(AUDIENCES / 4) }, () => happen(minute(round - 1)));
    steps.push(...events, { announcements: minute(round) });
    settle(round);
  }
  await moments.onStore(...steps);
  const known = new Map<string, object>();
  await moments.at('2026-03-08 11:00:00', async ({ admin }) => {
    for (let pageNum = 1; pageNum <= Math.ceil(AUDIENCES / 100) + 1; pageNum += 1)
      for (const row of (await admin.data(announcementApi.page, { pageSize: 100, pageNum, title: 'R89' })).records)
        known.set(row.announcementId, row);
  });
  await moments.remove();
  expect(FIRST).toBeLessThan(FIRST_ID);
  for (const audience of audiences) expect(known.get(audience.id)).toMatchObject(expectedOf(audience));
});
