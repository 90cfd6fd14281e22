import { lazy, Suspense, useState } from 'react';
import { ruleImportApi } from '@/contract/tasks/import-calls';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { useSession } from '@/core/session/session';
import { ActionButton } from '@kit/actions/ActionButton';

const ImportDialog = lazy(async () => ({ default: (await import('@/shared/transfer/ImportDialog')).ImportDialog }));
const ImportDrawer = lazy(async () => ({ default: (await import('@/shared/transfer/ImportDrawer')).ImportDrawer }));

const template = { endpoint: ruleImportApi.downloadTemplate, input: { templateCode: 'PRICE_RULE_SPECIAL' } } as const;

/** Imports prices of products into existing rules. */
export function ImportPrices() {
  const { branchId } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [importNo, setImportNo] = useState<string>();
  const download = async () => saveFile(await call.blob(template.endpoint, template.input));
  return (
    <>
      <ActionButton code="pricingRule_template" label="priceRule.template" onAction={download} />
      <ActionButton code="pricingRule_import" label="priceRule.import" onAction={() => setIsOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && (
          <ImportDialog
            open
            title="priceRule.importTitle"
            upload={{ endpoint: ruleImportApi.importPrices, input: { branchId } }}
            template={template}
            help={['priceRule.importHelp']}
            onRepair={setImportNo}
            onClose={() => setIsOpen(false)}
          />
        )}
        {importNo && <ImportDrawer importNo={importNo} onClose={() => setImportNo(undefined)} />}
      </Suspense>
    </>
  );
}
