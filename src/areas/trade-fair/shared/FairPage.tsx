import { Button, Empty } from 'antd';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import type { TradeFair } from '@/contract/trade-fair/fairs';
import { T, type TextId } from '@/core/i18n';
import { enterFair, type EnteredFair, useEnteredFair } from '@/shared/fair/enteredFair';
import styles from './FairPage.module.css';
import { PageHeader } from '@/ui/PageHeader';

const FairPicker = lazy(async () => ({ default: (await import('./FairPicker')).FairPicker }));

interface Props {
  title: TextId;
  help: TextId;
  /** The actions of the page header, which depend on the fair. */
  actions?: (fair: EnteredFair) => ReactNode;
  /** The content is a list, which shows the header in its own tool bar. */
  isList?: boolean;
  /** The content; another fair mounts it anew. */
  children: (fair: EnteredFair, header: ReactNode) => ReactNode;
}

/** A page inside of one fair. The fair is chosen in the header, and kept for all such pages. */
export function FairPage({ title, help, actions, isList = false, children }: Props) {
  const fair = useEnteredFair();
  const [isPicking, setPicking] = useState(false);
  const pick = (picked: TradeFair) => {
    enterFair(picked);
    setPicking(false);
  };
  const choose = (
    <Button onClick={() => setPicking(true)} className={styles.fair} {...(fair ? { title: fair.subject } : {})}>
      <span className={styles.name}>{fair ? fair.subject : <T id="exhibit.choose" />}</span>
    </Button>
  );
  const inList = isList && fair !== null;
  const header = (
    <PageHeader title={title} help={help} choice={choose} inList={inList} isBusy={inList}>
      {fair && <Fragment key={fair.tradeFairId}>{actions?.(fair)}</Fragment>}
    </PageHeader>
  );
  return (
    <>
      {!inList && header}
      {fair ? (
        <Fragment key={fair.tradeFairId}>{children(fair, inList ? header : null)}</Fragment>
      ) : (
        <Empty description={<T id="exhibit.chooseFirst" />}>{choose}</Empty>
      )}
      {isPicking && (
        <Suspense fallback={null}>
          <FairPicker open onPick={pick} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
