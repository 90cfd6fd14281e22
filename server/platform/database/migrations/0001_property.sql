CREATE TABLE "pms_bill" (
	"bill_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"bill_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"lease_id" bigint,
	"fee_type" smallint NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"amount" bigint NOT NULL,
	"late_fee" bigint DEFAULT 0 NOT NULL,
	"reduce_amount" bigint DEFAULT 0 NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"due_date" date NOT NULL,
	"bill_status" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_building" (
	"building_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"property_id" bigint NOT NULL,
	"building_name" text NOT NULL,
	"floors" integer NOT NULL,
	"underground_floors" integer DEFAULT 0 NOT NULL,
	"build_area" bigint,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_inspection_task" (
	"task_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"task_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"plan_date" date NOT NULL,
	"point_count" integer NOT NULL,
	"checked_count" integer DEFAULT 0 NOT NULL,
	"abnormal_count" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_lease" (
	"lease_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"lease_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"tenant_name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"rent_amount" bigint NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"pay_cycle" smallint NOT NULL,
	"lease_status" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_lease_unit" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"lease_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"area" bigint NOT NULL,
	"rent" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_property" (
	"property_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"property_code" text NOT NULL,
	"property_name" text NOT NULL,
	"property_type" smallint NOT NULL,
	"branch_id" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"total_area" bigint DEFAULT 0 NOT NULL,
	"manager_id" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_unit" (
	"unit_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"property_id" bigint NOT NULL,
	"building_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"floor" integer NOT NULL,
	"unit_no" text NOT NULL,
	"area" bigint NOT NULL,
	"inner_area" bigint,
	"unit_type" text DEFAULT '' NOT NULL,
	"rent_price" bigint,
	"unit_status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pms_work_order" (
	"order_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"order_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"unit_id" bigint,
	"category" text NOT NULL,
	"urgency" smallint NOT NULL,
	"description" text NOT NULL,
	"reporter_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"report_time" timestamp(0) NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_bill" ADD CONSTRAINT "pms_bill_lease_id_pms_lease_lease_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."pms_lease"("lease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_building" ADD CONSTRAINT "pms_building_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD CONSTRAINT "pms_inspection_task_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD CONSTRAINT "pms_inspection_task_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD CONSTRAINT "pms_lease_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_lease" ADD CONSTRAINT "pms_lease_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_lease_unit" ADD CONSTRAINT "pms_lease_unit_lease_id_pms_lease_lease_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."pms_lease"("lease_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_lease_unit" ADD CONSTRAINT "pms_lease_unit_unit_id_pms_unit_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."pms_unit"("unit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_property" ADD CONSTRAINT "pms_property_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_unit" ADD CONSTRAINT "pms_unit_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_unit" ADD CONSTRAINT "pms_unit_building_id_pms_building_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."pms_building"("building_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_unit" ADD CONSTRAINT "pms_unit_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD CONSTRAINT "pms_work_order_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD CONSTRAINT "pms_work_order_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD CONSTRAINT "pms_work_order_unit_id_pms_unit_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."pms_unit"("unit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_bill_no" ON "pms_bill" USING btree ("bill_no");--> statement-breakpoint
CREATE INDEX "pms_bill_due" ON "pms_bill" USING btree ("due_date","bill_status");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_building_name" ON "pms_building" USING btree ("property_id","building_name");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_inspection_task_no" ON "pms_inspection_task" USING btree ("task_no");--> statement-breakpoint
CREATE INDEX "pms_inspection_date" ON "pms_inspection_task" USING btree ("plan_date");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_lease_no" ON "pms_lease" USING btree ("lease_no");--> statement-breakpoint
CREATE INDEX "pms_lease_end" ON "pms_lease" USING btree ("lease_status","end_date");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_lease_unit_once" ON "pms_lease_unit" USING btree ("lease_id","unit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_property_code" ON "pms_property" USING btree ("property_code");--> statement-breakpoint
CREATE INDEX "pms_property_branch" ON "pms_property" USING btree ("branch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_unit_no" ON "pms_unit" USING btree ("building_id","unit_no");--> statement-breakpoint
CREATE INDEX "pms_unit_property" ON "pms_unit" USING btree ("property_id","unit_status");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_work_order_no" ON "pms_work_order" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "pms_work_order_status" ON "pms_work_order" USING btree ("status");