import { file } from '../../server/platform/schema/platform';
import type { Db } from '../../server/platform/database/db';
import { createFiles } from '../../server/platform/files/files';
import { databaseStore } from '../../server/platform/files/databaseStore';
import { drawCover } from './cover';

interface Picture {
  fileId: string;
  branchId: string;
  name: string;
  hue: readonly [number, number, number];
}

/** Stores pictures, drawn here, as if users had handed them over. */
export async function storePictures(db: Db, day: string, pictures: readonly Picture[]) {
  // At the seed only the database is known as a store; `npm run admin -- files move` takes them to another one.
  const files = createFiles({ db, clock: Date.now, stores: [databaseStore(db)], removesNothing: true });
  for (const { fileId, branchId, name, hue } of pictures) {
    const { content, width, height } = drawCover(hue);
    const by = { createdBy: 'admin.hq', branchId };
    const staged = await files.stage(content, { ...by, kind: 'upload', mime: 'image/png' });
    await staged.note(db);
    await db.insert(file).values({
      ...{ ...by, fileId, gmtCreated: `${day} 07:00:00`, bizType: 'content', name: `${name}.png`, mime: 'image/png' },
      ...{ size: content.length, width, height, blobKey: staged.key },
    });
  }
}
