/** docs/console.md#uploads: what an upload accepts unless its field says otherwise. */
export const UPLOAD_DEFAULTS = { accept: '.xls,.xlsx', maxKb: 5120, limit: 1 };

export interface UploadRules {
  /** Extensions, comma separated. */
  accept: string;
  maxKb: number;
}

const KB_OF_MB = 1024;

/** The values of a sentence that says what may be sent: extensions apart from each other, the size in MB. */
export const uploadHint = ({ accept, maxKb }: UploadRules) => ({
  accept: accept.split(',').join(' '),
  size: maxKb / KB_OF_MB,
});

interface Refusal {
  id: 'upload.format' | 'upload.size';
  values: Record<string, string | number>;
}

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
