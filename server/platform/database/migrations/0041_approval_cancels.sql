ALTER TABLE "entry" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "cancel_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "cancel_time" timestamp(0);