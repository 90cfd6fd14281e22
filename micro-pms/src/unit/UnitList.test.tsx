import { screen, waitFor, within } from '@testing-library/react';
import { envelope } from '@tests/support/fakeServer';
import { answer, open, person, press, pressMore, sentTo, startModule, type } from '@tests/support/modulePage';
import { UNIT_STATUS } from '../../../src/contract/property/micro-pms';
import type { PmsUnit } from '../../../src/contract/property/units';
import { UnitList } from './UnitList';

const unit = (unitNo: string, change: Partial<PmsUnit> = {}): PmsUnit => ({
  ...{ unitId: `u${unitNo}`, unitNo, propertyId: '80001', propertyName: '江城产业园', buildingId: '81001' },
  ...{ buildingName: 'A座', floor: 8, area: '126.40', innerArea: null, unitType: '办公', rentPrice: '8600.00' },
  ...{ propertyFeeRate: '3.2500', unitStatus: UNIT_STATUS.vacant, reservedUntil: null, reservedFor: '' },
  ...{ tenantName: '', leaseEndDate: null, gmtModified: '2026-03-01 10:00:00', version: 3 },
  ...{ can: ['edit', 'reserve', 'maintain', 'close', 'del'] },
  ...change,
});
const LET = unit('0802', { unitStatus: UNIT_STATUS.let, tenantName: '楚天物流', can: ['edit'] });
const FLOORS = [
  { floor: 8, units: [unit('0801'), LET] },
  { floor: 7, units: [] },
  { floor: -1, units: [unit('B101', { floor: -1, unitStatus: UNIT_STATUS.closed, can: ['edit', 'reopen'] })] },
];
const BUTTONS = ['unit_add', 'unit_edit', 'unit_reserve', 'unit_maintain', 'unit_history', 'unit_del', 'unit_batchAdd'];

const lists = {
  '/base/api/pms/unit/page': unit('0801'),
  '/base/api/pms/building/page': { buildingId: '81001', buildingName: 'A座', propertyName: '江城产业园' },
  '/base/api/pms/property/page': { propertyId: '80001', propertyName: '江城产业园' },
};

beforeEach(async () => {
  await startModule(BUTTONS);
  answer(lists, ({ url }) => envelope(url.pathname.endsWith('/map') ? { floors: FLOORS } : true));
});

const floors = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((title) => [
      title.textContent,
      ...[...title.parentElement!.querySelectorAll('button')].map((room) =>
        [...room.children].map(({ textContent }) => textContent).join(' '),
      ),
    ]);

test('a building floor by floor: each unit says what it is, and opens', async () => {
  open(<UnitList />);
  await person.click(await screen.findByText('楼层图'));
  await screen.findByText('B101');
  expect(floors()).toEqual([
    ['8层', '0801 空置 126.40 m²', '0802 已租 楚天物流'],
    ['7层'],
    ['地下1层', 'B101 停用 126.40 m²'],
  ]);
  expect(sentTo('/unit/map')).toEqual([{ buildingId: '81001' }]);
  await person.click(screen.getByText('0802'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector<HTMLInputElement>('[id$=edit_unitNo]')?.value).toBe('0802'));
});

test('a row has what its state and the buttons allow; a unit is repaired after a question', async () => {
  open(<UnitList />);
  const row = (await screen.findByText('0801')).closest('tr')!;
  within(row).getByText('江城产业园');
  within(row).getByText('空置');
  await pressMore('维修', row);
  const asked = await waitFor(() => document.querySelector<HTMLElement>('.pms-modal-confirm')!);
  expect(asked.textContent).toContain('0801');
  expect(sentTo('/unit/updateStatus')).toEqual([]);
  await person.click(asked.querySelector('.pms-btn-primary')!);
  await waitFor(() =>
    expect(sentTo('/unit/updateStatus')).toEqual([{ id: 'u0801', version: 3, unitStatus: UNIT_STATUS.repair }]),
  );
});

test('a preview of units is one of what the form holds, and goes when that changes', async () => {
  answer(lists, () => envelope({ made: 4, unitNos: ['0101', '0102', '0103', '0104'], taken: [] }));
  open(<UnitList />);
  await press('批量生成');
  const dialog = await screen.findByRole('dialog');
  const building = await waitFor(() => document.querySelector<HTMLElement>('[id$=edit_buildingId]')!);
  await person.click(building);
  await person.click(await screen.findByText('江城产业园 A座', { selector: '[class*=option-content]' }));
  await type('edit_area', '50');
  await press('预览', dialog);
  await within(dialog).findByText(/0103/);
  await type('edit_rooms', '5');
  await waitFor(() => expect(within(dialog).queryByText(/0103/)).toBeNull());
  await press('预览', dialog);
  await within(dialog).findByText(/0103/);
});

test('both ends of the area that is searched have a name', async () => {
  open(<UnitList />);
  await screen.findByText('0801');
  await person.click(await screen.findByText('展开'));
  expect(await screen.findByLabelText('面积下限（m²）')).toBeVisible();
  expect(screen.getByLabelText('面积上限（m²）')).toBeVisible();
});
