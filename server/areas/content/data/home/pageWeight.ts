import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import type { Db } from '../../../../platform/database/db';
import { file, imageWidth } from '../../../../platform/schema/platform';
import { ofParent } from '../../../../platform/scope';
import { type PlacedFile, placedFiles } from '../../rules/placed';
import { FIRST_COMPONENTS, weigh } from '../../rules/weight';
import type { ResolvedComponent } from './resolve/resolve';

/** The bytes of each stored width of these files, and of the originals. */
async function bytesOf(db: Db, placed: readonly PlacedFile[]) {
  const ids = [...new Set(placed.map(({ image }) => image.fileId))];
  const found = new Map<string, Record<string, number>>();
  if (ids.length === 0) return found;
  const originals = await db
    .select({ fileId: file.fileId, size: file.size, width: file.width })
    .from(file)
    .where(ofParent(file.fileId, ids));
  const copies = await db
    .select({ fileId: imageWidth.fileId, size: imageWidth.size, width: imageWidth.width })
    .from(imageWidth)
    .where(ofParent(imageWidth.fileId, ids));
  for (const { fileId, size, width } of [...originals, ...copies])
    found.set(fileId, { ...found.get(fileId), [width ?? 0]: size });
  return found;
}

/** The weight of a page as it is shown; hidden components weigh nothing, but keep their position. */
export async function pageWeight(db: Db, stored: readonly StoredComponent[], resolved: readonly ResolvedComponent[]) {
  const positions = new Map(stored.map(({ componentId }, i) => [componentId, i + 1]));
  const visible = new Set(stored.flatMap(({ componentId, visible: one }) => (one === 0 ? [] : [componentId])));
  const shown = resolved.filter(({ component }) => visible.has(component.componentId));
  const placed = shown.flatMap(({ component, resolved: found }) =>
    placedFiles(component, found).map((one) => ({ ...one, component: positions.get(component.componentId) ?? 0 })),
  );
  const bytes = await bytesOf(db, placed);
  const images = placed.map(({ image: { fileId, width: original }, box, component }) => ({
    ...{ fileId, box, component, original },
    bytes: bytes.get(fileId) ?? {},
  }));
  const first = shown.slice(0, FIRST_COMPONENTS).at(-1)?.component.componentId ?? '';
  return weigh(Buffer.byteLength(JSON.stringify(shown)), images, positions.get(first) ?? 0);
}
