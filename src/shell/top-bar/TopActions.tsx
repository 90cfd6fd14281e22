import { usePreferences } from '@/core/preferences/preferences';
import { LanguageMenu } from '../frame/LanguageMenu';
import { UserMenu } from '../frame/UserMenu';
import { TagsList } from '../tabs/TagsList';
import { ErrorLogButton } from './ErrorLogButton';
import { FullscreenButton } from './FullscreenButton';
import { MoreMenu } from './MoreMenu';
import { SearchButton } from './SearchButton';
import { SizeMenu } from './SizeMenu';
import styles from './TopActions.module.css';

/** The right end of the top bar: to find, to adjust, and who one is. On a small screen all that is rare is in one menu. */
export function TopActions({ isWide }: { isWide: boolean }) {
  const { tagsView } = usePreferences();
  if (!isWide) {
    return (
      <div className={styles.actions}>
        <SearchButton />
        {tagsView && <TagsList />}
        <MoreMenu />
        <UserMenu />
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <SearchButton />
      <FullscreenButton />
      <SizeMenu />
      <ErrorLogButton />
      <LanguageMenu />
      <UserMenu />
    </div>
  );
}
