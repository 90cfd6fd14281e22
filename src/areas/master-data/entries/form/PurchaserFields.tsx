import { Button, Form, type FormInstance } from 'antd';
import { T } from '@/core/i18n';
import styles from './form.module.css';
import { type FormValues, purchaserFields } from '../../shared/entries/formFields';

const { Field } = purchaserFields;

interface Props {
  form: FormInstance<FormValues>;
  onChange: (changed: Partial<FormValues>) => void;
}

/** The person who buys for the customer; the field may stay empty. */
export function PurchaserFields({ form, onChange }: Props) {
  const purchaser = Form.useWatch('purchaser', { form, preserve: true });
  if (!purchaser) {
    return (
      <Button type="dashed" block onClick={() => onChange({ purchaser: {} })}>
        <T id="entryForm.addPurchaser" />
      </Button>
    );
  }
  return (
    <>
      <div className={styles.columns}>
        <Field name="name" path={['purchaser', 'name']} />
        <Field name="idNo" path={['purchaser', 'idNo']} />
        <Field name="phone" path={['purchaser', 'phone']} />
        <Field name="authorisationUntil" path={['purchaser', 'authorisationUntil']} />
      </div>
      <Button onClick={() => onChange({ purchaser: null })}>
        <T id="entryForm.removePurchaser" />
      </Button>
    </>
  );
}
