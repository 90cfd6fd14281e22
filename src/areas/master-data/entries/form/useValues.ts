import { Form, type FormInstance } from 'antd';
import type { FormValues } from '../../shared/entries/formFields';

/** All values of a form, as they are typed. */
export const useValues = (form: FormInstance<FormValues>): Partial<FormValues> =>
  // Until its first field is mounted a form has no values, although antd's type has no undefined.
  Form.useWatch((all: FormValues): Partial<FormValues> | undefined => all, { form, preserve: true }) ?? {};
