import { screen, waitFor, within } from '@testing-library/react';
import { envelope, type Sent } from '@tests/support/fakeServer';
import { answer, open, person, press, sentTo, startModule } from '@tests/support/modulePage';
import { EndingDrawer } from './EndingDrawer';
import { TerminateDialog } from './TerminateDialog';

/** A lease that ends in the middle of a quarter: what is not earned goes back, and the deposit. */
const FIGURES = {
  ...{ unearned: '12592.86', due: '0.00', back: '29792.86', balance: '29792.86', prepaidUsed: '0.00' },
  ...{ depositUsed: '0.00', refund: '12592.86', depositBack: '17200.00', fingerprint: 'f1', meters: [], missing: [] },
};
const LINES = [
  {
    ...{ kind: 'OPEN', name: '租金', periodStart: '2027-01-01', periodEnd: '2027-03-31', billNo: 'ZD202701000001' },
    ...{ due: '0.00', back: '12592.86', sentences: ['已出 25800.00，至退租日应收 13207.14，未到期退回 12592.86'] },
  },
  {
    ...{ kind: 'DEPOSIT', name: '押金', periodStart: null, periodEnd: null, billNo: null, due: '0.00' },
    ...{ back: '17200.00', sentences: ['押金账户余额 17200.00'] },
  },
];
const SETTLEMENT = {
  ...{ ...FIGURES, lines: LINES, settlementId: '5', settleNo: 'TZ2027020001', leaseId: '7', leaseNo: 'HT2026040001' },
  ...{ tenantName: '武汉光谷制药', propertyName: '光谷一号楼', unitText: '0101', outDate: '2027-02-15', status: 0 },
  ...{ settleDate: '2027-02-15', reason: '经营调整', createdByName: '陈志远', gmtModified: '', version: 3 },
  ...{ charges: [], finalReadings: [], opinion: '', approvedByName: '', approveTime: null, closeTime: null },
  ...{ signed: [], open: '0.00', refundDue: '0.00', held: '0.00' },
};
const METER = {
  ...{ meterId: '31', meterNo: 'S-0101', registers: 1, lastDate: '2027-01-31', lastValues: ['1204.00'] },
  isRead: false,
};
const LEASE = {
  ...{ leaseId: '7', leaseNo: 'HT2026040001', propertyId: '1', propertyName: '光谷一号楼', tenantId: '3' },
  ...{ tenantName: '武汉光谷制药', unitText: '0101', startDate: '2026-04-01', endDate: '2028-03-31', outDate: null },
  ...{ rentAmount: '8600.00', deposit: '17200.00', payCycle: 3, nextBillDate: null, leaseStatus: 3 as const },
  ...{ settlementId: null, isOwn: false, gmtModified: '', version: 4 },
};

const none = () => undefined;
const serve = (detail: object) =>
  answer({}, ({ url: { pathname } }: Sent) => {
    if (pathname.endsWith('/settlement/5')) return envelope(detail);
    if (pathname.endsWith('/settlement/preview')) return envelope({ ...FIGURES, lines: LINES });
    if (pathname.endsWith('/lease/terminate')) return envelope({ settlementId: '5', settleNo: 'TZ2027020001' });
    if (pathname.endsWith('/settlement/save')) return envelope({ version: 4, fingerprint: 'f2' });
    return envelope(true);
  });

beforeAll(() => startModule(['lease_terminate', 'lease_settle', 'lease_settleApprove', 'lease_print']));

test('the day that is chosen says what the end comes to, and begins it', async () => {
  serve(SETTLEMENT);
  const begun = jest.fn();
  open(<TerminateDialog record={LEASE} onBegun={begun} onClose={none} />);
  await screen.findByText('选择退租日后显示结算预览。');
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[id$=outDate]:enabled');
    if (!found) throw new Error('The day cannot be typed yet.');
    return found;
  });
  await person.clear(field);
  await person.type(field, '2027-02-15{Enter}');
  await screen.findByText('已出 25800.00，至退租日应收 13207.14，未到期退回 12592.86');
  await screen.findByText('应退租户 29,792.86 元');
  await person.type(document.querySelector('textarea')!, '经营调整');
  await press('退租');
  await waitFor(() =>
    expect(sentTo('/lease/terminate')).toEqual([
      { leaseId: '7', version: 4, outDate: '2027-02-15', reason: '经营调整' },
    ]),
  );
  await waitFor(() => expect(begun).toHaveBeenCalledWith('5'));
});

test('a draft is submitted as it was seen; what a meter lacks is named and keeps it from that', async () => {
  serve(SETTLEMENT);
  const drawn = open(<EndingDrawer settlementId="5" onClose={none} />);
  await press('提交');
  const [question] = await screen.findAllByText('提交退租结算 TZ2027020001（武汉光谷制药）审批？');
  await press('提交', question!.closest<HTMLElement>('[role=dialog]')!);
  await waitFor(() => expect(sentTo('/submit/5')).toEqual([{ version: 3, fingerprint: 'f1' }]));
  drawn.unmount();
  serve({ ...SETTLEMENT, meters: [METER], missing: ['S-0101'] });
  open(<EndingDrawer settlementId="5" onClose={none} />);
  await screen.findByText('缺少退租读数：S-0101');
  expect(screen.getByText('提交', { selector: 'button, button *' }).closest('button')).toBeDisabled();
});

test('readings and charges are saved with the last day', async () => {
  serve({ ...SETTLEMENT, meters: [METER], missing: ['S-0101'] });
  open(<EndingDrawer settlementId="5" onClose={none} />);
  await press('编辑');
  const form = (await screen.findByText('编辑退租结算 TZ2027020001')).closest<HTMLElement>('[role=dialog]')!;
  await within(form).findByText('S-0101：上次 2027-01-31 1204.00');
  await person.type(form.querySelector('[id$=finalReadings_0_values_0]')!, '1223.00');
  await press('添加费用', form);
  // The focus is in the new line, and after its removal where the next one comes from.
  expect(document.activeElement).toBe(form.querySelector('[id$=charges_0_name]'));
  await person.click(within(form).getByText('移除'));
  expect(document.activeElement).toHaveTextContent('添加费用');
  await person.keyboard('{Enter}');
  await person.type(form.querySelector('[id$=charges_0_name]')!, '墙面修复');
  await person.type(form.querySelector('[id$=charges_0_amount]')!, '1500');
  await press('保存', form);
  await waitFor(() =>
    expect(sentTo('/settlement/save')).toEqual([
      {
        ...{ id: '5', version: 3, outDate: '2027-02-15', settleDate: '2027-02-15', reason: '经营调整' },
        finalReadings: [{ meterId: '31', values: ['1223.00'], overflow: 0 }],
        charges: [{ name: '墙面修复', amount: '1500', remark: '', images: [] }],
      },
    ]),
  );
});

test.each(['open', 'held'])('with something %s an approved one is not closed yet', async (name) => {
  serve({ ...SETTLEMENT, status: 2, open: '0.00', refundDue: '0.00', held: '0.00', [name]: '17200.00' });
  open(<EndingDrawer settlementId="5" onClose={none} />);
  expect((await screen.findByText('结清', { selector: 'button, button *' })).closest('button')).toBeDisabled();
});

test('an approved one says what is open, is closed with a refund, and stands on paper with its number', async () => {
  const approved = { ...SETTLEMENT, status: 2, open: '0.00', refundDue: '12592.86', held: '0.00' };
  serve(approved);
  open(<EndingDrawer settlementId="5" onClose={none} />);
  await screen.findByText('未结清：未付 0.00，待退款 12,592.86，押金 0.00');
  let paper = '';
  jest.spyOn(window, 'print').mockImplementation(() => {
    paper = document.querySelector('article')?.textContent ?? '';
  });
  await press('打印');
  await waitFor(() => expect(paper).toContain('TZ2027020001'));
  expect(paper).toContain('应退租户 29,792.86 元');
  await press('结清');
  const dialog = (await screen.findByText('结清退租结算 TZ2027020001')).closest<HTMLElement>('[role=dialog]')!;
  await person.click(within(dialog).getByRole('combobox'));
  await person.click(await screen.findByText('转账', { selector: '[class*=option-content]' }));
  await press('结清', dialog);
  await waitFor(() => expect(sentTo('/close/5')).toMatchObject([{ version: 3, channel: 1 }]));
});
