import { accountsOf, rowProblems } from './rowProblems';

test('a data array of a failure and the failed rows of a partial success are result lists, all else is none', () => {
  const rows = [
    { rowNo: 3, field: 'productCode', value: 'SP9', msg: '第3行 商品编码: 不存在' },
    { rowNo: 3, field: 'minQty', value: '', msg: '第3行 起购数量: 不能为空' },
    '文件为空',
    { rowNo: 'x', value: 7, msg: '值: 格式不正确' },
  ];
  const expected = [
    { rowNo: 3, value: 'SP9', msg: '第3行 商品编码: 不存在' },
    { rowNo: 3, value: '', msg: '第3行 起购数量: 不能为空' },
    { rowNo: undefined, value: '', msg: '文件为空' },
    { rowNo: undefined, value: '', msg: '值: 格式不正确' },
  ];
  expect(rowProblems(rows)).toEqual(expected);
  expect(rowProblems({ total: 3, failed: rows })).toEqual(expected);
  for (const none of [null, undefined, 'x', 7, {}, { failed: null }]) expect(rowProblems(none)).toBeNull();
  expect(rowProblems([{ rowNo: 1, msg: '<img src=x onerror=alert(1)>' }, null, 7, {}])).toEqual([]);
  // A cell is shown as it is, also one that is long or looks like markup.
  for (const value of ['x'.repeat(300), '<b>', 'Exception 5'])
    expect(rowProblems([{ rowNo: 4, value, msg: '格式不正确' }])).toEqual([{ rowNo: 4, value, msg: '格式不正确' }]);
  // A row with two faults is one row.
  expect(accountsOf(rows, expected)).toEqual({ success: 0, fail: 3 });
  expect(accountsOf({ success: 2, fail: 500 }, expected)).toEqual({ success: 2, fail: 500 });
});
