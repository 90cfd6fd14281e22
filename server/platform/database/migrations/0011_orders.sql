CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."return_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "sales_order" (
	"order_no" text PRIMARY KEY NOT NULL,
	"order_source" smallint NOT NULL,
	"order_time" timestamp(0) NOT NULL,
	"branch_id" text NOT NULL,
	"cust_id" text NOT NULL,
	"cust_code" text NOT NULL,
	"cust_name" text NOT NULL,
	"customer_type" smallint NOT NULL,
	"region_id" text NOT NULL,
	"salesman_id" text,
	"salesman_name" text DEFAULT '' NOT NULL,
	"order_amount" bigint NOT NULL,
	"unit_discount" bigint NOT NULL,
	"order_discount" bigint NOT NULL,
	"freight" bigint DEFAULT 0 NOT NULL,
	"payable_amount" bigint NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"returned_amount" bigint DEFAULT 0 NOT NULL,
	"pay_status" smallint DEFAULT 0 NOT NULL,
	"order_status" smallint DEFAULT 10 NOT NULL,
	"invoice_status" smallint DEFAULT 0 NOT NULL,
	"invoice_no" text DEFAULT '' NOT NULL,
	"outbound_nos" text[] DEFAULT '{}' NOT NULL,
	"line_count" integer NOT NULL,
	"return_policy" smallint DEFAULT 1 NOT NULL,
	"sign_time" timestamp(0),
	"urge_time" timestamp(0),
	"cancel_reason" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sales_order_source" CHECK ("sales_order"."order_source" in (1, 2, 3, 4, 5)),
	CONSTRAINT "sales_order_pay_status" CHECK ("sales_order"."pay_status" in (0, 1, 2, 3, 4)),
	CONSTRAINT "sales_order_status" CHECK ("sales_order"."order_status" in (10, 20, 30, 40, 50, 60, 70, 90)),
	CONSTRAINT "sales_order_invoice_status" CHECK ("sales_order"."invoice_status" in (0, 1, 2)),
	CONSTRAINT "sales_order_return_policy" CHECK ("sales_order"."return_policy" in (1, 2)),
	CONSTRAINT "sales_order_amounts" CHECK ("sales_order"."order_amount" >= 0 and "sales_order"."unit_discount" >= 0 and "sales_order"."order_discount" >= 0 and "sales_order"."freight" >= 0 and "sales_order"."payable_amount" >= 0 and "sales_order"."paid_amount" >= 0 and "sales_order"."refunded_amount" >= 0 and "sales_order"."returned_amount" >= 0 and "sales_order"."line_count" >= 0),
	CONSTRAINT "sales_order_refunded" CHECK ("sales_order"."refunded_amount" <= "sales_order"."paid_amount"),
	CONSTRAINT "sales_order_returned" CHECK ("sales_order"."returned_amount" <= "sales_order"."payable_amount"),
	CONSTRAINT "sales_order_version" CHECK ("sales_order"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sales_order_event" (
	"event_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"order_no" text NOT NULL,
	"branch_id" text NOT NULL,
	"time" timestamp(0) NOT NULL,
	"kind" smallint NOT NULL,
	"by_name" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"doc_no" text DEFAULT '' NOT NULL,
	CONSTRAINT "sales_order_event_kind" CHECK ("sales_order_event"."kind" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
);
--> statement-breakpoint
CREATE TABLE "sales_order_line" (
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"split_from" integer,
	"branch_id" text NOT NULL,
	"order_time" timestamp(0) NOT NULL,
	"product_id" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"spec" text NOT NULL,
	"manufacturer" text NOT NULL,
	"approval_no" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"qty" bigint NOT NULL,
	"shipped_qty" bigint DEFAULT 0 NOT NULL,
	"returned_qty" bigint DEFAULT 0 NOT NULL,
	"list_price" bigint NOT NULL,
	"base_price" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"special" smallint DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_order_line_order_no_line_no_pk" PRIMARY KEY("order_no","line_no"),
	CONSTRAINT "sales_order_line_shipped" CHECK ("sales_order_line"."shipped_qty" <= "sales_order_line"."qty"),
	CONSTRAINT "sales_order_line_returned" CHECK ("sales_order_line"."returned_qty" <= "sales_order_line"."shipped_qty"),
	CONSTRAINT "sales_order_line_amounts" CHECK ("sales_order_line"."qty" >= 0 and "sales_order_line"."shipped_qty" >= 0 and "sales_order_line"."returned_qty" >= 0 and "sales_order_line"."list_price" >= 0 and "sales_order_line"."base_price" >= 0 and "sales_order_line"."unit_price" >= 0 and "sales_order_line"."amount" >= 0 and "sales_order_line"."discount_amount" >= 0 and "sales_order_line"."net_amount" >= 0 and "sales_order_line"."refunded_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sales_order_trace" (
	"order_no" text PRIMARY KEY NOT NULL,
	"branch_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"terms" jsonb
);
--> statement-breakpoint
CREATE TABLE "order_receipt" (
	"receipt_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"branch_id" text NOT NULL,
	"cust_id" text NOT NULL,
	"pay_time" timestamp(0) NOT NULL,
	"amount" bigint NOT NULL,
	"channel" smallint NOT NULL,
	CONSTRAINT "order_receipt_channel" CHECK ("order_receipt"."channel" in (1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "outbound" (
	"outbound_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"branch_id" text NOT NULL,
	"cust_id" text NOT NULL,
	"ship_time" timestamp(0) NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "outbound_amount" CHECK ("outbound"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbound_line" (
	"outbound_no" text NOT NULL,
	"branch_id" text NOT NULL,
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"batch_no" text NOT NULL,
	"expiry_date" date NOT NULL,
	"qty" bigint NOT NULL,
	CONSTRAINT "outbound_line_outbound_no_line_no_batch_no_pk" PRIMARY KEY("outbound_no","line_no","batch_no"),
	CONSTRAINT "outbound_line_qty" CHECK ("outbound_line"."qty" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_event" ADD CONSTRAINT "sales_order_event_order_no_sales_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."sales_order"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_event" ADD CONSTRAINT "sales_order_event_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_line" ADD CONSTRAINT "sales_order_line_order_no_sales_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."sales_order"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_line" ADD CONSTRAINT "sales_order_line_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_line" ADD CONSTRAINT "sales_order_line_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_trace" ADD CONSTRAINT "sales_order_trace_order_no_sales_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."sales_order"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_trace" ADD CONSTRAINT "sales_order_trace_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipt" ADD CONSTRAINT "order_receipt_order_no_sales_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."sales_order"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipt" ADD CONSTRAINT "order_receipt_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipt" ADD CONSTRAINT "order_receipt_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound" ADD CONSTRAINT "outbound_order_no_sales_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."sales_order"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound" ADD CONSTRAINT "outbound_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound" ADD CONSTRAINT "outbound_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_line" ADD CONSTRAINT "outbound_line_outbound_no_outbound_outbound_no_fk" FOREIGN KEY ("outbound_no") REFERENCES "public"."outbound"("outbound_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_line" ADD CONSTRAINT "outbound_line_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_order_time" ON "sales_order" USING btree ("order_time","order_no");--> statement-breakpoint
CREATE INDEX "sales_order_branch" ON "sales_order" USING btree ("branch_id","order_time","order_no");--> statement-breakpoint
CREATE INDEX "sales_order_customer" ON "sales_order" USING btree ("cust_id","order_time","order_no");--> statement-breakpoint
CREATE INDEX "sales_order_salesman" ON "sales_order" USING btree ("salesman_id","order_time","order_no");--> statement-breakpoint
CREATE INDEX "sales_order_status_of" ON "sales_order" USING btree ("order_status","order_time","order_no");--> statement-breakpoint
CREATE INDEX "sales_order_pay_status_of" ON "sales_order" USING btree ("pay_status","order_time","order_no");--> statement-breakpoint
CREATE INDEX "sales_order_source_of" ON "sales_order" USING btree ("order_source","order_time","order_no");--> statement-breakpoint
CREATE INDEX "sales_order_amount" ON "sales_order" USING btree ("order_amount","order_no");--> statement-breakpoint
CREATE INDEX "sales_order_payable" ON "sales_order" USING btree ("payable_amount","order_no");--> statement-breakpoint
CREATE INDEX "sales_order_no_grams" ON "sales_order" USING gin (grams("order_no"));--> statement-breakpoint
CREATE INDEX "sales_order_event_of" ON "sales_order_event" USING btree ("order_no","time","event_id");--> statement-breakpoint
CREATE INDEX "sales_order_line_time" ON "sales_order_line" USING btree ("order_time","order_no","line_no");--> statement-breakpoint
CREATE INDEX "sales_order_line_product" ON "sales_order_line" USING btree ("product_id","order_time","order_no","line_no");--> statement-breakpoint
CREATE INDEX "sales_order_line_branch" ON "sales_order_line" USING btree ("branch_id","order_time","order_no","line_no");--> statement-breakpoint
CREATE INDEX "order_receipt_order" ON "order_receipt" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "order_receipt_customer" ON "order_receipt" USING btree ("cust_id","pay_time");--> statement-breakpoint
CREATE INDEX "outbound_order" ON "outbound" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "outbound_customer" ON "outbound" USING btree ("cust_id","ship_time");--> statement-breakpoint
CREATE INDEX "outbound_line_order" ON "outbound_line" USING btree ("order_no","line_no");--> statement-breakpoint
select guard_rows('sales_order');
--> statement-breakpoint
select guard_rows('sales_order_line');
--> statement-breakpoint
select guard_rows('sales_order_trace');
--> statement-breakpoint
select guard_rows('sales_order_event');
--> statement-breakpoint
select guard_rows('outbound');
--> statement-breakpoint
select guard_rows('outbound_line');
--> statement-breakpoint
select guard_rows('order_receipt');
