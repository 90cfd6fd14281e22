CREATE TABLE "erp_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"occurred_at" timestamp(0) NOT NULL,
	"payload" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"key_id" text NOT NULL,
	"received_time" timestamp(0) NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"fault" jsonb,
	"doc_no" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "erp_event_state" CHECK ("erp_event"."state" in (0, 1, 2))
);
--> statement-breakpoint
ALTER TABLE "return_record" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "erp_event_of" ON "erp_event" USING btree ("kind","doc_no","occurred_at");--> statement-breakpoint
CREATE INDEX "erp_event_state_of" ON "erp_event" USING btree ("state","received_time");