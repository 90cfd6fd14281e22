import { useAccess } from '@umijs/max';
import { App, Button, type ButtonProps } from 'antd';
import { useCallback, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { useHeaderAction } from '@/core/page/headerActions';
import { T, type TextId, type TextValues, useText } from '@/core/i18n';
import { useThrottle } from '@/core/throttle/throttle';

interface Question {
  /** Names the record. */
  title: TextId;
  /** What follows. */
  content?: TextId;
  values?: TextValues;
}

/** Something that a user with the button may do: a button, or an entry of a menu. */
export interface Action {
  /** Absent: whoever sees the record may. */
  code?: ButtonCode;
  label: TextId;
  /** A promise shows as loading until it is settled. */
  onAction: () => unknown;
  danger?: boolean;
  /** Asked before it is done; its button repeats the verb. */
  confirm?: Question;
}

/** Asks what is to be asked, then does it. A failed call has shown its own message. */
export function useRun() {
  const { modal } = App.useApp();
  const text = useText();
  return useCallback(
    async ({ onAction, confirm, label, danger = false }: Action) => {
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
      if (agreed) await Promise.resolve(onAction()).catch(() => undefined);
    },
    [modal, text],
  );
}

/** Absent without the permission; one click per half second (specification §5, §6). */
export function ActionButton({
  code,
  label,
  onAction,
  danger,
  confirm,
  ...props
}: Action & Omit<ButtonProps, 'danger'>) {
  const { can } = useAccess();
  const run = useRun();
  const [pending, setPending] = useState(false);
  const act = useCallback(async () => {
    setPending(true);
    await run({ label, onAction, danger: danger ?? false, ...(confirm ? { confirm } : {}) });
    setPending(false);
  }, [run, label, onAction, danger, confirm]);
  const onClick = useThrottle(() => void act());
  const isAllowed = code === undefined || can(code);
  useHeaderAction({ id: code ?? label, label, run: onClick }, isAllowed && !props.disabled);
  if (!isAllowed) return null;
  return (
    <Button loading={pending} danger={danger ?? false} {...props} onClick={onClick}>
      <T id={label} />
    </Button>
  );
}
