import { Form, type FormInstance } from 'antd';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { useLanguage } from '@/core/i18n';

type Forms = Readonly<Record<string, Pick<FormInstance, 'getFieldsError' | 'validateFields'>>>;

/** Errors are stored as texts in the language of their moment: in another language the fields are checked again. */
export function FormErrors({ children }: PropsWithChildren) {
  const language = useLanguage();
  const forms = useRef<Forms>({});
  useEffect(() => {
    for (const form of Object.values(forms.current)) {
      const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
      // The errors that remain are shown beside the fields.
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
