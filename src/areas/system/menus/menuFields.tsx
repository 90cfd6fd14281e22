import { MENU_STATUS, type MenuRecord } from '@/contract/system/menus';
import { T, type TextId } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { MenuIcon } from '@/ui/icon/MenuIcon';
import { codeTable } from '@kit/fields/codeTable';
import { controls } from '@kit/fields/controls';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { Tag } from 'antd';
import type { MenuForm } from './editedMenu';
import { IconField } from './IconField';

const menuStatus = codeTable('menuStatus', MENU_STATUS, { tones: { disabled: 'stopped', enabled: 'active' } });

/** A row of the tree; without children the key is absent, so that antd shows no icon to unfold it. */
export type MenuRow = Omit<MenuRecord, 'children'> & { children?: MenuRow[] };

const mark = (value: 0 | 1, yes: TextId, no?: TextId) =>
  value === 1 ? <T id={yes} /> : no ? <Tag>{<T id={no} />}</Tag> : null;

const YES_NO = [
  { value: 1, label: <T id="kit.yes" /> },
  { value: 0, label: <T id="kit.no" /> },
];
/** Chosen from two named options, which say more than a switch. */
const yesNo = { required: true, isFlag: false, control: controls.oneOf(YES_NO) } as const;

/** A menu: its tree, its dialogs, its history. */
export const menuFields = fieldsOf<MenuRow, MenuForm>()('menus', {
  menuTitle: f.text({ max: 30, rules: [{ required: true, whitespace: true }], width: 215, fixed: 'left' }),
  titleEn: f.text({ max: 60 }),
  titleEs: f.text({ max: 60 }),
  titleJa: f.text({ max: 60 }),
  menuParent: f.text({ required: true, isFinal: true }),
  after: f.text({ required: true }),
  menuUrl: f.code({
    max: 200,
    rules: [{ required: true, whitespace: true }],
    width: 215,
    ellipsis: true,
    isFinal: true,
  }),
  menuIcon: f.text({
    help: 'menus.iconHelp',
    control: IconField,
    width: 55,
    column: { align: 'center' },
    cell: ({ menuIcon }) => menuIcon && <MenuIcon name={menuIcon} />,
  }),
  sort: f.count({ required: true, min: 1, max: 99_999_999, width: 55 }),
  isExternalLink: f.flag({
    ...yesNo,
    isFinal: true,
    width: 70,
    cell: ({ isExternalLink }) => mark(isExternalLink, 'kit.yes'),
  }),
  isFind: f.flag({
    ...yesNo,
    show: (value) => <T id={value === 1 ? 'menus.shown' : 'menus.hidden'} />,
    cell: ({ isFind }) => mark(isFind, 'menus.shown', 'menus.hidden'),
  }),
  noCache: f.flag({ ...yesNo, help: 'menus.noCacheHelp' }),
  status: f.codes(menuStatus, { required: true, width: 70, isFinal: true }),
});
