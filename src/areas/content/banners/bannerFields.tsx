import { Image } from 'antd';
import { type Banner, BANNER_POSITION } from '@/contract/content/banners';
import type { Jump } from '@/contract/content/jump';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';
import { jumpType } from '../shared/JumpField';
import { type ForCompany, jumpOf, publishFields } from '../shared/publishFields';
import { PublishState, publishStatus } from '../shared/publishStatus';

const position = codeTable('bannerPosition', BANNER_POSITION, { dictCode: 'banner.position' });

const Picture = ({ imageUrl, bannerName }: Banner) =>
  imageUrl ? <Image src={imageUrl} alt={bannerName} width={70} height={28} /> : NOTHING;

export interface BannerValues {
  bannerName: string;
  image: string;
  position: Banner['position'];
  jump: Jump;
  branchIds: string[];
  customerTypes: string[];
  startTime: string;
  endTime: string;
  planTime: string | null;
  sort: number;
}

const published = publishFields<Banner & ForCompany>();

/** A picture that leads somewhere: its list, its form, its history. */
export const bannerFields = fieldsOf<Banner & ForCompany, BannerValues>()('banner', {
  bannerName: f.text({ max: 30, required: true, keep: plainText, width: 180, fixed: 'left', sorted: true }),
  image: f.text({ required: true, isFinal: true, width: 100, cell: Picture, help: 'banner.imageHelp' }),
  position: f.codes(position, { isFact: true, required: true, width: 100 }),
  jumpType: f.codes(jumpType, { width: 110 }),
  jump: jumpOf({ required: true }),
  jumpTarget: f.text({ width: 240 }),
  branchId: f.branch(),
  branchIds: published.branchIds,
  branchNames: published.branchNames,
  customerTypes: published.customerTypes,
  planTime: published.planTime,
  updatedBy: published.updatedBy,
  gmtModified: published.gmtModified,
  startTime: f.dateTime({ isFact: true, required: true, sorted: true }),
  endTime: f.dateTime({ required: true }),
  sort: f.count({ min: 1, max: 99_999_999, required: true, sorted: true, help: 'publishing.sortHelp' }),
  clickCount: f.count({ sorted: true }),
  publishStatus: f.codes(publishStatus, { width: 150, cell: (row) => <PublishState {...row} /> }),
  publishTime: f.dateTime(),
  createdByName: f.person(),
});
