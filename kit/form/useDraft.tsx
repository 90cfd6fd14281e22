import { Alert, Button, Space } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDate } from '../format/date';
import { T } from '../text';
import type { DraftKeeper, FoundDraft } from './drafts';

interface Options {
  keeper: DraftKeeper;
  /** A read-only form offers no draft. */
  isOff: boolean;
  /** Whether the draft found on this page belongs to this form. */
  accepts?: ((values: FoundDraft['values']) => boolean) | undefined;
  /** Whether all of the draft is stored: it was saved, and the window closed before the draft was removed. */
  isSpent?: (found: FoundDraft) => boolean;
  /** Fills the form with the draft; what was typed in the meantime stays. */
  onRestore: (found: FoundDraft) => void;
  /** A warning beside the offer: somebody has changed the record since. */
  warning: (found: FoundDraft) => ReactNode;
}

/** Offers to restore this form's draft, above the fields. */
export function useDraft({ keeper, isOff, accepts, isSpent, onRestore, warning }: Options): ReactNode {
  const [found, setFound] = useState<FoundDraft>();
  const take = useEffectEvent((draft: FoundDraft | undefined) => {
    if (!draft || accepts?.(draft.values) === false) return;
    if (isSpent?.(draft)) void draft.remove();
    else setFound(draft);
  });
  const find = useEffectEvent(() => keeper.find().then(take));
  // Only once: a kept page that is shown again still has its input.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isOff || isAsked.current) return;
    isAsked.current = true;
    void find();
  }, [isOff]);
  if (!found) return null;
  const discard = async () => {
    setFound(undefined);
    await found.remove();
  };
  const restore = async () => {
    onRestore(found);
    // The new draft is written before the old one is removed, so that there is always one.
    await keeper.flush();
    await discard();
  };
  return (
    <Alert
      showIcon
      type="info"
      role="status"
      style={{ marginBlockEnd: 16 }}
      title={<T id="draft.found" values={{ time: formatDate(found.savedAt, 'YMDHM') }} />}
      description={warning(found)}
      action={
        <Space>
          <Button size="small" type="primary" onClick={() => void restore()}>
            <T id="draft.restore" />
          </Button>
          <Button size="small" onClick={() => void discard()}>
            <T id="draft.discard" />
          </Button>
        </Space>
      }
    />
  );
}
