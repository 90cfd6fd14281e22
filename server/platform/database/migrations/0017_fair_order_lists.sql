ALTER TABLE "fair_order" ADD COLUMN "line_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "fair_order" SET "line_count" = (SELECT count(*) FROM "fair_order_line" WHERE "fair_order_line"."order_no" = "fair_order"."order_no");--> statement-breakpoint
CREATE INDEX "fair_order_time" ON "fair_order" USING btree ("trade_fair_id","order_time");--> statement-breakpoint
CREATE INDEX "fair_order_pay" ON "fair_order" USING btree ("trade_fair_id","pay_amount");