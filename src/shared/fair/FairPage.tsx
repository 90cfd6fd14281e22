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
  /** The actions of the page header, for the fair. */
  actions?: (fair: EnteredFair) => ReactNode;
  /** The content; it is mounted anew for another fair. */
  children: (fair: EnteredFair) => ReactNode;
}

/** A page that works inside of one fair. The fair is chosen in its header and kept for the other such pages. */
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
