import { Form, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { T, type TextId } from '@/core/i18n';
import { usePage } from '@/core/page/page';
import type { Draft, FoundDraft } from '@/core/storage/drafts';
import { mergeRecords } from './mergeRecords';
import type { Words } from './ConflictDialog';
import { useClash, type Versioned } from './useClash';
import { useDraft } from './useDraft';
import { useRescue, type Wrong } from './useRescue';

interface Options<R, V> {
  /** Absent for a new record. */
  loaded: R | undefined;
  /** The record as the form holds it. */
  toValues: (record: R) => Partial<V>;
  /** A new record. */
  empty: Partial<V>;
  /** The fields' names, for the dialog that shows two people's changes. */
  labels: Readonly<Record<string, TextId>>;
  /** How values of codes and ids are read there. */
  words?: Words;
  /** The form only shows. */
  readOnly?: boolean;
  /** Several forms share a page: whether what was kept there is of this one. */
  accepts?: (draft: Readonly<Record<string, unknown>>) => boolean;
  /** What has been found wrong, before the form leads to it. */
  onWrong?: (wrong: readonly Wrong[]) => void;
}

/**
 * The form of one record: what the server finds wrong stands at its field, a stale version loses nobody's input, and what
 * is not saved survives a crash.
 */
export function useRecordForm<R extends Versioned, V extends object>(options: Options<R, V>) {
  const { loaded, toValues, empty, readOnly = false } = options;
  const [form] = Form.useForm<V>();
  const [record, setRecord] = useState(loaded);
  const [initialValues] = useState(record ? toValues(record) : empty);
  // What the form held when it was last the same as what is stored: the difference is what the user has changed.
  const [base, setBase] = useState(initialValues);
  const { setDirty } = usePage();
  const isDirty = useRef(false);
  const edits = useRef(0);
  // All that the form holds, also fields that no control shows at present.
  const values = () => form.getFieldsValue(true) as V;
  const goOn = (merged: object, from: R) => {
    form.setFieldsValue(merged);
    setRecord(from);
    setBase(toValues(from));
  };
  const clash = useClash<R>({
    ...options,
    onMerge: (merged, theirs) => {
      goOn(merged, theirs);
      touch(true, { base: toValues(theirs), version: theirs.version });
    },
    onDrop: (theirs) => {
      goOn(toValues(theirs), theirs);
      touch(false);
    },
  });
  const restore = (found: FoundDraft) => {
    if (record && found.version !== record.version) {
      draft.keep(found);
      clash.ask({ base: found.base, mine: found.values, theirs: record });
      return;
    }
    // What was typed before the draft was asked for stays, where the draft says nothing else.
    const { merged }: { merged: object } = mergeRecords(
      found.base,
      found.values,
      Object.fromEntries(Object.entries(values())),
    );
    form.setFieldsValue(merged);
    touch(true);
  };
  const draft = useDraft({
    isOff: readOnly,
    ...(options.accepts ? { accepts: options.accepts } : {}),
    onRestore: restore,
    warning: ({ version }) => record && version !== record.version && <ChangedSince {...record} />,
  });
  const touch = (touched: boolean, from: Pick<Draft, 'base' | 'version'> = { base, version: record?.version }) => {
    if (touched) {
      edits.current += 1;
      draft.keep({ ...from, values: values() });
    } else draft.drop();
    isDirty.current = touched;
    setDirty(touched, draft.drop);
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
  const onConflict = (current: unknown) => clash.ask({ base, mine: values(), theirs: current as R });
  const rescue = useRescue({ form, onConflict, onWrong: options.onWrong });

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
      // The user has not accepted what was asked: nothing is written.
      if (answer === undefined) return undefined;
      setBase(sent);
      // What was typed while it was being saved is not saved.
      if (edits.current === sentAt) touch(false);
      return answer;
    } catch (failure) {
      rescue(failure);
      return undefined;
    }
  };
  /** For ProForm. */
  const fields = { form, initialValues, onValuesChange: () => touch(true), contentRender: under(draft.offer) };
  return { fields, record, setRecord, attempt, conflict: clash.dialog };
}

const under = (offer: ReactNode) => (items: ReactNode, submitter: ReactNode) => (
  <>
    {offer}
    {items}
    {submitter}
  </>
);

const ChangedSince = ({ modifiedByName: who, gmtModified: when }: Versioned) => (
  <T id="draft.changedSince" values={{ who, when }} />
);
