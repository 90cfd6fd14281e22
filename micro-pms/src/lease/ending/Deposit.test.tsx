import { screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '../../../../src/contract/error-codes';
import { envelope, failure } from '@tests/support/fakeServer';
import { answer, open, person, press, sentTo, startModule } from '@tests/support/modulePage';
import { Deposit } from './Deposit';

beforeAll(() => startModule(['lease_deposit', 'lease_depositReturn', 'lease_depositApprove']));

test('the deposit of a lease: what is held, how it came, and what somebody asks back of it', async () => {
  const returned = {
    ...{ returnId: '9', amount: '200.00', reason: '退租退还', status: 0, opinion: '', channel: null, voucher: '' },
    ...{ payDate: null, createdByName: '陈志远', version: 1 },
  };
  const entry = {
    ...{ entryId: '1', leaseId: '7', leaseNo: 'HT2026040001', kind: 1, amount: '17200.00', balanceAfter: '17200.00' },
    ...{ date: '2026-04-02', refNo: 'SK00000007', reason: '', images: [], createdByName: '陈志远' },
  };
  const account = {
    ...{ leaseId: '7', leaseNo: 'HT2026040001', agreed: '17200.00', open: '0.00', held: '17200.00' },
    ...{ returnable: '17000.00', dueDate: '2027-03-17', isLate: true, returns: [returned] },
  };
  const short = failure(ERROR.depositShort, '押金余额不足', { data: [{ field: 'amount', msg: '不能大于16800.00' }] });
  const returns = [short, envelope(true)];
  answer({ '/base/api/pms/deposit/page': entry }, ({ url: { pathname } }) => {
    if (pathname.endsWith('/deposit/return')) return returns.shift()!;
    return envelope(pathname.endsWith('/deposit/7') ? account : true);
  });
  open(<Deposit leaseId="7" />);
  await screen.findByText('SK00000007');
  await screen.findByText('已超过最迟退还日，押金尚未退还');
  await press('申请退还');
  const dialog = (await screen.findByText('租约 HT2026040001 退还押金')).closest<HTMLElement>('[role=dialog]')!;
  await person.type(dialog.querySelector('textarea')!, '退租退还');
  await press('申请退还', dialog);
  // Somebody has been given a part of it back meanwhile.
  await within(dialog).findByText('不能大于16800.00');
  await person.clear(within(dialog).getByLabelText('金额（元）'));
  await person.type(within(dialog).getByLabelText('金额（元）'), '16800');
  await press('申请退还', dialog);
  const asked = { leaseId: '7', reason: '退租退还' };
  await waitFor(() =>
    expect(sentTo('/deposit/return')).toEqual([
      { ...asked, amount: '17000.00' },
      { ...asked, amount: '16800' },
    ]),
  );
  await press('审批');
  const verdict = (await screen.findByText('审批退还押金 200.00 元')).closest<HTMLElement>('[role=dialog]')!;
  await press('审批', verdict);
  await waitFor(() => expect(sentTo('/returnApprove/9')).toMatchObject([{ version: 1, result: 1 }]));
});
