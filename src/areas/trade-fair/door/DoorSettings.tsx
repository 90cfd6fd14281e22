import { Flex, Input, Switch } from 'antd';
import { T, useText } from '@/core/i18n';
import { Dialog } from '@/ui/Dialog';
import styles from './FairDoor.module.css';
import type { DoorSettings as Values } from './useDoorSettings';

interface Props {
  settings: Values;
  onChange: (settings: Values) => void;
  onClose: () => void;
}

const MAX_DOOR = 30;

/** The door at which this device stands, and whether it plays sounds. */
export function DoorSettings({ settings, onChange, onClose }: Props) {
  const text = useText();
  return (
    <Dialog open centered title={text('door.settings')} footer={null} onCancel={onClose}>
      <Flex vertical gap="middle">
        <Flex vertical gap="small" component="label">
          <T id="door.name" />
          <Input
            size="large"
            className={styles.settingField ?? ''}
            maxLength={MAX_DOOR}
            placeholder={text('door.nameExample')}
            value={settings.door}
            onChange={({ target }) => onChange({ ...settings, door: target.value })}
          />
        </Flex>
        <Flex justify="space-between" align="center" component="label">
          <T id="door.sound" />
          <Switch checked={settings.isLoud} onChange={(isLoud) => onChange({ ...settings, isLoud })} />
        </Flex>
      </Flex>
    </Dialog>
  );
}
