import { RELEASE_ACTION, type ReleaseCheck } from '../../../../../src/contract/content/releases';
import type { Context, Note } from '../../../../http/context';
import { type Confirmation, NeedsConfirmation, type Warning } from '../../../../http/failure';
import { logChange } from '../../../../http/operationLog';
import { demandButton } from '../../../../http/permission';
import { translate } from '../../../../http/texts';
import type { MemberRow } from '../../data/releases/rows';
import { checkRows, isJudgement, judged, rowOf } from './checks';
import { KINDS } from './kinds';
import { within } from './within';

const { publish } = RELEASE_ACTION;

/** Locks members in one order, or two releases with the same members would wait for each other. */
export async function lockMembers(members: readonly MemberRow[], context: Context): Promise<ReleaseCheck[]> {
  const keyOf = ({ objectType, objectId }: MemberRow) => `${objectType} ${objectId.padStart(18, '0')}`;
  const rows: ReleaseCheck[] = [];
  for (const member of [...members].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    rows.push(...(await judged(member, context, () => KINDS[member.objectType].lock(member.objectId, context))));
  return rows;
}

export interface Performed {
  refused: ReleaseCheck[];
  warned: ReleaseCheck[];
  warnings: Warning[];
  planIds: string[];
}

interface Release {
  endTime: string | null;
  releaseName: string;
}

/** Confirms all that a member asks for, and notes it: whoever releases accepts all of it, or none. */
async function accepting(
  member: MemberRow,
  context: Context,
  work: (input: Confirmation, inside: Context) => Promise<string[]>,
): Promise<Performed> {
  const say = translate(context.request.language);
  const confirmCodes: number[] = [];
  const warnings: Warning[] = [];
  for (;;)
    try {
      const planIds = await within(context, {}, (inside) => work({ confirmCodes }, inside));
      const row = { ...rowOf(member), refused: 0 } as const;
      const warned = warnings.map(({ code, params }) => ({ ...row, code, msg: say(code, params) }));
      return { refused: [], warned, warnings, planIds };
    } catch (error) {
      if (!isJudgement(error)) throw error;
      if (!(error instanceof NeedsConfirmation)) {
        return { refused: checkRows(member, error, context), warned: [], warnings: [], planIds: [] };
      }
      confirmCodes.push(...error.warnings.map(({ code }) => code));
      warnings.push(...error.warnings);
    }
}

/** Carries out one member as a person would do it, with a line in the history of the object. */
export function perform(member: MemberRow, { endTime, releaseName }: Release, context: Context): Promise<Performed> {
  const { buttons, logged, ...kind } = KINDS[member.objectType];
  return accepting(member, context, async (input, inside) => {
    await demandButton(inside.db, [buttons[member.action]], inside.session);
    let noted: Note | undefined;
    const noting = (note: Note) => {
      noted = note;
    };
    const going = { ...member, endTime, input, reason: releaseName };
    const planIds = await within(inside, { note: noting }, (one) =>
      member.action === publish ? kind.publish(going, one) : kind.takeDown(going, one),
    );
    if (noted) await logChange(inside.db, inside, { objectType: logged, ...noted });
    return planIds;
  });
}

/** Takes one member back; what cannot be brought back stays down, and says why. */
export async function restore(member: MemberRow, reason: string, context: Context): Promise<ReleaseCheck[]> {
  const { doneTime } = member;
  if (doneTime === null) return [];
  const { logged, ...kind } = KINDS[member.objectType];
  return judged(member, context, () =>
    within(context, {}, async (inside) => {
      let noted: Note | undefined;
      const noting = (note: Note) => {
        noted = note;
      };
      const gone = { ...member, doneTime, reason };
      await within(inside, { note: noting }, (one) =>
        member.action === publish ? kind.takeBack(gone, one) : kind.bringBack(gone, one),
      );
      if (noted) await logChange(inside.db, inside, { objectType: logged, ...noted });
    }),
  );
}
