import { type HomePlan, homePlanApi, PLAN_KIND, PLAN_STATUS } from '@/contract/content/home/plans';
import { call } from '@/core/http/call';
import type { Action } from '@kit/actions/action';
import type { EditedPlan } from './PlanDrawer';

/**
 * The actions on a plan: everything can be changed before it begins, afterwards only its end
 * (docs/domain/home-pages.md#publish).
 */
export function planActions(plan: HomePlan, edit: (plan: EditedPlan) => void): Action[] {
  const { planId: id, version, status, kind, isEditable, pageName: name } = plan;
  const isOpen = status === PLAN_STATUS.waiting || status === PLAN_STATUS.active;
  if (isEditable === 0 || !isOpen) return [];
  const mayEdit = status === PLAN_STATUS.waiting || kind === PLAN_KIND.campaign;
  return [
    ...(mayEdit
      ? [{ code: 'homeConfig_plan', label: 'action.edit', onAction: () => edit(plan) } satisfies Action]
      : []),
    // Replacing needs the same permission as editing.
    { code: 'homeConfig_plan', label: 'homePlan.replace', onAction: () => edit({ ...plan, isReplaced: true }) },
    {
      ...{ code: 'homeConfig_planCancel', label: 'homePlan.cancel', danger: true, done: 'homePlan.cancelled' },
      reason: { title: 'homePlan.askCancel', content: 'homePlan.askCancelHelp', values: { name }, min: 1, max: 100 },
      onAction: ({ reason, confirmCodes }) => call(homePlanApi.cancel, { id, version, reason, confirmCodes }),
    },
  ];
}
