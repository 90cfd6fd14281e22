import { useText, withTexts } from '@/core/i18n';
import { PageHeader } from '@/ui/PageHeader';
import { PageTabs } from '@/ui/PageTabs';
import { kit } from '@kit/host';
import { ApprovalList } from './ApprovalList';
import { ChainList } from './ChainList';
import { SubstituteList } from './SubstituteList';

function ApprovalsScreen() {
  const text = useText();
  const can = kit().useCan();
  return (
    <PageTabs
      header={<PageHeader inList title="approval.pageTitle" help="approval.help" />}
      items={[
        { key: 'approvals', label: text('approval.tabApprovals'), children: <ApprovalList /> },
        ...(can('approvalCancel_chain')
          ? [{ key: 'chains', label: text('approval.tabChains'), children: <ChainList /> }]
          : []),
        ...(can('approvalCancel_substitute')
          ? [{ key: 'substitutes', label: text('approval.tabSubstitutes'), children: <SubstituteList /> }]
          : []),
      ]}
    />
  );
}

/** /erp/approvalCancel */
export const Approvals = withTexts(['master-data/approvals', 'master-data/goods-codes'], ApprovalsScreen);
