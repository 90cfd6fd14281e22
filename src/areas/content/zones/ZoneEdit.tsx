import { ProForm } from '@ant-design/pro-components';
import { useSearchParams } from '@umijs/max';
import { Form, Skeleton } from 'antd';
import { PUBLISH_STATUS } from '@/contract/content/publishing';
import { type Zone, ZONE_LAYOUT_OF, ZONE_TYPE, type ZoneRule, zoneApi } from '@/contract/content/zones';
import { useByButton } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage, usePageTitle } from '@/core/page/page';
import { useSession } from '@/core/session/session';
import { TypeSelect } from '@/shared/pricing/selects';
import { FormFooter } from '@/ui/form/FormFooter';
import { FormSection, Wide } from '@/ui/form/FormSection';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeader } from '@/ui/PageHeader';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import type { SaveContext } from '@kit/form/useAttempt';
import { useRecordForm } from '@kit/form/useRecordForm';
import { ColourInput } from '../shared/ColourInput';
import { JumpField, NO_JUMP } from '../shared/JumpField';
import { EDIT_PAGE, LIST_PAGE } from './paths';
import { RuleFields } from './RuleFields';
import { zoneFields, type ZoneValues } from './zoneFields';
import { ZoneProducts } from './ZoneProducts';

const { Field } = zoneFields;

const valuesOf = ({ rule, moreTarget, ...zone }: Zone): Partial<ZoneValues> => ({
  ...Object.fromEntries(Object.entries(zone).filter(([name]) => zoneFields.labelOf(name))),
  rule,
  hasMore: moreTarget ? 1 : 0,
  moreTarget: moreTarget ?? NO_JUMP,
});

const NO_RULE: ZoneRule = { categoryId: null, brandId: null, activityId: null };
const EMPTY: Partial<ZoneValues> = {
  ...{ zoneType: ZONE_TYPE.manual, layout: ZONE_LAYOUT_OF.two, maxCount: 20, sort: 100, themeColor: '' },
  ...{ image: null, hasMore: 0, moreTarget: NO_JUMP, customerTypes: [] },
  ...{ startTime: null, endTime: null, planTime: null },
};

function save(values: ZoneValues, { record }: SaveContext<Zone>) {
  const { zoneName, zoneType, rule = NO_RULE, ...more } = values;
  const { image, themeColor, layout, maxCount, hasMore, moreTarget, branchIds, customerTypes, sort } = more;
  const { startTime, endTime, planTime } = more;
  const form = {
    ...{ zoneName, zoneType, rule, image, themeColor, layout, maxCount },
    ...{ branchIds, customerTypes, sort, startTime, endTime, planTime },
    moreTarget: hasMore === 1 ? moreTarget : null,
  };
  if (!record) return call(zoneApi.add, form, { silent: true });
  const { zoneId, version } = record;
  return call(zoneApi.save, { ...form, zoneId, version }, { silent: true });
}

function Sections({ record }: { record: Zone | undefined }) {
  const text = useText();
  const hasMore: unknown = Form.useWatch('hasMore');
  const isShown = record?.publishStatus === PUBLISH_STATUS.published;
  return (
    <>
      <FormSection title="zone.basics" {...(isShown ? { help: 'publishing.fixedHelp' as const } : {})}>
        <Field name="zoneName" disabled={isShown} autoFocus={!record} />
        <Field name="zoneType" />
        <RuleFields />
        <Field name="layout" />
        <Field name="maxCount" />
        <Field name="themeColor">
          <ColourInput />
        </Field>
        <Field name="sort" />
        <Wide>
          <Field name="image">
            <ImageUpload
              bizType="content"
              alt={text('zone.image')}
              stored={{ fileId: record?.image ?? undefined, url: record?.imageUrl ?? '' }}
            />
          </Field>
          <Field name="hasMore" disabled={isShown} />
          {hasMore === 1 && (
            <Field name="moreTarget">
              <JumpField disabled={isShown} />
            </Field>
          )}
        </Wide>
      </FormSection>
      <FormSection title="zone.audience">
        <Field name="branchIds" />
        <Field name="customerTypes">
          <TypeSelect />
        </Field>
        <Field name="startTime" />
        <Field name="endTime" />
        {!isShown && <Field name="planTime" />}
      </FormSection>
    </>
  );
}

function ZoneForm({ loaded }: { loaded: Zone | undefined }) {
  const { leave } = usePage();
  const byButton = useByButton();
  const { branchId } = useSession();
  usePageTitle(loaded?.zoneName);
  const submit = async () => {
    const saved = await form.attempt(save);
    if (!saved) return;
    notifier.success(text('kit.saved'));
    // Edits that were made during the save are based on the version that it has stored.
    if (form.record) form.setRecord({ ...form.record, ...saved });
    // The products of a new zone are chosen next.
    else leave(`${EDIT_PAGE}?id=${saved.zoneId}`);
  };
  const text = useText();
  const form = useRecordForm<Zone, ZoneValues>({
    name: `zone ${loaded?.zoneId ?? ''}`,
    fields: zoneFields,
    loaded,
    toValues: valuesOf,
    empty: { ...EMPTY, branchIds: [branchId] },
    readOnly: loaded?.changeable === false,
    onSaveKey: byButton(loaded ? 'updateZoneConfig_save' : 'zoneConfig_add', submit),
  });
  const { record, setRecord } = form;
  const mayChange = loaded?.changeable !== false;
  const isShown = record?.publishStatus === PUBLISH_STATUS.published;
  const setVersion = (version: number) => record && setRecord({ ...record, version });
  return (
    <>
      <PageHeader task={record ? 'zone.editTitle' : 'zone.addTitle'} />
      <ProForm {...form.props} submitter={false} disabled={!mayChange}>
        {form.offer}
        <Sections record={record} />
      </ProForm>
      {record && loaded && (
        <ZoneProducts
          zone={{ ...record, version: Math.max(record.version, loaded.version), productCount: loaded.productCount }}
          onSaved={setVersion}
        />
      )}
      <FormFooter>
        <ActionButton label="action.back" onAction={() => leave(LIST_PAGE)} />
        {record && mayChange && !isShown && (
          <ActionButton
            code="updateZoneConfig_publish"
            label="action.publish"
            done="publishing.published"
            confirm={{ title: 'publishing.askPublish', values: { name: record.zoneName } }}
            onAction={() => call(zoneApi.publish, { zoneId: record.zoneId, version: record.version })}
          />
        )}
        {mayChange && (
          <ActionButton
            code={record ? 'updateZoneConfig_save' : 'zoneConfig_add'}
            label="kit.save"
            type="primary"
            onAction={submit}
          />
        )}
      </FormFooter>
      {form.conflict}
    </>
  );
}

function ZoneEditScreen() {
  const [query] = useSearchParams();
  const zoneId = query.get('id');
  const { data, error, refresh } = useCall(zoneApi.detail, { zoneId: zoneId ?? '' }, { ready: zoneId !== null });
  // If the zone cannot be read again later, the user's input stays on the screen.
  if (zoneId === null || data?.zoneId === zoneId)
    return <ZoneForm key={zoneId ?? ''} loaded={zoneId === null ? undefined : data} />;
  if (error) return <LoadFailed error={error} back={LIST_PAGE} onRetry={refresh} />;
  return <Skeleton active paragraph={{ rows: 12 }} />;
}

/** /content/updateZoneConfig */
export const ZoneEdit = withTexts(
  ['content/zones', 'content/publishing', 'shared/pricing-rules', 'tasks/imports'],
  ZoneEditScreen,
);
