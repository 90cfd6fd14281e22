import { Button, Empty, Flex, Input, Popover, Skeleton, Space } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { MenuIcon } from '@/ui/icon/MenuIcon';
import { T, useText } from '@/core/i18n';
import styles from './menus.module.css';

interface Props {
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

interface GridProps {
  typed: string;
  chosen: string;
  onChoose: (name: string) => void;
}

/** Loaded with the icons that it shows. */
const IconGrid = lazy(async () => {
  const { ICON_NAMES, OtherIcon } = await import('@/ui/icon/OtherIcon');
  return {
    default: function IconGrid({ typed, chosen, onChoose }: GridProps) {
      const found = ICON_NAMES.filter((name) => name.toLowerCase().includes(typed.trim().toLowerCase()));
      if (found.length === 0)
        return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="menus.noIcon" />} />;
      return (
        <div className={styles.icons}>
          {found.map((name) => (
            <Button
              key={name}
              type={name === chosen ? 'primary' : 'text'}
              icon={<OtherIcon name={name} />}
              aria-label={name}
              aria-pressed={name === chosen}
              title={name}
              onClick={() => onChoose(name)}
            />
          ))}
        </div>
      );
    },
  };
});

/** An icon, chosen by name. */
export function IconField({ id, value = '', onChange }: Props) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const choose = (name: string) => {
    onChange?.(name);
    setIsOpen(false);
  };
  return (
    <Space.Compact block>
      <Popover
        trigger="click"
        open={isOpen}
        onOpenChange={setIsOpen}
        placement="bottomLeft"
        content={
          <Flex vertical gap="small">
            <Input
              allowClear
              value={typed}
              aria-label={text('menus.iconFilter')}
              placeholder={text('menus.iconFilter')}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Suspense fallback={<Skeleton active />}>
              <IconGrid typed={typed} chosen={value} onChoose={choose} />
            </Suspense>
          </Flex>
        }
      >
        <Button id={id ?? ''} block icon={value === '' ? null : <MenuIcon name={value} />}>
          {value === '' ? <T id="menus.chooseIcon" /> : value.replace(/Outlined$/, '')}
        </Button>
      </Popover>
      {value !== '' && (
        <Button onClick={() => choose('')}>
          <T id="menus.noneIcon" />
        </Button>
      )}
    </Space.Compact>
  );
}
