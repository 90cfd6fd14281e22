import { Button, Input, type InputRef, Tag, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { VERDICT } from '@/contract/master-data/approval';
import type { EntryChange, EntryDetail } from '@/contract/master-data/entry-records';
import { T, useText } from '@/core/i18n';
import { isNothing, valueAt } from '../../shared/entries/paths';
import { PathName } from '../../shared/entries/PathName';
import styles from './audit.module.css';
import { FieldValue } from './FieldValue';
import { LEAST_REMARK, type Verdicts } from './useVerdicts';

const MOST_REMARK = 200;

interface Props {
  entry: EntryDetail;
  path: string;
  changes: readonly EntryChange[];
  verdicts: Verdicts;
  isCurrent: boolean;
  onHere: () => void;
  onNext: () => void;
}

const CHANGE_TEXTS = { 1: 'entryAudit.added', 2: 'entryAudit.changed', 3: 'entryAudit.removed' } as const;

/** The changes of a field: its old value, and its new value where the row does not show it. */
function Changes({ entry, path, changes }: Pick<Props, 'entry' | 'path' | 'changes'>) {
  return changes.map((change) => (
    <div key={change.path}>
      <Tag color="warning">
        <T id={CHANGE_TEXTS[change.kind]} />
      </Tag>
      {change.path !== path && (
        <>
          <PathName path={change.path} form={entry.form} />
          {': '}
        </>
      )}
      {!isNothing(change.before) && (
        <span className={styles.before}>
          <FieldValue entry={entry} path={change.path} value={change.before} />
        </span>
      )}
      {change.path !== path && !isNothing(change.before) && !isNothing(change.after) && ' → '}
      {change.path !== path && !isNothing(change.after) && (
        <FieldValue entry={entry} path={change.path} value={change.after} />
      )}
    </div>
  ));
}

/** One field: its value, its value before the change, and its verdict. */
export function FieldRow({ entry, path, changes, verdicts, isCurrent, onHere, onNext }: Props) {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);
  const remark = useRef<InputRef>(null);
  const said = verdicts.of(path);
  const isOpen = verdicts.open.includes(path);
  const isMarked = isOpen && said?.verdict === VERDICT.toChange;
  const value = valueAt(entry.form, path);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  useEffect(() => {
    if (isMarked && isCurrent) remark.current?.focus();
  }, [isMarked, isCurrent]);
  const isShort = isMarked && said.remark.trim().length < LEAST_REMARK;
  return (
    <div
      ref={row}
      className={styles.field}
      data-path={path}
      {...(isCurrent ? { 'data-current': '', 'aria-current': true } : {})}
      onPointerDown={onHere}
    >
      <div className={styles.label}>
        <PathName path={path} form={entry.form} />
      </div>
      <div className={styles.value}>
        {!isNothing(value) && <FieldValue entry={entry} path={path} value={value} />}
        <Changes entry={entry} path={path} changes={changes} />
      </div>
      <div className={styles.verdict}>
        {verdicts.kept.has(path) && (
          <Tag color="success">
            <T id="entryAudit.kept" />
          </Tag>
        )}
        {isOpen && (
          <>
            <Button
              size="small"
              aria-pressed={said?.verdict === VERDICT.good}
              {...(said?.verdict === VERDICT.good ? { color: 'green', variant: 'solid' } : {})}
              onClick={() => {
                verdicts.say(path, VERDICT.good);
                onNext();
              }}
            >
              <T id="entryVerdict.good" />
            </Button>
            <Button
              size="small"
              danger
              aria-pressed={isMarked}
              type={isMarked ? 'primary' : 'default'}
              onClick={() => verdicts.say(path, VERDICT.toChange, said?.remark)}
            >
              <T id="entryVerdict.toChange" />
            </Button>
          </>
        )}
      </div>
      {isMarked && (
        <div className={styles.remark}>
          <Input
            ref={remark}
            value={said.remark}
            maxLength={MOST_REMARK}
            status={isShort ? 'warning' : ''}
            placeholder={text('entryAudit.remarkHint')}
            aria-label={text('entryAudit.remark')}
            onChange={(event) => verdicts.say(path, VERDICT.toChange, event.target.value)}
            onPressEnter={(event) => {
              if (event.ctrlKey || event.metaKey) return;
              event.currentTarget.blur();
              onNext();
            }}
          />
          {/* Where the placeholder has gone. */}
          {isShort && said.remark !== '' && (
            <Typography.Text type="warning">
              <T id="entryAudit.remarkHint" />
            </Typography.Text>
          )}
        </div>
      )}
    </div>
  );
}
