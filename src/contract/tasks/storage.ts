import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { done } from '../fields';

/** Where the content of files can be stored (docs/storage.md#files). */
export const FILE_STORE = ['database', 'directory', 's3'] as const;
export type StoreName = (typeof FILE_STORE)[number];

/** The use of a stored content. */
export const BLOB_KIND = ['upload', 'import', 'export'] as const;
export type BlobKind = (typeof BLOB_KIND)[number];

/** Tables whose rows are removed after some time (docs/storage.md#retention). */
export const RETAINED = ['operationLog', 'importRow', 'exportJob', 'job', 'drawPool'] as const;
export type Retained = (typeof RETAINED)[number];

const count = z.number().int();

const overview = z.object({
  /** The store of new contents. */
  store: z.enum(FILE_STORE),
  usage: z.array(z.object({ kind: z.enum(BLOB_KIND), store: z.enum(FILE_STORE), files: count, bytes: count })),
  /** Rows whose content the last sweep did not find. */
  missing: count,
  /** Bytes; 0: no limit. */
  quotas: z.object({ user: count, branch: count, all: count }),
  /** The users whose files take the most space. */
  users: z.array(z.object({ loginName: z.string(), files: count, bytes: count })),
  /** After how many hours an unused upload is removed. */
  unusedHours: count,
  lastSweep: z.object({ at: z.string(), unused: count, unknown: count, missing: count }).nullable(),
  retention: z.array(
    z.object({
      name: z.enum(RETAINED),
      days: count,
      /** Rows removed last night; null before the first night. */
      dropped: count.nullable(),
    }),
  ),
  retainedAt: z.string().nullable(),
  /** A sweep is waiting or running. */
  isSweeping: z.boolean(),
});
export type StorageOverview = z.infer<typeof overview>;

/** The files and rows that the installation keeps: of all branches, so only headquarters may see them. */
export const storageApi = service('platform', '/platformuser/platform/storage', {
  overview: get('/overview', z.object({}), overview, {
    access: { buttons: ['downloadFile_storage'] },
    write: false,
    assumed: true,
  }),
  /** Starts now what otherwise runs each night. */
  sweep: post('/sweep', z.object({}), done, {
    access: { buttons: ['downloadFile_sweep'] },
    write: true,
    log: ['edit', 'storage'],
    assumed: true,
  }),
});
