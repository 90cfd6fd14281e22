import { type Brand, brandApi } from '@/contract/master-data/brands';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { RecordDialog } from '@kit/form/RecordDialog';
import { brandFields } from './brandFields';

const { Field, inputs } = brandFields;

/** A new brand has neither code nor version. */
export type EditedBrand = Partial<Brand>;

function save(values: Brand, { record }: { record: EditedBrand | undefined }): Promise<unknown> {
  const { brandName, brandNameEn, logo, manufacturer, sort, description, status } = values;
  const form = { brandName, brandNameEn, logo, manufacturer, sort, description, status };
  const { brandCode, version } = record ?? {};
  return brandCode === undefined || version === undefined
    ? call(brandApi.add, form, { silent: true })
    : call(brandApi.update, { brandCode, version, ...form }, { silent: true });
}

interface Props {
  record: EditedBrand | undefined;
  onClose: () => void;
}

/** A brand of the catalogue. */
export function BrandDialog({ record, onClose }: Props) {
  const text = useText();
  const { brandCode, brandName = '', logo, logoUrl = '' } = record ?? {};
  return (
    <RecordDialog<EditedBrand, Brand>
      wide
      draftKey={`brand ${brandCode ?? ''}`}
      title={brandCode ? 'brand.editTitle' : 'brand.addTitle'}
      titleValues={{ name: brandName }}
      fields={brandFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {inputs(['brandName', 'brandNameEn', 'manufacturer', 'sort', 'status'])}
      <Field name="logo">
        <ImageUpload bizType="brand" alt={text('brand.logo')} stored={{ fileId: logo, url: logoUrl }} />
      </Field>
      {inputs(['description'])}
    </RecordDialog>
  );
}
