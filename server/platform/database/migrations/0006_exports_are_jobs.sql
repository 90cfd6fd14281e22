ALTER TABLE "export_job" DROP CONSTRAINT "export_job_counts";--> statement-breakpoint
ALTER TABLE "export_job" DROP COLUMN "interruptions";--> statement-breakpoint
ALTER TABLE "export_job" DROP COLUMN "run_id";--> statement-breakpoint
ALTER TABLE "export_job" DROP COLUMN "lease_until";--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_counts" CHECK ("export_job"."progress" >= 0 and "export_job"."row_count" >= 0 and "export_job"."file_size" >= 0 and "export_job"."retries" >= 0);--> statement-breakpoint
-- What is under way becomes jobs, and is written anew.
INSERT INTO "job" ("kind", "key", "payload", "lane", "run_at", "created_at")
SELECT 'export', job_no, jsonb_build_object('jobNo', job_no), user_id::text, now(), now() FROM export_job WHERE status IN (0, 1) AND deleted = 0
ON CONFLICT DO NOTHING;
