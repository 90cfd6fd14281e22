import { endpoints } from '@/contract';
import { catalogue } from '@tests/support/texts';

test('whatever a write is logged about has a name, and nothing else has', () => {
  const logged = new Set(endpoints.flatMap(([, { log }]) => (log ? [`logObject.${log[1]}`] : [])));
  expect(new Set(Object.keys(catalogue('zh-CN', 'system/log-objects')))).toEqual(logged);
});
