CREATE SEQUENCE "public"."difference_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."match_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "statement_action" (
	"action_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"statement_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"login_name" text NOT NULL,
	"by_name" text NOT NULL,
	"time" timestamp(0) NOT NULL,
	"match_ids" jsonb NOT NULL,
	"undone" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "statement_action_kind" CHECK ("statement_action"."kind" in (1, 2, 3, 4, 5, 9))
);
--> statement-breakpoint
CREATE TABLE "statement_diff" (
	"diff_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"diff_no" text NOT NULL,
	"statement_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"key" text NOT NULL,
	"diff_type" smallint NOT NULL,
	"cause" smallint NOT NULL,
	"match_id" bigint,
	"bill_no" text DEFAULT '' NOT NULL,
	"counter_bill_no" text DEFAULT '' NOT NULL,
	"bill_date" date NOT NULL,
	"our_amount" bigint,
	"counter_amount" bigint,
	"diff_amount" bigint NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"handle_status" smallint DEFAULT 0 NOT NULL,
	"handle_type" smallint,
	"adjust_row_id" bigint,
	"handler_name" text DEFAULT '' NOT NULL,
	"handle_time" timestamp(0),
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "statement_diff_type" CHECK ("statement_diff"."diff_type" in (1, 2, 3, 4, 5, 6)),
	CONSTRAINT "statement_diff_cause" CHECK ("statement_diff"."cause" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)),
	CONSTRAINT "statement_diff_handle_status" CHECK ("statement_diff"."handle_status" in (0, 1, 2, 3, 4)),
	CONSTRAINT "statement_diff_handle_type" CHECK ("statement_diff"."handle_type" in (1, 2, 3, 4, 5)),
	CONSTRAINT "statement_diff_version" CHECK ("statement_diff"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "statement_match" (
	"match_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"match_no" text NOT NULL,
	"statement_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"rule" text NOT NULL,
	"level" smallint NOT NULL,
	"status" smallint NOT NULL,
	"hold" smallint DEFAULT 0 NOT NULL,
	"ambiguous" smallint DEFAULT 0 NOT NULL,
	"solutions" integer DEFAULT 1 NOT NULL,
	"finished" smallint DEFAULT 1 NOT NULL,
	"sets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"our_amount" bigint NOT NULL,
	"counter_amount" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"timing" bigint NOT NULL,
	"cause" smallint,
	"run_no" integer DEFAULT 0 NOT NULL,
	"confirmed_by" text DEFAULT '' NOT NULL,
	"confirm_time" timestamp(0),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "statement_match_kind" CHECK ("statement_match"."kind" in (1, 2, 3, 4, 5)),
	CONSTRAINT "statement_match_level" CHECK ("statement_match"."level" in (0, 1, 2, 3)),
	CONSTRAINT "statement_match_status" CHECK ("statement_match"."status" in (1, 2, 3, 4)),
	CONSTRAINT "statement_match_version" CHECK ("statement_match"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "statement_match_row" (
	"match_row_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"match_id" bigint NOT NULL,
	"row_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"side" smallint NOT NULL,
	"held" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "statement_match_row_side" CHECK ("statement_match_row"."side" in (1, 2))
);
--> statement-breakpoint
DROP INDEX "statement_row_of";--> statement-breakpoint
ALTER TABLE "statement_row" ALTER COLUMN "bill_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "counter_opening" bigint;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "counter_closing" bigint;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "remainder" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "import_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "counter_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "suggest_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "running" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "run_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "run_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "run_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_row" ADD COLUMN "side" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_row" ADD COLUMN "our_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_row" ADD COLUMN "key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_row" ADD COLUMN "counted" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_row" ADD COLUMN "carry_of" bigint;--> statement-breakpoint
ALTER TABLE "statement_row" ADD COLUMN "import_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_action" ADD CONSTRAINT "statement_action_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_action" ADD CONSTRAINT "statement_action_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_diff" ADD CONSTRAINT "statement_diff_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_diff" ADD CONSTRAINT "statement_diff_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_match" ADD CONSTRAINT "statement_match_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_match" ADD CONSTRAINT "statement_match_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_match_row" ADD CONSTRAINT "statement_match_row_match_id_statement_match_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."statement_match"("match_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_match_row" ADD CONSTRAINT "statement_match_row_row_id_statement_row_row_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."statement_row"("row_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_match_row" ADD CONSTRAINT "statement_match_row_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_action_of" ON "statement_action" USING btree ("statement_id","action_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_diff_no" ON "statement_diff" USING btree ("diff_no");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_diff_key" ON "statement_diff" USING btree ("statement_id","key");--> statement-breakpoint
CREATE INDEX "statement_diff_date" ON "statement_diff" USING btree ("bill_date","diff_id");--> statement-breakpoint
CREATE INDEX "statement_diff_handle" ON "statement_diff" USING btree ("handle_status","bill_date","diff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_match_no" ON "statement_match" USING btree ("match_no");--> statement-breakpoint
CREATE INDEX "statement_match_of" ON "statement_match" USING btree ("statement_id","status","rule","match_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_match_row_held" ON "statement_match_row" USING btree ("row_id") WHERE held = 1;--> statement-breakpoint
CREATE INDEX "statement_match_row_of" ON "statement_match_row" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "statement_match_row_row" ON "statement_match_row" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "statement_row_key" ON "statement_row" USING btree ("branch_id","key");--> statement-breakpoint
CREATE INDEX "statement_row_of" ON "statement_row" USING btree ("statement_id","side","doc_date","row_id");--> statement-breakpoint
ALTER TABLE "statement_row" ADD CONSTRAINT "statement_row_side" CHECK ("statement_row"."side" in (1, 2));--> statement-breakpoint
select guard_rows('statement_match');
--> statement-breakpoint
select guard_rows('statement_match_row');
--> statement-breakpoint
select guard_rows('statement_diff');
--> statement-breakpoint
select guard_rows('statement_action');
