import { Flex, Form, InputNumber } from 'antd';
import { FLAG } from '@/contract/fields';
import { type CommodityCandidate, fairCommodityApi, MAX_COMMODITIES } from '@/contract/trade-fair/commodities';
import { call } from '@/core/http/call';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { AddToFair } from '../shared/AddToFair';

interface Terms {
  /** Per cent of the list price. */
  rate: number | null;
  minQty: number | null;
  limitQty: number | null;
}

const candidateFields = fieldsOf<CommodityCandidate, Terms & { keyword: string }>()('goods', {
  keyword: f.text({ max: 100 }),
  productCode: f.code({ width: 120, sorted: true }),
  productName: f.name({ width: 180, sorted: true }),
  spec: f.text({ width: 110 }),
  supplierName: f.name({ width: 180 }),
  listPrice: f.price(),
  rate: f.percent(),
  minQty: f.count({ min: 1 }),
  limitQty: f.count({ min: 1 }),
});

const { Field } = candidateFields;
const table = candidateFields.table({
  show: ['productCode', 'productName', 'spec', 'supplierName', 'listPrice'],
  search: ['keyword'],
});

const USUAL_RATE = 90;
const USUAL_TERMS: Terms = { rate: USUAL_RATE, minQty: 1, limitQty: null };

/** Adds products of the fair's suppliers at a percentage of their list price; single prices are changed in the list. */
export function CommodityPicker({ tradeFairId, onClose }: { tradeFairId: string; onClose: () => void }) {
  const [form] = Form.useForm<Terms>();
  const add = async (rows: readonly CommodityCandidate[], confirmCodes: number[]) => {
    const { rate, minQty, limitQty } = await form.validateFields();
    const items = rows.map(({ productId }) => ({ productId, fairPrice: null }));
    const terms = { rate: Number(rate).toFixed(2), minQty: minQty ?? 1, limitQty };
    return call(fairCommodityApi.add, { tradeFairId, items, ...terms, confirmCodes });
  };
  return (
    <AddToFair<CommodityCandidate>
      title="goods.add"
      list={fairCommodityApi.productPage}
      params={{ tradeFairId }}
      table={table}
      keyOf={({ productId }) => productId}
      isIn={({ alreadyAdded }) => alreadyAdded === FLAG.yes}
      max={MAX_COMMODITIES}
      add={add}
      onClose={onClose}
    >
      <Form<Terms> form={form} name="terms" layout="vertical" initialValues={USUAL_TERMS}>
        <Flex gap="middle" wrap>
          <Field name="rate" required>
            <InputNumber min={1} max={100} precision={2} suffix="%" />
          </Field>
          <Field name="minQty" />
          <Field name="limitQty" />
        </Flex>
      </Form>
    </AddToFair>
  );
}
