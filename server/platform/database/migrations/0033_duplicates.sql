CREATE TABLE "duplicate_decision" (
	"kind" smallint NOT NULL,
	"one_id" text NOT NULL,
	"other_id" text NOT NULL,
	"decision" smallint NOT NULL,
	"one_hash" text NOT NULL,
	"other_hash" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_by_name" text NOT NULL,
	"decide_time" timestamp(0) NOT NULL,
	CONSTRAINT "duplicate_decision_kind_one_id_other_id_pk" PRIMARY KEY("kind","one_id","other_id"),
	CONSTRAINT "duplicate_decision_decision" CHECK ("duplicate_decision"."decision" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "duplicate_facts" (
	"kind" smallint NOT NULL,
	"source_id" text NOT NULL,
	"source" smallint NOT NULL,
	"branch_id" text,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"change_of" text,
	"facts" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	"keys" text[] NOT NULL,
	CONSTRAINT "duplicate_facts_kind_source_id_pk" PRIMARY KEY("kind","source_id"),
	CONSTRAINT "duplicate_facts_kind" CHECK ("duplicate_facts"."kind" in (1, 2, 3, 4)),
	CONSTRAINT "duplicate_facts_source" CHECK ("duplicate_facts"."source" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "duplicate_pair" (
	"pair_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"kind" smallint NOT NULL,
	"one_id" text NOT NULL,
	"other_id" text NOT NULL,
	"branch_id" text,
	"other_branch_id" text,
	"verdict" smallint NOT NULL,
	"comparison" jsonb NOT NULL,
	"one_hash" text NOT NULL,
	"other_hash" text NOT NULL,
	"found_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merge_record" (
	"merge_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"merge_no" text NOT NULL,
	"kind" smallint NOT NULL,
	"source_id" text NOT NULL,
	"source_code" text NOT NULL,
	"source_name" text NOT NULL,
	"target_id" text NOT NULL,
	"target_code" text NOT NULL,
	"target_name" text NOT NULL,
	"choices" jsonb NOT NULL,
	"ref_counts" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"marks" jsonb NOT NULL,
	"decisions" jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"merged_by" text NOT NULL,
	"merged_by_name" text NOT NULL,
	"merge_time" timestamp(0) NOT NULL,
	"undone_by_name" text DEFAULT '' NOT NULL,
	"undone_time" timestamp(0),
	CONSTRAINT "merge_record_status" CHECK ("merge_record"."status" in (1, 2, 9))
);
--> statement-breakpoint
CREATE TABLE "merge_ref" (
	"ref_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"merge_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"key" jsonb NOT NULL,
	"lists" jsonb
);
--> statement-breakpoint
ALTER TABLE "customer" DROP CONSTRAINT "customer_status";--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_status";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "supplier" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "duplicate_facts" ADD CONSTRAINT "duplicate_facts_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pair" ADD CONSTRAINT "duplicate_pair_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pair" ADD CONSTRAINT "duplicate_pair_other_branch_id_branch_branch_id_fk" FOREIGN KEY ("other_branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_ref" ADD CONSTRAINT "merge_ref_merge_id_merge_record_merge_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."merge_record"("merge_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duplicate_decision_other" ON "duplicate_decision" USING btree ("kind","other_id");--> statement-breakpoint
CREATE INDEX "duplicate_facts_keys" ON "duplicate_facts" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "duplicate_facts_branch" ON "duplicate_facts" USING btree ("branch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "duplicate_pair_of" ON "duplicate_pair" USING btree ("kind","one_id","other_id");--> statement-breakpoint
CREATE INDEX "duplicate_pair_other" ON "duplicate_pair" USING btree ("kind","other_id");--> statement-breakpoint
CREATE INDEX "duplicate_pair_time" ON "duplicate_pair" USING btree ("kind","found_time","pair_id");--> statement-breakpoint
CREATE INDEX "duplicate_pair_branch" ON "duplicate_pair" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "duplicate_pair_other_branch" ON "duplicate_pair" USING btree ("other_branch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "merge_record_no" ON "merge_record" USING btree ("merge_no");--> statement-breakpoint
CREATE INDEX "merge_record_list" ON "merge_record" USING btree ("kind","merge_time","merge_id");--> statement-breakpoint
CREATE INDEX "merge_record_source" ON "merge_record" USING btree ("kind","source_id");--> statement-breakpoint
CREATE INDEX "merge_record_target" ON "merge_record" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "merge_ref_of" ON "merge_ref" USING btree ("merge_id","reference");--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_status" CHECK ("customer"."status" in (0, 1, 9));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_status" CHECK ("product"."status" in (0, 1, 9));--> statement-breakpoint
select guard_rows('duplicate_facts', $$branch_id is null and current_setting('app.scope', true) <> ''
  or branch_id in (select visible_branches())$$);
--> statement-breakpoint
select guard_rows('duplicate_pair', $$current_setting('app.scope', true) <> ''
  and (branch_id is null or branch_id in (select visible_branches()))
  and (other_branch_id is null or other_branch_id in (select visible_branches()))$$);
