import type { Context } from '../../../../http/context';
import { touch } from '../../../../http/touch';
import { contentHash } from '../../../../platform/canonical';
import { updateVersion, type VersionRow } from '../../data/home/versions';

/** Freezes a draft, whose content never changes from then on (docs/domain/home-pages.md#versions). */
export async function freeze(draft: VersionRow, context: Context, note = '') {
  const values = { frozen: 1, frozenTime: context.now, hash: contentHash(draft.components), note } as const;
  await updateVersion(context.db, draft, { ...values, ...touch(context) });
  return { ...draft, ...values };
}
