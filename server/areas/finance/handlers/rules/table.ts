import { max } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { NEEDED_DECISIONS, type rulesApi, SURE_RULES } from '../../../../../src/contract/finance/rule-settings';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { holdNames } from '../../../../platform/database/advisoryLocks';
import { toText, toUnits, twoDecimals } from '../../../../platform/numbers/decimal';
import { said } from '../../../../platform/numbers/said';
import { ofParent } from '../../../../platform/scope';
import { decisionsOn, isOf, settingsOf } from '../../data/ruleSettings';
import { ruleSetting } from '../../data/schema/ruleSettings';
import type { RuleSettings } from '../../rules/matching/rows';

const whose = ({ branchId, partyType, partyId = '' }: Parsed<typeof rulesApi.rules>) => ({
  ...{ branchId, partyType, partyId },
});

export async function ruleTable(
  input: Parsed<typeof rulesApi.rules>,
  { db, ms }: Context,
): Promise<Output<typeof rulesApi.rules>> {
  const { settings, ...known } = await settingsOf(db, whose(input));
  const { fen, rate, near, far, sums, manual, sureNear } = settings;
  return {
    ...known,
    ...{ fen, near, far, sums, rate: toText(rate, 2), manual: [...manual], sureNear: sureNear ? 1 : 0 },
    ...(await decisionsOn(db, whose(input), ms)),
  };
}

const told = (settings: RuleSettings) => said(settings, { rate: twoDecimals });

type Update = Parsed<typeof rulesApi.update>;

function settingsIn({ fen, rate, near, far, sums, manual, sureNear }: Update): RuleSettings {
  if (far < near) throw new InvalidInput([{ field: 'far', text: 'field.tooSmall', params: { min: near } }]);
  if (manual.some((rule) => !SURE_RULES.includes(rule)))
    throw new InvalidInput([{ field: 'manual', text: 'field.choice' }]);
  return {
    fen,
    rate: toUnits(rate, 2),
    near,
    far,
    sums,
    manual: [...new Set(manual)].sort(),
    sureNear: sureNear === 1,
  };
}

/** Each save makes a new version; matches keep the version that found them. */
export async function updateRules(input: Update, context: Context): Promise<Output<typeof rulesApi.update>> {
  const { db, session, now, ms, note } = context;
  const of = whose(input);
  const settings = settingsIn(input);
  await holdNames(db, 'statement', [`rules ${of.branchId} ${of.partyType} ${of.partyId}`]);
  const before = await settingsOf(db, of);
  if (before.ruleVersion !== input.ruleVersion)
    throw new Failure(ERROR.versionConflict, { data: await ruleTable(input, context) });
  if (settings.sureNear && !before.settings.sureNear) {
    const { decided, wrong } = await decisionsOn(db, of, ms);
    if (of.partyId === '' || decided < NEEDED_DECISIONS || wrong > 0)
      throw new Failure(ERROR.evaluationTooThin, { params: { decided, wrong } });
  }
  const [last] = await db
    .select({ version: max(ruleSetting.ruleVersion) })
    .from(ruleSetting)
    .where(ofParent(ruleSetting.branchId, of.branchId, isOf(of)));
  // Also above the versions of the company, so that no version number appears twice.
  const ruleVersion = Math.max(last?.version ?? 0, before.ruleVersion) + 1;
  await db.insert(ruleSetting).values({ ...of, ruleVersion, settings, byName: session.realName, time: now });
  const objectId = `${of.branchId} ${of.partyId}`.trim();
  note({ objectId, objectName: objectId, before: told(before.settings), after: told(settings) });
  return { ruleVersion };
}
