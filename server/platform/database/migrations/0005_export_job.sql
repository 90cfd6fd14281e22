CREATE TABLE "export_job" (
	"job_no" text PRIMARY KEY NOT NULL,
	"status" smallint NOT NULL,
	"file_type" smallint NOT NULL,
	"request_method" text NOT NULL,
	"api_url" text NOT NULL,
	"query_param_map" jsonb NOT NULL,
	"query_body_map" jsonb NOT NULL,
	"export_fields" jsonb NOT NULL,
	"unknown_fields" text[] NOT NULL,
	"file_name" text NOT NULL,
	"menu_url" text NOT NULL,
	"language" text NOT NULL,
	"request_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"branch_id" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"row_count" integer,
	"file_size" bigint,
	"stored_as" text,
	"error_code" integer,
	"error_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"retries" smallint DEFAULT 0 NOT NULL,
	"interruptions" smallint DEFAULT 0 NOT NULL,
	"run_id" text,
	"lease_until" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	"start_time" timestamp(0),
	"finish_time" timestamp(0),
	"expire_time" timestamp(0),
	"deleted" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_job_owner" ON "export_job" USING btree ("created_by","create_time");--> statement-breakpoint
CREATE INDEX "export_job_status" ON "export_job" USING btree ("status","queued_at");