import { Form, Select, Space, Tag } from 'antd';
import { type ButtonRecord, type MenuRecord, menusApi } from '@/contract/system/menus';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { remoteProps } from '@/ui/pick/remoteNodes';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { buttonFields } from './buttonFields';
import { CodeInput } from './CodeInput';

const { Field } = buttonFields;

/** A button as the dialog holds it; without a version it is new. */
export type EditedButton = Partial<ButtonRecord>;

interface CallsProps {
  id?: string;
  value?: string[];
  onChange?: (calls: string[]) => void;
  /** Calls that need this button in the product itself. */
  own: readonly string[];
}

function CallsField({ own, value = [], ...props }: CallsProps) {
  const text = useText();
  const read = useCall(menusApi.buttonCalls, {});
  const options = (read.data ?? []).filter((path) => !own.includes(path)).map((path) => ({ value: path, label: path }));
  return (
    <Select
      {...props}
      mode="multiple"
      allowClear
      placeholder={text('select.choose')}
      value={value}
      options={options}
      {...remoteProps(read, options)}
    />
  );
}

/** What it means to bind a call, and the calls that are bound permanently. */
const Bound = ({ own }: { own: readonly string[] }) => (
  <Space wrap size={4}>
    <T id="buttons.boundHelp" />
    {own.length > 0 && <T id="buttons.ownHelp" />}
    {own.map((path) => (
      <Tag key={path}>{path}</Tag>
    ))}
  </Space>
);

/** Of a menu that holds others it is empty. */
const keyOf = (menus: readonly MenuRecord[], menuId: unknown): string | undefined => {
  for (const { menuId: own, pageKey, children } of menus) {
    if (own === menuId) return children.length > 0 ? '' : pageKey;
    const found = keyOf(children, menuId);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The page of a new button, and its code, which begins with the key of that page. */
function OwnPage() {
  const { data = [] } = useCall(menusApi.tree, {});
  const pageKey = keyOf(data, Form.useWatch('menuId')) ?? '';
  const isPage = (_: unknown, menuId: unknown) =>
    keyOf(data, menuId) === '' ? Promise.reject(new Error()) : Promise.resolve();
  return (
    <>
      <Field name="menuId" rules={[{ validator: isPage, message: <T id="buttons.pageRule" /> }]} />
      <Field name="buttonCode">
        <CodeInput pageKey={pageKey} />
      </Field>
    </>
  );
}

function save({ version, menuId, buttonCode, buttonName, position, apiPaths, sort }: ButtonRecord, isNew: boolean) {
  const form = { buttonCode, buttonName, position, apiPaths, sort };
  if (isNew) return call(menusApi.buttonAdd, { ...form, menuId }, { silent: true });
  return call(menusApi.buttonUpdate, { ...form, version }, { silent: true });
}

interface Props {
  edited: EditedButton | undefined;
  onClose: () => void;
}

/** Creates a button, or changes an existing one as far as that is allowed. */
export function ButtonDialog({ edited, onClose }: Props) {
  const { version, buttonCode = '', ownPaths = [] } = edited ?? {};
  const isNew = version === undefined;
  return (
    <RecordDialog<EditedButton, ButtonRecord>
      draftKey={`button ${buttonCode}`}
      title={isNew ? 'buttons.addTitle' : 'buttons.editTitle'}
      {...(isNew ? { help: 'buttons.addHelp' } : {})}
      titleValues={{ code: buttonCode }}
      fields={buttonFields}
      record={edited}
      // The refusal of a stale version contains the button as it is stored now.
      reread={(current) => ({ ...edited, ...(current as EditedButton) })}
      save={(button) => save(button, isNew)}
      onClose={onClose}
    >
      {isNew && <OwnPage />}
      {buttonFields.inputs(['buttonName', 'position', 'sort'])}
      <Field name="apiPaths" extra={<Bound own={ownPaths} />}>
        <CallsField own={ownPaths} />
      </Field>
    </RecordDialog>
  );
}
