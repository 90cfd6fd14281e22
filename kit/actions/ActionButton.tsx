import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { kit } from '../host';
import { T } from '../text';
import { useThrottle } from './throttle';
import { useRun } from './useRun';
import type { Action } from './action';

/** Renders nothing without the permission. */
export function ActionButton(given: Action & Omit<ButtonProps, 'danger'>) {
  const { code, label, danger = false, onAction: _, confirm: _confirm, reason: _reason, ...others } = given;
  const { done: _done, doneValues: _values, ...props } = others;
  const { useCan, useOffer } = kit();
  const can = useCan();
  const { run, dialog } = useRun();
  const [pending, setPending] = useState(false);
  const act = async () => {
    setPending(true);
    await run(given);
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
