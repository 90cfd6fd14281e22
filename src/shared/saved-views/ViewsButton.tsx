import { TableOutlined } from '@ant-design/icons';
import { Button, Drawer, Popover, Skeleton } from 'antd';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useText } from '@/core/i18n';
import { useIsWide } from '@/core/media/media';
import type { Standing } from './contentOf';
import type { ListView } from './useListView';

const ViewsPanel = lazy(async () => ({ default: (await import('./ViewsPanel')).ViewsPanel }));

interface Props {
  list: ListView;
  /** The list's current columns, filters and order. */
  now: () => Standing;
}

/** The button in a list's toolbar that shows the current view and opens the others. */
export function ViewsButton({ list, now }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const isWide = useIsWide();
  const opener = useRef<HTMLButtonElement>(null);
  // The panel closes and takes the focus along; keys of what it has opened come here as well.
  const giveBack = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key === 'Escape' && target instanceof Node && currentTarget.contains(target)) opener.current?.focus();
  };
  const panel = (
    <Suspense fallback={<Skeleton active title={false} style={{ width: 260 }} />}>
      <ViewsPanel list={list} now={now} onClose={() => setOpen(false)} />
    </Suspense>
  );
  const button = (
    <Button
      ref={opener}
      type="text"
      icon={<TableOutlined />}
      aria-label={text('kit.views')}
      aria-expanded={isOpen}
      {...(isWide ? {} : { onClick: () => setOpen(true) })}
    >
      {list.current?.name}
    </Button>
  );
  // On a phone there is no room beside the edge.
  if (!isWide)
    return (
      <>
        {button}
        <Drawer
          open={isOpen}
          placement="bottom"
          title={text('kit.views')}
          destroyOnHidden
          onClose={() => setOpen(false)}
        >
          {panel}
        </Drawer>
      </>
    );
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={<div onKeyDown={giveBack}>{panel}</div>}
    >
      {button}
    </Popover>
  );
}
