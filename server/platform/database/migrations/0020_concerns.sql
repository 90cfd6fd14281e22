CREATE TABLE "goods_concern" (
	"concern_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"cust_id" text NOT NULL,
	"product_id" text NOT NULL,
	"concern_type" smallint NOT NULL,
	"target_price" bigint,
	"concern_time" timestamp(0) NOT NULL,
	"notified" smallint DEFAULT 0 NOT NULL,
	"notice_time" timestamp(0),
	"was_out" smallint DEFAULT 0 NOT NULL,
	"looked_at" timestamp (3) with time zone,
	CONSTRAINT "goods_concern_type" CHECK ("goods_concern"."concern_type" in (1, 2, 3)),
	CONSTRAINT "goods_concern_price" CHECK ("goods_concern"."target_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "goods_concern" ADD CONSTRAINT "goods_concern_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_concern" ADD CONSTRAINT "goods_concern_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_concern" ADD CONSTRAINT "goods_concern_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "goods_concern_key" ON "goods_concern" USING btree ("branch_id","cust_id","product_id","concern_type");--> statement-breakpoint
CREATE INDEX "goods_concern_product" ON "goods_concern" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "goods_concern_time" ON "goods_concern" USING btree ("concern_time","concern_id");
--> statement-breakpoint
select guard_rows('goods_concern');
