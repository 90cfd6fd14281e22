CREATE SEQUENCE "public"."statement_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "statement" (
	"statement_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"statement_no" text NOT NULL,
	"branch_id" text NOT NULL,
	"party_type" smallint NOT NULL,
	"party_id" text NOT NULL,
	"party_code" text NOT NULL,
	"party_name" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"opening_amount" bigint NOT NULL,
	"sales_amount" bigint NOT NULL,
	"return_amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"rebate_amount" bigint NOT NULL,
	"received_amount" bigint NOT NULL,
	"adjust_amount" bigint DEFAULT 0 NOT NULL,
	"closing_amount" bigint NOT NULL,
	"counter_amount" bigint,
	"bill_count" integer NOT NULL,
	"diff_count" integer DEFAULT 0 NOT NULL,
	"open_diff_count" integer DEFAULT 0 NOT NULL,
	"status" smallint NOT NULL,
	"send_time" timestamp(0),
	"confirm_time" timestamp(0),
	"confirm_by_name" text DEFAULT '' NOT NULL,
	"basis" text DEFAULT '' NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"void_reason" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "statement_party_type" CHECK ("statement"."party_type" in (1, 2)),
	CONSTRAINT "statement_status" CHECK ("statement"."status" in (0, 1, 2, 3, 4, 9)),
	CONSTRAINT "statement_days" CHECK ("statement"."period_start" <= "statement"."period_end"),
	CONSTRAINT "statement_counts" CHECK ("statement"."sales_amount" >= 0 and "statement"."return_amount" >= 0 and "statement"."rebate_amount" >= 0 and "statement"."bill_count" >= 0 and "statement"."diff_count" >= 0 and "statement"."open_diff_count" >= 0),
	CONSTRAINT "statement_version" CHECK ("statement"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "statement_row" (
	"row_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"statement_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"bill_type" smallint NOT NULL,
	"source_ref" text NOT NULL,
	"no" text NOT NULL,
	"order_no" text DEFAULT '' NOT NULL,
	"doc_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"late" smallint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"retired" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "statement_row_type" CHECK ("statement_row"."bill_type" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_row" ADD CONSTRAINT "statement_row_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_row" ADD CONSTRAINT "statement_row_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_no" ON "statement" USING btree ("statement_no");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_period" ON "statement" USING btree ("branch_id","party_type","party_id","period_start") WHERE status <> 9;--> statement-breakpoint
CREATE INDEX "statement_modified" ON "statement" USING btree ("gmt_modified","statement_id");--> statement-breakpoint
CREATE INDEX "statement_branch" ON "statement" USING btree ("branch_id","gmt_modified","statement_id");--> statement-breakpoint
CREATE INDEX "statement_status_of" ON "statement" USING btree ("status","gmt_modified","statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_row_source" ON "statement_row" USING btree ("source_ref") WHERE retired = 0;--> statement-breakpoint
CREATE INDEX "statement_row_of" ON "statement_row" USING btree ("statement_id","doc_date","row_id");--> statement-breakpoint
select guard_rows('statement');
--> statement-breakpoint
select guard_rows('statement_row');
