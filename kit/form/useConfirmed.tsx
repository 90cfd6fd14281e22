import { App } from 'antd';
import { kit } from '../host';
import { useText } from '../text';

/**
 * Writes; as often as the server warns, shows the warnings and repeats with those that the user accepts. Answers
 * undefined when the user did not accept.
 */
export function useConfirmed() {
  const { modal } = App.useApp();
  const text = useText();
  return async <R,>(write: (confirmCodes: number[]) => Promise<R>): Promise<R | undefined> => {
    let accepted: number[] = [];
    for (;;) {
      try {
        return await write(accepted);
      } catch (error) {
        const warnings = kit().failureOf(error)?.warnings;
        if (!warnings) throw error;
        const agreed = await modal.confirm({
          title: text('kit.askWarnings'),
          content: warnings.map(({ code, msg }) => <div key={code}>{msg}</div>),
          okText: text('kit.continue'),
          focusable: { autoFocusButton: 'cancel' },
          keyboard: false,
        });
        if (!agreed) return undefined;
        accepted = [...accepted, ...warnings.map(({ code }) => code)];
      }
    }
  };
}
