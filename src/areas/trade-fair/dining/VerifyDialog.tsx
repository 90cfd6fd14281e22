import { Alert, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { diningApi, type FairMeal } from '@/contract/trade-fair/dining';
import { guestCodeIn } from '@/contract/trade-fair/check-in';
import type { Output } from '@/contract/endpoint';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { useText } from '@/core/i18n';
import { Dialog } from '@/ui/Dialog';

type Entered = Output<typeof diningApi.verify>;

interface Props {
  meal: FairMeal;
  onClose: () => void;
}

/** The dialog at the door of the dining room: one scan after the other. */
export function VerifyDialog({ meal: { mealId }, onClose }: Props) {
  const text = useText();
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState<Entered>();
  const [reason, setReason] = useState<string>();
  const verify = async (value: string) => {
    const given = value.trim();
    if (given === '') return;
    const qrToken = guestCodeIn(given);
    const which = qrToken === undefined ? { voucherNo: given.toUpperCase() } : { qrToken };
    setReason(undefined);
    setEntered(undefined);
    try {
      setEntered(await call(diningApi.verify, { mealId, ...which }, { silent: true }));
    } catch (error) {
      setReason(isCallError(error) ? error.message : text('core.requestFailed'));
    } finally {
      setTyped('');
      // The field is ready for the next guest.
      field.current?.focus();
    }
  };
  return (
    <Dialog open footer={null} title={text('dining.verifyTitle')} onCancel={onClose}>
      <Input.Search
        ref={field}
        size="large"
        autoFocus
        maxLength={40}
        value={typed}
        enterButton={text('dining.verify')}
        placeholder={text('dining.verifyField')}
        aria-label={text('dining.verifyField')}
        onChange={({ target }) => setTyped(target.value)}
        onSearch={(value) => void verify(value)}
        style={{ marginBlockEnd: 16 }}
      />
      <div aria-live="polite">
        {reason && <Alert showIcon type="error" title={reason} />}
        {entered && (
          <Alert
            showIcon
            type="success"
            title={text('dining.entered', { name: entered.guestName, seats: entered.seats })}
            description={text('dining.remaining', { count: entered.remaining })}
          />
        )}
      </div>
    </Dialog>
  );
}
