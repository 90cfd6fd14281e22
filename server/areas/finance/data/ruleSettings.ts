import { and, desc, eq, gte, ne, or, sql } from 'drizzle-orm';
import { SETTINGS_FROM, type SettingsFrom } from '../../../../src/contract/finance/rule-settings';
import { MATCH_STATUS } from '../../../../src/contract/finance/matching';
import type { PartyType } from '../../../../src/contract/finance/statements';
import { DAY, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { type RuleSettings, USUAL_SETTINGS } from '../rules/matching/rows';
import { statementMatch } from './schema/matches';
import { ruleSetting } from './schema/ruleSettings';
import { statement } from './schema/statements';

export interface InForce {
  settings: RuleSettings;
  from: SettingsFrom;
  ruleVersion: number;
  byName: string;
  time: string | null;
}

interface Whose {
  branchId: string;
  partyType: PartyType;
  /** Empty for the whole company. */
  partyId: string;
}

/** The settings of a partner, by his type and id; those of the whole company have no type. */
export const isOf = ({ partyType, partyId }: Omit<Whose, 'branchId'>) =>
  and(eq(ruleSetting.partyId, partyId), partyId === '' ? undefined : eq(ruleSetting.partyType, partyType));

/** The settings in force for a partner: his own, else those of his company, else the defaults. */
export async function settingsOf(db: Db, { branchId, partyType, partyId }: Whose): Promise<InForce> {
  const [found] = await db
    .select()
    .from(ruleSetting)
    .where(ofParent(ruleSetting.branchId, branchId, or(isOf({ partyType, partyId }), eq(ruleSetting.partyId, ''))))
    .orderBy(sql`${ruleSetting.partyId} desc`, desc(ruleSetting.ruleVersion))
    .limit(1);
  if (!found) return { settings: USUAL_SETTINGS, from: SETTINGS_FROM.usual, ruleVersion: 0, byName: '', time: null };
  const { settings, ruleVersion, byName, time } = found;
  const from = found.partyId === '' ? SETTINGS_FROM.branch : SETTINGS_FROM.party;
  return { settings, from, ruleVersion, byName, time };
}

const REMEMBERED = 180 * DAY;

/** People's decisions on M11: confirmed pairs, and pairs that were refused or taken apart. */
export async function decisionsOn(db: Db, { branchId, partyType, partyId }: Whose, ms: number) {
  const { confirmed, rejected } = MATCH_STATUS;
  const [found] = await db
    .select({
      right: sql<number>`count(*) filter (where ${statementMatch.status} = ${confirmed})::integer`,
      wrong: sql<number>`count(*) filter (where ${statementMatch.status} = ${rejected})::integer`,
    })
    .from(statementMatch)
    .innerJoin(statement, eq(statement.statementId, statementMatch.statementId))
    .where(
      ofParent(
        statementMatch.branchId,
        branchId,
        and(
          eq(statementMatch.rule, 'M11'),
          partyId === '' ? undefined : and(eq(statement.partyType, partyType), eq(statement.partyId, partyId)),
          gte(statement.periodEnd, shanghai(ms - REMEMBERED).slice(0, 10)),
          or(
            and(eq(statementMatch.status, confirmed), ne(statementMatch.confirmedBy, '')),
            eq(statementMatch.status, rejected),
          ),
        ),
      ),
    );
  const { right = 0, wrong = 0 } = found ?? {};
  return { decided: right + wrong, wrong };
}
