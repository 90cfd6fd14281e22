import { App } from 'antd';
import { kit } from '../host';
import { useText } from '../text';

/**
 * Runs a write. While the server answers with warnings, shows them and repeats the call with those that the user
 * accepts. Returns undefined if the user does not accept.
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
