import { text } from '../i18n';
import { safePath } from '../navigation/safePath';
import { notifier } from '../notify/notifier';

interface Source {
  /** The file itself, as `call.blob` answers it … */
  blob?: Blob | null;
  /** … or where it is, on this server. */
  url?: string;
  fileName?: string;
}

/**
 * Brings a file to the user; without data and without a link it says so. Answers whether it went.
 */
export function saveFile({ blob, url, fileName = '' }: Source): boolean {
  const link = safePath(url, '');
  if (!blob && !link) {
    notifier.error(text('file.noSource'));
    return false;
  }
  const anchor = document.createElement('a');
  anchor.href = blob ? URL.createObjectURL(blob) : link;
  anchor.download = fileName;
  anchor.click();
  // By then the browser has started the download.
  if (blob) setTimeout(() => URL.revokeObjectURL(anchor.href), 0);
  return true;
}
