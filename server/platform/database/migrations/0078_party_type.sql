-- Whoever has not said who asks finds no row (docs/adr/0031-rows-have-a-second-guard.md).
select set_config('app.scope', '*', true);
--> statement-breakpoint
-- What a supplier's file has brought is known by its type as well: a customer may have the same id.
UPDATE "statement_row" AS brought
SET "source_ref" = 'counter ' || brought."branch_id" || ' supplier' || substr(brought."source_ref", length('counter ' || brought."branch_id") + 1)
FROM "statement" AS own
WHERE own."statement_id" = brought."statement_id" AND own."party_type" = 2
  AND brought."source_ref" LIKE 'counter %';--> statement-breakpoint
UPDATE "counter_fault" AS faulty
SET "source_ref" = 'fault ' || faulty."branch_id" || ' supplier' || substr(faulty."source_ref", length('fault ' || faulty."branch_id") + 1)
FROM "statement" AS own
WHERE own."statement_id" = faulty."statement_id" AND own."party_type" = 2;--> statement-breakpoint
select set_config('app.scope', '', true);
