import { Button } from 'antd';
import { T } from '@/core/i18n';
import type { DraftState } from './draftKeeper';
import styles from '../publicEntry.module.css';

/** Says whether the input is saved; always visible. */
export function SavedBar({ shown: { state, savedTime }, onSave }: { shown: DraftState; onSave: () => void }) {
  const isWrong = state === 'failed' || state === 'other';
  return (
    <div role={isWrong ? 'alert' : 'status'} className={`${styles.bar} ${isWrong ? styles.barWrong : ''}`}>
      {state === 'new' && <T id="publicEntry.draftHelp" />}
      {state === 'saving' && <T id="publicEntry.saving" />}
      {state === 'saved' && <T id="publicEntry.saved" values={{ time: savedTime.slice(11, 16) }} />}
      {state === 'other' && <T id="publicEntry.otherWindow" />}
      {state === 'failed' && (
        <>
          <T id="publicEntry.saveFailed" />{' '}
          <Button size="small" onClick={onSave}>
            <T id="publicEntry.saveNow" />
          </Button>
        </>
      )}
    </div>
  );
}
