import { formatMoney } from '@kit/format/number';

/** Documents of one side in a card of a phone, and below them what they are for. */
export const sideOf = (numbers: string, amount: string | null) =>
  numbers === '' && amount === null ? null : (
    <>
      <div style={{ overflowWrap: 'anywhere' }}>{numbers}</div>
      {amount !== null && formatMoney(amount)}
    </>
  );
