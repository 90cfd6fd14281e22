import { lazy, Suspense, useState } from 'react';
import { promotionImportApi } from '@/contract/tasks/import-calls';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { navigate } from '@/core/navigation/navigate';
import { useSession } from '@/core/session/session';
import { ActionButton } from '@kit/actions/ActionButton';
import { randomUuid } from '@/core/http/random';
import { formPath } from '../shared/paths';

const ImportInto = lazy(async () => ({ default: (await import('../shared/ImportInto')).ImportInto }));

const template = 'PROMO_PRODUCT_SPECIAL';

/** Imports special prices as the basket of a new form; the user fills in the rest there. */
export function ImportSpecials() {
  const { branchId } = useSession();
  const [formId, setFormId] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const begin = () => {
    setIsFilled(false);
    setIsOpen(true);
    setFormId(randomUuid());
  };
  const download = async () =>
    saveFile(await call.blob(promotionImportApi.downloadTemplate, { templateCode: template }));
  const end = () => {
    setFormId(undefined);
    if (formId && isFilled) navigate(formPath({ type: 'specialOffer', mode: 'add', formId }));
  };
  return (
    <>
      <ActionButton code="specialsPricing_template" label="pricing.template" onAction={download} />
      <ActionButton code="specialsPricing_import" label="pricing.import" onAction={begin} />
      {formId && (
        <Suspense fallback={null}>
          <ImportInto
            open={isOpen}
            activity={{ basketId: formId, branchId, type: 'specialOffer' }}
            file={{ template }}
            goodsCount={0}
            onChanged={() => setIsFilled(true)}
            onClose={() => setIsOpen(false)}
            onEnd={end}
          />
        </Suspense>
      )}
    </>
  );
}
