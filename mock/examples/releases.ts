import { inArray } from 'drizzle-orm';
import { RELEASE_ACTION, RELEASE_STATUS, type ReleaseObject } from '../../src/contract/content/releases';
import { ERROR } from '../../src/contract/error-codes';
import { type ReleaseActor, release, releaseMember } from '../../server/areas/content/data/schema/release';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { alignNumbers } from '../../server/platform/numbers/series';
import { user } from '../../server/platform/schema/organisation';

const FIRST = 97_701;
const { publish, takeDown } = RELEASE_ACTION;
const { draft, out, ended, refused } = RELEASE_STATUS;
const HUBEI = { createdBy: 'op.hubei', createdByName: '陈思远', modifiedBy: 'op.hubei' };
const HQ = { createdBy: 'admin.hq', createdByName: '周启明', modifiedBy: 'admin.hq' };

type Row = Pick<typeof release.$inferInsert, 'releaseName' | 'branchId' | 'status' | 'refusals'> & {
  by: typeof HQ;
  /** Days from the day of the examples, with the time. */
  from: readonly [number, string];
  to?: readonly [number, string];
  /** When it went out, and when it was taken back. */
  done?: readonly [number, string];
  back?: readonly [number, string];
  members: readonly (readonly [ReleaseObject, string, string, 1 | 2])[];
};

/** The first has the id 97701. */
const ROWS: readonly Row[] = [
  {
    ...{ releaseName: '春分换季', branchId: 'FDB', by: HUBEI, status: draft },
    ...{ from: [12, '08:00:00'], to: [13, '19:59:59'] },
    members: [
      ['banner', '88303', '家庭药箱', publish],
      ['zone', '98002', '湖北仓直发', publish],
      ['banner', '88302', '湖北仓次日达', takeDown],
    ],
  },
  {
    ...{ releaseName: '春节内容返场', branchId: 'FDB', by: HUBEI, status: refused, from: [-1, '09:00:00'] },
    refusals: [
      {
        ...{ member: 1, objectType: 'banner', objectName: '春节不打烊', action: publish, refused: 1 },
        ...{ code: ERROR.planTimes, msg: '时间已过或起止无效', index: 0, name: '', piece: null },
      },
    ],
    members: [
      ['banner', '88304', '春节不打烊', publish],
      ['zone', '98003', '春节礼盒', publish],
    ],
  },
  {
    ...{ releaseName: '满减会场上线', branchId: 'FDB', by: HUBEI, status: draft, from: [2, '08:00:00'] },
    members: [['zone', '98005', '满减会场', publish]],
  },
  {
    releaseName: '订货会预热',
    branchId: 'FDA',
    by: HQ,
    status: out,
    from: [-6, '00:00:00'],
    done: [-6, '00:00:00'],
    members: [['banner', '88301', '2026春季订货会', publish]],
  },
  {
    ...{ releaseName: '三月开门红', branchId: 'FDA', by: HQ, status: ended },
    ...{ from: [-5, '08:00:00'], to: [-5, '19:59:59'], done: [-5, '08:00:00'], back: [-5, '20:00:00'] },
    members: [
      ['banner', '88305', '关注公众号领资料', takeDown],
      ['zone', '98001', '家庭常备', takeDown],
    ],
  },
];

/** Releases of the head office and of Hubei, in the states that they come to. */
export async function seedReleases(db: Db, day: string) {
  const at = ([days, clock]: readonly [number, string]) =>
    `${shanghai(fromShanghai(day) + days * DAY).slice(0, 10)} ${clock}`;
  const made = at([-7, '15:20:00']);
  const month = made.slice(0, 7).replace('-', '');
  const users = await db
    .select({ userId: user.userId, loginName: user.loginName })
    .from(user)
    .where(inArray(user.loginName, [HQ.createdBy, HUBEI.createdBy]));
  const idOf = new Map(users.map(({ userId, loginName }) => [loginName, userId]));
  const actorOf = ({ by, branchId }: Row): ReleaseActor => ({
    ...{ userId: idOf.get(by.createdBy) ?? '0', loginName: by.createdBy, realName: by.createdByName },
    ...{ branchId, language: 'zh' },
  });
  await db.insert(release).values(
    ROWS.map((row, i) => ({
      ...{ releaseId: String(FIRST + i), releaseNo: `FB${month}${String(i + 1).padStart(4, '0')}` },
      ...{ releaseName: row.releaseName, branchId: row.branchId, status: row.status, refusals: row.refusals ?? [] },
      ...{ startTime: at(row.from), endTime: row.to ? at(row.to) : null },
      ...{ publishTime: row.done ? at(row.done) : null, endedTime: row.back ? at(row.back) : null },
      actor: row.status === draft ? null : actorOf(row),
      ...{ ...row.by, gmtCreated: made, gmtModified: made },
    })),
  );
  await db.insert(releaseMember).values(
    ROWS.flatMap(({ members, done, back }, i) =>
      members.map(([objectType, objectId, objectName, action], at0) => ({
        ...{ releaseId: String(FIRST + i), sort: at0 + 1, objectType, objectId, objectName, action },
        ...{ doneTime: done ? at(done) : null, backTime: back ? at(back) : null },
      })),
    ),
  );
  await alignNumbers(db, 'release', { column: release.releaseNo });
}
