import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import type { Received } from '@/contract/master-data/public-entry';
import { useFormFailure } from '@kit/form/useFormFailure';
import { payloadOf } from '../form/formValues';
import type { DraftKeeper, DraftOf } from './draft/draftKeeper';
import { LAST_STEP, type PublicValues, sectionsOf, stepOfField } from './steps';
import { useSend } from './useSend';

interface Wizard {
  of: DraftOf;
  draft: DraftKeeper;
  firstStep: number;
  /** What stands before all else. */
  remarks: readonly { path: string }[];
  onSubmitted: (answer: Received) => void;
}

/** What a step has to have before the next one. */
const namesOf = ({ kind }: DraftOf, step: number): (string | [string, string])[] => [
  ...sectionsOf(kind, step).flatMap(({ fields }) => fields),
  ...(step === 2
    ? ([
        ['proof', 'phone'],
        ['proof', 'smsCode'],
      ] satisfies [string, string][])
    : []),
];

type Names = Parameters<FormInstance<PublicValues>['validateFields']>[0];

/** Goes from step to step, keeps what is typed, and submits. */
export function useWizard({ of, draft, firstStep, remarks, onSubmitted }: Wizard) {
  const [form] = Form.useForm<PublicValues>();
  const [step, setStep] = useState(firstStep);
  const { send, isSending } = useSend(of, draft);
  const valuesNow = (): PublicValues => {
    const values: unknown = form.getFieldsValue(true);
    // All that the form holds; antd does not say so.
    return values as PublicValues;
  };
  const keep = (at = step) => {
    const { proof: _, ...values } = valuesNow();
    draft.change({ form: payloadOf(values), step: at });
  };
  const go = (next: number) => {
    setStep(next);
    keep(next);
    window.scrollTo({ top: 0 });
  };
  const lead = (name: string) => {
    if (name === 'agreement') setStep(LAST_STEP);
    else setStep(remarks.some(({ path }) => path === name) ? 0 : stepOfField(of.kind, name));
  };
  const fail = useFormFailure({
    form,
    onInvalid: ([first]) => {
      if (first) lead(String(first.name[first.name[0] === 'proof' ? 1 : 0]));
    },
  });
  const next = async () => {
    try {
      // The names of the steps are fields of the form.
      await form.validateFields(namesOf(of, step) as Names, { recursive: true });
      go(step + 1);
    } catch (error) {
      fail(error);
    }
  };
  const submit = async () => {
    try {
      await form.validateFields();
      const answer = await send(valuesNow());
      draft.forget();
      onSubmitted(answer);
    } catch (error) {
      fail(error);
    }
  };
  return { form, step, isSending, valuesNow, keep, go, next, submit };
}
