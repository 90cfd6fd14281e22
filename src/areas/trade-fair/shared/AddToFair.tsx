import type { ComponentProps } from 'react';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { PickerDialog } from '@/ui/pick/PickerDialog';
import { useConfirmed } from '@kit/form/useConfirmed';

interface Added {
  added: number;
  /** Names of rows that had been added before. */
  skipped: readonly string[];
}

interface Props<T extends object> extends Omit<ComponentProps<typeof PickerDialog<T>>, 'okText' | 'onPick'> {
  add: (rows: readonly T[], confirmCodes: number[]) => Promise<Added>;
}

/** Chooses rows to add to a fair; rows that are part of it already are ticked and cannot be unticked. */
export function AddToFair<T extends object>({ add, ...props }: Props<T>) {
  const text = useText();
  const confirmed = useConfirmed();
  const pick = async (rows: readonly T[]) => {
    const answer = await confirmed((confirmCodes) => add(rows, confirmCodes));
    // The dialog stays open when the user does not accept a warning.
    if (!answer) throw new Error('The warnings were not accepted.');
    notifier.success(text('exhibit.added', { added: answer.added, skipped: answer.skipped.length }));
  };
  return <PickerDialog<T> {...props} okText="exhibit.addChosen" onPick={pick} />;
}
