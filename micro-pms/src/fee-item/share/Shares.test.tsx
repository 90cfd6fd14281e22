import { screen, waitFor, within } from '@testing-library/react';
import { envelope } from '@tests/support/fakeServer';
import { answer, open, person, press, sentTo, startModule } from '@tests/support/modulePage';
import { Shares } from './Shares';

const share = {
  ...{ shareId: '70', shareNo: 'GT2026110001', propertyId: '1', propertyName: '江汉广场', feeItemId: '5' },
  ...{ feeName: '商户水费', mainMeterId: '9', meterNo: 'ZS-01', period: '2026-10', mode: 3, price: '4.1500' },
  ...{ mainUsage: '57.00', restUsage: '20.00', amount: '83.00', ownerAmount: '41.50', status: 0 },
  ...{ createdByName: '陈志远', auditorName: '', auditTime: null, opinion: '', gmtModified: '', version: 4 },
};
const rows = [
  {
    ...{ lineNo: 1, unitId: '7', unitNo: '0101', weight: '1.00', usage: '10.00', amount: '41.50' },
    split: [{ leaseId: '3', tenantName: '光谷制药', days: 31, amount: '41.50' }],
  },
  {
    ...{ lineNo: 2, unitId: '8', unitNo: '0102', weight: '1.00', usage: '10.00', amount: '41.50' },
    split: [{ leaseId: null, tenantName: null, days: 31, amount: '41.50' }],
  },
];
const detailOf = (status: number) => ({
  ...{ ...share, status, rows, subMeters: [{ meterNo: 'S-0101', usage: '37.00' }] },
});

const LISTS = {
  '/base/api/pms/share/page': share,
  '/base/api/pms/meter/page': { meterId: '9', meterNo: 'ZS-01', unitId: null },
  '/base/api/pms/unit/page': { unitId: '7', unitNo: '0101', buildingName: 'A座', area: '126.40' },
};

function show(status: number) {
  answer(LISTS, ({ url: { pathname } }) =>
    envelope(pathname.includes('/share/') ? detailOf(status) : { branches: [], staff: [] }),
  );
  open(<Shares header={(add) => add} />);
}

const drawer = async () => (await screen.findByText('公摊 GT2026110001')).closest<HTMLElement>('[role=dialog]')!;

test('a share says who bears what, is changed with its weights, and submitted by name', async () => {
  await startModule(['feeItem_share']);
  show(0);
  await press('查看');
  const shown = within(await drawer());
  expect(await shown.findByText('光谷制药：31 天，41.50 元')).toBeVisible();
  expect(shown.getByText('业主（空置）：31 天，41.50 元')).toBeVisible();
  expect(shown.getByText('S-0101 37')).toBeVisible();
  expect(shown.queryByText('审核', { selector: 'button *' })).toBeNull();

  await press('编辑', await drawer());
  const form = (await screen.findByText('编辑公摊 GT2026110001')).closest<HTMLElement>('[role=dialog]')!;
  const weight = await waitFor(() => form.querySelector<HTMLInputElement>('[id$=edit_weights_7]')!);
  await person.clear(weight);
  await person.type(weight, '3.5');
  await press('保存', form);
  await waitFor(() =>
    expect(sentTo('/share/save')).toMatchObject([
      {
        ...{ shareId: '70', version: 4, mode: 3 },
        members: [
          { unitId: '7', weight: '3.5' },
          { unitId: '8', weight: '1.00' },
        ],
      },
    ]),
  );

  await press('提交', await drawer());
  expect(await screen.findAllByText('提交公摊 GT2026110001，金额 83.00 元？')).not.toEqual([]);
});

test('whoever audits it gives a verdict', async () => {
  await startModule(['feeItem_shareAudit']);
  show(1);
  await press('查看');
  await press('审核', await drawer());
  const dialog = (await screen.findByText('审核公摊 GT2026110001，金额 83.00 元')).closest<HTMLElement>(
    '[role=dialog]',
  )!;
  await press('审核', dialog);
  await waitFor(() => expect(sentTo('/share/audit/70')).toMatchObject([{ version: 4, result: 1 }]));
});
