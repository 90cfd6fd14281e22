CREATE TABLE "activity" (
	"activity_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"activity_code" text NOT NULL,
	"activity_name" text NOT NULL,
	"activity_type" text NOT NULL,
	"branch_id" text NOT NULL,
	"stage" smallint NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"disabled_time" timestamp(0),
	"disable_reason" text DEFAULT '' NOT NULL,
	"visible" smallint DEFAULT 1 NOT NULL,
	"priority" integer DEFAULT 100 NOT NULL,
	"stack_mode" text DEFAULT 'EXCLUSIVE' NOT NULL,
	"with_special" smallint DEFAULT 0 NOT NULL,
	"settle_mode" smallint DEFAULT 1 NOT NULL,
	"cross_product_flag" smallint DEFAULT 1 NOT NULL,
	"per_order_flag" smallint DEFAULT 1 NOT NULL,
	"amount_basis" smallint DEFAULT 1 NOT NULL,
	"calc_mode" text DEFAULT 'WHOLE' NOT NULL,
	"ladder_mode" text DEFAULT 'ACTIVITY' NOT NULL,
	"ladders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"max_times" integer,
	"product_scope_type" text DEFAULT 'ALL' NOT NULL,
	"scope_ids" text[] DEFAULT '{}' NOT NULL,
	"customer_scope_type" text DEFAULT 'ALL' NOT NULL,
	"customer_type_codes" text[] DEFAULT '{}' NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"exclude_customers" smallint DEFAULT 0 NOT NULL,
	"staff_scope_type" text DEFAULT 'ALL' NOT NULL,
	"customer_order_limit" integer,
	"customer_reward_limit" bigint,
	"max_reward_per_order" bigint,
	"budget_amount" bigint,
	"budget_used" bigint DEFAULT 0 NOT NULL,
	"used_order_count" integer DEFAULT 0 NOT NULL,
	"return_policy" smallint DEFAULT 1 NOT NULL,
	"return_deadline_days" integer DEFAULT 30 NOT NULL,
	"min_price_guard" smallint DEFAULT 2 NOT NULL,
	"policy_id" bigint,
	"tag_text" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_customer" (
	"activity_id" bigint NOT NULL,
	"cust_id" text NOT NULL,
	CONSTRAINT "activity_customer_activity_id_cust_id_pk" PRIMARY KEY("activity_id","cust_id")
);
--> statement-breakpoint
CREATE TABLE "activity_customer_use" (
	"activity_id" bigint NOT NULL,
	"cust_id" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"reward" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_customer_use_activity_id_cust_id_pk" PRIMARY KEY("activity_id","cust_id")
);
--> statement-breakpoint
CREATE TABLE "activity_product" (
	"activity_id" bigint NOT NULL,
	"product_id" text NOT NULL,
	"exclude" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"price_mode" text,
	"value" bigint,
	"min_qty" bigint,
	"limit_qty_per_customer" bigint,
	"limit_qty_per_order" bigint,
	"limit_qty_total" bigint,
	"floor_price" bigint,
	"ceil_price" bigint,
	"ladders" jsonb,
	"used_qty" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_product_activity_id_product_id_pk" PRIMARY KEY("activity_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "activity_product_use" (
	"activity_id" bigint NOT NULL,
	"cust_id" text NOT NULL,
	"product_id" text NOT NULL,
	"qty" bigint NOT NULL,
	CONSTRAINT "activity_product_use_activity_id_cust_id_product_id_pk" PRIMARY KEY("activity_id","cust_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "activity_staff" (
	"activity_id" bigint NOT NULL,
	"staff_id" text NOT NULL,
	"quota_amount" bigint,
	"used_amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_staff_activity_id_staff_id_pk" PRIMARY KEY("activity_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "activity_usage" (
	"usage_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"activity_id" bigint NOT NULL,
	"cust_id" text NOT NULL,
	"staff_id" text,
	"order_no" text NOT NULL,
	"qty" bigint NOT NULL,
	"times" integer NOT NULL,
	"reward_amount" bigint NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_basket" (
	"form_id" text PRIMARY KEY NOT NULL,
	"login_name" text NOT NULL,
	"owner_branch_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"activity_type" text NOT NULL,
	"activity_id" bigint,
	"touched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_basket_customer" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"form_id" text NOT NULL,
	"error_code" integer,
	"cust_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_basket_product" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"form_id" text NOT NULL,
	"error_code" integer,
	"product_id" text NOT NULL,
	"exclude" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"price_mode" text,
	"value" bigint,
	"min_qty" bigint,
	"limit_qty_per_customer" bigint,
	"limit_qty_per_order" bigint,
	"limit_qty_total" bigint,
	"floor_price" bigint,
	"ceil_price" bigint,
	"ladders" jsonb,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_basket_staff" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"form_id" text NOT NULL,
	"error_code" integer,
	"staff_id" text NOT NULL,
	"quota_amount" bigint
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"cust_id" text PRIMARY KEY NOT NULL,
	"cust_code" text NOT NULL,
	"cust_name" text NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL,
	"customer_type" smallint NOT NULL,
	"branch_id" text NOT NULL,
	"region_id" text NOT NULL,
	"salesman_id" text,
	"uscc" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"operate_range_ids" text[],
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_policy" (
	"policy_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"policy_no" text NOT NULL,
	"policy_name" text NOT NULL,
	"supplier_id" text,
	"branch_ids" text[] DEFAULT '{}' NOT NULL,
	"policy_type" smallint NOT NULL,
	"each_flag" smallint DEFAULT 0 NOT NULL,
	"cross_product_flag" smallint DEFAULT 0 NOT NULL,
	"interval_flag" smallint DEFAULT 0 NOT NULL,
	"settle_mode" smallint DEFAULT 1 NOT NULL,
	"per_order_flag" smallint DEFAULT 0 NOT NULL,
	"ladders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"customer_type_codes" text[] DEFAULT '{}' NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0) NOT NULL,
	"budget_amount" bigint,
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branch_product" (
	"product_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"list_price" bigint NOT NULL,
	"cost_price" bigint,
	"min_sale_price" bigint,
	"listed" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "branch_product_product_id_branch_id_pk" PRIMARY KEY("product_id","branch_id")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"brand_id" text PRIMARY KEY NOT NULL,
	"brand_name" text NOT NULL,
	"sort" integer DEFAULT 100 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "brand_brandName_unique" UNIQUE("brand_name")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"product_id" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL,
	"spec" text NOT NULL,
	"unit" text NOT NULL,
	"manufacturer" text NOT NULL,
	"approval_no" text DEFAULT '' NOT NULL,
	"brand_id" text,
	"category_id" text,
	"supplier_id" text,
	"operate_range_id" text,
	"prescription_type" smallint DEFAULT 9 NOT NULL,
	"decimal_qty" smallint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_batch" (
	"product_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"batch_no" text NOT NULL,
	"production_date" date NOT NULL,
	"expiry_date" date NOT NULL,
	"qty" bigint NOT NULL,
	"quality_state" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "product_batch_product_id_branch_id_batch_no_pk" PRIMARY KEY("product_id","branch_id","batch_no")
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_document" (
	"bill_no" text PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"cust_id" text NOT NULL,
	"staff_id" text,
	"order_time" timestamp(0) NOT NULL,
	"order_status" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_line" (
	"bill_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"product_id" text NOT NULL,
	"qty" bigint NOT NULL,
	"shipped_qty" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"base" bigint NOT NULL,
	"net" bigint NOT NULL,
	"special" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "sale_line_bill_no_line_no_pk" PRIMARY KEY("bill_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "sale_return" (
	"return_no" text NOT NULL,
	"bill_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"qty" bigint NOT NULL,
	"accepted_time" timestamp(0) NOT NULL,
	CONSTRAINT "sale_return_return_no_bill_no_line_no_pk" PRIMARY KEY("return_no","bill_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "compute_customer" (
	"activity_id" bigint NOT NULL,
	"cust_id" text NOT NULL,
	"run_no" integer NOT NULL,
	"bill_count" integer NOT NULL,
	"shipped_qty" bigint NOT NULL,
	"returned_qty" bigint NOT NULL,
	"effective_qty" bigint NOT NULL,
	"effective_amount" bigint NOT NULL,
	"reward_amount" bigint NOT NULL,
	"step" jsonb,
	"times" integer NOT NULL,
	"gap" bigint,
	"next_threshold" bigint,
	"next_reward" bigint,
	"granted_amount" bigint,
	"compute_time" timestamp(0) NOT NULL,
	CONSTRAINT "compute_customer_activity_id_cust_id_pk" PRIMARY KEY("activity_id","cust_id")
);
--> statement-breakpoint
CREATE TABLE "compute_line" (
	"activity_id" bigint NOT NULL,
	"cust_id" text NOT NULL,
	"bill_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"unit_key" text NOT NULL,
	"product_id" text NOT NULL,
	"bill_date" timestamp(0) NOT NULL,
	"unit_price" bigint NOT NULL,
	"shipped_qty" bigint NOT NULL,
	"returned_qty" bigint NOT NULL,
	"effective_qty" bigint NOT NULL,
	"effective_amount" bigint NOT NULL,
	"reward_amount" bigint NOT NULL,
	CONSTRAINT "compute_line_activity_id_cust_id_bill_no_line_no_pk" PRIMARY KEY("activity_id","cust_id","bill_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "compute_run" (
	"activity_id" bigint PRIMARY KEY NOT NULL,
	"run_no" integer NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"compute_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compute_unit" (
	"activity_id" bigint NOT NULL,
	"cust_id" text NOT NULL,
	"unit_key" text NOT NULL,
	"bill_no" text,
	"product_id" text,
	"step" jsonb,
	"times" integer NOT NULL,
	"effective_qty" bigint NOT NULL,
	"effective_amount" bigint NOT NULL,
	"reward_amount" bigint NOT NULL,
	CONSTRAINT "compute_unit_activity_id_cust_id_unit_key_pk" PRIMARY KEY("activity_id","cust_id","unit_key")
);
--> statement-breakpoint
CREATE TABLE "rebate_ledger" (
	"ledger_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"cust_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"source_id" bigint NOT NULL,
	"entry_type" smallint NOT NULL,
	"grant_type" smallint,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"ref_no" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"operator_id" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_customer" ADD CONSTRAINT "activity_customer_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_customer" ADD CONSTRAINT "activity_customer_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_customer_use" ADD CONSTRAINT "activity_customer_use_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_product" ADD CONSTRAINT "activity_product_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_product" ADD CONSTRAINT "activity_product_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_product_use" ADD CONSTRAINT "activity_product_use_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_staff" ADD CONSTRAINT "activity_staff_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_staff" ADD CONSTRAINT "activity_staff_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_usage" ADD CONSTRAINT "activity_usage_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_basket" ADD CONSTRAINT "activity_basket_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_basket_customer" ADD CONSTRAINT "activity_basket_customer_form_id_activity_basket_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."activity_basket"("form_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_basket_customer" ADD CONSTRAINT "activity_basket_customer_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_basket_product" ADD CONSTRAINT "activity_basket_product_form_id_activity_basket_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."activity_basket"("form_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_basket_product" ADD CONSTRAINT "activity_basket_product_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_basket_staff" ADD CONSTRAINT "activity_basket_staff_form_id_activity_basket_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."activity_basket"("form_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_basket_staff" ADD CONSTRAINT "activity_basket_staff_staff_id_staff_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_salesman_id_staff_staff_id_fk" FOREIGN KEY ("salesman_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_policy" ADD CONSTRAINT "promotion_policy_supplier_id_supplier_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("supplier_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_product" ADD CONSTRAINT "branch_product_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_product" ADD CONSTRAINT "branch_product_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_product_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_supplier_id_supplier_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("supplier_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_operate_range_id_operate_range_id_fk" FOREIGN KEY ("operate_range_id") REFERENCES "public"."operate_range"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batch" ADD CONSTRAINT "product_batch_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batch" ADD CONSTRAINT "product_batch_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_parent_id_product_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_document" ADD CONSTRAINT "sale_document_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_document" ADD CONSTRAINT "sale_document_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_line" ADD CONSTRAINT "sale_line_bill_no_sale_document_bill_no_fk" FOREIGN KEY ("bill_no") REFERENCES "public"."sale_document"("bill_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_line" ADD CONSTRAINT "sale_line_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_customer" ADD CONSTRAINT "compute_customer_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_line" ADD CONSTRAINT "compute_line_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_run" ADD CONSTRAINT "compute_run_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_unit" ADD CONSTRAINT "compute_unit_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_ledger" ADD CONSTRAINT "rebate_ledger_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_code" ON "activity" USING btree ("activity_code");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_name" ON "activity" USING btree ("branch_id","activity_name") WHERE deleted = 0;--> statement-breakpoint
CREATE INDEX "activity_running" ON "activity" USING btree ("branch_id","stage","end_time");--> statement-breakpoint
CREATE INDEX "activity_type_of" ON "activity" USING btree ("activity_type");--> statement-breakpoint
CREATE INDEX "activity_policy" ON "activity" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "activity_customer_of" ON "activity_customer" USING btree ("cust_id");--> statement-breakpoint
CREATE INDEX "activity_product_of" ON "activity_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "activity_staff_of" ON "activity_staff" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_usage_order" ON "activity_usage" USING btree ("activity_id","order_no");--> statement-breakpoint
CREATE INDEX "activity_usage_of" ON "activity_usage" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "activity_basket_touched" ON "activity_basket" USING btree ("touched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_basket_customer_once" ON "activity_basket_customer" USING btree ("form_id","cust_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_basket_product_once" ON "activity_basket_product" USING btree ("form_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_basket_staff_once" ON "activity_basket_staff" USING btree ("form_id","staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_code" ON "customer" USING btree ("cust_code");--> statement-breakpoint
CREATE INDEX "customer_branch" ON "customer" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "customer_region" ON "customer" USING btree ("region_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_policy_no" ON "promotion_policy" USING btree ("policy_no");--> statement-breakpoint
CREATE INDEX "promotion_policy_branches" ON "promotion_policy" USING gin ("branch_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "product_code" ON "product" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "product_category_of" ON "product" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_brand_of" ON "product" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_supplier_of" ON "product" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "sale_document_of" ON "sale_document" USING btree ("cust_id","order_time");--> statement-breakpoint
CREATE INDEX "sale_return_of" ON "sale_return" USING btree ("bill_no","line_no");--> statement-breakpoint
CREATE INDEX "rebate_ledger_customer" ON "rebate_ledger" USING btree ("cust_id","branch_id","ledger_id");