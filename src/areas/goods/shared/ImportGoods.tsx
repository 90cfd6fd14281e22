import { lazy, Suspense, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { goodsImportApi } from '@/contract/tasks/import-calls';
import type { TextId } from '@/core/i18n';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { useSession } from '@/core/session/session';
import { ActionButton } from '@kit/actions/ActionButton';

const ImportDialog = lazy(async () => ({ default: (await import('@/shared/transfer/ImportDialog')).ImportDialog }));
const ImportDrawer = lazy(async () => ({ default: (await import('@/shared/transfer/ImportDrawer')).ImportDrawer }));

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
  help: TextId;
}

/** What a file says about goods of the company that the user works in. */
export function ImportGoods({ templateCode, button, template, title, help }: Props) {
  const { branchId } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [importNo, setImportNo] = useState<string>();
  const file = { endpoint: goodsImportApi.downloadTemplate, input: { templateCode } } as const;
  const download = async () => saveFile(await call.blob(file.endpoint, file.input));
  return (
    <>
      {template && <ActionButton {...template} onAction={download} />}
      <ActionButton code={button} label={title} onAction={() => setIsOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && (
          <ImportDialog
            open
            title={title}
            upload={{ endpoint: INTO[templateCode], input: { branchId } }}
            template={file}
            help={[help]}
            onRepair={setImportNo}
            onClose={() => setIsOpen(false)}
          />
        )}
        {importNo && <ImportDrawer importNo={importNo} onClose={() => setImportNo(undefined)} />}
      </Suspense>
    </>
  );
}
