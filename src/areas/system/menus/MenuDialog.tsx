import type { MenuRecord } from '@/contract/system/menus';
import { T, useLanguage } from '@/core/i18n';
import { RecordDialog } from '@kit/form/RecordDialog';
import { editOf, type EditedMenu, type MenuForm, saveMenu } from './editedMenu';
import { menuFields } from './menuFields';
import { siblingsAt, titleOf } from './menuTree';
import { AfterField, MenuTitle, ParentField } from './menuPosition';

const { Field } = menuFields;

const TEXTS = {
  add: { title: 'menus.addTitle', help: 'menus.addHelp' },
  edit: { title: 'menus.editTitle' },
  move: { title: 'menus.moveTitle', help: 'menus.moveHelp' },
} as const;

interface Props {
  edited: EditedMenu | undefined;
  /** The whole tree. */
  menus: readonly MenuRecord[];
  onClose: () => void;
}

/** The address of a menu, with the note that a page with buttons keeps its own. */
function Address({ menu }: { menu: MenuRecord | undefined }) {
  const { pageKey: key = '', buttonCount: count = 0 } = menu ?? {};
  const help = count > 0 ? <T id="menus.urlLocked" values={{ key, count }} /> : <T id="menus.urlHelp" />;
  return <Field name="menuUrl" extra={help} />;
}

/** The dialogs that create or change a menu. */
export function MenuDialog({ edited, menus, onClose }: Props) {
  const language = useLanguage();
  const kind = edited?.kind ?? 'edit';
  const menu = edited && edited.kind !== 'add' ? edited.menu : undefined;
  const position = { menus, moved: menu?.menuId ?? '' };
  const parent = (
    <Field name="menuParent">
      <ParentField {...position} />
    </Field>
  );
  return (
    <RecordDialog<EditedMenu['start'], MenuForm>
      {...TEXTS[kind]}
      draftKey={`menu ${kind} ${menu?.menuId ?? ''}`}
      wide={kind !== 'move'}
      titleValues={{ name: menu ? titleOf(menu, language) : '' }}
      fields={{
        ...menuFields,
        show: (name, value) =>
          name === 'menuParent' ? <MenuTitle menus={menus} menuId={String(value)} /> : menuFields.show(name, value),
      }}
      record={edited?.start}
      // The refusal of a stale version contains the menu as it is stored now, without its children.
      reread={(current) => (menu ? editOf({ ...menu, ...(current as Partial<MenuRecord>) }).start : {})}
      save={async (form, { record }) =>
        edited &&
        saveMenu(edited, {
          form,
          version: record?.version,
          siblingsAt: (at, moved) => siblingsAt(menus, at, moved),
        })
      }
      onClose={onClose}
    >
      {kind === 'move' ? (
        <>
          {parent}
          <Field name="after">
            <AfterField {...position} />
          </Field>
        </>
      ) : (
        <>
          {parent}
          {menuFields.inputs(['menuTitle', 'titleEn', 'titleEs', 'titleJa'])}
          <Address menu={menu} />
          {menuFields.inputs(['menuIcon', 'sort', 'isExternalLink', 'isFind', 'noCache', 'status'])}
        </>
      )}
    </RecordDialog>
  );
}
