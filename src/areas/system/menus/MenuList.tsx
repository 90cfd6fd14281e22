import { HolderOutlined } from '@ant-design/icons';
import { Space } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import type * as z from 'zod';
import type { Endpoint } from '@/contract/endpoint';
import { MENU_TOP, type MenuRecord, menusApi } from '@/contract/system/menus';
import { useCan } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { useLanguage, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useHistory } from '@/shared/history/useHistory';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import type { PageRequest } from '@kit/data/page';
import { CrudTable } from '@kit/table/CrudTable';
import { type EditedMenu, editOf, newMenu } from './editedMenu';
import { MenuActions } from './MenuActions';
import { menuFields, type MenuRow } from './menuFields';
import { MenuPreview } from './MenuPreview';
import { findMenu, flatten, type Position, titleOf } from './menuTree';
import styles from './menus.module.css';
import { useRowDrag } from './useRowDrag';

const MenuDialog = lazy(async () => ({ default: (await import('./MenuDialog')).MenuDialog }));

/** Filters have the values of the form, which the server checks. */
const search: Endpoint<z.ZodType, z.ZodType<MenuRecord[]>> = menusApi.tree;

const rowOf = ({ children, ...menu }: MenuRecord): MenuRow =>
  children.length > 0 ? { ...menu, children: children.map(rowOf) } : menu;

type Handle = (menuId: string) => object | undefined;

function Title({ menu, handle }: { menu: MenuRow; handle: object | undefined }) {
  const language = useLanguage();
  return (
    <Space size={8} align="baseline">
      {handle && (
        <span className={styles.handle} aria-hidden {...handle}>
          <HolderOutlined />
        </span>
      )}
      {titleOf(menu, language)}
    </Space>
  );
}

const table = menuFields.table({
  show: ['menuTitle', 'menuUrl', 'menuIcon', 'sort', 'isFind', 'status', 'isExternalLink'],
  search: ['menuTitle', 'status'],
});

/** The columns; titles can be dragged where the order may be changed. */
const columnsWith = (handle: Handle) =>
  table.columns.map((column) =>
    column.key === 'menuTitle' && !column.hideInTable
      ? {
          ...column,
          className: styles.title ?? '',
          render: (_: unknown, menu: MenuRow) => <Title menu={menu} handle={handle(menu.menuId)} />,
        }
      : column,
  );

/** The whole tree, and which of its rows are unfolded. */
function useMenus() {
  const { data } = useCall(menusApi.tree, {});
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  const menus = useMemo(() => data ?? [], [data]);
  const groups = useMemo(
    () => menus.flatMap(flatten).flatMap(({ menuId, children }) => (children.length > 0 ? [menuId] : [])),
    [menus],
  );
  return { data, menus, groups, expanded, setExpanded };
}

function useMenuHistory(onEdit: (edited: EditedMenu) => void) {
  const language = useLanguage();
  const history = useHistory<{ objectId: string; name: string; menu: MenuRecord }>({
    objectType: 'menu',
    fields: menuFields,
    onRestore: ({ menu }, name, value) => {
      const edited = editOf(menu);
      onEdit({ ...edited, start: { ...edited.start, [name]: value } });
    },
  });
  return {
    show: (menu: MenuRecord) => history.show({ objectId: menu.menuId, name: titleOf(menu, language), menu }),
    drawer: history.drawer,
  };
}

function MenuListScreen() {
  const text = useText();
  const can = useCan();
  const { data, menus, groups, expanded, setExpanded } = useMenus();
  const [isFiltered, setIsFiltered] = useState(false);
  const [edited, setEdited] = useState<EditedMenu>();
  const history = useMenuHistory(setEdited);
  const move = async (menuId: string, { menuParent, index }: Position) => {
    const { version = 0 } = findMenu(menus, menuId) ?? {};
    await call(menusApi.move, { id: menuId, version, menuParent, index });
    notifier.success(text('menus.moved'));
  };
  const drag = useRowDrag({
    menus,
    expanded,
    onMove: (menuId, position) => void move(menuId, position).catch(() => undefined),
  });
  // A filter hides siblings, so the new position would be unknown.
  const isMovable = can('menuManage_move') && !isFiltered;
  const columns = columnsWith((menuId) => (isMovable ? drag.handle(menuId) : undefined));
  const request: PageRequest<MenuRow> = async ({ menuTitle, status }, _sort, signal) => {
    const found = await call(search, { menuTitle, status }, { signal });
    const isNarrowed = Boolean(menuTitle) || status !== undefined;
    setIsFiltered(isNarrowed);
    if (isNarrowed) setExpanded(found.flatMap(flatten).map(({ menuId }) => menuId));
    return { data: found.map(rowOf), total: found.length, success: true };
  };
  const add = (
    <ActionButton
      code="menuManage_add"
      label="action.add"
      type="primary"
      onAction={() => setEdited(newMenu(MENU_TOP, menus))}
    />
  );
  const isOpen = expanded.length > 0;
  return (
    <>
      <div className={styles.page}>
        <CrudTable<MenuRow>
          header={
            <PageHeader inList isBusy title="menus.title" help="menus.help">
              <ActionButton
                code="menuManage_expand"
                label={isOpen ? 'menus.foldAll' : 'menus.unfoldAll'}
                onAction={() => setExpanded(isOpen ? [] : groups)}
              />
              {add}
            </PageHeader>
          }
          rowKey="menuId"
          reads={menusApi.tree.reads}
          request={request}
          emptyText="menus.empty"
          emptyAction={add}
          pagination={false}
          expandable={{ expandedRowKeys: [...expanded], onExpandedRowsChange: (keys) => setExpanded(keys.map(String)) }}
          onRow={({ menuId }) => drag.row(menuId)}
          columns={columns}
          actions={({ menuId }) => (
            <MenuActions menu={findMenu(menus, menuId)} menus={menus} onEdit={setEdited} onHistory={history.show} />
          )}
        />
        <MenuPreview menus={data} />
      </div>
      {history.drawer}
      <Suspense fallback={null}>
        <MenuDialog edited={edited} menus={menus} onClose={() => setEdited(undefined)} />
      </Suspense>
    </>
  );
}

/** /permissionSys/menuManage */
export const MenuList = withTexts(['system/menus'], MenuListScreen);
