ALTER TABLE "statement_action" DROP CONSTRAINT "statement_action_kind";--> statement-breakpoint
ALTER TABLE "number_rule" ADD COLUMN "suspended_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "number_rule" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "statement_row_page" ON "statement_row" USING btree ("statement_id","row_id");--> statement-breakpoint
ALTER TABLE "statement_action" ADD CONSTRAINT "statement_action_kind" CHECK ("statement_action"."kind" in (1, 2, 3, 4, 5, 9, 10, 11, 12));