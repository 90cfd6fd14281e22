import { useSession } from '@/core/session/session';
import { branchColour } from './branchColour';
import styles from './Frame.module.css';

/** Which branch am I in: the most important fact on the screen, in the branch's colour. */
export function Company() {
  const { branchId, branchName } = useSession();
  const colour = `var(--ant-${branchColour(branchId)}-6)`;
  return (
    <div className={styles.company} title={`${branchName} ${branchId}`}>
      <span className={styles.mark} style={{ background: colour }} aria-hidden />
      <strong className={styles.companyName}>{branchName}</strong>
      <span className={styles.companyId}>{branchId}</span>
    </div>
  );
}
