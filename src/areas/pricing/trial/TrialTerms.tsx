import { Card, Form } from 'antd';
import type { ReactNode } from 'react';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { MomentInput } from '@kit/fields/MomentInput';
import { PickMany } from '@/shared/pricing/PickMany';
import { CustomerPick, StaffPick } from '@/shared/pricing/picks';
import { T, type TextId, useText } from '@/core/i18n';
import { ActivityPick } from './ActivityPick';
import { RulePick } from './RulePick';
import type { Trial } from './trialLink';
import styles from './TrialTerms.module.css';

interface TermProps {
  label: TextId;
  htmlFor: string;
  required?: boolean;
  help?: TextId;
  children: ReactNode;
}

const Term = ({ label, help, ...props }: TermProps) => (
  <Form.Item {...props} label={<T id={label} />} extra={help && <T id={help} />} />
);

interface Props {
  trial: Trial;
  onChange: (values: Partial<Trial>) => void;
}

/** Who buys, where, when and through which salesperson, and which drafts are switched on. */
export function TrialTerms({ trial, onChange }: Props) {
  const text = useText();
  const { branchId } = trial;
  // Another company has other customers and salespeople, so these are cleared.
  const moveTo = (chosen: string | null) => onChange({ branchId: chosen ?? '', customer: null, staff: null });
  return (
    <Card size="small">
      <Form layout="vertical" className={styles.terms ?? ''}>
        <Term label="priceTrial.branchId" htmlFor="trial-branch" required>
          <BranchSelect id="trial-branch" allowClear={false} value={branchId} onChange={moveTo} />
        </Term>
        <Term label="priceTrial.custId" htmlFor="trial-customer" required>
          <CustomerPick
            id="trial-customer"
            branchId={branchId}
            value={trial.customer}
            onChange={(customer) => onChange({ customer })}
          />
        </Term>
        <Term label="priceTrial.staffId" htmlFor="trial-staff">
          <StaffPick
            id="trial-staff"
            branchId={branchId}
            value={trial.staff}
            onChange={(staff) => onChange({ staff })}
          />
        </Term>
        <Term label="priceTrial.orderTime" htmlFor="trial-time">
          <MomentInput
            id="trial-time"
            kind="dateTime"
            placeholder={text('priceTrial.now')}
            value={trial.orderTime}
            onChange={(orderTime) => onChange({ orderTime })}
          />
        </Term>
        <Term label="priceTrial.tryRules" htmlFor="trial-rules" help="priceTrial.tryHelp">
          <PickMany
            id="trial-rules"
            branchId={branchId}
            one={RulePick}
            value={trial.rules}
            onChange={(rules) => onChange({ rules })}
          />
        </Term>
        <Term label="priceTrial.tryActivities" htmlFor="trial-activities" help="priceTrial.tryActivitiesHelp">
          <PickMany
            id="trial-activities"
            branchId={branchId}
            one={ActivityPick}
            value={trial.activities}
            onChange={(activities) => onChange({ activities })}
          />
        </Term>
      </Form>
    </Card>
  );
}
