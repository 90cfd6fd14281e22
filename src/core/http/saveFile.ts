import { text } from '../i18n';
import { safePath } from '../navigation/safePath';
import { notifier } from '../notify/notifier';
import { cleanFileName } from './fileName';

interface FileToSave {
  data?: Blob | null;
  /** A signed link of our own server. */
  link?: string | null;
  name?: string;
}

/** The browser has read the file by then, also on a slow disk. */
const REVOKE_AFTER_MS = 60_000;
const NO_LINK = '';

function clickLink(href: string, name: string) {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.download = name;
  anchor.rel = 'noopener';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

/** Saves data or a link as a file; without either it says 缺少下载参数 (specification §5). */
export function saveFile({ data, link, name = '' }: FileToSave): boolean {
  const fileName = cleanFileName(name);
  if (data) {
    const url = URL.createObjectURL(data);
    clickLink(url, fileName || 'download');
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
    return true;
  }
  const path = safePath(link, NO_LINK);
  if (path) clickLink(path, fileName);
  else notifier.error(text('core.missingDownload'));
  return path !== '';
}
