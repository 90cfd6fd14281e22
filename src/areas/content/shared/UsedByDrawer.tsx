import { Drawer, Empty, Flex, Skeleton, Typography } from 'antd';
import { type OtherUse, REFERENCE_OWNER, referenceApi, type UsedKind } from '@/contract/content/references';
import { T, type TextId, useText, withTexts } from '@/core/i18n';
import { PageUseList, usePeriodText } from '@/shared/page-uses/PageUseList';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { formatList } from '@kit/format/list';

const WIDTH = 640;

/** The names of the other kinds of objects; uses on pages are shown in a list of their own. */
const KINDS: Partial<Record<OtherUse['ownerType'], TextId>> = {
  [REFERENCE_OWNER.banner]: 'pageUses.banner',
  [REFERENCE_OWNER.zone]: 'pageUses.zone',
  [REFERENCE_OWNER.content]: 'pageUses.content',
  [REFERENCE_OWNER.announcement]: 'pageUses.announcement',
};

function Others({ others }: { others: readonly OtherUse[] }) {
  const text = useText();
  const periodText = usePeriodText();
  return (
    <ul style={{ margin: 0, paddingInlineStart: 18 }}>
      {others.map((use) => {
        const kind = KINDS[use.ownerType];
        const values = { name: use.ownerName, branches: formatList(use.branchNames), period: periodText(use) };
        return (
          <li key={`${use.ownerType} ${use.ownerId}`}>
            {text('pageUses.other', { kind: kind ? text(kind) : '', ...values })}
          </li>
        );
      })}
    </ul>
  );
}

const Heading = ({ id }: { id: TextId }) => (
  <Typography.Title level={5} style={{ marginBlock: 0 }}>
    <T id={id} />
  </Typography.Title>
);

/** A listed object that pages can refer to. */
export interface Used {
  targetType: UsedKind;
  targetId: string;
  name: string;
}

function Uses({ targetType, targetId }: Used) {
  const { data, error, refresh } = useCall(referenceApi.usedBy, { targetType, targetId });
  if (error) return <LoadFailed error={error} onRetry={refresh} />;
  if (!data) return <Skeleton active />;
  const { pages, others } = data;
  if (pages.length + others.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="pageUses.none" />} />;
  return (
    <Flex vertical gap="middle">
      {pages.length > 0 && <Heading id="pageUses.pages" />}
      {pages.length > 0 && <PageUseList uses={pages} />}
      {others.length > 0 && <Heading id="pageUses.others" />}
      {others.length > 0 && <Others others={others} />}
    </Flex>
  );
}

function Shown({ used, onClose }: { used: Used; onClose: () => void }) {
  return (
    <Drawer open size={WIDTH} title={<T id="pageUses.title" values={{ name: used.name }} />} onClose={onClose}>
      {used.targetType === 'banner' && (
        <Typography.Paragraph type="secondary">
          <T id="pageUses.bannerHelp" />
        </Typography.Paragraph>
      )}
      <Uses {...used} />
    </Drawer>
  );
}

/** Where an object is used: in pages that show now or are planned, and in anything else that leads to it. */
export const UsedByDrawer = withTexts(['shared/page-uses'], Shown);
