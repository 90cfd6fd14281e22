DROP INDEX "rule_setting_version";--> statement-breakpoint
ALTER TABLE "rule_setting" ADD COLUMN "party_type" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "rule_setting_of" ON "rule_setting" USING btree ("branch_id","party_type","party_id","rule_version");--> statement-breakpoint
ALTER TABLE "rule_setting" ADD CONSTRAINT "rule_setting_party_type" CHECK ("rule_setting"."party_type" in (1, 2));--> statement-breakpoint
select set_config('app.scope', '*', true);
--> statement-breakpoint
-- Those of a partner who has statements as a supplier alone are a supplier's.
UPDATE "rule_setting" AS own SET "party_type" = 2
WHERE own."party_id" <> ''
  AND EXISTS (SELECT FROM "statement" AS s WHERE s."branch_id" = own."branch_id" AND s."party_id" = own."party_id" AND s."party_type" = 2)
  AND NOT EXISTS (SELECT FROM "statement" AS s WHERE s."branch_id" = own."branch_id" AND s."party_id" = own."party_id" AND s."party_type" = 1);--> statement-breakpoint
select set_config('app.scope', '', true);
