import { BetaSchemaForm, ModalForm, type ModalFormProps, type ProFormColumnsType } from '@ant-design/pro-components';
import { Col, Form, Typography } from 'antd';
import { useState } from 'react';
import { T, type TextId, type TextValues, useText } from '@/core/i18n';
import { useIsWide } from '@/core/media/media';
import { notifier } from '@/core/notify/notifier';
import { type Conflict, useDialogClash } from './useDialogClash';
import { useRescue } from './useRescue';

interface Props<T extends object> {
  title: TextId;
  titleValues?: TextValues;
  /** One sentence above the fields: what follows. */
  help?: TextId;
  /** The verb of the button; 保存 without it. */
  okText?: TextId;
  danger?: boolean;
  /** Two columns where there is room: from eight fields on. */
  wide?: boolean;
  /** Absent while the dialog is closed, empty for a new record. */
  record: Partial<T> | undefined;
  columns: ProFormColumnsType<T>[];
  onSave: (values: T) => Promise<unknown>;
  onClose: () => void;
  /** What is said afterwards. */
  done?: TextId;
  /** Two changes to one record stand side by side; without it a stale version is only said. */
  conflict?: Conflict<T>;
  /** Anything else of ProComponents' ModalForm. */
  modal?: ModalFormProps<T>;
}

const WIDE = { width: 720, grid: true, rowProps: { gutter: 16 } };
const HALF = { xs: 24, md: 12 };
const WHOLE = { span: 24 };

/** A field of several lines takes the whole width. */
const inColumns = <T extends object>(columns: readonly ProFormColumnsType<T>[]) =>
  columns.map((column) => ({ colProps: column.valueType === 'textarea' ? WHOLE : HALF, ...column }));

/** A dialog of up to a dozen flat fields; closes by its buttons only, and keeps what was typed when saving fails. */
export function FormModal<T extends object>(props: Props<T>) {
  const isOpen = props.record !== undefined;
  const [opened, setOpened] = useState({ isOpen: false, times: 0 });
  if (opened.isOpen !== isOpen) setOpened({ isOpen, times: opened.times + (isOpen ? 1 : 0) });
  // Each opening has a form of its own: antd's hands the values of one record on to the next.
  return <Dialog key={opened.times} {...props} />;
}

function Dialog<T extends object>({ record, columns, onSave, onClose, ...props }: Props<T>) {
  const {
    title,
    titleValues,
    help,
    okText = 'crud.save',
    danger = false,
    wide = false,
    done = 'crud.saved',
    conflict,
    modal,
  } = props;
  const [form] = Form.useForm<T>();
  const text = useText();
  const { current, dialog, ...clash } = useDialogClash<T>({ form, record, columns, conflict });
  const rescue = useRescue({ form, ...clash });
  const isWide = useIsWide();
  const first = columns.find(({ readonly, dataIndex }) => readonly !== true && dataIndex !== undefined)?.dataIndex;
  // Typing can begin at once; on a phone the keyboard would cover what is to be read first.
  const begin = (isOpen: boolean) => {
    const isTyping = document.activeElement?.matches('input, textarea') === true;
    if (isOpen && isWide && !isTyping && first !== undefined) form.focusField(first);
  };
  const save = async (values: T) => {
    try {
      await onSave({ ...current, ...values });
      notifier.success(text(done));
      onClose();
      return true;
    } catch (error) {
      rescue(error);
      return false;
    }
  };
  return (
    <ModalForm<T>
      layout="vertical"
      {...(wide ? WIDE : { width: 464 })}
      {...modal}
      // The search form of the page has fields of the same names.
      name="edit"
      form={form}
      // What a field that has gone held is not sent.
      preserve={false}
      title={<T id={title} {...(titleValues ? { values: titleValues } : {})} />}
      open={record !== undefined}
      initialValues={record ?? {}}
      modalProps={{
        destroyOnHidden: true,
        mask: { closable: false },
        keyboard: false,
        onCancel: onClose,
        afterOpenChange: begin,
      }}
      submitter={{
        searchConfig: { submitText: <T id={okText} />, resetText: <T id="crud.cancel" /> },
        submitButtonProps: { danger },
      }}
      onFinish={save}
      onFinishFailed={rescue}
    >
      {help && (
        <Col span={24}>
          <Typography.Paragraph type="secondary">
            <T id={help} />
          </Typography.Paragraph>
        </Col>
      )}
      {dialog}
      <BetaSchemaForm<T> layoutType="Embed" columns={wide ? inColumns(columns) : columns} />
    </ModalForm>
  );
}
