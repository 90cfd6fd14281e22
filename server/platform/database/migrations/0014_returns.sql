CREATE TABLE "return_line" (
	"return_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"batch_no" text NOT NULL,
	"branch_id" text NOT NULL,
	"order_no" text NOT NULL,
	"expiry_date" date NOT NULL,
	"shipped_qty" bigint NOT NULL,
	"return_qty" bigint NOT NULL,
	"received_qty" bigint,
	"refund_amount" bigint NOT NULL,
	"promotion_deduct" bigint NOT NULL,
	"check_result" smallint,
	CONSTRAINT "return_line_return_no_line_no_batch_no_pk" PRIMARY KEY("return_no","line_no","batch_no"),
	CONSTRAINT "return_line_check_result" CHECK ("return_line"."check_result" in (1, 2, 3)),
	CONSTRAINT "return_line_returned" CHECK ("return_line"."return_qty" <= "return_line"."shipped_qty"),
	CONSTRAINT "return_line_received" CHECK ("return_line"."received_qty" <= "return_line"."return_qty"),
	CONSTRAINT "return_line_amounts" CHECK ("return_line"."shipped_qty" >= 0 and "return_line"."return_qty" >= 0 and "return_line"."received_qty" >= 0 and "return_line"."refund_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_record" (
	"return_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"outbound_no" text NOT NULL,
	"branch_id" text NOT NULL,
	"cust_id" text NOT NULL,
	"cust_name" text NOT NULL,
	"return_type" smallint NOT NULL,
	"reason" text NOT NULL,
	"sku_count" integer NOT NULL,
	"return_qty" bigint NOT NULL,
	"refund_amount" bigint NOT NULL,
	"promotion_deduct" bigint NOT NULL,
	"rebate_deduct" bigint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"refund_no" text DEFAULT '' NOT NULL,
	"apply_time" timestamp(0) NOT NULL,
	"finish_time" timestamp(0),
	"applicant" text NOT NULL,
	"applicant_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "return_record_type" CHECK ("return_record"."return_type" in (1, 2, 3, 4, 5, 9)),
	CONSTRAINT "return_record_status" CHECK ("return_record"."status" in (0, 1, 2, 3, 4, 5, 8, 9)),
	CONSTRAINT "return_record_amounts" CHECK ("return_record"."sku_count" >= 0 and "return_record"."return_qty" >= 0 and "return_record"."refund_amount" >= 0 and "return_record"."rebate_deduct" >= 0),
	CONSTRAINT "return_record_version" CHECK ("return_record"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "sales_order_event" DROP CONSTRAINT "sales_order_event_kind";--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_return_no_return_record_return_no_fk" FOREIGN KEY ("return_no") REFERENCES "public"."return_record"("return_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_line" ADD CONSTRAINT "return_line_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_record" ADD CONSTRAINT "return_record_order_no_sales_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."sales_order"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_record" ADD CONSTRAINT "return_record_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_record" ADD CONSTRAINT "return_record_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_line_order" ON "return_line" USING btree ("order_no","line_no");--> statement-breakpoint
CREATE INDEX "return_record_time" ON "return_record" USING btree ("apply_time","return_no");--> statement-breakpoint
CREATE INDEX "return_record_branch" ON "return_record" USING btree ("branch_id","apply_time","return_no");--> statement-breakpoint
CREATE INDEX "return_record_customer" ON "return_record" USING btree ("cust_id","apply_time","return_no");--> statement-breakpoint
CREATE INDEX "return_record_order" ON "return_record" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "return_record_status_of" ON "return_record" USING btree ("status","apply_time","return_no");--> statement-breakpoint
CREATE INDEX "return_record_type_of" ON "return_record" USING btree ("return_type","apply_time","return_no");--> statement-breakpoint
CREATE INDEX "return_record_refund" ON "return_record" USING btree ("refund_amount","return_no");--> statement-breakpoint
CREATE INDEX "return_record_no_grams" ON "return_record" USING gin (grams("return_no"));--> statement-breakpoint
CREATE INDEX "return_record_order_grams" ON "return_record" USING gin (grams("order_no"));--> statement-breakpoint
ALTER TABLE "sales_order_event" ADD CONSTRAINT "sales_order_event_kind" CHECK ("sales_order_event"."kind" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18));--> statement-breakpoint
select guard_rows('return_record');
--> statement-breakpoint
select guard_rows('return_line');
