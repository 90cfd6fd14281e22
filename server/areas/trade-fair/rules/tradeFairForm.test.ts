import type { TradeFairForm } from '../../../../src/contract/trade-fair/fairs';
import { limitedProblems, submitProblems } from './tradeFairForm';

const times = { startTime: '11:30', endTime: '13:30' };
const lunch = { mealDate: '2026-03-08', mealType: 2, ...times, quota: 300, venue: '二楼宴会厅' } as const;
const form: TradeFairForm = {
  subject: '2026春季订货会',
  tradeFairCode: '',
  startTime: '2026-03-08 08:30:00',
  endTime: '2026-03-10 18:00:00',
  venue: '武汉国际博览中心',
  hostBranchId: 'FDA',
  branchIds: ['FDA', 'FDB'],
  coverImage: '1',
  introduction: '',
  signInStart: '2026-03-07 08:30:00',
  signInEnd: '2026-03-11 18:00:00',
  signInMode: 3,
  lotteryEnabled: 0,
  signatureRequired: 0,
  ticketRule: { amountPerTicket: null, signInTickets: null, maxTicketsPerGuest: null },
  diningEnabled: 1,
  meals: [lunch],
  contactName: '何敏',
  contactPhone: '13900001212',
};

const fieldsOf = (changes: Partial<TradeFairForm>) =>
  submitProblems({ ...form, ...changes }).map(({ field, text }) => [field, text]);

test('a complete form has no problem', () => expect(submitProblems(form)).toEqual([]));

test.each([
  [{ startTime: null }, 'startTime', 'field.required'],
  [{ branchIds: [] }, 'branchIds', 'field.required'],
  [{ venue: '' }, 'venue', 'field.required'],
  [{ branchIds: ['FDB'] }, 'branchIds', 'field.hostMissing'],
  [{ lotteryEnabled: 1 }, 'ticketRule.amountPerTicket', 'field.ticketRule'],
  [{ endTime: '2026-03-08 08:30:00', meals: [] }, 'endTime', 'field.endBeforeStart'],
  [{ endTime: '2026-05-07 08:30:01' }, 'endTime', 'field.tooLongPeriod'],
  [{ signInStart: '2026-03-07 08:29:59' }, 'signInStart', 'field.outsideFair'],
  [{ signInEnd: '2026-03-11 18:00:01' }, 'signInEnd', 'field.outsideFair'],
  [{ signInEnd: '2026-03-07 08:30:00' }, 'signInEnd', 'field.endBeforeStart'],
  [{ meals: [lunch, lunch] }, 'meals.1.mealType', 'field.mealTwice'],
  [{ meals: [{ ...lunch, mealDate: '2026-03-11' }] }, 'meals.0.mealDate', 'field.mealOutside'],
  [{ meals: [{ ...lunch, endTime: '11:30' }] }, 'meals.0.endTime', 'field.endBeforeStart'],
] as const)('%j is a problem of %s', (changes, field, text) => {
  expect(fieldsOf(changes as Partial<TradeFairForm>)).toContainEqual([field, text]);
});

test('two venues serve lunch on one day', () => {
  expect(fieldsOf({ meals: [lunch, { ...lunch, venue: '三楼小厅' }] })).toEqual([]);
});

test('sixty days to the second are allowed', () => {
  expect(fieldsOf({ endTime: '2026-05-07 08:30:00', signInEnd: null })).toEqual([]);
});

const NOW = '2026-03-08 12:00:00';
const lockedBy = (changes: Partial<TradeFairForm>) =>
  limitedProblems({ ...form, ...changes }, form, NOW).map(({ field, text }) => [field, text]);

test('a running fair may get longer, and new contact, venue and introduction', () => {
  const changes = { endTime: '2026-03-11 18:00:00', contactName: '沈立', venue: 'B馆', introduction: '<p>新</p>' };
  expect(lockedBy(changes)).toEqual([]);
  expect(lockedBy({ branchIds: ['FDB', 'FDA'] })).toEqual([]);
});

test.each([
  [{ endTime: '2026-03-10 17:59:59' }, 'endTime', 'field.onlyLater'],
  [{ subject: '别的' }, 'subject', 'field.locked'],
  [{ branchIds: ['FDA'] }, 'branchIds', 'field.locked'],
  [{ signInMode: 1 }, 'signInMode', 'field.locked'],
  [{ meals: [] }, 'meals', 'field.mealStarted'],
  [{ meals: [{ ...lunch, quota: 1 }] }, 'meals', 'field.mealStarted'],
  [
    { meals: [lunch, { ...lunch, mealType: 1, startTime: '07:00', endTime: '08:00' }] },
    'meals.1.mealDate',
    'field.mealStarted',
  ],
] as const)('a running fair refuses %j', (changes, field, text) => {
  expect(lockedBy(changes as Partial<TradeFairForm>)).toContainEqual([field, text]);
});

test('a meal that has not started may still change', () => {
  const dinner = { ...lunch, mealType: 3, startTime: '18:00', endTime: '20:00' } as const;
  expect(lockedBy({ meals: [lunch, dinner] })).toEqual([]);
});
