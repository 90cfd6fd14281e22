import type { TextId } from '@/core/i18n';
import { formatDate } from '@kit/format/date';
import type { DoorEntry, Outcome } from '../waiting/entry';
import type { Refusal } from '../list/judge';
import type { Tone } from './signal';
import type { Said } from '../useDesk';

export interface Line {
  id: TextId;
  values?: Record<string, string | number>;
}

/** The answer on the screen: its colour, its sign and its words. */
export interface Answer {
  tone: Tone;
  title: Line;
  name: string;
  company: string;
  lines: readonly Line[];
}

const REFUSALS: Readonly<Record<Refusal, TextId>> = {
  unknown: 'door.unknown',
  over: 'door.over',
  taken: 'door.taken',
  early: 'door.early',
  hours: 'door.hours',
  way: 'door.way',
  noVoucher: 'door.noVoucher',
  mealOff: 'door.mealOff',
  noList: 'door.noList',
};

const DONE: Readonly<Record<DoorEntry['work'], TextId>> = {
  checkIn: 'door.in',
  dining: 'door.eats',
  handOver: 'door.handed',
};
const AGAIN: Readonly<Record<DoorEntry['work'], TextId>> = {
  checkIn: 'door.again',
  dining: 'door.eatsAgain',
  handOver: 'door.handedAgain',
};

const line = (isThere: boolean, id: TextId, values: NonNullable<Line['values']>): Line[] =>
  isThere ? [{ id, values }] : [];

function linesOf(work: DoorEntry['work'], { kind, ...one }: Outcome): Line[] {
  const { companions, seat, department, tickets, seats, remaining, time, door } = one;
  if (kind === 'again')
    return [
      ...line(time !== '', 'door.since', { time: formatDate(time, 'MDHM') }),
      ...line(door !== '', 'door.atDoor', { door }),
    ];
  return [
    ...line(work === 'checkIn' && companions > 0, 'door.companions', { count: companions }),
    ...line(seat !== '', 'door.seat', { seat }),
    ...line(department !== '', 'door.department', { name: department }),
    ...line(tickets > 0, 'door.tickets', { count: tickets }),
    ...line(seats !== undefined, 'door.seats', { count: seats ?? 0 }),
    ...line(remaining !== undefined, 'door.remaining', { count: remaining ?? 0 }),
  ];
}

function ofOutcome(work: DoorEntry['work'], outcome: Outcome): Answer {
  const { kind, reason, who } = outcome;
  if (kind === 'refused') return { tone: 'bad', title: { id: 'door.refused', values: { reason } }, ...who, lines: [] };
  const isAgain = kind === 'again';
  return {
    tone: isAgain ? 'warn' : 'good',
    title: { id: isAgain ? AGAIN[work] : DONE[work] },
    ...who,
    lines: linesOf(work, outcome),
  };
}

export function answerOf(said: Said): Answer {
  if (said.kind === 'outcome') return ofOutcome(said.work, said.outcome);
  if (said.kind === 'kept') {
    const answer = ofOutcome(said.work, said.outcome);
    return { ...answer, lines: [...answer.lines, { id: 'door.kept' }] };
  }
  const { name, company } = said;
  return { tone: 'bad', title: { id: REFUSALS[said.refusal] }, name, company, lines: [] };
}
