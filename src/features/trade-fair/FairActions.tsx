import { enterFair } from '@/components/exhibitFair';
import { type TradeFair, type TradeFairAction, tradeFairApi } from '@/contract/trade-fair';
import { call } from '@/core/http/call';
import { type TextId, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { useConfirmed } from '@/crud/record/useConfirmed';
import { EDIT_PAGE, editPath } from './paths';
import type { Stop } from './StopFair';

interface Props {
  fair: TradeFair;
  /** The list is to be read again. */
  onChanged: () => void;
  onStop: (stop: Pick<Stop, 'fair' | 'kind'>) => void;
}

/** What may be done to one fair: the server names what its state allows, the buttons what the user may do. */
export function FairActions({ fair, onChanged, onStop }: Props) {
  const text = useText();
  const confirmed = useConfirmed();
  const { tradeFairId: id, tradeFairCode: code, version, subject } = fair;

  const change = async (write: (confirmCodes: number[]) => Promise<unknown>, done: TextId) => {
    const answer = await confirmed(write).finally(onChanged);
    if (answer !== undefined) notifier.success(text(done));
  };
  const publish = () =>
    change((confirmCodes) => call(tradeFairApi.publish, { id, version, confirmCodes }), 'tradeFair.published');
  const remove = () => change(() => call(tradeFairApi.delete, { id, version }), 'tradeFair.deleted');
  const copy = async () => {
    const draft = await call(tradeFairApi.copy, { id });
    notifier.success(text('tradeFair.copied', { code: draft.tradeFairCode }));
    navigate(editPath(draft.tradeFairId));
  };
  const enter = () => {
    enterFair(fair);
    navigate('/sale/saleShowHome');
  };

  const when = (possible: TradeFairAction, action: Action) => (fair.can.includes(possible) ? [action] : []);
  const actions: Action[] = [
    ...when('edit', { code: 'tradeFairManage_edit', label: 'action.edit', onAction: () => navigate(editPath(id)) }),
    ...when('publish', {
      code: 'tradeFairManage_publish',
      label: 'action.publish',
      onAction: publish,
      confirm: { title: 'tradeFair.askPublish', content: 'tradeFair.askPublishHelp', values: { subject } },
    }),
    { code: 'tradeFairManage_enter', label: 'tradeFair.enter', onAction: enter },
    { code: 'tradeFairManage_view', label: 'action.view', onAction: () => navigate(`${EDIT_PAGE}?id=${id}&view=1`) },
    ...when('copy', { code: 'tradeFairManage_copy', label: 'action.copy', onAction: copy }),
    ...when('takeDown', {
      code: 'tradeFairManage_takeDown',
      label: 'action.takeDown',
      danger: true,
      onAction: () => onStop({ fair, kind: 'takeDown' }),
    }),
    ...when('end', {
      code: 'tradeFairManage_end',
      label: 'action.end',
      danger: true,
      onAction: () => onStop({ fair, kind: 'end' }),
    }),
    ...when('del', {
      code: 'tradeFairManage_del',
      label: 'action.delete',
      danger: true,
      onAction: remove,
      confirm: { title: 'tradeFair.askDelete', content: 'tradeFair.askDeleteHelp', values: { subject, code } },
    }),
  ];
  return <RowActions actions={actions} />;
}
