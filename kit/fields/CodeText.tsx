import { kit } from '../host';
import { useText } from '../text';
import styles from './fields.module.css';

/** A code with a button that copies it. A list draws hundreds of them, so it is a plain button of HTML. */
export function CodeText({ code }: { code: string }) {
  const text = useText();
  const copy = async () => {
    try {
      // Absent where the application is served without https.
      await navigator.clipboard.writeText(code);
      kit().notify.success(text('kit.copied', { code }));
    } catch {
      kit().notify.error(text('kit.notCopied'));
    }
  };
  return (
    <>
      {code}
      <button
        type="button"
        className={styles.copy}
        aria-label={text('kit.copy', { code })}
        onClick={() => void copy()}
      />
    </>
  );
}
