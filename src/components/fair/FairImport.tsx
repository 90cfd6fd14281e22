import { useState } from 'react';
import type { FAIR_TEMPLATE_CODES } from '@/contract/transfer/import-templates';
import { fairImportApi } from '@/contract/transfer/imports';
import type { TextId } from '@/core/i18n';
import type { ExhibitFair } from '../exhibitFair';
import { ImportDialog } from '../transfer/ImportDialog';
import { ImportDrawer } from '../transfer/ImportDrawer';

interface Props {
  open: boolean;
  fair: ExhibitFair;
  endpoint: typeof fairImportApi.importGuests | typeof fairImportApi.importSuppliers;
  templateCode: (typeof FAIR_TEMPLATE_CODES)[number];
  title: TextId;
  help: readonly TextId[];
  onChanged: () => void;
  onClose: () => void;
}

/** Brings a file into a fair, and mends what was wrong in it. */
export function FairImport({ open, fair, endpoint, templateCode, title, help, onChanged, onClose }: Props) {
  const [importNo, setImportNo] = useState<string>();
  const { tradeFairId, branchId } = fair;
  return (
    <>
      <ImportDialog
        open={open}
        title={title}
        upload={{ endpoint, input: { tradeFairId, branchId } }}
        template={{ endpoint: fairImportApi.downloadTemplate, input: { templateCode } }}
        help={help}
        onDone={onChanged}
        onRepair={setImportNo}
        onClose={onClose}
      />
      <ImportDrawer importNo={importNo} onChanged={onChanged} onClose={() => setImportNo(undefined)} />
    </>
  );
}
