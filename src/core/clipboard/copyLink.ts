import { text } from '../i18n';
import { notifier } from '../notify/notifier';

/** docs/console.md#messages. */
const SECONDS = 1.5;

/** Copies an address, and says whether that worked. */
export async function copyLink(link: string) {
  try {
    // Absent where the console is served without https.
    await navigator.clipboard.writeText(link);
    notifier.success(text('core.linkCopied'), SECONDS);
  } catch {
    notifier.error(text('core.linkNotCopied'), SECONDS);
  }
}
