import { rowProblems } from './rowProblems';

test('a data array of a failure and the failed rows of a partial success are result lists, all else is none', () => {
  const rows = [
    { row: 3, msg: '第3行 商品编码: 不存在' },
    '文件为空',
    { row: 'x', msg: ['起购数量: 不能为空', '值: 格式不正确'] },
  ];
  const expected = [
    { row: 3, msg: '第3行 商品编码: 不存在' },
    { row: undefined, msg: '文件为空' },
    { row: undefined, msg: '起购数量: 不能为空; 值: 格式不正确' },
  ];
  expect(rowProblems(rows)).toEqual(expected);
  expect(rowProblems({ total: 3, failed: rows })).toEqual(expected);
  for (const none of [null, undefined, 'x', 7, {}, { failed: null }]) expect(rowProblems(none)).toBeNull();
  expect(rowProblems([{ row: 1, msg: '<img src=x onerror=alert(1)>' }, null, 7, {}])).toEqual([]);
});
