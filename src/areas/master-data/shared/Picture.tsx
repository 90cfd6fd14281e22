import { FilePdfOutlined } from '@ant-design/icons';
import { Image, Typography } from 'antd';

interface Props {
  url: string;
  mime: string;
  name: string;
}

/** A photograph that can be enlarged, turned and zoomed; a file of another kind is a link. */
export function Picture({ url, mime, name }: Props) {
  if (url === '') return null;
  if (mime.startsWith('image/')) return <Image src={url} alt={name} height={120} />;
  return (
    <Typography.Link href={url} target="_blank">
      <FilePdfOutlined /> {name}
    </Typography.Link>
  );
}
