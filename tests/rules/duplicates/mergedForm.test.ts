/* docs/domain/duplicates.md#merging */
import { mergedForm } from '../../../server/areas/master-data/rules/duplicates/mergedForm';

const target = {
  companyName: '江夏医药有限公司',
  legalPerson: '孙立',
  operateRangeIds: ['1001'],
  regionIds: ['420000'],
};

test('the kept form says what its master says by now', () => {
  const columns = { supplierName: '江夏医药公司', legalPerson: null, operateRangeIds: ['1002'], regionId: '420115' };
  expect(mergedForm({ source: null, target }, columns)).toEqual({
    ...{ companyName: '江夏医药公司', legalPerson: '孙立', operateRangeIds: ['1002'], regionIds: ['420000'] },
  });
});

test('who has no form gets that of the other, and two without have none', () => {
  expect(mergedForm({ source: target, target: null }, { legalPerson: '周明' })).toEqual({
    ...target,
    legalPerson: '周明',
  });
  expect(mergedForm({ source: null, target: null }, { legalPerson: '周明' })).toBeNull();
});
