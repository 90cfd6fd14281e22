import { type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { currentPath, navigate, navigateFrom } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { enterFair } from '@/shared/fair/enteredFair';
import { RowActions } from '@kit/actions/RowActions';
import { type Action, allowedBy } from '@kit/actions/action';
import { EDIT_PAGE, editPath } from './paths';

/** The actions of one fair: those that its status allows by the server's answer, and the user by permission. */
export function FairActions({ fair }: { fair: TradeFair }) {
  const text = useText();
  const { tradeFairId: id, tradeFairCode: code, version, subject } = fair;

  const copy = async () => {
    const from = currentPath();
    const draft = await call(tradeFairApi.copy, { id });
    notifier.success(text('tradeFair.copied', { code: draft.tradeFairCode }));
    navigateFrom(from, editPath(draft.tradeFairId));
  };
  const enter = () => {
    enterFair(fair);
    navigate('/sale/saleShowHome');
  };

  const when = allowedBy(fair.can);
  const actions: Action[] = [
    ...when('edit', { code: 'tradeFairManage_edit', label: 'action.edit', onAction: () => navigate(editPath(id)) }),
    ...when('publish', {
      code: 'tradeFairManage_publish',
      label: 'action.publish',
      confirm: { title: 'tradeFair.askPublish', content: 'tradeFair.askPublishHelp', values: { subject } },
      onAction: ({ confirmCodes }) => call(tradeFairApi.publish, { id, version, confirmCodes }),
      done: 'tradeFair.published',
    }),
    { code: 'tradeFairManage_enter', label: 'tradeFair.enter', onAction: enter },
    { code: 'tradeFairManage_view', label: 'action.view', onAction: () => navigate(`${EDIT_PAGE}?id=${id}&view=1`) },
    ...when('copy', { code: 'tradeFairManage_copy', label: 'action.copy', onAction: copy }),
    ...when('takeDown', {
      code: 'tradeFairManage_takeDown',
      label: 'action.takeDown',
      danger: true,
      reason: { title: 'tradeFair.takeDownTitle', content: 'tradeFair.takeDownHelp', values: { subject } },
      onAction: ({ reason, confirmCodes }) =>
        call(tradeFairApi.takeDown, { id, version, reason, confirmCodes }, { silent: true }),
      done: 'tradeFair.takenDown',
    }),
    ...when('end', {
      code: 'tradeFairManage_end',
      label: 'action.end',
      danger: true,
      reason: { title: 'tradeFair.endTitle', content: 'tradeFair.endHelp', values: { subject } },
      onAction: ({ reason }) => call(tradeFairApi.end, { id, version, reason }, { silent: true }),
      done: 'tradeFair.ended',
    }),
    ...when('del', {
      code: 'tradeFairManage_del',
      label: 'action.delete',
      danger: true,
      confirm: { title: 'tradeFair.askDelete', content: 'tradeFair.askDeleteHelp', values: { subject, code } },
      onAction: () => call(tradeFairApi.delete, { id, version }),
      done: 'tradeFair.deleted',
    }),
  ];
  return <RowActions actions={actions} />;
}
