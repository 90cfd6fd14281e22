CREATE TABLE "statement_answer" (
	"answer_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"statement_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"row_id" bigint NOT NULL,
	"answer" smallint NOT NULL,
	"amount" bigint,
	"no" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"saved_time" timestamp(0) NOT NULL,
	"sent_time" timestamp(0),
	"sent_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "statement_answer_kind" CHECK ("statement_answer"."answer" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "statement_link" (
	"link_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"statement_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"salt" text NOT NULL,
	"phone" text NOT NULL,
	"sms_state" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"open_time" timestamp(0),
	"answer_time" timestamp(0),
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	CONSTRAINT "statement_link_sms" CHECK ("statement_link"."sms_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "statement_own_rows" (
	"statement_id" bigint PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"rows" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement_row" ADD COLUMN "source" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_answer" ADD CONSTRAINT "statement_answer_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_answer" ADD CONSTRAINT "statement_answer_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_answer" ADD CONSTRAINT "statement_answer_row_id_statement_row_row_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."statement_row"("row_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_link" ADD CONSTRAINT "statement_link_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_link" ADD CONSTRAINT "statement_link_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_own_rows" ADD CONSTRAINT "statement_own_rows_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_own_rows" ADD CONSTRAINT "statement_own_rows_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_answer_row" ON "statement_answer" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "statement_answer_of" ON "statement_answer" USING btree ("statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_link_token" ON "statement_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "statement_link_of" ON "statement_link" USING btree ("statement_id","link_id");--> statement-breakpoint
ALTER TABLE "statement_row" ADD CONSTRAINT "statement_row_source_of" CHECK ("statement_row"."source" in (1, 2, 3));--> statement-breakpoint
select guard_rows('statement_link');
--> statement-breakpoint
select guard_rows('statement_answer');
--> statement-breakpoint
select guard_rows('statement_own_rows');
