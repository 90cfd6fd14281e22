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
  form: Pick<FormInstance, 'getFieldsError' | 'setFields' | 'scrollToField'>;
  /** Called before the form scrolls to the first wrong field, which may have to be made visible. */
  onInvalid?: ((invalid: readonly InvalidField[]) => void) | undefined;
  /** Called with the record that somebody else has saved in the meantime. */
  onConflict?: ((current: unknown) => void) | undefined;
}

/** What antd's form rejects with when its own rules find something. */
const isInvalid = (error: unknown): error is { errorFields: { name: FieldPath; errors: string[] }[] } =>
  typeof error === 'object' && error !== null && 'errorFields' in error;

const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The server's message continues the name of the field; beside the field it stands alone. */
const sentence = (msg: string) => msg.charAt(0).toLocaleUpperCase() + msg.slice(1);

/**
 * Handles a failed write, which was made silently: wrong fields get their messages, and the form scrolls to the first;
 * an edit conflict goes to `onConflict`; everything else is shown as a message, what is wrong beside the fields as well.
 */
export function useFormFailure({ form, onInvalid, onConflict }: Options) {
  const text = useText();
  const lead = (invalid: readonly InvalidField[]) => {
    onInvalid?.(invalid);
    const [first] = invalid;
    // An attempt that a second press has overtaken has no field to name.
    if (!first) return;
    form.scrollToField(first.name, { block: 'center', focus: true });
    kit().notify.warning(text('kit.toFix', { count: invalid.length }));
  };
  return (error: unknown) => {
    if (isInvalid(error)) return lead(error.errorFields.map(({ name, errors }) => ({ name, msg: errors[0] ?? '' })));
    const failure = kit().failureOf(error);
    if (!failure || failure.isSilent) return;
    if (failure.current !== undefined && onConflict) return onConflict(failure.current);
    if (!failure.fields) return kit().notify.error(failure.msg);
    const known = form.getFieldsError().sort((a, b) => b.name.length - a.name.length);
    const invalid = failure.fields.map(({ field, msg }) => {
      const path = pathOf(field);
      // What is wrong inside of a field that holds a list stands at that field.
      const own = known.find(({ name }) => name.every((part, i) => part === path[i]));
      return { name: own?.name ?? path, msg: sentence(msg), isShown: own !== undefined || onInvalid !== undefined };
    });
    form.setFields(invalid.map(({ name, msg }) => ({ name, errors: [msg] })));
    const lost = invalid.find(({ isShown }) => !isShown);
    if (lost) kit().notify.error(lost.msg);
    lead(invalid.filter(({ isShown }) => isShown));
  };
}
