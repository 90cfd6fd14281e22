import { Alert, Button, Space } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDate } from '@/core/format/date';
import { T } from '@/core/i18n';
import { usePage } from '@/core/page/page';
import { useSession } from '@/core/session/session';
import { type Draft, drafts, type FoundDraft } from '@/core/storage/drafts';

interface Options {
  /** Nothing can be typed, so nothing is offered. */
  isOff: boolean;
  accepts?: (values: FoundDraft['values']) => boolean;
  /** The form takes the draft up; whatever was typed in the meantime stays. */
  onRestore: (found: FoundDraft) => void;
  /** Said with the offer: somebody has changed the record since. */
  warning: (found: FoundDraft) => ReactNode;
}

/** What is typed into the form of a page is kept in the browser until it is saved, and offered when the form is opened. */
export function useDraft({ isOff, accepts, onRestore, warning }: Options) {
  const { key: page } = usePage();
  const { loginName, branchId } = useSession();
  const [form] = useState(drafts.formId);
  const [found, setFound] = useState<FoundDraft>();
  const place = { loginName, branchId, page, form };
  const isUsed = page !== '' && !isOff;
  const take = useEffectEvent((draft: FoundDraft | undefined) => {
    if (draft && (accepts?.(draft.values) ?? true)) setFound(draft);
  });
  // Once: a page that is shown again finds its form as it was.
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isUsed || isAsked.current) return;
    isAsked.current = true;
    void drafts.find({ loginName, branchId, page, form }).then(take);
  }, [isUsed, loginName, branchId, page, form]);
  const discard = async () => {
    setFound(undefined);
    await found?.remove();
  };
  const restore = async () => {
    if (!found) return;
    onRestore(found);
    // Never a moment without it.
    await drafts.flush();
    await discard();
  };
  const note = found && warning(found);
  const offer = found && (
    <Alert
      showIcon
      type="info"
      role="status"
      style={{ marginBlockEnd: 16 }}
      title={<T id="draft.found" values={{ time: formatDate(found.savedAt, 'YMDHM') }} />}
      {...(note ? { description: note } : {})}
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
  return {
    /** What stands above the fields while a draft waits. */
    offer,
    keep: (draft: Draft) => isUsed && drafts.keep(place, draft),
    drop: () => void drafts.drop(place),
  };
}
