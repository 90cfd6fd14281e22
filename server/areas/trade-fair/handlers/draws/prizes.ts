import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { prizeApi } from '../../../../../src/contract/trade-fair/prizes';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { file } from '../../../../platform/schema/platform';
import { fairSupplier, prize } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { staleVersion } from '../../../../http/staleVersion';
import { yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import { runningDraw } from './runningDraw';
import { demandOpen, lockedFair } from '../fairs/demands';
import type { PrizeRow } from './pool';

const sponsorName = subquery<string>(
  sql`select coalesce(max(${fairSupplier.supplierName}), '') from ${fairSupplier} where ${fairSupplier.tradeFairId} = ${prize.tradeFairId} and ${fairSupplier.supplierId} = ${prize.sponsorSupplierId} and ${fairSupplier.deleted} = 0`,
);

const seenOf = { row: prize, sponsorName };

const shown = ({ row, ...more }: { row: PrizeRow; sponsorName: string }, { app, ms }: Context) => ({
  ...row,
  ...more,
  remain: row.quota - row.drawnCount,
  unitValue: row.unitValue === null ? null : yuan(row.unitValue),
  imageUrl: row.image ? fileUrl(app.linkSecret, row.image, ms) : '',
});

export async function prizePage(query: Parsed<typeof prizeApi.page>, context: Context) {
  const { db, session } = context;
  const { tradeFairId, prizeName, prizeLevel, prizeGroupLabel, status, orderBy = 'sort', orderDir = 'asc' } = query;
  const where = within(
    session,
    prize,
    and(
      eq(prize.tradeFairId, tradeFairId),
      prizeName ? hasText(prize.prizeName, prizeName) : undefined,
      prizeLevel === undefined ? undefined : eq(prize.prizeLevel, prizeLevel),
      prizeGroupLabel ? arrayContains(prize.prizeGroupLabels, [prizeGroupLabel]) : undefined,
      status === undefined ? undefined : eq(prize.status, status),
    ),
  );
  const listed = db.select(seenOf).from(prize).where(where).$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(prize[orderBy], orderDir), by(prize.prizeLevel, 'asc'), by(prize.prizeId, 'asc')],
    },
    query,
  );
  const records = rows.map((row) => shown(row, context));
  return { records, ...found };
}

const told = (row: Partial<PrizeRow>) => said(row, { unitValue: yuan });

type Form = Omit<Parsed<typeof prizeApi.add>, 'tradeFairId'>;

interface Target {
  tradeFairId: string;
  /** Absent for a new prize. */
  stored?: PrizeRow;
}

/** What the form names has to be there, and a name is taken once. */
async function columnsOf(form: Form, { tradeFairId, stored }: Target, context: Context) {
  const { db, session } = context;
  const [same] = await db
    .select({ prizeId: prize.prizeId })
    .from(prize)
    .where(ofParent(prize.tradeFairId, tradeFairId, eq(prize.prizeName, form.prizeName), eq(prize.deleted, 0)));
  if (same && same.prizeId !== stored?.prizeId) throw new InvalidInput([{ field: 'prizeName', text: 'field.taken' }]);
  if (form.sponsorSupplierId) {
    const own = and(eq(fairSupplier.tradeFairId, tradeFairId), eq(fairSupplier.supplierId, form.sponsorSupplierId));
    const [sponsor] = await db
      .select({ id: fairSupplier.id })
      .from(fairSupplier)
      .where(within(session, fairSupplier, own));
    if (!sponsor) throw new InvalidInput([{ field: 'sponsorSupplierId', text: 'field.choice' }]);
  }
  if (form.image && form.image !== stored?.image) {
    const [picture] = await db
      .select({ fileId: file.fileId })
      .from(file)
      .where(within(session, file, eq(file.fileId, form.image)));
    if (!picture) throw new InvalidInput([{ field: 'image', text: 'field.choice' }]);
  }
  const { unitValue, prizeGroupLabels, ...rest } = form;
  return {
    ...rest,
    prizeGroupLabels: [...new Set(prizeGroupLabels)],
    unitValue: unitValue === null ? null : Math.round(Number(unitValue) * 100),
  };
}

export async function addPrize({ tradeFairId, ...form }: Parsed<typeof prizeApi.add>, context: Context) {
  const { db, session, now, note } = context;
  demandOpen(await lockedFair(tradeFairId, context));
  const columns = await columnsOf(form, { tradeFairId }, context);
  const by = { createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName };
  const [row] = await db
    .insert(prize)
    .values({ ...columns, ...by, tradeFairId, gmtCreated: now, gmtModified: now })
    .returning();
  if (!row) throw new Failure(ERROR.serverFailed);
  note({ objectId: row.prizeId, objectName: row.prizeName, after: told(row) });
  return { prizeId: row.prizeId };
}

/** The prize under the lock of its fair; a stale version is answered with what is there. */
async function lockedPrize(prizeId: string, version: number, context: Context) {
  const { db, session } = context;
  const own = within(session, prize, eq(prize.prizeId, prizeId));
  const [seen] = await db.select({ tradeFairId: prize.tradeFairId }).from(prize).where(own);
  if (!seen) throw notFound();
  demandOpen(await lockedFair(seen.tradeFairId, context));
  const [row] = await db.select().from(prize).where(own).for('update');
  if (!row) throw notFound();
  if (row.version !== version) {
    const [present] = await db.select(seenOf).from(prize).where(own);
    throw await staleVersion(context, present ? shown(present, context) : {}, row);
  }
  if (await runningDraw(db, row.tradeFairId)) throw new Failure(ERROR.drawRunning);
  return row;
}

export async function updatePrize(
  { prizeId, version, ...form }: Parsed<typeof prizeApi.update>,
  context: Context,
): Promise<Output<typeof prizeApi.update>> {
  const { db, session, now, note } = context;
  const row = await lockedPrize(prizeId, version, context);
  if (form.quota < row.drawnCount) throw new Failure(ERROR.quotaBelowDrawn, { params: { drawn: row.drawnCount } });
  const columns = await columnsOf(form, { tradeFairId: row.tradeFairId, stored: row }, context);
  const [after] = await db
    .update(prize)
    .set({ ...columns, version: version + 1, modifiedBy: session.loginName, gmtModified: now })
    .where(ofParent(prize.prizeId, prizeId))
    .returning();
  note({ objectId: prizeId, objectName: row.prizeName, before: told(row), after: told(after ?? {}) });
  return { prizeId };
}

export async function deletePrize({ prizeId, version }: Parsed<typeof prizeApi.delete>, context: Context) {
  const { db, session, now, note } = context;
  const row = await lockedPrize(prizeId, version, context);
  if (row.drawnCount > 0) throw new Failure(ERROR.prizeDrawn);
  await db
    .update(prize)
    .set({ deleted: 1, modifiedBy: session.loginName, gmtModified: now })
    .where(ofParent(prize.prizeId, prizeId));
  note({ objectId: prizeId, objectName: row.prizeName, before: told(row) });
  return true;
}
