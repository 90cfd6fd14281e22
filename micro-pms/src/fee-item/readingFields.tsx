import type { Input } from '../../../src/contract/endpoint';
import { type Reading, READING_KIND, READING_STATE, type readingApi } from '../../../src/contract/property/meters';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { f } from '../fields/f';
import { MonthInput } from '../fields/MonthInput';
import { valuesText } from './meterFields';

const readingKind = codeTable('readingKind', READING_KIND);
/** The kinds that people enter; the others come with a meter and with its exchange. */
const { installed: _installed, removed: _removed, ...ENTERED } = READING_KIND;
const enteredKind = codeTable('readingKind', ENTERED);
const readingState = codeTable('readingState', READING_STATE, { tones: { valid: 'active', corrected: 'ended' } });

type Added = Input<typeof readingApi.add>;
type Corrected = Input<typeof readingApi.correct>;
export type ReadingValues = Added & Corrected;

export const readingFields = fieldsOf<Reading, Reading & ReadingValues>()('pmsReading', {
  date: f.date({ required: true }),
  period: f.text({ required: true, width: 90, control: MonthInput, help: 'pmsReading.periodHelp' }),
  kind: f.codes(readingKind, { required: true, width: 80, control: f.codes(enteredKind).control }),
  values: f.list({ cell: ({ values }) => valuesText(values), width: 160 }),
  overflow: f.flag({ help: 'pmsReading.overflowHelp' }),
  estimated: f.flag(),
  remark: f.note({ max: 200 }),
  reason: f.note({ required: true, max: 200, rules: [{ min: 2 }] }),
  state: f.codes(readingState, { width: 80 }),
  readTime: f.dateTime(),
  createdByName: f.person(),
});
