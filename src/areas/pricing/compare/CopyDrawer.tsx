import { Alert, Button, Drawer, Flex, Form } from 'antd';
import { useRef, useState } from 'react';
import type { Input, Output } from '@/contract/endpoint';
import { priceCompareApi } from '@/contract/pricing/compare';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { useDiscard } from '@kit/form/useDiscard';
import { useRecordForm } from '@kit/form/useRecordForm';
import { ChangeList } from './ChangeList';
import { copyFields, type CopyValues } from './compareFields';
import { CopyForm } from './CopyForm';
import type { Filters } from './useMatrix';

/** The products to copy: the selected ones, or all that the filters find. */
export interface Copying {
  branchIds: readonly string[];
  productIds?: string[];
  query?: Filters;
}

type Wanted = Input<typeof priceCompareApi.preview>;
type Preview = Output<typeof priceCompareApi.preview> & { wanted: Wanted };

const WIDTH = 860;

/** Of the page's filters, those that select products. */
function pickedBy({ productIds, query = {} }: Copying): Pick<Wanted, 'productIds' | 'query'> {
  if (productIds) return { productIds };
  const { keyword, categoryIds, brandId, differs, branchIds } = query;
  // The query goes back to the server as the table has sent it; the server checks it again.
  return { query: { keyword, categoryIds, brandId, differs, branchIds } as NonNullable<Wanted['query']> };
}

function useCopy(copying: Copying, onClose: () => void) {
  const text = useText();
  const [preview, setPreview] = useState<Preview>();
  // An answer to an earlier question is not shown, however late it arrives.
  const asking = useRef(0);
  const forget = () => {
    asking.current += 1;
    setPreview(undefined);
  };
  const [fromBranchId, ...toBranchIds] = copying.branchIds;
  const form = useRecordForm<object, CopyValues>({
    name: 'copy prices',
    fields: copyFields,
    loaded: undefined,
    toValues: () => ({}),
    empty: { ...(fromBranchId ? { fromBranchId } : {}), toBranchIds, fields: ['listPrice'], when: 'now' },
  });
  const isLeft = useRef(false);
  const close = useDiscard(form, () => {
    isLeft.current = true;
    onClose();
  });
  const look = async () => {
    // A missing value is reported at its field.
    const values = await form.form.validateFields().catch(() => undefined);
    if (!values) return;
    const { fields } = values;
    const wanted = { ...values, fields, ...pickedBy(copying) };
    const { when: _when, effectiveTime: _time, ...asked } = wanted;
    const mine = asking.current;
    const found = await call(priceCompareApi.preview, asked);
    if (mine === asking.current) setPreview({ ...found, wanted: asked });
  };
  const copy = async () => {
    if (!preview) return;
    const { wanted, plan } = preview;
    const answer = await form.attempt(({ when, effectiveTime }) =>
      call(
        priceCompareApi.copy,
        { ...wanted, plan, effectiveTime: when === 'later' ? effectiveTime : null },
        { silent: true },
      ),
    );
    if (!answer) return;
    const { changed, scheduled } = answer;
    notifier.success(
      changed > 0
        ? text('priceCompare.copied', { count: changed })
        : text('priceCompare.scheduled', { count: scheduled }),
    );
    // The user may have closed this drawer and opened another one since.
    if (!isLeft.current) onClose();
  };
  return { form, preview, forget, look, copy, close: () => void close() };
}

/** Copies the prices of one branch to others: chosen, checked cell by cell, and applied now or on a day. */
export function CopyDrawer({ copying, onClose }: { copying: Copying; onClose: () => void }) {
  const { form, preview, forget, look, copy, close } = useCopy(copying, onClose);
  const blocked = preview?.changes.some(({ belowMin }) => belowMin) ?? false;
  const { onValuesChange, ...props } = form.props;
  return (
    <Drawer
      open
      size={WIDTH}
      title={<T id="priceCompare.copy" />}
      mask={{ closable: false }}
      keyboard={false}
      onClose={close}
      footer={
        <Flex justify="end" gap="small">
          <Button onClick={close}>
            <T id="action.cancel" />
          </Button>
          <ActionButton label="priceCompare.preview" type={preview ? 'default' : 'primary'} onAction={look} />
          {preview && (
            <ActionButton
              code="priceCompare_copy"
              label="priceCompare.doCopy"
              type="primary"
              disabled={blocked || preview.changes.length === 0}
              onAction={copy}
            />
          )}
        </Flex>
      }
    >
      <Alert
        type="info"
        style={{ marginBlockEnd: 16 }}
        title={
          copying.productIds ? (
            <T id="priceCompare.ofChosen" values={{ count: copying.productIds.length }} />
          ) : (
            <T id="priceCompare.ofFound" />
          )
        }
      />
      <Form
        {...props}
        layout="vertical"
        onValuesChange={() => {
          onValuesChange();
          forget();
        }}
      >
        {form.offer}
        <CopyForm />
      </Form>
      {preview && <ChangeList changes={preview.changes} blocked={blocked} />}
    </Drawer>
  );
}
