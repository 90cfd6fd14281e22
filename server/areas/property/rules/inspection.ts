import { INSPECTION_CYCLE, type InspectionItem, ITEM_TYPE } from '../../../../src/contract/property/inspections';
import { DAY } from '../../../platform/clock';

const WEEK = 7;
const MONTHS: Readonly<Record<number, number>> = { [INSPECTION_CYCLE.month]: 1, [INSPECTION_CYCLE.quarter]: 3 };

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** So many months after a day, each counted from that day; a day that a month lacks becomes its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Whether a plan that begins on a day has a task on another one. */
export function isDue(cycle: number, startDate: string, day: string): boolean {
  if (day < startDate) return false;
  const days = (at(day) - at(startDate)) / DAY;
  if (cycle === INSPECTION_CYCLE.day) return true;
  if (cycle === INSPECTION_CYCLE.week) return days % WEEK === 0;
  const step = MONTHS[cycle] ?? 1;
  const [fromYear = 0, fromMonth = 0] = startDate.split('-').map(Number);
  const [year = 0, month = 0] = day.split('-').map(Number);
  const months = (year - fromYear) * 12 + month - fromMonth;
  return months % step === 0 && addMonths(startDate, months) === day;
}

interface Found {
  value: string;
  normal?: 0 | 1 | undefined;
}

/** A number is normal between its limits, both included; a yes or no as the user judges it, else yes is normal. */
export function isNormal({ type, min, max }: InspectionItem, { value, normal }: Found): boolean {
  if (type === ITEM_TYPE.flag) return normal === undefined ? Number(value) === 1 : normal === 1;
  const number = Number(value);
  return (min === null || number >= Number(min)) && (max === null || number <= Number(max));
}

const bounds = ({ type, min, max }: InspectionItem) => (type === ITEM_TYPE.flag ? '是' : `${min ?? ''}–${max ?? ''}`);

const shown = ({ type }: InspectionItem, value: string) =>
  type === ITEM_TYPE.number ? value : Number(value) === 1 ? '是' : '否';

interface Fault {
  pointName: string;
  item: InspectionItem;
  value: string;
  remark: string;
}

const MOST_CHARACTERS = 500;

/** The description of an order, from the faults that it is made for. */
export const faultText = (faults: readonly Fault[]) =>
  faults
    .map(({ pointName, item, value, remark }) => {
      const said = `巡检异常：${pointName} ${item.itemName}＝${shown(item, value)}（应为 ${bounds(item)}）`;
      return remark ? `${said}；${remark}` : said;
    })
    .join('\n')
    .slice(0, MOST_CHARACTERS);
