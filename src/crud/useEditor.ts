import type { ActionType } from '@ant-design/pro-components';
import { useRef, useState } from 'react';

/** A list, and the dialog that edits one of its records: the table's handle, the dialog's props, and how to open it. */
export function useEditor<T extends object>(save: (values: T) => Promise<unknown>) {
  const table = useRef<ActionType>(undefined);
  const [record, setRecord] = useState<Partial<T>>();
  return {
    table,
    open: setRecord,
    reload: () => table.current?.reload(),
    modal: {
      record,
      onClose: () => setRecord(undefined),
      onSave: async (values: T) => {
        await save(values);
        void table.current?.reload();
      },
    },
  };
}
