import { Card, Empty, Flex, Menu, type MenuProps, Skeleton, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { MenuIcon } from '@/ui/icon/MenuIcon';
import { RemoteSelect } from '@/ui/pick/RemoteSelect';
import { LoadFailed } from '@/ui/LoadFailed';
import type { MenuRecord } from '@/contract/system/menus';
import { ROLE_STATUS, rolesApi } from '@/contract/system/roles';
import { useCall } from '@kit/data/useCall';
import { T, useLanguage, useText } from '@/core/i18n';
import { sidebarOf, titleOf } from './menuTree';
import styles from './menus.module.css';

type Items = Required<MenuProps>['items'];

/** Items as the sidebar shows them: icons only on the first level. */
const itemsOf = (menus: readonly MenuRecord[], language: string, depth = 0): Items =>
  menus.map((menu) => ({
    key: menu.menuId,
    label: titleOf(menu, language),
    title: menu.menuUrl,
    ...(depth === 0 ? { icon: <MenuIcon name={menu.menuIcon} /> } : {}),
    ...(menu.children.length > 0 ? { children: itemsOf(menu.children, language, depth + 1) } : {}),
  }));

const ROLES = { pageSize: 500, status: ROLE_STATUS.enabled } as const;

function Sidebar({ menus, granted }: { menus: readonly MenuRecord[]; granted: readonly string[] }) {
  const language = useLanguage();
  const items = useMemo(() => itemsOf(sidebarOf(menus, new Set(granted)), language), [menus, granted, language]);
  if (items.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="menus.previewNone" />} />;
  return <Menu mode="inline" selectable={false} className={styles.sidebar ?? ''} items={items} />;
}

interface Props {
  /** The whole tree, as it is stored now. */
  menus: readonly MenuRecord[] | undefined;
}

/** The sidebar as a user with a role sees it; changes show at once. */
export function MenuPreview({ menus }: Props) {
  const text = useText();
  const read = useCall(rolesApi.page, ROLES);
  const [chosen, setChosen] = useState<string>();
  const all = read.data?.records ?? [];
  const id = chosen ?? all.at(-1)?.roleId ?? '';
  return (
    <Card size="small" className={styles.preview ?? ''} title={<T id="menus.preview" />}>
      <Flex vertical gap="small">
        <RemoteSelect<string>
          aria-label={text('menus.previewRole')}
          read={read}
          value={id}
          options={all.map(({ roleId, roleName }) => ({ value: roleId, label: roleName }))}
          onChange={setChosen}
        />
        {id !== '' && menus ? <Granted key={id} id={id} menus={menus} /> : !read.error && <Skeleton active />}
        <Typography.Text type="secondary">
          <T id="menus.previewHelp" />
        </Typography.Text>
      </Flex>
    </Card>
  );
}

function Granted({ id, menus }: { id: string; menus: readonly MenuRecord[] }) {
  const { data, error, refresh } = useCall(rolesApi.grants, { id });
  if (error && !data) return <LoadFailed error={error} onRetry={refresh} />;
  return data ? <Sidebar menus={menus} granted={data.menuIds} /> : <Skeleton active />;
}
