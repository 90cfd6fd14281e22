import { MATCHED_BY } from '../../../../src/contract/master-data/online-goods';
import { type Candidate, type Matched, matchStandard } from './matchStandard';

const product: Matched = {
  ...{ approvalNo: '国药准字H20010001', spec: '0.3g*20粒', barcode: '6901234567892' },
  ...{ manufacturer: '楚天制药有限公司', unit: '盒' },
};
const standard = (standardCode: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ standardCode, approvalNo: '', spec: '', barcode: '', manufacturer: '', packUnit: '' },
  ...more,
});
const { approvalNo, spec, barcode, manufacturer } = product;
const same = { approvalNo, spec };

test('approval number and spec come before the barcode', () => {
  const candidates = [standard('BZ1', { barcode }), standard('BZ2', same)];
  expect(matchStandard(product, candidates)).toEqual({ standardCode: 'BZ2', by: MATCHED_BY.approval });
});

test('a spec that is written otherwise is another one; then the barcode decides', () => {
  const candidates = [standard('BZ1', { approvalNo, spec: '0.3g×20粒' }), standard('BZ2', { barcode })];
  expect(matchStandard(product, candidates)).toEqual({ standardCode: 'BZ2', by: MATCHED_BY.barcode });
  expect(matchStandard(product, candidates.slice(0, 1))).toBeUndefined();
});

test('what is empty on both sides is not equal', () => {
  const bare = { ...product, approvalNo: '', barcode: '' };
  expect(matchStandard(bare, [standard('BZ1', { spec })])).toBeUndefined();
});

test('of several the pack decides, then the manufacturer; else a person', () => {
  const box = standard('BZ1', { ...same, packUnit: '盒' });
  const bottle = standard('BZ2', { ...same, packUnit: '瓶' });
  expect(matchStandard(product, [box, bottle])?.standardCode).toBe('BZ1');
  const made = standard('BZ3', { ...same, packUnit: '盒', manufacturer });
  expect(matchStandard(product, [box, bottle, made])?.standardCode).toBe('BZ3');
  expect(matchStandard(product, [box, { ...box, standardCode: 'BZ4' }])).toBeUndefined();
});

test('where the approval number leaves it open, the barcode may still be certain', () => {
  const box = standard('BZ1', same);
  const coded = standard('BZ3', { barcode });
  const candidates = [box, { ...box, standardCode: 'BZ2' }, coded];
  expect(matchStandard(product, candidates)).toEqual({ standardCode: 'BZ3', by: MATCHED_BY.barcode });
});
