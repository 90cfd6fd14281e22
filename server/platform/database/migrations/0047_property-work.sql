CREATE TABLE "pms_inspection_plan" (
	"plan_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"cycle" smallint NOT NULL,
	"points" jsonb NOT NULL,
	"handler_id" text NOT NULL,
	"handler_name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "pms_inspection_plan_cycle" CHECK ("pms_inspection_plan"."cycle" in (1, 2, 3, 4)),
	CONSTRAINT "pms_inspection_plan_version" CHECK ("pms_inspection_plan"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "pms_inspection_result" (
	"result_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"task_id" bigint NOT NULL,
	"point_id" text NOT NULL,
	"item_name" text NOT NULL,
	"value" text NOT NULL,
	"normal" smallint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"order_id" bigint
);
--> statement-breakpoint
CREATE TABLE "pms_outage" (
	"outage_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"outage_no" text NOT NULL,
	"property_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"building_ids" text[] DEFAULT '{}' NOT NULL,
	"unit_ids" text[] DEFAULT '{}' NOT NULL,
	"service" smallint NOT NULL,
	"planned" smallint NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"plan_end_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0),
	"reason" text NOT NULL,
	"texts" jsonb NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"extensions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alert_time" timestamp(0),
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "pms_outage_status" CHECK ("pms_outage"."status" in (0, 1, 2, 3, 9)),
	CONSTRAINT "pms_outage_service" CHECK ("pms_outage"."service" in (1, 2, 3, 4, 5, 6, 9)),
	CONSTRAINT "pms_outage_times" CHECK ("pms_outage"."plan_end_time" > "pms_outage"."start_time"),
	CONSTRAINT "pms_outage_version" CHECK ("pms_outage"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD COLUMN "plan_id" bigint;--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD COLUMN "handler_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD COLUMN "handler_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD COLUMN "points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD COLUMN "finish_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "source_images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "finish_images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "appoint_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "handler_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "handler_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "state_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "finish_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "result" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "materials" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "cost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "score" smallint;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "reject_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "alert_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "task_id" bigint;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "point_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pms_work_order" ADD COLUMN "outage_id" bigint;--> statement-breakpoint
ALTER TABLE "pms_inspection_plan" ADD CONSTRAINT "pms_inspection_plan_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_inspection_plan" ADD CONSTRAINT "pms_inspection_plan_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_inspection_result" ADD CONSTRAINT "pms_inspection_result_task_id_pms_inspection_task_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."pms_inspection_task"("task_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_inspection_result" ADD CONSTRAINT "pms_inspection_result_order_id_pms_work_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."pms_work_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_outage" ADD CONSTRAINT "pms_outage_property_id_pms_property_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."pms_property"("property_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pms_outage" ADD CONSTRAINT "pms_outage_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pms_inspection_plan_modified" ON "pms_inspection_plan" USING btree ("gmt_modified");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_inspection_result_once" ON "pms_inspection_result" USING btree ("task_id","point_id","item_name");--> statement-breakpoint
CREATE INDEX "pms_inspection_result_order" ON "pms_inspection_result" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pms_outage_no" ON "pms_outage" USING btree ("outage_no");--> statement-breakpoint
CREATE INDEX "pms_outage_modified" ON "pms_outage" USING btree ("gmt_modified");--> statement-breakpoint
ALTER TABLE "pms_inspection_task" ADD CONSTRAINT "pms_inspection_task_plan_id_pms_inspection_plan_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."pms_inspection_plan"("plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pms_inspection_task_day" ON "pms_inspection_task" USING btree ("plan_id","plan_date") WHERE deleted = 0;--> statement-breakpoint
CREATE INDEX "pms_work_order_report" ON "pms_work_order" USING btree ("report_time");--> statement-breakpoint
select guard_rows('pms_inspection_plan');
--> statement-breakpoint
select guard_rows('pms_outage');
--> statement-breakpoint
select guard_by_parent('pms_inspection_result', 'task_id', 'pms_inspection_task');
