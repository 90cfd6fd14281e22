import { RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button, Flex, Image, Space, Typography } from 'antd';
import { useState } from 'react';
import { T, useText } from '@/core/i18n';
import styles from './audit.module.css';

interface Props {
  fileIds: readonly string[];
  links: Readonly<Record<string, string>>;
}

const QUARTER = 90;
const LARGEST = 3;
const STEP = 0.5;

/** Pictures beside the typed values: each can be turned and enlarged in place, or opened. */
export function Pictures({ fileIds, links }: Props) {
  const text = useText();
  const [at, setAt] = useState(0);
  const [{ angle, zoom }, setLook] = useState({ angle: 0, zoom: 1 });
  const seen = fileIds.flatMap((fileId) => links[fileId] ?? []);
  const url = seen[Math.min(at, seen.length - 1)];
  if (url === undefined) {
    return (
      <Typography.Text type="secondary">
        <T id="entryAudit.noPicture" />
      </Typography.Text>
    );
  }
  const zoomBy = (by: number) => setLook((now) => ({ ...now, zoom: Math.min(LARGEST, Math.max(STEP, now.zoom + by)) }));
  const tools = [
    { label: 'entryAudit.rotate', icon: <RotateRightOutlined />, act: () => setLook({ angle: angle + QUARTER, zoom }) },
    { label: 'entryAudit.zoomIn', icon: <ZoomInOutlined />, act: () => zoomBy(STEP) },
    { label: 'entryAudit.zoomOut', icon: <ZoomOutOutlined />, act: () => zoomBy(-STEP) },
  ] as const;
  return (
    <div>
      <div className={styles.frame}>
        <Image
          src={url}
          alt={text('entryForm.picture', { no: at + 1 })}
          height={240 * zoom}
          style={{
            ...{ transform: `rotate(${angle}deg)`, width: 'auto', objectFit: 'contain' },
            maxWidth: zoom > 1 ? 'none' : '100%',
          }}
        />
      </div>
      <Flex justify="space-between" wrap>
        <Space size={0}>
          {tools.map(({ label, icon, act }) => (
            <Button key={label} type="text" size="small" icon={icon} aria-label={text(label)} onClick={act} />
          ))}
        </Space>
        {seen.length > 1 && (
          <Button
            type="text"
            size="small"
            onClick={() => {
              setAt((at + 1) % seen.length);
              setLook({ angle: 0, zoom: 1 });
            }}
          >
            <T id="entryAudit.nextPicture" values={{ no: at + 1, count: seen.length }} />
          </Button>
        )}
      </Flex>
    </div>
  );
}
