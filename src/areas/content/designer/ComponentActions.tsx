import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import type { StoredComponent } from '@/contract/content/home/component';
import { useCan } from '@/core/auth/permission';
import { randomUuid } from '@/core/http/random';
import { type TextId, useText } from '@/core/i18n';
import type { Command } from './commands/command';
import { nameOf } from '../shared/page-words/componentName';
import styles from './Designer.module.css';

interface Props {
  component: StoredComponent;
  position: number;
  count: number;
  onCommand: (command: Command) => void;
}

interface Item {
  code: ButtonCode;
  label: TextId;
  icon: ReactNode;
  command: Command;
  isOff?: boolean;
}

/** The buttons that do to one component what dragging does. */
export function ComponentActions({ component, position, count, onCommand }: Props) {
  const text = useText();
  const can = useCan();
  const { componentId, visible } = component;
  const isHidden = visible === 0;
  const move = (to: number): Command => ({ action: 'move', componentId, to });
  const items: Item[] = [
    {
      ...{ code: 'appHome_up', label: 'designer.up', icon: <ArrowUpOutlined /> },
      ...{ command: move(position - 1), isOff: position === 1 },
    },
    {
      ...{ code: 'appHome_down', label: 'designer.down', icon: <ArrowDownOutlined /> },
      ...{ command: move(position + 1), isOff: position === count },
    },
    {
      ...{ code: 'appHome_copy', label: 'designer.duplicate', icon: <CopyOutlined /> },
      command: { action: 'duplicate', componentId, newId: randomUuid() },
    },
    {
      ...{ code: 'appHome_hide', label: isHidden ? 'designer.show' : 'designer.hide' },
      icon: isHidden ? <EyeOutlined /> : <EyeInvisibleOutlined />,
      command: { action: 'set', componentId, path: 'visible', value: isHidden ? 1 : 0 },
    },
    {
      ...{ code: 'appHome_del', label: 'designer.remove', icon: <DeleteOutlined /> },
      command: { action: 'remove', componentId },
    },
  ];
  return (
    <div className={styles.actions} role="group" aria-label={nameOf(component, text)}>
      {items.map(({ code, label, icon, command, isOff = false }) =>
        can(code) ? (
          <Button
            key={code}
            data-action={code}
            type="text"
            size="small"
            icon={icon}
            disabled={isOff}
            aria-label={text(label, { name: nameOf(component, text) })}
            title={text(label, { name: nameOf(component, text) })}
            onClick={() => onCommand(command)}
          />
        ) : null,
      )}
    </div>
  );
}
