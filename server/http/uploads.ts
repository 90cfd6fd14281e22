import { imageSize } from 'image-size';
import { ERROR } from '../../src/contract/error-codes';
import { FILE_ACCEPT, type FileUse, type StoredFile } from '../../src/contract/account/files';
import { isWholePicture } from '../../src/contract/account/whole-picture';
import { file } from '../platform/schema/platform';
import type { Staged } from '../platform/files/files';
import { plainContent } from '../platform/files/plainContent';
import type { Context } from './context';
import { Failure, InvalidInput } from './failure';
import { fileUrl } from './links';
import { queueCopies } from './shownImages';
import { noteFile, withStaged } from './storedFiles';

/** The type of a picture is read from its content, not from its name. */
const PICTURES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg' };
const PDF = 'application/pdf';
/** `publicEntry` is for applicants without an account: no signed-in user uploads such files. */
const ACCEPT = { ...FILE_ACCEPT, publicEntry: FILE_ACCEPT.licence } as const;
type AnyUse = FileUse | 'publicEntry';
/** A header may claim any size; browsers would have to allocate it. */
const MAX_PIXELS = 50_000_000;
/** From this orientation of eight on, width and height change places. */
const LYING = 5;

export const isPicture = (mime: string) => Object.values(PICTURES).includes(mime);

interface Facts {
  mime: string;
  width?: number;
  height?: number;
}

function inspect(content: Buffer, bizType: AnyUse): Facts | undefined {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-')
    return ACCEPT[bizType].includes('.pdf') ? { mime: PDF } : undefined;
  try {
    const { type = '', orientation = 1, ...stored } = imageSize(content);
    const mime = PICTURES[type];
    // The size as it is seen: a camera that was held upright notes the orientation beside the picture.
    const { width, height } = orientation >= LYING ? { width: stored.height, height: stored.width } : stored;
    const isPossible = width * height > 0 && width * height <= MAX_PIXELS;
    return mime && isPossible && isWholePicture(content) ? { mime, width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** The last segment of a path, without characters that are unsafe for file systems and headers. */
const cleanName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-200) || 'file';

interface Owner {
  branchId: string;
  loginName: string;
}

interface Stored {
  facts: Facts;
  bizType: AnyUse;
  owner: Owner;
  name: string;
  size: number;
}

async function insert(staged: Staged, { facts, bizType, owner, name, size }: Stored, inside: Context) {
  const { app, db, now, ms } = inside;
  const { branchId, loginName: createdBy } = owner;
  await noteFile(inside, staged, { createdBy, branchId, size });
  const [stored] = await db
    .insert(file)
    .values({ ...facts, branchId, createdBy, gmtCreated: now, bizType, name, size, blobKey: staged.key })
    .returning({ fileId: file.fileId });
  if (!stored) throw new Failure(ERROR.serverFailed);
  if (isPicture(facts.mime)) await queueCopies(inside, stored.fileId, bizType);
  return { ...facts, fileId: stored.fileId, url: fileUrl(app.linkSecret, stored.fileId, ms), name, size };
}

/**
 * Checks and stores the uploaded part `file`; with `isPlain`, without the data that a camera wrote into it. `work` is
 * the transaction that the file belongs to: it gets a function that inserts the row of the file.
 */
export async function storeFile<T extends object>(
  { app, request }: Context,
  { bizType, owner, isPlain = false }: { bizType: AnyUse; owner: Owner; isPlain?: boolean },
  work: (insertFile: (inside: Context) => Promise<StoredFile>) => Promise<T>,
): Promise<T> {
  const uploaded = request.file;
  if (!uploaded) throw new InvalidInput([{ field: 'file', text: 'field.required' }]);
  const facts = inspect(uploaded.buffer, bizType);
  const content = facts && (isPlain ? plainContent(uploaded.buffer, facts.mime) : uploaded.buffer);
  if (!facts || !content) throw new Failure(ERROR.fileTypeRefused, { params: { accept: ACCEPT[bizType] } });
  const stored = { facts, bizType, owner, name: cleanName(uploaded.originalname), size: content.length };
  const { branchId, loginName: createdBy } = owner;
  const blob = { kind: 'upload', createdBy, branchId, mime: facts.mime, content } as const;
  return withStaged(app, blob, (staged) => work((inside) => insert(staged, stored, inside)));
}
