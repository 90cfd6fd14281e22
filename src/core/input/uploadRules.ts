/** docs/console.md#uploads: what an upload accepts unless its field says otherwise. */
export const UPLOAD_DEFAULTS = { accept: '.xls,.xlsx', maxKb: 5120, limit: 1 };

export interface UploadRules {
  /** Extensions, comma separated. */
  accept: string;
  maxKb: number;
}

interface Refusal {
  id: 'upload.format' | 'upload.size';
  values: Record<string, string | number>;
}

/** What a sentence says of them: the extensions apart (".xls / .xlsx"), and the limit in MB. */
export const uploadLimits = ({ accept, maxKb }: UploadRules) => ({
  accept: accept.split(',').join(' / '),
  size: Math.round(maxKb / 102.4) / 10,
});

/** Why a file may not be sent, as a text; null for a good one. */
export function refuseFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  { accept, maxKb }: UploadRules,
): Refusal | null {
  const extensions = accept.split(',').map((one) => one.trim().toLowerCase());
  const extension = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (!extensions.includes(extension)) return { id: 'upload.format', values: { accept } };
  return size > maxKb * 1024 ? { id: 'upload.size', values: { size: maxKb } } : null;
}
