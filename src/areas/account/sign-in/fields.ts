import type { FormInstance } from 'antd';

/** The fields of both forms. */
export interface SignInValues {
  username: string;
  password: string;
  phone: string;
  code: string;
}

/** Puts a failure of the server where the user can mend it; false when it belongs to no field. */
export function showAtField(form: FormInstance<SignInValues>, field: keyof SignInValues | undefined, message: string) {
  if (!field) return false;
  form.setFields([{ name: field, errors: [message] }]);
  form.focusField(field);
  return true;
}
