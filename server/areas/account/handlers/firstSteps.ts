import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ButtonCode } from '../../../../src/contract/buttons';
import { FIRST_STEPS, type FirstStep } from '../../../../src/contract/account/dashboard';
import { LOG_ACTION, type LogAction } from '../../../../src/contract/endpoint';
import { global } from '../../../platform/scope';
import { operationLog } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { holdsButton } from '../../../http/permission';

interface Trace {
  action: LogAction;
  /** Absent if any object type counts, because the action says enough. */
  objectType?: string;
  /**
   * Only changes of the own profile count: choosing a company and a new password are logged as changes of the user,
   * too.
   */
  isProfile?: true;
  /** The buttons that allow the step; without any, everybody may take it. */
  buttons: readonly ButtonCode[];
}

/** The log row that a step leaves. */
const TRACES: Readonly<Record<FirstStep, Trace>> = {
  profile: { action: 'edit', objectType: 'user', isProfile: true, buttons: [] },
  fair: { action: 'add', objectType: 'tradeFair', buttons: ['saleShowEdit_saveDraft', 'saleShowEdit_submit'] },
  activity: { action: 'add', objectType: 'activity', buttons: ['activityForm_saveDraft', 'activityForm_publish'] },
  import: { action: 'import', buttons: ['guestManage_import'] },
  export: { action: 'export', buttons: ['tradeFairManage_export'] },
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
  const isProfile = sql<boolean>`${operationLog.objectId} = ${session.userId} and jsonb_exists_any(${operationLog.changes}, '{nickname,introduction,email}')`;
  return db.selectDistinct({ action, objectType, isProfile }).from(operationLog).where(global('own', own));
}

export async function firstSteps(context: Context) {
  const { db, session } = context;
  const rows = await taken(context);
  const steps = [];
  for (const step of FIRST_STEPS) {
    const { action, objectType, isProfile, buttons } = TRACES[step];
    if (buttons.length > 0 && !(await holdsButton(db, session.userId, buttons))) continue;
    const isDone = rows.some(
      (row) =>
        row.action === LOG_ACTION[action] &&
        (objectType === undefined || row.objectType === objectType) &&
        (!isProfile || row.isProfile),
    );
    steps.push({ step, isDone });
  }
  return steps;
}
