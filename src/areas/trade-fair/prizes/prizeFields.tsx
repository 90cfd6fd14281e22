import { Image } from 'antd';
import { type Prize, PRIZE_LEVEL, PRIZE_STATUS } from '@/contract/trade-fair/prizes';
import { T } from '@/core/i18n';
import { money7 } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatList } from '@kit/format/list';
import { NOTHING } from '@kit/format/number';

/** A prize as its dialog holds it. */
export interface PrizeForm extends Omit<Prize, 'sponsorSupplierId'> {
  sponsorSupplierId: { value: string; label: string } | null;
}

const level = codeTable('prizeLevel', PRIZE_LEVEL, { dictCode: 'prize.level' });
const status = codeTable('prizeStatus', PRIZE_STATUS, {
  tones: { off: 'stopped', on: 'active' },
  dictCode: 'status',
});

const Picture = ({ imageUrl, prizeName }: Prize) =>
  imageUrl ? <Image src={imageUrl} alt={prizeName} width={40} height={28} /> : NOTHING;

const Labels = ({ prizeGroupLabels }: Prize) =>
  prizeGroupLabels.length > 0 ? formatList(prizeGroupLabels) : <T id="prize.everybody" />;

/** A prize of a fair: its list and its dialog. */
export const prizeFields = fieldsOf<Prize, PrizeForm & { prizeGroupLabel: string }>()('prize', {
  prizeName: f.name({ max: 50, required: true, width: 200, fixed: 'left' }),
  prizeLevel: f.codes(level, { required: true, sorted: true, isState: false }),
  image: f.text({ width: 70, cell: Picture, isFinal: true }),
  quota: f.count({ required: true, min: 1, max: 9_999, sorted: true }),
  drawnCount: f.count({ sorted: true }),
  registeredCount: f.count(),
  remain: f.count(),
  unitValue: f.money({ keep: money7, width: 120 }),
  prizeGroupLabels: f.list({ width: 160, cell: Labels }),
  prizeGroupLabel: f.text({ max: 20 }),
  sponsorSupplierId: f.text(),
  sponsorName: f.name({ width: 160 }),
  oncePerGuest: f.flag(),
  oncePerCustomer: f.flag(),
  weight: f.count({ min: 1, max: 1_000 }),
  sort: f.count({ min: 1, max: 99_999_999, sorted: true }),
  status: f.codes(status, { required: true, width: 90 }),
});
