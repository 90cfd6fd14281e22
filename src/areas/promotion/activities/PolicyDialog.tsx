import { POLICY_STATUS, type PolicyType } from '@/contract/promotion/activity';
import { type Policy, policyApi } from '@/contract/promotion/policies';
import { T, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { Dialog } from '@/ui/Dialog';
import { formPath } from '../shared/paths';
import { policyChoice } from '../shared/policyFields';

interface Props {
  types: readonly PolicyType[];
  onClose: () => void;
}

const PAGE_SIZE = 10;

function Policies({ types, onClose }: Props) {
  const make = ({ policyId }: Policy) => {
    onClose();
    navigate(formPath({ mode: 'add', policyId }));
  };
  return (
    <Dialog open width={1200} title={<T id="pricing.fromPolicy" />} footer={null} onCancel={onClose}>
      <CrudTable<Policy>
        {...policyChoice}
        rowKey="policyId"
        list={policyApi.page}
        params={{ status: POLICY_STATUS.inForce, policyType: types, holdsHere: true }}
        cardBordered={false}
        options={false}
        pagination={{ defaultPageSize: PAGE_SIZE }}
        scroll={{ y: '40vh' }}
        emptyText="pricing.noPolicy"
        actions={(row) => <RowActions actions={[{ label: 'pricing.makeActivity', onAction: () => make(row) }]} />}
      />
    </Dialog>
  );
}

/** The policies in force from which an activity can be made. */
export const PolicyDialog = withTexts(['promotion/policies'], Policies);
