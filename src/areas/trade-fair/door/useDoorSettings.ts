import { useState } from 'react';
import { stored } from '@/core/storage/stored';

/** Of this device: which door it stands at, and whether it is heard. */
export interface DoorSettings {
  door: string;
  isLoud: boolean;
}

const MAX = 30;

const parse = (value: unknown): DoorSettings | null => {
  if (typeof value !== 'object' || value === null || !('door' in value) || !('isLoud' in value)) return null;
  const { door, isLoud } = value;
  return typeof door === 'string' && typeof isLoud === 'boolean' ? { door: door.slice(0, MAX), isLoud } : null;
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
