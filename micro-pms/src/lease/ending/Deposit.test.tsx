import { screen, waitFor } from '@testing-library/react';
import { envelope } from '@tests/support/fakeServer';
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
  answer({ '/base/api/pms/deposit/page': entry }, ({ url: { pathname } }) =>
    envelope(pathname.endsWith('/deposit/7') ? account : true),
  );
  open(<Deposit leaseId="7" />);
  await screen.findByText('SK00000007');
  await screen.findByText('已超过最迟退还日，押金尚未退还');
  await press('申请退还');
  const dialog = (await screen.findByText('租约 HT2026040001 退还押金')).closest<HTMLElement>('[role=dialog]')!;
  await person.type(dialog.querySelector('textarea')!, '退租退还');
  await press('申请退还', dialog);
  await waitFor(() =>
    expect(sentTo('/deposit/return')).toEqual([{ leaseId: '7', amount: '17000.00', reason: '退租退还' }]),
  );
  await press('审批');
  const verdict = (await screen.findByText('审批退还押金 200.00 元')).closest<HTMLElement>('[role=dialog]')!;
  await press('审批', verdict);
  await waitFor(() => expect(sentTo('/returnApprove/9')).toMatchObject([{ version: 1, result: 1 }]));
});
