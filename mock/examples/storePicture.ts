import type { FileUse } from '../../src/contract/account/files';
import type { Db } from '../../server/platform/database/db';
import { createFiles } from '../../server/platform/files/files';
import { databaseStore } from '../../server/platform/files/databaseStore';
import { file } from '../../server/platform/schema/platform';
import type { drawCover } from './cover';

interface Owner {
  branchId: string;
  createdBy: string;
  gmtCreated: string;
  bizType: FileUse;
  name: string;
}

/** Puts a drawn picture where uploads are; answers the id of its file. */
export async function storePicture(db: Db, { content, width, height }: ReturnType<typeof drawCover>, owner: Owner) {
  const { createdBy, branchId } = owner;
  // Before a process is there that knows another store; `npm run admin -- files move` takes them there.
  const files = createFiles({ db, clock: Date.now, stores: [databaseStore(db)], removesNothing: true });
  const staged = await files.stage(content, { kind: 'upload', createdBy, branchId, mime: 'image/png' });
  await staged.note(db);
  const [stored] = await db
    .insert(file)
    .values({ ...owner, mime: 'image/png', size: content.length, width, height, blobKey: staged.key })
    .returning({ fileId: file.fileId });
  return stored?.fileId ?? null;
}
