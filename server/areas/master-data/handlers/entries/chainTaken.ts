import { and, eq } from 'drizzle-orm';
import type { ChainSnapshot } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import { isChained } from '../../../../../src/contract/master-data/kinds';
import { FORMS } from '../../../../../src/contract/master-data/forms/forms';
import { Failure, InvalidInput } from '../../../../http/failure';
import { parseInput } from '../../../../http/input';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { seesBranch } from '../../data/approval/deciders';
import { approvalChain } from '../../data/schema/approval';
import type { EntryRow, Form } from '../../data/schema/entry';
import { chainFor } from '../../rules/approval/chainOf';
import { saidOf } from '../../rules/approval/paths';
import { checkForm } from '../../rules/formChecks';
import { demandSomebody } from './deciders';

/** The form as the schema has it, with its warnings; refused with every wrong field. */
export function checkedForm(kind: FormKind, typed: Form, now: string) {
  const form = parseInput({ input: FORMS[kind] }, typed);
  const { problems, isWrongCode, ended, warnings } = checkForm(kind, form, now.slice(0, 10));
  if (problems.length > 0) throw new InvalidInput(problems);
  if (isWrongCode) throw new Failure(ERROR.usccWrong);
  if (ended.length > 0) throw new Failure(ERROR.licenceEnded, { params: { name: ended } });
  return { form: saidOf(form), warnings };
}

export async function chainSnapshot(db: Db, row: EntryRow, form: Form): Promise<ChainSnapshot> {
  const { kind: bizKind, source, branchId, changeOf } = row;
  if (!isChained(bizKind)) throw new Error(`Documents of kind ${bizKind} have no chain.`);
  const chains = await db
    .select()
    .from(approvalChain)
    .where(global('shared', and(eq(approvalChain.bizKind, bizKind), eq(approvalChain.deleted, 0))));
  const chain = chainFor(chains, { bizKind, form, source, branchId, isChange: changeOf !== null });
  if (!chain) throw new Failure(ERROR.stepWithoutApprover, { params: { step: '' } });
  const sees = await seesBranch(db, branchId);
  await demandSomebody(db, chain.steps, (person) => person.userId !== row.applicantId && sees(person));
  const { chainId, chainCode, chainName, steps, version } = chain;
  return { chainId, chainCode, chainName, steps, version };
}
