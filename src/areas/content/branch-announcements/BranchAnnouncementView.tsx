import { PaperClipOutlined } from '@ant-design/icons';
import { Drawer, Flex, Typography } from 'antd';
import type { BranchAnnouncement } from '@/contract/content/branch-announcements';
import { useText } from '@/core/i18n';
import { RichText } from '@/ui/rich-text/RichText';
import { formatDate } from '@kit/format/date';
import { formatList } from '@kit/format/list';

const WIDTH = 560;

/** An announcement as its readers find it. */
export function BranchAnnouncementView({ one, onClose }: { one: BranchAnnouncement; onClose: () => void }) {
  const text = useText();
  const { title, content, publishTime, branchNames, attachments } = one;
  return (
    <Drawer open size={WIDTH} title={text('branchAnnouncement.view')} onClose={onClose}>
      <Flex vertical gap="small">
        <Typography.Title level={4} style={{ margin: 0 }}>
          {title}
        </Typography.Title>
        <Typography.Text type="secondary">
          {[publishTime ? formatDate(publishTime, 'YMDHM') : '', formatList(branchNames)].filter(Boolean).join(' · ')}
        </Typography.Text>
        <RichText readOnly label={text('branchAnnouncement.content')} value={content} />
        {attachments.map(({ fileId, name, url }) => (
          <a key={fileId} href={url} target="_blank" rel="noopener noreferrer">
            <PaperClipOutlined /> {name}
          </a>
        ))}
      </Flex>
    </Drawer>
  );
}
