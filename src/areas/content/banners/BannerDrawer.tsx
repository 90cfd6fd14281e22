import { type Banner, bannerApi } from '@/contract/content/banners';
import { PUBLISH_STATUS } from '@/contract/content/publishing';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { TypeSelect } from '@/shared/pricing/selects';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { JumpField, NO_JUMP } from '../shared/JumpField';
import { bannerFields, type BannerValues } from './bannerFields';

const { Field, inputs } = bannerFields;
const WIDTH = 560;
const FIRST_SORT = 100;

/** A new banner has neither id nor version. */
export type EditedBanner = Partial<Banner>;

const valuesOf = ({ startTime, endTime, ...banner }: EditedBanner): Partial<BannerValues> => ({
  ...{ sort: FIRST_SORT, jump: NO_JUMP, customerTypes: [], planTime: null },
  ...banner,
  ...(startTime ? { startTime } : {}),
  ...(endTime ? { endTime } : {}),
});

function save(values: BannerValues, { record }: { record: EditedBanner | undefined }): Promise<unknown> {
  const { bannerName, image, position, jump, branchIds, customerTypes, startTime, endTime, planTime, sort } = values;
  const form = { bannerName, image, position, jump, branchIds, customerTypes, startTime, endTime, planTime, sort };
  const { bannerId, version } = record ?? {};
  return bannerId === undefined || version === undefined
    ? call(bannerApi.add, form, { silent: true })
    : call(bannerApi.update, { bannerId, version, ...form }, { silent: true });
}

interface Props {
  record: EditedBanner | undefined;
  onClose: () => void;
}

/** A banner: what it shows, where it leads, and for whom from when until when. */
export function BannerDrawer({ record, onClose }: Props) {
  const text = useText();
  const isNew = record?.bannerId === undefined;
  const isShown = record?.publishStatus === PUBLISH_STATUS.published;
  return (
    <RecordDrawer<EditedBanner, BannerValues>
      drawer={{ width: WIDTH }}
      draftKey={`banner ${record?.bannerId ?? ''}`}
      title={isNew ? 'banner.addTitle' : 'banner.editTitle'}
      titleValues={{ name: record?.bannerName ?? '' }}
      {...(isShown ? { help: 'publishing.fixedHelp' } : {})}
      fields={bannerFields}
      record={record}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      <Field name="bannerName" disabled={isShown} />
      <Field name="image">
        <ImageUpload
          bizType="content"
          alt={text('banner.image')}
          stored={{ fileId: record?.image, url: record?.imageUrl ?? '' }}
        />
      </Field>
      <Field name="position" />
      <Field name="jump">
        <JumpField disabled={isShown} />
      </Field>
      <Field name="branchIds" />
      <Field name="customerTypes">
        <TypeSelect />
      </Field>
      {inputs(isShown ? ['startTime', 'endTime', 'sort'] : ['startTime', 'endTime', 'planTime', 'sort'])}
    </RecordDrawer>
  );
}
