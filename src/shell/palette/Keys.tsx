import { T } from '@/core/i18n';
import { modKey } from '../controls/modKey';
import styles from './Palette.module.css';

/** Which keys do what. */
export function Keys({ isPage }: { isPage: boolean }) {
  return (
    <footer className={styles.keys}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> <T id="palette.keyChoose" />
      </span>
      <span>
        <kbd>↵</kbd> <T id="palette.keyOpen" />
      </span>
      {isPage && (
        <span>
          <kbd>{modKey()} D</kbd> <T id="palette.keyFavour" />
        </span>
      )}
      <span>
        <kbd>Esc</kbd> <T id="palette.keyClose" />
      </span>
    </footer>
  );
}
