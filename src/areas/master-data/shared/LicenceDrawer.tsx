import { Card, Drawer, Empty, Flex, Image, Skeleton, Timeline, Typography } from 'antd';
import { licenceApi, type LicenceDetail } from '@/contract/master-data/licence-calls';
import { type OwnerType, RENEWAL_STATE } from '@/contract/master-data/licences';
import { T, useText, withTexts } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { RecordFacts } from '@/ui/RecordFacts';
import { useCall } from '@kit/data/useCall';
import { formatDateTime } from '@kit/format/date';
import { cancelReason, cancelStatus, detailFields, licenceState, licenceType, renewalState } from './licenceFields';
import { Picture } from './Picture';

export interface Owner {
  ownerType: OwnerType;
  ownerId: string;
  ownerName: string;
}

/** The cancellations and reminders of a licence, the newest first. */
function Past({ licence: { cancels, notices } }: { licence: LicenceDetail }) {
  const steps = [
    ...cancels.map((one) => ({
      time: one.applyTime,
      content: (
        <Flex vertical>
          <Flex gap="small" wrap>
            <Typography.Text strong>
              <T id="licence.cancelOf" values={{ cancelNo: one.cancelNo, day: one.effectiveDate }} />
            </Typography.Text>
            <cancelStatus.Tag value={one.status} />
          </Flex>
          <span>
            {cancelReason.labelOf(one.reasonType)} · {one.reason} · {one.applicantName}
          </span>
          {one.auditTime !== null && (
            <span>{[formatDateTime(one.auditTime), one.auditorName, one.opinion].filter(Boolean).join(' · ')}</span>
          )}
          <Picture url={one.attachmentUrl} mime={one.attachmentMime} name={one.cancelNo} />
        </Flex>
      ),
    })),
    ...notices.map((one) => ({
      time: one.time,
      content: <T id="licence.told" values={{ name: one.receiverName, days: one.daysLeft }} />,
    })),
  ].sort((a, b) => b.time.localeCompare(a.time));
  if (steps.length === 0) return null;
  return (
    <Timeline
      items={steps.map(({ time, content }, key) => ({
        key,
        content: (
          <>
            <Typography.Text type="secondary">{formatDateTime(time)}</Typography.Text>
            <div>{content}</div>
          </>
        ),
      }))}
    />
  );
}

const FACTS = ['licenceNo', 'licenceName', 'issuer', 'issueDate', 'expiryDate', 'validFrom'] as const;

function LicenceCard({ licence }: { licence: LicenceDetail }) {
  const { licenceType: type, licenceState: state, renewalState: renewal, pendingRenewal, images } = licence;
  return (
    <Card
      size="small"
      title={
        <Flex gap="small" align="center" wrap>
          {licenceType.labelOf(type)}
          <licenceState.Tag value={state} />
          {renewal !== RENEWAL_STATE.none && <renewalState.Tag value={renewal} />}
        </Flex>
      }
    >
      <Flex vertical gap="middle">
        <RecordFacts fields={detailFields} record={licence} show={FACTS} />
        {pendingRenewal && (
          <Typography.Text>
            <T
              id="licence.pending"
              values={{
                ...{ entryNo: pendingRenewal.entryNo, step: pendingRenewal.stepName },
                ...{ time: pendingRenewal.submitTime, day: pendingRenewal.newExpiryDate ?? '' },
              }}
            />
          </Typography.Text>
        )}
        <Image.PreviewGroup>
          <Flex gap="small" wrap>
            {images.map(({ fileId, url, mime, name }) => (
              <Picture key={fileId} url={url} mime={mime} name={name} />
            ))}
          </Flex>
        </Image.PreviewGroup>
        <Past licence={licence} />
      </Flex>
    </Card>
  );
}

const WIDTH = 840;

/** The licences of one owner: values and pictures, status, and history. */
function Sheet({ owner, onClose }: { owner: Owner; onClose: () => void }) {
  const text = useText();
  const { ownerType, ownerId, ownerName } = owner;
  const { data, error, refresh } = useCall(licenceApi.ofOwner, { ownerType, ownerId });
  return (
    <Drawer open size={WIDTH} title={text('licence.drawer', { name: ownerName })} onClose={onClose}>
      {error && !data && <LoadFailed error={error} onRetry={refresh} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 10 }} />}
      {data?.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="licence.noneOfOwner" />} />
      )}
      <Flex vertical gap="middle">
        {data?.map((licence) => (
          <LicenceCard key={licence.licenceId} licence={licence} />
        ))}
      </Flex>
    </Drawer>
  );
}

export const LicenceDrawer = withTexts(['master-data/licences'], Sheet);
