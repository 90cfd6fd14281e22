ALTER TABLE "statement_action" DROP CONSTRAINT "statement_action_kind";--> statement-breakpoint
ALTER TABLE "statement_action" ADD COLUMN "undone_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_action" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "statement_action" ADD CONSTRAINT "statement_action_kind" CHECK ("statement_action"."kind" in (1, 2, 3, 4, 5, 9, 10));