import { type ReactNode, useRef, useState } from 'react';
import type { RecordFields } from '../fields/fieldsOf';
import { kit } from '../host';
import { T, useText } from '../text';
import type { TextId, TextValues } from '../types';
import styles from './form.module.css';
import type { Versioned } from './useConflict';
import { useDiscard } from './useDiscard';
import type { SaveContext } from './useAttempt';
import { type RecordFormOptions, useRecordForm } from './useRecordForm';

/** The common props of RecordDialog and RecordDrawer. */
export interface SurfaceProps<R extends object, V extends object> extends Pick<
  RecordFormOptions<R, V>,
  'reread' | 'onInvalid' | 'readOnly'
> {
  /** Names the form and the record, such as `user 12`, so that a draft is offered where it was typed. */
  draftKey: string;
  title: TextId;
  /** Values for the title and the help. */
  titleValues?: TextValues;
  /** One sentence above the fields about what saving will do. */
  help?: TextId;
  /** The verb of the button; 保存 without it. */
  okText?: TextId;
  danger?: boolean;
  /** Two columns if there is room; for eight fields and more. */
  wide?: boolean;
  fields: RecordFields;
  /** Undefined while closed; empty for a new record. */
  record: R | undefined;
  /** Shown until the record has been read: a skeleton, or the error. */
  waiting?: ReactNode;
  /** The form's values of the record; by default the record itself. */
  toValues?: (record: R) => Partial<V>;
  /**
   * Gets the record overlaid with the form's values. Returns false if the user has declined; the form then stays open.
   */
  save: (values: V, context: SaveContext<R>) => Promise<unknown>;
  /** What is said afterwards; null: `save` says itself what came of it. */
  done?: TextId | null;
  doneValues?: TextValues;
  onClose: () => void;
  /** The form items: `fields.inputs([…])`. */
  children: ReactNode;
}

/** Whether the surface is open: it has a record, or is waiting for one. */
export const isOpen = ({ record, waiting }: { record: unknown; waiting?: ReactNode }) =>
  record !== undefined || waiting !== undefined;

/** Counts the openings: each gets a form of its own, because antd's would carry values over to the next record. */
export function useOpenings(open: boolean) {
  const [opened, setOpened] = useState({ open: false, times: 0 });
  if (opened.open !== open) setOpened({ open, times: opened.times + (open ? 1 : 0) });
  return opened.times;
}

/** The shared logic of dialog and drawer: props of ProComponents' form, closing, and the content. */
export function useSurface<R extends object & Versioned, V extends object>(props: SurfaceProps<R, V>) {
  const { record, waiting, save, onClose, title, titleValues, help, children } = props;
  const { okText = 'kit.save', done = 'kit.saved', doneValues, danger = false, wide = false } = props;
  const text = useText();
  const isWide = kit().useIsWide();
  const isCancelled = useRef(false);
  const submit = async () => {
    const answer = await form.attempt((values, context) =>
      // Values of the record that no field shows are sent along.
      save({ ...context.record, ...values }, context).then((saved) => saved !== false),
    );
    if (answer === undefined) return false;
    if (done) kit().notify.success(text(done, doneValues));
    // An answer that comes after the user has left must not close what was opened since.
    if (!isCancelled.current) onClose();
    return true;
  };
  const form = useRecordForm<R, V>({
    ...props,
    name: props.draftKey,
    loaded: record,
    // A record whose fields are those of its form.
    toValues: props.toValues ?? ((one) => one),
    ...(record ? { onSaveKey: () => void submit() } : {}),
  });
  // Typing can begin at once; on a phone the keyboard would cover what is to be read first.
  const begin = (opened: boolean) => {
    const isTyping = document.activeElement?.matches('input, textarea') === true;
    const [first] = Object.keys(form.form.getFieldsValue());
    if (opened && isWide && !isTyping && first !== undefined) form.form.focusField(first);
  };
  const cancel = useDiscard(form, () => {
    isCancelled.current = true;
    onClose();
  });
  return {
    /** For ModalForm and DrawerForm alike. */
    formProps: {
      ...form.props,
      layout: 'vertical' as const,
      // What a field that has gone held is not sent.
      preserve: false,
      title: <T id={title} {...(titleValues ? { values: titleValues } : {})} />,
      open: isOpen(props),
      submitter: record !== undefined && {
        searchConfig: { submitText: <T id={okText} />, resetText: <T id="kit.cancel" /> },
        submitButtonProps: { danger },
      },
      onFinish: submit,
      onFinishFailed: form.fail,
    },
    // It closes by its buttons only (docs/console.md#dialogs).
    closing: { mask: { closable: false }, keyboard: false, destroyOnHidden: true, afterOpenChange: begin },
    cancel: () => void cancel(),
    content: record ? (
      <>
        {form.offer}
        {help && (
          <p className={styles.help}>
            <T id={help} {...(titleValues ? { values: titleValues } : {})} />
          </p>
        )}
        <div className={wide ? styles.columns : undefined}>{children}</div>
        {form.conflict}
      </>
    ) : (
      waiting
    ),
  };
}
