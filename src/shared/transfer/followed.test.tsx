import { renderHook, waitFor } from '@testing-library/react';
import { IMPORT_STATUS } from '@/contract/tasks/imports';
import { fairImportApi } from '@/contract/tasks/import-calls';
import { renderApp } from '@tests/support/renderApp';
import { useFollowed } from './useFollowed';

test('an import that is followed is asked for again where the network has failed once', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  const { checking, finished } = IMPORT_STATUS;
  const real = globalThis.fetch;
  let asked = 0;
  const detail = {
    ...{ importNo: 'IM202603080001', templateCode: 'FAIR_GUEST', fileName: '嘉宾.xlsx', columns: [], failed: [] },
    ...{ successCount: 7, failCount: 0, totalCount: 7, undoneCount: 0, operatorName: '周', branchName: '总部' },
    ...{ createTime: '2026-03-08 12:00:00', finishTime: null },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (!address.includes('IM202603080001')) return real(input, init);
    asked += 1;
    if (asked === 1) return Promise.reject(new TypeError('Failed to fetch'));
    const data = { ...detail, status: finished, waitingCount: 0 };
    const envelope = { code: 200, success: true, msg: '', data, requestId: 'r', serverTime: Date.now() };
    return Promise.resolve(new Response(JSON.stringify(envelope), { headers: { 'content-type': 'application/json' } }));
  });
  const { result } = renderHook(() => useFollowed(fairImportApi.importGuests));
  const ended = result.current.whole({ importNo: detail.importNo, status: checking, total: 7 });
  await waitFor(() => expect(result.current.progress).toEqual({ done: 0, total: 7 }));
  await expect(ended).resolves.toMatchObject({ success: 7, fail: 0 });
  expect(asked).toBe(2);
});
