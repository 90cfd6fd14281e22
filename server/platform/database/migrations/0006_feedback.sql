CREATE TABLE "feedback" (
	"feedback_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"feedback_no" text NOT NULL,
	"type" smallint NOT NULL,
	"content" text NOT NULL,
	"images" text[] NOT NULL,
	"client_kind" smallint NOT NULL,
	"app" text DEFAULT '0' NOT NULL,
	"submit_name" text NOT NULL,
	"phone" text NOT NULL,
	"branch_id" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"handler" text DEFAULT '' NOT NULL,
	"handler_name" text DEFAULT '' NOT NULL,
	"reply_content" text DEFAULT '' NOT NULL,
	"replied_by" text DEFAULT '' NOT NULL,
	"reply_time" timestamp(0),
	"close_reason" text DEFAULT '' NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"gmt_created" timestamp(0),
	"modified_by" text DEFAULT '' NOT NULL,
	"gmt_modified" timestamp(0),
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_no" ON "feedback" USING btree ("feedback_no");--> statement-breakpoint
CREATE INDEX "feedback_branch" ON "feedback" USING btree ("branch_id","status");