ALTER TABLE "import_record" DROP CONSTRAINT "import_record_counts";--> statement-breakpoint
CREATE INDEX "lottery_ticket_last" ON "lottery_ticket" USING btree ("trade_fair_id",length("ticket_no"),"ticket_no");--> statement-breakpoint
ALTER TABLE "import_record" DROP COLUMN "run_id";--> statement-breakpoint
ALTER TABLE "import_record" DROP COLUMN "lease_until";--> statement-breakpoint
ALTER TABLE "import_record" DROP COLUMN "interruptions";--> statement-breakpoint
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_counts" CHECK ("import_record"."total_count" >= 0);--> statement-breakpoint
-- Imports that are under way become jobs; each begins where its rows say.
INSERT INTO "job" ("kind", "key", "payload", "run_at", "created_at")
SELECT 'import', import_no, jsonb_build_object('importNo', import_no), now(), now() FROM import_record WHERE status IN (0, 1)
ON CONFLICT DO NOTHING;
