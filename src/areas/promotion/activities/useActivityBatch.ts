import { App } from 'antd';
import { activityApi } from '@/contract/promotion/activities';
import type { Activity } from '@/contract/promotion/activity-answers';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Answer } from '@kit/actions/action';
import { useConfirmed } from '@kit/form/useConfirmed';

/** An action on one or several activities at once; refused ones are named with the reason. */
export function useActivityBatch(onDone: () => void) {
  const text = useText();
  const { modal } = App.useApp();
  const confirmed = useConfirmed();
  const remove = async (activities: readonly Activity[], { confirmCodes }: Answer) => {
    const ids = activities.map(({ activityId }) => activityId);
    const { deleted, rejected } = await call(activityApi.batchDelete, { ids, confirmCodes }).finally(onDone);
    if (deleted.length > 0) notifier.success(text('pricing.removed', { count: deleted.length }));
    if (rejected.length === 0) return;
    const names = new Map(activities.map((one) => [one.activityId, one.activityName]));
    modal.warning({
      title: text('pricing.notDeleted', { count: rejected.length }),
      content: rejected.map(({ id, msg }) => `${names.get(id) ?? id}: ${msg}`).join('; '),
      keyboard: false,
    });
  };
  const show = async (activities: readonly Activity[], visible: 0 | 1) => {
    try {
      for (const { activityId: id, version } of activities)
        // Each activity is confirmed by itself: those before it are done already.
        if (
          !(await confirmed((confirmCodes) => call(activityApi.switchVisible, { id, version, visible, confirmCodes })))
        )
          return;
      notifier.success(text(visible === 1 ? 'pricing.shown' : 'pricing.hidden', { count: activities.length }));
    } finally {
      onDone();
    }
  };
  return { remove, show };
}
