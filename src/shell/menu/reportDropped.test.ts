import { errorLog } from '@/core/error-log/errorLog';
import { reportDropped } from './applyMenu';

test('what was dropped stands in the error log, one entry for each reason', () => {
  errorLog.clear();
  reportDropped([
    { id: '1', reason: 'link' },
    { id: '2', reason: 'address' },
    { id: '3', reason: 'link' },
  ]);
  expect(errorLog.get().map(({ message, detail }) => [message, detail])).toEqual([
    ['2 menu items dropped: link', '1, 3'],
    ['1 menu items dropped: address', '2'],
  ]);
});
