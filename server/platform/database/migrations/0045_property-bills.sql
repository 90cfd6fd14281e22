CREATE TABLE "pms_amendment" (
	"amendment_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"amend_no" text NOT NULL,
	"lease_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"from_date" date NOT NULL,
	"rent_amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" smallint NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pms_amendment_status" CHECK ("pms_amendment"."status" in (0, 1, 2, 8)),
	CONSTRAINT "pms_amendment_version" CHECK ("pms_amendment"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pms_bill_entry" (
	"entry_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"bill_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"no" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	CONSTRAINT "pms_bill_entry_amount" CHECK ("pms_bill_entry"."amount" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pms_bill_run" (
	"run_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"run_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"period" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"alive_until" timestamp (3) with time zone NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fingerprint" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	CONSTRAINT "pms_bill_run_status" CHECK ("pms_bill_run"."status" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "pms_credit" (
	"credit_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"credit_no" text NOT NULL,
	"lease_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"fee_item_id" bigint NOT NULL,
	"period_start" date NOT NULL,
	"amount" bigint NOT NULL,
	"date" date NOT NULL,
	"reason" text NOT NULL,
	"to_balance" bigint NOT NULL,
	"run_id" bigint,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	CONSTRAINT "pms_credit_amount" CHECK ("pms_credit"."amount" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pms_payment" (
	"payment_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"pay_no" text NOT NULL,
	"tenant_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"to_balance" bigint NOT NULL,
	"channel" smallint NOT NULL,
	"pay_time" timestamp(0) NOT NULL,
	"date" date NOT NULL,
	"voucher" text DEFAULT '' NOT NULL,
	"receipt_no" text NOT NULL,
	"print_count" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"reverse_time" timestamp(0),
	"reverse_reason" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pms_payment_channel" CHECK ("pms_payment"."channel" in (1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "pms_payment_status" CHECK ("pms_payment"."status" in (1, 9)),
	CONSTRAINT "pms_payment_amounts" CHECK ("pms_payment"."amount" >= 0 and "pms_payment"."to_balance" >= 0),
	CONSTRAINT "pms_payment_version" CHECK ("pms_payment"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pms_payment_item" (
	"item_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"payment_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reversed" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "pms_payment_item_amount" CHECK ("pms_payment_item"."amount" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pms_tariff" (
	"tariff_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"fee_item_id" bigint NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"from" text NOT NULL,
	"prices" jsonb NOT NULL,
	"basis" smallint DEFAULT 1 NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pms_tariff_version" CHECK ("pms_tariff"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pms_fee_item" (
	"fee_item_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"fee_code" text NOT NULL,
	"fee_name" text NOT NULL,
	"fee_type" smallint NOT NULL,
	"calc_mode" smallint NOT NULL,
	"unit_price" bigint NOT NULL,
	"cycle" smallint,
	"late_fee_days" integer DEFAULT 0 NOT NULL,
	"late_rate" integer DEFAULT 0 NOT NULL,
	"tax_rate" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pms_fee_item_type" CHECK ("pms_fee_item"."fee_type" in (1, 2, 3, 4, 5, 6, 9)),
	CONSTRAINT "pms_fee_item_calc_mode" CHECK ("pms_fee_item"."calc_mode" in (1, 2, 3)),
	CONSTRAINT "pms_fee_item_figures" CHECK ("pms_fee_item"."unit_price" >= 0 and "pms_fee_item"."late_fee_days" >= 0 and "pms_fee_item"."late_rate" >= 0 and "pms_fee_item"."tax_rate" >= 0),
	CONSTRAINT "pms_fee_item_version" CHECK ("pms_fee_item"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "tenant_id" bigint;--> statement-breakpoint
UPDATE "pms_bill" SET "tenant_id" = "pms_lease"."tenant_id" FROM "pms_lease" WHERE "pms_lease"."lease_id" = "pms_bill"."lease_id";--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "fee_item_id" bigint;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "bill_kind" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "credit_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "issue_date" date;--> statement-breakpoint
UPDATE "pms_bill" SET "issue_date" = "due_date";--> statement-breakpoint
ALTER TABLE "pms_bill" ALTER COLUMN "issue_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "pay_by" date;--> statement-breakpoint
UPDATE "pms_bill" SET "pay_by" = "due_date";--> statement-breakpoint
ALTER TABLE "pms_bill" ALTER COLUMN "pay_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "late_fee_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "late_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "tax_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "explain_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "usage_days" integer;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "run_id" bigint;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "replaces_id" bigint;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "void_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "keeps_key" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "copied_on" date;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD COLUMN "cycle_anchor" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD COLUMN "bill_day" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD COLUMN "free_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD COLUMN "increases" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD COLUMN "rent_fee_item_id" bigint;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD COLUMN "fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD COLUMN "out_date" date;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD COLUMN "predecessor_id" bigint;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD COLUMN "opinion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_lease_unit" ADD COLUMN "from_date" date;--> statement-breakpoint
ALTER TABLE "pms_lease_unit" ADD COLUMN "to_date" date;--> statement-breakpoint
ALTER TABLE "pms_lease_unit" ADD COLUMN "active" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_amendment" ADD CONSTRAINT "pms_amendment_lease_id_pms_lease_lease_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."pms_lease"("lease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_amendment" ADD CONSTRAINT "pms_amendment_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_bill_entry" ADD CONSTRAINT "pms_bill_entry_bill_id_pms_bill_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."pms_bill"("bill_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_bill_entry" ADD CONSTRAINT "pms_bill_entry_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_bill_run" ADD CONSTRAINT "pms_bill_run_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_bill_run" ADD CONSTRAINT "pms_bill_run_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_credit" ADD CONSTRAINT "pms_credit_lease_id_pms_lease_lease_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."pms_lease"("lease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_credit" ADD CONSTRAINT "pms_credit_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_credit" ADD CONSTRAINT "pms_credit_fee_item_id_pms_fee_item_fee_item_id_fk" FOREIGN KEY ("fee_item_id") REFERENCES "public"."pms_fee_item"("fee_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_payment" ADD CONSTRAINT "pms_payment_tenant_id_pms_tenant_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."pms_tenant"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_payment" ADD CONSTRAINT "pms_payment_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_payment_item" ADD CONSTRAINT "pms_payment_item_payment_id_pms_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."pms_payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_payment_item" ADD CONSTRAINT "pms_payment_item_bill_id_pms_bill_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."pms_bill"("bill_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_tariff" ADD CONSTRAINT "pms_tariff_fee_item_id_pms_fee_item_fee_item_id_fk" FOREIGN KEY ("fee_item_id") REFERENCES "public"."pms_fee_item"("fee_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_tariff" ADD CONSTRAINT "pms_tariff_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_tariff" ADD CONSTRAINT "pms_tariff_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_amendment_no" ON "pms_amendment" USING btree ("amend_no");--> statement-breakpoint
CREATE INDEX "pms_amendment_lease" ON "pms_amendment" USING btree ("lease_id");--> statement-breakpoint
CREATE INDEX "pms_bill_entry_bill" ON "pms_bill_entry" USING btree ("bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_bill_run_no" ON "pms_bill_run" USING btree ("run_no");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_bill_run_on" ON "pms_bill_run" USING btree ("property_id") WHERE status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_credit_no" ON "pms_credit" USING btree ("credit_no");--> statement-breakpoint
CREATE INDEX "pms_credit_lease" ON "pms_credit" USING btree ("lease_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_payment_no" ON "pms_payment" USING btree ("pay_no");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_payment_receipt" ON "pms_payment" USING btree ("receipt_no");--> statement-breakpoint
CREATE INDEX "pms_payment_tenant" ON "pms_payment" USING btree ("tenant_id","pay_time");--> statement-breakpoint
CREATE INDEX "pms_payment_time" ON "pms_payment" USING btree ("pay_time");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_payment_item_once" ON "pms_payment_item" USING btree ("payment_id","bill_id");--> statement-breakpoint
CREATE INDEX "pms_payment_item_bill" ON "pms_payment_item" USING btree ("bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_tariff_once" ON "pms_tariff" USING btree ("fee_item_id","property_id","from");--> statement-breakpoint
CREATE INDEX "pms_tariff_property" ON "pms_tariff" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_fee_item_code" ON "pms_fee_item" USING btree ("fee_code");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_fee_item_name" ON "pms_fee_item" USING btree ("fee_name");--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_tenant_id_pms_tenant_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."pms_tenant"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_fee_item_id_pms_fee_item_fee_item_id_fk" FOREIGN KEY ("fee_item_id") REFERENCES "public"."pms_fee_item"("fee_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD CONSTRAINT "pms_lease_rent_fee_item_id_pms_fee_item_fee_item_id_fk" FOREIGN KEY ("rent_fee_item_id") REFERENCES "public"."pms_fee_item"("fee_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_bill_key" ON "pms_bill" USING btree ("lease_id","fee_item_id","period_start") WHERE bill_kind = 1 and bill_status <> 9;--> statement-breakpoint
CREATE INDEX "pms_bill_lease" ON "pms_bill" USING btree ("lease_id","period_start");--> statement-breakpoint
CREATE INDEX "pms_bill_tenant" ON "pms_bill" USING btree ("tenant_id","pay_by");--> statement-breakpoint
CREATE INDEX "pms_bill_property" ON "pms_bill" USING btree ("property_id","due_date");--> statement-breakpoint
ALTER TABLE "pms_lease_unit" ADD CONSTRAINT "pms_lease_unit_overlap" EXCLUDE USING gist (int8range("unit_id", "unit_id", '[]') WITH &&, daterange("from_date", "to_date", '[]') WITH &&) WHERE (active = 1);--> statement-breakpoint
select guard_rows('pms_tariff');--> statement-breakpoint
select guard_rows('pms_amendment');--> statement-breakpoint
select guard_rows('pms_bill_run');--> statement-breakpoint
select guard_rows('pms_credit');--> statement-breakpoint
select guard_rows('pms_bill_entry');--> statement-breakpoint
select guard_rows('pms_payment');--> statement-breakpoint
select guard_by_parent('pms_payment_item', 'payment_id', 'pms_payment');
