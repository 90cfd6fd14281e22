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
  /** Further values to send with the file, and the fields that ask for them. */
  more?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

type Props = FairImportProps & {
  open: boolean;
  onClose: () => void;
  /** The import whose refused rows are being corrected. */
  importNo: string | undefined;
  onRepair: (importNo: string | undefined) => void;
};

/** Imports a file into a fair, and lets the user correct its refused rows. */
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
