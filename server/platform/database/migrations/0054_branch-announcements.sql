CREATE TABLE "branch_announcement" (
	"announcement_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"title" text NOT NULL,
	"announce_type" smallint NOT NULL,
	"content" text NOT NULL,
	"top" smallint DEFAULT 0 NOT NULL,
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"branch_ids" text[] NOT NULL,
	"customer_types" text[] DEFAULT '{}' NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"plan_time" timestamp(0),
	"publish_status" smallint DEFAULT 1 NOT NULL,
	"publish_time" timestamp(0),
	"take_down_time" timestamp(0),
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "branch_announcement_announce_type" CHECK ("branch_announcement"."announce_type" in (1, 2, 3)),
	CONSTRAINT "branch_announcement_publish_status" CHECK ("branch_announcement"."publish_status" in (0, 1, 2)),
	CONSTRAINT "branch_announcement_period" CHECK ("branch_announcement"."end_time" > "branch_announcement"."start_time"),
	CONSTRAINT "branch_announcement_read_count" CHECK ("branch_announcement"."read_count" >= 0),
	CONSTRAINT "branch_announcement_version" CHECK ("branch_announcement"."version" >= 1)
);
--> statement-breakpoint
CREATE INDEX "branch_announcement_shown" ON "branch_announcement" USING btree ("publish_status","announce_type");--> statement-breakpoint
select guard_rows('branch_announcement', $$exists (select from unnest(branch_ids) as named
  where named in (select visible_branches()) or named in (select branches_above()))$$);
