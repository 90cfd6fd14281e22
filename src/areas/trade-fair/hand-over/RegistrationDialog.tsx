import { useRef } from 'react';
import { FLAG } from '@/contract/fields';
import { type Registration, registrationApi } from '@/contract/trade-fair/hand-over';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type Receipt, registrationFields } from './registrationFields';
import { SignaturePad, type SignatureTaker } from '../shared/SignaturePad';

const { Field, inputs } = registrationFields;

/** Initial values: usually the guest comes in person. Remarks of a receipt that was revoked are left out. */
const toValues = ({ guestName }: Registration): Receipt => ({
  receiver: guestName,
  receiverPhone: '',
  idLast4: '',
  signatureImage: null,
  remark: '',
});

/** Hands a prize over. */
export function RegistrationDialog({ win, onClose }: { win: Registration | undefined; onClose: () => void }) {
  const { winNo = '', guestName = '', prizeName = '' } = win ?? {};
  const signature = useRef<SignatureTaker>(null);
  const save = async ({ receiver, receiverPhone, idLast4, remark }: Receipt) => {
    const signatureImage = (await signature.current?.take()) ?? null;
    const receipt = { winNo, receiver, receiverPhone, idLast4, signatureImage, remark };
    return call(registrationApi.register, receipt, { silent: true });
  };
  return (
    <RecordDialog<Registration, Receipt>
      draftKey={`registration ${winNo}`}
      title="registration.registerTitle"
      titleValues={{ name: guestName, prize: prizeName }}
      help="registration.registerHelp"
      okText="registration.register"
      done="registration.registered"
      fields={registrationFields}
      record={win}
      toValues={toValues}
      save={save}
      onClose={onClose}
    >
      {inputs(['receiver', 'receiverPhone', 'idLast4'])}
      <Field name="signatureImage" required={win?.signatureRequired === FLAG.yes}>
        <SignaturePad taker={signature} />
      </Field>
      <Field name="remark" />
    </RecordDialog>
  );
}
