import { App } from 'antd';
import { useCallback, useEffect } from 'react';
import { formatList } from '@kit/format/list';
import { useText } from '@/core/i18n';
import { pageNotes } from './pageNotes';
import { useTabTitle } from './useTabTitle';

/** Asks before unsaved input is lost, naming its pages; without keys, all pages are meant. */
export function useMayLose() {
  const { modal } = App.useApp();
  const text = useText();
  const title = useTabTitle();
  return useCallback(
    async (keys?: readonly string[]) => {
      const dirty = [...pageNotes.get().dirty].filter((key) => !keys || keys.includes(key));
      if (dirty.length === 0) return true;
      return modal.confirm({
        title: text('shell.askUnsaved'),
        content: text('shell.askUnsavedHelp', { pages: formatList(dirty.map(title)) }),
        okText: text('shell.dropInput'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        keyboard: false,
      });
    },
    [modal, text, title],
  );
}

/** Closing or reloading the window asks as well, in the browser's own words. */
export function useUnloadGuard() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (pageNotes.get().dirty.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
