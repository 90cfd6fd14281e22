import { and, eq } from 'drizzle-orm';
import type { ChainSnapshot } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import { FORMS } from '../../../../../src/contract/master-data/forms/forms';
import { Failure, InvalidInput } from '../../../../http/failure';
import { parseInput } from '../../../../http/input';
import type { Db } from '../../../../platform/database/db';
import { branch } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { peopleNamed } from '../../data/approval/people';
import { lineage } from '../../data/prices';
import { approvalChain } from '../../data/schema/approval';
import type { EntryRow, Form } from '../../data/schema/entry';
import { chainFor } from '../../rules/approval/chainOf';
import { assigneeOf } from '../../rules/approval/people';
import { checkForm } from '../../rules/formChecks';

/** The form as the schema has it with what is to be known of it, or every wrong field. */
export function checkedForm(kind: FormKind, typed: Form, now: string) {
  const form = parseInput({ input: FORMS[kind] }, typed);
  const { problems, isWrongCode, ended, warnings } = checkForm(kind, form, now.slice(0, 10));
  if (problems.length > 0) throw new InvalidInput(problems);
  if (isWrongCode) throw new Failure(ERROR.usccWrong);
  if (ended.length > 0) throw new Failure(ERROR.licenceEnded, { params: { name: ended.join('、') } });
  const plain: Form = { ...form };
  return { form: plain, warnings };
}

/** Whom each step of the chain could be decided by, other than the applicant (43675). */
async function demandDeciders(
  db: Db,
  steps: ChainSnapshot['steps'],
  where: { branchId: string; applicantId: string | null },
) {
  const [own] = await db
    .select({ path: branch.path })
    .from(branch)
    .where(global('shared', eq(branch.branchId, where.branchId)));
  const above = lineage(own?.path ?? '');
  for (const step of steps) {
    const people = await peopleNamed(db, step.approvers.map(assigneeOf));
    const may = people.filter(({ userId }) => userId !== where.applicantId);
    const within = may.filter(({ loginBranchIds }) => loginBranchIds.some((one) => above.includes(one)));
    if (within.length === 0) throw new Failure(ERROR.stepWithoutApprover, { params: { step: step.stepName } });
  }
}

export async function chainSnapshot(db: Db, row: EntryRow, form: Form): Promise<ChainSnapshot> {
  const chains = await db
    .select()
    .from(approvalChain)
    .where(global('shared', and(eq(approvalChain.bizKind, row.kind), eq(approvalChain.deleted, 0))));
  const { kind: bizKind, source, branchId, changeOf } = row;
  const chain = chainFor(chains, { bizKind, form, source, branchId, isChange: changeOf !== null });
  if (!chain) throw new Failure(ERROR.stepWithoutApprover, { params: { step: '' } });
  await demandDeciders(db, chain.steps, row);
  const { chainId, chainCode, chainName, steps, version } = chain;
  return { chainId, chainCode, chainName, steps, version };
}
