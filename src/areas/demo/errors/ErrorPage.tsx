import { useLocation } from '@umijs/max';
import { useState } from 'react';
import { type TextId, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { refused } from '../shared/refused';

interface Failing {
  help: TextId;
  label: TextId;
  fail: (breakPage: () => void) => unknown;
}

const BY_CODE: Readonly<Record<string, Failing>> = {
  401: { help: 'demo.help401', label: 'demo.show401', fail: () => navigate('/401') },
  403: { help: 'demo.help403', label: 'demo.show403', fail: refused },
  404: { help: 'demo.help404', label: 'demo.show404', fail: () => navigate('/no-such-page') },
  500: { help: 'demo.help500', label: 'demo.show500', fail: (breakPage) => breakPage() },
};

function Broken(): never {
  throw new Error('A page of the demo that breaks while it is drawn.');
}

function ErrorPageScreen() {
  const { pathname } = useLocation();
  const [isBroken, setBroken] = useState(false);
  const found = BY_CODE[pathname.split('/').at(-1) ?? ''];
  if (isBroken) return <Broken />;
  if (!found) return null;
  return (
    <>
      <PageHeader help={found.help} />
      <ActionButton label={found.label} onAction={() => found.fail(() => setBroken(true))} />
    </>
  );
}

/** /error/401, 403, 404 and 500: the pages that users meet, by real failures. */
export const ErrorPage = withTexts(['demo/pages'], ErrorPageScreen);
