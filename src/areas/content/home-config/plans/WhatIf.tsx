import { Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import { homePlanApi, PLAN_KIND } from '@/contract/content/home/plans';
import { T } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import { kit } from '@kit/host';
import { Cover, ViewSwitch } from './CoverBoard';
import { DAY_MINUTES, daysFrom, minuteOf } from './boardTime';
import type { PlanValues } from './planFields';

/** Plans without an id are sent with ids from here on, far above those of the database. */
const FIRST_NEW = String(10n ** 17n);
const MOST_DAYS = 31;
const STANDING_DAYS = 7;

/** From the day of its beginning to the day after its end. */
function windowOf({ startTime, endTime }: Pick<PlanValues, 'startTime' | 'endTime'>, now: string) {
  const start = startTime && startTime > now ? startTime : now;
  const minutes = endTime ? minuteOf(endTime) - minuteOf(`${start.slice(0, 10)} 00:00`) : STANDING_DAYS * DAY_MINUTES;
  const days = Math.floor(minutes / DAY_MINUTES) + (endTime ? 2 : 0);
  return daysFrom(start, Math.min(MOST_DAYS, Math.max(1, days)));
}

/** The values entered so far, if they are enough to preview the coverage. */
function useEntered(): PlanValues | undefined {
  const values = Form.useWatch((all: Partial<PlanValues>) => all);
  const { pageId, kind = PLAN_KIND.standing, branchIds = [], startTime = null, endTime = null } = values;
  const isWhole = kind === PLAN_KIND.standing || (endTime !== null && (startTime === null || endTime > startTime));
  if (!pageId || branchIds.length === 0 || !isWhole) return undefined;
  const { versionNo = null, force = 0, inherit = 1, reason = '' } = values;
  const isCampaign = kind === PLAN_KIND.campaign;
  return {
    ...{ pageId, versionNo, kind, branchIds, inherit, startTime, reason },
    ...{ force: isCampaign ? force : 0, endTime: isCampaign ? endTime : null },
  };
}

interface Props {
  /** The plan that is edited, or that is to be replaced. */
  planId: string | undefined;
  isReplaced: boolean;
}

/** Where and when the plan would show, before it is saved (docs/domain/home-pages.md#coverage). */
export function WhatIf({ planId, isReplaced }: Props) {
  const [view, setView] = useState<'board' | 'table'>('board');
  const entered = useEntered();
  const window = windowOf(entered ?? { startTime: null, endTime: null }, formatDate(kit().now(), 'YMDHMS'));
  const isEdited = planId !== undefined && !isReplaced;
  const { reason: _, ...plan } = entered ?? { reason: '', pageId: '', kind: PLAN_KIND.standing, branchIds: [] };
  const { data, error, refresh } = useCall(
    homePlanApi.coverage,
    {
      ...window,
      withPlans: [{ ...plan, ...(isEdited ? { planId } : {}) }],
      withoutPlans: planId !== undefined && isReplaced ? [planId] : [],
    },
    { ready: entered !== undefined },
  );
  const shownBy = isEdited ? planId : FIRST_NEW;
  // The answer to an earlier question is not shown for this one.
  const answer = error ? undefined : data;
  const rows = (answer?.branches ?? []).filter(({ segments }) => segments.some((one) => one.planId === shownBy));
  return (
    <Flex vertical gap="small">
      <Flex justify="space-between" align="center" wrap gap="small">
        <Typography.Text strong>
          <T id="homePlan.whatIf" />
        </Typography.Text>
        {entered && answer && <ViewSwitch view={view} onChange={setView} />}
      </Flex>
      {!entered && (
        <Typography.Text type="secondary">
          <T id="homePlan.whatIfLater" />
        </Typography.Text>
      )}
      {entered && !answer && <Waiting error={error} onRetry={refresh} />}
      {entered && answer && <Cover rows={rows} window={window} isTable={view === 'table'} />}
    </Flex>
  );
}
