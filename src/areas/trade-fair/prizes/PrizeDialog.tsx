import { type Prize, prizeApi } from '@/contract/trade-fair/prizes';
import { type FairSupplier, fairSupplierApi } from '@/contract/trade-fair/suppliers';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { RecordDialog } from '@kit/form/RecordDialog';
import { LabelsSelect } from './LabelsSelect';
import { prizeFields, type PrizeForm } from './prizeFields';

const { Field, inputs } = prizeFields;

const silent = { silent: true } as const;

const toValues = ({ sponsorSupplierId, sponsorName = '', ...prize }: Partial<Prize>): Partial<PrizeForm> => ({
  ...prize,
  sponsorSupplierId: sponsorSupplierId ? { value: sponsorSupplierId, label: sponsorName } : null,
});

function save(tradeFairId: string, { prizeId, version, sponsorSupplierId, ...form }: PrizeForm) {
  const terms = { ...form, sponsorSupplierId: sponsorSupplierId?.value ?? null };
  return prizeId
    ? call(prizeApi.update, { ...terms, prizeId, version }, silent)
    : call(prizeApi.add, { ...terms, tradeFairId }, silent);
}

const supplierOption = ({ supplierId, supplierName }: FairSupplier) => ({ value: supplierId, label: supplierName });

interface Props {
  tradeFairId: string;
  record: Partial<Prize> | undefined;
  onClose: () => void;
}

/** Adds or changes a prize: its name, its prize groups, and its number. */
export function PrizeDialog({ tradeFairId, record, onClose }: Props) {
  const text = useText();
  const { prizeId, prizeName, image, imageUrl } = record ?? {};
  return (
    <RecordDialog<Partial<Prize>, PrizeForm>
      wide
      draftKey={`prize ${prizeId ?? `of ${tradeFairId}`}`}
      title={prizeId ? 'prize.editTitle' : 'prize.add'}
      titleValues={{ name: prizeName ?? '' }}
      fields={prizeFields}
      record={record}
      toValues={toValues}
      save={(form) => save(tradeFairId, form)}
      onClose={onClose}
    >
      {inputs(['prizeName', 'prizeLevel', 'quota', 'unitValue'])}
      <Field name="prizeGroupLabels">
        <LabelsSelect tradeFairId={tradeFairId} />
      </Field>
      <Field name="sponsorSupplierId">
        <MoreSelect
          endpoint={fairSupplierApi.page}
          query={(supplierName) => ({ tradeFairId, supplierName })}
          option={supplierOption}
        />
      </Field>
      {inputs(['oncePerGuest', 'oncePerCustomer', 'weight', 'sort', 'status'])}
      <Field name="image">
        <ImageUpload bizType="prize" alt={text('prize.image')} stored={{ fileId: image, url: imageUrl ?? '' }} />
      </Field>
    </RecordDialog>
  );
}
