import { CloudOutlined, CloudSyncOutlined, SettingOutlined } from '@ant-design/icons';
import { useLocation } from '@umijs/max';
import { useMount } from 'ahooks';
import { Alert, Badge, Button, Empty, Flex, Spin } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { DoorWork } from '@/contract/trade-fair/door';
import { T, type TextId, useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { enteredFair } from '@/shared/fair/enteredFair';
import { formatDate } from '@kit/format/date';
import { Desk } from './desk/Desk';
import { useDoorSettings } from './useDoorSettings';
import styles from './FairDoor.module.css';
import { takeAlong } from './offline';
import { isToBeSeen } from './waiting/queue';
import { type Desk as DeskState, useDesk } from './useDesk';

const DoorSettings = lazy(async () => ({ default: (await import('./DoorSettings')).DoorSettings }));
const Entries = lazy(async () => ({ default: (await import('./Entries')).Entries }));

const WORKS: Readonly<Record<DoorWork, TextId>> = {
  checkIn: 'door.checkIn',
  dining: 'door.dining',
  handOver: 'door.handOver',
};

const isWork = (value: string | null): value is DoorWork => value !== null && Object.hasOwn(WORKS, value);

/** The fair and the first kind of work, from the link that led here. */
function useWanted() {
  const { search } = useLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const work = query.get('work');
    return {
      tradeFairId: query.get('tradeFairId') ?? enteredFair()?.tradeFairId ?? '',
      ...(isWork(work) ? { work } : {}),
    };
  }, [search]);
}

/** The age of the list, and how many entries wait. */
function State({ desk, onOpen }: { desk: DeskState; onOpen: () => void }) {
  const text = useText();
  const { book, items, isOnline, isSignedIn } = desk;
  const waiting = items.filter(({ outcome }) => !outcome).length;
  const seen = items.filter(isToBeSeen).length;
  return (
    <Flex gap="small" align="center" justify="space-between" className={isOnline ? styles.state : styles.lost}>
      <span role="status">
        {isOnline ? <CloudOutlined aria-hidden /> : <CloudSyncOutlined aria-hidden />}{' '}
        <T id={isOnline ? 'door.online' : 'door.offline'} />
        {book &&
          ` · ${text('door.listOf', { count: book.list.guests.length, time: formatDate(book.heardAt + book.offset, 'HM') })}`}
        {!isSignedIn && ` · ${text('door.signedOut')}`}
      </span>
      <Badge count={seen} size="small">
        <Button className={styles.large ?? ''} onClick={onOpen}>
          {waiting > 0 ? text('door.waiting', { count: waiting }) : text('door.entries')}
        </Button>
      </Badge>
    </Flex>
  );
}

function NoBook({ desk, hasFair }: { desk: DeskState; hasFair: boolean }) {
  const { isReady, isSignedIn, isOnline, problem, sync } = desk;
  if (!isSignedIn && isReady) return <Empty description={<T id="door.signInFirst" />} />;
  if (isReady && !hasFair)
    return (
      <Empty description={<T id="exhibit.chooseFirst" />}>
        <Button type="primary" className={styles.large ?? ''} onClick={() => navigate('/sale/saleShowHome')}>
          <T id="exhibit.choose" />
        </Button>
      </Empty>
    );
  // Not an overlay, which would cover the sign-in and the way back.
  if (problem === '' && isOnline) return <Spin size="large" className={styles.waiting ?? ''} />;
  return (
    <Alert
      showIcon
      type="error"
      title={problem || <T id="door.noList" />}
      action={
        <Button className={styles.large ?? ''} onClick={() => void sync()}>
          <T id="door.retry" />
        </Button>
      }
    />
  );
}

interface WorksProps {
  works: readonly DoorWork[];
  work: DoorWork | undefined;
  onChoose: (work: DoorWork) => void;
}

function Works({ works, work, onChoose }: WorksProps) {
  const text = useText();
  if (works.length < 2) return null;
  return (
    <nav className={styles.works} aria-label={text('door.works')}>
      {works.map((one) => (
        <Button
          key={one}
          className={styles.large ?? ''}
          type={one === work ? 'primary' : 'default'}
          aria-pressed={one === work}
          onClick={() => onChoose(one)}
        >
          <T id={WORKS[one]} />
        </Button>
      ))}
    </nav>
  );
}

interface HeadProps {
  subject: string;
  isSignedIn: boolean;
  onSettings: () => void;
  onSignIn: () => void;
}

function Head({ subject, isSignedIn, onSettings, onSignIn }: HeadProps) {
  const text = useText();
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{subject === '' ? <T id="door.title" /> : subject}</h1>
      <Button
        className={styles.large ?? ''}
        icon={<SettingOutlined />}
        aria-label={text('door.settings')}
        onClick={onSettings}
      />
      {isSignedIn ? (
        <Button className={styles.large ?? ''} onClick={() => navigate('/sale/saleShowHome')}>
          <T id="door.leave" />
        </Button>
      ) : (
        <Button type="primary" className={styles.large ?? ''} onClick={onSignIn}>
          <T id="door.signIn" />
        </Button>
      )}
    </header>
  );
}

/** Prepares the page to open without a connection; a failure leaves it as it is. */
function useAlong() {
  const [isAlong, setAlong] = useState<boolean>();
  useMount(() => void takeAlong().then(setAlong, () => setAlong(false)));
  return isAlong;
}

function FairDoorScreen() {
  const wanted = useWanted();
  const { search } = useLocation();
  const [settings, setSettings] = useDoorSettings();
  const desk = useDesk(wanted.tradeFairId, settings.door.trim());
  const [chosen, setChosen] = useState<DoorWork | undefined>(wanted.work);
  const [opened, setOpened] = useState<'entries' | 'settings'>();
  const isAlong = useAlong();
  const { book, isSignedIn, items } = desk;
  const works = book?.list.works ?? [];
  const work = works.find((one) => one === chosen) ?? works[0];
  const close = () => setOpened(undefined);
  return (
    <main className={styles.page} data-along={isAlong}>
      <Head
        subject={book?.list.subject ?? ''}
        isSignedIn={isSignedIn}
        onSettings={() => setOpened('settings')}
        onSignIn={() => navigate(`/login?redirect=${encodeURIComponent(`/fairDoor${search}`)}`)}
      />
      {book && <State desk={desk} onOpen={() => setOpened('entries')} />}
      {isAlong === false && (
        <p className={styles.hint} role="note">
          <T id="door.notAlong" />
        </p>
      )}
      {book?.list.isCut && <Alert showIcon type="warning" title={<T id="door.isCut" />} />}
      <Works works={works} work={work} onChoose={setChosen} />
      {book && work && <Desk desk={desk} book={book} work={work} isLoud={settings.isLoud} />}
      {!book && <NoBook desk={desk} hasFair={wanted.tradeFairId !== ''} />}
      <Suspense fallback={null}>
        {opened === 'settings' && <DoorSettings settings={settings} onChange={setSettings} onClose={close} />}
        {opened === 'entries' && (
          <Entries
            items={items}
            onSend={() => void desk.sync()}
            onDrop={(key) => void desk.drop(key)}
            onClose={close}
          />
        )}
      </Suspense>
    </main>
  );
}

/** /fairDoor: check-in, meals and hand-over on a phone, with or without a connection. */
export const FairDoor = withTexts(['trade-fair/door', 'trade-fair/hand-over', 'shared/fair'], FairDoorScreen);
