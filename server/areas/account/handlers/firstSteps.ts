import { and, eq, inArray } from 'drizzle-orm';
import type { PageKey } from '../../../../src/contract/buttons';
import { FIRST_STEPS, type FirstStep } from '../../../../src/contract/account/dashboard';
import { LOG_ACTION, type LogAction } from '../../../../src/contract/endpoint';
import { global } from '../../../platform/scope';
import { operationLog } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { hasPage } from '../../../http/permission';

interface Trace {
  action: LogAction;
  /** Any, where the action says it all. */
  objectType?: string;
  /** The pages on which it is done; none: everybody may. */
  pages: readonly PageKey[];
}

/** What a step leaves in the log of whoever took it. */
const TRACES: Readonly<Record<FirstStep, Trace>> = {
  profile: { action: 'edit', objectType: 'user', pages: [] },
  fair: { action: 'add', objectType: 'tradeFair', pages: ['saleShowEdit'] },
  activity: { action: 'add', objectType: 'activity', pages: ['activityForm'] },
  import: { action: 'import', pages: ['guestManage'] },
  export: { action: 'export', pages: ['tradeFairManage'] },
};

const DONE = 200;

/** Which of the steps the user has taken. */
async function taken({ db, session }: Context) {
  const actions = [...new Set(Object.values(TRACES).map(({ action }) => LOG_ACTION[action]))];
  const { action, objectType } = operationLog;
  const own = and(
    eq(operationLog.loginName, session.loginName),
    eq(operationLog.resultCode, DONE),
    inArray(action, actions),
  );
  return db.selectDistinct({ action, objectType }).from(operationLog).where(global('own', own));
}

export async function firstSteps(context: Context) {
  const { db, session } = context;
  const rows = await taken(context);
  const steps = [];
  for (const step of FIRST_STEPS) {
    const { action, objectType, pages } = TRACES[step];
    if (pages.length > 0 && !(await hasPage(db, session.userId, pages))) continue;
    const isDone = rows.some(
      (row) => row.action === LOG_ACTION[action] && (objectType === undefined || row.objectType === objectType),
    );
    steps.push({ step, isDone });
  }
  return steps;
}
