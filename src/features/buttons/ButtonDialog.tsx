import { Form, Input, Select, Space, Tag } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { PageSelect } from '@/components/tree/PageSelect';
import { type MenuRecord, menusApi } from '@/contract/people/menus';
import { useCall } from '@/core/http/useCall';
import { T, useText } from '@/core/i18n';
import { FormModal } from '@/crud/record/FormModal';
import type { useEditor } from '@/crud/record/useEditor';
import { fieldsOf } from '@/crud/table/fields';
import type { ButtonForm } from './buttonJobs';
import { BUTTON_WORDS, positions } from './buttonWords';

const keyOf = (menus: readonly MenuRecord[], menuId: unknown): string | undefined => {
  for (const { menuId: own, pageKey, children } of menus) {
    const found = own === menuId ? pageKey : keyOf(children, menuId);
    if (found !== undefined) return found;
  }
  return undefined;
};

interface CodeProps {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
}

/** A code begins with the key of its page: only the rest of it is typed. */
function CodeInput({ id, value = '', onChange }: CodeProps) {
  const { data } = useCall(menusApi.tree, {});
  const menuId: unknown = Form.useWatch('menuId');
  const key = keyOf(data ?? [], menuId) ?? '';
  const prefix = `${key}_`;
  const rest = value.slice(value.indexOf('_') + 1);
  const follow = useEffectEvent(() => value !== '' && key !== '' && onChange?.(prefix + rest));
  useEffect(() => {
    follow();
  }, [prefix]);
  return (
    <Space.Compact block>
      {key !== '' && <Space.Addon key="prefix">{prefix}</Space.Addon>}
      <Input
        // Stays the same one when the prefix appears.
        key="rest"
        id={id ?? ''}
        value={rest}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => onChange?.(target.value === '' ? '' : prefix + target.value)}
      />
    </Space.Compact>
  );
}

interface CallsProps {
  id?: string;
  value?: string[];
  onChange?: (calls: string[]) => void;
  /** What the product asks the button for already. */
  own: readonly string[];
}

function CallsField({ own, value = [], ...props }: CallsProps) {
  const text = useText();
  const { data, loading } = useCall(menusApi.buttonCalls, {});
  const options = (data ?? []).filter((one) => !own.includes(one)).map((one) => ({ value: one, label: one }));
  return (
    <Select
      {...props}
      mode="multiple"
      allowClear
      placeholder={text('select.choose')}
      loading={loading}
      value={value}
      options={options}
    />
  );
}

const fieldsWith = (ownPaths: readonly string[]) =>
  fieldsOf<ButtonForm>()('buttons', {
    menuId: { required: true, formItemRender: () => <PageSelect /> },
    buttonCode: {
      formItemProps: {
        extra: <T id="buttons.codeRule" />,
        rules: [{ required: true }, { pattern: /^[A-Za-z]\w{2,60}$/, message: <T id="buttons.codeRule" /> }],
      },
      formItemRender: () => <CodeInput />,
    },
    buttonName: { fieldProps: { maxLength: 20 }, formItemProps: { rules: [{ required: true, whitespace: true }] } },
    position: { required: true, valueType: 'select', valueEnum: positions, fieldProps: { allowClear: false } },
    sort: {
      required: true,
      valueType: 'digit',
      fieldProps: { min: 1, max: 99_999_999, precision: 0, style: { width: '100%' } },
    },
    apiPaths: {
      formItemProps: { extra: <Bound own={ownPaths} /> },
      formItemRender: () => <CallsField own={ownPaths} />,
    },
  });

/** What binding a call means, and which are bound for good. */
const Bound = ({ own }: { own: readonly string[] }) => (
  <Space wrap size={4}>
    <T id="buttons.boundHelp" />
    {own.length > 0 && <T id="buttons.ownHelp" />}
    {own.map((one) => (
      <Tag key={one}>{one}</Tag>
    ))}
  </Space>
);

const NEW = ['menuId', 'buttonCode', 'buttonName', 'position', 'sort', 'apiPaths'] as const;
const OLD = ['buttonName', 'position', 'sort', 'apiPaths'] as const;

/** One button: a new one, or what may be changed of another. */
export function ButtonDialog(modal: ReturnType<typeof useEditor<ButtonForm>>['modal']) {
  const { version, buttonCode = '', ownPaths = [] } = modal.record ?? {};
  const fields = fieldsWith(ownPaths);
  const isNew = version === undefined;
  return (
    <FormModal<ButtonForm>
      {...modal}
      title={isNew ? 'buttons.addTitle' : 'buttons.editTitle'}
      {...(isNew ? { help: 'buttons.addHelp' } : {})}
      titleValues={{ code: buttonCode }}
      conflict={{
        prefix: 'buttons',
        words: BUTTON_WORDS,
        // A stale version is answered with the button as it is stored now.
        renew: (stored) => ({ ...modal.record, ...(stored as Partial<ButtonForm>) }),
      }}
      columns={isNew ? fields.form(NEW) : fields.form(OLD)}
    />
  );
}
