CREATE SEQUENCE "public"."content_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "content" (
	"content_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"content_no" text NOT NULL,
	"title" text NOT NULL,
	"content_type" smallint NOT NULL,
	"category_id" bigint NOT NULL,
	"cover" bigint NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"file_id" bigint,
	"jump" jsonb,
	"top" smallint DEFAULT 0 NOT NULL,
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
	CONSTRAINT "content_content_type" CHECK ("content"."content_type" in (1, 2, 3, 4)),
	CONSTRAINT "content_publish_status" CHECK ("content"."publish_status" in (0, 1, 2)),
	CONSTRAINT "content_period" CHECK ("content"."end_time" > "content"."start_time"),
	CONSTRAINT "content_read_count" CHECK ("content"."read_count" >= 0),
	CONSTRAINT "content_version" CHECK ("content"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "content_category" (
	"category_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"category_name" text NOT NULL,
	"sort" integer DEFAULT 100 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "content_category_version" CHECK ("content_category"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_category_id_content_category_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."content_category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_cover_file_file_id_fk" FOREIGN KEY ("cover") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_file_id_file_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_no" ON "content" USING btree ("content_no");--> statement-breakpoint
CREATE INDEX "content_shown" ON "content" USING btree ("publish_status","category_id");--> statement-breakpoint
select guard_rows('content', $$exists (select from unnest(branch_ids) as named
  where named in (select visible_branches()) or named in (select branches_above()))$$);
