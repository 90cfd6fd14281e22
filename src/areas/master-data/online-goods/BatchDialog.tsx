import { Flex } from 'antd';
import { useState } from 'react';
import { onlineGoodsApi } from '@/contract/master-data/online-goods';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { OneBrand, OneCategory } from '@/shared/pricing/selects';
import { Dialog } from '@/ui/Dialog';

interface Props {
  what: 'category' | 'brand';
  productIds: string[];
  /** Called with true when the products were changed. */
  onClose: (isDone: boolean) => void;
}

/** Sets the category or the brand of several products. */
export function BatchDialog({ what, productIds, onClose }: Props) {
  const text = useText();
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (chosen === undefined) return;
    setBusy(true);
    try {
      const { changed } =
        what === 'category'
          ? await call(onlineGoodsApi.batchCategory, { productIds, categoryId: chosen })
          : await call(onlineGoodsApi.batchBrand, { productIds, brandId: chosen });
      notifier.success(text('onlineGoods.batchDone', { count: changed }));
      onClose(true);
    } catch {
      // `call` has shown what was wrong.
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={<T id={what === 'category' ? 'onlineGoods.batchCategory' : 'onlineGoods.batchBrand'} />}
      okButtonProps={{ disabled: chosen === undefined, loading: isBusy }}
      // The answer of the call would close a dialog that was opened meanwhile.
      cancelButtonProps={{ disabled: isBusy }}
      closable={!isBusy}
      onOk={() => void save()}
      onCancel={() => onClose(false)}
    >
      <Flex vertical gap="small">
        <T id="onlineGoods.batchHelp" values={{ count: productIds.length }} />
        {what === 'category' ? (
          <OneCategory value={chosen ?? null} onChange={setChosen} />
        ) : (
          <OneBrand {...(chosen === undefined ? {} : { value: chosen })} onChange={setChosen} />
        )}
      </Flex>
    </Dialog>
  );
}
