import { GlobalOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { LANGUAGES, switchLanguage, useLanguage, useText } from '@/core/i18n';
import { tourMark } from '@/core/page/tour';
import { BarButton } from '../controls/BarButton';

/** The four languages, each by its own name. */
export const LANGUAGE_ITEMS: NonNullable<MenuProps['items']> = LANGUAGES.map(({ key, name, locale }) => ({
  key,
  label: <span lang={locale}>{name}</span>,
  onClick: () => void switchLanguage(key),
}));

/** The four languages behind one button of the top bar. */
export function LanguageMenu() {
  const language = useLanguage();
  const text = useText();
  return (
    <Dropdown trigger={['click']} menu={{ selectable: true, selectedKeys: [language], items: LANGUAGE_ITEMS }}>
      <BarButton label={text('shell.language')} icon={<GlobalOutlined />} {...tourMark('language')} />
    </Dropdown>
  );
}
