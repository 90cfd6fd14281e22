import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { fill, person, press, textsOf } from '@tests/support/screen';

const LIST = '/sale/tradeFairManage';
const SEEDED = [
  '2026夏季订货会',
  '2026器械专场',
  '2026秋季订货会',
  '2026新品推介会',
  '2026春季订货会',
  '2025冬季订货会',
];

const subjects = () => textsOf(document.querySelectorAll('tr.ant-table-row > td:first-child'));
const shows = (...expected: string[]) => waitFor(() => expect(subjects()).toEqual(expected));
const chips = () =>
  textsOf([...document.querySelectorAll('.ant-tag')].filter((tag) => tag.querySelector('.ant-tag-close-icon')));
const heading = (name: string) => screen.getByText(name, { selector: 'th *' });
const tableSays = (text: string) => screen.findByText(text, { selector: '.ant-empty *' });

test('the list shows its columns, and each of them sorts', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  await shows(...SEEDED);
  expect(textsOf(document.querySelectorAll('thead th')).sort()).toEqual(
    [
      ...['展会编码', '展会名称', '状态', '开始时间', '结束时间', '参展公司'],
      ...['嘉宾数', '签到数', '创建人', '创建时间', '操作'],
    ].sort(),
  );
  expect(textsOf(screen.getByText('2026春季订货会').closest('tr')!.querySelectorAll('td')).slice(1, 10)).toEqual([
    'ZH2026030001',
    '进行中',
    '2026-03-07 08:30',
    '2026-03-10 18:00',
    expect.stringMatching(/^江城医药集团总部、.*江城医药佛山分公司$/),
    '20',
    '14',
    '周启明',
    '2026-01-26 09:12',
  ]);
  await person.click(heading('开始时间'));
  await shows(...SEEDED.toReversed());
  await person.click(heading('开始时间'));
  await shows(...SEEDED);
  await person.click(heading('展会编码'));
  await waitFor(() => expect(subjects()[0]).toBe('2025冬季订货会'));
});

test('search, chips, and ways out of a filter', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  await shows(...SEEDED);
  await fill(screen.getByLabelText('展会名称'), '订货会');
  await fill(screen.getByLabelText('展会编码'), 'zh202605');
  await press('查询');
  await shows('2026夏季订货会');
  expect(chips()).toEqual(['展会编码 zh202605', '展会名称 订货会']);

  const [ofCode] = document.querySelectorAll('.ant-tag-close-icon');
  await person.click(ofCode!);
  await shows('2026夏季订货会', '2026秋季订货会', '2026春季订货会', '2025冬季订货会');
  expect(screen.getByLabelText('展会编码')).toHaveValue('');

  await press('重置');
  await shows(...SEEDED);
  expect(chips()).toEqual([]);

  await fill(screen.getByLabelText('展会名称'), '100%_');
  await press('查询');
  expect(await tableSays('没有符合筛选条件的数据')).toBeVisible();
  await press('清除全部条件', document.querySelector('.ant-empty')!);
  await shows(...SEEDED);
  expect(screen.getByLabelText('展会名称')).toHaveValue('');
});

test('?state= opens the list with that filter, which the search form shows and can drop', async () => {
  await renderApp(`${LIST}?state=3&state=4&state=7`, { as: 'admin.hq' });
  await shows('2026春季订货会', '2025冬季订货会');
  expect(chips()).toEqual(['状态 进行中、已结束']);
  await person.click(screen.getByLabelText('状态'));
  await person.click(await screen.findByText('草稿', { selector: '.ant-select-item *' }));
  await press('查询');
  await shows('2026秋季订货会', '2026春季订货会', '2025冬季订货会');
  await press('重置');
  await shows(...SEEDED);
});
