import type { ReactNode } from 'react';
import { fairImportApi } from '@/contract/tasks/import-calls';
import type { TextId } from '@/core/i18n';
import type { EnteredFair } from '@/shared/fair/enteredFair';
import { ImportDialog } from '@/shared/transfer/ImportDialog';
import { ImportDrawer } from '@/shared/transfer/ImportDrawer';

const CALLS = {
  FAIR_SUPPLIER: fairImportApi.importSuppliers,
  FAIR_GUEST: fairImportApi.importGuests,
  FAIR_CUSTOMER: fairImportApi.importCustomers,
  FAIR_COMMODITY: fairImportApi.importCommodities,
  FAIR_ORDER: fairImportApi.importOrders,
  INVITATION: fairImportApi.importInvitations,
} as const;

export interface FairImportProps {
  fair: EnteredFair;
  templateCode: keyof typeof CALLS;
  title: TextId;
  help: readonly TextId[];
  /** What else is told with the file, and the fields in which it is asked. */
  more?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

type Props = FairImportProps & {
  open: boolean;
  onClose: () => void;
  /** The import that is being mended. */
  importNo: string | undefined;
  onRepair: (importNo: string | undefined) => void;
};

/** Brings a file into a fair, and mends what was wrong in it. */
export function FairImportDialogs({ fair, templateCode, title, help, more, children, ...props }: Props) {
  const { open, onClose, importNo, onRepair } = props;
  const { tradeFairId, branchId } = fair;
  return (
    <>
      <ImportDialog
        open={open}
        title={title}
        upload={{ endpoint: CALLS[templateCode], input: { tradeFairId, branchId, ...more } }}
        template={{ endpoint: fairImportApi.downloadTemplate, input: { templateCode } }}
        help={help}
        onRepair={onRepair}
        onClose={onClose}
      >
        {children}
      </ImportDialog>
      <ImportDrawer importNo={importNo} onClose={() => onRepair(undefined)} />
    </>
  );
}
