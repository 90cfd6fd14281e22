import { useText } from '@/core/i18n';
import { tourMark } from '@/core/page/tour';
import { useSession } from '@/core/session/session';
import { openChangeBranch } from '../branch/openChangeBranch';
import { branchColour } from '../branch/branchColour';
import styles from './TopBar.module.css';

/** The current branch, in its colour: the most important fact on the screen. A click opens the change dialog. */
export function CurrentBranch() {
  const { branchId, branchName } = useSession();
  const text = useText();
  const colour = `var(--ant-${branchColour(branchId)}-6)`;
  return (
    <button
      type="button"
      className={styles.company}
      title={`${branchName} · ${text('company.change')}`}
      onClick={openChangeBranch}
      {...tourMark('company')}
    >
      <span className={styles.mark} style={{ background: colour }} aria-hidden />
      <strong className={styles.companyName}>{branchName}</strong>
      <span className={styles.companyId}>{branchId}</span>
    </button>
  );
}
