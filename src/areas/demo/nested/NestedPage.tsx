import { Input } from 'antd';
import { useText, withTexts } from '@/core/i18n';
import { PageHeader } from '@/ui/PageHeader';

function NestedPageScreen() {
  const text = useText();
  return (
    <>
      <PageHeader help="demo.nestedHelp" />
      <Input style={{ maxWidth: 320 }} aria-label={text('demo.type')} placeholder={text('demo.type')} />
    </>
  );
}

/** /nested/menu1/*: pages at the third, fourth and fifth level of the menu; each keeps what is typed into it. */
export const NestedPage = withTexts(['demo/pages'], NestedPageScreen);
