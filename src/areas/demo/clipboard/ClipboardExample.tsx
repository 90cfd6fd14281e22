import { Input, Typography } from 'antd';
import { useState } from 'react';
import { copyLink } from '@/core/clipboard/copyLink';
import { useText, withTexts } from '@/core/i18n';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { CodeText } from '@kit/fields/CodeText';
import { Example } from '../shared/Example';

function ClipboardScreen() {
  const text = useText();
  const [link, setLink] = useState(window.location.href);
  return (
    <>
      <PageHeader help="demo.clipboardHelp" />
      <Example name="copyLink(…)">
        <Input
          aria-label={text('demo.link')}
          maxLength={500}
          style={{ maxWidth: 480, marginInlineEnd: 8 }}
          value={link}
          onChange={({ target }) => setLink(target.value)}
        />
        <ActionButton label="action.copy" disabled={link === ''} onAction={() => copyLink(link)} />
      </Example>
      <Example name="<CodeText />">
        <CodeText code="ZH2026050001" />
      </Example>
      <Example name="<Typography.Text copyable />">
        <Typography.Text copyable>ZH2026050001</Typography.Text>
      </Example>
    </>
  );
}

/** /clipboard: copies a link, or says that it could not be copied; a code is copied by the icon beside it. */
export const ClipboardExample = withTexts(['demo/pages'], ClipboardScreen);
