import { App } from 'antd';
import { useCallback } from 'react';
import { formatList } from '@kit/format/list';
import { useText } from '@/core/i18n';
import { signOut } from '@/core/auth/account';
import { session } from '@/core/session/session';
import { drafts } from '@/core/storage/drafts';
import { pageNotes } from './pageNotes';
import { useTabTitle } from './useTabTitle';

/** Signs out at the user's request: asks about unsaved input, and removes the user's drafts from the browser. */
export function useSignOut() {
  const { modal } = App.useApp();
  const text = useText();
  const title = useTabTitle();
  return useCallback(async () => {
    const { loginName } = session.get();
    const dirty = [...pageNotes.get().dirty];
    const count = await drafts.count(loginName);
    const pages = formatList(dirty.map(title));
    const agreed =
      dirty.length + count === 0 ||
      (await modal.confirm({
        title: text('shell.askUnsaved'),
        content: dirty.length > 0 ? text('draft.askPages', { pages }) : text('draft.askDrafts', { count }),
        okText: text('draft.dropAndLeave'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        keyboard: false,
      }));
    if (!agreed) return;
    await signOut();
    await drafts.forget(loginName);
  }, [modal, text, title]);
}
