import { PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PageHeader } from '@/ui/PageHeader';
import { T, type TextId, withTexts } from '@/core/i18n';
import styles from './Guide.module.css';
import { elementOf, type TourStop, STOPS } from './stops';

const GuideTour = lazy(() => import('./GuideTour').then(({ GuideTour: Tour }) => ({ default: Tour })));

const KEYS: readonly (readonly [keys: string, text: TextId])[] = [
  ['Ctrl K · ⌘ K', 'guide.keyPalette'],
  ['/', 'guide.keyFilter'],
  ['Enter', 'guide.keyEnter'],
  ['Esc', 'guide.keyEscape'],
  ['← →', 'guide.keyArrows'],
  ['Tab', 'guide.keyTab'],
];

function Stops() {
  return (
    <ul className={styles.stops}>
      {STOPS.map(({ icon, title, text }) => (
        <li key={title} className={styles.stop}>
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
          <div>
            <h2 className={styles.title}>
              <T id={title} />
            </h2>
            <p className={styles.text}>
              <T id={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Keys() {
  return (
    <section className={styles.keys}>
      <h2 className={styles.title}>
        <T id="guide.keys" />
      </h2>
      <dl className={styles.keyList}>
        {KEYS.map(([keys, text]) => (
          <div key={text} className={styles.keyRow}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd className={styles.keyText}>
              <T id={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function GuideScreen() {
  const [shown, setShown] = useState<readonly TourStop[]>();
  const start = useRef<HTMLButtonElement>(null);
  // The page stays mounted behind other pages; its tour ends when the page is left.
  useEffect(() => () => setShown(undefined), []);
  const end = () => {
    setShown(undefined);
    start.current?.focus();
  };
  return (
    <>
      <PageHeader title="guide.title" help="guide.help">
        <Button
          ref={start}
          type="primary"
          icon={<PlayCircleOutlined />}
          onClick={() => setShown(STOPS.filter((stop) => elementOf(stop) !== null))}
        >
          <T id="guide.start" />
        </Button>
      </PageHeader>
      <Stops />
      <Keys />
      {shown && (
        <Suspense>
          <GuideTour stops={shown} onClose={end} />
        </Suspense>
      )}
    </>
  );
}

/** /guide/index: what each part of the frame is for, in words, and a tour that points at them. */
export const Guide = withTexts(['account/guide'], GuideScreen);
