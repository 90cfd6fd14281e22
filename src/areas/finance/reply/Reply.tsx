import { Alert, Descriptions } from 'antd';
import { useState } from 'react';
import type { ReplyView } from '@/contract/finance/replies';
import { PARTY_TYPE } from '@/contract/finance/statements';
import { T, type TextId } from '@/core/i18n';
import { formatDate } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import { Bills } from './Bills';
import { Bridge } from './Bridge';
import { OwnRows } from './OwnRows';
import { Submit } from './Submit';
import styles from './StatementReply.module.css';

const FIGURES = [
  ['statementReply.opening', 'openingAmount'],
  ['statementReply.sales', 'salesAmount'],
  ['statementReply.returns', 'returnAmount'],
  ['statementReply.rebates', 'rebateAmount'],
  ['statementReply.received', 'receivedAmount'],
  ['statementReply.adjust', 'adjustAmount'],
] as const satisfies readonly (readonly [TextId, keyof ReplyView])[];
/** Other texts where the partner is a supplier: purchases from him, and payments to him. */
const OF_SUPPLIER: Readonly<Partial<Record<keyof ReplyView, TextId>>> = {
  salesAmount: 'statementReply.purchases',
  returnAmount: 'statementReply.purchaseReturns',
  rebateAmount: 'statementReply.supplierRebates',
  receivedAmount: 'statementReply.paid',
  closingAmount: 'statementReply.closingOwed',
};

const labelOf = ({ partyType }: ReplyView, label: TextId, figure: keyof ReplyView) =>
  partyType === PARTY_TYPE.supplier ? (OF_SUPPLIER[figure] ?? label) : label;

function Facts({ view }: { view: ReplyView }) {
  const { companyName, partyName, periodStart, periodEnd, statementNo, closingAmount, expireTime } = view;
  const item = (label: TextId, children: string) => ({ key: label, label: <T id={label} />, children });
  return (
    <>
      <Descriptions
        size="small"
        column={1}
        items={[
          item('statementReply.company', companyName),
          item('statementReply.party', partyName),
          item('statementReply.period', `${periodStart} – ${periodEnd}`),
          item('statementReply.statementNo', statementNo),
          item('statementReply.expireTime', formatDate(expireTime, 'YMDHM')),
        ]}
      />
      <dl className={styles.figures}>
        {FIGURES.filter(([, key]) => Number(view[key]) !== 0).map(([label, key]) => (
          <div key={key} className={styles.figure}>
            <dt>
              <T id={labelOf(view, label, key)} />
            </dt>
            <dd>{formatMoney(view[key])}</dd>
          </div>
        ))}
        <div className={styles.closing}>
          <dt>
            <T id={labelOf(view, 'statementReply.closing', 'closingAmount')} />
          </dt>
          <dd>{formatMoney(closingAmount)}</dd>
        </div>
      </dl>
    </>
  );
}

function State({ view: { state, answerTime } }: { view: ReplyView }) {
  if (state === 'open') return null;
  const time = answerTime ? formatDate(answerTime, 'YMDHM') : '';
  return (
    <div role="status">
      <Alert
        type={state === 'confirmed' ? 'success' : 'info'}
        showIcon
        title={<T id={state === 'confirmed' ? 'statementReply.confirmed' : 'statementReply.answered'} />}
        description={
          state === 'confirmed' ? (
            <T id="statementReply.confirmedHelp" />
          ) : (
            <T id="statementReply.answeredHelp" values={{ time }} />
          )
        }
      />
    </div>
  );
}

interface Props {
  token: string;
  view: ReplyView;
  /** Reads the statement again. */
  onChanged: () => void;
}

/** One statement, the partner's answers to it, and the button that sends them. */
export function Reply({ token, view, onChanged }: Props) {
  const { state, partyType, billCount, answered, disagreed, ownRows, bridge } = view;
  const [progress, setProgress] = useState({ answered, disagreed });
  const [isWhole, setIsWhole] = useState(true);
  const isOpen = state === 'open';
  return (
    <>
      <State view={view} />
      <Facts view={view} />
      {bridge && <Bridge bridge={bridge} />}
      {/* When the version of the statement changes, its documents are read again. */}
      <Bills key={view.version} {...{ token, partyType, billCount, isOpen, progress }} onProgress={setProgress} />
      <OwnRows {...{ token, partyType, isOpen }} rows={ownRows} onWhole={setIsWhole} />
      {isOpen && <Submit {...{ token, view, isWhole }} left={billCount - progress.answered} onChanged={onChanged} />}
    </>
  );
}
