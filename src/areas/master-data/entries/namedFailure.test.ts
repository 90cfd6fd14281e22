import { ERROR } from '@/contract/error-codes';
import { CallError } from '@/core/http/callError';
import type { Translate } from '@/core/i18n';
import { baseHost } from '@/shared/kit-host/baseHost';
import { provideKit } from '@kit/host';
import { namedFailure } from './namedFailure';

provideKit({ ...baseHost(), locale: () => 'zh-CN' });

const TEXTS: Readonly<Record<string, string>> = {
  'licenceType.business': '营业执照',
  'licenceType.drugTrade': '药品经营许可证',
  'licenceRow.expiryDate': '有效期至',
  'entryForm.licences': '证照',
  'entryForm.address': '地址',
  'entryForm.purchaser': '采购员',
  'purchaser.idNo': '身份证号',
  'entryForm.receivers': '收货人',
};
const text: Translate = (id) => TEXTS[id] ?? id;
const form = {
  licences: [
    { licenceId: 'L1', licenceType: 1, licenceNo: '91420100MA4KTE5T87' },
    { licenceId: 'L2', licenceType: 2, licenceNo: '鄂AA0270001' },
  ],
  receivers: [{ id: 'r1', name: '陈桂兰' }],
};

const named = (code: number, msg: string, data: readonly string[]) => {
  const failure = new CallError('business', { msg, code, status: 200, data, requestId: 'r' });
  return (namedFailure(failure, form, text) as CallError).msg;
};

test('each field is called as people call it, and which licence it is of', () => {
  const paths = ['address', 'licences.L1', 'licences.L2.expiryDate', 'purchaser.idNo', 'receivers.r1', 'licences.gone'];
  const names =
    '地址、营业执照 91420100MA4KTE5T87、药品经营许可证 鄂AA0270001 · 有效期至、采购员 · 身份证号、陈桂兰、证照';
  const { verdictsIncomplete, returnedUnchanged } = ERROR;
  expect(named(verdictsIncomplete, `字段审核不完整：${paths.join('、')}`, paths)).toBe(`字段审核不完整：${names}`);
  expect(named(returnedUnchanged, `Returned fields: ${paths.join(', ')}`, paths)).toBe(`Returned fields: ${names}`);
});

test('what the server has named stays as it said it', () => {
  const msg = 'KH202611000001 正在变更相同的字段：address、营业执照 甲：乙';
  expect(named(ERROR.changesMeet, msg, ['address', 'licences.gone'])).toBe(
    'KH202611000001 正在变更相同的字段：地址、营业执照 甲：乙',
  );
});

test('of other failures nothing is changed', () => {
  expect(named(ERROR.recordAlike, '很可能与address重复', ['address'])).toBe('很可能与address重复');
});
