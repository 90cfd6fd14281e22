import { act, renderHook } from '@testing-library/react';
import { USER } from '@tests/support/user';
import { session } from '../session/session';
import { can, permissionOf, useCan } from './permission';

const button = (code: string, pageKey = code.split('_')[0] ?? '') => ({
  buttonRef: code,
  buttonCode: code,
  pageKey,
  buttonName: '',
});
const grant = (...codes: string[]) =>
  act(() => session.setButtons({ headerButtonList: [], tableButtonList: codes.map((code) => button(code)) }));

beforeEach(() => session.enter('tok_1', USER));
afterEach(() => act(() => session.clear()));

test('a button is granted by either list and either key, on its own page', () => {
  const granted = permissionOf(
    [button('tradeFairManage_add'), { ...button('tradeFairManage_edit'), buttonCode: '' }],
    [{ ...button('tradeFairManage_view'), buttonRef: '' }, button('saleShowEdit_submit', 'tradeFairManage')],
  );
  const codes = ['tradeFairManage_add', 'tradeFairManage_edit', 'tradeFairManage_view'] as const;
  expect(codes.map(granted)).toEqual([true, true, true]);
  expect([granted('saleShowEdit_submit'), granted('tradeFairManage_del')]).toEqual([false, false]);
  session.setButtons({ headerButtonList: [], tableButtonList: [button('tradeFairManage_del', '')] });
  expect(can('tradeFairManage_del')).toBe(true);
});

test('a component is drawn again when other buttons are granted, and by nothing else of the session', () => {
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useCan();
  });
  expect(result.current('tradeFairManage_del')).toBe(false);
  grant('tradeFairManage_del');
  expect([result.current('tradeFairManage_del'), can('tradeFairManage_del'), drawn]).toEqual([true, true, 2]);
  act(() => session.setSettingBranch('FDB01'));
  act(() => session.setBranchList([]));
  expect(drawn).toBe(2);
});
