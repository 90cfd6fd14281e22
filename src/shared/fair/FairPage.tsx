import { Button, Empty } from 'antd';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import type { TradeFair } from '@/contract/trade-fair/fairs';
import { T, type TextId } from '@/core/i18n';
import { enterFair, type EnteredFair, useEnteredFair } from './enteredFair';
import { PageHeader } from '@/ui/PageHeader';

const FairPicker = lazy(async () => ({ default: (await import('./FairPicker')).FairPicker }));

interface Props {
  title: TextId;
  help: TextId;
  /** What the head of the page offers for the fair, at the right. */
  actions?: (fair: EnteredFair) => ReactNode;
  /** Drawn anew for another fair. */
  children: (fair: EnteredFair) => ReactNode;
}

/** A page that works inside of one fair: which one stands in its head, and stays for the other such pages. */
export function FairPage({ title, help, actions, children }: Props) {
  const fair = useEnteredFair();
  const [isPicking, setPicking] = useState(false);
  const pick = (picked: TradeFair) => {
    enterFair(picked);
    setPicking(false);
  };
  const choose = <Button onClick={() => setPicking(true)}>{fair ? fair.subject : <T id="exhibit.choose" />}</Button>;
  return (
    <>
      <PageHeader title={title} help={help}>
        {choose}
        {fair && <Fragment key={fair.tradeFairId}>{actions?.(fair)}</Fragment>}
      </PageHeader>
      {fair ? (
        <Fragment key={fair.tradeFairId}>{children(fair)}</Fragment>
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
