import type { ButtonCode } from '@/contract/buttons';
import { goodsImportApi } from '@/contract/tasks/import-calls';
import type { TextId } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { ImportButton } from '@/shared/transfer/ImportButton';

const INTO = {
  LISTING: goodsImportApi.importListings,
  SHIELD: goodsImportApi.importShields,
  BUSINESS_CODE: goodsImportApi.importCodes,
} as const;

interface Props {
  templateCode: keyof typeof INTO;
  button: ButtonCode;
  /** Where the template has a button of its own. */
  template?: { code: ButtonCode; label: TextId };
  title: TextId;
  dialogTitle?: TextId;
  help: TextId;
}

/** Imports a file about goods of the company that the user works in. */
export function ImportGoods({ templateCode, help, ...button }: Props) {
  const { branchId } = useSession();
  return (
    <ImportButton
      {...button}
      upload={{ endpoint: INTO[templateCode], input: { branchId } }}
      file={{ endpoint: goodsImportApi.downloadTemplate, input: { templateCode } }}
      help={[help]}
    />
  );
}
