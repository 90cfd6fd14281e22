import { Link } from '@umijs/max';
import { Drawer, Menu, type MenuProps } from 'antd';
import { useMemo } from 'react';
import type { MenuDataItem } from '@ant-design/pro-components';
import { useText } from '@/core/i18n';
import { Brand } from './Brand';
import styles from './Frame.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  width: number;
  data: readonly MenuDataItem[];
  /** The groups that are open. */
  openKeys: string[];
  onOpenChange: (keys: string[]) => void;
  pathname: string;
}

type Items = NonNullable<MenuProps['items']>;

/** Choosing the current page changes no address, but must close the drawer too. */
function itemsOf(data: readonly MenuDataItem[], onChoose: () => void): Items {
  return data.map(({ path = '', name = '', icon, children }) =>
    children
      ? { key: path, icon, label: name, children: itemsOf(children, onChoose) }
      : {
          key: path,
          icon,
          label: (
            <Link to={path} onClick={onChoose}>
              {name}
            </Link>
          ),
        },
  );
}

/** The menu on a small screen. */
export function MenuDrawer({ open, onClose, width, data, pathname, ...groups }: Props) {
  const text = useText();
  const items = useMemo(() => itemsOf(data, onClose), [data, onClose]);
  return (
    <Drawer
      aria-label={text('frame.menu')}
      placement="left"
      size={width}
      open={open}
      onClose={onClose}
      closable={false}
      destroyOnHidden
      className={styles.drawer ?? ''}
    >
      <Brand isNarrow={false} />
      <Menu mode="inline" inlineIndent={16} items={items} selectedKeys={[pathname]} {...groups} />
    </Drawer>
  );
}
