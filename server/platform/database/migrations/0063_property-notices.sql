CREATE TABLE "pms_notice" (
	"notice_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"tenant_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"object_id" bigint NOT NULL,
	"change" text NOT NULL,
	"phone" text NOT NULL,
	"content" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"sent_time" timestamp(0),
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	CONSTRAINT "pms_notice_kind" CHECK ("pms_notice"."kind" in (1, 2)),
	CONSTRAINT "pms_notice_status" CHECK ("pms_notice"."status" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "pms_share" (
	"share_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"share_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"fee_item_id" bigint NOT NULL,
	"main_meter_id" bigint NOT NULL,
	"period" text NOT NULL,
	"mode" smallint NOT NULL,
	"price" bigint NOT NULL,
	"members" jsonb NOT NULL,
	"computed" jsonb NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"auditor" text DEFAULT '' NOT NULL,
	"auditor_name" text DEFAULT '' NOT NULL,
	"audit_time" timestamp(0),
	"opinion" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pms_share_mode" CHECK ("pms_share"."mode" in (1, 2, 3)),
	CONSTRAINT "pms_share_status" CHECK ("pms_share"."status" in (0, 1, 2, 8)),
	CONSTRAINT "pms_share_price" CHECK ("pms_share"."price" >= 0),
	CONSTRAINT "pms_share_version" CHECK ("pms_share"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "pms_bill" ADD COLUMN "urge_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "pms_reading" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_notice" ADD CONSTRAINT "pms_notice_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_notice" ADD CONSTRAINT "pms_notice_tenant_id_pms_tenant_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."pms_tenant"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_share" ADD CONSTRAINT "pms_share_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_share" ADD CONSTRAINT "pms_share_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_share" ADD CONSTRAINT "pms_share_fee_item_id_pms_fee_item_fee_item_id_fk" FOREIGN KEY ("fee_item_id") REFERENCES "public"."pms_fee_item"("fee_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_share" ADD CONSTRAINT "pms_share_main_meter_id_pms_meter_meter_id_fk" FOREIGN KEY ("main_meter_id") REFERENCES "public"."pms_meter"("meter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_notice_once" ON "pms_notice" USING btree ("kind","object_id","tenant_id","change");--> statement-breakpoint
CREATE INDEX "pms_notice_created" ON "pms_notice" USING btree ("gmt_created");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_share_no" ON "pms_share" USING btree ("share_no");--> statement-breakpoint
CREATE INDEX "pms_share_property" ON "pms_share" USING btree ("property_id","period");--> statement-breakpoint
select guard_rows('pms_share');
--> statement-breakpoint
select guard_rows('pms_notice');
