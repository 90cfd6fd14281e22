CREATE TABLE "home_draft_step" (
	"page_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"components" json NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "home_draft_step_page_id_version_pk" PRIMARY KEY("page_id","version")
);
--> statement-breakpoint
CREATE TABLE "home_lease" (
	"page_id" bigint NOT NULL,
	"branch_id" text DEFAULT '' NOT NULL,
	"holder_id" text NOT NULL,
	"holder_name" text NOT NULL,
	"since" timestamp(0) NOT NULL,
	"until" timestamp(0) NOT NULL,
	"requester_id" text DEFAULT '' NOT NULL,
	"requester_name" text DEFAULT '' NOT NULL,
	"request_time" timestamp(0),
	CONSTRAINT "home_lease_page_id_branch_id_pk" PRIMARY KEY("page_id","branch_id")
);
--> statement-breakpoint
CREATE TABLE "home_override" (
	"page_id" bigint NOT NULL,
	"branch_id" text NOT NULL,
	"base_version_no" integer NOT NULL,
	"props" json NOT NULL,
	"order" json,
	"own" json NOT NULL,
	"conflicts" json NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "home_override_page_id_branch_id_pk" PRIMARY KEY("page_id","branch_id"),
	CONSTRAINT "home_override_version" CHECK ("home_override"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "home_page" (
	"page_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"page_name" text NOT NULL,
	"client_kind" smallint DEFAULT 0 NOT NULL,
	"app" smallint DEFAULT 0 NOT NULL,
	"branch_id" text NOT NULL,
	"branch_ids" text[] DEFAULT '{}' NOT NULL,
	"background_color" text DEFAULT '' NOT NULL,
	"share_title" text DEFAULT '' NOT NULL,
	"version_no" integer DEFAULT 1 NOT NULL,
	"take_down_time" timestamp(0),
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "home_page_client_kind" CHECK ("home_page"."client_kind" in (0)),
	CONSTRAINT "home_page_app" CHECK ("home_page"."app" in (0)),
	CONSTRAINT "home_page_version" CHECK ("home_page"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "home_plan" (
	"plan_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"page_id" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"kind" smallint NOT NULL,
	"force" smallint DEFAULT 0 NOT NULL,
	"branch_id" text NOT NULL,
	"branch_ids" text[] DEFAULT '{}' NOT NULL,
	"inherit" smallint DEFAULT 1 NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0),
	"cancel_time" timestamp(0),
	"reason" text DEFAULT '' NOT NULL,
	"start_logged" smallint DEFAULT 0 NOT NULL,
	"end_logged" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "home_plan_kind" CHECK ("home_plan"."kind" in (1, 2)),
	CONSTRAINT "home_plan_times" CHECK ("home_plan"."end_time" > "home_plan"."start_time"),
	CONSTRAINT "home_plan_version" CHECK ("home_plan"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "home_version" (
	"page_id" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"base_version_no" integer,
	"origin" smallint NOT NULL,
	"frozen" smallint DEFAULT 0 NOT NULL,
	"frozen_time" timestamp(0),
	"components" json NOT NULL,
	"component_count" integer DEFAULT 0 NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	CONSTRAINT "home_version_page_id_version_no_pk" PRIMARY KEY("page_id","version_no"),
	CONSTRAINT "home_version_origin" CHECK ("home_version"."origin" in (1, 2, 3, 4))
);
--> statement-breakpoint
ALTER TABLE "home_draft_step" ADD CONSTRAINT "home_draft_step_page_id_home_page_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."home_page"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_lease" ADD CONSTRAINT "home_lease_page_id_home_page_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."home_page"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_override" ADD CONSTRAINT "home_override_page_id_home_page_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."home_page"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_override" ADD CONSTRAINT "home_override_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_page" ADD CONSTRAINT "home_page_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_plan" ADD CONSTRAINT "home_plan_page_id_home_page_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."home_page"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_plan" ADD CONSTRAINT "home_plan_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_version" ADD CONSTRAINT "home_version_page_id_home_page_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."home_page"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_page_branch" ON "home_page" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "home_plan_page" ON "home_plan" USING btree ("page_id","version_no");--> statement-breakpoint
CREATE INDEX "home_plan_time" ON "home_plan" USING btree ("start_time");--> statement-breakpoint
select guard_rows(guarded::regclass, $$branch_id in (select visible_branches())
  or branch_id in (select branches_above())$$)
from unnest(array['home_page', 'home_plan']) as guarded;--> statement-breakpoint
select guard_rows('home_override');--> statement-breakpoint
select guard_by_parent(guarded::regclass, 'page_id', 'home_page')
from unnest(array['home_version', 'home_draft_step', 'home_lease']) as guarded;
