CREATE TABLE "pms_meter" (
	"meter_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"meter_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"fee_type" smallint NOT NULL,
	"unit_id" bigint,
	"parent_id" bigint,
	"registers" smallint NOT NULL,
	"digits" smallint NOT NULL,
	"factor" bigint NOT NULL,
	"install_date" date NOT NULL,
	"start_values" jsonb NOT NULL,
	"remove_date" date,
	"final_values" jsonb,
	"replaces_id" bigint,
	"meter_status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pms_meter_status" CHECK ("pms_meter"."meter_status" in (0, 1, 2)),
	CONSTRAINT "pms_meter_version" CHECK ("pms_meter"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pms_reading" (
	"reading_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"meter_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"date" date NOT NULL,
	"period" text,
	"values" jsonb NOT NULL,
	"overflow" smallint DEFAULT 0 NOT NULL,
	"estimated" smallint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"read_time" timestamp(0) NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"corrects_id" bigint,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	CONSTRAINT "pms_reading_kind" CHECK ("pms_reading"."kind" in (1, 2, 3, 4, 5)),
	CONSTRAINT "pms_reading_state" CHECK ("pms_reading"."state" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "pms_meter" ADD CONSTRAINT "pms_meter_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_meter" ADD CONSTRAINT "pms_meter_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_meter" ADD CONSTRAINT "pms_meter_unit_id_pms_unit_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."pms_unit"("unit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_reading" ADD CONSTRAINT "pms_reading_meter_id_pms_meter_meter_id_fk" FOREIGN KEY ("meter_id") REFERENCES "public"."pms_meter"("meter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_reading" ADD CONSTRAINT "pms_reading_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_meter_no" ON "pms_meter" USING btree ("property_id","meter_no");--> statement-breakpoint
CREATE INDEX "pms_meter_unit" ON "pms_meter" USING btree ("unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_reading_once" ON "pms_reading" USING btree ("meter_id","period") WHERE kind = 2 and state = 1;--> statement-breakpoint
CREATE INDEX "pms_reading_meter" ON "pms_reading" USING btree ("meter_id","date");--> statement-breakpoint
select guard_rows('pms_meter');--> statement-breakpoint
select guard_rows('pms_reading');
