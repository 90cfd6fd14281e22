import { lazy, Suspense, useState } from 'react';
import { promotionImportApi } from '@/contract/tasks/import-calls';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { ActionButton } from '@kit/actions/ActionButton';
import type { BasketFile } from '../../shared/basketFile';
import type { FormActivity } from '../../shared/formActivity';

const ImportInto = lazy(async () => ({ default: (await import('../../shared/ImportInto')).ImportInto }));

interface Filling {
  activity: FormActivity;
  /** Undefined where no rows may be added. */
  file: BasketFile | undefined;
  /** How many rows the list has. */
  goodsCount: number;
}

/**
 * Fills a basket from a file: the template, the import, and its refused rows (docs/domain/promotion.md#fields). The
 * dialog is rendered beside the list: in the tool bar, which changes with the rows, it would be unmounted before its
 * result is read.
 */
export function useBasketImport({ activity, file, goodsCount }: Filling) {
  const [isOpen, setIsOpen] = useState(false);
  if (!file) return { buttons: [], dialog: null };
  const { template: templateCode } = file;
  const download = async () => saveFile(await call.blob(promotionImportApi.downloadTemplate, { templateCode }));
  const failed = async () =>
    saveFile(await call.blob(promotionImportApi.downloadFailedData, { formId: activity.basketId, templateCode }));
  const buttons = [
    <ActionButton key="template" code="activityForm_template" label="basket.template" onAction={download} />,
    <ActionButton key="failed" code="activityForm_failed" label="basket.failedData" onAction={failed} />,
    <ActionButton key="import" code="activityForm_import" label="basket.import" onAction={() => setIsOpen(true)} />,
  ];
  const dialog = (
    <Suspense fallback={null}>
      <ImportInto
        open={isOpen}
        activity={activity}
        file={file}
        goodsCount={goodsCount}
        onChanged={activity.onPicked}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  );
  return { buttons, dialog };
}
