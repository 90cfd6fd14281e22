import { App } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useConfirmed } from '../form/useConfirmed';
import { kit } from '../host';
import { useText } from '../text';
import type { ButtonCode, TextId, TextValues } from '../types';

const ReasonDialog = lazy(async () => ({ default: (await import('./ReasonDialog')).ReasonDialog }));

interface Question {
  /** Names the record. */
  title: TextId;
  /** What follows. */
  content?: TextId;
  values?: TextValues;
}

/** Asks why, in so many characters. */
export interface Reason extends Question {
  min?: number;
  max?: number;
}

/** What the user has said before it is done. */
export interface Answer {
  /** Empty where none was asked for. */
  reason: string;
  /** The server's warnings that the user has accepted. */
  confirmCodes: number[];
}

/** Something that a user with the button may do: a button, or an entry of a menu. */
export interface Action {
  /** Absent: whoever sees the record may. */
  code?: ButtonCode;
  label: TextId;
  /** A promise shows as loading until it is settled. */
  onAction: (answer: Answer) => unknown;
  danger?: boolean;
  /** Asked before it is done; its button repeats the verb. */
  confirm?: Question;
  reason?: Reason;
  /** What is said afterwards. */
  done?: TextId;
  doneValues?: TextValues;
}

/** Asks what is to be asked, does it, and says so. A failed call has shown its own message. */
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
        // Dialogs close by their buttons only (specification §2).
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
