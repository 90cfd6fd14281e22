import { Alert, Descriptions, Drawer } from 'antd';
import { useState } from 'react';
import { SETTLEMENT_STATUS, settlementApi, type SettlementDetail } from '../../../../src/contract/property/settlements';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatMoney, NOTHING } from '@kit/format/number';
import { T } from '@kit/text';
import { Awaited } from '../../Awaited';
import { call } from '../../call';
import { Photos } from '../../photos/Photos';
import { useSay } from '../../say';
import { usePrint } from '../../paper/usePrint';
import { ApproveEnding, CloseEnding } from './endingDialogs';
import { settlementFields } from './endingFields';
import { EndingForm } from './EndingForm';
import { EndingLines } from './EndingLines';
import { EndingSheet } from './EndingSheet';
import styles from './Ending.module.css';

const WIDTH = 920;
const FACTS = [
  ...(['settleNo', 'leaseNo', 'tenantName', 'propertyName', 'unitText', 'outDate', 'settleDate', 'reason'] as const),
  ...(['status', 'createdByName', 'approvedByName', 'approveTime', 'closeTime', 'opinion'] as const),
];

const { draft, submitted, approved, rejected } = SETTLEMENT_STATUS;

type Step = 'edit' | 'approve' | 'close';

/** The actions that the state allows; the buttons check who may use them. */
function Actions({ settlement, open }: { settlement: SettlementDetail; open: (step: Step) => void }) {
  const { settlementId: id, version, fingerprint, status, settleNo: name, tenantName: tenant, missing } = settlement;
  const values = { name, tenant };
  const isOpen = status === draft || status === rejected;
  return (
    <div className={styles.actions}>
      {isOpen && <ActionButton code="lease_settle" label="pmsSettlement.edit" onAction={() => open('edit')} />}
      {status === draft && (
        <ActionButton
          code="lease_settle"
          label="pmsSettlement.submit"
          type="primary"
          disabled={missing.length > 0}
          confirm={{ title: 'pmsSettlement.askSubmit', values }}
          done="pmsSettlement.moved"
          onAction={() => call(settlementApi.submit, { id, version, fingerprint })}
        />
      )}
      {status === submitted && !settlement.isOwn && (
        <ActionButton
          code="lease_settleApprove"
          label="pmsLease.approve"
          type="primary"
          onAction={() => open('approve')}
        />
      )}
      {status === approved && (
        <ActionButton
          code="lease_settle"
          label="pmsSettlement.close"
          type="primary"
          // What is prepaid goes back by it; bills and the deposit come first, as the alert says.
          disabled={[settlement.open, settlement.held].some((amount) => Number(amount) > 0)}
          onAction={() => open('close')}
        />
      )}
      {isOpen && (
        <ActionButton
          code="lease_settle"
          label="pmsSettlement.void"
          danger
          confirm={{ title: 'pmsSettlement.askVoid', values }}
          done="pmsSettlement.moved"
          onAction={() => call(settlementApi.void, { id, version })}
        />
      )}
    </div>
  );
}

function Facts({ settlement }: { settlement: SettlementDetail }) {
  const say = useSay();
  const { open, refundDue, held, status, signed } = settlement;
  const left = { open: formatMoney(open), refund: formatMoney(refundDue), held: formatMoney(held) };
  const isLeft = [open, refundDue, held].some((amount) => Number(amount) !== 0);
  return (
    <>
      {status === approved && isLeft && (
        <Alert type="warning" showIcon title={say('pmsSettlement.left', left)} style={{ marginBlockEnd: 16 }} />
      )}
      <Descriptions
        column={{ xs: 1, md: 2 }}
        size="small"
        items={FACTS.map((name) => ({
          ...{ key: name, label: <T id={`pmsSettlement.${name}`} /> },
          children: settlementFields.show(name, settlement[name]) || NOTHING,
        }))}
      />
      <EndingLines figures={settlement} missing={settlement.missing} />
      {signed.length > 0 && (
        <div>
          {say('pmsSettlement.signed')}
          <Photos photos={signed} />
        </div>
      )}
    </>
  );
}

interface Props {
  settlementId: string;
  onClose: () => void;
}

/** The end of a lease from its draft to the last fen (docs/domain/property-bills.md#termination). */
export function EndingDrawer({ settlementId, onClose }: Props) {
  const say = useSay();
  const [step, setStep] = useState<Step>();
  const read = useCall(settlementApi.detail, { id: settlementId });
  const { data } = read;
  const { print, paper } = usePrint();
  const at = (one: Step) => (step === one ? data : undefined);
  const close = () => setStep(undefined);
  return (
    <Drawer
      open
      size={WIDTH}
      title={say('pmsSettlement.title', { name: data?.settleNo ?? '' })}
      onClose={onClose}
      extra={
        data && (
          <ActionButton
            code="lease_print"
            label="pmsLease.print"
            onAction={() => print(<EndingSheet settlement={data} />)}
          />
        )
      }
    >
      <Awaited {...read} />
      {data && (
        <div className={styles.lines}>
          <Actions settlement={data} open={setStep} />
          <Facts settlement={data} />
        </div>
      )}
      <EndingForm record={at('edit')} onClose={close} />
      <ApproveEnding record={at('approve')} onClose={close} />
      <CloseEnding record={at('close')} onClose={close} />
      {paper}
    </Drawer>
  );
}
