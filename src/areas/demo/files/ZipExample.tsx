import { Input } from 'antd';
import { useState } from 'react';
import { saveFile } from '@/core/file/saveFile';
import { useText, withTexts } from '@/core/i18n';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { Example } from '../shared/Example';

/** Loaded with the first archive that somebody makes. */
const sheets = () => import(/* webpackChunkName: "demoSheets" */ './sheets');

const MOST = 2_000;

function ZipScreen() {
  const text = useText();
  const [content, setContent] = useState('ZH2026050001\nZH2026050002\n');
  const pack = async () => {
    const { archiveOf } = await sheets();
    const about = `${content.length}\n`;
    saveFile({
      blob: archiveOf([
        ['content.txt', content],
        ['length.txt', about],
      ]),
      fileName: 'content.zip',
    });
  };
  return (
    <>
      <PageHeader help="demo.zipHelp" />
      <Example name=".zip">
        <Input.TextArea
          rows={6}
          maxLength={MOST}
          aria-label={text('demo.type')}
          style={{ marginBlockEnd: 16 }}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <ActionButton label="demo.pack" disabled={content === ''} onAction={pack} />
      </Example>
    </>
  );
}

/** /zip: the typed text, and its length, in one archive. */
export const ZipExample = withTexts(['demo/pages'], ZipScreen);
