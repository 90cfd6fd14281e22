import { App } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useConfirmed } from '../form/useConfirmed';
import { kit } from '../host';
import { useText } from '../text';
import type { Action } from './action';

const ReasonDialog = lazy(async () => ({ default: (await import('./ReasonDialog')).ReasonDialog }));

/** Confirms, runs the action and reports success. A failed call has already shown its own message. */
export function useRun() {
  const { modal } = App.useApp();
  const text = useText();
  const confirmed = useConfirmed();
  const [asking, setAsking] = useState<Action>();
  const perform = async ({ onAction, done, doneValues }: Action, reason: string) => {
    const answer = await confirmed(async (confirmCodes) => ({ given: await onAction({ reason, confirmCodes }) }));
    if (answer && done) kit().notify.success(text(done, doneValues));
    return answer !== undefined;
  };
  const run = async (action: Action) => {
    const { confirm, label, danger = false } = action;
    if (action.reason) {
      setAsking(action);
      return;
    }
    const agreed =
      !confirm ||
      (await modal.confirm({
        title: text(confirm.title, confirm.values),
        content: confirm.content && text(confirm.content, confirm.values),
        okText: text(label),
        okButtonProps: { danger },
        focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
        // Dialogs close by their buttons only (docs/console.md#dialogs).
        keyboard: false,
      }));
    if (agreed) await perform(action, '').catch(() => undefined);
  };
  const dialog: ReactNode = asking?.reason && (
    <Suspense fallback={null}>
      <ReasonDialog
        action={asking}
        reason={asking.reason}
        onAction={(answer) => asking.onAction(answer)}
        onClose={() => setAsking(undefined)}
      />
    </Suspense>
  );
  return { run, dialog };
}
