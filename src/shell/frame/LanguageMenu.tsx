import { GlobalOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { LANGUAGES, switchLanguage, useLanguage, useText } from '@/core/i18n';

/** The four languages behind one button of the top bar. */
export function LanguageMenu() {
  const language = useLanguage();
  const translate = useText();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [language],
        items: LANGUAGES.map(({ key, name, locale }) => ({
          key,
          label: <span lang={locale}>{name}</span>,
          onClick: () => void switchLanguage(key),
        })),
      }}
    >
      <Button type="text" icon={<GlobalOutlined />} aria-label={translate('shell.language')} />
    </Dropdown>
  );
}
