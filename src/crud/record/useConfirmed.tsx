import { App } from 'antd';
import { useCallback } from 'react';
import { type CallWarning, isCallError } from '@/core/http/callError';
import { useText } from '@/core/i18n';

/** Writes; as often as the server warns, shows the warnings and repeats with those that the user accepts (decisions.md 33). */
export function useConfirmed() {
  const { modal } = App.useApp();
  const text = useText();
  const ask = useCallback(
    (warnings: readonly CallWarning[]) =>
      modal.confirm({
        title: text('crud.askWarnings'),
        content: warnings.map(({ code, msg }) => <div key={code}>{msg}</div>),
        okText: text('crud.goOn'),
        focusable: { autoFocusButton: 'cancel' },
        keyboard: false,
      }),
    [modal, text],
  );
  /** Answers undefined when the user did not accept. */
  return useCallback(
    async <R,>(write: (confirmCodes: number[]) => Promise<R>): Promise<R | undefined> => {
      let accepted: number[] = [];
      for (;;) {
        try {
          return await write(accepted);
        } catch (error) {
          if (!isCallError(error) || !error.warnings) throw error;
          if (!(await ask(error.warnings))) return undefined;
          accepted = [...accepted, ...error.warnings.map(({ code }) => code)];
        }
      }
    },
    [ask],
  );
}
