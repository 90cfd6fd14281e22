import { Image } from 'antd';
import { type Brand, BRAND_STATUS } from '@/contract/master-data/brands';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';

const status = codeTable('brandStatus', BRAND_STATUS, {
  tones: { off: 'stopped', on: 'active' },
  dictCode: 'status',
});

const Logo = ({ logoUrl, brandName }: Brand) =>
  logoUrl ? <Image src={logoUrl} alt={brandName} width={40} height={28} /> : NOTHING;

/** A brand: its list, its dialog, its history. */
export const brandFields = fieldsOf<Brand>()('brand', {
  brandCode: f.code({ width: 110, fixed: 'left', sorted: true }),
  brandName: f.name({ max: 50, required: true, keep: plainText, width: 160, sorted: true }),
  brandNameEn: f.text({ max: 80, keep: plainText, width: 160 }),
  logo: f.text({ width: 70, cell: Logo, isFinal: true }),
  manufacturer: f.text({ max: 100, keep: plainText, width: 220, sorted: true }),
  firstLetter: f.text({ width: 90, sorted: true }),
  description: f.note({ max: 500 }),
  productCount: f.count({ width: 90 }),
  sort: f.count({ min: 1, max: 99_999_999, width: 90, sorted: true }),
  status: f.codes(status, { required: true, width: 90, sorted: true }),
  gmtModified: f.dateTime({ sorted: true }),
});
