import {
  BugOutlined,
  EllipsisOutlined,
  FontSizeOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  GlobalOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Badge, Button, Dropdown, type MenuProps } from 'antd';
import { T, useLanguage, useText } from '@/core/i18n';
import { tourMark } from '@/core/page/tour';
import { usePreferences } from '@/core/preferences/preferences';
import { LANGUAGE_ITEMS } from './LanguageMenu';
import { panels } from '../panels/panelStore';
import { useNewErrors } from './newErrors';
import { SIZE_ITEMS } from '../controls/sizeItems';
import { useFullscreen } from '../controls/useFullscreen';

/** On a small screen: what the top bar has no room for. */
export function MoreMenu() {
  const text = useText();
  const language = useLanguage();
  const { size, showSettings } = usePreferences();
  const { isFullscreen, toggle } = useFullscreen();
  const count = useNewErrors();
  const items: NonNullable<MenuProps['items']> = [
    { key: 'language', icon: <GlobalOutlined />, label: <T id="shell.language" />, children: LANGUAGE_ITEMS },
    { key: 'size', icon: <FontSizeOutlined />, label: <T id="frame.size" />, children: SIZE_ITEMS },
    {
      key: 'fullscreen',
      icon: isFullscreen ? <FullscreenExitOutlined /> : <FullscreenOutlined />,
      label: <T id={isFullscreen ? 'frame.leaveFullscreen' : 'frame.fullscreen'} />,
      onClick: toggle,
    },
    {
      key: 'errorLog',
      icon: <BugOutlined />,
      label: count > 0 ? <T id="errorLog.new" values={{ count }} /> : <T id="errorLog.title" />,
      onClick: () => panels.open('errorLog'),
    },
  ];
  const settings = {
    key: 'settings',
    icon: <SettingOutlined />,
    label: <T id="frame.settings" />,
    onClick: () => panels.open('settings'),
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: showSettings ? [...items, settings] : items,
        selectedKeys: [language, size],
      }}
    >
      <Badge dot={count > 0} offset={[-8, 8]}>
        <Button type="text" icon={<EllipsisOutlined />} aria-label={text('frame.more')} {...tourMark('more')} />
      </Badge>
    </Dropdown>
  );
}
