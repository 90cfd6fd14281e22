import { T, useText } from '@/core/i18n';
import { QrPicture } from '@/ui/QrPicture';
import styles from './Verify.module.css';

/** Pixels of the code, large enough for the back rows. */
const SIZE = 120;

/** A code by which everybody in the hall can compute the draw again. */
export function Verify({ proofUrl }: { proofUrl: string }) {
  const text = useText();
  return (
    <aside className={styles.verify}>
      <QrPicture label={text('prizeDraw.verify')} size={SIZE} value={new URL(proofUrl, window.location.origin).href} />
      <T id="prizeDraw.verify" />
    </aside>
  );
}
