import * as z from 'zod';
import { get, post, service } from './endpoint';
import { id } from './fields';

export const FILE_USE = ['tradeFairCover', 'richText'] as const;

const storedFile = z.object({
  fileId: z.string(),
  /** Signed, good for 30 minutes (domain/08 §8.4). */
  url: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  mime: z.string(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const fileApi = service('platform', '/base/api/file', {
  /** The file travels in the part `file`. */
  upload: post('/upload', z.object({ bizType: z.enum(FILE_USE) }), storedFile, {
    access: { buttons: ['saleShowEdit_saveDraft', 'saleShowEdit_submit'] },
    write: true,
    log: ['import', 'file'],
    multipart: true,
    assumed: true,
  }),
  /** Whoever has the signed link may read the file: browsers fetch images without headers. */
  content: get('/content/:id', z.object({ id, e: z.string(), s: z.string() }), z.unknown(), {
    access: 'public',
    write: false,
    blob: true,
    assumed: true,
  }),
});
