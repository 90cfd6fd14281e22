CREATE SEQUENCE "public"."release_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "content_release" (
	"release_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"release_no" text NOT NULL,
	"release_name" text NOT NULL,
	"branch_id" text NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0),
	"status" smallint DEFAULT 0 NOT NULL,
	"missed" smallint DEFAULT 0 NOT NULL,
	"publish_time" timestamp(0),
	"ended_time" timestamp(0),
	"actor" jsonb,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_release_status" CHECK ("content_release"."status" in (0, 1, 2, 3, 8, 9)),
	CONSTRAINT "content_release_times" CHECK ("content_release"."end_time" > "content_release"."start_time"),
	CONSTRAINT "content_release_version" CHECK ("content_release"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "content_release_member" (
	"member_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"release_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	"object_type" text NOT NULL,
	"object_id" bigint NOT NULL,
	"object_name" text NOT NULL,
	"version_no" integer,
	"action" smallint NOT NULL,
	"branch_ids" text[] DEFAULT '{}' NOT NULL,
	"plan_ids" text[] DEFAULT '{}' NOT NULL,
	"done_time" timestamp(0),
	"back_time" timestamp(0),
	"back_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "content_release_member_action" CHECK ("content_release_member"."action" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "content_release" ADD CONSTRAINT "content_release_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_release_member" ADD CONSTRAINT "content_release_member_release_id_content_release_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."content_release"("release_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_release_no" ON "content_release" USING btree ("release_no");--> statement-breakpoint
CREATE INDEX "content_release_branch" ON "content_release" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "content_release_due" ON "content_release" USING btree ("status","start_time");--> statement-breakpoint
CREATE UNIQUE INDEX "content_release_member_once" ON "content_release_member" USING btree ("release_id","object_type","object_id");--> statement-breakpoint
CREATE INDEX "content_release_member_object" ON "content_release_member" USING btree ("object_type","object_id");--> statement-breakpoint
select guard_rows('content_release');
--> statement-breakpoint
select guard_by_parent('content_release_member', 'release_id', 'content_release');
