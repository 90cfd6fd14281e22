import type { ButtonCode } from '@/contract/buttons';
import { catalogueImportApi } from '@/contract/tasks/import-calls';
import type { TextId } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { ImportButton } from '@/shared/transfer/ImportButton';

const INTO = { BRAND: catalogueImportApi.importBrands } as const;

interface Props {
  templateCode: keyof typeof INTO;
  button: ButtonCode;
  title: TextId;
  help: TextId;
}

/** What a file brings into the catalogue, which is the group's. */
export function ImportCatalogue({ templateCode, help, ...button }: Props) {
  const { branchId } = useSession();
  return (
    <ImportButton
      {...button}
      upload={{ endpoint: INTO[templateCode], input: { branchId } }}
      file={{ endpoint: catalogueImportApi.downloadTemplate, input: { templateCode } }}
      help={[help]}
    />
  );
}
