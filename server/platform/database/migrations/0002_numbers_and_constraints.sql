-- What only code kept apart until now.
UPDATE saved_view SET is_default = 0 WHERE is_default = 1 AND deleted = 0 AND view_id NOT IN (
  SELECT DISTINCT ON (list_key, share, case when share = 1 then created_by else coalesce(role_id::text, branch_id, '') end) view_id
  FROM saved_view WHERE is_default = 1 AND deleted = 0
  ORDER BY list_key, share, case when share = 1 then created_by else coalesce(role_id::text, branch_id, '') end, gmt_modified DESC, view_id DESC
);--> statement-breakpoint
UPDATE price_rule SET rule_name = rule_name || ' ' || rule_code WHERE deleted = 0 AND EXISTS (
  SELECT FROM price_rule AS first WHERE first.deleted = 0 AND first.branch_id = price_rule.branch_id
    AND first.category_code = price_rule.category_code AND first.rule_name = price_rule.rule_name AND first.rule_id < price_rule.rule_id
);--> statement-breakpoint
CREATE SEQUENCE "public"."activity_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."check_in_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."export_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."fair_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."import_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."invitation_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."rule_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."voucher_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."win_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_ticket" ADD CONSTRAINT "upload_ticket_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_role_id_role_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_return" ADD CONSTRAINT "sale_return_line" FOREIGN KEY ("bill_no","line_no") REFERENCES "public"."sale_line"("bill_no","line_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_customer" ADD CONSTRAINT "compute_customer_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_line" ADD CONSTRAINT "compute_line_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compute_unit" ADD CONSTRAINT "compute_unit_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_ledger" ADD CONSTRAINT "rebate_ledger_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_order" ADD CONSTRAINT "fair_order_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_order" ADD CONSTRAINT "fair_order_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_order" ADD CONSTRAINT "fair_order_second_level_customer_id_fair_customer_id_fk" FOREIGN KEY ("second_level_customer_id") REFERENCES "public"."fair_customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_order" ADD CONSTRAINT "fair_order_guest_id_guest_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_department_id_department_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_group" ADD CONSTRAINT "guest_group_department_id_department_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("department_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_order_line" ADD CONSTRAINT "fair_order_line_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_order_line" ADD CONSTRAINT "fair_order_line_supplier_id_supplier_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("supplier_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_fair_customer_id_fair_customer_id_fk" FOREIGN KEY ("fair_customer_id") REFERENCES "public"."fair_customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_commodity" ADD CONSTRAINT "fair_commodity_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_commodity" ADD CONSTRAINT "fair_commodity_supplier_id_supplier_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("supplier_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_customer" ADD CONSTRAINT "fair_customer_parent_customer_id_fair_customer_id_fk" FOREIGN KEY ("parent_customer_id") REFERENCES "public"."fair_customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_customer" ADD CONSTRAINT "fair_customer_cust_id_customer_cust_id_fk" FOREIGN KEY ("cust_id") REFERENCES "public"."customer"("cust_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_customer" ADD CONSTRAINT "fair_customer_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_supplier" ADD CONSTRAINT "fair_supplier_supplier_id_supplier_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("supplier_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_supplier" ADD CONSTRAINT "fair_supplier_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_default" ON "saved_view" USING btree ("list_key","share",(case when share = 1 then created_by else coalesce(role_id::text, branch_id, '') end)) WHERE is_default = 1 and deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "price_rule_name" ON "price_rule" USING btree ("branch_id","category_code","rule_name") WHERE deleted = 0;--> statement-breakpoint
CREATE INDEX "fair_order_customer" ON "fair_order" USING btree ("cust_id");--> statement-breakpoint
CREATE INDEX "fair_order_guest" ON "fair_order" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "guest_customer" ON "guest" USING btree ("fair_customer_id");--> statement-breakpoint
CREATE INDEX "winner_guest" ON "winner" USING btree ("guest_id");--> statement-breakpoint
ALTER TABLE "branch" ADD CONSTRAINT "branch_status" CHECK ("branch"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "button" ADD CONSTRAINT "button_status" CHECK ("button"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "button" ADD CONSTRAINT "button_version" CHECK ("button"."version" >= 1);--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_status" CHECK ("menu"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_version" CHECK ("menu"."version" >= 1);--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_status" CHECK ("role"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_version" CHECK ("role"."version" >= 1);--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_status" CHECK ("staff"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_status" CHECK ("app_user"."status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_version" CHECK ("app_user"."version" >= 1);--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_size" CHECK ("file"."size" >= 0);--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_share" CHECK ("saved_view"."share" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_version" CHECK ("saved_view"."version" >= 1);--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_announce_type" CHECK ("announcement"."announce_type" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_target_type" CHECK ("announcement"."target_type" in (1, 2, 3, 4, 5, 6));--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_publish_status" CHECK ("announcement"."publish_status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_version" CHECK ("announcement"."version" >= 1);--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_status" CHECK ("customer"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "branch_product" ADD CONSTRAINT "branch_product_prices" CHECK ("branch_product"."list_price" >= 0 and "branch_product"."cost_price" >= 0 and "branch_product"."min_sale_price" >= 0);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_status" CHECK ("product"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "product_batch" ADD CONSTRAINT "product_batch_qty" CHECK ("product_batch"."qty" >= 0);--> statement-breakpoint
ALTER TABLE "product_batch" ADD CONSTRAINT "product_batch_quality_state" CHECK ("product_batch"."quality_state" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_prices" CHECK ("price_change"."list_price" >= 0 and "price_change"."min_sale_price" >= 0);--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_status" CHECK ("price_change"."status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_status" CHECK ("price_rule"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_period" CHECK ("price_rule"."effective_end" > "price_rule"."effective_start");--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_version" CHECK ("price_rule"."version" >= 1);--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_stage" CHECK ("activity"."stage" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_period" CHECK ("activity"."stage" = 0 or "activity"."end_time" > "activity"."start_time");--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_settle_mode" CHECK ("activity"."settle_mode" in (1, 2));--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_amounts" CHECK ("activity"."budget_amount" >= 0 and "activity"."budget_used" >= 0 and "activity"."used_order_count" >= 0 and "activity"."customer_reward_limit" >= 0 and "activity"."max_reward_per_order" >= 0);--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_budget" CHECK ("activity"."budget_used" <= "activity"."budget_amount");--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_version" CHECK ("activity"."version" >= 1);--> statement-breakpoint
ALTER TABLE "activity_customer_use" ADD CONSTRAINT "activity_customer_use_used" CHECK ("activity_customer_use"."orders" >= 0 and "activity_customer_use"."reward" >= 0);--> statement-breakpoint
ALTER TABLE "activity_product" ADD CONSTRAINT "activity_product_used" CHECK ("activity_product"."used_qty" >= 0);--> statement-breakpoint
ALTER TABLE "activity_product" ADD CONSTRAINT "activity_product_limit" CHECK ("activity_product"."used_qty" <= "activity_product"."limit_qty_total");--> statement-breakpoint
ALTER TABLE "activity_product_use" ADD CONSTRAINT "activity_product_use_used" CHECK ("activity_product_use"."qty" >= 0);--> statement-breakpoint
ALTER TABLE "activity_staff" ADD CONSTRAINT "activity_staff_used" CHECK ("activity_staff"."used_amount" >= 0 and "activity_staff"."quota_amount" >= 0);--> statement-breakpoint
ALTER TABLE "activity_staff" ADD CONSTRAINT "activity_staff_quota" CHECK ("activity_staff"."used_amount" <= "activity_staff"."quota_amount");--> statement-breakpoint
ALTER TABLE "activity_usage" ADD CONSTRAINT "activity_usage_amounts" CHECK ("activity_usage"."qty" >= 0 and "activity_usage"."times" >= 0 and "activity_usage"."reward_amount" >= 0);--> statement-breakpoint
ALTER TABLE "activity_basket_product" ADD CONSTRAINT "activity_basket_product_version" CHECK ("activity_basket_product"."version" >= 1);--> statement-breakpoint
ALTER TABLE "promotion_policy" ADD CONSTRAINT "promotion_policy_status" CHECK ("promotion_policy"."status" in (1, 2, 9));--> statement-breakpoint
ALTER TABLE "promotion_policy" ADD CONSTRAINT "promotion_policy_period" CHECK ("promotion_policy"."end_time" > "promotion_policy"."start_time");--> statement-breakpoint
ALTER TABLE "promotion_policy" ADD CONSTRAINT "promotion_policy_budget" CHECK ("promotion_policy"."budget_amount" >= 0);--> statement-breakpoint
ALTER TABLE "sale_line" ADD CONSTRAINT "sale_line_amounts" CHECK ("sale_line"."qty" >= 0 and "sale_line"."shipped_qty" >= 0 and "sale_line"."unit_price" >= 0 and "sale_line"."base" >= 0 and "sale_line"."net" >= 0);--> statement-breakpoint
ALTER TABLE "sale_return" ADD CONSTRAINT "sale_return_qty" CHECK ("sale_return"."qty" >= 0);--> statement-breakpoint
ALTER TABLE "compute_customer" ADD CONSTRAINT "compute_customer_amounts" CHECK ("compute_customer"."shipped_qty" >= 0 and "compute_customer"."returned_qty" >= 0 and "compute_customer"."reward_amount" >= 0 and "compute_customer"."granted_amount" >= 0);--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_bill_status" CHECK ("pms_bill"."bill_status" in (0, 1, 2, 3, 9));--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_amounts" CHECK ("pms_bill"."amount" >= 0 and "pms_bill"."late_fee" >= 0 and "pms_bill"."reduce_amount" >= 0 and "pms_bill"."paid_amount" >= 0);--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_version" CHECK ("pms_bill"."version" >= 1);--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD CONSTRAINT "pms_inspection_task_status" CHECK ("pms_inspection_task"."status" in (0, 1, 2, 3));--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD CONSTRAINT "pms_inspection_task_counts" CHECK ("pms_inspection_task"."point_count" >= 0 and "pms_inspection_task"."checked_count" >= 0 and "pms_inspection_task"."abnormal_count" >= 0);--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD CONSTRAINT "pms_inspection_task_version" CHECK ("pms_inspection_task"."version" >= 1);--> statement-breakpoint
ALTER TABLE "pms_lease" ADD CONSTRAINT "pms_lease_lease_status" CHECK ("pms_lease"."lease_status" in (0, 1, 2, 3, 4, 5, 8));--> statement-breakpoint
ALTER TABLE "pms_lease" ADD CONSTRAINT "pms_lease_period" CHECK ("pms_lease"."end_date" > "pms_lease"."start_date");--> statement-breakpoint
ALTER TABLE "pms_lease" ADD CONSTRAINT "pms_lease_amounts" CHECK ("pms_lease"."rent_amount" >= 0 and "pms_lease"."deposit" >= 0);--> statement-breakpoint
ALTER TABLE "pms_lease" ADD CONSTRAINT "pms_lease_version" CHECK ("pms_lease"."version" >= 1);--> statement-breakpoint
ALTER TABLE "pms_unit" ADD CONSTRAINT "pms_unit_unit_status" CHECK ("pms_unit"."unit_status" in (1, 2, 3, 4, 9));--> statement-breakpoint
ALTER TABLE "pms_unit" ADD CONSTRAINT "pms_unit_version" CHECK ("pms_unit"."version" >= 1);--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD CONSTRAINT "pms_work_order_status" CHECK ("pms_work_order"."status" in (0, 1, 2, 3, 4, 9));--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD CONSTRAINT "pms_work_order_version" CHECK ("pms_work_order"."version" >= 1);--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_type" CHECK ("feedback"."type" in (1, 2, 3, 9));--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_status" CHECK ("feedback"."status" in (0, 1, 2, 3));--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_version" CHECK ("feedback"."version" >= 1);--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_status" CHECK ("export_job"."status" in (0, 1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_counts" CHECK ("export_job"."progress" >= 0 and "export_job"."row_count" >= 0 and "export_job"."file_size" >= 0 and "export_job"."retries" >= 0 and "export_job"."interruptions" >= 0);--> statement-breakpoint
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_status" CHECK ("import_record"."status" in (0, 1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_counts" CHECK ("import_record"."total_count" >= 0 and "import_record"."interruptions" >= 0);--> statement-breakpoint
ALTER TABLE "dining_voucher" ADD CONSTRAINT "dining_voucher_status" CHECK ("dining_voucher"."status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "dining_voucher" ADD CONSTRAINT "dining_voucher_seats" CHECK ("dining_voucher"."seats" >= 1);--> statement-breakpoint
ALTER TABLE "fair_order" ADD CONSTRAINT "fair_order_status" CHECK ("fair_order"."status" in (0, 1, 2, 3, 9));--> statement-breakpoint
ALTER TABLE "fair_order" ADD CONSTRAINT "fair_order_amounts" CHECK ("fair_order"."order_amount" >= 0 and "fair_order"."discount_amount" >= 0 and "fair_order"."pay_amount" >= 0 and "fair_order"."line_count" >= 0);--> statement-breakpoint
ALTER TABLE "fair_order" ADD CONSTRAINT "fair_order_version" CHECK ("fair_order"."version" >= 1);--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_companions" CHECK ("guest"."companions" >= 0);--> statement-breakpoint
ALTER TABLE "guest" ADD CONSTRAINT "guest_version" CHECK ("guest"."version" >= 1);--> statement-breakpoint
ALTER TABLE "guest_group" ADD CONSTRAINT "guest_group_version" CHECK ("guest_group"."version" >= 1);--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_source" CHECK ("lottery_ticket"."source" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_status" CHECK ("lottery_ticket"."status" in (0, 1, 2, 3));--> statement-breakpoint
ALTER TABLE "fair_order_line" ADD CONSTRAINT "fair_order_line_status" CHECK ("fair_order_line"."status" in (0, 9));--> statement-breakpoint
ALTER TABLE "fair_order_line" ADD CONSTRAINT "fair_order_line_amounts" CHECK ("fair_order_line"."qty" >= 0 and "fair_order_line"."unit_price" >= 0 and "fair_order_line"."amount" >= 0 and "fair_order_line"."discount_amount" >= 0 and "fair_order_line"."net_amount" >= 0 and "fair_order_line"."shipped_qty" >= 0 and "fair_order_line"."returned_qty" >= 0);--> statement-breakpoint
ALTER TABLE "fair_usage" ADD CONSTRAINT "fair_usage_qty" CHECK ("fair_usage"."qty" >= 0);--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_channel" CHECK ("invitation"."channel" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_send_status" CHECK ("invitation"."send_status" in (0, 1, 2, 3));--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_reply_status" CHECK ("invitation"."reply_status" in (0, 1, 2, 9));--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_counts" CHECK ("invitation"."resent" >= 0 and "invitation"."companions_reply" >= 0);--> statement-breakpoint
ALTER TABLE "draw" ADD CONSTRAINT "draw_status" CHECK ("draw"."status" in (1, 2));--> statement-breakpoint
ALTER TABLE "draw" ADD CONSTRAINT "draw_mode" CHECK ("draw"."mode" in (1, 2));--> statement-breakpoint
ALTER TABLE "draw" ADD CONSTRAINT "draw_counts" CHECK ("draw"."draw_count" >= 0 and "draw"."pool_size" >= 0);--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_win_status" CHECK ("winner"."win_status" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "winner" ADD CONSTRAINT "winner_register_status" CHECK ("winner"."register_status" in (0, 1, 2, 3));--> statement-breakpoint
ALTER TABLE "fair_commodity" ADD CONSTRAINT "fair_commodity_prices" CHECK ("fair_commodity"."list_price" >= 0 and "fair_commodity"."fair_price" >= 0);--> statement-breakpoint
ALTER TABLE "fair_commodity" ADD CONSTRAINT "fair_commodity_quantities" CHECK ("fair_commodity"."min_qty" >= 1 and "fair_commodity"."limit_qty" >= 1);--> statement-breakpoint
ALTER TABLE "fair_commodity" ADD CONSTRAINT "fair_commodity_version" CHECK ("fair_commodity"."version" >= 1);--> statement-breakpoint
ALTER TABLE "fair_customer" ADD CONSTRAINT "fair_customer_level" CHECK ("fair_customer"."level" in (1, 2));--> statement-breakpoint
ALTER TABLE "fair_customer" ADD CONSTRAINT "fair_customer_version" CHECK ("fair_customer"."version" >= 1);--> statement-breakpoint
ALTER TABLE "fair_supplier" ADD CONSTRAINT "fair_supplier_amounts" CHECK ("fair_supplier"."sponsor_amount" >= 0);--> statement-breakpoint
ALTER TABLE "fair_supplier" ADD CONSTRAINT "fair_supplier_version" CHECK ("fair_supplier"."version" >= 1);--> statement-breakpoint
ALTER TABLE "meal" ADD CONSTRAINT "meal_status" CHECK ("meal"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "meal" ADD CONSTRAINT "meal_counts" CHECK ("meal"."quota" >= 0 and "meal"."issued_count" >= 0 and "meal"."used_count" >= 0);--> statement-breakpoint
ALTER TABLE "meal" ADD CONSTRAINT "meal_quota" CHECK ("meal"."issued_count" <= "meal"."quota");--> statement-breakpoint
ALTER TABLE "meal" ADD CONSTRAINT "meal_used" CHECK ("meal"."used_count" <= "meal"."issued_count");--> statement-breakpoint
ALTER TABLE "prize" ADD CONSTRAINT "prize_counts" CHECK ("prize"."quota" >= 0 and "prize"."drawn_count" >= 0 and "prize"."registered_count" >= 0 and "prize"."unit_value" >= 0);--> statement-breakpoint
ALTER TABLE "prize" ADD CONSTRAINT "prize_quota" CHECK ("prize"."drawn_count" <= "prize"."quota");--> statement-breakpoint
ALTER TABLE "prize" ADD CONSTRAINT "prize_version" CHECK ("prize"."version" >= 1);--> statement-breakpoint
ALTER TABLE "trade_fair" ADD CONSTRAINT "trade_fair_state" CHECK ("trade_fair"."state" in (0, 1, 2, 3, 4, 9));--> statement-breakpoint
ALTER TABLE "trade_fair" ADD CONSTRAINT "trade_fair_period" CHECK ("trade_fair"."state" = 9 or "trade_fair"."end_time" > "trade_fair"."start_time");--> statement-breakpoint
ALTER TABLE "trade_fair" ADD CONSTRAINT "trade_fair_version" CHECK ("trade_fair"."version" >= 1);--> statement-breakpoint
-- Draws numbers of a series. Where the month is new, the sequence goes on from its beginning; two that see this at once
-- take turns for that moment, and for nothing else that their transactions do.
CREATE FUNCTION "next_numbers"(series text, month bigint, how_many integer) RETURNS SETOF bigint LANGUAGE plpgsql AS $$
DECLARE
  first_of_month bigint := month * 1000000000;
  turn bigint := hashtextextended(series, 7);
BEGIN
  IF coalesce(pg_sequence_last_value(series::regclass), 0) < first_of_month THEN
    PERFORM pg_advisory_lock(turn);
    IF coalesce(pg_sequence_last_value(series::regclass), 0) < first_of_month THEN
      PERFORM setval(series::regclass, first_of_month);
    END IF;
    PERFORM pg_advisory_unlock(turn);
  END IF;
  RETURN QUERY SELECT nextval(series::regclass) FROM generate_series(1, how_many);
END $$;
--> statement-breakpoint
-- Numbers that were given already stay behind those to come.
SELECT setval(series::regclass, last) FROM (
  SELECT 'export_number' AS series, max(substr(job_no, 3, 6)::bigint * 1000000000 + substr(job_no, 9)::bigint) AS last FROM export_job WHERE job_no ~ '^EX[0-9]{7,}$'
  UNION ALL SELECT 'import_number', max(substr(import_no, 3, 6)::bigint * 1000000000 + substr(import_no, 9)::bigint) FROM import_record WHERE import_no ~ '^IM[0-9]{7,}$'
  UNION ALL SELECT 'fair_number', max(substr(trade_fair_code, 3, 6)::bigint * 1000000000 + substr(trade_fair_code, 9)::bigint) FROM trade_fair WHERE trade_fair_code ~ '^ZH20[0-9]{2}(0[1-9]|1[0-2])[0-9]{4,8}$' AND substr(trade_fair_code, 3, 6) <= to_char(now(), 'YYYYMM')
  UNION ALL SELECT 'activity_number', max(substr(activity_code, 3, 6)::bigint * 1000000000 + substr(activity_code, 9)::bigint) FROM activity WHERE activity_code ~ '^HD[0-9]{7,}$'
  UNION ALL SELECT 'rule_number', max(substr(rule_code, 3, 6)::bigint * 1000000000 + substr(rule_code, 9)::bigint) FROM price_rule WHERE rule_code ~ '^GZ[0-9]{7,}$'
  UNION ALL SELECT 'invitation_number', max(substr(invitation_no, 3)::bigint) FROM invitation WHERE invitation_no ~ '^YQ[0-9]+$'
  UNION ALL SELECT 'check_in_number', max(substr(sign_in_no, 3)::bigint) FROM sign_in WHERE sign_in_no ~ '^QD[0-9]+$'
  UNION ALL SELECT 'voucher_number', max(substr(voucher_no, 3)::bigint) FROM dining_voucher WHERE voucher_no ~ '^CQ[0-9]+$'
  UNION ALL SELECT 'win_number', max(substr(win_no, 3)::bigint) FROM winner WHERE win_no ~ '^ZJ[0-9]+$'
) AS given WHERE last > 0;
