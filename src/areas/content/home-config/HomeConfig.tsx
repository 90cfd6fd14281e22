import { useText, withTexts } from '@/core/i18n';
import { PageHeader } from '@/ui/PageHeader';
import { PageTabs } from '@/ui/PageTabs';
import { PageList } from './PageList';

function HomeConfigScreen() {
  const text = useText();
  return (
    <PageTabs
      header={<PageHeader inList title="homeConfig.title" help="homeConfig.help" />}
      items={[{ key: 'pages', label: text('homeConfig.tabPages'), children: <PageList /> }]}
    />
  );
}

/** /contentManage/homeConfig */
export const HomeConfig = withTexts(['content/home-config', 'content/publishing'], HomeConfigScreen);
