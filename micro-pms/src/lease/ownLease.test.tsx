import { screen } from '@testing-library/react';
import { envelope } from '@tests/support/fakeServer';
import { answerAll, open, startModule } from '@tests/support/modulePage';
import { textsOf } from '@tests/support/screen';
import { LeaseList } from './LeaseList';

const lease = {
  ...{ leaseNo: 'HT2026030002', propertyId: '1', propertyName: '江汉广场', tenantId: '3', tenantName: '武汉某某商贸' },
  ...{ unitText: '0801', startDate: '2026-03-10', endDate: '2029-03-09', outDate: null, rentAmount: '8600.00' },
  ...{ deposit: '17200.00', payCycle: 1, nextBillDate: null, leaseStatus: 1, gmtModified: '', version: 4 },
  settlementId: null,
};

beforeAll(() => startModule(['lease_view', 'lease_approve']));

test('whoever made a lease is not offered to approve it', async () => {
  const records = [
    { ...lease, leaseId: '7', isOwn: true },
    { ...lease, leaseId: '8', leaseNo: 'HT2026030003', isOwn: false },
  ];
  answerAll(() => envelope({ records, total: records.length }));
  open(<LeaseList />);
  await screen.findByText('HT2026030003', { selector: 'td, td *' });
  const rows = [...document.querySelectorAll('tr[data-row-key]')];
  const offered = rows.map((row) => textsOf(row.querySelectorAll('button')).includes('审批'));
  expect(offered).toEqual([false, true]);
});
