import { QRCode } from 'antd';
import { Suspense } from 'react';
import type { SettlementDetail, SettleLine } from '../../../../src/contract/property/settlements';
import { formatDate } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import sheet from '../../paper/Paper.module.css';
import { PaperSheet } from '../../paper/PaperSheet';
import { useSay } from '../../say';
import { balanceText, settleLine } from './endingFields';
import { periodOf, sumOrNone } from './EndingLines';

const CODE = 96;

function Line({ line }: { line: SettleLine }) {
  return (
    <tr>
      <td>
        {settleLine.labelOf(line.kind)} {line.name} {periodOf(line)} {line.billNo}
        {line.sentences.map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
      </td>
      <td className={sheet.figure}>{sumOrNone(line.due)}</td>
      <td className={sheet.figure}>{sumOrNone(line.back)}</td>
    </tr>
  );
}

/** The settlement as both sides sign it; the code on it is the number of the settlement. */
export function EndingSheet({ settlement }: { settlement: SettlementDetail }) {
  const say = useSay();
  const { settleNo, leaseNo, tenantName, propertyName, unitText, outDate, settleDate, lines } = settlement;
  const fact = (
    name: 'settleNo' | 'leaseNo' | 'tenantName' | 'propertyName' | 'outDate' | 'settleDate',
    text: string,
  ) => <span>{`${say(`pmsSettlement.${name}`)}: ${text}`}</span>;
  return (
    <PaperSheet isSigned title={say('pmsSettlement.sheet')} company={settlement.branchName}>
      <div className={sheet.facts}>
        {fact('settleNo', settleNo)}
        {fact('leaseNo', leaseNo)}
        {fact('tenantName', tenantName)}
        {fact('propertyName', `${propertyName} ${unitText}`)}
        {fact('outDate', formatDate(outDate))}
        {fact('settleDate', formatDate(settleDate))}
      </div>
      <table>
        <thead>
          <tr>
            <th>{say('pmsSettlement.item')}</th>
            <th className={sheet.figure}>{say('pmsSettlement.due')}</th>
            <th className={sheet.figure}>{say('pmsSettlement.back')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.kind} ${line.name} ${line.periodStart ?? ''} ${line.billNo ?? ''}`} line={line} />
          ))}
          <tr>
            <th>{balanceText(settlement.balance, say)}</th>
            <th className={sheet.figure}>{formatMoney(settlement.due)}</th>
            <th className={sheet.figure}>{formatMoney(settlement.back)}</th>
          </tr>
        </tbody>
      </table>
      <Suspense fallback={null}>
        <QRCode type="svg" size={CODE} bordered={false} value={settleNo} />
      </Suspense>
    </PaperSheet>
  );
}
