import type { FormInstance } from 'antd';
import { kit } from '../host';
import { useText } from '../text';

type FieldPath = (string | number)[];

/** A field, and what is wrong with it. */
export interface InvalidField {
  name: FieldPath;
  msg: string;
}

interface Options {
  form: Pick<FormInstance, 'setFields' | 'scrollToField'>;
  /** Before the first of them is led to: it may have to be brought into sight. */
  onInvalid?: ((invalid: readonly InvalidField[]) => void) | undefined;
  /** The record that somebody else has saved meanwhile. */
  onConflict?: ((current: unknown) => void) | undefined;
}

/** What antd's form rejects with when its own rules find something. */
const isInvalid = (error: unknown): error is { errorFields: { name: FieldPath; errors: string[] }[] } =>
  typeof error === 'object' && error !== null && 'errorFields' in error;

const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The server's words go on from the name of a field; beside the field they stand alone. */
const sentence = (msg: string) => msg.charAt(0).toLocaleUpperCase() + msg.slice(1);

/**
 * What a form does with a failed write, which it makes silently: what is wrong stands beside its field, and the first
 * one is in sight; another person's change is handed on; everything else is said.
 */
export function useFormFailure({ form, onInvalid, onConflict }: Options) {
  const text = useText();
  const lead = (invalid: readonly InvalidField[]) => {
    onInvalid?.(invalid);
    const [first] = invalid;
    if (first) form.scrollToField(first.name, { block: 'center', focus: true });
    kit().notify.warning(text('kit.toFix', { count: invalid.length }));
  };
  return (error: unknown) => {
    if (isInvalid(error)) {
      lead(error.errorFields.map(({ name, errors }) => ({ name, msg: errors[0] ?? '' })));
      return;
    }
    const failure = kit().failureOf(error);
    if (!failure || failure.isSilent) return;
    if (failure.current !== undefined && onConflict) {
      onConflict(failure.current);
      return;
    }
    if (!failure.fields) {
      kit().notify.error(failure.msg);
      return;
    }
    const invalid = failure.fields.map(({ field, msg }) => ({ name: pathOf(field), msg: sentence(msg) }));
    form.setFields(invalid.map(({ name, msg }) => ({ name, errors: [msg] })));
    lead(invalid);
  };
}
