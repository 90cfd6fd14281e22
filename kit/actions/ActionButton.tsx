import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { kit } from '../host';
import { T } from '../text';
import { useThrottle } from './throttle';
import { useRun } from './useRun';
import type { Action } from './action';

/** Renders nothing without the permission. */
export function ActionButton({
  code,
  label,
  onAction,
  danger = false,
  confirm,
  reason,
  done,
  doneValues,
  ...props
}: Action & Omit<ButtonProps, 'danger'>) {
  const { useCan, useOffer } = kit();
  const can = useCan();
  const { run, dialog } = useRun();
  const [pending, setPending] = useState(false);
  const act = async () => {
    setPending(true);
    await run({
      ...{ label, onAction, danger },
      ...(confirm ? { confirm } : {}),
      ...(reason ? { reason } : {}),
      ...(done ? { done } : {}),
      ...(doneValues ? { doneValues } : {}),
    });
    setPending(false);
  };
  const onClick = useThrottle(() => void act());
  const isAllowed = code === undefined || can(code);
  useOffer({ id: code ?? label, label, run: onClick }, isAllowed && !props.disabled);
  if (!isAllowed) return null;
  return (
    <>
      <Button loading={pending} danger={danger} {...props} onClick={onClick}>
        <T id={label} />
      </Button>
      {dialog}
    </>
  );
}
