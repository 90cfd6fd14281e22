import { Tooltip, Typography } from 'antd';
import { type ButtonRecord, MENU_STATUS } from '@/contract/system/menus';
import { T, useLanguage } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';
import { PageSelect } from '../shared/PageSelect';

const buttonStatus = codeTable('menuStatus', MENU_STATUS, { tones: { disabled: 'stopped', enabled: 'active' } });
const position = codeTable('buttonPosition', { header: 'header', table: 'table' });
const codeRule = { pattern: /^[A-Za-z]\w{2,60}$/, message: <T id="buttons.codeRule" /> };

function PageTitle({ menuTitle, titles }: ButtonRecord) {
  const language = useLanguage();
  return titles[language] || menuTitle || NOTHING;
}

function ButtonName({ buttonName, names }: ButtonRecord) {
  const language = useLanguage();
  return names[language] || buttonName;
}

/** The first of the calls that a button is needed for, and how many more there are. */
function Calls({ ownPaths, apiPaths }: ButtonRecord) {
  const [first, ...rest] = [...new Set([...ownPaths, ...apiPaths])];
  if (first === undefined) return NOTHING;
  return (
    <Tooltip
      title={[first, ...rest].map((path) => (
        <div key={path}>{path}</div>
      ))}
    >
      <Typography.Text ellipsis>{rest.length > 0 ? `${first} +${rest.length}` : first}</Typography.Text>
    </Tooltip>
  );
}

/** A function button: its list, its dialog, its history. */
export const buttonFields = fieldsOf<ButtonRecord>()('buttons', {
  menuId: f.text({
    required: true,
    control: PageSelect,
    filter: { formItemRender: () => <PageSelect /> },
    isFinal: true,
  }),
  menuTitle: f.text({ width: 130, cell: (button) => <PageTitle {...button} /> }),
  pageKey: f.text({ width: 140 }),
  buttonCode: f.code({
    required: true,
    help: 'buttons.codeRule',
    rules: [codeRule],
    width: 220,
    fixed: 'left',
    sorted: true,
    isFinal: true,
  }),
  buttonName: f.text({
    max: 20,
    rules: [{ required: true, whitespace: true }],
    width: 130,
    sorted: true,
    cell: (button) => <ButtonName {...button} />,
  }),
  position: f.codes(position, { required: true, width: 90, sorted: true }),
  sort: f.count({ required: true, min: 1, max: 99_999_999 }),
  status: f.codes(buttonStatus, { width: 80, isFinal: true }),
  apiPaths: f.list({ width: 300, ellipsis: false, cell: (button) => <Calls {...button} /> }),
});
