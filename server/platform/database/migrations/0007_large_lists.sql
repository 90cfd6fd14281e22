-- The pieces of a text by which parts of it are found (docs/scale.md#search): three letters each, and one or two where
-- they are not ASCII, so that two Chinese characters are enough. Nothing but what every PostgreSQL server has.
CREATE OR REPLACE FUNCTION grams(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  given text := lower(value);
  letters int := length(given);
  found text[] := '{}';
  one text;
  two text;
BEGIN
  IF octet_length(given) = letters THEN
    FOR at IN 1 .. letters - 2 LOOP
      found := found || substr(given, at, 3);
    END LOOP;
    RETURN found;
  END IF;
  FOR at IN 1 .. letters LOOP
    one := substr(given, at, 1);
    IF octet_length(one) > 1 THEN
      found := found || one;
    END IF;
    IF at < letters THEN
      two := substr(given, at, 2);
      IF octet_length(two) > 2 THEN
        found := found || two;
      END IF;
    END IF;
    IF at < letters - 1 THEN
      found := found || substr(given, at, 3);
    END IF;
  END LOOP;
  RETURN found;
END $$;--> statement-breakpoint
-- Those that a text has in which the part is; none where the part is too short.
CREATE OR REPLACE FUNCTION grams_sought(part text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  given text := lower(part);
  letters int := length(given);
  found text[] := '{}';
BEGIN
  IF letters > 2 THEN
    FOR at IN 1 .. letters - 2 LOOP
      found := found || substr(given, at, 3);
    END LOOP;
  ELSIF octet_length(given) > letters THEN
    found := array[given];
  END IF;
  RETURN found;
END $$;--> statement-breakpoint
DROP INDEX "fair_order_fair";--> statement-breakpoint
DROP INDEX "sign_in_fair";--> statement-breakpoint
DROP INDEX "fair_customer_fair";--> statement-breakpoint
DROP INDEX "operation_log_time";--> statement-breakpoint
DROP INDEX "operation_log_object";--> statement-breakpoint
DROP INDEX "fair_order_time";--> statement-breakpoint
DROP INDEX "fair_order_pay";--> statement-breakpoint
DROP INDEX "invitation_fair";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operation_log_cost" ON "operation_log" USING btree ("cost_ms","log_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operation_log_menu" ON "operation_log" USING btree ("menu_url","operate_time","log_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operation_log_refused" ON "operation_log" USING btree ("operate_time","log_id") WHERE result_code <> 200;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operation_log_operator_grams" ON "operation_log" USING gin (grams("operator_name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operation_log_login_grams" ON "operation_log" USING gin (grams("login_name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operation_log_object_grams" ON "operation_log" USING gin (grams("object_id"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operation_log_name_grams" ON "operation_log" USING gin (grams("object_name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customer_salesman" ON "customer" USING btree ("salesman_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customer_name" ON "customer" USING btree ("cust_name","cust_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customer_id_grams" ON "customer" USING gin (grams("cust_id"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customer_code_grams" ON "customer" USING gin (grams("cust_code"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customer_name_grams" ON "customer" USING gin (grams("cust_name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customer_pinyin_grams" ON "customer" USING gin (grams("pinyin"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_name" ON "product" USING btree ("product_name","product_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_code_grams" ON "product" USING gin (grams("product_code"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_name_grams" ON "product" USING gin (grams("product_name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_pinyin_grams" ON "product" USING gin (grams("pinyin"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_manufacturer_grams" ON "product" USING gin (grams("manufacturer"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_number" ON "fair_order" USING btree ("trade_fair_id","order_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_amount" ON "fair_order" USING btree ("trade_fair_id","order_amount","order_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_branch" ON "fair_order" USING btree ("trade_fair_id","branch_id","order_time","order_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_salesman" ON "fair_order" USING btree ("trade_fair_id","salesman_id","order_time","order_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_status_of" ON "fair_order" USING btree ("trade_fair_id","status","order_time","order_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_no_grams" ON "fair_order" USING gin (grams("order_no"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_second" ON "fair_order" USING btree ("second_level_customer_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "guest_fair" ON "guest" USING btree ("trade_fair_id","guest_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "guest_name" ON "guest" USING btree ("trade_fair_id","guest_name","guest_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "guest_seat" ON "guest" USING btree ("trade_fair_id","seat_no","guest_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "guest_name_grams" ON "guest" USING gin (grams("guest_name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "guest_phone_grams" ON "guest" USING gin (grams("phone"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "guest_label_grams" ON "guest" USING gin (grams("prize_group_label"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lottery_ticket_customer" ON "lottery_ticket" USING btree ("fair_customer_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lottery_ticket_time" ON "lottery_ticket" USING btree ("trade_fair_id","issue_time","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lottery_ticket_status_of" ON "lottery_ticket" USING btree ("trade_fair_id","status","ticket_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lottery_ticket_no_grams" ON "lottery_ticket" USING gin (grams("ticket_no"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sign_in_guest" ON "sign_in" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sign_in_time" ON "sign_in" USING btree ("trade_fair_id","sign_in_time","sign_in_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sign_in_number" ON "sign_in" USING btree ("trade_fair_id","sign_in_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sign_in_session" ON "sign_in" USING btree ("trade_fair_id","session_no","sign_in_time","sign_in_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sign_in_revoked" ON "sign_in" USING btree ("trade_fair_id","sign_in_time","sign_in_no") WHERE revoked = 1;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_line_shipped" ON "fair_order_line" USING btree ("order_no","line_no") WHERE shipped_qty > 0;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_line_amount" ON "fair_order_line" USING btree ("amount","order_no","line_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_line_net" ON "fair_order_line" USING btree ("net_amount","order_no","line_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitation_reply" ON "invitation" USING btree ("trade_fair_id","reply_status","invitation_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitation_number" ON "invitation" USING btree ("trade_fair_id","invitation_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitation_created" ON "invitation" USING btree ("trade_fair_id","gmt_created","invitation_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitation_sent" ON "invitation" USING btree ("trade_fair_id","send_time","invitation_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitation_sent_last" ON "invitation" USING btree ("trade_fair_id","send_time" DESC NULLS LAST,"invitation_no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitation_answered" ON "invitation" USING btree ("trade_fair_id","reply_time","invitation_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitation_answered_last" ON "invitation" USING btree ("trade_fair_id","reply_time" DESC NULLS LAST,"invitation_no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_customer_code" ON "fair_customer" USING btree ("trade_fair_id","level","cust_code","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_customer_name" ON "fair_customer" USING btree ("trade_fair_id","level","customer_name","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_customer_created" ON "fair_customer" USING btree ("trade_fair_id","level","gmt_created","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_customer_branch" ON "fair_customer" USING btree ("trade_fair_id","branch_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_customer_salesman" ON "fair_customer" USING btree ("trade_fair_id","salesman_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_customer_parent" ON "fair_customer" USING btree ("parent_customer_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_customer_code_grams" ON "fair_customer" USING gin (grams("cust_code"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_customer_name_grams" ON "fair_customer" USING gin (grams("customer_name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operation_log_time" ON "operation_log" USING btree ("operate_time","log_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operation_log_object" ON "operation_log" USING btree ("object_type","object_id","operate_time","log_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_time" ON "fair_order" USING btree ("trade_fair_id","order_time","order_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "fair_order_pay" ON "fair_order" USING btree ("trade_fair_id","pay_amount","order_no");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "invitation_fair" ON "invitation" USING btree ("trade_fair_id","send_status","invitation_no");--> statement-breakpoint
ANALYZE "customer";--> statement-breakpoint
ANALYZE "fair_customer";--> statement-breakpoint
ANALYZE "fair_order";--> statement-breakpoint
ANALYZE "guest";--> statement-breakpoint
ANALYZE "lottery_ticket";--> statement-breakpoint
ANALYZE "operation_log";--> statement-breakpoint
ANALYZE "product";
