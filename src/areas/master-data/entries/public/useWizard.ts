import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ERROR } from '@/contract/error-codes';
import type { Received } from '@/contract/master-data/public-entry';
import { isCallError } from '@/core/http/callError';
import { useFormFailure } from '@kit/form/useFormFailure';
import { payloadOf } from '../form/formValues';
import type { DraftKeeper, DraftOf } from './draft/draftKeeper';
import { LAST_STEP, type PublicValues, sectionsOf, stepOfField } from './steps';
import { useSend } from './useSend';

interface Wizard {
  of: DraftOf;
  draft: DraftKeeper;
  firstStep: number;
  /** The fields that have to be corrected, at the top of the page. */
  remarks: readonly { path: string }[];
  onSubmitted: (answer: Received) => void;
}

/** The names of the fields that a step requires before the next one opens. */
const namesOf = ({ kind }: DraftOf, step: number): (string | [string, string])[] => [
  ...sectionsOf(kind, step).flatMap(({ fields }) => fields),
  ...(step === 2
    ? ([
        ['proof', 'phone'],
        ['proof', 'smsCode'],
      ] satisfies [string, string][])
    : []),
];

const SMS_CODE: ['proof', 'smsCode'] = ['proof', 'smsCode'];
const ABOUT_THE_CODE: readonly number[] = [ERROR.wrongSmsCode, ERROR.smsCodeExpired];

type Names = Parameters<FormInstance<PublicValues>['validateFields']>[0];

/** Shows a failure at its field, a wrong code among them, which is found only one step later. */
function useFailure(form: FormInstance<PublicValues>, lead: (name: string) => void) {
  const fail = useFormFailure({
    form,
    onInvalid: ([first]) => {
      if (first) lead(String(first.name[first.name[0] === 'proof' ? 1 : 0]));
    },
  });
  return (error: unknown) => {
    if (!isCallError(error) || !ABOUT_THE_CODE.includes(error.code)) return fail(error);
    const wrong = { name: SMS_CODE, errors: [error.msg] };
    form.setFields([wrong]);
    return fail({ errorFields: [wrong] });
  };
}

/** Leads from step to step, saves input, and submits. */
export function useWizard({ of, draft, firstStep, remarks, onSubmitted }: Wizard) {
  const [form] = Form.useForm<PublicValues>();
  const [step, setStep] = useState(firstStep);
  const { send, isSending } = useSend(of, draft);
  const valuesNow = (): PublicValues => {
    const values: unknown = form.getFieldsValue(true);
    // The values of all fields, whatever antd's type says.
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
  const stepOf = (name: string) => {
    if (name === 'agreement') return LAST_STEP;
    return remarks.some(({ path }) => path === name) ? 0 : stepOfField(of.kind, name);
  };
  // A hidden field cannot take the focus, so its step is drawn first.
  const lead = (name: string) => flushSync(() => setStep(stepOf(name)));
  const fail = useFailure(form, lead);
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
