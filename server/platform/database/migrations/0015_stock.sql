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
ALTER TABLE "product_batch" ADD COLUMN "warehouse" text DEFAULT 'W01' NOT NULL;--> statement-breakpoint
ALTER TABLE "core_reserve" ADD CONSTRAINT "core_reserve_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_reserve" ADD CONSTRAINT "core_reserve_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_reserve" ADD CONSTRAINT "core_reserve_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_stock" ADD CONSTRAINT "core_stock_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "core_stock" ADD CONSTRAINT "core_stock_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "core_reserve_customer" ON "core_reserve" USING btree ("branch_id","product_id","cust_id") WHERE status <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_key" ON "stock" USING btree ("branch_id","product_id","warehouse");--> statement-breakpoint
CREATE INDEX "stock_product" ON "stock" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_synced" ON "stock" USING btree ("sync_time","stock_id");--> statement-breakpoint
select guard_rows(guarded::regclass) from unnest(array['stock', 'core_stock', 'core_reserve']) as guarded;
