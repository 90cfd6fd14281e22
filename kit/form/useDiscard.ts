import { App } from 'antd';
import { useText } from '../text';

/** Closes a form; asks first if input would be lost. */
export function useDiscard(form: { isDirty: () => boolean; discard?: () => void }, onClose: () => void) {
  const { modal } = App.useApp();
  const text = useText();
  return async () => {
    if (form.isDirty()) {
      const agreed = await modal.confirm({
        title: text('kit.askDiscard'),
        content: text('kit.askDiscardHelp'),
        okText: text('kit.discard'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        keyboard: false,
      });
      if (!agreed) return;
      form.discard?.();
    }
    onClose();
  };
}
