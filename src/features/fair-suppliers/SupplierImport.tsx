import { useState } from 'react';
import type { ExhibitFair } from '@/components/exhibitFair';
import { ImportDialog } from '@/components/transfer/ImportDialog';
import { ImportDrawer } from '@/components/transfer/ImportDrawer';
import { fairImportApi } from '@/contract/transfer/imports';

interface Props {
  open: boolean;
  fair: ExhibitFair;
  onChanged: () => void;
  onClose: () => void;
}

/** Brings suppliers into a fair, and mends what was wrong with them. */
export function SupplierImport({ open, fair, onChanged, onClose }: Props) {
  const [importNo, setImportNo] = useState<string>();
  const { tradeFairId, branchId } = fair;
  return (
    <>
      <ImportDialog
        open={open}
        title="fairSupplier.import"
        upload={{ endpoint: fairImportApi.importSuppliers, input: { tradeFairId, branchId } }}
        template={{ endpoint: fairImportApi.downloadTemplate, input: { templateCode: 'FAIR_SUPPLIER' } }}
        help={['fairSupplier.importHelp1', 'fairSupplier.importHelp2', 'fairSupplier.importHelp3']}
        onDone={onChanged}
        onRepair={setImportNo}
        onClose={onClose}
      />
      <ImportDrawer importNo={importNo} onChanged={onChanged} onClose={() => setImportNo(undefined)} />
    </>
  );
}
