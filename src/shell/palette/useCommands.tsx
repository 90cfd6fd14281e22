import {
  AuditOutlined,
  BugOutlined,
  FontSizeOutlined,
  FullscreenOutlined,
  GlobalOutlined,
  LogoutOutlined,
  MoonOutlined,
  SettingOutlined,
  SunOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { LANGUAGES, switchLanguage, useLanguage, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { usePreferences } from '@/core/preferences/preferences';
import { SIZES } from '../../../config/defaultSettings';
import { openChangeBranch } from '../branch/openChangeBranch';
import { changeLook } from '../look/look';
import { panels } from '../panels/panelStore';
import { SIZE_TEXT } from '../controls/sizeItems';
import { useFullscreen } from '../controls/useFullscreen';
import { useSignOut } from '../tabs/useSignOut';
import { useWaiting, WAITING_NAMES } from '../waiting/waiting';
import type { Entry } from './entry';

/** Words by which users may look for the theme, or for one of its two looks. */
const THEME = 'dark light theme 深色 浅色 暗色 主题 夜间 oscuro claro tema ダーク ライト テーマ';

/** Commands of the whole console; those that would change nothing are left out. */
export function useCommands(): readonly Entry[] {
  const text = useText();
  const language = useLanguage();
  const { dark, size, showSettings } = usePreferences();
  const { isFullscreen, toggle } = useFullscreen();
  const leave = useSignOut();
  const waiting = useWaiting();
  return [
    ...waiting.map(({ kind, count, menuUrl }) => ({
      id: `waiting ${kind}`,
      title: text('waiting.command', { name: text(WAITING_NAMES[kind]), count }),
      icon: <AuditOutlined />,
      run: () => navigate(menuUrl),
    })),
    { id: 'company', title: text('company.change'), icon: <SwapOutlined />, run: openChangeBranch },
    {
      id: 'dark',
      title: text(dark ? 'palette.light' : 'palette.dark'),
      keywords: THEME,
      icon: dark ? <SunOutlined /> : <MoonOutlined />,
      run: () => void changeLook({ dark: !dark }),
    },
    ...LANGUAGES.filter(({ key }) => key !== language).map(({ key, name }) => ({
      id: `language ${key}`,
      title: text('palette.speak', { name }),
      icon: <GlobalOutlined />,
      isRare: true,
      run: () => void switchLanguage(key),
    })),
    ...SIZES.filter((one) => one !== size).map((one) => ({
      id: `size ${one}`,
      title: text('palette.sizeTo', { size: text(SIZE_TEXT[one]) }),
      icon: <FontSizeOutlined />,
      isRare: true,
      run: () => void changeLook({ size: one }),
    })),
    {
      id: 'fullscreen',
      title: text(isFullscreen ? 'frame.leaveFullscreen' : 'frame.fullscreen'),
      icon: <FullscreenOutlined />,
      run: toggle,
    },
    ...(showSettings
      ? [
          {
            id: 'settings',
            title: text('frame.settings'),
            icon: <SettingOutlined />,
            run: () => panels.open('settings'),
          },
        ]
      : []),
    {
      id: 'errorLog',
      title: text('errorLog.title'),
      icon: <BugOutlined />,
      run: () => panels.open('errorLog'),
    },
    { id: 'signOut', title: text('shell.signOut'), icon: <LogoutOutlined />, run: () => void leave() },
  ];
}
