import { Form, type FormInstance } from 'antd';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { useLanguage } from '@/core/i18n';

type Forms = Readonly<Record<string, Pick<FormInstance, 'getFieldsError' | 'validateFields'>>>;

/** Errors are texts of the moment in which they were found: with another language they are found again. */
export function FormErrors({ children }: PropsWithChildren) {
  const language = useLanguage();
  const forms = useRef<Forms>({});
  useEffect(() => {
    for (const form of Object.values(forms.current)) {
      const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
      // What is still wrong stands beside the fields.
      if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
    }
  }, [language]);
  return (
    <Form.Provider
      onFormChange={(_, known) => {
        forms.current = known.forms;
      }}
    >
      {children}
    </Form.Provider>
  );
}
