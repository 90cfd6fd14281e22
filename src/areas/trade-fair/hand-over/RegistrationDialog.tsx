import { MOBILE } from '@/contract/patterns';
import { ID_LAST4, type Registration, registrationApi } from '@/contract/trade-fair/hand-over';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { FormModal } from '@kit/form/FormModal';
import type { useEditor } from '@kit/form/useEditor';
import { fieldsOf } from '@kit/fields/fields';
import { SignaturePad } from './SignaturePad';

/** What is done to one prize that somebody has won. */
export interface RegistrationJob {
  kind: 'register' | 'revoke' | 'waive';
  win: Registration;
  receiver: string;
  receiverPhone: string;
  idLast4: string;
  signatureImage: string | null;
  remark: string;
  reason: string;
}

const silent = { silent: true } as const;

export function doRegistration({ kind, win: { winNo }, reason, ...form }: RegistrationJob): Promise<unknown> {
  if (kind !== 'register') return call(registrationApi[kind], { winNo, reason }, silent);
  const { receiver, receiverPhone, idLast4, signatureImage, remark } = form;
  return call(registrationApi.register, { winNo, receiver, receiverPhone, idLast4, signatureImage, remark }, silent);
}

const fields = fieldsOf<RegistrationJob>()('registration', {
  receiver: { required: true, fieldProps: { maxLength: 20 } },
  receiverPhone: {
    formItemProps: { rules: [{ required: true }, { pattern: MOBILE, message: <T id="form.mobile" /> }] },
    fieldProps: { maxLength: 11, inputMode: 'numeric' },
  },
  idLast4: {
    formItemProps: { rules: [{ pattern: ID_LAST4, message: <T id="registration.idRule" /> }] },
    fieldProps: { maxLength: 4 },
  },
  signatureImage: { formItemRender: () => <SignaturePad /> },
  remark: { valueType: 'textarea', fieldProps: { maxLength: 200, showCount: true, rows: 2 } },
  reason: {
    valueType: 'textarea',
    formItemProps: { rules: [{ required: true, whitespace: true, min: 5, max: 100 }] },
    fieldProps: { maxLength: 100, showCount: true, rows: 3 },
  },
});

const COLUMNS = {
  register: fields.form(['receiver', 'receiverPhone', 'idLast4', 'signatureImage', 'remark']),
  revoke: fields.form(['reason']),
  waive: fields.form(['reason']),
};

const TEXTS = {
  register: {
    title: 'registration.registerTitle',
    help: 'registration.registerHelp',
    okText: 'registration.register',
    done: 'registration.registered',
  },
  revoke: {
    title: 'registration.revokeTitle',
    help: 'registration.revokeHelp',
    okText: 'registration.revoke',
    done: 'registration.revoked',
  },
  waive: {
    title: 'registration.waiveTitle',
    help: 'registration.waiveHelp',
    okText: 'registration.waive',
    done: 'registration.waived',
  },
} as const;

export function RegistrationDialog(modal: ReturnType<typeof useEditor<RegistrationJob>>['modal']) {
  const { kind = 'register', win } = modal.record ?? {};
  return (
    <FormModal<RegistrationJob>
      {...modal}
      {...TEXTS[kind]}
      titleValues={{ name: win?.guestName ?? '', prize: win?.prizeName ?? '' }}
      danger={kind !== 'register'}
      columns={COLUMNS[kind]}
    />
  );
}
