import { MAX_UPLOAD_KB } from '@/contract/endpoint';

/** docs/console.md#uploads: what an upload takes unless its field says otherwise; extensions, comma separated. */
export const SHEETS = '.xls,.xlsx';

interface Refusal {
  id: 'upload.format' | 'upload.size';
  values: Record<string, string | number>;
}

/** What a sentence says of an upload: the extensions apart (".xls / .xlsx"), and the limit in MB. */
export const uploadLimits = (accept: string) => ({
  accept: accept.split(',').join(' / '),
  size: Math.round(MAX_UPLOAD_KB / 102.4) / 10,
});

/** Why a file may not be sent, as a text; null for a good one. */
export function refuseFile({ name, size }: Pick<File, 'name' | 'size'>, accept: string): Refusal | null {
  const extensions = accept.split(',').map((one) => one.trim().toLowerCase());
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!extensions.includes(extension)) return { id: 'upload.format', values: { accept } };
  return size > MAX_UPLOAD_KB * 1024 ? { id: 'upload.size', values: { size: MAX_UPLOAD_KB } } : null;
}
