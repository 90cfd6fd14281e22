CREATE TABLE "banner" (
	"banner_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"banner_name" text NOT NULL,
	"image" bigint NOT NULL,
	"position" smallint NOT NULL,
	"jump" jsonb NOT NULL,
	"sort" integer DEFAULT 100 NOT NULL,
	"click_count" integer DEFAULT 0 NOT NULL,
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
	CONSTRAINT "banner_position" CHECK ("banner"."position" in (1, 2, 3, 4, 5)),
	CONSTRAINT "banner_publish_status" CHECK ("banner"."publish_status" in (0, 1, 2)),
	CONSTRAINT "banner_period" CHECK ("banner"."end_time" > "banner"."start_time"),
	CONSTRAINT "banner_click_count" CHECK ("banner"."click_count" >= 0),
	CONSTRAINT "banner_version" CHECK ("banner"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_image_file_file_id_fk" FOREIGN KEY ("image") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_shown" ON "banner" USING btree ("publish_status","position");--> statement-breakpoint
-- For companies in sight, and for those above them, which hold for these as well.
select guard_rows('banner', $$exists (select from unnest(branch_ids) as named
  where named in (select visible_branches()) or named in (select branches_above()))$$);
