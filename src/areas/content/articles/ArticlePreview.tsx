import { Drawer, Flex, Image, Typography } from 'antd';
import { type Article, CONTENT_TYPE } from '@/contract/content/articles';
import { useText } from '@/core/i18n';
import { RichText } from '@/ui/rich-text/RichText';
import { formatDate } from '@kit/format/date';

/** As wide as a phone, with the drawer's own padding. */
const WIDTH = 423;

function Shown({ contentType, body, url, fileName, fileUrl: file }: Article) {
  const text = useText();
  if (contentType === CONTENT_TYPE.article) return <RichText readOnly label={text('article.body')} value={body} />;
  const [href, label] = contentType === CONTENT_TYPE.file ? [file, fileName] : [url, url];
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}

/** An article as the app shows it. */
export function ArticlePreview({ one, onClose }: { one: Article; onClose: () => void }) {
  const text = useText();
  const { title, coverUrl, summary, publishTime } = one;
  return (
    <Drawer open size={WIDTH} title={text('article.preview')} onClose={onClose}>
      <Flex vertical gap="small">
        <Image src={coverUrl} alt={title} width="100%" preview={false} />
        <Typography.Title level={4} style={{ margin: 0 }}>
          {title}
        </Typography.Title>
        <Typography.Text type="secondary">{publishTime ? formatDate(publishTime, 'YMDHM') : ''}</Typography.Text>
        {summary && <Typography.Paragraph type="secondary">{summary}</Typography.Paragraph>}
        <Shown {...one} />
      </Flex>
    </Drawer>
  );
}
