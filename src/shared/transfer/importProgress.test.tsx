import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { fairImportApi } from '@/contract/tasks/import-calls';
import { SYNC_ROWS } from '@/contract/tasks/imports';
import { withTexts } from '@/core/i18n';
import { failure } from '@tests/support/fakeServer';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, findButton, person, press } from '@tests/support/screen';
import { workbook } from '@tests/support/sheets';
import { stage } from '@tests/support/stage';
import { ImportDialog } from './ImportDialog';
import { ImportDrawer } from './ImportDrawer';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const HEAD = ['姓名*', '手机*', '单位编码*', '职务', '随行人数', '嘉宾组', '接待部门', '抽奖分组', '座位号'];
const ROWS = SYNC_ROWS + 20;
const BAD = 3;
const FAIR = '70001';

const guests = () =>
  Array.from({ length: ROWS }, (_, i) => [
    ...[`嘉宾${i}`, `1350${String(i).padStart(7, '0')}`, i < BAD ? 'KH99999' : 'KH00100'],
    ...['', '', '', '', '', ''],
  ]);

function Stage() {
  const [isOpen, setIsOpen] = useState(false);
  const [importNo, setImportNo] = useState<string>();
  return (
    <>
      <button onClick={() => setIsOpen(true)}>导入嘉宾</button>
      <ImportDialog
        open={isOpen}
        upload={{ endpoint: fairImportApi.importGuests, input: { tradeFairId: FAIR, branchId: 'FDA' } }}
        template={{ endpoint: fairImportApi.downloadTemplate, input: { templateCode: 'FAIR_GUEST' } }}
        help={[]}
        onDone={() => undefined}
        onRepair={setImportNo}
        onClose={() => setIsOpen(false)}
      />
      <ImportDrawer importNo={importNo} onChanged={() => undefined} onClose={() => setImportNo(undefined)} />
    </>
  );
}

const ImportStage = withTexts(['tasks/imports'], Stage);

test('an import that goes on after its request says how far it has come, and then what came of it', async () => {
  stage.draw = () => <ImportStage />;
  const statuses: number[] = [];
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await real(input, init);
    if (String(input).includes('/excel/import/')) statuses.push(answer.status);
    return answer;
  };
  await renderApp('/dashboard', { as: 'admin.hq' });
  await press('导入嘉宾');
  const dialog = await dialogOf('导入说明');
  const file = new File([new Uint8Array(workbook([HEAD, ...guests()]))], '嘉宾.xlsx');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [file]);
  await within(dialog).findByText('嘉宾.xlsx');
  await press('保存', dialog);
  const progress = await within(dialog).findByRole('status');
  expect(progress).toHaveTextContent(`/ ${ROWS} 行`);
  // Taken on, and not done yet (docs/domain/tasks.md#imports).
  expect(statuses).toEqual([202]);
  await within(dialog).findByText(new RegExp(`^已导入 \\d+ 行，${BAD} 行未能导入$`), undefined, { timeout: 60_000 });
  expect(within(dialog).queryByRole('status')).toBeNull();
  expect(within(dialog).getAllByText('单位编码: 不在该展会中')).toHaveLength(BAD);
  await press('在线修正', dialog);
  await closed(dialog);
  await waitFor(() => expect(screen.getByText(/^导入记录 IM\d{12}$/)).toBeVisible());
  expect(await screen.findByText('共 2,020 行 = 成功 2,017 + 失败 3')).toBeVisible();
  window.fetch = real;
});

test('an import by keyboard: the focus stays while it saves, and goes on to the rows that were refused', async () => {
  stage.draw = () => <ImportStage />;
  let come: (answer: Response) => void = () => undefined;
  const real = window.fetch;
  window.fetch = (input, init) =>
    String(input).includes('/excel/import/') ? new Promise((resolve) => (come = resolve)) : real(input, init);
  await renderApp('/dashboard', { as: 'admin.hq' });
  await press('导入嘉宾');
  const dialog = await dialogOf('导入说明');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [new File(['x'], '嘉宾.xlsx')]);
  const save = await findButton('保存', dialog);
  save.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveClass('ant-btn-loading'));
  expect(save).toBeEnabled();
  expect(save).toHaveFocus();
  const failed = [{ importNo: 'IM202603000001', rowNo: 2, field: 'custCode', value: 'KH1', msg: '不存在' }];
  act(() => come(failure(47013, '导入失败', { data: failed })));
  await waitFor(() => expect(screen.getByRole('button', { name: '在线修正' })).toHaveFocus());
  await person.keyboard('{Enter}');
  await closed(dialog);
  expect(await screen.findByText('导入记录 IM202603000001')).toBeVisible();
  window.fetch = real;
});
