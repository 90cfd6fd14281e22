import { TableOutlined } from '@ant-design/icons';
import { Button, Popover, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ViewContent } from '@/contract/people/saved-views';
import { useText } from '@/core/i18n';
import { useIsWide } from '@/core/media/media';
import type { ListView } from './useListView';

const ViewsPanel = lazy(async () => ({ default: (await import('./ViewsPanel')).ViewsPanel }));

interface Props {
  list: ListView;
  /** The list as it stands. */
  now: () => ViewContent;
}

/** In the toolbar of each list: which view it has, and the way to others. */
export function ViewsButton({ list, now }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const isWide = useIsWide();
  const panel = (
    <Suspense fallback={<Skeleton active title={false} style={{ width: 260 }} />}>
      <ViewsPanel list={list} now={now} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      // Beside the edge of a phone there is no room for it.
      placement={isWide ? 'bottomRight' : 'bottom'}
      destroyOnHidden
      content={panel}
    >
      <Button type="text" icon={<TableOutlined />} aria-label={text('crud.views')} aria-expanded={isOpen}>
        {list.current?.name}
      </Button>
    </Popover>
  );
}
