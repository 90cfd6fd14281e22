import { Input, Radio, Tag } from 'antd';
import { BILL_ANSWER, type ReplyBill, type ReplyView, statementReplyApi } from '@/contract/finance/replies';
import { call } from '@/core/http/call';
import { T, type TextId, useText } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { formatMoney } from '@kit/format/number';
import type { PartyType } from '@/contract/finance/statements';
import { billTypeOf } from '../shared/billType';
import { amountText, isAmount } from './amountText';
import styles from './StatementReply.module.css';
import { type Said, useAnswer } from './useAnswer';

const { agree, differs, missing } = BILL_ANSWER;
const CHOICES = [
  [agree, 'statementReply.agree'],
  [differs, 'statementReply.differs'],
  [missing, 'statementReply.missing'],
] as const satisfies readonly (readonly [number, TextId])[];

const NO_MAX = 60;
const REMARK_MAX = 200;

interface Props {
  token: string;
  partyType: PartyType;
  bill: ReplyBill;
  isOpen: boolean;
  onProgress: (progress: Pick<ReplyView, 'answered' | 'disagreed'>) => void;
}

const Late = () => (
  <Tag>
    <T id="statementReply.late" />
  </Tag>
);

function Head({ partyType, bill }: Pick<Props, 'partyType' | 'bill'>) {
  const { billNo, billType, billDate, amount, late, lines } = bill;
  return (
    <>
      <div className={styles.billHead}>
        <div>
          <div className={styles.billNo}>{billNo}</div>
          <div className={styles.hint}>
            {billTypeOf(partyType).labelOf(billType)} · {billDate} {late === 1 && <Late />}
          </div>
        </div>
        <div className={styles.amount}>{formatMoney(amount)}</div>
      </div>
      {lines.length > 0 && (
        <details className={styles.hint}>
          <summary>
            <T id="statementReply.lines" values={{ count: lines.length }} />
          </summary>
          {lines.map(({ code, qty, amount: of }, i) => (
            // The same goods may appear twice. oxlint-disable-next-line react/no-array-index-key
            <div key={i} className={styles.figure}>
              <span>
                {code} × {qty}
              </span>
              <span>{formatMoney(of)}</span>
            </div>
          ))}
        </details>
      )}
    </>
  );
}

/** The questions to a partner who does not agree. */
function Details({
  said,
  onType,
  onLeave,
}: {
  said: Said;
  onType: (part: Partial<Said>) => void;
  onLeave: () => void;
}) {
  const text = useText();
  const isWrong = said.answer === differs && said.amount !== '' && !isAmount(said.amount);
  return (
    <div className={styles.details} onBlur={onLeave}>
      {said.answer === differs && (
        <>
          <label>
            <T id="statementReply.amount" />
            <Input
              inputMode="decimal"
              status={isWrong ? 'error' : ''}
              aria-invalid={isWrong}
              value={said.amount}
              onChange={({ target }) => onType({ amount: amountText(target.value) })}
            />
          </label>
          {isWrong && (
            <div role="alert" className={styles.wrong}>
              <T id="statementReply.amountWrong" />
            </div>
          )}
          <label>
            <T id="statementReply.no" />
            <Input
              maxLength={NO_MAX}
              value={said.no}
              onChange={({ target }) => onType({ no: plainText(target.value) })}
            />
          </label>
        </>
      )}
      <label>
        <T id="statementReply.remark" />
        <Input
          maxLength={REMARK_MAX}
          value={said.note}
          aria-label={text('statementReply.remark')}
          onChange={({ target }) => onType({ note: plainText(target.value) })}
        />
      </label>
    </div>
  );
}

/** Answers that were sent are shown as text. */
function Sent({ said: { answer, amount, no, note } }: { said: Said }) {
  const choice = CHOICES.find(([value]) => value === answer);
  if (!choice) return null;
  return (
    <>
      <div className={[styles.figure, styles.said].join(' ')}>
        <T id={choice[1]} />
        {answer === differs && <span>{formatMoney(amount)}</span>}
      </div>
      {no && <div className={styles.line}>{no}</div>}
      {note && <div className={styles.line}>{note}</div>}
    </>
  );
}

/** One document of ours, and the partner's answer to it. */
export function BillCard({ token, partyType, bill, isOpen, onProgress }: Props) {
  const text = useText();
  const { rowId, billNo } = bill;
  const { said, type, leave, isKept } = useAnswer(bill, async (answer) => {
    onProgress(await call(statementReplyApi.save, { token, answers: [{ rowId, ...answer }] }));
  });
  return (
    <article className={styles.bill} aria-label={billNo}>
      <Head partyType={partyType} bill={bill} />
      {isOpen ? (
        <>
          <Radio.Group
            block
            className={styles.answers ?? ''}
            optionType="button"
            size="large"
            aria-label={text('statementReply.answerOf', { no: billNo })}
            value={said.answer}
            options={CHOICES.map(([value, id]) => ({ value, label: text(id) }))}
            onChange={({ target }: { target: { value?: Said['answer'] } }) => type({ answer: target.value ?? null })}
          />
          {said.answer !== null && said.answer !== agree && <Details said={said} onType={type} onLeave={leave} />}
          {said.answer !== null && (
            <div className={styles.hint} role="status">
              <T id={isKept ? 'statementReply.saved' : 'statementReply.unsaved'} />
            </div>
          )}
        </>
      ) : (
        <Sent said={said} />
      )}
    </article>
  );
}
