CREATE TABLE "pms_tenant" (
	"tenant_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"tenant_code" text NOT NULL,
	"tenant_type" smallint NOT NULL,
	"tenant_name" text NOT NULL,
	"branch_id" text NOT NULL,
	"id_number" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"invoice_title" text DEFAULT '' NOT NULL,
	"invoice_tax_no" text DEFAULT '' NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "pms_tenant_tenant_type" CHECK ("pms_tenant"."tenant_type" in (1, 2)),
	CONSTRAINT "pms_tenant_status" CHECK ("pms_tenant"."status" in (0, 1)),
	CONSTRAINT "pms_tenant_version" CHECK ("pms_tenant"."version" >= 1)
);
--> statement-breakpoint
DROP INDEX "pms_building_name";--> statement-breakpoint
DROP INDEX "pms_unit_no";--> statement-breakpoint
ALTER TABLE "pms_lease" ADD COLUMN "tenant_id" bigint;--> statement-breakpoint
ALTER TABLE "pms_unit" ADD COLUMN "property_fee_rate" bigint;--> statement-breakpoint
ALTER TABLE "pms_unit" ADD COLUMN "reserved_until" date;--> statement-breakpoint
ALTER TABLE "pms_unit" ADD COLUMN "reserved_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_tenant" ADD CONSTRAINT "pms_tenant_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_tenant_code" ON "pms_tenant" USING btree ("tenant_code");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_tenant_number" ON "pms_tenant" USING btree ("branch_id","id_number") WHERE deleted = 0;--> statement-breakpoint
CREATE INDEX "pms_tenant_modified" ON "pms_tenant" USING btree ("gmt_modified");--> statement-breakpoint
ALTER TABLE "pms_lease" ADD CONSTRAINT "pms_lease_tenant_id_pms_tenant_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."pms_tenant"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pms_lease_tenant" ON "pms_lease" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "pms_lease_unit_unit" ON "pms_lease_unit" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "pms_unit_reserved" ON "pms_unit" USING btree ("reserved_until") WHERE unit_status = 2;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_building_name" ON "pms_building" USING btree ("property_id","building_name") WHERE deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_unit_no" ON "pms_unit" USING btree ("building_id","unit_no") WHERE deleted = 0;--> statement-breakpoint
ALTER TABLE "pms_unit" ADD CONSTRAINT "pms_unit_inner_area" CHECK ("pms_unit"."inner_area" <= "pms_unit"."area");--> statement-breakpoint
select guard_rows('pms_tenant');
