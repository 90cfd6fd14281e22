import { Flex, Form, InputNumber } from 'antd';
import { useMemo, useState } from 'react';
import { useInFair } from '@/components/fair/useInFair';
import { PickerDialog } from '@/components/pick/PickerDialog';
import { type CommodityCandidate, fairCommodityApi, MAX_COMMODITIES } from '@/contract/fair/commodities';
import { FLAG } from '@/contract/fields';
import { formatPrice } from '@/core/format/number';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useConfirmed } from '@/crud/record/useConfirmed';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';

interface Row extends CommodityCandidate {
  keyword?: string;
}

const columns = fieldsOf<Row>()('goods', {
  keyword: { fieldProps: { maxLength: 100 } },
  productCode: { ...codeField, width: 120, sorter: true },
  productName: { ellipsis: true, width: 180, sorter: true },
  spec: { ellipsis: true, width: 110 },
  supplierName: { ellipsis: true, width: 180 },
  listPrice: { align: 'right', width: 110, render: (_, row) => formatPrice(row.listPrice) },
}).table({ show: ['productCode', 'productName', 'spec', 'supplierName', 'listPrice'], search: ['keyword'] });

const read = pageRequest<Row>(fairCommodityApi.productPage);
const keyOf = ({ productId }: Row) => productId;
const isIn = ({ alreadyAdded }: Row) => alreadyAdded === FLAG.yes;

interface Terms {
  /** Per cent of the list price. */
  rate: number;
  minQty: number;
  limitQty: number | null;
}
const START: Terms = { rate: 90, minQty: 1, limitQty: null };

function TermFields({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) {
  return (
    <Form layout="vertical" name="terms">
      <Flex gap="middle" wrap>
        <Form.Item label={<T id="goods.rate" />} htmlFor="terms_rate">
          <InputNumber
            id="terms_rate"
            min={1}
            max={100}
            precision={2}
            suffix="%"
            value={terms.rate}
            onChange={(rate) => onChange({ ...terms, rate: rate ?? START.rate })}
          />
        </Form.Item>
        <Form.Item label={<T id="goods.minQty" />} htmlFor="terms_minQty">
          <InputNumber
            id="terms_minQty"
            min={1}
            precision={0}
            value={terms.minQty}
            onChange={(minQty) => onChange({ ...terms, minQty: minQty ?? 1 })}
          />
        </Form.Item>
        <Form.Item label={<T id="goods.limitQty" />} htmlFor="terms_limitQty">
          <InputNumber
            id="terms_limitQty"
            min={1}
            precision={0}
            value={terms.limitQty}
            onChange={(limitQty) => onChange({ ...terms, limitQty })}
          />
        </Form.Item>
      </Flex>
    </Form>
  );
}

interface Props {
  tradeFairId: string;
  onChanged: () => void;
  onClose: () => void;
}

/** What the suppliers of a fair make, offered at a share of the list price; single prices are changed in the list. */
export function CommodityPicker({ tradeFairId, onChanged, onClose }: Props) {
  const text = useText();
  const [terms, setTerms] = useState(START);
  const request = useInFair(read, tradeFairId);
  const confirmed = useConfirmed();
  const fields = useMemo(() => <TermFields terms={terms} onChange={setTerms} />, [terms]);
  const add = async (rows: readonly Row[]) => {
    const items = rows.map(({ productId }) => ({ productId, fairPrice: null }));
    const answer = await confirmed((confirmCodes) =>
      call(fairCommodityApi.add, { ...terms, tradeFairId, items, rate: terms.rate.toFixed(2), confirmCodes }),
    ).finally(onChanged);
    // Whoever does not accept a price below the minimum changes it.
    if (!answer) throw new Error('not confirmed');
    notifier.success(text('exhibit.added', { added: answer.added, skipped: answer.skipped.length }));
  };
  return (
    <PickerDialog<Row>
      title="goods.add"
      okText="exhibit.addChosen"
      max={MAX_COMMODITIES}
      {...{ keyOf, isIn, request, columns, onClose }}
      onPick={add}
    >
      {fields}
    </PickerDialog>
  );
}
