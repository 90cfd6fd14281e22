CREATE TABLE "listing" (
	"listing_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"listing_status" smallint DEFAULT 0 NOT NULL,
	"status_before" smallint,
	"reason" smallint,
	"remark" text DEFAULT '' NOT NULL,
	"plan_action" smallint,
	"plan_time" timestamp(0),
	"plan_error" integer,
	"operate_time" timestamp(0) NOT NULL,
	"operator_name" text NOT NULL,
	"modified_by" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "listing_status" CHECK ("listing"."listing_status" in (0, 1, 2, 3)),
	CONSTRAINT "listing_reason" CHECK ("listing"."reason" in (1, 2, 3, 4, 9)),
	CONSTRAINT "listing_plan_action" CHECK ("listing"."plan_action" in (1, 2)),
	CONSTRAINT "listing_version" CHECK ("listing"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "listing_event" (
	"event_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"listing_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"time" timestamp(0) NOT NULL,
	"event" smallint NOT NULL,
	"by_name" text DEFAULT '' NOT NULL,
	"reason" smallint,
	"plan_time" timestamp(0),
	"text" text DEFAULT '' NOT NULL,
	"error" integer,
	CONSTRAINT "listing_event_event" CHECK ("listing_event"."event" in (1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "core_reserve" (
	"reserve_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"cust_id" text NOT NULL,
	"reserve_qty" bigint NOT NULL,
	"used_qty" bigint DEFAULT 0 NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "core_reserve_status" CHECK ("core_reserve"."status" in (0, 1, 2, 3)),
	CONSTRAINT "core_reserve_quantities" CHECK ("core_reserve"."reserve_qty" >= 0 and "core_reserve"."used_qty" >= 0),
	CONSTRAINT "core_reserve_used" CHECK ("core_reserve"."used_qty" <= "core_reserve"."reserve_qty"),
	CONSTRAINT "core_reserve_period" CHECK ("core_reserve"."start_date" <= "core_reserve"."end_date")
);
--> statement-breakpoint
CREATE TABLE "core_stock" (
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"modified_by" text DEFAULT '' NOT NULL,
	"gmt_modified" timestamp(0),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "core_stock_branch_id_product_id_pk" PRIMARY KEY("branch_id","product_id"),
	CONSTRAINT "core_stock_version" CHECK ("core_stock"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"stock_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"warehouse" text NOT NULL,
	"stock_qty" bigint NOT NULL,
	"locked_qty" bigint DEFAULT 0 NOT NULL,
	"reserved_qty" bigint DEFAULT 0 NOT NULL,
	"available_qty" bigint GENERATED ALWAYS AS (stock_qty - locked_qty - reserved_qty) STORED NOT NULL,
	"near_expiry_qty" bigint DEFAULT 0 NOT NULL,
	"min_batch_expiry" date,
	"sync_time" timestamp(0) NOT NULL,
	CONSTRAINT "stock_quantities" CHECK ("stock"."stock_qty" >= 0 and "stock"."locked_qty" >= 0 and "stock"."reserved_qty" >= 0 and "stock"."available_qty" >= 0 and "stock"."near_expiry_qty" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "approval_expiry" date;--> statement-breakpoint
ALTER TABLE "product_batch" ADD COLUMN "warehouse" text DEFAULT 'W01' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_listing_id_listing_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("listing_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_reserve" ADD CONSTRAINT "core_reserve_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_reserve" ADD CONSTRAINT "core_reserve_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_reserve" ADD CONSTRAINT "core_reserve_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_stock" ADD CONSTRAINT "core_stock_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_stock" ADD CONSTRAINT "core_stock_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_key" ON "listing" USING btree ("branch_id","product_id");--> statement-breakpoint
CREATE INDEX "listing_product" ON "listing" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_operated" ON "listing" USING btree ("operate_time","listing_id");--> statement-breakpoint
CREATE INDEX "listing_due" ON "listing" USING btree ("plan_time");--> statement-breakpoint
CREATE INDEX "listing_event_of" ON "listing_event" USING btree ("listing_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "core_reserve_customer" ON "core_reserve" USING btree ("branch_id","product_id","cust_id") WHERE status <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_key" ON "stock" USING btree ("branch_id","product_id","warehouse");--> statement-breakpoint
CREATE INDEX "stock_product" ON "stock" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_synced" ON "stock" USING btree ("sync_time","stock_id");--> statement-breakpoint
select guard_rows(guarded::regclass) from unnest(array['stock', 'core_stock', 'core_reserve', 'listing_event']) as guarded;
--> statement-breakpoint
select guard_rows('listing', $$branch_id in (select visible_branches())
  or branch_id in (select branches_above())$$);
