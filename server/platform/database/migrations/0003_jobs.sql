CREATE TABLE "job" (
	"job_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"priority" smallint DEFAULT 100 NOT NULL,
	"lane" text DEFAULT '' NOT NULL,
	"run_id" text,
	"lease_until" timestamp (3) with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"progress" jsonb,
	"cancelled" smallint DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "job_state" CHECK ("job"."state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "job_attempts" CHECK ("job"."attempt" >= 0)
);
--> statement-breakpoint
ALTER TABLE "compute_run" ADD COLUMN "finished_time" timestamp(0);--> statement-breakpoint
CREATE UNIQUE INDEX "job_key" ON "job" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("priority","run_at") WHERE state = 0;--> statement-breakpoint
CREATE INDEX "job_running" ON "job" USING btree ("kind","lease_until") WHERE state = 1;--> statement-breakpoint
CREATE INDEX "job_finished" ON "job" USING btree ("state","finished_at");--> statement-breakpoint
UPDATE "compute_run" SET "finished_time" = "compute_time" WHERE "lease_until" IS NULL;
