import { ENTRY_STATUS, TASK_STATE } from '../../src/contract/master-data/approval';
import { ERROR } from '../../src/contract/error-codes';
import { CHANGE, difference } from '../../server/areas/master-data/rules/approval/difference';
import { fieldsOfStep, keptFields } from '../../server/areas/master-data/rules/approval/life';
import { contentHash } from '../../server/platform/canonical';
import { decide, desk, good, openCount, someone, step, submitted, toChange, withdrawn } from './approvalDesk';

/* Worked examples (D34 to D41) of the rules of docs/domain/approval.md#tasks. */

const FORM = {
  commonName: '布洛芬缓释胶囊',
  spec: '0.3g*20粒',
  listPrice: '18.5000',
  approvalNo: '国药准字H20010001',
  storage: 1,
};
const GROUPS = {
  names: ['commonName'],
  spec: ['spec'],
  prices: ['listPrice'],
  approvalNo: ['approvalNo'],
  storage: ['storage'],
};
const STEPS = [
  step('采购', ['PURCHASE'], { fields: ['names', 'spec', 'prices'] }),
  step('质管', ['QUALITY', 'STORAGE'], { fields: ['approvalNo', 'storage'], mode: 2 }),
  step('质量负责人', ['HEAD']),
];
const FIRST = ['commonName', 'spec', 'listPrice'];
const SECOND = ['approvalNo', 'storage'];

const app = someone('app', 'r:CLERK');
const pur = someone('pur', 'r:PURCHASE');
const qa = someone('qa', 'r:QUALITY');
const st = someone('st', 'r:STORAGE');
const qh = someone('qh', 'r:HEAD');

const begun = () => {
  const on = desk(FORM, { steps: STEPS, groups: GROUPS }, app);
  submitted(on);
  return on;
};

test('D34: everybody passes, and the content has its hash', () => {
  const on = begun();
  const open = [openCount(on)];
  decide(on, pur, good(...FIRST));
  open.push(openCount(on));
  decide(on, qa, good(...SECOND));
  expect(on.doc.status).toBe(ENTRY_STATUS.inReview);
  open.push(openCount(on));
  decide(on, st, good(...SECOND));
  open.push(openCount(on));
  expect(decide(on, qh, [])).toBeNull();
  open.push(openCount(on));
  expect(open).toEqual([1, 2, 1, 1, 0]);
  expect(on.doc.status).toBe(ENTRY_STATUS.passed);
  expect(contentHash(FORM)).toMatch(/^07493c0a42b88d47/);
});

test('D35: a return amid a countersignature leaves the applicant alone, and comes back to the step', () => {
  const on = begun();
  decide(on, pur, good(...FIRST));
  expect(decide(on, st, [toChange('storage', '应为阴凉，见说明书')], true)).toBeNull();
  expect([on.doc.status, openCount(on)]).toEqual([ENTRY_STATUS.returned, 1]);
  expect(on.doc.tasks.filter(({ state }) => state === TASK_STATE.lapsed)).toHaveLength(1);
  expect(submitted(on, { ...FORM, storage: 2 })).toBeNull();
  expect([on.doc.round, on.doc.stepNo, openCount(on)]).toEqual([2, 2, 2]);
});

test('D36: an accepted field that was touched goes back to whoever accepted it', () => {
  const on = begun();
  decide(on, pur, good(...FIRST));
  decide(on, qa, good(...SECOND));
  decide(on, st, [toChange('storage', '应为阴凉，见说明书')], true);
  submitted(on, { ...FORM, storage: 2, spec: '0.3g*24粒' });
  expect([on.doc.stepNo, openCount(on)]).toEqual([1, 1]);
  const kept = keptFields(on.doc, 1);
  expect(fieldsOfStep(STEPS[0]!, on.doc).filter((path) => !kept.has(path))).toEqual(['spec']);
  expect(decide(on, pur, good('spec'))).toBeNull();
  expect([on.doc.stepNo, openCount(on)]).toEqual([2, 2]);
});

test('D37: after a withdrawal there is another round; who has decided cannot be withdrawn from', () => {
  const on = begun();
  expect(withdrawn(on)).toBeNull();
  expect(on.doc.status).toBe(ENTRY_STATUS.withdrawn);
  submitted(on, { ...FORM, listPrice: '18.9000' });
  expect(on.doc.round).toBe(2);
  expect(decide(on, pur, good(...FIRST))).toBeNull();
  expect(withdrawn(on)).toBe(ERROR.entryForbids);
});

test('D38: who decides, and what a decision has to say', () => {
  const on = begun();
  expect(decide(on, app, good(...FIRST))).toBe(ERROR.entryOwn);
  expect(decide(on, qh, good(...FIRST))).toBe(ERROR.notDecider);
  expect(decide(on, pur, good('commonName'))).toBe(ERROR.verdictsIncomplete);
  expect(decide(on, pur, [toChange('spec', '不对')], true)).toBe(ERROR.verdictsIncomplete);
  expect(decide(on, pur, [], true)).toBe(ERROR.verdictsIncomplete);
});

test('D39: a substitute is held to the same rules', () => {
  const on = begun();
  decide(on, pur, good(...FIRST));
  decide(on, qa, good(...SECOND));
  decide(on, st, good(...SECOND));
  const head = { ...qh, userName: '罗建国' };
  const deputy = { ...someone('deputy'), for: [head] };
  expect(decide(on, { ...app, for: [head] }, [])).toBe(ERROR.entryOwn);
  expect(decide(on, { ...pur, for: [head] }, [])).toBe(ERROR.stepTwice);
  expect(decide(on, deputy, [])).toBeNull();
  expect(on.doc.status).toBe(ENTRY_STATUS.passed);
  expect(on.decided.at(-1)).toMatchObject({ decidedBy: 'deputy', onBehalfOf: 'qh' });
});

test('D40: a step is skipped only in direct succession, and only where the chain says so', () => {
  const steps = [step('一', ['X']), step('二', ['X', 'Y'], { skipSame: 1 }), step('三', ['X'])];
  const on = desk(FORM, { steps, groups: GROUPS }, app);
  submitted(on);
  const x = someone('x', 'r:X');
  expect(decide(on, x, [])).toBeNull();
  expect(on.doc.tasks.map(({ state }) => state)).toEqual([TASK_STATE.passed, TASK_STATE.skipped, TASK_STATE.open]);
  expect(on.doc.stepNo).toBe(3);
  expect(decide(on, x, [])).toBe(ERROR.stepTwice);
});

test('D41: rows of a list are told apart by their keys', () => {
  const licence = (licenceId: string, expiryDate: string) => ({ licenceId, licenceType: 2, expiryDate });
  const [l1, l2, l3] = [licence('L1', '2026-05-31'), licence('L2', '2027-01-31'), licence('L3', '2030-01-31')];
  const before = { ...FORM, holder: '', licences: [l2, l1] };
  const after = { ...FORM, holder: '楚康制药', storage: 2, licences: [licence('L1', '2031-05-31'), l3] };
  expect(difference(before, after).map(({ path, kind }) => [path, kind])).toEqual([
    ['holder', CHANGE.added],
    ['licences.L1.expiryDate', CHANGE.changed],
    ['licences.L2', CHANGE.removed],
    ['licences.L3', CHANGE.added],
    ['storage', CHANGE.changed],
  ]);
});

test('what was left empty at first and filled in at the second time is judged by its step', () => {
  const groups = { ...GROUPS, names: ['commonName', 'tradeName'] };
  const on = desk(FORM, { steps: STEPS, groups }, app);
  submitted(on);
  decide(on, pur, good(...FIRST));
  decide(on, qa, [toChange('storage', '应为阴凉，见说明书')], true);
  submitted(on, { ...FORM, storage: 2, tradeName: '芬必得' });
  expect(on.doc.stepNo).toBe(1);
});
