CREATE TABLE "pms_deposit_entry" (
	"entry_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"lease_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"date" date NOT NULL,
	"ref_no" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	CONSTRAINT "pms_deposit_entry_kind" CHECK ("pms_deposit_entry"."kind" in (1, 2, 3, 4, 5, 6, 7, 9)),
	CONSTRAINT "pms_deposit_entry_amount" CHECK ("pms_deposit_entry"."amount" >= 1),
	CONSTRAINT "pms_deposit_entry_balance" CHECK ("pms_deposit_entry"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pms_deposit_return" (
	"return_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"lease_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"channel" smallint,
	"voucher" text DEFAULT '' NOT NULL,
	"pay_date" date,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pms_deposit_return_status" CHECK ("pms_deposit_return"."status" in (0, 1, 2, 8)),
	CONSTRAINT "pms_deposit_return_channel" CHECK ("pms_deposit_return"."channel" in (1, 2, 3, 4, 5, 6)),
	CONSTRAINT "pms_deposit_return_amount" CHECK ("pms_deposit_return"."amount" >= 1),
	CONSTRAINT "pms_deposit_return_version" CHECK ("pms_deposit_return"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pms_refund" (
	"refund_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"settlement_id" bigint NOT NULL,
	"refund_no" text NOT NULL,
	"lease_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"channel" smallint NOT NULL,
	"voucher" text DEFAULT '' NOT NULL,
	"date" date NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	CONSTRAINT "pms_refund_channel" CHECK ("pms_refund"."channel" in (1, 2, 3, 4, 5, 6)),
	CONSTRAINT "pms_refund_amount" CHECK ("pms_refund"."amount" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pms_settlement" (
	"settlement_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"settle_no" text NOT NULL,
	"lease_id" bigint NOT NULL,
	"property_id" bigint NOT NULL,
	"tenant_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"out_date" date NOT NULL,
	"settle_date" date NOT NULL,
	"reason" text NOT NULL,
	"charges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"readings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unearned" bigint DEFAULT 0 NOT NULL,
	"due" bigint DEFAULT 0 NOT NULL,
	"back" bigint DEFAULT 0 NOT NULL,
	"prepaid_used" bigint DEFAULT 0 NOT NULL,
	"deposit_used" bigint DEFAULT 0 NOT NULL,
	"refund" bigint DEFAULT 0 NOT NULL,
	"deposit_back" bigint DEFAULT 0 NOT NULL,
	"fingerprint" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"submitted_by" text DEFAULT '' NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"approved_by_name" text DEFAULT '' NOT NULL,
	"approve_time" timestamp(0),
	"close_time" timestamp(0),
	"images" text[] DEFAULT '{}' NOT NULL,
	"signed" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pms_settlement_status" CHECK ("pms_settlement"."status" in (0, 1, 2, 3, 8, 9)),
	CONSTRAINT "pms_settlement_amounts" CHECK ("pms_settlement"."due" >= 0 and "pms_settlement"."back" >= 0 and "pms_settlement"."prepaid_used" >= 0 and "pms_settlement"."deposit_used" >= 0 and "pms_settlement"."refund" >= 0),
	CONSTRAINT "pms_settlement_version" CHECK ("pms_settlement"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "pms_payment" ADD COLUMN "settlement_id" bigint;--> statement-breakpoint
ALTER TABLE "pms_deposit_entry" ADD CONSTRAINT "pms_deposit_entry_lease_id_pms_lease_lease_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."pms_lease"("lease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_deposit_entry" ADD CONSTRAINT "pms_deposit_entry_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_deposit_return" ADD CONSTRAINT "pms_deposit_return_lease_id_pms_lease_lease_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."pms_lease"("lease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_deposit_return" ADD CONSTRAINT "pms_deposit_return_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_refund" ADD CONSTRAINT "pms_refund_settlement_id_pms_settlement_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."pms_settlement"("settlement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_refund" ADD CONSTRAINT "pms_refund_lease_id_pms_lease_lease_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."pms_lease"("lease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_refund" ADD CONSTRAINT "pms_refund_tenant_id_pms_tenant_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."pms_tenant"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_refund" ADD CONSTRAINT "pms_refund_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_settlement" ADD CONSTRAINT "pms_settlement_lease_id_pms_lease_lease_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."pms_lease"("lease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_settlement" ADD CONSTRAINT "pms_settlement_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_settlement" ADD CONSTRAINT "pms_settlement_tenant_id_pms_tenant_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."pms_tenant"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_settlement" ADD CONSTRAINT "pms_settlement_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pms_deposit_entry_lease" ON "pms_deposit_entry" USING btree ("lease_id","entry_id");--> statement-breakpoint
CREATE INDEX "pms_deposit_return_lease" ON "pms_deposit_return" USING btree ("lease_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_refund_settlement" ON "pms_refund" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "pms_refund_tenant" ON "pms_refund" USING btree ("tenant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_settlement_no" ON "pms_settlement" USING btree ("settle_no");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_settlement_lease" ON "pms_settlement" USING btree ("lease_id") WHERE status <> 9;--> statement-breakpoint
CREATE INDEX "pms_settlement_modified" ON "pms_settlement" USING btree ("gmt_modified");--> statement-breakpoint
select set_config('app.scope', '*', true);
--> statement-breakpoint
-- What tenants have paid of their deposits until now is held of their leases.
insert into pms_deposit_entry (lease_id, branch_id, kind, amount, balance_after, date, ref_no, created_by_name, gmt_created)
select lease_id, branch_id, case nth when 1 then 1 else 2 end, amount,
  sum(amount) over (partition by lease_id order by nth), date, pay_no, created_by_name, gmt_created
from (
  select bill.lease_id, bill.branch_id, item.amount, paid.date, paid.pay_no, paid.created_by_name, paid.gmt_created,
    row_number() over (partition by bill.lease_id order by item.item_id) as nth
  from pms_payment_item as item
    join pms_payment as paid on paid.payment_id = item.payment_id
    join pms_bill as bill on bill.bill_id = item.bill_id
  where bill.fee_type = 6 and bill.lease_id is not null and bill.bill_status <> 9 and item.reversed = 0
  order by bill.lease_id, item.item_id) as received;
--> statement-breakpoint
select set_config('app.scope', '', true);
--> statement-breakpoint
select guard_rows('pms_settlement');
--> statement-breakpoint
select guard_rows('pms_deposit_entry');
--> statement-breakpoint
select guard_rows('pms_deposit_return');
--> statement-breakpoint
select guard_rows('pms_refund');
