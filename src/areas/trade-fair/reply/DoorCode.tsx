import { QrPicture } from '@/ui/QrPicture';
import { T, useText } from '@/core/i18n';
import styles from './InvitationReply.module.css';

const SIZE = 200;

/** The code that the guest shows at the door. */
export function DoorCode({ value }: { value: string }) {
  const text = useText();
  return (
    <section className={styles.door} aria-labelledby="doorCode">
      <h2 id="doorCode" className={styles.subtitle}>
        <T id="reply.door" />
      </h2>
      <QrPicture label={text('reply.door')} size={SIZE} value={value} />
      <p className={styles.hint}>
        <T id="reply.doorHelp" />
      </p>
    </section>
  );
}
