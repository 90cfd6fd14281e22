CREATE SEQUENCE "public"."shield_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "business_code" (
	"code_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"business_type" smallint NOT NULL,
	"business_code" text NOT NULL,
	"business_name" text NOT NULL,
	"customer_types" text[] DEFAULT '{}' NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"salesman_id" text NOT NULL,
	"is_default" smallint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "business_code_type" CHECK ("business_code"."business_type" in (1, 2, 3, 4)),
	CONSTRAINT "business_code_status" CHECK ("business_code"."status" in (0, 1)),
	CONSTRAINT "business_code_version" CHECK ("business_code"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "product_shield" (
	"shield_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"shield_no" text NOT NULL,
	"branch_id" text NOT NULL,
	"product_scope_type" text NOT NULL,
	"product_ids" text[] DEFAULT '{}' NOT NULL,
	"brand_ids" text[] DEFAULT '{}' NOT NULL,
	"category_ids" text[] DEFAULT '{}' NOT NULL,
	"customer_scope_type" text NOT NULL,
	"customer_type_codes" text[] DEFAULT '{}' NOT NULL,
	"region_ids" text[] DEFAULT '{}' NOT NULL,
	"cust_ids" text[] DEFAULT '{}' NOT NULL,
	"shield_type" smallint NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0),
	"reason" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "product_shield_type" CHECK ("product_shield"."shield_type" in (1, 2, 3)),
	CONSTRAINT "product_shield_status" CHECK ("product_shield"."status" in (0, 1)),
	CONSTRAINT "product_shield_period" CHECK ("product_shield"."end_time" > "product_shield"."start_time"),
	CONSTRAINT "product_shield_version" CHECK ("product_shield"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "business_code" ADD CONSTRAINT "business_code_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_code" ADD CONSTRAINT "business_code_salesman_id_staff_staff_id_fk" FOREIGN KEY ("salesman_id") REFERENCES "public"."staff"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_shield" ADD CONSTRAINT "product_shield_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "business_code_code" ON "business_code" USING btree ("branch_id","business_type","business_code") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "business_code_default" ON "business_code" USING btree ("branch_id","business_type") WHERE is_default = 1 and deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "product_shield_no" ON "product_shield" USING btree ("shield_no");--> statement-breakpoint
CREATE INDEX "product_shield_branch" ON "product_shield" USING btree ("branch_id");--> statement-breakpoint
select guard_rows('product_shield', $$branch_id in (select visible_branches())
  or branch_id in (select branches_above())$$);
--> statement-breakpoint
select guard_rows('business_code');
