import { useState } from 'react';
import { usePage } from '@/core/page/page';
import { useSession } from '@/core/session/session';
import { drafts } from '@/core/storage/drafts';
import type { DraftKeeper } from '@kit/form/drafts';

/** The forms with unsaved input, by page, each with a function that discards it. */
const dirtyForms = new Map<string, Map<string, () => void>>();

/** The drafts of one form of a page, and its part in the guard of unsaved input. */
export function useDraftKeeper(name: string): DraftKeeper {
  const { key, setDirty } = usePage();
  const { loginName, branchId } = useSession();
  const [form] = useState(drafts.formId);
  const draftKey = { loginName, branchId, page: `${key}#${name}`, form };
  const isUsed = key !== '';
  return {
    find: () => (isUsed ? drafts.find(draftKey) : Promise.resolve(undefined)),
    keep: (draft) => isUsed && drafts.keep(draftKey, draft),
    drop: () => void drafts.drop(draftKey),
    flush: drafts.flush,
    setDirty(isDirty, drop) {
      const forms = dirtyForms.get(key) ?? new Map<string, () => void>();
      if (isDirty) forms.set(form, drop);
      else forms.delete(form);
      if (forms.size > 0) dirtyForms.set(key, forms);
      else dirtyForms.delete(key);
      setDirty(forms.size > 0, () => {
        dirtyForms.delete(key);
        for (const dropForm of forms.values()) dropForm();
      });
    },
  };
}
