import { session } from '@/core/session/session';
import { drafts } from '@/core/storage/drafts';
import type { DraftKeeper } from '@kit/form/drafts';

/** The forms with unsaved input, by page, each with a function that discards it. */
const dirtyForms = new Map<string, Map<string, () => void>>();

interface Keeping {
  /** The page that the form stands on; empty outside of the console, where nothing is kept. */
  page: string;
  /** Tells the form from the others of its page. */
  name: string;
  /** Made once for each form: `drafts.formId()`. */
  form: string;
  setDirty: (isDirty: boolean, drop?: () => void) => void;
}

/** The drafts of one form of a page, and its part in the guard of unsaved input. */
export function draftKeeper({ page, name, form, setDirty }: Keeping): DraftKeeper {
  // The owner is read when a draft is stored, as the company of a tab may change.
  const draftKey = () => {
    const { loginName, branchId } = session.get();
    return { loginName, branchId, page: `${page}#${name}`, form };
  };
  const isUsed = page !== '';
  return {
    find: () => (isUsed ? drafts.find(draftKey()) : Promise.resolve(undefined)),
    keep: (draft) => isUsed && drafts.keep(draftKey(), draft),
    drop: () => void drafts.drop(draftKey()),
    flush: drafts.flush,
    setDirty(isDirty, drop) {
      const forms = dirtyForms.get(page) ?? new Map<string, () => void>();
      if (isDirty) forms.set(form, drop);
      else forms.delete(form);
      if (forms.size > 0) dirtyForms.set(page, forms);
      else dirtyForms.delete(page);
      setDirty(forms.size > 0, () => {
        dirtyForms.delete(page);
        for (const dropForm of forms.values()) dropForm();
      });
    },
  };
}
