CREATE TABLE "staff" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"staff_name" text NOT NULL,
	"person_id" text NOT NULL,
	"department_name" text DEFAULT '' NOT NULL,
	"branch_id" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "button" ADD COLUMN "api_paths" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "button" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "button" ADD COLUMN "gmt_created" timestamp(0);--> statement-breakpoint
ALTER TABLE "button" ADD COLUMN "modified_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "button" ADD COLUMN "gmt_modified" timestamp(0);--> statement-breakpoint
ALTER TABLE "button" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "gmt_created" timestamp(0);--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "modified_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "gmt_modified" timestamp(0);--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "gmt_created" timestamp(0);--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "modified_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "gmt_modified" timestamp(0);--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "deleted" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "created_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "gmt_created" timestamp(0);--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "modified_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "gmt_modified" timestamp(0);--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_user_staff" ON "app_user" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_login_name_lower" ON "app_user" USING btree (lower("login_name"));--> statement-breakpoint
-- Accounts that are older than this table bring their owners along.
INSERT INTO "staff" ("staff_id", "staff_name", "person_id", "branch_id")
SELECT DISTINCT ON ("staff_id") "staff_id", "real_name", "person_id", "branch_id" FROM "app_user" ORDER BY "staff_id", "user_id";
