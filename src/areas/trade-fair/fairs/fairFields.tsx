import type { Input as InputOf } from '@/contract/endpoint';
import { CHECK_IN_MODE, type TradeFair, type TradeFairDetail, type tradeFairApi } from '@/contract/trade-fair/fairs';
import { T } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { f, mobileRule } from '@/shared/fields/f';
import { fairState } from '@/shared/fair/fairState';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatList } from '@kit/format/list';

export type FairValues = Omit<InputOf<typeof tradeFairApi.add>, 'saveMode'>;
type TicketRule = TradeFairDetail['ticketRule'];

const codeRule = { pattern: /^[A-Za-z0-9-]*$/, message: <T id="form.code" /> };

export const signInMode = codeTable('fairCheckIn', CHECK_IN_MODE);

function BranchNames({ branchNames, branchCount }: TradeFair) {
  const names = formatList(branchNames);
  if (branchCount <= branchNames.length) return names;
  return (
    <>
      {names} <T id="tradeFair.moreBranches" values={{ count: branchCount }} />
    </>
  );
}

/** A trade fair: its list, its form, its history. */
export const fairFields = fieldsOf<TradeFair, FairValues>()('tradeFair', {
  subject: f.text({ max: 200, required: true, keep: plainText, width: 260, fixed: 'left', sorted: true }),
  tradeFairCode: f.code({ max: 40, help: 'tradeFair.codeHelp', rules: [codeRule], sorted: true }),
  state: f.codes(fairState, { sorted: true, filter: { fieldProps: { mode: 'multiple' } } }),
  startTime: f.dateTime({ isFact: true, required: true, sorted: true }),
  endTime: f.dateTime({ required: true, help: 'tradeFair.endHint', sorted: true }),
  venue: f.text({ max: 200, required: true, keep: plainText }),
  hostBranchId: f.branch({ required: true }),
  branchIds: f.branches({ required: true }),
  branchNames: f.list({ cell: (fair) => <BranchNames {...fair} /> }),
  branchCount: f.count(),
  coverImage: f.text({ required: true, isFinal: true }),
  introduction: f.text(),
  signInStart: f.dateTime({ help: 'tradeFair.signInHint' }),
  signInEnd: f.dateTime(),
  signInMode: f.codes(signInMode, { required: true }),
  signInCount: f.count(),
  guestCount: f.count({ isFact: true }),
  lotteryEnabled: f.flag(),
  signatureRequired: f.flag(),
  ticketRule: f.text(),
  diningEnabled: f.flag(),
  meals: f.text(),
  contactName: f.person({ max: 20, required: true, keep: plainText }),
  contactPhone: f.mobile({ required: true, rules: [mobileRule], isFinal: true }),
  createdByName: f.person(),
  gmtCreated: f.dateTime({ sorted: true }),
});

/** The rules by which guests get lottery tickets. */
export const ticketRuleFields = fieldsOf<TicketRule>()('tradeFair', {
  amountPerTicket: f.money(),
  signInTickets: f.count({ min: 1 }),
  maxTicketsPerGuest: f.count({ min: 1 }),
});
