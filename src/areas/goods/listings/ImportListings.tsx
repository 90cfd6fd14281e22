import { lazy, Suspense, useState } from 'react';
import { goodsImportApi } from '@/contract/tasks/import-calls';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { useSession } from '@/core/session/session';
import { ActionButton } from '@kit/actions/ActionButton';

const ImportDialog = lazy(async () => ({ default: (await import('@/shared/transfer/ImportDialog')).ImportDialog }));
const ImportDrawer = lazy(async () => ({ default: (await import('@/shared/transfer/ImportDrawer')).ImportDrawer }));

const template = { endpoint: goodsImportApi.downloadTemplate, input: { templateCode: 'LISTING' } } as const;

/** What the company puts up, takes down or plans, from a file. */
export function ImportListings() {
  const { branchId } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [importNo, setImportNo] = useState<string>();
  const download = async () => saveFile(await call.blob(template.endpoint, template.input));
  return (
    <>
      <ActionButton code="listing_template" label="listing.template" onAction={download} />
      <ActionButton code="listing_import" label="listing.import" onAction={() => setIsOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && (
          <ImportDialog
            open
            title="listing.import"
            upload={{ endpoint: goodsImportApi.importListings, input: { branchId } }}
            template={template}
            help={['listing.importHelp']}
            onRepair={setImportNo}
            onClose={() => setIsOpen(false)}
          />
        )}
        {importNo && <ImportDrawer importNo={importNo} onClose={() => setImportNo(undefined)} />}
      </Suspense>
    </>
  );
}
