import type { ReleaseObject } from '../../../../../src/contract/content/releases';
import { ERROR } from '../../../../../src/contract/error-codes';
import { Failure } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { waitingWith } from '../../data/releases/waiting';

/** Refuses to change what is to go out with a release (43742). The caller holds the row: nobody schedules it then. */
export async function demandNotInRelease(db: Db, objectType: ReleaseObject, id: string) {
  const release = (await waitingWith(db, objectType, [id])).get(id);
  if (!release) return;
  const { releaseName: name, releaseNo: no } = release;
  throw new Failure(ERROR.inRelease, { params: { name, no } });
}
