import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card, Form, type FormInstance, Radio } from 'antd';
import { MAX_RECEIVERS } from '@/contract/master-data/forms/customer';
import { randomUuid } from '@/core/http/random';
import { T, useText } from '@/core/i18n';
import styles from './form.module.css';
import { type FormValues, type Receiver, receiverFields } from '../../shared/entries/formFields';

const { Field } = receiverFields;

interface RowProps {
  index: number;
  isOnly: boolean;
  onDefault: () => void;
  onRemove: () => void;
}

function Row({ index, isOnly, onDefault, onRemove }: RowProps) {
  const text = useText();
  const remove = (
    <Button
      type="text"
      size="small"
      icon={<DeleteOutlined />}
      disabled={isOnly}
      aria-label={text('entryForm.removeReceiver', { no: index + 1 })}
      onClick={onRemove}
    />
  );
  return (
    <Card
      size="small"
      className={styles.row ?? ''}
      title={<T id="entryForm.receiverNo" values={{ no: index + 1 }} />}
      extra={remove}
    >
      <div className={styles.columns}>
        <Field name="name" path={[index, 'name']} />
        <Field name="phone" path={[index, 'phone']} />
        <Field name="address" path={[index, 'address']} />
        <Form.Item
          name={[index, 'isDefault']}
          label={<T id="receiver.isDefault" />}
          getValueProps={(value: unknown) => ({ checked: value === 1 })}
        >
          <Radio onChange={onDefault}>
            <T id="entryForm.useAsDefault" />
          </Radio>
        </Form.Item>
      </div>
    </Card>
  );
}

interface Props {
  form: FormInstance<FormValues>;
  onChange: (changed: Partial<FormValues>) => void;
}

/** The receivers of goods; one of them is the default. */
export function ReceiverRows({ form, onChange }: Props) {
  const newRow = (isFirst: boolean): Partial<Receiver> => ({ id: randomUuid(), isDefault: isFirst ? 1 : 0 });
  // The rows of this list are the values at `receivers`.
  const rowsNow = () => form.getFieldValue('receivers') as FormValues['receivers'];
  const setDefault = (chosen: number) => {
    onChange({ receivers: rowsNow().map((row, index) => ({ ...row, isDefault: index === chosen ? 1 : 0 })) });
  };
  const removed = () => {
    if (rowsNow().every(({ isDefault }) => isDefault === 0)) setDefault(0);
  };
  return (
    <Form.List name="receivers">
      {(rows, { add, remove }, { errors }) => (
        <>
          {rows.map(({ key, name: index }) => (
            <Row
              key={key}
              index={index}
              isOnly={rows.length === 1}
              onDefault={() => setDefault(index)}
              onRemove={() => {
                remove(index);
                removed();
              }}
            />
          ))}
          <Button
            type="dashed"
            block
            icon={<PlusOutlined />}
            disabled={rows.length >= MAX_RECEIVERS}
            onClick={() => add(newRow(rows.length === 0))}
          >
            <T id="entryForm.addReceiver" />
          </Button>
          <Form.ErrorList errors={errors} />
        </>
      )}
    </Form.List>
  );
}
