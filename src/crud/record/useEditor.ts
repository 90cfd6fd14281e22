import type { ActionType } from '@ant-design/pro-components';
import { useRef, useState } from 'react';

/** A list, and the dialog over one of its records: the table's handle, how to open the dialog, and its props. */
export function useEditor<T extends object>(save: (values: T) => Promise<unknown>) {
  const table = useRef<ActionType>(undefined);
  const [record, setRecord] = useState<Partial<T>>();
  const reload = () => void table.current?.reload();
  return {
    table,
    reload,
    open: setRecord,
    modal: {
      record,
      onClose: () => setRecord(undefined),
      // Also after a failure: what the list shows may be why.
      onSave: (values: T) => save(values).finally(reload),
    },
  };
}
