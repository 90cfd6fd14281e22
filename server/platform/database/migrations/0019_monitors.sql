CREATE SEQUENCE "public"."strategy_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "monitor_alert" (
	"alert_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"strategy_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"metric" smallint NOT NULL,
	"level" smallint NOT NULL,
	"compare" smallint NOT NULL,
	"current_value" bigint NOT NULL,
	"threshold" bigint NOT NULL,
	"alert_time" timestamp(0) NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"relapsed" smallint DEFAULT 0 NOT NULL,
	"handler_name" text DEFAULT '' NOT NULL,
	"handle_time" timestamp(0),
	"result" text DEFAULT '' NOT NULL,
	CONSTRAINT "monitor_alert_status" CHECK ("monitor_alert"."status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "monitor_breed" (
	"strategy_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"watched" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "monitor_breed_strategy_id_branch_id_product_id_pk" PRIMARY KEY("strategy_id","branch_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "monitor_figure" (
	"metric" smallint NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"day" date NOT NULL,
	"value" bigint,
	"sync_time" timestamp(0),
	CONSTRAINT "monitor_figure_metric_branch_id_product_id_day_pk" PRIMARY KEY("metric","branch_id","product_id","day")
);
--> statement-breakpoint
CREATE TABLE "monitor_run" (
	"run_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"strategy_id" bigint NOT NULL,
	"due_time" timestamp(0) NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0) NOT NULL,
	"caught_up" smallint DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"recovered" integer DEFAULT 0 NOT NULL,
	"no_data" integer DEFAULT 0 NOT NULL,
	"messages" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monitor_state" (
	"strategy_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"state" smallint NOT NULL,
	"pending_count" smallint NOT NULL,
	"recover_count" smallint NOT NULL,
	"no_data_count" smallint NOT NULL,
	"before" smallint NOT NULL,
	CONSTRAINT "monitor_state_strategy_id_branch_id_product_id_pk" PRIMARY KEY("strategy_id","branch_id","product_id"),
	CONSTRAINT "monitor_state_state" CHECK ("monitor_state"."state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "monitor_strategy" (
	"strategy_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"strategy_code" text NOT NULL,
	"strategy_name" text NOT NULL,
	"metric" smallint NOT NULL,
	"compare" smallint NOT NULL,
	"threshold" bigint NOT NULL,
	"window_days" smallint NOT NULL,
	"level" smallint NOT NULL,
	"receiver_ids" text[] DEFAULT '{}' NOT NULL,
	"notify_by" smallint[] NOT NULL,
	"schedule" smallint NOT NULL,
	"run_at" text NOT NULL,
	"branch_ids" text[] DEFAULT '{}' NOT NULL,
	"product_scope_type" text NOT NULL,
	"product_ids" text[] DEFAULT '{}' NOT NULL,
	"brand_ids" text[] DEFAULT '{}' NOT NULL,
	"category_ids" text[] DEFAULT '{}' NOT NULL,
	"pending_runs" smallint NOT NULL,
	"recover_margin" bigint NOT NULL,
	"recover_runs" smallint NOT NULL,
	"no_data_minutes" smallint NOT NULL,
	"no_data_runs" smallint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	"last_run_time" timestamp(0),
	"looked_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "monitor_strategy_metric" CHECK ("monitor_strategy"."metric" in (1, 2, 3, 4, 5, 6)),
	CONSTRAINT "monitor_strategy_compare" CHECK ("monitor_strategy"."compare" in (1, 2, 3, 4)),
	CONSTRAINT "monitor_strategy_level" CHECK ("monitor_strategy"."level" in (1, 2, 3)),
	CONSTRAINT "monitor_strategy_schedule" CHECK ("monitor_strategy"."schedule" in (1, 2)),
	CONSTRAINT "monitor_strategy_margin" CHECK ("monitor_strategy"."recover_margin" >= 0),
	CONSTRAINT "monitor_strategy_version" CHECK ("monitor_strategy"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "monitor_trial" (
	"content" text PRIMARY KEY NOT NULL,
	"tried_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "monitor_alert" ADD CONSTRAINT "monitor_alert_strategy_id_monitor_strategy_strategy_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."monitor_strategy"("strategy_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_alert" ADD CONSTRAINT "monitor_alert_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_alert" ADD CONSTRAINT "monitor_alert_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_breed" ADD CONSTRAINT "monitor_breed_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_breed" ADD CONSTRAINT "monitor_breed_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_figure" ADD CONSTRAINT "monitor_figure_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_figure" ADD CONSTRAINT "monitor_figure_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_run" ADD CONSTRAINT "monitor_run_strategy_id_monitor_strategy_strategy_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."monitor_strategy"("strategy_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_state" ADD CONSTRAINT "monitor_state_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitor_state" ADD CONSTRAINT "monitor_state_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "monitor_alert_open" ON "monitor_alert" USING btree ("strategy_id","branch_id","product_id") WHERE status = 0;--> statement-breakpoint
CREATE INDEX "monitor_alert_time" ON "monitor_alert" USING btree ("alert_time","alert_id");--> statement-breakpoint
CREATE INDEX "monitor_figure_day" ON "monitor_figure" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "monitor_run_due" ON "monitor_run" USING btree ("strategy_id","due_time");--> statement-breakpoint
CREATE UNIQUE INDEX "monitor_strategy_code" ON "monitor_strategy" USING btree ("strategy_code");--> statement-breakpoint
select guard_rows(guarded::regclass)
from unnest(array['monitor_breed', 'monitor_state', 'monitor_alert', 'monitor_figure']) as guarded;
--> statement-breakpoint
select guard_rows('monitor_strategy', $$exists (select from unnest(branch_ids) as watching where watching in (select visible_branches()))$$);
--> statement-breakpoint
select guard_by_parent('monitor_run', 'strategy_id', 'monitor_strategy');
