-- An operator makes these beforehand, `concurrently`, where the table is large (docs/operations.md#migrations).
CREATE INDEX IF NOT EXISTS "fair_order_bought" ON "fair_order" USING btree ("cust_id","trade_fair_id","order_time","order_no","second_level_customer_id","branch_id","status","order_amount","discount_amount","pay_amount");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_day_amount" ON "fair_order" USING btree ("trade_fair_id",("order_time"::date),"order_amount","order_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_day_pay" ON "fair_order" USING btree ("trade_fair_id",("order_time"::date),"pay_amount","order_no");--> statement-breakpoint
DROP INDEX IF EXISTS "fair_order_customer";--> statement-breakpoint
-- What the days of orders are like is known from now on.
ANALYZE "fair_order";
