import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Input } from 'antd';
import { OWN_ROWS, type OwnRow, statementReplyApi } from '@/contract/finance/replies';
import { PARTY_TYPE, type PartyType } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { T, type TextId, useText } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { formatMoney } from '@kit/format/number';
import { amountText, isAmount } from './amountText';
import styles from './StatementReply.module.css';
import { useOwnRows } from './useOwnRows';

interface RowProps {
  row: OwnRow;
  n: number;
  onType: (part: Partial<OwnRow>) => void;
  onRemove: () => void;
}

const NO_MAX = 60;
const REMARK_MAX = 200;

function Row({ row, n, onType, onRemove }: RowProps) {
  const text = useText();
  const isWrong = row.amount !== '' && !isAmount(row.amount);
  const field = (label: TextId, name: keyof OwnRow, more: object) => (
    <label>
      <T id={label} />
      <Input
        value={row[name]}
        onChange={({ target }) =>
          onType({ [name]: name === 'amount' ? amountText(target.value) : plainText(target.value) })
        }
        {...more}
      />
    </label>
  );
  return (
    <div role="group" aria-label={text('statementReply.ownRow', { n })} className={styles.bill}>
      <Flex justify="space-between" align="center">
        <T id="statementReply.ownRow" values={{ n }} />
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={text('statementReply.removeOwn', { n })}
          onClick={onRemove}
        />
      </Flex>
      <div className={styles.pair}>
        {field('statementReply.date', 'date', { type: 'date' })}
        {field('statementReply.ownAmount', 'amount', {
          inputMode: 'decimal',
          status: isWrong ? 'error' : '',
          'aria-invalid': isWrong,
        })}
      </div>
      {isWrong && (
        <div role="alert" className={styles.wrong}>
          <T id="statementReply.amountWrong" />
        </div>
      )}
      {field('statementReply.no', 'no', { maxLength: NO_MAX })}
      {field('statementReply.remark', 'text', { maxLength: REMARK_MAX })}
    </div>
  );
}

/** Rows that were sent are shown as text. */
const Sent = ({ row: { no, date, amount, text }, n }: { row: OwnRow; n: number }) => (
  <div className={styles.bill}>
    <div className={[styles.figure, styles.said].join(' ')}>
      <span className={styles.line}>{no || <T id="statementReply.ownRow" values={{ n }} />}</span>
      <span>{formatMoney(amount)}</span>
    </div>
    <div className={styles.line}>{[date, text].filter(Boolean).join(' · ')}</div>
  </div>
);

interface Props {
  token: string;
  partyType: PartyType;
  isOpen: boolean;
  rows: readonly OwnRow[];
  /** Whether all rows are complete. */
  onWhole: (isWhole: boolean) => void;
}

/** Documents that only the partner has. */
export function OwnRows({ token, partyType, isOpen, rows: first, onWhole }: Props) {
  const { rows, type, add, remove, leave } = useOwnRows(
    first,
    (rows) => call(statementReplyApi.save, { token, rows }),
    onWhole,
  );
  if (!isOpen && rows.length === 0) return null;
  return (
    <section aria-labelledby="own" className={styles.section} onBlur={leave}>
      <h2 id="own" className={styles.subtitle}>
        <T id="statementReply.own" />
      </h2>
      {isOpen && (
        <p className={styles.hint}>
          <T id={partyType === PARTY_TYPE.supplier ? 'statementReply.ownSupplierHelp' : 'statementReply.ownHelp'} />
        </p>
      )}
      {rows.map(({ key, ...row }, i) =>
        isOpen ? (
          <Row key={key} row={row} n={i + 1} onType={(part) => type(key, part)} onRemove={() => remove(key)} />
        ) : (
          <Sent key={key} row={row} n={i + 1} />
        ),
      )}
      {isOpen && rows.length < OWN_ROWS && (
        <Button block type="dashed" icon={<PlusOutlined />} onClick={add}>
          <T id="statementReply.addOwn" />
        </Button>
      )}
    </section>
  );
}
