import { useRef, useState } from 'react';
import { BILL_ANSWER, type BillAnswer, type ReplyBill } from '@/contract/finance/replies';
import { isAmount, plainAmount } from './amountText';

export interface Said {
  answer: BillAnswer | null;
  amount: string;
  no: string;
  note: string;
}

type Complete = Said & { answer: BillAnswer };

const { agree, differs } = BILL_ANSWER;

/** The answer "another amount" needs the amount. */
const isComplete = (said: Said): said is Complete =>
  said.answer !== null && (said.answer !== differs || isAmount(said.amount));

const plain = (said: Complete): Complete => ({
  ...said,
  amount: said.answer === differs ? plainAmount(said.amount) : '',
  ...(said.answer === agree ? { no: '', note: '' } : {}),
});

/** The partner's answer to a document: a choice is stored at once, typed text when the field is left. */
export function useAnswer(
  { answer, counterAmount, counterNo, note }: ReplyBill,
  keep: (said: Complete) => Promise<unknown>,
) {
  const first: Said = { answer, amount: counterAmount ?? '', no: counterNo, note };
  const [said, setSaid] = useState(first);
  const [kept, setKept] = useState(answer === null ? '' : JSON.stringify(first));
  const sending = useRef('');
  const save = async (next: Said) => {
    if (!isComplete(next)) return;
    const mark = JSON.stringify(next);
    if (mark === kept || mark === sending.current) return;
    sending.current = mark;
    try {
      await keep(plain(next));
      setKept(mark);
    } catch {
      // `call` has shown what was wrong; the card says that the answer is not stored.
    } finally {
      if (sending.current === mark) sending.current = '';
    }
  };
  return {
    said,
    isKept: JSON.stringify(said) === kept,
    type: (part: Partial<Said>) => {
      const next = { ...said, ...part };
      setSaid(next);
      if ('answer' in part) void save(next);
    },
    leave: () => void save(said),
  };
}
