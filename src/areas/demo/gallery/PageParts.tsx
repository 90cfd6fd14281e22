import { Button, Drawer, Flex } from 'antd';
import { useState } from 'react';
import { T, text, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { Mark } from '@/ui/brand/Mark';
import { MenuIcon } from '@/ui/icon/MenuIcon';
import { KeysDialog } from '@/ui/KeysDialog';
import { KeyTable } from '@/ui/KeyTable';
import { LanguageSwitch } from '@/ui/LanguageSwitch';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeader } from '@/ui/PageHeader';
import { PageTabs } from '@/ui/PageTabs';
import { PhonePage } from '@/ui/PhonePage';
import { QrPicture } from '@/ui/QrPicture';
import { useCountdown } from '@/ui/useCountdown';
import { Waiting } from '@/ui/Waiting';
import { Example } from '../shared/Example';
import { Gallery } from './Gallery';

const run = () => notifier.success(text('demo.done'));
const KEYS = [
  [['Ctrl', 'S'], 'kit.save'],
  [['Esc'], 'frame.close'],
] as const;
const FAILED = new Error();
const QR_SIZE = 128;
const SECONDS = 10;

function Countdown() {
  const [seconds, start] = useCountdown();
  return (
    <Button disabled={seconds > 0} onClick={() => start(SECONDS)}>
      <T id="demo.countdown" values={{ seconds: seconds > 0 ? seconds : SECONDS }} />
    </Button>
  );
}

function Phone() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <T id="demo.openPhone" />
      </Button>
      <Drawer open={isOpen} size={390} title={<T id="demo.openPhone" />} onClose={() => setOpen(false)}>
        <PhonePage title="demo.phoneTitle">
          <p>
            <T id="demo.partsHelp" />
          </p>
        </PhonePage>
      </Drawer>
    </>
  );
}

function Keys() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <KeyTable rows={KEYS} />
      <Button onClick={() => setOpen(true)}>
        <T id="demo.openDialog" />
      </Button>
      <KeysDialog title="demo.openDialog" rows={KEYS} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function PagePartsScreen() {
  return (
    <Gallery help="demo.partsHelp">
      <Example name="<PageHeader />, <T />">
        <PageHeader task="demo.headerTitle" help="demo.partsHelp">
          <Button type="primary">
            <T id="action.add" />
          </Button>
        </PageHeader>
      </Example>
      <Example name="<PageTabs />">
        <PageTabs
          header={<PageHeader inList task="demo.headerTitle" help="demo.partsHelp" />}
          items={[
            { key: 'one', label: <T id="demo.tabOne" />, children: <T id="demo.tabOne" /> },
            { key: 'two', label: <T id="demo.tabTwo" />, children: <T id="demo.tabTwo" /> },
          ]}
        />
      </Example>
      <Example name="<LoadFailed />, <Waiting />">
        <LoadFailed onRetry={run} />
        <LoadFailed onRetry={run} back="/dashboard" />
        <LoadFailed back="/dashboard" />
        <Waiting error={FAILED} onRetry={run} />
      </Example>
      <Example name="<Mark />, <MenuIcon />, <QrPicture />">
        <Flex wrap gap="middle" align="center">
          <Mark />
          <Mark size={48} />
          <MenuIcon name="ShopOutlined" />
          <MenuIcon name="" />
          <QrPicture label="https://example.com/" value="https://example.com/" size={QR_SIZE} />
        </Flex>
      </Example>
      <Example name="<LanguageSwitch />, useCountdown()">
        <Flex wrap gap="middle" align="center">
          <LanguageSwitch />
          <Countdown />
        </Flex>
      </Example>
      <Example name="<KeyTable />, <KeysDialog />">
        <Keys />
      </Example>
      <Example name="<PhonePage />">
        <Phone />
      </Example>
    </Gallery>
  );
}

/** /components/pages: what a page is made of besides its list or form. */
export const PageParts = withTexts(['demo/pages', 'demo/theme-designer'], PagePartsScreen);
