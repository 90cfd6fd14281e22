import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { hostOf, isAllowedHost, isCompleteJump, type Jump, JUMP_TYPE } from '../../../../../src/contract/content/jump';
import { Failure, InvalidInput } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { dictItem } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';

const DICTIONARY = 'jumpHost';

/** Hosts of the web that the app opens (docs/domain/publishing.md#jump). */
export async function jumpHosts(db: Db) {
  const rows = await db
    .select({ host: dictItem.value })
    .from(dictItem)
    .where(global('shared', eq(dictItem.dictCode, DICTIONARY)));
  return rows.map(({ host }) => host);
}

/** Refuses what leads nowhere, and what leads to a host that is not allowed (43701). */
export async function demandJump(field: string, jump: Jump | null, db: Db) {
  if (!jump) return;
  if (!isCompleteJump(jump)) throw new InvalidInput([{ field, text: 'field.required' }]);
  if (jump.jumpType !== JUMP_TYPE.web) return;
  const host = hostOf(jump.target);
  if (!isAllowedHost(host, await jumpHosts(db))) throw new Failure(ERROR.hostNotAllowed, { params: { host } });
}
