CREATE TABLE "statement_diff_lapsed" (
	"statement_id" bigint NOT NULL,
	"key" text NOT NULL,
	"branch_id" text NOT NULL,
	"diff_id" bigint NOT NULL,
	"diff_no" text NOT NULL,
	"diff_amount" bigint NOT NULL,
	"handle_status" smallint NOT NULL,
	"handle_type" smallint,
	"handler_name" text NOT NULL,
	"handle_time" timestamp(0),
	"remark" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "statement_diff_lapsed_statement_id_key_pk" PRIMARY KEY("statement_id","key")
);
--> statement-breakpoint
ALTER TABLE "statement_action" DROP CONSTRAINT "statement_action_kind";--> statement-breakpoint
ALTER TABLE "statement_action" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "statement_diff_lapsed" ADD CONSTRAINT "statement_diff_lapsed_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_diff_lapsed" ADD CONSTRAINT "statement_diff_lapsed_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_action" ADD CONSTRAINT "statement_action_kind" CHECK ("statement_action"."kind" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13));--> statement-breakpoint
select guard_rows('statement_diff_lapsed');
