import { Button, Drawer, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { T, type TextId, useLanguage } from '@/core/i18n';
import { preferences, usePreferences } from '@/core/preferences/preferences';
import { DEFAULT_SETTINGS, type Settings, SIZES } from '../../../config/defaultSettings';
import { changeLook } from '../look/look';
import type { PanelProps } from '../panels/panelStore';
import { SIZE_TEXT } from '../controls/sizeItems';
import styles from './SettingsDrawer.module.css';
import { ThemeColour } from './ThemeColour';

const WIDTH = 360;

type Flag = 'dark' | 'compact' | 'tagsView' | 'fixedHeader' | 'sidebarLogo' | 'supportPinyinSearch';

/** Settings that change design tokens take a moment. */
const LOOK: readonly (keyof Settings)[] = ['dark', 'compact'];

function FlagRow({ flag, label, help }: { flag: Flag; label: TextId; help?: TextId }) {
  const settings = usePreferences();
  const id = `setting-${flag}`;
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        <T id={label} />
        {help && (
          <small className={styles.help}>
            <T id={help} />
          </small>
        )}
      </label>
      <Switch
        id={id}
        checked={settings[flag]}
        onChange={(isOn) =>
          LOOK.includes(flag) ? void changeLook({ [flag]: isOn }) : preferences.set({ [flag]: isOn })
        }
      />
    </div>
  );
}

function Group({ title, children }: { title: TextId; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>
        <T id={title} />
      </h3>
      {children}
    </section>
  );
}

function SizeRow() {
  const { size } = usePreferences();
  return (
    <div className={styles.row}>
      <label htmlFor="setting-size">
        <T id="frame.size" />
      </label>
      <Select
        id="setting-size"
        className={styles.select ?? ''}
        value={size}
        options={SIZES.map((value) => ({ value, label: <T id={SIZE_TEXT[value]} /> }))}
        onChange={(value) => void changeLook({ size: value })}
      />
    </div>
  );
}

/** How the console looks to this user (docs/console.md#settings). */
export function SettingsDrawer({ open, onClose }: PanelProps) {
  const language = useLanguage();
  return (
    <Drawer
      title={<T id="settings.title" />}
      open={open}
      onClose={onClose}
      size={WIDTH}
      footer={
        <Button block onClick={() => void changeLook(DEFAULT_SETTINGS)}>
          <T id="settings.reset" />
        </Button>
      }
    >
      <p className={styles.intro}>
        <T id="settings.help" />
      </p>
      <Group title="settings.look">
        <ThemeColour />
        <FlagRow flag="dark" label="settings.dark" />
        <FlagRow flag="compact" label="settings.compact" />
        <SizeRow />
      </Group>
      <Group title="settings.layout">
        <FlagRow flag="tagsView" label="settings.tagsView" />
        <FlagRow flag="fixedHeader" label="settings.fixedHeader" />
        <FlagRow flag="sidebarLogo" label="settings.sidebarLogo" />
      </Group>
      {language === 'zh' && (
        <Group title="settings.search">
          <FlagRow flag="supportPinyinSearch" label="settings.pinyin" help="settings.pinyinHelp" />
        </Group>
      )}
    </Drawer>
  );
}
