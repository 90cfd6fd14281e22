import type { Computed } from '../../../../../src/contract/property/settlements';
import type { Context } from '../../../../http/context';
import { translate } from '../../../../http/texts';
import { twoDecimals } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import type { Ended } from '../../data/billing/endBook';
import type { KeptLine } from '../../rules/billing/ending';
import { sentencesOf } from '../billing/explain';

/** Why a line has its amount: the rule with its figures. */
function whyOf({ kind, due, back, why }: KeptLine, settleDate: string, say: ReturnType<typeof translate>): string[] {
  const { billed = 0, earned = 0, credit, principal = 0, feeOpen = 0, parts = [], remark = '' } = why;
  switch (kind) {
    case 'OPEN':
      return [
        ...(credit === undefined
          ? []
          : [say('settle.credit', { billed: yuan(billed), earned: yuan(earned), credit: yuan(credit) })]),
        ...(due > 0
          ? [say('settle.open', { day: settleDate, principal: yuan(principal), fee: yuan(feeOpen), due: yuan(due) })]
          : []),
        ...(back > 0 ? [say('settle.surplus', { back: yuan(back) })] : []),
      ];
    case 'FINAL':
    case 'USAGE':
      return [
        ...parts.flatMap((part) => sentencesOf(part, say)),
        ...(billed > 0 ? [say('settle.onTop', { billed: yuan(billed), earned: yuan(earned), due: yuan(due) })] : []),
      ];
    case 'CHARGE':
      return remark ? [remark] : [];
    case 'PREPAID':
      return [due > 0 ? say('settle.owed', { due: yuan(due) }) : say('settle.prepaid', { back: yuan(back) })];
    case 'DEPOSIT':
      return [say('settle.deposit', { back: yuan(back) })];
  }
}

/** Lines as they are shown and printed, in the language asked for. */
export function tellLines(lines: readonly KeptLine[], settleDate: string, { request }: Pick<Context, 'request'>) {
  const say = translate(request.language);
  return lines.map((line): Computed['lines'][number] => {
    const { kind, billNo, periodStart, periodEnd, due, back } = line;
    const name = kind === 'PREPAID' || kind === 'DEPOSIT' ? say(`settle.${kind}`) : line.name;
    const told = { kind, name, billNo, periodStart, periodEnd, due: yuan(due), back: yuan(back) };
    return { ...told, sentences: whyOf(line, settleDate, say) };
  });
}

type Figures = Ended['figures'];

export const tellFigures = (one: Figures) => ({
  ...{ unearned: yuan(one.unearned), due: yuan(one.due), back: yuan(one.back), balance: yuan(one.back - one.due) },
  ...{ prepaidUsed: yuan(one.prepaidUsed), depositUsed: yuan(one.depositUsed) },
  ...{ refund: yuan(one.refund), depositBack: yuan(one.depositBack) },
});

/** The meters of a lease's units, with what they showed last. */
export function tellMeters({ meters }: Pick<Ended, 'meters'>, outDate: string, given: ReadonlySet<string>) {
  return meters.map(({ meter, intervals }) => {
    const ends = intervals.at(-1)?.to;
    const isGiven = given.has(meter.meterId);
    const last = isGiven ? intervals.at(-1)?.from : ends;
    return {
      ...{ meterId: meter.meterId, meterNo: meter.meterNo, registers: meter.registers },
      lastDate: last?.date ?? meter.installDate,
      lastValues: (last?.values ?? meter.startValues).map(twoDecimals),
      isRead: !isGiven && ends?.kind === 'OUT' && ends.date === outDate,
    };
  });
}
