import type { FormInstance } from 'antd';
import { useCallback } from 'react';
import { ERROR } from '@/contract/error-codes';
import { isCallError } from '@/core/http/callError';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';

type FieldPath = (string | number)[];

interface Rescue {
  form: Pick<FormInstance, 'setFields' | 'scrollToField'>;
  /** The record that somebody else has saved meanwhile. */
  onConflict?: (theirs: unknown) => void;
}

/** What antd's form rejects with when its own rules find something. */
const isInvalid = (error: unknown): error is { errorFields: { name: FieldPath }[] } =>
  typeof error === 'object' && error !== null && 'errorFields' in error;

const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * What a form does with a failed write, which it makes `silent`: what the server found wrong stands beside its field, and
 * the first one is in sight; another person's change is handed on; everything else is said.
 */
export function useRescue({ form, onConflict }: Rescue) {
  const text = useText();
  const lead = useCallback(
    (names: readonly FieldPath[]) => {
      const [first] = names;
      if (first) form.scrollToField(first, { block: 'center', focus: true });
      notifier.warning(text('crud.toFix', { count: names.length }));
    },
    [form, text],
  );
  return useCallback(
    (error: unknown) => {
      if (isInvalid(error)) {
        lead(error.errorFields.map(({ name }) => name));
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
      const fields = error.fields.map(({ field, msg }) => ({ name: pathOf(field), errors: [msg] }));
      form.setFields(fields);
      lead(fields.map(({ name }) => name));
    },
    [form, lead, onConflict],
  );
}
