import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TextId } from '@/core/i18n';
import { usePage } from '@/core/page/page';
import { ConflictDialog } from './ConflictDialog';
import { useRescue } from './useRescue';

/** What every editable record carries (domain/00 §0.2). */
interface Versioned {
  version: number;
  modifiedByName: string;
  gmtModified: string;
}

interface Options<R, V> {
  /** Absent for a new record. */
  loaded: R | undefined;
  /** The record as the form holds it. */
  toValues: (record: R) => Partial<V>;
  /** A new record. */
  empty: Partial<V>;
  /** The fields' names, for the dialog that shows two people's changes. */
  labels: Readonly<Record<string, TextId>>;
}

/** The form of one record: what the server finds wrong stands at its field, and a stale version loses nobody's input. */
export function useRecordForm<R extends Versioned, V extends object>({
  loaded,
  toValues,
  empty,
  labels,
}: Options<R, V>) {
  const [form] = Form.useForm<V>();
  const [record, setRecord] = useState(loaded);
  const [initialValues] = useState(record ? toValues(record) : empty);
  // What the form held when it was last the same as what is stored: the difference is what the user has changed.
  const [base, setBase] = useState(initialValues);
  const [theirs, setTheirs] = useState<R>();
  const { setDirty } = usePage();
  const isDirty = useRef(false);
  const edits = useRef(0);
  const touch = (touched: boolean) => {
    if (touched) edits.current += 1;
    isDirty.current = touched;
    setDirty(touched);
  };
  // What was read again when the page was shown again; input that is not saved meets it as a conflict when it is.
  const takeUp = useEffectEvent((latest: R) => {
    if (isDirty.current || latest === record) return;
    setRecord(latest);
    setBase(toValues(latest));
    form.setFieldsValue(toValues(latest));
  });
  useEffect(() => {
    if (loaded) takeUp(loaded);
  }, [loaded]);
  // What a stale version is answered with is the present record (decisions.md 6).
  const rescue = useRescue({ form, onConflict: (current) => setTheirs(current as R) });
  // All that the form holds, also fields that no control shows at present.
  const values = () => form.getFieldsValue(true) as V;

  /** Checks the fields, or only some, and writes; undefined when that failed, and the user has been told. */
  const attempt = async <A,>(
    write: (values: V) => Promise<A>,
    fields?: Parameters<FormInstance['validateFields']>[0],
  ) => {
    try {
      await form.validateFields(fields);
      const sent = values();
      const sentAt = edits.current;
      const answer = await write(sent);
      setBase(sent);
      // What was typed while it was being saved is not saved.
      if (edits.current === sentAt) touch(false);
      return answer;
    } catch (failure) {
      rescue(failure);
      return undefined;
    }
  };
  const goOn = (merged: object, from: R) => {
    form.setFieldsValue(merged);
    setRecord(from);
    setBase(toValues(from));
    setTheirs(undefined);
  };
  const conflict = record && theirs && (
    <ConflictDialog
      base={{ ...base }}
      mine={Object.fromEntries(Object.entries(values()))}
      theirs={{ ...toValues(theirs) }}
      who={theirs.modifiedByName}
      when={theirs.gmtModified}
      labels={labels}
      onMerge={(merged) => goOn(merged, theirs)}
      onDrop={() => {
        goOn(toValues(theirs), theirs);
        touch(false);
      }}
    />
  );
  const fields = { form, initialValues, onValuesChange: () => touch(true) };
  return { fields, record, setRecord, attempt, conflict };
}
