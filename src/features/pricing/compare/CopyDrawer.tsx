import { Alert, Button, Checkbox, Drawer, Flex, Form, type FormInstance, Radio } from 'antd';
import { useState } from 'react';
import { BranchesField } from '@/components/branch/BranchesField';
import { BranchSelect } from '@/components/branch/BranchSelect';
import { MomentInput } from '@/components/form/MomentInput';
import type { Input, Output } from '@/contract/endpoint';
import { priceCompareApi, type PriceField } from '@/contract/pricing/price-compare';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@/crud/ActionButton';
import { ChangeList } from './ChangeList';
import type { Filters } from './useMatrix';

/** Of which products: those that were chosen, or all that the filters find. */
export interface Copying {
  branchIds: readonly string[];
  productIds?: string[];
  query?: Filters;
}

interface Values {
  fromBranchId: string;
  toBranchIds: string[];
  fields: PriceField[];
  when: 'now' | 'later';
  effectiveTime: string | null;
}

type Wanted = Input<typeof priceCompareApi.preview>;
type Preview = Output<typeof priceCompareApi.preview> & { wanted: Wanted };

const WIDTH = 860;

/** What of the page's filters says which products. */
function pickedBy({ productIds, query = {} }: Copying): Pick<Wanted, 'productIds' | 'query'> {
  if (productIds) return { productIds };
  const { keyword, categoryIds, brandId, differs, branchIds } = query;
  // What the table has sent goes back as it came; the server checks it again.
  return { query: { keyword, categoryIds, brandId, differs, branchIds } as NonNullable<Wanted['query']> };
}

function useCopy(copying: Copying, onDone: () => void) {
  const text = useText();
  const [form] = Form.useForm<Values>();
  const [preview, setPreview] = useState<Preview>();
  const look = async () => {
    // What is missing stands beside its field.
    const values = await form.validateFields().catch(() => null);
    if (!values) return;
    const { fromBranchId, toBranchIds, fields } = values;
    const wanted = { fromBranchId, toBranchIds, fields, ...pickedBy(copying) };
    setPreview({ ...(await call(priceCompareApi.preview, wanted)), wanted });
  };
  const copy = async () => {
    if (!preview) return;
    const { when, effectiveTime } = form.getFieldsValue();
    const { wanted, plan } = preview;
    const { changed, scheduled } = await call(priceCompareApi.copy, {
      ...{ ...wanted, plan, effectiveTime: when === 'later' ? effectiveTime : null },
    });
    notifier.success(
      changed > 0
        ? text('priceCompare.copied', { count: changed })
        : text('priceCompare.scheduled', { count: scheduled }),
    );
    onDone();
  };
  return { form, preview, forget: () => setPreview(undefined), look, copy };
}

interface FormProps {
  form: FormInstance<Values>;
  branchIds: readonly string[];
  onChange: () => void;
}

/** From where to where, what, and when. */
function CopyForm({ form, branchIds, onChange }: FormProps) {
  const text = useText();
  const when = Form.useWatch<Values['when'] | undefined>('when', form);
  const toBranchIds = Form.useWatch<string[] | undefined>('toBranchIds', form) ?? [];
  const [first, ...others] = branchIds;
  const required = (label: string) => [{ required: true, message: text('priceCompare.asked', { label }) }];
  return (
    <Form<Values>
      form={form}
      name="copy"
      layout="vertical"
      initialValues={{
        fromBranchId: first,
        toBranchIds: others,
        fields: ['listPrice'],
        when: 'now',
        effectiveTime: null,
      }}
      onValuesChange={onChange}
    >
      <Form.Item
        name="fromBranchId"
        label={<T id="priceCompare.fromBranchId" />}
        rules={[
          ...required(text('priceCompare.fromBranchId')),
          {
            validator: (_, from: string) =>
              toBranchIds.includes(from)
                ? Promise.reject(new Error(text('priceCompare.sameBranch')))
                : Promise.resolve(),
          },
        ]}
      >
        <BranchSelect allowClear={false} />
      </Form.Item>
      <Form.Item
        name="toBranchIds"
        label={<T id="priceCompare.toBranchIds" />}
        rules={required(text('priceCompare.toBranchIds'))}
      >
        <BranchesField />
      </Form.Item>
      <Form.Item name="fields" label={<T id="priceCompare.fields" />} rules={required(text('priceCompare.fields'))}>
        <Checkbox.Group
          options={[
            { value: 'listPrice', label: text('priceCompare.listPrice') },
            { value: 'minSalePrice', label: text('priceCompare.minSalePrice') },
          ]}
        />
      </Form.Item>
      <Form.Item name="when" label={<T id="priceCompare.when" />}>
        <Radio.Group
          options={[
            { value: 'now', label: <T id="priceCompare.now" /> },
            { value: 'later', label: <T id="priceCompare.later" /> },
          ]}
        />
      </Form.Item>
      {when === 'later' && (
        <Form.Item
          name="effectiveTime"
          label={<T id="priceCompare.effectiveTime" />}
          rules={required(text('priceCompare.effectiveTime'))}
        >
          <MomentInput kind="dateTime" />
        </Form.Item>
      )}
    </Form>
  );
}

interface Props {
  copying: Copying;
  onDone: () => void;
  onClose: () => void;
}

/** The prices of one branch to others: chosen, looked through cell by cell, and done now or on a day. */
export function CopyDrawer({ copying, onDone, onClose }: Props) {
  const { form, preview, forget, look, copy } = useCopy(copying, () => {
    onDone();
    onClose();
  });
  const blocked = preview?.changes.some(({ belowMin }) => belowMin) ?? false;
  return (
    <Drawer
      open
      size={WIDTH}
      title={<T id="priceCompare.copy" />}
      onClose={onClose}
      footer={
        <Flex justify="end" gap="small">
          <Button onClick={onClose}>
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
      <CopyForm form={form} branchIds={copying.branchIds} onChange={forget} />
      {preview && <ChangeList changes={preview.changes} blocked={blocked} />}
    </Drawer>
  );
}
