import { SearchOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { T, useText } from '@/core/i18n';
import { tourMark } from '@/core/page/tour';
import { panels } from '../panels/panelStore';
import { modKey } from '../controls/modKey';
import styles from './TopActions.module.css';

/** Looks like the field that it opens, and says which keys open it too. */
export function SearchButton() {
  const text = useText();
  const { xl = true } = Grid.useBreakpoint();
  const open = () => panels.open('palette');
  const props = { onClick: open, 'aria-keyshortcuts': 'Control+K Meta+K', ...tourMark('search') };
  if (!xl) return <Button type="text" icon={<SearchOutlined />} aria-label={text('palette.open')} {...props} />;
  return (
    <button type="button" className={styles.search} {...props}>
      <SearchOutlined />
      <span className={styles.searchText}>
        <T id="palette.open" />
      </span>
      <kbd className={styles.keys} aria-hidden>
        {modKey()} K
      </kbd>
    </button>
  );
}
