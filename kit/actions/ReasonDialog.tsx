import { useState } from 'react';
import { fieldsOf } from '../fields/fieldsOf';
import { fieldTypes as f } from '../fields/fieldTypes';
import { RecordDialog } from '../form/RecordDialog';
import type { Action, Answer, Reason } from './action';

type Reasoned = Pick<Answer, 'reason'>;

const LEAST = 5;
const MAX_LENGTH = 200;

/** What is sent: spaces around a reason do not count. */
const trimmed = (reason?: string) => reason?.trim();

/** The reason that an action asks for; the action says how long it must be. */
const fieldsFor = ({ min = LEAST, max = MAX_LENGTH }: Reason) =>
  fieldsOf<Reasoned>()('kit', {
    reason: f.note({ max, rules: [{ required: min > 0, whitespace: min > 0, min, max, transform: trimmed }] }),
  });

const NOTHING_YET = {};

interface Props {
  action: Omit<Action, 'onAction'>;
  reason: Reason;
  onAction: (answer: Answer) => unknown;
  onClose: () => void;
}

/** Asks for a reason; the dialog stays open and shows the error when the server refuses. */
export function ReasonDialog({ action, reason, onAction, onClose }: Props) {
  const { label, danger = false, done = 'kit.saved', doneValues = {} } = action;
  const { title, content, values = {}, asked } = reason;
  const [fields] = useState(() => fieldsFor(reason));
  return (
    <RecordDialog<object, Reasoned>
      draftKey={`${title} ${Object.values(values).join(' ')}`}
      title={title}
      titleValues={values}
      {...(content ? { help: content } : {})}
      okText={label}
      danger={danger}
      done={done}
      doneValues={doneValues}
      fields={fields}
      record={NOTHING_YET}
      save={({ reason: given }, { confirmCodes }) => Promise.resolve(onAction({ reason: given.trim(), confirmCodes }))}
      onClose={onClose}
    >
      <fields.Field name="reason" {...(asked ? { label: asked } : {})} />
    </RecordDialog>
  );
}
