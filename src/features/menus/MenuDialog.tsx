import { Form, Select, TreeSelect } from 'antd';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { FLAG } from '@/contract/fields';
import { MENU_TOP, type MenuRecord } from '@/contract/people/menus';
import { T, useLanguage, useText } from '@/core/i18n';
import { FormModal } from '@/crud/record/FormModal';
import type { Conflict } from '@/crud/record/useDialogClash';
import type { useEditor } from '@/crud/record/useEditor';
import { codeTable } from '@/crud/table/codeTable';
import { fieldsOf } from '@/crud/table/fields';
import { IconField } from './IconField';
import { editOf, FIRST, type MenuJob } from './menuJobs';
import { findMenu, siblingsAt, titleOf } from './menuTree';
import { menuStatus } from './menuWords';

interface Node {
  value: string;
  title: string;
  disabled: boolean;
  children: Node[];
}

/** Where a menu can stand: not below a link, nor below itself. */
const nodesOf = (menus: readonly MenuRecord[], language: string, moved: string): Node[] =>
  menus
    .filter(({ menuId }) => menuId !== moved)
    .map((menu) => ({
      value: menu.menuId,
      title: titleOf(menu, language),
      disabled: menu.isExternalLink === 1,
      children: nodesOf(menu.children, language, moved),
    }));

interface FieldProps {
  id?: string;
  value?: string;
  onChange?: (value: string | undefined) => void;
  menus: readonly MenuRecord[];
  moved: string;
}

function ParentField({ menus, moved, ...props }: FieldProps) {
  const text = useText();
  const language = useLanguage();
  const treeData = useMemo(
    () => [{ value: MENU_TOP, title: text('menus.top'), disabled: false, children: nodesOf(menus, language, moved) }],
    [menus, language, moved, text],
  );
  return (
    <TreeSelect
      {...props}
      treeLine
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandedKeys={[MENU_TOP]}
      placeholder={text('select.choose')}
      treeData={treeData}
    />
  );
}

/** Behind which of its new siblings; a menu without any is the first. */
function AfterField({ menus, moved, onChange, ...props }: FieldProps) {
  const text = useText();
  const language = useLanguage();
  const parent: unknown = Form.useWatch('menuParent');
  const siblings = siblingsAt(menus, typeof parent === 'string' ? parent : MENU_TOP, moved);
  const options = [
    { value: FIRST, label: text('menus.first') },
    ...siblings.map((one) => ({ value: one.menuId, label: text('menus.behind', { name: titleOf(one, language) }) })),
  ];
  // Before the parent is known there is nothing to say.
  const isGone =
    typeof parent === 'string' && props.value !== undefined && !options.some((one) => one.value === props.value);
  const forget = useEffectEvent(() => onChange?.(undefined));
  // What was chosen among other siblings is none of these.
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  return (
    <Select {...props} placeholder={text('select.choose')} {...(onChange ? { onChange } : {})} options={options} />
  );
}

const yesNo = codeTable('crud', FLAG);
const choice = { required: true, fieldProps: { allowClear: false } } as const;
const title = { fieldProps: { maxLength: 60 } };

const fieldsWith = (menus: readonly MenuRecord[], menu: MenuRecord | undefined) => {
  const place = { menus, moved: menu?.menuId ?? '' };
  const buttons = menu?.buttonCount ?? 0;
  return fieldsOf<MenuJob>()('menus', {
    menuParent: { required: true, formItemRender: () => <ParentField {...place} /> },
    after: { required: true, formItemRender: () => <AfterField {...place} /> },
    menuTitle: { fieldProps: { maxLength: 30 }, formItemProps: { rules: [{ required: true, whitespace: true }] } },
    titleEn: title,
    titleEs: title,
    titleJa: title,
    menuUrl: {
      fieldProps: { maxLength: 200 },
      formItemProps: {
        rules: [{ required: true, whitespace: true }],
        extra:
          buttons > 0 ? (
            <T id="menus.urlLocked" values={{ key: menu?.pageKey ?? '', count: buttons }} />
          ) : (
            <T id="menus.urlHelp" />
          ),
      },
    },
    menuIcon: { formItemProps: { extra: <T id="menus.iconHelp" /> }, formItemRender: () => <IconField /> },
    sort: {
      required: true,
      valueType: 'digit',
      fieldProps: { min: 1, max: 99_999_999, precision: 0, style: { width: '100%' } },
    },
    isExternalLink: { ...yesNo.field(), ...choice },
    isFind: { ...yesNo.field(), ...choice },
    noCache: { ...yesNo.field(), ...choice, formItemProps: { extra: <T id="menus.noCacheHelp" /> } },
    status: { ...menuStatus.field(), ...choice },
  });
};

const FORM = [
  ...(['menuParent', 'menuTitle', 'titleEn', 'titleEs', 'titleJa', 'menuUrl'] as const),
  ...(['menuIcon', 'sort', 'isExternalLink', 'isFind', 'noCache', 'status'] as const),
] as const;

const TEXTS = {
  add: { title: 'menus.addTitle', help: 'menus.addHelp' },
  edit: { title: 'menus.editTitle' },
  move: { title: 'menus.moveTitle', help: 'menus.moveHelp' },
} as const;

/** The menu that another menu stands below. */
function MenuTitle({ menus, menuId }: { menus: readonly MenuRecord[]; menuId: string }) {
  const language = useLanguage();
  const found = findMenu(menus, menuId);
  return found ? titleOf(found, language) : <T id="menus.top" />;
}

const conflictOf = (menus: readonly MenuRecord[], { kind = 'edit', menu }: Partial<MenuJob>): Conflict<MenuJob> => ({
  prefix: 'menus',
  words: {
    menuParent: (value) => <MenuTitle menus={menus} menuId={String(value)} />,
    isExternalLink: (value) => <yesNo.Tag value={value} />,
    isFind: (value) => <yesNo.Tag value={value} />,
    noCache: (value) => <yesNo.Tag value={value} />,
    status: (value) => <menuStatus.Tag value={value} />,
  },
  // A stale version is answered with the menu as it is stored now, without what stands below it.
  renew: (stored) => (menu ? { ...editOf({ ...menu, ...(stored as Partial<MenuRecord>) }), kind } : {}),
});

type Props = ReturnType<typeof useEditor<MenuJob>>['modal'] & {
  /** The whole tree. */
  menus: readonly MenuRecord[];
};

/** The dialogs over one menu. */
export function MenuDialog({ menus, ...modal }: Props) {
  const language = useLanguage();
  const { kind = 'edit', menu } = modal.record ?? {};
  const fields = useMemo(() => fieldsWith(menus, menu), [menus, menu]);
  return (
    <FormModal<MenuJob>
      {...modal}
      {...TEXTS[kind]}
      wide={kind !== 'move'}
      conflict={conflictOf(menus, { kind, ...(menu ? { menu } : {}) })}
      titleValues={{ name: menu ? titleOf(menu, language) : '' }}
      columns={kind === 'move' ? fields.form(['menuParent', 'after']) : fields.form(FORM)}
    />
  );
}
