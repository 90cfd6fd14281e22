import type { ProFormColumnsType } from '@ant-design/pro-components';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { TextId } from '@/core/i18n';
import type { Words } from './ConflictDialog';
import { useClash, type Versioned } from './useClash';

/** What a dialog does when somebody else was quicker. */
export interface Conflict<T> {
  /** Under which prefix its fields have their names, as in `fieldsOf`. */
  prefix: string;
  words?: Words;
  /** The record of the dialog anew, from the stored one that the server has answered. */
  renew: (stored: unknown) => Promise<Partial<T>> | Partial<T>;
}

interface Fresh<T> extends Versioned {
  /** The record that the dialog was opened with. */
  of: Partial<T> | undefined;
  record: Partial<T>;
}

interface Options<T extends object> {
  form: FormInstance<T>;
  record: Partial<T> | undefined;
  columns: readonly ProFormColumnsType<T>[];
  conflict: Conflict<T> | undefined;
}

/** Two changes to the record of one dialog, side by side: what was typed goes on from the newer version. */
export function useDialogClash<T extends object>({ form, record, columns, conflict }: Options<T>) {
  const [fresh, setFresh] = useState<Fresh<T>>();
  const current = fresh && fresh.of === record ? fresh.record : record;
  const names = columns.map(({ dataIndex }) => String(dataIndex));
  const fieldsIn = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  const goOn = (values: object, theirs: Fresh<T>) => {
    form.setFieldsValue(values);
    setFresh(theirs);
  };
  const clash = useClash<Fresh<T>>({
    toValues: (theirs) => fieldsIn(theirs.record),
    // Every column of a dialog has its text under the prefix: `fieldsOf` has made it.
    labels: Object.fromEntries(names.map((name) => [name, `${conflict?.prefix ?? ''}.${name}` as TextId])),
    words: conflict?.words,
    onMerge: goOn,
    onDrop: (theirs) => goOn(fieldsIn(theirs.record), theirs),
  });
  const meet = async (stored: unknown) => {
    if (!conflict) return;
    const newer = await conflict.renew(stored);
    // The server names who was quicker, and when; a record without them is still one.
    const { version = 0, modifiedByName = '', gmtModified = '' } = stored as Partial<Versioned>;
    const theirs = { of: record, record: newer, version, modifiedByName, gmtModified };
    clash.ask({ base: fieldsIn(current ?? {}), mine: fieldsIn(form.getFieldsValue()), theirs });
  };
  return {
    /** What is saved starts from here. */
    current,
    dialog: clash.dialog,
    // A record that can not be read again has said why.
    ...(conflict ? { onConflict: (stored: unknown) => void meet(stored).catch(() => undefined) } : {}),
  };
}
