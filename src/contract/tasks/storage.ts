import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { done } from '../fields';

/** Where the content of files can be (docs/operations.md#files). */
export const FILE_STORE = ['database', 'directory', 's3'] as const;
export type StoreName = (typeof FILE_STORE)[number];

/** What a stored content is. */
export const BLOB_KIND = ['upload', 'import', 'export'] as const;
export type BlobKind = (typeof BLOB_KIND)[number];

/** Rows that grow with time, and are not kept for ever (docs/operations.md#retention). */
export const RETAINED = ['operationLog', 'importRow', 'exportJob', 'job', 'drawPool'] as const;
export type Retained = (typeof RETAINED)[number];

const count = z.number().int();

const overview = z.object({
  /** Where new contents go. */
  store: z.enum(FILE_STORE),
  usage: z.array(z.object({ kind: z.enum(BLOB_KIND), store: z.enum(FILE_STORE), files: count, bytes: count })),
  /** Rows whose content was not found by the last sweep. */
  missing: count,
  /** Bytes; 0: any number. */
  quotas: z.object({ user: count, branch: count, all: count }),
  /** Who keeps most. */
  users: z.array(z.object({ loginName: z.string(), files: count, bytes: count })),
  /** Uploads that nothing names go after so many hours. */
  unusedHours: count,
  lastSweep: z.object({ at: z.string(), unused: count, unknown: count, missing: count }).nullable(),
  retention: z.array(
    z.object({
      name: z.enum(RETAINED),
      days: count,
      /** By the last night; null before the first. */
      dropped: count.nullable(),
    }),
  ),
  retainedAt: z.string().nullable(),
  /** It is to begin, or at work. */
  isSweeping: z.boolean(),
});
export type StorageOverview = z.infer<typeof overview>;

/** What the installation keeps: of all branches, so that headquarters alone see it. */
export const storageApi = service('platform', '/platformuser/platform/storage', {
  overview: get('/overview', z.object({}), overview, {
    access: { buttons: ['downloadFile_storage'] },
    write: false,
    assumed: true,
  }),
  /** Begins what each night does, now. */
  sweep: post('/sweep', z.object({}), done, {
    access: { buttons: ['downloadFile_sweep'] },
    write: true,
    log: ['edit', 'storage'],
    assumed: true,
  }),
});
