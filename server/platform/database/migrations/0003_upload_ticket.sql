CREATE TABLE "upload_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"login_name" text NOT NULL,
	"branch_id" text NOT NULL,
	"biz_type" text NOT NULL,
	"limit" smallint NOT NULL,
	"file_ids" text[] NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "upload_ticket_expires" ON "upload_ticket" USING btree ("expires_at");