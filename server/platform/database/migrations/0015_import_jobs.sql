ALTER TABLE "import_record" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "import_record" ADD COLUMN "language" text DEFAULT 'zh' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_record" ADD COLUMN "run_id" text;--> statement-breakpoint
ALTER TABLE "import_record" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_record" ADD COLUMN "interruptions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "waiting" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "import_record_status" ON "import_record" USING btree ("status");