import { useState } from 'react';
import { usePage } from '@/core/page/page';
import { drafts } from '@/core/storage/drafts';
import type { DraftKeeper } from '@kit/form/drafts';
import { draftKeeper } from './draftKeeper';

/** The drafts of one form of the page around it. */
export function useDraftKeeper(name: string): DraftKeeper {
  const { key: page, setDirty } = usePage();
  const [form] = useState(drafts.formId);
  return draftKeeper({ page, name, form, setDirty });
}
