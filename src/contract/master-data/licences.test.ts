import { CUSTOMER_TYPE } from '../trade-fair/customers';
import { COMPANY_KIND, type LicenceOwner, licenceInput, neededLicences, OWNER_TYPE } from './licences';

const needed = (owner: LicenceOwner) =>
  neededLicences(owner)
    .map(({ licenceType, needsEnd }) => `${licenceType}${needsEnd ? '' : '∞'}`)
    .join(' ');

const DRUGS = ['1001'];

test.each([
  [COMPANY_KIND.producer, DRUGS, '1∞ 3 8'],
  [COMPANY_KIND.wholesaler, DRUGS, '1∞ 2 8'],
  [COMPANY_KIND.chain, DRUGS, '1∞ 2 8'],
  [COMPANY_KIND.other, DRUGS, '1∞ 8'],
  [COMPANY_KIND.wholesaler, ['1001', '3002'], '1∞ 2 5∞ 8'],
  [COMPANY_KIND.wholesaler, ['3002', '3003'], '1∞ 2 5 8'],
  [COMPANY_KIND.wholesaler, ['30'], '1∞ 2 5 8'],
  [COMPANY_KIND.other, ['3001'], '1∞ 8'],
  [COMPANY_KIND.other, ['40'], '1∞ 6 8'],
  [COMPANY_KIND.wholesaler, null, '1∞ 2 5 6 8'],
])('a company of kind %s with the ranges %j', (kind, operateRangeIds, expected) => {
  expect(needed({ ownerType: OWNER_TYPE.company, kind, operateRangeIds })).toBe(expected);
});

test.each([
  [CUSTOMER_TYPE.distributor, '1∞ 2'],
  [CUSTOMER_TYPE.chain, '1∞ 2'],
  [CUSTOMER_TYPE.pharmacy, '1∞ 2'],
  [CUSTOMER_TYPE.clinic, '4'],
  [CUSTOMER_TYPE.publicHospital, '1∞ 4'],
  [CUSTOMER_TYPE.privateHospital, '1∞ 4'],
  [CUSTOMER_TYPE.primaryCare, '1∞ 4'],
  [CUSTOMER_TYPE.online, '1∞'],
  [CUSTOMER_TYPE.other, '1∞'],
])('a customer of type %s', (kind, expected) => {
  expect(needed({ ownerType: OWNER_TYPE.customer, kind, operateRangeIds: DRUGS })).toBe(expected);
});

test('a clinic with a credit code has a business licence; whoever names a purchaser authorises him', () => {
  const clinic = { ownerType: OWNER_TYPE.customer, kind: CUSTOMER_TYPE.clinic, operateRangeIds: ['1001', '3002'] };
  expect(needed({ ...clinic, hasUscc: true })).toBe('1∞ 4 5∞');
  expect(needed({ ...clinic, hasPurchaser: true })).toBe('4 5∞ 7');
});

test.each([
  ['1001', '9'],
  ['3003', '9'],
  ['40', '9'],
  ['2001', ''],
  ['2002', ''],
])('a commodity of the range %s', (range, expected) => {
  expect(needed({ ownerType: OWNER_TYPE.commodity, operateRangeIds: [range] })).toBe(expected);
});

test('a row of a form: its number is kept to its characters, an empty end is none, a picture is there', () => {
  const row = {
    ...{ licenceId: 'L1', licenceType: '2', licenceNo: ' 鄂AA0270001 ', issueDate: '2024-05-01', expiryDate: '' },
    images: ['41'],
  };
  expect(licenceInput.parse(row)).toEqual({
    ...{ licenceId: 'L1', licenceType: 2, licenceNo: '鄂AA0270001', licenceName: '', issuer: '' },
    ...{ issueDate: '2024-05-01', expiryDate: null, scopeIds: [], images: ['41'] },
  });
  const wrong = (change: object) => licenceInput.safeParse({ ...row, ...change }).error?.issues[0]?.path.join('.');
  expect(wrong({ images: [] })).toBe('images');
  expect(wrong({ images: ['1', '2', '3', '4', '5', '6'] })).toBe('images');
  expect(wrong({ licenceNo: '鄂AA😀' })).toBe('licenceNo');
  expect(wrong({ licenceType: 10 })).toBe('licenceType');
  expect(wrong({ licenceId: 'L.1' })).toBe('licenceId');
  expect(wrong({ expiryDate: '2026-02-30' })).toBe('expiryDate');
});
