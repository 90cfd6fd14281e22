CREATE SEQUENCE "public"."object_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "draw" (
	"draw_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"prize_id" bigint NOT NULL,
	"round_no" integer NOT NULL,
	"draw_count" integer NOT NULL,
	"pool_size" integer NOT NULL,
	"pool_hash" text NOT NULL,
	"seed_hash" text NOT NULL,
	"seed" text,
	"start_time" timestamp(0),
	"stop_time" timestamp(0),
	"operator_id" text NOT NULL,
	"status" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_order" (
	"order_no" text PRIMARY KEY NOT NULL,
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
	"status" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
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
	"status" smallint DEFAULT 1 NOT NULL
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
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "used_signature" (
	"signature" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "draw" ADD CONSTRAINT "draw_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw" ADD CONSTRAINT "draw_prize_id_prize_prize_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."prize"("prize_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "role_button" ADD CONSTRAINT "role_button_role_id_role_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_button" ADD CONSTRAINT "role_button_button_code_button_button_code_fk" FOREIGN KEY ("button_code") REFERENCES "public"."button"("button_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_role_id_role_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_menu_id_menu_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("menu_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_id_role_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_commodity" ADD CONSTRAINT "fair_commodity_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_customer" ADD CONSTRAINT "fair_customer_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_supplier" ADD CONSTRAINT "fair_supplier_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal" ADD CONSTRAINT "meal_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize" ADD CONSTRAINT "prize_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_fair" ADD CONSTRAINT "trade_fair_host_branch_id_branch_branch_id_fk" FOREIGN KEY ("host_branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draw_fair" ON "draw" USING btree ("trade_fair_id");--> statement-breakpoint
CREATE INDEX "fair_order_fair" ON "fair_order" USING btree ("trade_fair_id","branch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_phone" ON "guest" USING btree ("trade_fair_id","phone") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_group_name" ON "guest_group" USING btree ("trade_fair_id","group_name") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_ticket_no" ON "lottery_ticket" USING btree ("trade_fair_id","ticket_no");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_once" ON "sign_in" USING btree ("guest_id","session_no") WHERE revoked = 0;--> statement-breakpoint
CREATE INDEX "sign_in_fair" ON "sign_in" USING btree ("trade_fair_id");--> statement-breakpoint
CREATE INDEX "branch_path" ON "branch" USING btree ("path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "app_user_phone" ON "app_user" USING btree ("i9_phone");--> statement-breakpoint
CREATE INDEX "operation_log_time" ON "operation_log" USING btree ("operate_time");--> statement-breakpoint
CREATE INDEX "operation_log_user" ON "operation_log" USING btree ("login_name","operate_time");--> statement-breakpoint
CREATE INDEX "operation_log_object" ON "operation_log" USING btree ("object_type","object_id");--> statement-breakpoint
CREATE INDEX "rate_event_key" ON "rate_event" USING btree ("kind","key","at");--> statement-breakpoint
CREATE INDEX "session_sign_in" ON "session" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sms_code_phone" ON "sms_code" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "used_signature_at" ON "used_signature" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_commodity_once" ON "fair_commodity" USING btree ("trade_fair_id","product_id") WHERE deleted = 0;--> statement-breakpoint
CREATE INDEX "fair_customer_fair" ON "fair_customer" USING btree ("trade_fair_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_supplier_once" ON "fair_supplier" USING btree ("trade_fair_id","supplier_id") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_supplier_booth" ON "fair_supplier" USING btree ("trade_fair_id","booth_no") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "meal_slot" ON "meal" USING btree ("trade_fair_id","meal_date","meal_type","venue");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_fair_code" ON "trade_fair" USING btree ("trade_fair_code");--> statement-breakpoint
CREATE INDEX "trade_fair_branches" ON "trade_fair" USING gin ("branch_ids");--> statement-breakpoint
CREATE INDEX "trade_fair_due" ON "trade_fair" USING btree ("state","start_time","end_time");