import type { StorageOverview } from '@/contract/tasks/storage';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatBytes, formatQuantity, NOTHING } from '@kit/format/number';

const blobKind = codeTable('blobKind', { upload: 'upload', import: 'import', export: 'export' });
export const fileStore = codeTable('fileStore', { database: 'database', directory: 'directory', s3: 's3' });
const retained = codeTable('retained', {
  operationLog: 'operationLog',
  importRow: 'importRow',
  exportJob: 'exportJob',
  job: 'job',
  drawPool: 'drawPool',
});

export type Usage = StorageOverview['usage'][number];
export const usageColumns = fieldsOf<Usage>()('storage', {
  kind: f.codes(blobKind),
  store: f.codes(fileStore),
  files: f.count(),
  bytes: f.count({ cell: ({ bytes }) => formatBytes(bytes) }),
}).table({ show: ['kind', 'store', 'files', 'bytes'] }).columns;

export type UserUsage = StorageOverview['users'][number];
export const userColumns = fieldsOf<UserUsage>()('storage', {
  loginName: f.code(),
  files: f.count(),
  bytes: f.count({ cell: ({ bytes }) => formatBytes(bytes) }),
}).table({ show: ['loginName', 'files', 'bytes'] }).columns;

export type Rule = StorageOverview['retention'][number];
export const ruleColumns = fieldsOf<Rule>()('storage', {
  name: f.codes(retained, { width: 220 }),
  days: f.count({ width: 110, cell: ({ days }) => <T id="storage.forDays" values={{ days: formatQuantity(days) }} /> }),
  dropped: f.count({ cell: ({ dropped }) => (dropped === null ? NOTHING : formatQuantity(dropped)) }),
}).table({ show: ['name', 'days', 'dropped'] }).columns;
