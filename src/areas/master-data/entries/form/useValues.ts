import { Form, type FormInstance } from 'antd';
import type { FormValues } from '../fields/formFields';

/** All that a form holds, as it is typed. */
export const useValues = (form: FormInstance<FormValues>): Partial<FormValues> =>
  // Before its first field is there it holds nothing, whatever antd says.
  Form.useWatch((all: FormValues): Partial<FormValues> | undefined => all, { form, preserve: true }) ?? {};
