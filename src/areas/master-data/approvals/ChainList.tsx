import { lazy, Suspense, useState } from 'react';
import { approvalApi, type ChainRecord } from '@/contract/master-data/approvals';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import type { EditedChain } from './ChainDrawer';
import { chainFields } from './chainFields';

const ChainDrawer = lazy(async () => ({ default: (await import('./ChainDrawer')).ChainDrawer }));
const ChainTrial = lazy(async () => ({ default: (await import('./ChainTrial')).ChainTrial }));

const CODE = 'approvalCancel_chain';

const table = chainFields.table({
  show: ['chainCode', 'chainName', 'bizKind', 'priority', 'steps', 'inUse', 'status', 'modifiedBy', 'gmtModified'],
  search: ['bizKind', 'chainName'],
});

function actionsOf(row: ChainRecord, onEdit: (chain: EditedChain) => void): Action[] {
  const { chainId, version, chainName: name, status } = row;
  const isOn = status === FLAG.yes;
  return [
    { code: CODE, label: 'chain.edit', onAction: () => onEdit(row) },
    {
      code: CODE,
      label: isOn ? 'chain.disable' : 'chain.enable',
      done: isOn ? 'chain.disabled' : 'chain.enabled',
      confirm: { title: isOn ? 'chain.askDisable' : 'chain.askEnable', content: 'chain.askHelp', values: { name } },
      onAction: () => call(approvalApi.chainStatus, { chainId, version, status: isOn ? FLAG.no : FLAG.yes }),
    },
    {
      ...{ code: CODE, label: 'chain.delete', danger: true, done: 'chain.deleted' },
      confirm: { title: 'chain.askDelete', content: 'chain.askDeleteHelp', values: { name } },
      onAction: () => call(approvalApi.deleteChain, { chainId, version }),
    },
  ];
}

/** Chains: who decides on which documents, and in which order. */
export function ChainList() {
  const [edited, setEdited] = useState<EditedChain>();
  const [isTrying, setTrying] = useState(false);
  const header = (
    <>
      <ActionButton code={CODE} label="chain.try" onAction={() => setTrying(true)} />
      <ActionButton code={CODE} label="chain.add" type="primary" onAction={() => setEdited({})} />
    </>
  );
  return (
    <>
      <CrudTable<ChainRecord>
        {...table}
        header={header}
        rowKey="chainId"
        list={approvalApi.chains}
        emptyText="chain.empty"
        actions={(row) => <RowActions actions={actionsOf(row, setEdited)} />}
      />
      <Suspense fallback={null}>
        {edited && <ChainDrawer record={edited} onClose={() => setEdited(undefined)} />}
        {isTrying && <ChainTrial onClose={() => setTrying(false)} />}
      </Suspense>
    </>
  );
}
