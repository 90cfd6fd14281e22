CREATE TABLE "price_rule" (
	"rule_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"rule_code" text NOT NULL,
	"rule_name" text NOT NULL,
	"category_id" text NOT NULL,
	"category_code" text NOT NULL,
	"branch_id" text NOT NULL,
	"inherit" smallint DEFAULT 0 NOT NULL,
	"priority" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"effective_start" timestamp(0) NOT NULL,
	"effective_end" timestamp(0),
	"customer_scope_type" text NOT NULL,
	"customer_type_codes" text[] NOT NULL,
	"region_ids" text[] NOT NULL,
	"cust_ids" text[] NOT NULL,
	"product_scope_type" text NOT NULL,
	"category_ids" text[] NOT NULL,
	"brand_ids" text[] NOT NULL,
	"operate_range_ids" text[] NOT NULL,
	"product_ids" text[] NOT NULL,
	"params" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"last_fired" timestamp(0),
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_rule_revision" (
	"rule_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"params" jsonb NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "price_rule_revision_rule_id_revision_pk" PRIMARY KEY("rule_id","revision")
);
--> statement-breakpoint
CREATE TABLE "rule_category" (
	"category_id" text PRIMARY KEY NOT NULL,
	"category_code" text NOT NULL,
	"category_name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"parent_id" text,
	"sort" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_category_id_rule_category_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."rule_category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rule_revision" ADD CONSTRAINT "price_rule_revision_rule_id_price_rule_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."price_rule"("rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_category" ADD CONSTRAINT "rule_category_parent_id_rule_category_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rule_category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_rule_code" ON "price_rule" USING btree ("rule_code");--> statement-breakpoint
CREATE INDEX "price_rule_branch" ON "price_rule" USING btree ("branch_id","status","category_code");--> statement-breakpoint
CREATE INDEX "price_rule_category" ON "price_rule" USING btree ("category_id");