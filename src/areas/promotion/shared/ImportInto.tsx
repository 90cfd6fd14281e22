import { Radio } from 'antd';
import { useRef, useState } from 'react';
import { ImportDialog } from '@/shared/transfer/ImportDialog';
import { ImportDrawer } from '@/shared/transfer/ImportDrawer';
import { promotionImportApi } from '@/contract/tasks/import-calls';
import type { PromotionTemplate } from '@/contract/promotion/import-templates';
import { T, type TextId, useText } from '@/core/i18n';
import type { BasketFile } from './basketFile';
import type { FormActivity } from './formActivity';

const HELP: Readonly<Record<PromotionTemplate, TextId>> = {
  PROMO_PRODUCT_SPECIAL: 'basket.helpSpecial',
  PROMO_PRODUCT_FLEXIBLE: 'basket.helpFlexible',
  PROMO_PRODUCT_SCOPE: 'basket.helpScope',
  PROMO_PRODUCT_LADDER: 'basket.helpLadder',
  PROMO_CUSTOMER: 'basket.helpCustomer',
  PROMO_STAFF: 'basket.helpStaff',
};

type Mode = 'APPEND' | 'REPLACE';

interface Props {
  open: boolean;
  activity: Pick<FormActivity, 'basketId' | 'branchId' | 'type'>;
  file: BasketFile;
  goodsCount: number;
  /** Rows were added, or removed again. */
  onChanged: () => void;
  onClose: () => void;
  /** Called when neither the dialog nor the correction of its rows is open any more. */
  onEnd?: () => void;
}

/** Imports a file into a basket of a form; refused rows can be corrected in place. */
export function ImportInto({ open, activity, file, goodsCount, onChanged, onClose, onEnd }: Props) {
  const text = useText();
  const [mode, setMode] = useState<Mode>('APPEND');
  const [importNo, setImportNo] = useState<string>();
  const { basketId: formId, branchId, type: activityType } = activity;
  const { template: templateCode, excluded } = file;
  const isRepairing = useRef(false);
  const repair = (no: string) => {
    isRepairing.current = true;
    setImportNo(no);
  };
  const end = () => {
    isRepairing.current = false;
    setImportNo(undefined);
    onEnd?.();
  };
  const close = () => {
    onClose();
    if (!isRepairing.current) onEnd?.();
  };
  const exclude = excluded ? 1 : 0;
  return (
    <>
      <ImportDialog
        open={open}
        title="basket.import"
        upload={{
          endpoint: promotionImportApi.importBasket,
          input: { templateCode, formId, branchId, activityType, mode, exclude, goodsCount },
        }}
        template={{ endpoint: promotionImportApi.downloadTemplate, input: { templateCode } }}
        help={[HELP[templateCode], 'basket.helpRows']}
        onDone={onChanged}
        onRepair={repair}
        onClose={close}
      >
        {goodsCount > 0 && (
          <Radio.Group
            aria-label={text('basket.importMode')}
            value={mode}
            onChange={({ target }) => setMode(target.value === 'REPLACE' ? 'REPLACE' : 'APPEND')}
            options={[
              { value: 'APPEND', label: <T id="basket.append" /> },
              { value: 'REPLACE', label: <T id="basket.replace" values={{ count: goodsCount }} /> },
            ]}
          />
        )}
      </ImportDialog>
      <ImportDrawer importNo={importNo} onChanged={onChanged} onClose={end} />
    </>
  );
}
