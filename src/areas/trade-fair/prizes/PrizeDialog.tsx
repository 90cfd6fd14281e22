import { Select, Switch } from 'antd';
import { useMemo } from 'react';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { type Prize, prizeApi, prizeGroupApi } from '@/contract/trade-fair/prizes';
import { type FairSupplier, fairSupplierApi } from '@/contract/trade-fair/suppliers';
import { call } from '@/core/http/call';
import { useCall } from '@kit/data/useCall';
import { useText } from '@/core/i18n';
import { FormModal } from '@kit/form/FormModal';
import type { useEditor } from '@kit/form/useEditor';
import { fieldsOf } from '@kit/fields/fields';
import { prizeLevel, prizeStatus } from './prizeWords';

/** A prize as its dialog holds it. */
export interface PrizeForm extends Omit<Prize, 'sponsorSupplierId'> {
  tradeFairId: string;
  sponsorSupplierId: { value: string; label: string } | null;
}

export const formOf = (tradeFairId: string, { sponsorSupplierId, ...prize }: Prize): PrizeForm => ({
  ...prize,
  tradeFairId,
  sponsorSupplierId: sponsorSupplierId ? { value: sponsorSupplierId, label: prize.sponsorName } : null,
});

export function savePrize({ tradeFairId, prizeId, version, sponsorSupplierId, ...form }: PrizeForm) {
  const fields = { ...form, sponsorSupplierId: sponsorSupplierId?.value ?? null };
  const silent = { silent: true } as const;
  return prizeId
    ? call(prizeApi.update, { ...fields, prizeId, version }, silent)
    : call(prizeApi.add, { ...fields, tradeFairId }, silent);
}

interface SelectProps {
  tradeFairId: string;
  value?: string[];
  onChange?: (labels: string[]) => void;
}

function LabelSelect({ tradeFairId, ...props }: SelectProps) {
  const text = useText();
  const { data } = useCall(prizeGroupApi.listPrizeGroup, { tradeFairId });
  return (
    <Select
      {...props}
      mode="multiple"
      placeholder={text('prize.everybody')}
      options={(data ?? []).map(({ label }) => ({ value: label, label }))}
    />
  );
}

const supplierOption = ({ supplierId, supplierName }: FairSupplier) => ({ value: supplierId, label: supplierName });

function FlagSwitch({ value, onChange, id }: { id?: string; value?: number; onChange?: (value: 0 | 1) => void }) {
  return <Switch id={id ?? ''} checked={value === 1} onChange={(isOn) => onChange?.(isOn ? 1 : 0)} />;
}

const whole = (max: number) => ({
  valueType: 'digit' as const,
  fieldProps: { precision: 0, min: 1, max, style: { width: '100%' } },
});

function columnsOf(tradeFairId: string, record: Partial<PrizeForm> | undefined, picture: string) {
  return fieldsOf<PrizeForm>()('prize', {
    prizeName: { required: true, fieldProps: { maxLength: 50 } },
    prizeLevel: { ...prizeLevel.field(), required: true },
    quota: { ...whole(9_999), required: true },
    unitValue: { valueType: 'text', fieldProps: { maxLength: 10, inputMode: 'decimal' } },
    prizeGroupLabels: { formItemRender: () => <LabelSelect tradeFairId={tradeFairId} /> },
    sponsorSupplierId: {
      formItemRender: () => (
        <MoreSelect
          endpoint={fairSupplierApi.page}
          query={(supplierName) => ({ tradeFairId, supplierName })}
          option={supplierOption}
        />
      ),
    },
    oncePerGuest: { formItemRender: () => <FlagSwitch /> },
    oncePerCustomer: { formItemRender: () => <FlagSwitch /> },
    weight: whole(1_000),
    sort: whole(99_999_999),
    status: { ...prizeStatus.field(), required: true },
    image: {
      formItemRender: () => (
        <ImageUpload bizType="prize" alt={picture} stored={{ fileId: record?.image, url: record?.imageUrl ?? '' }} />
      ),
    },
  }).form([
    ...(['prizeName', 'prizeLevel', 'quota', 'unitValue', 'prizeGroupLabels', 'sponsorSupplierId'] as const),
    ...(['oncePerGuest', 'oncePerCustomer', 'weight', 'sort', 'status', 'image'] as const),
  ]);
}

export function PrizeDialog({
  tradeFairId,
  ...modal
}: ReturnType<typeof useEditor<PrizeForm>>['modal'] & { tradeFairId: string }) {
  const text = useText();
  const { record } = modal;
  const columns = useMemo(() => columnsOf(tradeFairId, record, text('prize.image')), [tradeFairId, record, text]);
  return (
    <FormModal<PrizeForm>
      {...modal}
      wide
      title={record?.prizeId ? 'prize.editTitle' : 'prize.add'}
      titleValues={{ name: record?.prizeName ?? '' }}
      columns={columns}
    />
  );
}
