import { render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { CallError } from '@/core/http/callError';
import { baseHost } from '@/shared/kit-host/baseHost';
import { chinese } from '@tests/support/texts';
import { provideKit } from '../host';
import type { TextId } from '../types';
import { notifier } from '@/core/notify/notifier';
import { dialogOf, press } from '@tests/support/screen';
import { useConfirmed } from './useConfirmed';
import { useFormFailure } from './useFormFailure';

const text = (id: TextId) => chinese.text(id) ?? id;
provideKit({ ...baseHost(), text, useText: () => text });

type Hooks = { confirmed: ReturnType<typeof useConfirmed>; fail: ReturnType<typeof useFormFailure> };

const FIELDS = [['venue'], ['images'], ['meals', 1, 'quota']].map((name) => ({ name, errors: [], warnings: [] }));
const form = { getFieldsError: () => [...FIELDS], setFields: jest.fn(), scrollToField: jest.fn() };
const onConflict = jest.fn();

function drawn() {
  const hooks: Partial<Hooks> = {};
  function Probe() {
    Object.assign(hooks, { confirmed: useConfirmed(), fail: useFormFailure({ form, onConflict }) });
    return null;
  }
  render(
    <App>
      <Probe />
    </App>,
  );
  return hooks as Hooks;
}

const warning = (code: number, msg: string) =>
  new CallError('business', { msg, code, status: 200, data: { warnings: [{ code, msg }] } });

test('each warning is asked, and the write repeated with all that was accepted', async () => {
  const write = jest
    .fn()
    .mockRejectedValueOnce(warning(45004, '还没有商品'))
    .mockRejectedValueOnce(warning(45005, '还没有嘉宾'))
    .mockResolvedValueOnce('done');
  const answer = drawn().confirmed(write);
  await press('仍要继续', await dialogOf('还没有商品'));
  await press('仍要继续', await dialogOf('还没有嘉宾'));
  expect(await answer).toBe('done');
  expect(write.mock.calls).toEqual([[[]], [[45004]], [[45004, 45005]]]);
});

test('who does not accept a warning writes nothing; other failures pass through', async () => {
  const { confirmed } = drawn();
  const write = jest.fn().mockRejectedValueOnce(warning(45004, '还没有商品'));
  const answer = confirmed(write);
  await press('Cancel', await dialogOf('还没有商品'));
  expect(await answer).toBeUndefined();
  expect(write).toHaveBeenCalledTimes(1);
  const failure = new CallError('business', { msg: '不', code: 45001, status: 200 });
  await expect(confirmed(() => Promise.reject(failure))).rejects.toBe(failure);
  await waitFor(() => expect(screen.queryByText('还没有商品')).toBeNull());
});

test('what the server finds wrong stands at its field, also inside of lists; a stale version is handed on', () => {
  const said = jest.spyOn(notifier, 'warning');
  const spoken = jest.spyOn(notifier, 'error');
  const { fail } = drawn();
  const data = [
    { field: 'meals.1.quota', msg: '不能为空' },
    { field: 'venue', msg: '不能为空' },
  ];
  fail(new CallError('business', { msg: '参数格式错误', code: 40002, status: 200, data }));
  expect(form.setFields).toHaveBeenCalledWith([
    { name: ['meals', 1, 'quota'], errors: ['不能为空'] },
    { name: ['venue'], errors: ['不能为空'] },
  ]);
  expect(form.scrollToField).toHaveBeenCalledWith(['meals', 1, 'quota'], expect.objectContaining({ focus: true }));
  expect(said).toHaveBeenCalledTimes(1);

  fail(new CallError('business', { msg: '已被修改', code: 49001, status: 200, data: { version: 7 } }));
  expect(onConflict).toHaveBeenCalledWith({ version: 7 });
  fail(new CallError('aborted', { msg: '请求失败' }));
  fail(new CallError('unauthorised', { msg: '登录已过期', status: 401 }));
  expect(spoken).not.toHaveBeenCalled();
  fail(new CallError('network', { msg: '请求失败' }));
  expect(spoken).toHaveBeenCalledWith('请求失败');
});

test('an attempt that a second press has overtaken says nothing', () => {
  const said = jest.spyOn(notifier, 'warning').mockClear();
  drawn().fail({ errorFields: [], outOfDate: true });
  expect(said).not.toHaveBeenCalled();
});

test('what is wrong inside of a field stands at the field, and what is wrong with none of them is said', () => {
  const said = jest.spyOn(notifier, 'warning').mockClear();
  const spoken = jest.spyOn(notifier, 'error').mockClear();
  const { fail } = drawn();
  const refused = (...data: object[]) =>
    fail(new CallError('business', { msg: '参数格式错误', code: 40002, status: 200, data }));
  refused({ field: 'images.2', msg: '不存在' });
  expect(form.setFields).toHaveBeenLastCalledWith([{ name: ['images'], errors: ['不存在'] }]);
  expect(said).toHaveBeenCalledTimes(1);
  expect(spoken).not.toHaveBeenCalled();
  refused({ field: 'lines.0.returnQty', msg: '不能有小数' });
  expect(spoken).toHaveBeenCalledWith('不能有小数');
  expect(said).toHaveBeenCalledTimes(1);
});
