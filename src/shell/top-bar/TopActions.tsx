import { SettingOutlined } from '@ant-design/icons';
import { useText } from '@/core/i18n';
import { tourMark } from '@/core/page/tour';
import { usePreferences } from '@/core/preferences/preferences';
import { LanguageMenu } from './LanguageMenu';
import { UserMenu } from './UserMenu';
import { Inboxes } from '../inbox/Inboxes';
import { panels } from '../panels/panelStore';
import { TagsList } from '../tabs/TagsList';
import { BarButton } from '../controls/BarButton';
import { ErrorLogButton } from './ErrorLogButton';
import { ExportProgress } from './ExportProgress';
import { FullscreenButton } from './FullscreenButton';
import { MoreMenu } from './MoreMenu';
import { SearchButton } from './SearchButton';
import { SizeMenu } from './SizeMenu';
import styles from './TopActions.module.css';

/** The right end of the top bar: search, settings and user menu. On a small screen, rare actions are in one menu. */
export function TopActions({ isWide }: { isWide: boolean }) {
  const { showSettings, tagsView } = usePreferences();
  const text = useText();
  if (!isWide) {
    return (
      <div className={styles.actions}>
        <ExportProgress />
        <Inboxes />
        <SearchButton />
        {tagsView && <TagsList />}
        <MoreMenu />
        <UserMenu />
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <ExportProgress />
      <Inboxes />
      <SearchButton />
      <FullscreenButton />
      <SizeMenu />
      <ErrorLogButton />
      <LanguageMenu />
      {showSettings && (
        <BarButton
          label={text('frame.settings')}
          icon={<SettingOutlined />}
          onClick={() => panels.open('settings')}
          {...tourMark('settings')}
        />
      )}
      <UserMenu />
    </div>
  );
}
