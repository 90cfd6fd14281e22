CREATE SEQUENCE "public"."object_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "branch" (
	"branch_id" text PRIMARY KEY NOT NULL,
	"branch_name" text NOT NULL,
	"parent_id" text,
	"org_type" smallint NOT NULL,
	"path" text NOT NULL,
	"sort" integer DEFAULT 100 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "branch_branchName_unique" UNIQUE("branch_name")
);
--> statement-breakpoint
CREATE TABLE "button" (
	"button_code" text PRIMARY KEY NOT NULL,
	"page_key" text NOT NULL,
	"menu_url" text NOT NULL,
	"button_name" text NOT NULL,
	"position" text NOT NULL,
	"batch" smallint DEFAULT 0 NOT NULL,
	"sort" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"api_paths" text[] DEFAULT '{}' NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"gmt_created" timestamp(0),
	"modified_by" text DEFAULT '' NOT NULL,
	"gmt_modified" timestamp(0),
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dict_item" (
	"dict_code" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"label_en" text NOT NULL,
	"sort" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "dict_item_dict_code_value_pk" PRIMARY KEY("dict_code","value")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"menu_id" text PRIMARY KEY NOT NULL,
	"menu_url" text NOT NULL,
	"menu_title" text NOT NULL,
	"titles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"menu_icon" text DEFAULT '' NOT NULL,
	"menu_parent" text NOT NULL,
	"is_external_link" smallint DEFAULT 0 NOT NULL,
	"is_find" smallint DEFAULT 1 NOT NULL,
	"sort" integer NOT NULL,
	"no_cache" smallint DEFAULT 0 NOT NULL,
	"page_name" text DEFAULT '' NOT NULL,
	"page_key" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"gmt_created" timestamp(0),
	"modified_by" text DEFAULT '' NOT NULL,
	"gmt_modified" timestamp(0),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "menu_menuUrl_unique" UNIQUE("menu_url"),
	CONSTRAINT "menu_pageKey_unique" UNIQUE("page_key")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"role_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"role_code" text NOT NULL,
	"role_name" text NOT NULL,
	"data_scope" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"built_in" smallint DEFAULT 0 NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"gmt_created" timestamp(0),
	"modified_by" text DEFAULT '' NOT NULL,
	"gmt_modified" timestamp(0),
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "role_roleCode_unique" UNIQUE("role_code")
);
--> statement-breakpoint
CREATE TABLE "role_button" (
	"role_id" bigint NOT NULL,
	"button_code" text NOT NULL,
	CONSTRAINT "role_button_role_id_button_code_pk" PRIMARY KEY("role_id","button_code")
);
--> statement-breakpoint
CREATE TABLE "role_menu" (
	"role_id" bigint NOT NULL,
	"menu_id" text NOT NULL,
	CONSTRAINT "role_menu_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "sso_ticket" (
	"uuid" text PRIMARY KEY NOT NULL,
	"login_names" text[] NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"staff_name" text NOT NULL,
	"person_id" text NOT NULL,
	"department_name" text DEFAULT '' NOT NULL,
	"branch_id" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"user_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"login_name" text NOT NULL,
	"real_name" text NOT NULL,
	"staff_id" text NOT NULL,
	"person_id" text NOT NULL,
	"i9_phone" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"branch_id" text NOT NULL,
	"login_branch_ids" text[] NOT NULL,
	"last_select_branch_id" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"pwd_changed_at" timestamp(0),
	"last_login_time" timestamp(0),
	"last_login_ip" text,
	"created_by" text DEFAULT '' NOT NULL,
	"gmt_created" timestamp(0),
	"modified_by" text DEFAULT '' NOT NULL,
	"gmt_modified" timestamp(0),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "app_user_loginName_unique" UNIQUE("login_name")
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_role_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"file_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"created_by" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"biz_type" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "operation_log" (
	"log_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"operate_time" timestamp(0) NOT NULL,
	"user_id" bigint,
	"login_name" text NOT NULL,
	"operator_name" text NOT NULL,
	"branch_id" text,
	"menu_url" text NOT NULL,
	"action" smallint NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"object_name" text NOT NULL,
	"result_code" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"cost_ms" integer NOT NULL,
	"ip" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_event" (
	"rate_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sign_in_id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" bigint,
	"branch_id" text,
	"accounts" text[],
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"sms_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"phone" text NOT NULL,
	"sms_type" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ip" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "upload_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"login_name" text NOT NULL,
	"branch_id" text NOT NULL,
	"biz_type" text NOT NULL,
	"limit" smallint NOT NULL,
	"file_ids" text[] NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_signature" (
	"signature" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"view_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"list_key" text NOT NULL,
	"name" text NOT NULL,
	"share" smallint NOT NULL,
	"role_id" bigint,
	"branch_id" text,
	"is_default" smallint DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"announcement_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"announce_type" smallint NOT NULL,
	"target_type" smallint NOT NULL,
	"target_ids" text[] DEFAULT '{}' NOT NULL,
	"branch_ids" text[] DEFAULT '{}' NOT NULL,
	"trade_fair_id" bigint,
	"top" smallint DEFAULT 0 NOT NULL,
	"popup" smallint DEFAULT 0 NOT NULL,
	"popup_times" smallint DEFAULT 1 NOT NULL,
	"must_read" smallint DEFAULT 0 NOT NULL,
	"confirm_text" text DEFAULT '' NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"plan_time" timestamp(0),
	"publish_status" smallint DEFAULT 1 NOT NULL,
	"publish_time" timestamp(0),
	"take_down_time" timestamp(0),
	"recall_time" timestamp(0),
	"languages" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_read" (
	"announcement_id" bigint NOT NULL,
	"reader_id" bigint NOT NULL,
	"read_time" timestamp(0) NOT NULL,
	"stay_sec" integer DEFAULT 0 NOT NULL,
	"popups" smallint DEFAULT 0 NOT NULL,
	"confirmed" smallint DEFAULT 0 NOT NULL,
	"confirm_time" timestamp(0),
	CONSTRAINT "announcement_read_announcement_id_reader_id_pk" PRIMARY KEY("announcement_id","reader_id")
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
CREATE TABLE "branch_operate_range" (
	"branch_id" text NOT NULL,
	"node_id" text NOT NULL,
	CONSTRAINT "branch_operate_range_branch_id_node_id_pk" PRIMARY KEY("branch_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "branch_region" (
	"branch_id" text NOT NULL,
	"node_id" text NOT NULL,
	CONSTRAINT "branch_region_branch_id_node_id_pk" PRIMARY KEY("branch_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "operate_range" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier" (
	"supplier_id" text PRIMARY KEY NOT NULL,
	"supplier_code" text NOT NULL,
	"supplier_name" text NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_change" (
	"change_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"batch_id" bigint NOT NULL,
	"product_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"from_branch_id" text NOT NULL,
	"list_price" bigint NOT NULL,
	"min_sale_price" bigint,
	"effective_time" timestamp(0) NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "rule_price_import" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"rule_id" bigint NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
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
	"conflict_reason" text DEFAULT '' NOT NULL,
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
CREATE TABLE "pms_bill" (
	"bill_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"bill_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"lease_id" bigint,
	"fee_type" smallint NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"amount" bigint NOT NULL,
	"late_fee" bigint DEFAULT 0 NOT NULL,
	"reduce_amount" bigint DEFAULT 0 NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"due_date" date NOT NULL,
	"bill_status" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_building" (
	"building_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"property_id" bigint NOT NULL,
	"building_name" text NOT NULL,
	"floors" integer NOT NULL,
	"underground_floors" integer DEFAULT 0 NOT NULL,
	"build_area" bigint,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_inspection_task" (
	"task_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"task_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"plan_date" date NOT NULL,
	"point_count" integer NOT NULL,
	"checked_count" integer DEFAULT 0 NOT NULL,
	"abnormal_count" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_lease" (
	"lease_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"lease_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"tenant_name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"rent_amount" bigint NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"pay_cycle" smallint NOT NULL,
	"lease_status" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_lease_unit" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"lease_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"area" bigint NOT NULL,
	"rent" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_property" (
	"property_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"property_code" text NOT NULL,
	"property_name" text NOT NULL,
	"property_type" smallint NOT NULL,
	"branch_id" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"total_area" bigint DEFAULT 0 NOT NULL,
	"manager_id" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_unit" (
	"unit_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"property_id" bigint NOT NULL,
	"building_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"floor" integer NOT NULL,
	"unit_no" text NOT NULL,
	"area" bigint NOT NULL,
	"inner_area" bigint,
	"unit_type" text DEFAULT '' NOT NULL,
	"rent_price" bigint,
	"unit_status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_work_order" (
	"order_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"order_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"unit_id" bigint,
	"category" text NOT NULL,
	"urgency" smallint NOT NULL,
	"description" text NOT NULL,
	"reporter_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"report_time" timestamp(0) NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"feedback_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"feedback_no" text NOT NULL,
	"type" smallint NOT NULL,
	"content" text NOT NULL,
	"images" text[] NOT NULL,
	"client_kind" smallint NOT NULL,
	"app" text DEFAULT '0' NOT NULL,
	"submit_name" text NOT NULL,
	"phone" text NOT NULL,
	"branch_id" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"handler" text DEFAULT '' NOT NULL,
	"handler_name" text DEFAULT '' NOT NULL,
	"reply_content" text DEFAULT '' NOT NULL,
	"replied_by" text DEFAULT '' NOT NULL,
	"reply_time" timestamp(0),
	"close_reason" text DEFAULT '' NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"gmt_created" timestamp(0),
	"modified_by" text DEFAULT '' NOT NULL,
	"gmt_modified" timestamp(0),
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_job" (
	"job_no" text PRIMARY KEY NOT NULL,
	"status" smallint NOT NULL,
	"file_type" smallint NOT NULL,
	"request_method" text NOT NULL,
	"api_url" text NOT NULL,
	"query_param_map" jsonb NOT NULL,
	"query_body_map" jsonb NOT NULL,
	"export_fields" jsonb NOT NULL,
	"unknown_fields" text[] NOT NULL,
	"file_name" text NOT NULL,
	"menu_url" text NOT NULL,
	"language" text NOT NULL,
	"request_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"branch_id" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"row_count" integer,
	"file_size" bigint,
	"stored_as" text,
	"error_code" integer,
	"error_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"retries" smallint DEFAULT 0 NOT NULL,
	"interruptions" smallint DEFAULT 0 NOT NULL,
	"run_id" text,
	"lease_until" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	"start_time" timestamp(0),
	"finish_time" timestamp(0),
	"expire_time" timestamp(0),
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_record" (
	"import_no" text PRIMARY KEY NOT NULL,
	"template_code" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"target" jsonb NOT NULL,
	"once" jsonb,
	"status" smallint NOT NULL,
	"total_count" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"branch_id" text NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	"finish_time" timestamp(0),
	"user_id" bigint,
	"language" text DEFAULT 'zh' NOT NULL,
	"run_id" text,
	"lease_until" timestamp (3) with time zone,
	"interruptions" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"import_no" text NOT NULL,
	"row_number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"object_id" bigint,
	"undone" smallint DEFAULT 0 NOT NULL,
	"waiting" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "import_row_import_no_row_number_pk" PRIMARY KEY("import_no","row_number")
);
--> statement-breakpoint
CREATE TABLE "dining_voucher" (
	"voucher_no" text PRIMARY KEY NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"meal_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"seats" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"issue_time" timestamp(0) NOT NULL,
	"used_time" timestamp(0)
);
--> statement-breakpoint
CREATE TABLE "department" (
	"department_id" text PRIMARY KEY NOT NULL,
	"department_name" text NOT NULL,
	"branch_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_order" (
	"order_no" text PRIMARY KEY NOT NULL,
	"id" bigint DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"cust_id" text NOT NULL,
	"second_level_customer_id" bigint,
	"guest_id" bigint,
	"salesman_id" text DEFAULT '' NOT NULL,
	"order_time" timestamp(0) NOT NULL,
	"order_amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"pay_amount" bigint NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"status" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fair_order_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "guest" (
	"guest_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"guest_name" text NOT NULL,
	"phone" text NOT NULL,
	"fair_customer_id" bigint NOT NULL,
	"guest_group_id" bigint NOT NULL,
	"gender" smallint DEFAULT 0 NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"id_card_last4" text DEFAULT '' NOT NULL,
	"companions" integer DEFAULT 0 NOT NULL,
	"department_id" text,
	"prize_group_label" text DEFAULT '' NOT NULL,
	"seat_no" text DEFAULT '' NOT NULL,
	"qr_token" text NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "guest_qrToken_unique" UNIQUE("qr_token")
);
--> statement-breakpoint
CREATE TABLE "guest_group" (
	"guest_group_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"group_name" text NOT NULL,
	"fair_customer_id" bigint NOT NULL,
	"department_id" text,
	"leader_guest_id" bigint,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_ticket" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"ticket_no" text NOT NULL,
	"guest_id" bigint NOT NULL,
	"fair_customer_id" bigint NOT NULL,
	"source" smallint NOT NULL,
	"order_no" text,
	"reason" text DEFAULT '' NOT NULL,
	"prize_group_label" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"issue_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in" (
	"sign_in_no" text PRIMARY KEY NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"session_no" text NOT NULL,
	"sign_in_mode" smallint NOT NULL,
	"device_no" text DEFAULT '' NOT NULL,
	"sign_in_time" timestamp(0) NOT NULL,
	"operator_id" text,
	"revoked" smallint DEFAULT 0 NOT NULL,
	"revoke_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_order_line" (
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"product_id" text NOT NULL,
	"supplier_id" text NOT NULL,
	"qty" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"shipped_qty" bigint DEFAULT 0 NOT NULL,
	"returned_qty" bigint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "fair_order_line_order_no_line_no_pk" PRIMARY KEY("order_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "fair_usage" (
	"order_no" text NOT NULL,
	"product_id" text NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"cust_id" text NOT NULL,
	"qty" bigint NOT NULL,
	CONSTRAINT "fair_usage_order_no_product_id_pk" PRIMARY KEY("order_no","product_id")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"invitation_no" text PRIMARY KEY NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"channel" smallint NOT NULL,
	"template_id" text,
	"send_status" smallint DEFAULT 0 NOT NULL,
	"resent" integer DEFAULT 0 NOT NULL,
	"reply_status" smallint DEFAULT 0 NOT NULL,
	"companions_reply" integer,
	"send_time" timestamp(0),
	"reply_time" timestamp(0),
	"inviter_id" text NOT NULL,
	"inviter_name" text NOT NULL,
	"token" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	CONSTRAINT "invitation_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "draw" (
	"draw_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"prize_id" bigint,
	"round_no" integer NOT NULL,
	"mode" smallint DEFAULT 1 NOT NULL,
	"draw_count" integer NOT NULL,
	"pool_size" integer NOT NULL,
	"pool_hash" text NOT NULL,
	"seed_hash" text NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"stop_time" timestamp(0),
	"operator_id" text NOT NULL,
	"operator_name" text DEFAULT '' NOT NULL,
	"status" smallint NOT NULL,
	"redraw_of" bigint,
	"pool" jsonb NOT NULL,
	"stakes" jsonb NOT NULL,
	"picks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_screen" (
	"trade_fair_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"login_name" text NOT NULL,
	"operator_name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_seed" (
	"seed_hash" text PRIMARY KEY NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"day" text NOT NULL,
	"sealed" text NOT NULL,
	"seed" text,
	"committed_by" text NOT NULL,
	"commit_time" timestamp(0) NOT NULL,
	"reveal_time" timestamp(0)
);
--> statement-breakpoint
CREATE TABLE "prize_group" (
	"trade_fair_id" bigint NOT NULL,
	"label" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "prize_group_trade_fair_id_label_pk" PRIMARY KEY("trade_fair_id","label")
);
--> statement-breakpoint
CREATE TABLE "winner" (
	"win_no" text PRIMARY KEY NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"draw_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"ticket_no" text NOT NULL,
	"guest_id" bigint NOT NULL,
	"fair_customer_id" bigint NOT NULL,
	"prize_id" bigint NOT NULL,
	"draw_time" timestamp(0) NOT NULL,
	"win_status" smallint DEFAULT 0 NOT NULL,
	"revoke_reason" text DEFAULT '' NOT NULL,
	"redrawn" smallint DEFAULT 0 NOT NULL,
	"register_status" smallint DEFAULT 0 NOT NULL,
	"receiver" text DEFAULT '' NOT NULL,
	"receiver_phone" text DEFAULT '' NOT NULL,
	"id_last4" text DEFAULT '' NOT NULL,
	"signature_image" bigint,
	"remark" text DEFAULT '' NOT NULL,
	"register_time" timestamp(0),
	"register_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_commodity" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"product_id" text NOT NULL,
	"supplier_id" text NOT NULL,
	"list_price" bigint NOT NULL,
	"fair_price" bigint NOT NULL,
	"min_qty" integer DEFAULT 1 NOT NULL,
	"limit_qty" integer,
	"sort" integer DEFAULT 100 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_customer" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"level" smallint NOT NULL,
	"parent_customer_id" bigint,
	"cust_id" text,
	"cust_code" text DEFAULT '' NOT NULL,
	"customer_name" text NOT NULL,
	"customer_type" smallint,
	"uscc" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"branch_id" text NOT NULL,
	"salesman_id" text DEFAULT '' NOT NULL,
	"region_id" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_supplier" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"supplier_id" text NOT NULL,
	"supplier_code" text NOT NULL,
	"supplier_name" text NOT NULL,
	"branch_id" text NOT NULL,
	"booth_no" text,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"sponsor_amount" bigint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal" (
	"meal_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"meal_date" text NOT NULL,
	"meal_type" smallint NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"quota" integer NOT NULL,
	"issued_count" integer DEFAULT 0 NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"venue" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prize" (
	"prize_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"prize_name" text NOT NULL,
	"prize_level" smallint NOT NULL,
	"quota" integer NOT NULL,
	"drawn_count" integer DEFAULT 0 NOT NULL,
	"registered_count" integer DEFAULT 0 NOT NULL,
	"unit_value" bigint,
	"prize_group_labels" text[] NOT NULL,
	"once_per_guest" smallint DEFAULT 1 NOT NULL,
	"once_per_customer" smallint DEFAULT 0 NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL,
	"sponsor_supplier_id" text,
	"image" bigint,
	"sort" integer DEFAULT 100 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_fair" (
	"trade_fair_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_code" text NOT NULL,
	"subject" text NOT NULL,
	"state" smallint NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"venue" text DEFAULT '' NOT NULL,
	"host_branch_id" text,
	"branch_ids" text[] NOT NULL,
	"cover_image" bigint,
	"introduction" text DEFAULT '' NOT NULL,
	"sign_in_start" timestamp(0),
	"sign_in_end" timestamp(0),
	"sign_in_mode" smallint,
	"lottery_enabled" smallint DEFAULT 0 NOT NULL,
	"ticket_rule" jsonb NOT NULL,
	"dining_enabled" smallint DEFAULT 0 NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"take_down_reason" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "role_button" ADD CONSTRAINT "role_button_role_id_role_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_button" ADD CONSTRAINT "role_button_button_code_button_button_code_fk" FOREIGN KEY ("button_code") REFERENCES "public"."button"("button_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_role_id_role_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_menu_id_menu_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("menu_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_id_role_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_announcement_id_announcement_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("announcement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_salesman_id_staff_staff_id_fk" FOREIGN KEY ("salesman_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_product" ADD CONSTRAINT "branch_product_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_product" ADD CONSTRAINT "branch_product_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_product_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_supplier_id_supplier_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("supplier_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_operate_range_id_operate_range_id_fk" FOREIGN KEY ("operate_range_id") REFERENCES "public"."operate_range"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batch" ADD CONSTRAINT "product_batch_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batch" ADD CONSTRAINT "product_batch_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_parent_id_product_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_operate_range" ADD CONSTRAINT "branch_operate_range_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_operate_range" ADD CONSTRAINT "branch_operate_range_node_id_operate_range_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."operate_range"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_region" ADD CONSTRAINT "branch_region_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_region" ADD CONSTRAINT "branch_region_node_id_region_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operate_range" ADD CONSTRAINT "operate_range_parent_id_operate_range_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."operate_range"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_parent_id_region_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_category_id_rule_category_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."rule_category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rule_revision" ADD CONSTRAINT "price_rule_revision_rule_id_price_rule_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."price_rule"("rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_category" ADD CONSTRAINT "rule_category_parent_id_rule_category_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rule_category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_price_import" ADD CONSTRAINT "rule_price_import_rule_id_price_rule_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."price_rule"("rule_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "promotion_policy" ADD CONSTRAINT "promotion_policy_supplier_id_supplier_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("supplier_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_document" ADD CONSTRAINT "sale_document_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_document" ADD CONSTRAINT "sale_document_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_line" ADD CONSTRAINT "sale_line_bill_no_sale_document_bill_no_fk" FOREIGN KEY ("bill_no") REFERENCES "public"."sale_document"("bill_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_line" ADD CONSTRAINT "sale_line_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_customer" ADD CONSTRAINT "compute_customer_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_line" ADD CONSTRAINT "compute_line_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_run" ADD CONSTRAINT "compute_run_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_unit" ADD CONSTRAINT "compute_unit_activity_id_activity_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_ledger" ADD CONSTRAINT "rebate_ledger_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_lease_id_pms_lease_lease_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."pms_lease"("lease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_building" ADD CONSTRAINT "pms_building_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD CONSTRAINT "pms_inspection_task_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD CONSTRAINT "pms_inspection_task_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD CONSTRAINT "pms_lease_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD CONSTRAINT "pms_lease_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_lease_unit" ADD CONSTRAINT "pms_lease_unit_lease_id_pms_lease_lease_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."pms_lease"("lease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_lease_unit" ADD CONSTRAINT "pms_lease_unit_unit_id_pms_unit_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."pms_unit"("unit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_property" ADD CONSTRAINT "pms_property_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_unit" ADD CONSTRAINT "pms_unit_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_unit" ADD CONSTRAINT "pms_unit_building_id_pms_building_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."pms_building"("building_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_unit" ADD CONSTRAINT "pms_unit_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD CONSTRAINT "pms_work_order_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD CONSTRAINT "pms_work_order_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD CONSTRAINT "pms_work_order_unit_id_pms_unit_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."pms_unit"("unit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_no_import_record_import_no_fk" FOREIGN KEY ("import_no") REFERENCES "public"."import_record"("import_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_voucher" ADD CONSTRAINT "dining_voucher_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_voucher" ADD CONSTRAINT "dining_voucher_meal_id_meal_meal_id_fk" FOREIGN KEY ("meal_id") REFERENCES "public"."meal"("meal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dining_voucher" ADD CONSTRAINT "dining_voucher_guest_id_guest_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_order" ADD CONSTRAINT "fair_order_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_fair_customer_id_fair_customer_id_fk" FOREIGN KEY ("fair_customer_id") REFERENCES "public"."fair_customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_guest_group_id_guest_group_guest_group_id_fk" FOREIGN KEY ("guest_group_id") REFERENCES "public"."guest_group"("guest_group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_group" ADD CONSTRAINT "guest_group_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_group" ADD CONSTRAINT "guest_group_fair_customer_id_fair_customer_id_fk" FOREIGN KEY ("fair_customer_id") REFERENCES "public"."fair_customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_guest_id_guest_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_fair_customer_id_fair_customer_id_fk" FOREIGN KEY ("fair_customer_id") REFERENCES "public"."fair_customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_guest_id_guest_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_order_line" ADD CONSTRAINT "fair_order_line_order_no_fair_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."fair_order"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_usage" ADD CONSTRAINT "fair_usage_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_guest_id_guest_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw" ADD CONSTRAINT "draw_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw" ADD CONSTRAINT "draw_prize_id_prize_prize_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."prize"("prize_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw" ADD CONSTRAINT "draw_seed_hash_draw_seed_seed_hash_fk" FOREIGN KEY ("seed_hash") REFERENCES "public"."draw_seed"("seed_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_screen" ADD CONSTRAINT "draw_screen_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_seed" ADD CONSTRAINT "draw_seed_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_group" ADD CONSTRAINT "prize_group_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_draw_id_draw_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."draw"("draw_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_guest_id_guest_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_prize_id_prize_prize_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."prize"("prize_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_commodity" ADD CONSTRAINT "fair_commodity_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_customer" ADD CONSTRAINT "fair_customer_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_supplier" ADD CONSTRAINT "fair_supplier_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal" ADD CONSTRAINT "meal_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize" ADD CONSTRAINT "prize_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_fair" ADD CONSTRAINT "trade_fair_host_branch_id_branch_branch_id_fk" FOREIGN KEY ("host_branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branch_path" ON "branch" USING btree ("path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "app_user_phone" ON "app_user" USING btree ("i9_phone");--> statement-breakpoint
CREATE INDEX "app_user_staff" ON "app_user" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_login_name_lower" ON "app_user" USING btree (lower("login_name"));--> statement-breakpoint
CREATE INDEX "operation_log_time" ON "operation_log" USING btree ("operate_time");--> statement-breakpoint
CREATE INDEX "operation_log_user" ON "operation_log" USING btree ("login_name","operate_time");--> statement-breakpoint
CREATE INDEX "operation_log_object" ON "operation_log" USING btree ("object_type","object_id");--> statement-breakpoint
CREATE INDEX "rate_event_key" ON "rate_event" USING btree ("kind","key","at");--> statement-breakpoint
CREATE INDEX "session_sign_in" ON "session" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sms_code_phone" ON "sms_code" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "upload_ticket_expires" ON "upload_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_signature_at" ON "used_signature" USING btree ("at");--> statement-breakpoint
CREATE INDEX "saved_view_owner" ON "saved_view" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "saved_view_share" ON "saved_view" USING btree ("share");--> statement-breakpoint
CREATE INDEX "announcement_fair" ON "announcement" USING btree ("trade_fair_id","publish_status");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_code" ON "customer" USING btree ("cust_code");--> statement-breakpoint
CREATE INDEX "customer_branch" ON "customer" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "customer_region" ON "customer" USING btree ("region_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_code" ON "product" USING btree ("product_code");--> statement-breakpoint
CREATE INDEX "product_category_of" ON "product" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_brand_of" ON "product" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_supplier_of" ON "product" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_code" ON "supplier" USING btree ("supplier_code");--> statement-breakpoint
CREATE INDEX "price_change_due" ON "price_change" USING btree ("status","effective_time");--> statement-breakpoint
CREATE INDEX "price_change_of" ON "price_change" USING btree ("branch_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_rule_code" ON "price_rule" USING btree ("rule_code");--> statement-breakpoint
CREATE INDEX "price_rule_branch" ON "price_rule" USING btree ("branch_id","status","category_code");--> statement-breakpoint
CREATE INDEX "price_rule_category" ON "price_rule" USING btree ("category_id");--> statement-breakpoint
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
CREATE UNIQUE INDEX "promotion_policy_no" ON "promotion_policy" USING btree ("policy_no");--> statement-breakpoint
CREATE INDEX "promotion_policy_branches" ON "promotion_policy" USING gin ("branch_ids");--> statement-breakpoint
CREATE INDEX "sale_document_of" ON "sale_document" USING btree ("cust_id","order_time");--> statement-breakpoint
CREATE INDEX "sale_return_of" ON "sale_return" USING btree ("bill_no","line_no");--> statement-breakpoint
CREATE INDEX "rebate_ledger_customer" ON "rebate_ledger" USING btree ("cust_id","branch_id","ledger_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_bill_no" ON "pms_bill" USING btree ("bill_no");--> statement-breakpoint
CREATE INDEX "pms_bill_due" ON "pms_bill" USING btree ("due_date","bill_status");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_building_name" ON "pms_building" USING btree ("property_id","building_name");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_inspection_task_no" ON "pms_inspection_task" USING btree ("task_no");--> statement-breakpoint
CREATE INDEX "pms_inspection_date" ON "pms_inspection_task" USING btree ("plan_date");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_lease_no" ON "pms_lease" USING btree ("lease_no");--> statement-breakpoint
CREATE INDEX "pms_lease_end" ON "pms_lease" USING btree ("lease_status","end_date");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_lease_unit_once" ON "pms_lease_unit" USING btree ("lease_id","unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_property_code" ON "pms_property" USING btree ("property_code");--> statement-breakpoint
CREATE INDEX "pms_property_branch" ON "pms_property" USING btree ("branch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_unit_no" ON "pms_unit" USING btree ("building_id","unit_no");--> statement-breakpoint
CREATE INDEX "pms_unit_property" ON "pms_unit" USING btree ("property_id","unit_status");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_work_order_no" ON "pms_work_order" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "pms_work_order_status" ON "pms_work_order" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_no" ON "feedback" USING btree ("feedback_no");--> statement-breakpoint
CREATE INDEX "feedback_branch" ON "feedback" USING btree ("branch_id","status");--> statement-breakpoint
CREATE INDEX "export_job_owner" ON "export_job" USING btree ("created_by","create_time");--> statement-breakpoint
CREATE INDEX "export_job_status" ON "export_job" USING btree ("status","queued_at");--> statement-breakpoint
CREATE INDEX "import_record_branch" ON "import_record" USING btree ("branch_id","create_time");--> statement-breakpoint
CREATE INDEX "import_record_status" ON "import_record" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "dining_voucher_once" ON "dining_voucher" USING btree ("meal_id","guest_id") WHERE status <> 2;--> statement-breakpoint
CREATE INDEX "fair_order_fair" ON "fair_order" USING btree ("trade_fair_id","branch_id");--> statement-breakpoint
CREATE INDEX "fair_order_time" ON "fair_order" USING btree ("trade_fair_id","order_time");--> statement-breakpoint
CREATE INDEX "fair_order_pay" ON "fair_order" USING btree ("trade_fair_id","pay_amount");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_phone" ON "guest" USING btree ("trade_fair_id","phone") WHERE deleted = 0;--> statement-breakpoint
CREATE INDEX "guest_group_of" ON "guest" USING btree ("guest_group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_group_name" ON "guest_group" USING btree ("trade_fair_id","group_name") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_ticket_no" ON "lottery_ticket" USING btree ("trade_fair_id","ticket_no");--> statement-breakpoint
CREATE INDEX "lottery_ticket_guest" ON "lottery_ticket" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "lottery_ticket_order" ON "lottery_ticket" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_once" ON "sign_in" USING btree ("guest_id","session_no") WHERE revoked = 0;--> statement-breakpoint
CREATE INDEX "sign_in_fair" ON "sign_in" USING btree ("trade_fair_id");--> statement-breakpoint
CREATE INDEX "fair_order_line_product" ON "fair_order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "fair_order_line_supplier" ON "fair_order_line" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "fair_usage_of" ON "fair_usage" USING btree ("trade_fair_id","cust_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_live" ON "invitation" USING btree ("guest_id") WHERE reply_status <> 9;--> statement-breakpoint
CREATE INDEX "invitation_fair" ON "invitation" USING btree ("trade_fair_id","send_status");--> statement-breakpoint
CREATE INDEX "draw_fair" ON "draw" USING btree ("trade_fair_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_running" ON "draw" USING btree ("trade_fair_id") WHERE status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_seed_day" ON "draw_seed" USING btree ("trade_fair_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "winner_ticket" ON "winner" USING btree ("trade_fair_id","ticket_no");--> statement-breakpoint
CREATE INDEX "winner_draw" ON "winner" USING btree ("draw_id","seq");--> statement-breakpoint
CREATE INDEX "winner_due" ON "winner" USING btree ("register_status","trade_fair_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_commodity_once" ON "fair_commodity" USING btree ("trade_fair_id","product_id") WHERE deleted = 0;--> statement-breakpoint
CREATE INDEX "fair_customer_fair" ON "fair_customer" USING btree ("trade_fair_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_customer_once" ON "fair_customer" USING btree ("trade_fair_id","cust_id") WHERE deleted = 0 and level = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_supplier_once" ON "fair_supplier" USING btree ("trade_fair_id","supplier_id") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_supplier_booth" ON "fair_supplier" USING btree ("trade_fair_id","booth_no") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "meal_slot" ON "meal" USING btree ("trade_fair_id","meal_date","meal_type","venue");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_name" ON "prize" USING btree ("trade_fair_id","prize_name") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_fair_code" ON "trade_fair" USING btree ("trade_fair_code");--> statement-breakpoint
CREATE INDEX "trade_fair_branches" ON "trade_fair" USING gin ("branch_ids");--> statement-breakpoint
CREATE INDEX "trade_fair_due" ON "trade_fair" USING btree ("state","start_time","end_time");