import { T } from '@/core/i18n';
import { MOD_KEY } from '../top-bar/modKey';
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
          <kbd>{MOD_KEY} D</kbd> <T id="palette.keyFavour" />
        </span>
      )}
      <span>
        <kbd>Esc</kbd> <T id="palette.keyClose" />
      </span>
    </footer>
  );
}
