CREATE TABLE "saved_view" (
	"view_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"list_key" text NOT NULL,
	"name" text NOT NULL,
	"share" smallint NOT NULL,
	"role_id" bigint,
	"branch_id" text,
	"is_default" smallint DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_view_owner" ON "saved_view" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "saved_view_share" ON "saved_view" USING btree ("share");