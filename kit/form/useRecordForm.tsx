import { Form } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { RecordFields } from '../fields/fieldsOf';
import { T } from '../text';
import type { FoundDraft } from './drafts';
import { isStored, mergeRecords } from './mergeRecords';
import { useAttempt } from './useAttempt';
import { useConflict, type Versioned } from './useConflict';
import { useDraft } from './useDraft';
import { type InvalidField, useFormFailure } from './useFormFailure';
import { useSaveKey } from './useSaveKey';
import { type Origin, useUnsaved } from './useUnsaved';

export interface RecordFormOptions<R, V> {
  /** Tells the form from the others of its page, for its drafts. */
  name: string;
  /** The record's fields, for the conflict dialog. */
  fields: RecordFields;
  /** As it was loaded; absent for a new record. */
  loaded: R | undefined;
  /** The form's values of a record. */
  toValues: (record: R) => Partial<V>;
  /** The values of a new record. */
  empty?: Partial<V>;
  /** The form only shows. */
  readOnly?: boolean;
  /** If several forms share a page: whether a draft found there belongs to this one. */
  accepts?: (draft: Readonly<Record<string, unknown>>) => boolean;
  /** Called with the wrong fields before the form scrolls to the first. */
  onInvalid?: (invalid: readonly InvalidField[]) => void;
  /** Reads the record again, if the answer to a stale version has another shape. */
  reread?: (current: unknown) => R | Promise<R>;
  /** `Ctrl+S`. */
  onSaveKey?: () => void;
}

/**
 * The answer to a stale version is the present record, with the name of whoever saved it. Where it has another shape
 * than the form's record, `reread` reads that.
 */
async function presentRecord<R extends Versioned>(current: unknown, reread: RecordFormOptions<R, object>['reread']) {
  // The contract answers a conflict with the record itself.
  const stored = current as R;
  const { modifiedByName, gmtModified } = stored;
  return reread ? { modifiedByName, gmtModified, ...(await reread(current)) } : stored;
}

/**
 * The form of one record, on a page, in a drawer or in a dialog: the server's errors appear at their fields, an edit
 * conflict loses nobody's input, warnings are confirmed, and unsaved input is guarded and survives a crash.
 */
export function useRecordForm<R extends Versioned, V extends object>(options: RecordFormOptions<R, V>) {
  const { name, fields, loaded, toValues, empty = {}, readOnly = false, reread } = options;
  const [form] = Form.useForm<V>();
  const id = useId();
  const [record, setRecord] = useState(loaded);
  const [initialValues] = useState<Partial<V>>(record ? toValues(record) : empty);
  // The values when the form last equalled what is stored: the difference to them is what the user has changed.
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
    // Input typed before the draft was restored stays, unless the draft has another value.
    const { merged } = mergeRecords(found.base, found.values, Object.fromEntries(Object.entries(values())));
    fill(merged);
    touch(true);
  };
  const offer = useDraft({
    keeper,
    isOff: readOnly,
    accepts: options.accepts,
    isSpent: (found) => record !== undefined && isStored(found.base, found.values, { ...toValues(record) }),
    onRestore: restore,
    warning: ({ version }) => record && version !== record.version && <ChangedSince {...record} />,
  });
  // The record was read again: an untouched form follows it; edited ones find out by the conflict when they save.
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
    // A failed read has shown its own message.
    // Without a version there is nothing that somebody else could have changed.
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
    /**
     * Props of ProForm; render `offer` above its fields. Their ids begin with the name: forms of other tabs, which stay
     * mounted, have fields of the same names.
     */
    props: { form, name: `${id}edit`, initialValues, onValuesChange: () => touch(true) },
    form,
    record,
    setRecord,
    attempt,
    /** Handles a failed write or check. */
    fail,
    /** The offer of this form's draft. */
    offer,
    /** The conflict dialog. */
    conflict: conflict.dialog,
    isDirty: () => isDirty.current,
    /** Discards the user's input. */
    discard: () => touch(false),
  };
}

export type RecordForm<R extends Versioned, V extends object> = ReturnType<typeof useRecordForm<R, V>>;

const ChangedSince = ({ modifiedByName: who = '', gmtModified: when }: Versioned) => (
  <T id="draft.changedSince" values={{ who, when: when ?? '' }} />
);
