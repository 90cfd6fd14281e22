import { imageSize } from 'image-size';
import { ERROR } from '../../../../src/contract/error-codes';
import { FILE_ACCEPT, type FileUse, type StoredFile } from '../../../../src/contract/account/files';
import { file } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { Failure, InvalidInput } from '../../../http/failure';
import { fileUrl } from '../../../http/links';

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

/** Checks and stores the uploaded part `file`. */
export async function storeFile(
  { app, db, now, ms, request }: Context,
  bizType: FileUse,
  owner: Owner,
): Promise<StoredFile> {
  const uploaded = request.file;
  if (!uploaded) throw new InvalidInput([{ field: 'file', text: 'field.required' }]);
  const facts = inspect(uploaded.buffer, bizType);
  if (!facts) throw new Failure(ERROR.fileTypeRefused, { params: { accept: FILE_ACCEPT[bizType] } });
  const name = cleanName(uploaded.originalname);
  const size = uploaded.buffer.length;
  const { branchId, loginName } = owner;
  const [stored] = await db
    .insert(file)
    .values({
      ...facts,
      branchId,
      createdBy: loginName,
      gmtCreated: now,
      bizType,
      name,
      size,
      content: uploaded.buffer,
    })
    .returning({ fileId: file.fileId });
  if (!stored) throw new Failure(ERROR.serverFailed);
  return { ...facts, fileId: stored.fileId, url: fileUrl(app.linkSecret, stored.fileId, ms), name, size };
}
