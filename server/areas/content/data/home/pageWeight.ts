import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import type { Db } from '../../../../platform/database/db';
import { file } from '../../../../platform/schema/platform';
import { ofParent } from '../../../../platform/scope';
import { imagesOf } from '../../rules/images';
import { weigh } from '../../rules/weight';

const jsonBytes = (components: readonly StoredComponent[]) => Buffer.byteLength(JSON.stringify(components));

/** What the images and the JSON of a page weigh; a file that is gone weighs nothing. */
export async function pageWeight(db: Db, components: readonly StoredComponent[]) {
  const images = imagesOf(components).filter(({ image }) => /^\d{1,18}$/.test(image.fileId));
  const ids = [...new Set(images.map(({ image }) => image.fileId))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ fileId: file.fileId, size: file.size, width: file.width })
          .from(file)
          .where(ofParent(file.fileId, ids));
  const known = new Map(rows.map((row) => [row.fileId, row]));
  const placed = images.flatMap(({ image, box, component }) => {
    const row = known.get(image.fileId);
    const original = row?.width ?? box;
    return row ? [{ fileId: row.fileId, box, component, original, bytes: { [original]: row.size } }] : [];
  });
  return weigh(jsonBytes(components), placed);
}
