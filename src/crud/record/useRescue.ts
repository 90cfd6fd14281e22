import type { FormInstance } from 'antd';
import { useCallback } from 'react';
import { ERROR } from '@/contract/error-codes';
import { isCallError } from '@/core/http/callError';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';

type FieldPath = (string | number)[];

/** A field, and what is wrong with it. */
export interface Wrong {
  name: FieldPath;
  msg: string;
}

interface Rescue {
  form: Pick<FormInstance, 'setFields' | 'scrollToField'>;
  /** Before the first of them is led to: it may have to be brought into sight. */
  onWrong?: ((wrong: readonly Wrong[]) => void) | undefined;
  /** The record that somebody else has saved meanwhile. */
  onConflict?: (theirs: unknown) => void;
}

/** What antd's form rejects with when its own rules find something. */
const isInvalid = (error: unknown): error is { errorFields: { name: FieldPath; errors: string[] }[] } =>
  typeof error === 'object' && error !== null && 'errorFields' in error;

const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The server's words go on from the name of a field; beside the field they stand alone. */
const sentence = (msg: string) => msg.charAt(0).toLocaleUpperCase() + msg.slice(1);

/**
 * What a form does with a failed write, which it makes `silent`: what the server found wrong stands beside its field, and
 * the first one is in sight; another person's change is handed on; everything else is said.
 */
export function useRescue({ form, onWrong, onConflict }: Rescue) {
  const text = useText();
  const lead = useCallback(
    (wrong: readonly Wrong[]) => {
      onWrong?.(wrong);
      const [first] = wrong;
      if (first) form.scrollToField(first.name, { block: 'center', focus: true });
      notifier.warning(text('crud.toFix', { count: wrong.length }));
    },
    [form, onWrong, text],
  );
  return useCallback(
    (error: unknown) => {
      if (isInvalid(error)) {
        lead(error.errorFields.map(({ name, errors }) => ({ name, msg: errors[0] ?? '' })));
        return;
      }
      if (!isCallError(error) || error.kind === 'aborted' || error.kind === 'unauthorised') return;
      if (error.code === ERROR.versionConflict && onConflict) {
        onConflict(error.data);
        return;
      }
      if (!error.fields) {
        notifier.error(error.msg);
        return;
      }
      const wrong = error.fields.map(({ field, msg }) => ({ name: pathOf(field), msg: sentence(msg) }));
      form.setFields(wrong.map(({ name, msg }) => ({ name, errors: [msg] })));
      lead(wrong);
    },
    [form, lead, onConflict],
  );
}
