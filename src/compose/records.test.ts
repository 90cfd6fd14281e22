import { endpoints } from '@/contract';
import { RECORDS } from './records';

/** Of these the log keeps what was done, in a few words of its own. */
const WITHOUT_FIELDS = [
  ...['activityBasket', 'activityCompute', 'branchPrice', 'commodityEntry', 'companyEntry', 'customerEntry'],
  ...['duplicate', 'erpEvent', 'exportJob', 'file', 'import', 'job', 'masterMerge', 'publicEntry', 'savedView'],
  ...['session', 'smsCode'],
];

test('the log describes each object whose fields it shows', () => {
  const logged = new Set(endpoints.flatMap(([, { log }]) => log?.[1] ?? []));
  expect(new Set([...Object.keys(RECORDS), ...WITHOUT_FIELDS])).toEqual(logged);
});
