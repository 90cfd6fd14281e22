-- The second line of branch isolation (docs/adr/0031-rows-have-a-second-guard.md). Who asks is in app.scope:
-- '*' every branch · '/HQ/FDA/' this path and all below · '/HQ/FDA/=FDA,FDB' these of them · nothing: no row.
create function visible_branches() returns setof text language plpgsql stable rows 20 as $$
declare
  scope text := current_setting('app.scope', true);
begin
  if position('=' in scope) > 0 then
    return query select unnest(string_to_array(split_part(scope, '=', 2), ','));
  elsif starts_with(scope, '/') then
    return query select branch_id from branch where path ~>=~ scope and path ~<~ (rtrim(scope, '/') || '0');
  end if;
end $$;
--> statement-breakpoint
-- What they set holds below: prices, rules, activities.
create function branches_above() returns setof text language plpgsql stable rows 4 as $$
begin
  return query select unnest(string_to_array(split_part(current_setting('app.scope', true), '=', 1), '/'));
end $$;
--> statement-breakpoint
create function visible_fairs() returns setof bigint language plpgsql stable rows 100 as $$
begin
  return query select trade_fair_id from trade_fair;
end $$;
--> statement-breakpoint
-- Whoever has not said who asks finds no row; the owner of the table is no exception. Each part in parentheses is asked
-- once for a statement, and not for each row.
create function guard_rows(guarded regclass, condition text default 'branch_id in (select visible_branches())')
returns void language plpgsql as $$
begin
  execute format(
    'create policy branch_scope on %s using ((select current_setting(''app.scope'', true)) = ''*'' or %s)', guarded, condition
  );
  execute format('alter table %s enable row level security, force row level security', guarded);
end $$;
--> statement-breakpoint
-- As the row of another table that it belongs to, by a column of the same name.
create function guard_by_parent(guarded regclass, key text, parent regclass) returns void language plpgsql as $$
begin
  perform guard_rows(
    guarded, format('exists (select from %1$s as parent where parent.%2$I = %3$s.%2$I)', parent, key, guarded)
  );
end $$;
--> statement-breakpoint
select guard_rows(guarded::regclass)
from unnest(array['staff', 'app_user', 'file', 'upload_ticket', 'customer', 'product_batch', 'branch_operate_range',
  'branch_region', 'price_change', 'sale_document', 'rebate_ledger', 'pms_bill', 'pms_inspection_task',
  'pms_lease', 'pms_property', 'pms_unit', 'pms_work_order', 'feedback', 'export_job', 'import_record']) as guarded;
--> statement-breakpoint
select guard_rows(guarded::regclass, $$branch_id in (select visible_branches())
  or branch_id in (select branches_above())$$)
from unnest(array['branch_product', 'price_rule', 'activity']) as guarded;
--> statement-breakpoint
select guard_rows('department', $$branch_id in (select visible_branches())
  or branch_id in (select unnest(branch_ids) from trade_fair)$$);
--> statement-breakpoint
select guard_rows('operation_log', $$branch_id in (select visible_branches())
  or branch_id is null and current_setting('app.scope', true) <> ''$$);
--> statement-breakpoint
select guard_rows('saved_view', $$share <> 3 and current_setting('app.scope', true) <> ''
  or branch_id in (select visible_branches())$$);
--> statement-breakpoint
select guard_rows('activity_basket', $$branch_id in (select visible_branches())
  or owner_branch_id in (select visible_branches())$$);
--> statement-breakpoint
select guard_rows('promotion_policy', $$exists (select from unnest(branch_ids) as setting where setting in (select branches_above()))
  or exists (select from unnest(branch_ids) as taking where taking in (select visible_branches()))$$);
--> statement-breakpoint
select guard_rows('trade_fair', $$exists (select from unnest(branch_ids) as taking where taking in (select visible_branches()))$$);
--> statement-breakpoint
select guard_rows(guarded::regclass, $$trade_fair_id in (select visible_fairs())$$)
from unnest(array['announcement', 'fair_order', 'dining_voucher', 'guest', 'guest_group', 'lottery_ticket', 'sign_in',
  'fair_usage', 'invitation', 'draw', 'draw_screen', 'draw_seed', 'prize_group', 'winner', 'fair_commodity',
  'fair_customer', 'fair_supplier', 'meal', 'prize']) as guarded;
--> statement-breakpoint
select guard_by_parent(guarded::regclass, key, parent::regclass)
from (values
  ('fair_order_line', 'order_no', 'fair_order'),
  ('activity_basket_customer', 'form_id', 'activity_basket'),
  ('activity_basket_product', 'form_id', 'activity_basket'),
  ('activity_basket_staff', 'form_id', 'activity_basket'),
  ('price_rule_revision', 'rule_id', 'price_rule'),
  ('sale_line', 'bill_no', 'sale_document'),
  ('sale_return', 'bill_no', 'sale_document'),
  ('import_row', 'import_no', 'import_record'),
  ('pms_building', 'property_id', 'pms_property'),
  ('pms_lease_unit', 'lease_id', 'pms_lease'),
  ('activity_customer', 'activity_id', 'activity'),
  ('activity_customer_use', 'activity_id', 'activity'),
  ('activity_product', 'activity_id', 'activity'),
  ('activity_product_use', 'activity_id', 'activity'),
  ('activity_staff', 'activity_id', 'activity'),
  ('activity_usage', 'activity_id', 'activity'),
  ('compute_customer', 'activity_id', 'activity'),
  ('compute_line', 'activity_id', 'activity'),
  ('compute_run', 'activity_id', 'activity'),
  ('compute_unit', 'activity_id', 'activity')
) as children (guarded, key, parent);
--> statement-breakpoint
-- It makes sequences, which who only writes rows may not.
alter function next_numbers(text, bigint, integer) security definer set search_path = public, pg_temp;
--> statement-breakpoint
-- A function that looks everywhere for one answer, and takes that back: the owner of the tables is under the policies as
-- well, and has no right to a setting in the function's own definition.
create function look_everywhere(signature text, type regtype, query text) returns void language plpgsql as $look$
begin
  execute format($function$
    create function %1$s returns %2$s language plpgsql stable security definer
    set search_path = public, pg_temp as $body$
    declare
      asking text := coalesce(current_setting('app.scope', true), '');
      answer %2$s;
    begin
      perform set_config('app.scope', '*', true);
      %3$s into answer;
      perform set_config('app.scope', asking, true);
      return answer;
    end $body$
  $function$, signature, type, query);
end $look$;
--> statement-breakpoint
-- What somebody is called, whose name stands in a row in sight.
select look_everywhere('name_of_user(login text)', 'text',
  'select max(real_name) from app_user where login_name = login');
--> statement-breakpoint
select look_everywhere('name_of_staff(id text)', 'text', 'select max(staff_name) from staff where staff_id = id');
--> statement-breakpoint
-- What a branch and those below it have in stock: a fair shows that of its host to all who take part.
select look_everywhere('stock_below(product text, branch_path text)', 'float8',
  $$select coalesce(sum(qty), 0)::float8 from product_batch join branch using (branch_id)
    where product_id = product and quality_state = 1 and path like branch_path || '%'$$);
