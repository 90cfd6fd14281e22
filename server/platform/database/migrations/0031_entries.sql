CREATE SEQUENCE "public"."brand_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."cancellation_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."commodity_entry_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."customer_entry_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."merge_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."renewal_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."standard_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."supplier_entry_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "approval_chain" (
	"chain_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"chain_code" text NOT NULL,
	"chain_name" text NOT NULL,
	"biz_kind" smallint NOT NULL,
	"conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"priority" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "approval_chain_kind" CHECK ("approval_chain"."biz_kind" in (1, 2, 3, 4, 5)),
	CONSTRAINT "approval_chain_version" CHECK ("approval_chain"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "approval_substitute" (
	"substitute_no" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"substitute_id" bigint NOT NULL,
	"substitute_name" text NOT NULL,
	"from_time" timestamp(0) NOT NULL,
	"to_time" timestamp(0) NOT NULL,
	"biz_kinds" integer[] NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_task" (
	"task_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"entry_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"step_no" integer NOT NULL,
	"assignees" text[] NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"decided_by" bigint,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"on_behalf_of" bigint,
	"on_behalf_of_name" text DEFAULT '' NOT NULL,
	"open_time" timestamp(0) NOT NULL,
	"decide_time" timestamp(0),
	"due_time" timestamp(0),
	"content_hash" text DEFAULT '' NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"told" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "approval_task_state" CHECK ("approval_task"."state" in (1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "entry_round" (
	"entry_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"start_step" integer NOT NULL,
	"form" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submit_time" timestamp(0) NOT NULL,
	CONSTRAINT "entry_round_entry_id_round_pk" PRIMARY KEY("entry_id","round")
);
--> statement-breakpoint
CREATE TABLE "field_verdict" (
	"verdict_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"entry_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"step_no" integer NOT NULL,
	"decider" bigint NOT NULL,
	"decider_name" text NOT NULL,
	"path" text NOT NULL,
	"verdict" smallint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"value_hash" text NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"at" timestamp(0) NOT NULL,
	CONSTRAINT "field_verdict_verdict" CHECK ("field_verdict"."verdict" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"entry_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"entry_no" text NOT NULL,
	"kind" smallint NOT NULL,
	"branch_id" text NOT NULL,
	"source" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"form" jsonb NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"content_hash" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"uscc" text DEFAULT '' NOT NULL,
	"type_code" smallint,
	"approval_no" text DEFAULT '' NOT NULL,
	"manufacturer" text DEFAULT '' NOT NULL,
	"supplier_id" text,
	"salesman_id" text,
	"change_of" text,
	"before" jsonb,
	"master_id" text,
	"applicant_id" bigint,
	"applicant_name" text NOT NULL,
	"submit_time" timestamp(0),
	"round" integer DEFAULT 0 NOT NULL,
	"chain" jsonb,
	"step_no" integer DEFAULT 0 NOT NULL,
	"step_name" text DEFAULT '' NOT NULL,
	"due_time" timestamp(0),
	"return_count" integer DEFAULT 0 NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"auditor_name" text DEFAULT '' NOT NULL,
	"audit_time" timestamp(0),
	"locked_by" bigint,
	"locked_by_name" text DEFAULT '' NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"dup_of" text DEFAULT '' NOT NULL,
	"dup_reason" text DEFAULT '' NOT NULL,
	"erp_code" text DEFAULT '' NOT NULL,
	"erp_error" text DEFAULT '' NOT NULL,
	"void_reason" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "entry_kind" CHECK ("entry"."kind" in (1, 2, 3, 4, 5)),
	CONSTRAINT "entry_status" CHECK ("entry"."status" in (0, 1, 2, 3, 4, 5, 6, 9)),
	CONSTRAINT "entry_source" CHECK ("entry"."source" in (1, 2, 3, 4)),
	CONSTRAINT "entry_version" CHECK ("entry"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "legal_person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "unaudited" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "common_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "trade_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "dosage_form" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "storage" smallint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "shelf_life_months" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tax_rate" smallint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "standard_code" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "unaudited" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "company_kind" smallint;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "legal_person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "region_id" text;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "unaudited" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_substitute" ADD CONSTRAINT "approval_substitute_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_substitute" ADD CONSTRAINT "approval_substitute_substitute_id_app_user_user_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_task" ADD CONSTRAINT "approval_task_entry_id_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_task" ADD CONSTRAINT "approval_task_decided_by_app_user_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_task" ADD CONSTRAINT "approval_task_on_behalf_of_app_user_user_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_round" ADD CONSTRAINT "entry_round_entry_id_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_verdict" ADD CONSTRAINT "field_verdict_entry_id_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_verdict" ADD CONSTRAINT "field_verdict_decider_app_user_user_id_fk" FOREIGN KEY ("decider") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_applicant_id_app_user_user_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_chain_code" ON "approval_chain" USING btree ("chain_code");--> statement-breakpoint
CREATE INDEX "approval_substitute_of" ON "approval_substitute" USING btree ("substitute_id","status");--> statement-breakpoint
CREATE INDEX "approval_substitute_for" ON "approval_substitute" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "approval_task_entry" ON "approval_task" USING btree ("entry_id","round");--> statement-breakpoint
CREATE INDEX "approval_task_open" ON "approval_task" USING btree ("state","step_no");--> statement-breakpoint
CREATE INDEX "approval_task_assignees" ON "approval_task" USING gin ("assignees");--> statement-breakpoint
CREATE UNIQUE INDEX "field_verdict_one" ON "field_verdict" USING btree ("entry_id","round","step_no","decider","path");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_no" ON "entry" USING btree ("entry_no");--> statement-breakpoint
CREATE INDEX "entry_list" ON "entry" USING btree ("kind","status","gmt_created");--> statement-breakpoint
CREATE INDEX "entry_branch" ON "entry" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "entry_applicant" ON "entry" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "entry_master" ON "entry" USING btree ("kind","change_of");--> statement-breakpoint
CREATE INDEX "entry_uscc" ON "entry" USING btree ("uscc") WHERE "entry"."uscc" <> '';--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
select guard_rows('entry');--> statement-breakpoint
select guard_by_parent('approval_task', 'entry_id', 'entry');--> statement-breakpoint
select guard_by_parent('field_verdict', 'entry_id', 'entry');--> statement-breakpoint
select guard_by_parent('entry_round', 'entry_id', 'entry');
