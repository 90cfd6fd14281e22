import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useText } from '@/core/i18n';
import { tourMark } from '@/core/page/tour';
import { CurrentBranch } from './CurrentBranch';
import { Crumbs } from './Crumbs';
import { BarButton } from '../controls/BarButton';
import { TopActions } from './TopActions';
import styles from './TopBar.module.css';

interface Props {
  isWide: boolean;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

/** The top bar: current branch, breadcrumb and actions. */
export function TopBar({ isWide, isMenuOpen, onToggleMenu }: Props) {
  const text = useText();
  const menuLabel = isWide ? (isMenuOpen ? 'frame.foldMenu' : 'frame.unfoldMenu') : 'frame.openMenu';
  return (
    <div className={styles.bar}>
      <BarButton
        label={text(menuLabel)}
        icon={isMenuOpen && isWide ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        {...tourMark('menuButton')}
        aria-expanded={isMenuOpen}
        onClick={onToggleMenu}
      />
      <CurrentBranch />
      <div className={styles.middle}>{isWide && <Crumbs />}</div>
      <TopActions isWide={isWide} />
    </div>
  );
}
