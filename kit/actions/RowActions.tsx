import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { NOTHING } from '../format/number';
import { kit } from '../host';
import { T, useText } from '../text';
import { ActionButton } from './ActionButton';
import styles from './actions.module.css';
import { useRun } from './useRun';
import type { Action } from './action';

const VISIBLE = 2;

/** By the convention of docs/cheatsheet.md#add-a-screen. */
const OPENS = /_(view|edit)$/;

/** "More": a button until it is first pressed, as a list draws hundreds and few are opened. */
function More({ actions, run }: { actions: readonly Action[]; run: (action: Action) => unknown }) {
  const [isOpen, setOpen] = useState<boolean>();
  const look = { type: 'text', size: 'small', className: styles.more ?? '', 'aria-haspopup': 'menu' } as const;
  const label = useText()('kit.more');
  if (isOpen === undefined) return <Button {...look} aria-label={label} onClick={() => setOpen(true)} />;
  const items = actions.map((action) => ({
    ...{ key: action.label, danger: action.danger ?? false, label: <T id={action.label} /> },
    onClick: () => void run(action),
  }));
  return (
    <Dropdown open={isOpen} onOpenChange={setOpen} trigger={['click']} menu={{ items }}>
      <Button {...look} aria-label={label} aria-expanded={isOpen} autoFocus />
    </Dropdown>
  );
}

/**
 * The actions of one row: two as links (none where a table is narrow, as a tree's is on a phone, which has no cards), the
 * rest under "more", dangerous ones last; a dash if there are none. The first that opens the record is what Enter does on
 * the row.
 */
export function RowActions({ actions, inTree = false }: { actions: readonly Action[]; inTree?: boolean }) {
  const { useCan, useIsWide, useIsPhone } = kit();
  const can = useCan();
  const { run, dialog } = useRun();
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  const allowed = actions.filter(({ code }) => code === undefined || can(code));
  if (allowed.length === 0) return NOTHING;
  const ordered = [...allowed.filter(({ danger }) => !danger), ...allowed.filter(({ danger }) => danger)];
  const visible = isWide || (isPhone && !inTree) ? VISIBLE : 0;
  const rest = ordered.slice(visible);
  const opening = ordered.find(({ code }) => code !== undefined && OPENS.test(code));
  return (
    <span className={styles.row}>
      {ordered.slice(0, visible).map((action) => (
        <ActionButton
          key={action.label}
          {...action}
          {...(action === opening ? { 'data-opens': '' } : {})}
          type="link"
          size="small"
          className={styles.link ?? ''}
        />
      ))}
      {rest.length > 0 && <More actions={rest} run={run} />}
      {dialog}
    </span>
  );
}
