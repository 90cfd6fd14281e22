import { useState } from 'react';
import { stored } from '@/core/storage/stored';

/** Settings of this device: the door that it stands at, and whether it plays sounds. */
export interface DoorSettings {
  door: string;
  isLoud: boolean;
}

const MAX_DOOR = 30;

const parse = (value: unknown): DoorSettings | null => {
  if (typeof value !== 'object' || value === null || !('door' in value) || !('isLoud' in value)) return null;
  const { door, isLoud } = value;
  return typeof door === 'string' && typeof isLoud === 'boolean' ? { door: door.slice(0, MAX_DOOR), isLoud } : null;
};

const entry = stored<DoorSettings>({ area: 'local', key: 'door', parse });

export function useDoorSettings() {
  const [settings, setSettings] = useState<DoorSettings>(() => entry.read() ?? { door: '', isLoud: true });
  const change = (next: DoorSettings) => {
    entry.write(next);
    setSettings(next);
  };
  return [settings, change] as const;
}
