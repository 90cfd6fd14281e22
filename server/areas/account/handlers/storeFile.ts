import { imageSize } from 'image-size';
import { ERROR } from '../../../../src/contract/error-codes';
import { FILE_ACCEPT, type FileUse, type StoredFile } from '../../../../src/contract/account/files';
import { file } from '../../../platform/schema/platform';
import type { Staged } from '../../../platform/files/files';
import type { Context } from '../../../http/context';
import { Failure, InvalidInput } from '../../../http/failure';
import { fileUrl } from '../../../http/links';
import { noteFile, withStaged } from '../../../http/storedFiles';

/** The type of a picture is read from its content, not from its name. */
const PICTURES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg' };
const PDF = 'application/pdf';
/** A header may claim any size; browsers would have to allocate it. */
const MAX_PIXELS = 50_000_000;

export const isPicture = (mime: string) => Object.values(PICTURES).includes(mime);

interface Facts {
  mime: string;
  width?: number;
  height?: number;
}

function inspect(content: Buffer, bizType: FileUse): Facts | undefined {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-')
    return FILE_ACCEPT[bizType].includes('.pdf') ? { mime: PDF } : undefined;
  try {
    const { type = '', width, height } = imageSize(content);
    const mime = PICTURES[type];
    return mime && width * height > 0 && width * height <= MAX_PIXELS ? { mime, width, height } : undefined;
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
  bizType: FileUse;
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
  return { ...facts, fileId: stored.fileId, url: fileUrl(app.linkSecret, stored.fileId, ms), name, size };
}

/**
 * Checks and stores the uploaded part `file`; `work` is the transaction of it, which is given how to write down that it
 * is there.
 */
export async function storeFile<T extends object>(
  { app, request }: Context,
  { bizType, owner }: { bizType: FileUse; owner: Owner },
  work: (insertFile: (inside: Context) => Promise<StoredFile>) => Promise<T>,
): Promise<T> {
  const uploaded = request.file;
  if (!uploaded) throw new InvalidInput([{ field: 'file', text: 'field.required' }]);
  const content = uploaded.buffer;
  const facts = inspect(content, bizType);
  if (!facts) throw new Failure(ERROR.fileTypeRefused, { params: { accept: FILE_ACCEPT[bizType] } });
  const stored = { facts, bizType, owner, name: cleanName(uploaded.originalname), size: content.length };
  const { branchId, loginName: createdBy } = owner;
  const blob = { kind: 'upload', createdBy, branchId, mime: facts.mime, content } as const;
  return withStaged(app, blob, (staged) => work((inside) => insert(staged, stored, inside)));
}
