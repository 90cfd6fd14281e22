import { Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RecordFields } from '../fields/fieldsOf';
import { T } from '../text';
import type { FoundDraft } from './drafts';
import { mergeRecords } from './mergeRecords';
import { useAttempt } from './useAttempt';
import { useConflict, type Versioned } from './useConflict';
import { useDraft } from './useDraft';
import { type InvalidField, useFormFailure } from './useFormFailure';
import { useSaveKey } from './useSaveKey';
import { type Origin, useUnsaved } from './useUnsaved';

export interface RecordFormOptions<R, V> {
  /** The form among those of its page, for its drafts. */
  name: string;
  /** How the record's fields are called and read, where two people's changes meet. */
  fields: RecordFields;
  /** As it was loaded; absent for a new record. */
  loaded: R | undefined;
  /** The record as the form holds it. */
  toValues: (record: R) => Partial<V>;
  /** A new record. */
  empty?: Partial<V>;
  /** The form only shows. */
  readOnly?: boolean;
  /** Several forms share a page: whether what was kept there belongs to this one. */
  accepts?: (draft: Readonly<Record<string, unknown>>) => boolean;
  /** What has been found wrong, before the form leads to it. */
  onInvalid?: (invalid: readonly InvalidField[]) => void;
  /** The record from what a stale version is answered with, where that is another shape. */
  reread?: (current: unknown) => R | Promise<R>;
  /** `Ctrl+S`. */
  onSaveKey?: () => void;
}

/**
 * What a stale version is answered with is the present record: it says who was quicker, and is the form's, unless
 * that knows better.
 */
async function presentRecord<R extends Versioned>(current: unknown, reread: RecordFormOptions<R, object>['reread']) {
  // The contract answers a conflict with the record itself.
  const stored = current as R;
  const { modifiedByName, gmtModified } = stored;
  return reread ? { modifiedByName, gmtModified, ...(await reread(current)) } : stored;
}

/**
 * The form of one record, whatever it stands in: what the server finds wrong stands at its field, a stale version loses
 * nobody's input, its warnings are asked, and what is not saved is guarded and survives a crash.
 */
export function useRecordForm<R extends Versioned, V extends object>(options: RecordFormOptions<R, V>) {
  const { name, fields, loaded, toValues, empty = {}, readOnly = false, reread } = options;
  const [form] = Form.useForm<V>();
  const [record, setRecord] = useState(loaded);
  const [initialValues] = useState<Partial<V>>(record ? toValues(record) : empty);
  // What the form held when it was last the same as what is stored: the difference is what the user has changed.
  const [base, setBase] = useState<object>(initialValues);
  // All that the form holds, also fields that no control shows at present: together they are its values.
  const values = () => form.getFieldsValue(true) as V;
  // antd asks for a deep partial of a type that is not known here.
  const fill = (filled: object) => form.setFieldsValue(filled);
  const { keeper, isDirty, edits, mark } = useUnsaved(name, fields, values);
  const touch = (touched: boolean, from: Origin = { base, version: record?.version }) => mark(touched, from);
  const continueFrom = (theirs: R, shown: object) => {
    fill(shown);
    setRecord(theirs);
    setBase(toValues(theirs));
  };
  const conflict = useConflict<R>({
    fields,
    toValues,
    onMerge: (merged, theirs) => {
      continueFrom(theirs, merged);
      touch(true, { base: toValues(theirs), version: theirs.version });
    },
    onDrop: (theirs) => {
      continueFrom(theirs, toValues(theirs));
      touch(false);
    },
  });
  const restore = (found: FoundDraft) => {
    if (record && found.version !== record.version) {
      keeper.keep(found);
      conflict.ask({ base: found.base, mine: found.values, theirs: record });
      return;
    }
    // What was typed before the draft was asked for stays, where the draft says nothing else.
    const { merged } = mergeRecords(found.base, found.values, Object.fromEntries(Object.entries(values())));
    fill(merged);
    touch(true);
  };
  const offer = useDraft({
    keeper,
    isOff: readOnly,
    accepts: options.accepts,
    onRestore: restore,
    warning: ({ version }) => record && version !== record.version && <ChangedSince {...record} />,
  });
  // What was read again when the page was shown again; input that is not saved meets it as a conflict when it is.
  const follow = useEffectEvent((latest: R) => {
    if (!isDirty.current && latest !== record) continueFrom(latest, toValues(latest));
  });
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- antd's form holds the values: both change together
    if (loaded) follow(loaded);
  }, [loaded]);
  const askAboutConflict = async (current: unknown) => {
    conflict.ask({ base, mine: values(), theirs: await presentRecord(current, reread) });
  };
  const fail = useFormFailure({
    form,
    onInvalid: options.onInvalid,
    // A record that can not be read again has said why.
    // What has no version is no record that somebody else could have changed.
    ...(record?.version !== undefined
      ? { onConflict: (current: unknown) => void askAboutConflict(current).catch(() => undefined) }
      : {}),
  });

  const attempt = useAttempt<R, V>({
    ...{ form, values, record, edits, fail },
    onSaved(sent, isAllSent) {
      setBase(sent);
      if (isAllSent) touch(false);
    },
  });
  useSaveKey(readOnly ? undefined : options.onSaveKey);
  return {
    /** Changes values as if they had been typed. */
    change: (changed: Partial<V>) => {
      fill(changed);
      touch(true);
    },
    /** For ProForm, whose fields stand below `offer`. */
    props: { form, initialValues, onValuesChange: () => touch(true) },
    form,
    record,
    setRecord,
    attempt,
    /** What is done with a failed write or check. */
    fail,
    /** The draft that waits for this form. */
    offer,
    /** The dialog about two people's changes. */
    conflict: conflict.dialog,
    isDirty: () => isDirty.current,
    /** The user gives up what he has typed. */
    discard: () => touch(false),
  };
}

export type RecordForm<R extends Versioned, V extends object> = ReturnType<typeof useRecordForm<R, V>>;

const ChangedSince = ({ modifiedByName: who = '', gmtModified: when }: Versioned) => (
  <T id="draft.changedSince" values={{ who, when: when ?? '' }} />
);
