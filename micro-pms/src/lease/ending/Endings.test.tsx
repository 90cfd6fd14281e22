import { screen, waitFor } from '@testing-library/react';
import { envelope } from '@tests/support/fakeServer';
import { answer, onPhone, open, startModule } from '@tests/support/modulePage';
import { Endings } from './Endings';

const SETTLEMENT = {
  ...{ settlementId: '5', settleNo: 'TZ2027020001', leaseId: '7', leaseNo: 'HT2026040001', status: 0 },
  ...{ tenantName: '武汉光谷制药', propertyName: '光谷一号楼', unitText: '0101', outDate: '2027-02-15' },
  ...{ settleDate: '2027-02-15', due: '0.00', back: '29792.86', balance: '29792.86', createdByName: '陈志远' },
};

test('on a phone a settlement says whose it is and what it comes to', async () => {
  await startModule(['lease_settle']);
  onPhone();
  answer({ '/base/api/pms/settlement/page': SETTLEMENT }, () => envelope(true));
  open(<Endings header={null} />);
  await screen.findByText('TZ2027020001');
  const card = await waitFor(() => {
    const found = document.querySelector('li[data-row-key]');
    if (!found) throw new Error('No card');
    return found;
  });
  expect(card.querySelector('dl')).toHaveTextContent('租户武汉光谷制药结余（元）29,792.86');
});
