import { ERROR } from '../../../src/contract/error-codes';
import { invitationApi } from '../../../src/contract/trade-fair/invitations';
import { importApi, type RowError } from '../../../src/contract/tasks/imports';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { bring, FAIR as tradeFairId, byRow } from '../tasks/imports';

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

test('of invitations all come in or none; repaired ones take the others along', async () => {
  const rows = [
    ['钱一', '13511110001', 'KH00100', '店长', '2', '短信'],
    ['钱二', '13511110002', 'KH00101', '', '', '链接'],
    ['钱三', '13511110003', 'KH00100-01', '', '', '纸质'],
  ];
  const page = async () =>
    (await admin.data(invitationApi.page, { tradeFairId, pageSize: 200, guestName: '钱' })).records;
  const bad = await bring(admin, 'importInvitations', [
    ...rows,
    ['', '13511110001', 'KH99999', '', '12', '飞鸽'],
    ['钱五', '13600003400', 'KH00100', '', '', '短信'],
  ]);
  expect([bad.success, bad.code]).toEqual([false, ERROR.allRowsFailed]);
  expect(byRow(bad.data as unknown as RowError[])).toEqual([
    ...[2, 3, 4].map((row) => ({ row, msg: [`第${row}行 姓名: 第5行有误，须一并导入`] })),
    {
      row: 5,
      msg: [
        ...['第5行 姓名: 不能为空', '第5行 随行人数: 超出范围0–9，应为整数', '第5行 单位编码: 不在该展会中'],
        ...['第5行 渠道: 只能是短信、链接、纸质', '第5行 手机: 与第2行重复'],
      ],
    },
    { row: 6, msg: ['第6行 手机: 已在该展会中'] },
  ]);
  expect(await page()).toEqual([]);
  const { importNo } = (bad.data as unknown as { importNo: string }[])[0]!;
  const repair = (values: Record<string, string>[]) =>
    admin.data(importApi.repair, { importNo, rows: values.map((one, i) => ({ row: 5 + i, values: one })) });
  const right = { guestName: '钱四', phone: '13511110004', custCode: 'KH00101', companions: '0', channel: '短信' };
  expect(await repair([right])).toMatchObject({ total: 5, success: 0, fail: 5 });
  expect(await repair([{}, { phone: '13511110005' }])).toMatchObject({ total: 5, success: 5, fail: 0 });
  const made = await page();
  expect(made.map(({ guestName, channel, sendStatus }) => [guestName, channel, sendStatus]).sort()).toEqual(
    [
      ['钱一', 1, 0],
      ['钱二', 2, 0],
      ['钱三', 3, 0],
      ['钱四', 1, 0],
      ['钱五', 1, 0],
    ].sort(),
  );
  expect(new Set(made.map(({ token }) => token)).size).toBe(5);
  const link = made.find(({ channel }) => channel === 2)!;
  await admin.data(invitationApi.send, { tradeFairId, ids: [link.invitationNo] });
  expect(await admin.data(importApi.undo, { importNo })).toEqual({
    undone: 4,
    kept: [{ rowNo: 3, field: '', value: '', msg: '邀请已发出，予以保留' }],
  });
  expect((await page()).map(({ guestName }) => guestName)).toEqual(['钱二']);
});

test('text messages of a file are those that were chosen with it, also of rows that are repaired', async () => {
  const made = async (name: string) =>
    (await admin.data(invitationApi.page, { tradeFairId, guestName: name })).records.map(
      ({ templateId }) => templateId,
    );
  const rows = [
    ['孙一', '13511120001', 'KH00100', '', '', '短信'],
    ['孙二', '13511120002', 'KH00100', '', '', '纸质'],
  ];
  expect((await bring(admin, 'importInvitations', rows, { templateId: 'M09' })).code).toBe(ERROR.invalidInput);
  expect((await bring(admin, 'importInvitations', rows, { templateId: 'M03' })).success).toBe(true);
  expect([await made('孙一'), await made('孙二')]).toEqual([['M03'], [null]]);
  const wrong = await bring(admin, 'importInvitations', [['孙三', '1', 'KH00100', '', '', '短信']], {
    templateId: 'M02',
  });
  const { importNo } = (wrong.data as unknown as { importNo: string }[])[0]!;
  await admin.data(importApi.repair, { importNo, rows: [{ row: 2, values: { phone: '13511120003' } }] });
  expect(await made('孙三')).toEqual(['M02']);
  // Without a choice it is the plain one.
  await bring(admin, 'importInvitations', [['孙四', '13511120004', 'KH00100', '', '', '短信']]);
  expect(await made('孙四')).toEqual(['M01']);
});
