import type { ButtonRecord } from '@/contract/people/menus';
import { useHistory } from '@/crud/history/useHistory';
import type { ButtonForm } from './buttonJobs';
import { BUTTON_WORDS } from './buttonWords';

/** What was changed of a button; a former value goes into the dialog, where it is looked at and saved. */
export function useButtonHistory(open: (button: Partial<ButtonForm>) => void) {
  const { show, drawer } = useHistory<{ objectId: string; name: string; button: ButtonRecord }>({
    objectType: 'button',
    words: BUTTON_WORDS,
    restorable: ['buttonName', 'position', 'sort', 'apiPaths'],
    onRestore: ({ button }, field, value) => open({ ...button, [field]: value }),
  });
  return {
    show: (button: ButtonRecord) => show({ objectId: button.buttonCode, name: button.buttonCode, button }),
    drawer,
  };
}
