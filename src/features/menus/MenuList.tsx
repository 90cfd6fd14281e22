import { HolderOutlined } from '@ant-design/icons';
import { useAccess } from '@umijs/max';
import { Space, Tag } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { MenuIcon } from '@/components/icon/MenuIcon';
import { PageHeader } from '@/components/PageHeader';
import type { Endpoint } from '@/contract/endpoint';
import { MENU_TOP, type MenuRecord, menusApi } from '@/contract/people/menus';
import { call } from '@/core/http/call';
import { useCall } from '@/core/http/useCall';
import { T, type TextId, useLanguage, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@/crud/ActionButton';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import type { PageRequest } from '@/crud/table/pageRequest';
import { MenuActions } from './MenuActions';
import { MenuPreview } from './MenuPreview';
import { type MenuJob, newMenu, saveMenu } from './menuJobs';
import { findMenu, flatten, type Place, siblingsAt, titleOf } from './menuTree';
import { menuStatus } from './menuWords';
import styles from './menus.module.css';
import { useMenuHistory } from './useMenuHistory';
import { useRowDrag } from './useRowDrag';
import type * as z from 'zod';

const MenuDialog = lazy(async () => ({ default: (await import('./MenuDialog')).MenuDialog }));

/** Filters come as the form has them; the server says what they are. */
const search: Endpoint<z.ZodType, z.ZodType<MenuRecord[]>> = menusApi.tree;

/** A group as a row; what is below no menu has no sign to unfold it. */
type Row = Omit<MenuRecord, 'children'> & { children?: Row[] };

const rowOf = ({ children, ...menu }: MenuRecord): Row =>
  children.length > 0 ? { ...menu, children: children.map(rowOf) } : menu;

const mark = (value: 0 | 1, yes: TextId, no?: TextId) =>
  value === 1 ? <T id={yes} /> : no ? <Tag>{<T id={no} />}</Tag> : null;

type Handle = (menuId: string) => object | undefined;

function Title({ menu, handle }: { menu: Row; handle: object | undefined }) {
  const language = useLanguage();
  return (
    <Space size={8}>
      {handle && (
        <span className={styles.handle} aria-hidden {...handle}>
          <HolderOutlined />
        </span>
      )}
      {titleOf(menu, language)}
    </Space>
  );
}

const columnsWith = (handle: Handle) =>
  fieldsOf<Row>()('menus', {
    menuTitle: {
      width: 185,
      className: styles.title ?? '',
      fixed: 'left',
      fieldProps: { maxLength: 30 },
      render: (_, menu) => <Title menu={menu} handle={handle(menu.menuId)} />,
    },
    menuUrl: { ...codeField, width: 215, ellipsis: true },
    menuIcon: { width: 55, align: 'center', render: (_, { menuIcon }) => menuIcon && <MenuIcon name={menuIcon} /> },
    sort: { width: 55, align: 'right' },
    isExternalLink: { width: 70, render: (_, { isExternalLink }) => mark(isExternalLink, 'crud.yes') },
    isFind: { width: 80, render: (_, { isFind }) => mark(isFind, 'menus.shown', 'menus.hidden') },
    status: { ...menuStatus.field(), width: 70 },
  }).table({
    show: ['menuTitle', 'menuUrl', 'menuIcon', 'sort', 'isFind', 'status', 'isExternalLink'],
    search: ['menuTitle', 'status'],
  });

/** The whole tree, what of it is unfolded, and how it is changed. */
function useMenus() {
  const { data, refresh } = useCall(menusApi.tree, {});
  const [round, setRound] = useState(0);
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  const menus = useMemo(() => data ?? [], [data]);
  const groups = useMemo(
    () => menus.flatMap(flatten).flatMap(({ menuId, children }) => (children.length > 0 ? [menuId] : [])),
    [menus],
  );
  const changed = () => {
    refresh();
    setRound((before) => before + 1);
  };
  return { data, menus, groups, expanded, setExpanded, round, changed };
}

function MenuListScreen() {
  const text = useText();
  const { can } = useAccess();
  const { data, menus, groups, expanded, setExpanded, round, changed } = useMenus();
  const [isFiltered, setIsFiltered] = useState(false);
  const editor = useEditor<MenuJob>((job) =>
    saveMenu(job, (parent, moved) => siblingsAt(menus, parent, moved)).finally(changed),
  );
  const { table, reload, open, modal } = editor;
  const history = useMenuHistory(open);
  const reloadAll = () => {
    reload();
    changed();
  };
  const move = async (menuId: string, { menuParent, index }: Place) => {
    const { version = 0 } = findMenu(menus, menuId) ?? {};
    await call(menusApi.move, { id: menuId, version, menuParent, index }).finally(reloadAll);
    notifier.success(text('menus.moved'));
  };
  const drag = useRowDrag({
    menus,
    expanded,
    onMove: (menuId, place) => void move(menuId, place).catch(() => undefined),
  });
  // Among siblings that a filter leaves out no place has a number.
  const isMovable = can('menuManage_move') && !isFiltered;
  const columns = columnsWith((menuId) => (isMovable ? drag.handle(menuId) : undefined));
  const request: PageRequest<Row> = async ({ menuTitle, status }, _sort, signal) => {
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
      onAction={() => open(newMenu(MENU_TOP, menus))}
    />
  );
  const isOpen = expanded.length > 0;
  return (
    <>
      <PageHeader title="menus.title" help="menus.help">
        <ActionButton
          code="menuManage_expand"
          label={isOpen ? 'menus.foldAll' : 'menus.unfoldAll'}
          onAction={() => setExpanded(isOpen ? [] : groups)}
        />
        {add}
      </PageHeader>
      <div className={styles.page}>
        <CrudTable<Row>
          rowKey="menuId"
          actionRef={table}
          request={request}
          emptyText="menus.empty"
          emptyAction={add}
          pagination={false}
          expandable={{ expandedRowKeys: [...expanded], onExpandedRowsChange: (keys) => setExpanded(keys.map(String)) }}
          onRow={({ menuId }) => drag.row(menuId)}
          columns={[
            ...columns,
            actionColumn(({ menuId }) => (
              <MenuActions
                menu={findMenu(menus, menuId)}
                menus={menus}
                onOpen={open}
                onHistory={history.show}
                onChanged={reloadAll}
              />
            )),
          ]}
        />
        <MenuPreview menus={data} round={round} />
      </div>
      {history.drawer}
      <Suspense fallback={null}>
        <MenuDialog {...modal} menus={menus} />
      </Suspense>
    </>
  );
}

/** /permissionSys/menuManage */
export const MenuList = withTexts(['menus'], MenuListScreen);
